"""The turn of a family of NPCs: its arrivals, then each of it from the highest rank down.

(CS-PURGE-AI-01..02, CS-NPC-ORDER-01..05, CS-NPC-ARRIVAL-05, CS-NPC-ARRIVAL-07)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto

from ...choices import AsListed, Send
from ...content import Family, Npc, Way
from ...state import Figure
from ..answers import in_order
from ..figures import character_of, family_of, find_figure, on_deck
from ..script.happening import Happen
from ..skills.windows import Settle
from .acting import NpcActivation
from .arrival import Arrive, available, due, number_of
from .boards import npc_of
from .civilians import CivilianActivation

if TYPE_CHECKING:
    from ...game import CoreSpace

ACTIVATIONS: Mapping[Way, Callable[[str], Procedure]] = {"chart": NpcActivation, "die": CivilianActivation}
"""How each of a family acts. (CS-NPC-ORDER-02..03)"""


class NpcPhase(Procedure, tag="corespace.npc-phase"):
    """All but the Purge, family by family: each arrives after the one before has acted. (CS-NPC-ORDER-01)"""

    waiting: list[Family] = []

    def start(self, game: CoreSpace) -> Step:
        self.waiting = [cast(Family, family.id) for family in game.content.families if family.id != "purge"]
        return goto(self.go_on)

    def go_on(self, game: CoreSpace) -> Step:
        if not self.waiting or game.state.mission.over:
            return done()
        return call(FamilyPhase(self.waiting.pop(0)), then=self.go_on)


class FamilyPhase(Procedure, tag="corespace.family-phase"):
    family: Family
    arrived: int = 0
    """The entries of the tracker that are dealt with."""
    waiting: list[str] = []
    """Those who have not acted yet."""
    as_listed: bool = False
    """True if the holder of the turn counter leaves the order as it is."""

    def start(self, game: CoreSpace) -> Step:
        """The list of the level, from top to bottom. (CS-PURGE-ARRIVAL-01, CS-NPC-ARRIVAL-01)"""
        listed = due(game, self.family)
        if self.arrived >= len(listed):
            return goto(self.line_up)
        arrival = listed[self.arrived]
        self.arrived += 1
        if not available(game, arrival.type):
            return goto(self.start)
        number = number_of(game, arrival)
        return call(Arrive(arrival.type, number), then=self.start) if number else goto(self.start)

    def line_up(self, game: CoreSpace) -> Step:
        """Those who have just arrived are among them. (CS-PURGE-AI-01, CS-NPC-ARRIVAL-07)"""
        there = [figure for figure in on_deck(game) if has_turn(game, figure, self.family)]
        self.waiting = [figure.id for figure in sorted(there, key=lambda each: -npc_of(game, each).rank)]
        return goto(self.choose)

    def choose(self, game: CoreSpace) -> Step:
        """Of equal ranks the counter holder names the next. (CS-PURGE-AI-02, CS-NPC-ORDER-05, CS-JOIN-02)"""
        found = (find_figure(game, name) for name in self.waiting)
        there = [figure for figure in found if figure is not None and has_turn(game, figure, self.family)]
        if not there or game.state.mission.over:
            return done()
        equals = [figure for figure in there if npc_of(game, figure).rank == npc_of(game, there[0]).rank]
        if len(equals) == 1 or self.as_listed:
            return self.send(game, Send(equals[0].id))
        offered: list[Choice] = [Send(figure.id) for figure in equals]
        return ask(game.state.mission.counter, in_order([*offered, AsListed()]), then=self.send)

    def send(self, game: CoreSpace, choice: Choice) -> Step:
        if isinstance(choice, Send):
            self.waiting.remove(choice.figure)
            return call(self.activation(game, choice.figure), then=self.settle)
        self.as_listed = True
        return goto(self.choose)

    def settle(self, game: CoreSpace) -> Step:
        """Before the next one acts the mission has its say, and others may react; to the chart they have done so.

        (CS-MISSION-07, CS-SK-RANGED-07)
        """
        return call(Settle() if self.way(game) == "die" else Happen(), then=self.choose)

    def activation(self, game: CoreSpace, name: str) -> Procedure:
        return ACTIVATIONS[self.way(game)](name)

    def way(self, game: CoreSpace) -> Way:
        return game.content.family[self.family].acts


def has_turn(game: CoreSpace, figure: Figure, family: Family) -> bool:
    """True for those of a family who have not acted; a die is rolled even for those who have joined a crew.

    (CS-JOIN-02, CS-JOIN-07, CS-SK-TECH-11)
    """
    if figure.crew is None:
        return family_of(game, figure) == family and not figure.acted
    board = character_of(game, figure)
    return isinstance(board, Npc) and board.family == family and game.content.family[family].acts == "die"
