"""A search in Xia: it compares the plans of a captain by carrying them out in imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starhold.games.xia.choices import Fly, Keep
from starhold.kernel import Choice, Match, Seat

from ..guide import Move
from ..player import Outlook
from .captain import Captain
from .captain.plans.choosing import ranked_plans
from .captain.plans.plan import Plan
from .captain.policies.abilities import use_ability
from .captain.policies.acting import at_once, carry_out, deed_here, plans_in_flight, stop
from .captain.policies.flying import next_step
from .captain.situation import Situation
from .playout import ACT, FLY, Pilot, play_turns
from .prospects import chance_of_victory

MOST_MOVES = 4
WORTH_A_THOUGHT = 0.3
"""A plan is compared if it is worth so much of what the best one is."""
TURNS = 2
"""So many turns of its own a captain looks ahead, the present one included."""


class Intent(NamedTuple):
    """A plan that a captain is about."""

    plan: Plan
    stands: bool
    """True if it was preferred to what a captain would do, and so is not given up as soon as a captain would."""

    def is_for(self, plan: Plan) -> bool:
        """True if it is the same plan, however much of it may have been done."""
        return (self.plan.goal, self.plan.deeds) == (plan.goal, plan.deeds)


class XiaGuide:
    """A move is a plan of a captain, from its first answer until it is carried out or given up."""

    depth = 1
    natural_first = True

    def moves(self, outlook: Outlook, begun: Move | None = None) -> Sequence[Move]:
        prompt, options = outlook.decision.prompt, outlook.decision.options
        if len(options) > 1 and prompt in (ACT, FLY):
            situation = Situation(outlook)
            found = [] if _is_settled(situation) else _plans(situation, begun)
            if found:
                return found
        usual = Captain().answer(outlook)
        others = [option for option in options if option != usual and isinstance(option, Keep)]
        if not isinstance(usual, Keep):
            others = []  # a captain knows well which missions lead nowhere
        intent = None if begun is None else begun.intent
        return [Move(f"{prompt} {option}", option, intent) for option in (usual, *others[: MOST_MOVES - 1])]

    def play(self, world: Match, move: Move) -> None:
        world.answer(move.answer)

    def play_on(self, world: Match, seat: Seat, move: Move, before: Match) -> float:
        """The seat goes on with its plan, and then as a captain would; the others let their turns pass."""
        pilot = Pilot() if move.intent is None else Pilot(move.intent.plan, stands=move.intent.stands)
        turns = play_turns(world, seat, pilot, TURNS)
        return chance_of_victory(world, seat, turns)


def _is_settled(situation: Situation) -> bool:
    """True if a captain does not need a plan to know what to do."""
    return situation.fame_needed <= 0 or at_once(situation) is not None


def _plans(situation: Situation, begun: Move | None) -> list[Move]:
    """The moves open to the captain now, the natural one first.

    On the way from space to space there is nothing to think about, as long as a captain would go on.
    """
    intent: Intent | None = None if begun is None else begun.intent
    plans = list(plans_in_flight(situation)) if situation.prompt == FLY else ranked_plans(situation)
    if intent is not None and intent.stands:
        plans.sort(key=intent.is_for, reverse=True)
    moves = _moves(situation, plans, intent)
    is_on_the_way = situation.prompt == FLY and begun is not None and isinstance(begun.answer, Fly)
    return moves[:1] if is_on_the_way and intent is not None and plans and intent.is_for(plans[0]) else moves


def _moves(situation: Situation, plans: Sequence[Plan], begun: Intent | None) -> list[Move]:
    """Plans that can be gone on with at once, each with its first answer."""
    worths = [plan.worth(situation.credit) for plan in plans]
    least = WORTH_A_THOUGHT * max(worths, default=0.0)
    moves: dict[str, Move] = {}
    for plan, worth in zip(plans, worths, strict=True):
        answer = _next_answer(situation, plan) if worth >= least or not moves else None
        if answer is not None:
            name = f"{plan.reason} ({plan.goal}: {', '.join(map(str, plan.deeds))})"
            stands = bool(moves) or (begun is not None and begun.stands and begun.is_for(plan))
            intent = None if answer in plan.deeds else Intent(plan, stands)
            moves.setdefault(name, Move(name, answer, intent, plan.aloud(situation, answer)))
        if len(moves) == MOST_MOVES:
            break
    return list(moves.values())


def _next_answer(situation: Situation, plan: Plan) -> Choice | None:
    if situation.prompt == FLY:
        return deed_here(situation, plan) or next_step(situation, plan) or stop(situation)
    answer = use_ability(situation, plan) or carry_out(situation, plan)
    return None if answer is None else answer.choice
