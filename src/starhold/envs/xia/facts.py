"""What the position adds to the options: where something is, whose it is, what is fitted. Facts are small and hashable,
so that whatever is told from them can be kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from starhold.games.xia import Xia
from starhold.games.xia.board.holds import place_of
from starhold.games.xia.board.layout import neighbour_centre
from starhold.games.xia.rules.ships import Vessel, has_bounty, seat_of, vessel
from starhold.games.xia.state import Captain
from starhold.geometry import COMPASS, Direction, Hex
from starhold.kernel import Seat

from .names import CONTENT
from .ships import on_board

Numbers: TypeAlias = dict[str, float]


class Position(NamedTuple):
    """Who is asked, and where that is."""

    game: Xia
    seat: Seat
    centre: Hex


class Fact(NamedTuple):
    """How the numbers of a field are told, and from what. Spots stand apart, so that few facts differ."""

    tell: Callable[..., Numbers]
    of: tuple[Any, ...]
    name: str = ""
    """The name that it is about."""


Spot: TypeAlias = tuple[int, int]
"""Where a space is, as seen from the centre."""
Found: TypeAlias = tuple[Spot | None, Fact]
Finder: TypeAlias = Callable[[Position, Any], Found]  # each takes its own kind of value


def _spot(position: Position, at: Hex) -> Spot:
    there, centre = on_board(position.game, at), position.centre
    assert there is not None
    return there[0] - centre[0], there[1] - centre[1]


def _feature(position: Position, at: Hex) -> str:
    space = position.game.chart.spaces.get(at)
    return space.feature if space is not None else ""


def _space(position: Position, at: Hex) -> Found:
    return _spot(position, at), Fact(_tell_space, (_feature(position, at),))


def _beside(position: Position, way: Direction) -> Found:
    return _space(position, position.centre.plus(COMPASS[way]))


def _side(position: Position, side: int) -> Found:
    at = neighbour_centre(position.game.chart.sector_at(position.centre), side)
    return _spot(position, at), Fact(_tell_unexplored, (_feature(position, at),))


def _spawn_point(position: Position, number: int) -> Found:
    at = position.game.chart.spawn_points.get(number)
    return (None, Fact(tell_amount, (number,))) if at is None else _space(position, at)


def _ship(position: Position, ship: str) -> Found:
    """A ship at which something is aimed."""
    return _vessel(position, vessel(position.game, ship), ship)


def _vessel(position: Position, found: Vessel, name: str) -> Found:
    at, is_captain, is_wanted = found.at, type(found) is Captain, has_bounty(position.game, found)
    if at is None:
        return None, Fact(_tell_ship, ("", is_captain, is_wanted), name)
    return _spot(position, at), Fact(_tell_ship, (_feature(position, at), is_captain, is_wanted), name)


def _target(position: Position, target: str | None) -> Found:
    """What an ability is used on: a ship, a captain's seat, or a word of its own."""
    if target is not None and (target in position.game.content.npc or seat_of(position.game, target) is not None):
        return _ship(position, target)
    return None, Fact(dict, (), str(target))


def _captain(position: Position, seat: Seat) -> Found:
    captain = position.game.state.captains[seat]
    return _vessel(position, captain, captain.ship)


def _fitted(position: Position, outfit: int) -> Found:
    """An outfit in the own hold."""
    fitted = position.game.state.captains[position.seat].hold.outfits[outfit]
    return None, Fact(_tell_fitted, (fitted.outfit, fitted.cells), fitted.outfit)


HERE: dict[str, Finder] = {
    "way": _beside,
    "to": _space,
    "side": _side,
    "number": _spawn_point,
    "ship": _ship,
    "target": _target,
    "captain": _captain,
    "outfit": _fitted,
}
"""The fields of choices that hang on the position."""


# How facts are told in numbers


def tell_cells(cells: tuple[str, ...]) -> Numbers:
    """Where something is in a hold."""
    places = [place_of(cell) for cell in cells]
    return {
        "column": sum(column for column, _ in places) / len(places),
        "row": sum(row for _, row in places) / len(places),
        "first column": places[0][0],
        "first row": places[0][1],
        "last column": places[-1][0],
        "last row": places[-1][1],
    }


def tell_amount(amount: int) -> Numbers:
    """How much or how many, of whatever it is."""
    return {"amount": amount}


def _tell_space(feature: str) -> Numbers:
    return {f"space: {feature}": 1.0} if feature else {}


def _tell_unexplored(feature: str) -> Numbers:
    return _tell_space(feature) | {"way: unexplored": 1.0}


def _tell_ship(feature: str, is_captain: bool, has_bounty: bool) -> Numbers:
    aimed = "at a captain" if is_captain else "at an NPC"
    return {**_tell_space(feature), aimed: 1.0, "at a bounty": float(has_bounty)}


def _tell_fitted(outfit: str, cells: tuple[str, ...]) -> Numbers:
    return {**tell_cells(cells), "die": CONTENT.outfit[outfit].die}
