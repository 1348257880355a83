"""Looking before leaping: what lies on a space, how far it is, and what the way there risks.

The ways are those of `fly to`, the risks those of the dangers that stand beside an answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.games.common.ways import cheapest
from starhold.geometry import COMPASS, Hex
from starhold.kernel import Seat, Viewer

from ..board.layout import SIDE_NUMBERS, centre_of, neighbour_centre
from ..content import NpcId
from ..rules.dangers import of_exit
from ..rules.onward import is_shut_out
from ..rules.ships import WAYS, all_ships, name_of, vessels
from ..rules.solo.behaviours.intent import Intent, intent
from ..rules.tokens import token_on
from ..seeing.places import SpaceSeen, Stall, UnknownSeen, Way
from .orders import safe_ways, space_named
from .reach import reaches

if TYPE_CHECKING:
    from ..game import Xia

STEP, UNSAFE = 1, 10_000
"""The cost of a step, and of a danger on it: no detour is too long for a safe way."""


ACTING = "xia.action-phase.act"


def inspect(game: Xia, viewer: Viewer, about: str) -> SpaceSeen | UnknownSeen | Intent | None:
    """What a viewer may know of `space 3,-2`, of the space where `ship numerator` is, of `Lun M`, `beyond 5,-3`, or of
    the `plan merchant`.
    """
    if about in _plans(game):
        return intent(game, _plans(game)[about])
    if about in _unknown_places(game):
        return _unknown_seen(game, viewer, about)
    at = _space(game, about)
    return None if at is None else replace(space_seen(game, viewer, at), intent=_intent(game, about))


def _intent(game: Xia, about: str) -> Intent | None:
    npc = next((npc.id for npc in game.state.npcs if about == f"ship {npc.id}"), None)
    return None if npc is None else intent(game, npc)


def places(game: Xia) -> tuple[str, ...]:
    """All explored spaces, the ships on them, the places beside them where no sector lies yet, and plans of NPCs."""
    ships = (f"ship {name_of(ship)}" for ship in vessels(game))
    return (*(f"space {at}" for at in game.chart.spaces), *ships, *_unknown_places(game), *_plans(game))


def _plans(game: Xia) -> dict[str, NpcId]:
    """The NPCs that fly by a behaviour, by what their plans are called."""
    return {} if game.state.solo is None else {f"plan {npc}": npc for npc in game.state.solo.plans}


def _unknown_places(game: Xia) -> dict[str, Hex]:
    """The centres of all places that could be explored next, by their targets; none when all sectors are laid.

    As long as the first ones are arranged, nobody explores anything.
    """
    solo = game.state.solo
    if not game.state.stack or (solo is not None and solo.unlaid):
        return {}
    around = (neighbour_centre(placed, side) for placed in game.chart.placed.values() for side in SIDE_NUMBERS)
    return {f"beyond {centre}": centre for centre in around if game.chart.is_unexplored(centre)}


def _unknown_seen(game: Xia, viewer: Viewer, about: str) -> UnknownSeen:
    centre = _unknown_places(game)[about]
    start = None if viewer is None else game.state.captains[viewer].at
    if viewer is None or start is None:
        return UnknownSeen(centre, None)
    costs = safe_ways(game, viewer, start).costs
    return UnknownSeen(centre, min((steps for at, steps in costs.items() if _is_beside(at, centre)), default=None))


def _is_beside(at: Hex, centre: Hex) -> bool:
    return any(centre_of(at.plus(step)) == centre for step in COMPASS.values())


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
        stall="" if viewer is None else stall(game, viewer),
    )


def stall(game: Xia, seat: Seat) -> Stall:
    """The reason why a captain cannot begin to fly now; nothing if nothing stands against it."""
    if game.decision is None or reaches(game, seat):
        return ""
    if game.decision.seat != seat:
        return "turn"
    return "spent" if game.decision.prompt == ACTING else "question"


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
