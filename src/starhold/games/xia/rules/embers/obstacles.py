"""What is in the way of ships, though it is no ship: the Kiln, comets, relics on dead worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex

from ..rulebook import Rulebook
from .table import table

if TYPE_CHECKING:
    from ...game import Xia


def is_taken(game: Xia, at: Hex) -> bool:
    """Whether one of them is on a space. (XIA-KILN-03, XIA-COMET-04, XIA-DEADWORLD-06)"""
    embers = table(game)
    if at == embers.kiln:
        return True
    for comet in embers.comets:  # a loop costs half of `any`, and every step of a move asks
        if comet.at == at:
            return True
    space = game.chart.spaces.get(at)
    return space is not None and space.feature == "relics" and bool(embers.relic_stacks.get(space.sector.id))


def taken_spaces(game: Xia) -> list[Hex]:
    """All these spaces."""
    embers = table(game)
    stacks = embers.relic_stacks
    taken = [at for sector, at in game.chart.places("relics").items() if stacks.get(sector)]
    taken += [comet.at for comet in embers.comets if comet.at is not None]
    if embers.kiln is not None:
        taken.append(embers.kiln)
    return taken


RULES = Rulebook(occupying=(is_taken,), obstacles=(taken_spaces,))
