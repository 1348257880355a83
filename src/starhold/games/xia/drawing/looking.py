"""Looking before leaping: what lies on a space, how far it is, and what the way there risks.

The ways are those of `fly to`, the risks those of the dangers that stand beside an answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.games.common.ways import cheapest
from starhold.geometry import Hex
from starhold.kernel import Risks, Seat, Viewer

from ..content import Cargo
from ..content.pictures import Feature, Terrain
from ..rules.dangers import of_exit
from ..rules.onward import is_shut_out
from ..rules.ships import WAYS, all_ships, name_of, vessels
from ..rules.tokens import token_on
from .orders import safe_ways, space_named
from .reach import Reach, reaches

if TYPE_CHECKING:
    from ..game import Xia

STEP, UNSAFE = 1, 10_000
"""The cost of a step, and of a danger on it: no detour is too long for a safe way."""


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
    reaches: tuple[Reach, ...]
    """The ways to get on that the viewer has now, and how likely each leads there; the best first."""


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
    way = None if viewer is None or start is None else best_way(game, viewer, start, at)
    return SpaceSeen(
        at=at,
        sector=space.sector.id,
        terrain=space.terrain,
        feature=space.feature,
        token=token_on(game, at) is not None,
        ships=tuple(name_of(ship) for ship in vessels(game) if ship.at == at),
        cubes=tuple(cube.cargo for cube in state.adrift if cube.at == at),
        start=start,
        way=way,
        reaches=() if viewer is None or way is None else reaches(game, viewer, way.steps),
    )


def best_way(game: Xia, seat: Seat, start: Hex, goal: Hex) -> Way | None:
    """The shortest way without risks; if there is none, the one with the fewest."""
    safe = safe_ways(game, seat, start).costs.get(goal)
    if safe is not None:
        return Way(safe)
    way = _least_risky(game, seat, start, goal)
    exits = ((at, game.chart.exit_from(at, WAYS[to.minus(at)])) for at, to in pairwise([start, *way]))
    risks = (of_exit(game, seat, at, way_out) for at, way_out in exits)
    return Way(len(way), tuple(filter(None, risks))) if way else None


def _least_risky(game: Xia, seat: Seat, start: Hex, goal: Hex) -> list[Hex]:
    """The spaces of a way with the fewest unsafe steps, and of such ways the shortest."""
    bounty = game.state.captains[seat].bounty

    def steps(at: Hex) -> Iterator[tuple[Hex, int]]:
        for way_out in game.chart.exits(at).values():
            if way_out.space is not None and not is_shut_out(bounty, way_out):
                yield way_out.to, STEP if way_out.is_safe else STEP + UNSAFE

    return cheapest([start], steps, goal=goal).to(goal)


def _space(game: Xia, about: str) -> Hex | None:
    kind, _, name = about.partition(" ")
    if kind == "ship":
        return next((ship.at for ship in all_ships(game) if name_of(ship) == name), None)
    return space_named(game, name if kind == "space" else about)
