"""Orders of more than one answer: `fly to 3,-2`, `fly to Lunari M`."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from starhold.games.common.ways import Ways, shortest
from starhold.geometry import Hex
from starhold.kernel import Choice, IllegalChoice, Seat

from .. import choices
from ..board.calm_ways import calm_ways
from ..board.chart import Exit
from ..rules.dangers import of_exit
from ..rules.onward import is_shut_out
from ..rules.ships import WAYS, is_occupied
from ..seeing.places import Reach
from .map import MARKS
from .reach import reaches

if TYPE_CHECKING:
    from ..game import Xia

ORDERS = {
    "fly to SPACE": "fly to a space by the shortest way without danger, by impulse or an engine if no move has begun: "
    "`fly to 3,-2`, `fly to Lun M`, `fly to S7`"
}

FLY_TO = re.compile(r"fly\s+to\s+(.+)", re.IGNORECASE)
COORDINATES = re.compile(r"(-?\d{1,3})\s*,\s*(-?\d{1,3})", re.ASCII)
SPAWN_POINT = re.compile(r"s(\d{1,2})", re.IGNORECASE | re.ASCII)
FEATURES = {mark: feature for feature, mark in MARKS.items()}


def plan(game: Xia, order: str) -> tuple[Choice, ...]:
    """The answers that carry out an order; none if this is no order.

    A move that is begun by a roll ends there: who has seen it may want something else.
    """
    found = FLY_TO.fullmatch(order.strip())
    if not found:
        return ()
    way, reach = fly_to(game, found[1])
    if isinstance(reach.by, choices.Engine):
        return (reach.by,)
    steps = [choices.Fly(WAYS[to.minus(at)]) for at, to in pairwise(way)]
    return tuple(steps) if reach.by is None else (reach.by, *steps)


def route(game: Xia, order: str) -> tuple[Hex, ...]:
    """The spaces on the way of an order, whatever an engine may roll; none if this is no order."""
    found = FLY_TO.fullmatch(order.strip())
    return tuple(fly_to(game, found[1])[0][1:]) if found else ()


def fly_to(game: Xia, place: str) -> tuple[list[Hex], Reach]:
    """The way to a space, from where the ship is, and what gets her there; `IllegalChoice` says why nothing does."""
    seat, here = _pilot(game)
    goal = space_named(game, place)
    if goal is None:
        raise IllegalChoice(
            f"there is no space {place[:30]!r}: name it as 3,-2, as S7, or by its sector and mark, `Lun M`"
        )
    if goal == here:
        raise IllegalChoice(f"the ship is at {goal} already")
    if is_occupied(game, goal):
        raise IllegalChoice(f"a ship is at {goal}: fly beside it, or `use` its space from there")
    way = safe_ways(game, seat, here).to(goal)
    if not way:
        raise IllegalChoice(
            f"no way without danger leads to {goal}: take the dangerous step with `fly` and a direction"
        )
    best, *_ = reaches(game, seat, len(way))
    if best.most < len(way):
        far = f"{goal} is {len(way)} spaces away"
        raise IllegalChoice(f"{far}, and {_too_short(best)}; {_as_far_as_it_goes(game, way[: best.most])}")
    return [here, *way], best


def _pilot(game: Xia) -> tuple[Seat, Hex]:
    """The captain who is asked where to fly, or may begin a move, and where the ship is."""
    seat = game.decision.seat if game.decision is not None else None
    here = None if seat is None else game.state.captains[seat].at
    if seat is None or here is None or not reaches(game, seat):
        raise IllegalChoice("no move can be begun now")
    return seat, here


def _too_short(best: Reach) -> str:
    return f"the movement left is {best.most}" if best.by is None else f"no move brings more than {best.most}"


def space_named(game: Xia, place: str) -> Hex | None:
    """The explored space at these coordinates, with this Spawn Point, or with a mark in a sector."""
    if found := COORDINATES.fullmatch(place):
        at = Hex(int(found[1]), int(found[2]))
        return at if at in game.chart.spaces else None
    if found := SPAWN_POINT.fullmatch(place):
        return game.chart.spawn_points.get(int(found[1]))
    name, _, mark = place.rpartition(" ")
    feature = FEATURES.get(mark.upper()) if name else None
    sector = _sector_named(game, name if feature else place)
    if sector is None:
        return None
    return game.chart.feature_of(sector, feature) if feature else game.chart.placed[sector].centre


def _sector_named(game: Xia, name: str) -> str | None:
    """The explored sector whose name begins like this, if only one does; the article does not count."""
    names = {id_: game.content.sector[id_].name.removeprefix("The ").casefold() for id_ in game.chart.placed}
    wanted = name.strip().casefold()
    found = [id_ for id_, full in names.items() if wanted and full.startswith(wanted)]
    return found[0] if len(found) == 1 else None


def safe_ways(game: Xia, seat: Seat, here: Hex, within: int | None = None) -> Ways[Hex]:
    """The shortest ways on which the ship makes no dangerous step, of so many steps or of any number."""
    calm = calm_ways(game.chart, here, within)
    risky = set[Hex]().union(*[spaces(game) for spaces in game.rules.risky])
    if risky.isdisjoint(calm.ways.costs) and all(is_open(game, seat, at, door) for at, door in calm.doors):
        return calm.ways
    return careful_ways(game, seat, here, within, risky)


def careful_ways(game: Xia, seat: Seat, here: Hex, within: int | None, risky: Container[Hex]) -> Ways[Hex]:
    """The same, with a look at every entrance and at every space where something is risked."""
    calm_from, risks = game.chart.calm, game.rules.risks

    def onward(at: Hex) -> Sequence[Hex]:
        calm = calm_from(at)
        if not calm.doors:
            return calm.spaces
        shut = [door.to for door in calm.doors if not is_open(game, seat, at, door)]
        return [to for to in calm.spaces if to not in shut]

    def may(at: Hex, to: Hex) -> bool:
        return to not in risky or not any(risk(game, seat, at, to) for risk in risks)

    return shortest([here], onward, within=within, may=may)


def is_open(game: Xia, seat: Seat, at: Hex, door: Exit) -> bool:
    """True if a ship may go through the entrance of a planet, and nothing threatens it there."""
    return not is_shut_out(game.state.captains[seat].bounty, door) and not of_exit(game, seat, at, door)


def _as_far_as_it_goes(game: Xia, way: Sequence[Hex]) -> str:
    """The last space of a way on which the ship could stop."""
    last = next((at for at in reversed(way) if not is_occupied(game, at)), None)
    return "the way there is blocked" if last is None else f"`fly to {last}` leads as far as it goes"
