"""The turn of one NPC that acts by the chart. (CS-PURGE-TARGET-01..11, CS-PURGE-AI-03..10, CS-PRONE-02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, ask, call, done, goto

from ...choices import SingleOut
from ...content import Question
from ...events import Activated, NpcAimed, NpcDecided, TurnMissed
from ..answers import in_order
from ..assault import Assault
from ..fighting import bare_hands
from ..figures import figure_of, find_figure
from ..movement import MoveAlong
from ..script.happening import Happen
from ..shooting import Shooting, shot_of_npc
from ..standing import stand_up
from .boards import npc_of
from .chart import Turn, act_of
from .steering import way_towards
from .targets import aim_of

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

    def start(self, game: CoreSpace) -> Step:
        npc = figure_of(game, self.figure)
        if npc.missed_turns:
            npc.missed_turns -= 1
            game.tell(TurnMissed(npc.id))
            return done()
        self.left = max(0, npc_of(game, npc).actions - npc.lost_actions)
        npc.lost_actions = 0
        if self.most:
            self.left = min(self.left, self.most)
        game.tell(Activated(npc.id))
        if npc.prone and self.left:
            self.left -= 1
            stand_up(game, npc)
        return goto(self.aim)

    def aim(self, game: CoreSpace) -> Step:
        """(CS-PURGE-TARGET-11)"""
        aim = aim_of(game, figure_of(game, self.figure))
        if not aim.figures or not self.left:
            return done()
        self.why = aim.clause
        if len(aim.figures) == 1:
            return self.lock(game, SingleOut(aim.figures[0]))
        return ask(game.state.mission.counter, in_order(SingleOut(name) for name in aim.figures), then=self.lock)

    def lock(self, game: CoreSpace, choice: SingleOut) -> Step:
        self.target = choice.figure
        game.tell(NpcAimed(self.figure, self.target, self.why))
        return goto(self.act)

    def act(self, game: CoreSpace) -> Step:
        """(CS-PURGE-TARGET-10, CS-PURGE-AI-04..06)"""
        npc = find_figure(game, self.figure)
        if npc is None or not self.left or game.state.mission.over:
            return done()
        target = find_figure(game, self.target)
        if target is None or target.defeated:
            return goto(self.aim)
        act, answers = act_of(game, Turn(npc, target, self.left, self.moved))
        self.left -= 1
        said: tuple[Question, ...] = tuple(question for question, yes in answers if yes)
        game.tell(NpcDecided(npc.id, target.id, act, said))
        match act:
            case "close":
                return call(Assault(npc.id, bare_hands(game, npc), target.id), then=self.settle)
            case "shoot":
                return call(Shooting(npc.id, shot_of_npc(game, npc, target), target.id), then=self.settle)
        self.moved = True
        return call(MoveAlong(npc.id, list(way_towards(game, npc, target))), then=self.settle)

    def settle(self, game: CoreSpace) -> Step:
        return call(Happen(), then=self.act)
