"""Wormholes that pilots open in the middle of a fight. (AKA-UPG-TECH-33)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, ask, done, goto

from ..choices import Place
from ..events import RiftOpened
from .bodies import board_of, flyer_of, scenario_of, taken

if TYPE_CHECKING:
    from ..game import Akarios


class OpenRifts(Procedure, tag="akarios.open-rifts"):
    """A pilot places wormholes, one after the other."""

    pilot: str
    wormholes: int

    def start(self, game: Akarios) -> Step:
        spaces = list(map(Place, open_spaces(game))) if self.wormholes else []
        return ask(flyer_of(game, self.pilot).seat, spaces, then=self.open) if spaces else done()

    def open(self, game: Akarios, choice: Place) -> Step:
        self.wormholes -= 1
        game.state.rifts.append(choice.at)
        game.tell(RiftOpened(self.pilot, choice.at))
        return goto(self.start)


def open_spaces(game: Akarios) -> list[Hex]:
    """The spaces on which nothing lies: no terrain, no ship, no marker."""
    board, keys = board_of(game), scenario_of(game).keys
    marked = {at for letter, at in board.keys.items() if letter in keys and keys[letter].marker}
    closed = taken(game) | marked
    return [space for space, terrain in board.terrain.items() if terrain == "open" and space not in closed]
