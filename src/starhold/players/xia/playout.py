"""A captain in an imagined world: it plays on quickly, and without a second thought about a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from starhold.games.xia import Xia
from starhold.games.xia.choices import Abort, Depart, EndActions, Give, Jettison, Stop
from starhold.geometry import Hex
from starhold.kernel import Choice, Match, Seat

from ..player import Outlook
from .captain.board.risks import TYPICAL
from .captain.board.ways import step_choice
from .captain.plans.choosing import best_plan, ranked_plans
from .captain.plans.plan import Plan
from .captain.policies import POLICIES
from .captain.policies.abilities import use_ability
from .captain.policies.acting import at_once, carry_out, deed_here, end_of_phase, stop
from .captain.policies.flying import next_step, path_to
from .captain.situation import Situation

ACT, FLY = "xia.action-phase.act", "xia.move.spend"
LOOKS_AROUND = 3
"""After so many steps a captain thinks again whether there is something better to do; at the table, after each."""
LONGEST = 500
"""Answers of a playout, for the case that the rules keep asking."""
OF_NO_USE = (Abort, EndActions, Give, Jettison)
"""The answers that are left when a captain has done all that can be done."""
PASSING: tuple[Choice, ...] = (EndActions(), Depart(), Stop())
"""The answers of a captain whose turn is not played out."""


class _Insight:
    """The outlook of a seat in a world that is imagined already, so that nothing has to be guessed again."""

    __slots__ = ("_world", "decision", "seat")

    def __init__(self, world: Match, seat: Seat) -> None:
        self.decision = world.decision
        self.seat = seat
        self._world = world

    def imagine(self, _: int | str) -> Match:
        return self._world


class Glimpse(Situation):
    """A situation in an imagined world, with the dangers of a typical ship, so that ways need not be found anew."""

    def __init__(self, world: Match, seat: Seat) -> None:
        super().__init__(cast(Outlook, _Insight(world, seat)))
        embers = self.state.embers
        kiln = None if embers is None else embers.kiln
        comets = tuple(sorted(at for fatal in self.game.rules.fatal for at in fatal(self.game)))
        self.later_risks = TYPICAL._replace(is_outlaw=self.me.bounty > 0, kiln=kiln)
        self.risks = self.later_risks._replace(comets=comets)


class Pilot:
    """Carries out a plan, and then the best that there is, as a captain would."""

    def __init__(self, plan: Plan | None = None, *, stands: bool = False) -> None:
        self.plan = plan
        self._resolve = plan if stands else None
        """The answer to be carried out even if there is something better to do."""
        self._way: list[Hex] = []
        self._steps = 0
        self._taken: frozenset[Hex] = frozenset()

    def answer(self, world: Match) -> Choice:
        """The next step of the plan, of a better one, or what a policy for the question says."""
        decision = world.decision
        policy = POLICIES.get(decision.prompt)
        if len(decision.options) == 1 or policy is None:
            return decision.options[0]
        situation = Glimpse(world, decision.seat)
        if decision.prompt not in (ACT, FLY):
            return policy(situation).choice
        if situation.fame_needed <= 0:
            return end_of_phase(situation) if decision.prompt == ACT else stop(situation)
        return self._at_once(situation) or (self._act if decision.prompt == ACT else self._fly)(situation)

    def _at_once(self, situation: Situation) -> Choice | None:
        """An answer that is good in any case; at the goal it is likely what the plan was about."""
        deed = at_once(situation)
        if deed is None:
            return None
        if self.plan is not None and self.plan.goal == situation.here:
            self.plan = None
        return deed.choice

    def begin_turn(self) -> None:
        """A new turn is a new thought."""
        if self.plan is not self._resolve:
            self.plan = None

    def _act(self, situation: Situation) -> Choice:
        if all(isinstance(option, OF_NO_USE) for option in situation.options):
            return end_of_phase(situation)
        if self.plan is not None:
            answer = use_ability(situation, self.plan) or carry_out(situation, self.plan)
            if answer is not None:
                return self._begin(situation, self.plan, answer.choice)
        plans = ranked_plans(situation)
        best = next(iter(plans), None)
        answer = use_ability(situation, best)
        if answer is not None:
            self.plan = best
            return answer.choice
        for plan in plans:
            answer = carry_out(situation, plan)
            if answer is not None:
                return self._begin(situation, plan, answer.choice)
        return end_of_phase(situation)

    def _begin(self, situation: Situation, plan: Plan, choice: Choice) -> Choice:
        if choice in plan.deeds:
            self.plan = None
        else:
            self._set_out(situation, plan)
        return choice

    def _set_out(self, situation: Situation, plan: Plan) -> None:
        self.plan, self._way, self._taken = plan, path_to(situation, plan.goal), situation.taken

    def _fly(self, situation: Situation) -> Choice:
        self._look_around(situation)
        if self.plan is None:
            return stop(situation)
        deed = deed_here(situation, self.plan)
        if deed is not None:
            self.plan = None
            return deed
        return self._step(situation) or next_step(situation, self.plan) or stop(situation)

    def _look_around(self, situation: Situation) -> None:
        """Now and then there is something better to do than what the ship set out for."""
        self._steps += 1
        looks = self._steps % LOOKS_AROUND == 0 and self.plan is not self._resolve
        best = best_plan(situation) if self.plan is None or looks else self.plan
        if best is not None and (best is not self.plan or not self._way):
            self._set_out(situation, best)

    def _step(self, situation: Situation) -> Choice | None:
        """The next step of the way, if the ship can stay somewhere farther on."""
        ahead = self._way[: situation.movement or 0]
        if all(at in self._taken for at in ahead):
            return None
        step = step_choice(situation.here, self._way[0])
        if step not in situation.options:
            self._way = []
            return None
        del self._way[0]
        return step


def play_turns(world: Match, seat: Seat, pilot: Pilot, turns: int) -> int:
    """Play so many turns of a seat, the rest of the present one included; the others let theirs pass.

    Returns how many it has been before the end.
    """
    game = world.game
    assert isinstance(game, Xia)
    played, active = 0, game.state.active
    for _ in range(LONGEST):
        if world.over:
            break
        decision = world.decision
        if decision.seat != seat:
            world.answer(_passing(decision.options))
        elif played == turns and decision.prompt == ACT:
            break
        else:
            world.answer(pilot.answer(world))
        before, active = active, game.state.active
        if active == seat != before:
            played += 1
            pilot.begin_turn()
    return played


def _passing(options: Sequence[Choice]) -> Choice:
    """Nothing that takes time."""
    return next((choice for choice in PASSING if choice in options), options[0])
