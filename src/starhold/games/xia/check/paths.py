"""Paths: spaces one beside the other, where nothing else lies in wait, and an end that leads somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from starhold.geometry import Hex, distance

from ..content import Path, PathKind, Sector
from ..content.pictures import Feature, Terrain

DICE = (6, 8, 12, 20)

TERRAINS: dict[PathKind, tuple[Terrain, ...]] = {
    "comet": ("open", "ice"),
    "gravity": ("open",),
    "orbit": ("open",),
}
"""The terrain that a kind of path may lead over. A ship that is pulled crosses no border, so there must be none."""

BEGINS_ON_SPECIAL_SPACE: tuple[PathKind, ...] = ("comet", "orbit")
"""The kinds of path whose travellers begin on a special space."""

OWN_PATH: dict[str, PathKind] = {
    "ice": "comet",
    "anomaly": "gravity",
    "dying-star": "orbit",
}
"""The kind of path that a kind of sector is nothing without. (XIA-COMET-01)"""


def path_faults(sector: Sector) -> Iterator[str]:
    """List faults of the paths of a sector whose map can be read."""
    own = OWN_PATH.get(sector.kind)
    kinds = Counter(path.kind for path in sector.paths)
    if own is not None and not kinds[own]:
        yield f"it is of the kind {sector.kind} and has no path of the kind {own}"
    for kind in BEGINS_ON_SPECIAL_SPACE:
        if kinds[kind] > 1:
            yield f"it has {kinds[kind]} paths of the kind {kind}"
    used = Counter(at for path in sector.paths for at in path.spaces)
    yield from (f"two paths lead over {at}" for at, times in used.items() if times > 1)
    spaces = sector.spaces()
    spawn_points = [at for at, (_, feature) in spaces.items() if feature == "spawn"]
    yield from (f"its Spawn Point is on a path, at {at}" for at in spawn_points if at in used)
    for path in sector.paths:
        yield from (f"its {path.name} path {fault}" for fault in _faults(path, spaces))


def _faults(path: Path, spaces: dict[Hex, tuple[Terrain, Feature]]) -> Iterator[str]:
    if path.die not in DICE:
        yield f"asks for a d{path.die}"
    outside = [at for at in path.spaces if at not in spaces]
    if outside or len(path.spaces) < 2:
        yield f"is too short, or leaves the sector at {outside}"
        return
    yield from (f"leads over {spaces[at][0]}" for at in path.spaces if spaces[at][0] not in TERRAINS[path.kind])
    jumps = [f"{one} to {other}" for one, other in pairwise(path.spaces) if distance(one, other) != 1]
    yield from (f"jumps from {jump}" for jump in jumps)
    if path.kind in BEGINS_ON_SPECIAL_SPACE and spaces[path.spaces[0]][1] != "special":
        yield "does not begin on the special rules space"
    yield from _end_faults(path, spaces)


def _end_faults(path: Path, spaces: dict[Hex, tuple[Terrain, Feature]]) -> Iterator[str]:
    """A closed path has no end, and only ships are thrown off one."""
    if path.closed == (path.beyond is not None):
        yield "must either be closed or lead somewhere"
    if not path.closed and path.kind != "gravity":
        yield "must be closed, for nothing ever leaves it"
    follows = path.spaces[0] if path.closed else path.beyond
    if follows is None or follows not in spaces or distance(path.spaces[-1], follows) != 1:
        yield f"ends beside nothing: {follows}"
    elif not path.closed and follows in path.spaces:
        yield "ends on itself"
