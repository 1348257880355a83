"""The Purge phase: arrivals, then everybody from the highest rank down. (CS-PURGE-AI-01..02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto

from ...choices import AsListed, Send
from ..answers import in_order
from ..figures import family_of, find_figure, on_deck
from .acting import NpcActivation
from .arrival import PurgeArrives
from .boards import npc_of

if TYPE_CHECKING:
    from ...game import CoreSpace


class PurgePhase(Procedure, tag="corespace.purge-phase"):
    waiting: list[str] = []
    """Those who have not acted yet."""
    as_listed: bool = False
    """True if the holder of the turn counter leaves the order as it is."""

    def start(self, game: CoreSpace) -> Step:
        return call(PurgeArrives(), then=self.line_up)

    def line_up(self, game: CoreSpace) -> Step:
        purge = [figure for figure in on_deck(game) if family_of(game, figure) == "purge"]
        self.waiting = [figure.id for figure in sorted(purge, key=lambda each: -npc_of(game, each).rank)]
        return goto(self.choose)

    def choose(self, game: CoreSpace) -> Step:
        """Of equal ranks the holder of the turn counter names the next. (CS-PURGE-AI-02)"""
        there = [figure for name in self.waiting if (figure := find_figure(game, name)) is not None]
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
            return call(NpcActivation(choice.figure), then=self.choose)
        self.as_listed = True
        return goto(self.choose)
