"""The turn of one NPC that acts by the chart.

(CS-PURGE-TARGET-01..11, CS-PURGE-AI-03..10, CS-NPC-ORDER-02, CS-NPC-TARGET-01..12, CS-PRONE-02, CS-ABILITY-15..16)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from starhold.kernel import Procedure, Step, ask, call, done, goto

from ...choices import SingleOut
from ...content import Act
from ...events import Activated, NpcAimed, NpcDecided, NpcHeld, TurnMissed
from ...state import Figure
from ..answers import in_order
from ..assault import Assault
from ..fighting import bare_hands
from ..figures import figure_of, find_figure, has_ability
from ..movement import MoveAlong
from ..shooting import Shooting, shot_of_npc
from ..skills.lasting import is_hidden, is_spent
from ..skills.windows import Settle
from ..standing import stand_up
from .boards import close_dice, npc_of, ranged_dice
from .chart import Moment
from .targets import NOBODY, Aim, Candidate, aim_elsewhere, passed_over
from .weighing import aim_of, candidates_of

if TYPE_CHECKING:
    from ...game import CoreSpace


class NpcActivation(Procedure, tag="corespace.npc-activation"):
    figure: str
    target: str = ""
    """Locked for the whole activation. (CS-PURGE-TARGET-09)"""
    why: str = ""
    """The clause that has decided it."""
    left: int = 0
    most: int = 0
    """The actions that a rule lets it have; 0 for all of them."""
    moved: bool = False
    linked: Literal["", Act] = ""
    """The one kind of action that it can take. (CS-ABILITY-15)"""
    vain: list[str] = []
    """Those at whom it would shoot to no effect. (CS-NPC-TARGET-07)"""

    def start(self, game: CoreSpace) -> Step:
        npc = figure_of(game, self.figure)
        if npc.missed_turns:
            npc.missed_turns -= 1
            game.tell(TurnMissed(npc.id))
            return done()
        self.left = actions_of(game, npc)
        npc.lost_actions = 0
        if self.most:
            self.left = min(self.left, self.most)
        game.tell(Activated(npc.id))
        if npc.prone and self.left:
            self.left -= 1
            stand_up(game, npc)
        return goto(self.aim)

    def aim(self, game: CoreSpace) -> Step:
        npc = figure_of(game, self.figure)
        if not self.left:
            return done()
        candidates = candidates_of(game, npc)
        return self.take(game, aim_of(game, npc, candidates), candidates)

    def take(self, game: CoreSpace, aim: Aim, candidates: Sequence[Candidate]) -> Step:
        """The holder of the turn counter decides between equals. (CS-PURGE-TARGET-11)"""
        self.why = aim.clause
        if not aim.figures:
            game.tell(NpcHeld(self.figure, nobody=True))
            return done()
        if len(aim.figures) == 1:
            return self.aim_at(game, aim.figures[0], candidates)
        return ask(game.state.mission.counter, in_order(SingleOut(name) for name in aim.figures), then=self.lock)

    def lock(self, game: CoreSpace, choice: SingleOut) -> Step:
        return self.aim_at(game, choice.figure, candidates_of(game, figure_of(game, self.figure)))

    def aim_at(self, game: CoreSpace, target: str, candidates: Sequence[Candidate]) -> Step:
        self.target = target
        passed, but = passed_over(candidates, target, self.why)
        game.tell(NpcAimed(self.figure, target, self.why, passed, but, tuple(each.figure for each in candidates)))
        return goto(self.act)

    def act(self, game: CoreSpace) -> Step:
        """(CS-PURGE-TARGET-10, CS-PURGE-AI-04..06, CS-NPC-TARGET-07..08, CS-JOIN-02)"""
        npc = find_figure(game, self.figure)
        if npc is None or npc.crew is not None or not self.left or is_spent(npc) or game.state.mission.over:
            return done()
        target = find_figure(game, self.target)
        if target is None or target.where != "deck" or target.defeated or is_hidden(game, target):
            return goto(self.aim)
        moment = Moment(game, npc, target, self.left, moved=self.moved)
        candidates, elsewhere = instead(moment, self.vain)
        if elsewhere.figures:
            self.vain.append(self.target)
            return self.take(game, elsewhere, candidates)
        if self.linked and moment.act != self.linked:
            game.tell(NpcHeld(npc.id, nobody=False))
            return done()
        self.linked = linked(moment)
        self.left -= 1
        npc.begun = True
        game.tell(
            NpcDecided(
                npc.id,
                target.id,
                moment.act,
                moment.why,
                moment.answers,
                ranged_dice(game, npc),
                close_dice(game, npc),
            )
        )
        return self.do(game, moment)

    def do(self, game: CoreSpace, moment: Moment) -> Step:
        npc, target = moment.npc, moment.target
        match moment.act:
            case "close":
                return call(Assault(npc.id, bare_hands(game, npc), target.id), then=self.settle)
            case "shoot":
                return call(Shooting(npc.id, shot_of_npc(game, npc, target), target.id), then=self.settle)
        self.moved = True
        return call(MoveAlong(npc.id, list(moment.way)), then=self.settle)

    def settle(self, game: CoreSpace) -> Step:
        return call(Settle(), then=self.act)


def actions_of(game: CoreSpace, npc: Figure) -> int:
    """The actions of its next turn. (CS-NPC-STAT-01, CS-ASSESS-04, CS-SK-CUNNING-07, CS-SK-TECH-11)"""
    return 0 if npc.acted or is_spent(npc) else max(0, npc_of(game, npc).actions - npc.lost_actions)


def linked(moment: Moment) -> Literal["", Act]:
    """The kind of action to which an act binds an NPC. (CS-ABILITY-15..16)"""
    return moment.act if has_ability(moment.game, moment.npc, "linked") else ""


def instead(moment: Moment, vain: Sequence[str]) -> tuple[list[Candidate], Aim]:
    """Whom it shoots at if it would shoot in vain; if all is in vain, at the one that it wanted first. Not the Purge.

    (CS-NPC-TARGET-07..08)
    """
    if moment.act != "shoot" or not moment.is_in_vain:
        return [], NOBODY
    candidates = candidates_of(moment.game, moment.npc)
    found = aim_elsewhere(candidates, {*vain, moment.target.id})
    if not found.figures and vain and vain[0] != moment.target.id:
        found = Aim("CS-NPC-TARGET-08", (vain[0],))
    return candidates, found
