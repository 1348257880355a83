"""The turn of an NPC by its behaviour. (XIA-SOLO-24..28, XIA-SOLO-46)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, call, done, goto

from ....content import Behaviour, NpcId
from ....events import NpcPlanned
from ....state import Feat, Npc
from ...dice import break_tie
from ...ships import card_of, npc_of
from ..table import table
from .aims import AIMS, candidates, is_there
from .conditions import which_hold
from .grammar import plan_of
from .verbs import VERBS
from .words import Act, CardStep, Mark, Moment

if TYPE_CHECKING:
    from ....game import Xia

Settle: TypeAlias = Callable[[list[Mark]], Mark]
"""The choice between marks that are equally good."""


class Chosen(NamedTuple):
    """An act that can be done."""

    act: Act
    moments: list[Moment]
    """The moment as the act sees it; several, if it has a target of its own, and there are equally good ones."""
    condition: str
    """The word that allows it, if one does."""


class Doing(NamedTuple):
    """An act that is being done."""

    told: NpcPlanned
    procedure: Procedure | None


class BehaviourTurn(Procedure, tag="xia.behaviour-turn"):
    """An NPC follows the steps of its behaviour, one after the other. (XIA-SOLO-25)

    To find out what an NPC would do, it is advanced in a copy of the play: see `intent`.
    """

    npc: NpcId
    step: int = 0
    target: Mark | None = None
    used: tuple[Hex, ...] = ()
    """The Buy and Sell spaces that it has used."""

    def start(self, game: Xia) -> Step:
        holder = npc_of(game, self.npc).holder

        def settle(marks: list[Mark]) -> Mark:
            winner = break_tie(game, [mark.name for mark in marks], holder)
            return next(mark for mark in marks if mark.name == winner)

        doing = self.advance(game, settle)
        if doing is None:
            return done()
        return goto(self.start) if doing.procedure is None else call(doing.procedure, then=self.start)

    def advance(self, game: Xia, settle: Settle) -> Doing | None:
        """Begin the next act that can be done; None if the turn is over."""
        npc = npc_of(game, self.npc)
        behaviour = game.content.behaviour[table(game).plans[npc.id]]
        plan = plan_of(behaviour)
        while self.step < len(plan.steps) and npc.at is not None and not game.is_over:
            at = Moment(game, npc, plan, self.target, self.used)
            if not is_there(at):
                at = self.look(at, settle)
            chosen = next_act(at, plan.steps[self.step])
            self.step += 1
            if chosen is not None:
                return self.carry_out(chosen, behaviour, settle)
        return None

    def look(self, at: Moment, settle: Settle) -> Moment:
        """Look for a target: at first, and when the last one is gone or used."""
        found = candidates(at, at.plan.aims)
        self.target = settle(found) if found else None
        set_course(at, self.target)
        return at._replace(mark=self.target)

    def carry_out(self, chosen: Chosen, behaviour: Behaviour, settle: Settle) -> Doing:
        act, moments, condition = chosen
        at = moments[0]
        if act.aim is not None:
            mark = settle([each.mark for each in moments if each.mark is not None])
            at = at._replace(mark=mark)
            keep_course(at.npc, mark)
        verb, plus = VERBS[act.verb], behaviour.plus_for(act.verb)
        space = verb.place(at)
        told = planned(at, act, behaviour, condition, space, plus)
        at.game.tell(told)
        if plus:
            table(at.game).feats += (Feat(act.verb, plus),)
        procedure = verb.do(at, act)
        if verb.uses_up and space is not None:
            self.used += (space,)
        if act.verb == "stop":
            self.step = len(at.plan.steps)
        return Doing(told, procedure)


def next_act(at: Moment, step: CardStep) -> Chosen | None:
    """The first act of a step that can be done: the first of all only if its condition holds. (XIA-SOLO-25)"""
    condition = which_hold(at, step.conditions)
    for place, act in enumerate(step.acts):
        if place == 0 and condition is None:
            continue
        able = [moment for moment in moments_of(at, act) if VERBS[act.verb].can(moment, act)]
        if able:
            return Chosen(act, able, condition or "" if place == 0 else "")
    return None


def moments_of(at: Moment, act: Act) -> list[Moment]:
    if act.aim is None:
        return [at]
    return [at._replace(mark=mark) for mark in candidates(at, [act.aim])]


def planned(at: Moment, act: Act, behaviour: Behaviour, condition: str, space: Hex | None, plus: int) -> NpcPlanned:
    mark = at.mark if act.verb in ("fly", "attack") else None
    if mark is None:
        return NpcPlanned(at.npc.id, behaviour.id, act.verb, condition, "", space, plus)
    return NpcPlanned(
        at.npc.id, behaviour.id, act.verb, condition or mark.why, mark.ship or mark.planet, mark.space, plus
    )


def set_course(at: Moment, mark: Mark | None) -> None:
    """An NPC that has found another target forgets where it was bound for, unless it has a trade route."""
    if not card_of(at.game, at.npc).route:
        at.npc.heading = None
    if mark is not None:
        keep_course(at.npc, mark)


def keep_course(npc: Npc, mark: Mark) -> None:
    if AIMS[mark.why].is_course:
        npc.heading = mark.planet
