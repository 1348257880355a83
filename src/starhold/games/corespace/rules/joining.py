"""NPCs who join a crew, and civilians who leave it again: their crew changes, and nothing else. (CS-JOIN-01..16)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.piles import draw
from starhold.kernel import Seat

from ..content import Npc
from ..events import ItemFound, Joined, LeftCrew, Taken
from ..state import Figure, Item
from .figures import character_of, player_of
from .kit import as_found, design, gain, show_all

if TYPE_CHECKING:
    from ..game import CoreSpace


def is_joined(game: CoreSpace, figure: Figure) -> bool:
    """True for an NPC who belongs to a crew; whoever was hired for good has a trader board. (CS-JOIN-03)"""
    return figure.crew is not None and isinstance(character_of(game, figure), Npc)


def join(game: CoreSpace, npc: Figure, seat: Seat, why: str) -> None:
    """Whoever carries nothing brings a token out of the bag. (CS-JOIN-02, CS-JOIN-05, CS-JOIN-12)"""
    npc.crew = seat
    game.tell(Joined(npc.id, seat, why))
    face = None if npc.tray else draw(game, game.state.mission.bag)
    if face is None:
        return
    item = as_found(game, Item(face, found="bag", known_to=(seat,)))
    gain(npc, item)
    game.tell(Taken(npc.id, design(game, item).size))
    game.tell(ItemFound(item.name, audience=(seat,)))


def leave(game: CoreSpace, npc: Figure) -> None:
    """It keeps what it carries, which lies open in its slot. (CS-JOIN-08, CS-JOIN-15, CS-EQUIP-08)"""
    game.tell(LeftCrew(npc.id, player_of(npc)))
    npc.crew = None
    show_all(game, npc)
