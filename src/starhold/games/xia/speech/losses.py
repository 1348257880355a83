"""The losses by damage on a space of the hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Meaning, Seat

from ..board.holds import Cell, Fitted, Hold, struck_with, use_spaces
from ..choices import Damage
from ..content import XiaContent

if TYPE_CHECKING:
    from ..game import Xia


def of_damage(game: Xia, seat: Seat, choice: Damage) -> Meaning:
    """Name all that damage there would take away."""
    losses = list(losses_at(game.content, game.state.captains[seat].hold, choice.cell))
    return Meaning(f"put the damage on {choice.cell}", "; ".join(losses) or "nothing is lost")


def losses_at(content: XiaContent, hold: Hold, cell: Cell) -> Iterator[str]:
    hit = struck_with(content, hold, cell)
    yield from (f"the cube of {hold.cubes[each]} drifts away" for each in hit if each in hold.cubes)
    yield from ("the relic is destroyed" for pair in hold.relics if not set(pair).isdisjoint(hit))
    for fitted in hold.outfits:
        if cell in fitted.cells:
            yield from _harm(content, fitted, cell)


def _harm(content: XiaContent, fitted: Fitted, cell: Cell) -> Iterator[str]:
    """What damage on a cell does to an outfit there. Plating is there to be damaged."""
    outfit = content.outfit[fitted.outfit]
    match outfit.family:
        case "plating":
            return
        case "pod":
            yield f"the {outfit.name} carries nothing"
        case "mod":
            yield f"the {outfit.name} does nothing"
        case _:
            yield f"the {outfit.name} rolls 1 lower"
    if cell in fitted.used:
        yield "the marker on its Use space is disarmed"
    elif cell in use_spaces(content, fitted):
        yield "its Use space is blocked"
