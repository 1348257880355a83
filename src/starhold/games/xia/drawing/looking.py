"""Looking before leaping: what lies on a space, how far it is, and what the way there risks.

The ways are those of `fly to`, the risks those of the dangers that stand beside an answer.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from starhold.geometry import Hex
from starhold.kernel import Risks, Seat, Viewer

from ..board.chart import Exit
from ..content import Cargo
from ..content.pictures import Feature, Terrain
from ..rules.dangers import of_exit
from ..rules.movement import Move
from ..rules.onward import is_shut_out
from ..rules.ships import all_ships, name_of, vessels
from ..rules.tokens import token_on
from .orders import safe_ways, space_named

if TYPE_CHECKING:
    from ..game import Xia

Step: TypeAlias = tuple[Hex, Exit]
"""A space, and the way out of it."""


class Way(Struct, frozen=True):
    """How a captain would get to a space."""

    steps: int
    risks: tuple[Risks, ...] = ()
    """The risks of its dangerous steps, in order; none if it is safe."""


class SpaceSeen(Struct, frozen=True, kw_only=True):
    """What a viewer may know of a space."""

    at: Hex
    sector: str
    terrain: Terrain
    feature: Feature
    token: bool
    """True if an exploration token lies here, face down."""
    ships: tuple[str, ...]
    cubes: tuple[Cargo, ...]
    start: Hex | None
    """Where the viewer's ship is."""
    way: Way | None
    """The best way from there; None if nothing leads here."""
    movement: int | None
    """How far the viewer's ship can still fly in this move, if it is in motion."""


def inspect(game: Xia, viewer: Viewer, about: str) -> SpaceSeen | None:
    """What a viewer may know of `space 3,-2`, of the space where `ship numerator` is, or of `Lun M`."""
    at = _space(game, about)
    return None if at is None else space_seen(game, viewer, at)


def places(game: Xia) -> tuple[str, ...]:
    """All explored spaces, and the ships on them."""
    return (*(f"space {at}" for at in game.chart.spaces), *(f"ship {name_of(ship)}" for ship in vessels(game)))


def space_seen(game: Xia, viewer: Viewer, at: Hex) -> SpaceSeen:
    space, state = game.chart.spaces[at], game.state
    start = None if viewer is None else state.captains[viewer].at
    return SpaceSeen(
        at=at,
        sector=space.sector.id,
        terrain=space.terrain,
        feature=space.feature,
        token=token_on(game, at) is not None,
        ships=tuple(name_of(ship) for ship in vessels(game) if ship.at == at),
        cubes=tuple(cube.cargo for cube in state.adrift if cube.at == at),
        start=start,
        way=None if viewer is None or start is None else best_way(game, viewer, start, at),
        movement=next((rule.movement for rule in game.stack if type(rule) is Move and rule.seat == viewer), None),
    )


def best_way(game: Xia, seat: Seat, start: Hex, goal: Hex) -> Way | None:
    """The shortest way without risks; if there is none, the one with the fewest."""
    safe = safe_ways(game, seat, start).get(goal)
    if safe is not None:
        return Way(len(safe))
    steps = _least_risky(game, seat, start, goal)
    risks = (of_exit(game, seat, at, way_out) for at, way_out in steps)
    return Way(len(steps), tuple(filter(None, risks))) if steps else None


def _least_risky(game: Xia, seat: Seat, start: Hex, goal: Hex) -> list[Step]:
    """The steps of a way with the fewest unsafe ones, and of those the shortest. (Dijkstra)"""
    bounty = game.state.captains[seat].bounty
    cheapest, last_steps = {start: (0, 0)}, dict[Hex, Step]()
    waiting = [(0, 0, start)]
    while waiting:
        unsafe, steps, at = heappop(waiting)
        if at == goal:
            break
        for way_out in game.chart.exits(at).values():
            to, cost = way_out.to, (unsafe + (not way_out.is_safe), steps + 1)
            is_open = way_out.space is not None and not is_shut_out(bounty, way_out)
            if is_open and (to not in cheapest or cost < cheapest[to]):
                cheapest[to], last_steps[to] = cost, (at, way_out)
                heappush(waiting, (*cost, to))
    return _followed_back(last_steps, goal)


def _followed_back(last_steps: dict[Hex, Step], goal: Hex) -> list[Step]:
    way: list[Step] = []
    while goal in last_steps:
        way.append(last_steps[goal])
        goal = way[-1][0]
    return way[::-1]


def _space(game: Xia, about: str) -> Hex | None:
    kind, _, name = about.partition(" ")
    if kind == "ship":
        return next((ship.at for ship in all_ships(game) if name_of(ship) == name), None)
    return space_named(game, name if kind == "space" else about)
