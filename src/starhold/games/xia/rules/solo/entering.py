"""NPCs enter a game alone: where they sit, and by which plan they fly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Step, ask, done, goto

from ...board.chart import Placed
from ...content import NpcId
from ...state import Npc
from ..ships import npc_of
from .behaviours import draw_behaviour
from .table import ALONE, RIVALS, rivals, table

if TYPE_CHECKING:
    from ...game import Xia


class SitDown(Choice, frozen=True, tag="xia.sit-down"):
    """Seat an NPC with so many others between it and the captain, counted from the captain's left."""

    npc: str
    place: int


class Enter(Procedure, tag="xia.enter-alone"):
    """Each newcomer gets a seat of the captain's choice and a random behaviour. (XIA-SOLO-24, XIA-SOLO-39)"""

    npcs: tuple[NpcId, ...]

    def start(self, game: Xia) -> Step:
        if not self.npcs:
            return done()
        others = len(rivals(game))
        if others == 0:
            return self.sit(game, SitDown(self.npcs[0], 0))
        return ask(ALONE, [SitDown(self.npcs[0], place) for place in range(others + 1)], then=self.sit)

    def sit(self, game: Xia, choice: SitDown) -> Step:
        newcomer, self.npcs = self.npcs[0], self.npcs[1:]
        seated = rivals(game)
        seated.insert(choice.place, npc_of(game, newcomer))
        seat(game, seated)
        draw_behaviour(game, newcomer)
        return goto(self.start)


def welcome(game: Xia, placed: Placed) -> Procedure | None:
    """Seat the NPCs that have come with a sector, before anything else happens. (XIA-SOLO-14, XIA-SOLO-39)"""
    plans = table(game).plans
    newcomers = tuple(npc.id for npc in game.state.npcs if npc.spawned and npc.id in RIVALS and npc.id not in plans)
    return Enter(newcomers) if newcomers else None


def seat(game: Xia, seated: list[Npc]) -> None:
    """Put the NPCs in the order of their turns: the Sellsword, those at the table by their seats, all others.

    (XIA-SOLO-30, XIA-SOLO-38)
    """
    others = [npc for npc in game.state.npcs if npc not in seated]
    hired = [npc for npc in others if game.content.npc[npc.id].for_hire]
    game.state.npcs = [*hired, *seated, *(npc for npc in others if npc not in hired)]
