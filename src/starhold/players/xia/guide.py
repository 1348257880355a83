"""How a search plays Xia: it compares the plans of a captain by carrying them out in imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from starhold.games.xia import Xia
from starhold.games.xia.choices import Depart, EndActions, Stop
from starhold.kernel import Choice, Match, Seat

from ..guide import Move
from ..player import Outlook
from .captain import Captain
from .captain.abilities import use_ability
from .captain.acting import at_once, carry_out, deed_here
from .captain.choosing import ranked_plans
from .captain.flying import next_step
from .captain.plan import Plan
from .captain.situation import Situation
from .evaluation import FAME, standing

ACT, FLY = "xia.action-phase.act", "xia.move.spend"
WEIGHED = frozenset(["xia.set-up.take", "xia.choose-missions.answer"])
"""Questions about which a captain has no plans, and whose answers all deserve a thought."""
MOST_MOVES = 4
WORTH_A_THOUGHT = 0.35
"""A plan is compared if it is worth so much of what the best one is."""
TURNS = 3
"""So many turns of its own a captain looks ahead."""
LONGEST = 400
"""Answers of a playout, for the case that the rules keep asking."""

PASSING: tuple[Choice, ...] = (EndActions(), Depart(), Stop())
"""What a captain answers whose turn is not played out."""


class XiaGuide:
    """A move is a plan of a captain, from its first answer until it is carried out or given up."""

    depth = 1
    scale = 2 * FAME
    natural_first = True

    def moves(self, outlook: Outlook) -> Sequence[Move]:
        prompt, options = outlook.decision.prompt, outlook.decision.options
        if len(options) > 1 and prompt == ACT:
            situation = Situation(outlook)
            found = [] if _is_settled(situation) else _plans(situation)
            if found:
                return found
        captain = Captain()
        usual = captain.answer(outlook)
        moves = [Move(f"{prompt} {usual}", usual)]
        if prompt in WEIGHED:
            others = [option for option in options if option != usual]
            moves += [Move(f"{prompt} {option}", option) for option in others[: MOST_MOVES - 1]]
        return moves

    def go_on(self, outlook: Outlook, move: Move) -> Move | None:
        if move.intent is None or outlook.decision.prompt not in (ACT, FLY):
            return None
        return _next_move(Situation(outlook), move)

    def play(self, world: Match, move: Move) -> None:
        world.answer(move.answer)

    def play_on(self, world: Match, seat: Seat, move: Move) -> None:
        """The seat goes on with its plan, and then as a captain would; the others let their turns pass."""
        game = world.game
        assert isinstance(game, Xia)
        turns, active = 0, game.state.active
        for _ in range(LONGEST):
            if world.over or turns == TURNS:
                return
            if world.decision.seat == seat:
                move = self._next(world, move)
                world.answer(move.answer)
            else:
                world.answer(_passing(world.decision.options))
            before, active = active, game.state.active
            turns += active == seat != before

    def value(self, world: Match, seat: Seat) -> float:
        assert isinstance(world.game, Xia)
        return standing(world.game, seat)

    def _next(self, world: Match, move: Move) -> Move:
        """What the seat does next: what it has begun, the best that it could begin, or what a captain answers."""
        seen = cast(Outlook, _Insight(world))
        going_on = self.go_on(seen, move)
        if going_on is not None:
            return going_on
        if world.decision.prompt in (ACT, FLY):
            situation = Situation(seen)
            best = [] if _is_settled(situation) else _plans(situation, most=1)
            if best:
                return best[0]
        return Move("", Captain().answer(seen))


class _Insight:
    """The outlook of a seat in a world that is imagined already, so that nothing has to be guessed again."""

    def __init__(self, world: Match) -> None:
        self.decision = world.decision
        self.seat = world.decision.seat
        self._world = world

    def imagine(self, _: int | str) -> Match:
        return self._world


def _plans(situation: Situation, most: int = MOST_MOVES) -> list[Move]:
    """What the captain could set out to do, each with its first answer."""
    ranked, credit = ranked_plans(situation), situation.credit
    least = WORTH_A_THOUGHT * max((plan.worth(credit) for plan in ranked), default=0.0)
    moves: dict[str, Move] = {}
    for plan in ranked:
        if plan.worth(credit) < least and moves:
            continue
        answer = _next_answer(situation, plan)
        if answer is not None:
            moves.setdefault(_name(plan), Move(_name(plan), answer, plan))
        if len(moves) == most:
            break
    return list(moves.values())


def _name(plan: Plan) -> str:
    return f"{plan.reason} ({plan.goal}: {', '.join(map(str, plan.deeds))})"


def _is_settled(situation: Situation) -> bool:
    """Whether a captain does not need a plan to know what to do."""
    return situation.fame_needed <= 0 or at_once(situation) is not None


def _next_move(situation: Situation, move: Move) -> Move | None:
    """What brings a plan further. In the middle of a move it stands; before the next one, it must still be a plan."""
    if _is_settled(situation):
        return None
    plan: Plan | None = move.intent
    if situation.prompt == ACT:
        begun = move.intent.goal, move.intent.deeds
        plan = next((found for found in ranked_plans(situation) if (found.goal, found.deeds) == begun), None)
    answer = None if plan is None else _next_answer(situation, plan)
    return None if answer is None else Move(move.name, answer, plan)


def _next_answer(situation: Situation, plan: Plan) -> Choice | None:
    if situation.prompt == FLY:
        return deed_here(situation, plan) or next_step(situation, plan)
    answer = use_ability(situation, plan) or carry_out(situation, plan)
    return None if answer is None else answer.choice


def _passing(options: tuple[Choice, ...]) -> Choice:
    """Nothing that takes time."""
    return next((choice for choice in PASSING if choice in options), options[0])
