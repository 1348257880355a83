"""The explored part of the drift system, as rules ask about it. Derived from the board and kept, never saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from msgspec import structs

from starhold.games.common.ways import shortest
from starhold.geometry import COMPASS, Direction, Hex, distance, opposite, sight

from ..content import Sector, XiaContent
from ..content.pictures import Feature
from .interior import FEATURES, NAME, SELLS, has_station, ways_inside
from .layout import BESIDE, SIDES, Board, Placed, centre_of, sides_towards
from .paths import LaidPath, lay_paths
from .spaces import HAZARDS, Calm, Exit, Sketch, Space, blocks_sight, edge_of, marked_spaces, planet_of, turned_spaces

if TYPE_CHECKING:
    from .lanes import Lanes

__all__ = [
    "CHARTS",
    "KEPT_SIGHTS",
    "Board",
    "Chart",
    "Exit",
    "Placed",
    "Space",
    "chart_of",
]

SORTED_COMPASS = sorted(COMPASS.items())

NOWHERE: Mapping[str, Hex] = {}

KEPT_SIGHTS = 4096
"""The number of answers to "who sees whom" that a chart keeps."""


class Chart:
    """Everything that the board alone decides."""

    def __init__(self, content: XiaContent, board: Board, before: Chart | None = None) -> None:
        self.content = content
        self.board = board
        self.spaces: dict[Hex, Space] = dict(before.spaces) if before else {}
        self.placed: dict[str, Placed] = {placed.sector: placed for placed in board.placed}
        self.centres: dict[Hex, str] = {placed.centre: placed.sector for placed in board.placed}
        self.frontier: dict[Hex, tuple[Placed, ...]] = dict(before.frontier) if before else {}
        """The places for more sectors, by their centres: the sectors that each touches, in the order of laying."""
        self.before = before
        """The board without its last sector: what else is made for a board grows from what was made for this one."""
        self.lanes: Lanes | None = before.lanes if before else None
        """The ways over it as it was when they were asked for last: see `lanes_of`."""
        self.derived: dict[Callable[..., Any], dict[tuple[Any, ...], Any]] = {}
        """Answers derived from it, by what was asked for: see `kept_with_chart`."""
        self.spawn_points: dict[int, Hex] = dict(before.spawn_points) if before else {}
        """The spaces where ships spawn, by number."""
        self.gates: list[Space] = list(before.gates) if before else []
        self.paths: dict[Hex, LaidPath] = dict(before.paths) if before else {}
        """On which path a space is: never on two."""
        self._features: dict[Feature, dict[str, Hex]] = copied(before._features) if before else {}
        self._planets: dict[str, tuple[Hex, ...]] = dict(before._planets) if before else {}
        self._sights: dict[tuple[Hex, Hex], bool] = {}
        self._sides: dict[Hex, tuple[int, ...]] = dict(before._sides) if before else {}
        new = board.placed[len(before.board.placed) if before else 0 :]
        for placed in new:
            sector = content.sector[placed.sector]
            for local, terrain, feature, region in turned_spaces(content, placed.sector, placed.turn):
                at = local.plus(placed.centre)
                self.spaces[at] = Space(at, sector, terrain, feature, region or at)
            self._note_features(placed)
            for path in lay_paths(sector, placed.centre, placed.turn):
                self.paths.update(dict.fromkeys(path.spaces, path))
        self._exits: dict[Hex, dict[Direction, Exit]] = dict(before._exits) if before else {}
        self._single_exits: dict[tuple[Hex, Direction], Exit] = {}
        self._calm: dict[Hex, Calm] = dict(before._calm) if before else {}
        self._sketches: dict[Hex, Sketch] = dict(before._sketches) if before else {}
        self._neighbours: dict[Hex, tuple[str, ...]] = dict(before._neighbours) if before else {}
        """By the centres of sectors."""
        for placed in new:
            self._lay_beside(placed)
            if has_station(content.sector[placed.sector]):
                self._open_station(content.sector[placed.sector])
        self._distances: dict[str, dict[str, int]] = {}
        if before:
            before.before = None  # otherwise a long match would keep every board it has seen

    def _lay_beside(self, placed: Placed) -> None:
        """Forget what was known of the neighbours of a new sector, and note where others may be laid next to it."""
        self.frontier.pop(placed.centre, None)
        for side, spaces in BESIDE.items():
            near = placed.centre.plus(side)
            if near not in self.centres:
                self.frontier[near] = (*self.frontier.get(near, ()), placed)
                continue
            self._neighbours.pop(near, None)
            for space in spaces:
                at = space.plus(placed.centre)
                self._exits.pop(at, None)
                self._calm.pop(at, None)
                self._sketches.pop(at, None)
                self._sides.pop(at, None)

    def features_in(self, placed: Placed, feature: Feature) -> list[Space]:
        """The spaces of a sector with a feature, in the order in which its map is read."""
        spaces = turned_spaces(self.content, placed.sector, placed.turn)
        return [self.spaces[local.plus(placed.centre)] for local, _, found, _ in spaces if found == feature]

    def _note_features(self, placed: Placed) -> None:
        for near in marked_spaces(self.content, placed.sector, placed.turn):
            space = self.spaces[near.plus(placed.centre)]
            if space.feature:
                self._features.setdefault(space.feature, {})[placed.sector] = space.at
            if space.feature == "spawn":
                self.spawn_points[space.sector.spawn] = space.at
            if space.terrain == "gate":
                self.gates.append(space)

    def _open_station(self, sector: Sector) -> None:
        """The inside of the Kiln belongs to its sector, but nothing leads from there to the board. (XIA-KILN-05)"""
        station = structs.replace(sector, name=NAME, sell=SELLS)
        for at, feature in FEATURES.items():
            self.spaces[at] = Space(at, station, "kiln", feature, NAME)
            self._sides[at] = ()
            if feature:
                self._features.setdefault(feature, {})[sector.id] = at
        for at in FEATURES:
            ways = ways_inside(at)
            self._exits[at] = {way: Exit(to, self.spaces[to], (), None) for way, to in ways.items()}
            self._sketches[at] = Sketch(tuple(sorted(ways)), (), (), is_gate=False)

    def exits(self, at: Hex) -> dict[Direction, Exit]:
        """The ways out of a space, clockwise: six, unless it is no space of the board."""
        known = self._exits.get(at)
        if known is None:
            here = self.spaces[at]
            known = self._exits[at] = {way: self.exit(here, way) for way in COMPASS}
        return known

    def calm(self, at: Hex) -> Calm:
        """The ways out of a space that bear no danger of their own."""
        known = self._calm.get(at)
        if known is None:
            known = self._calm[at] = self._find_calm(self.spaces[at])
        return known

    def _find_calm(self, here: Space) -> Calm:
        spaces: list[Hex] = []
        doors: list[Exit] = []
        for way, step in COMPASS.items():
            to = here.at.plus(step)
            there = self.spaces.get(to)
            if there is None or self.pulled_onto(here.at, to):
                continue
            if there.region != here.region:
                way_out = self.exit(here, way)
                if not way_out.is_safe:
                    continue
                if way_out.barriers:
                    doors.append(way_out)
            spaces.append(to)
        return Calm(tuple(spaces), tuple(doors))

    def pulled_onto(self, start: Hex, to: Hex) -> LaidPath | None:
        """The gravity path that a ship enters with a step, if it does. (XIA-GRAVITY-01)"""
        path = self.paths.get(to)
        return None if path is None or path.kind != "gravity" or start in path.spaces else path

    def exit_from(self, at: Hex, way: Direction) -> Exit:
        """One of them: a ship leaves most spaces in one direction only."""
        known = self._exits.get(at)
        if known is not None:
            return known[way]
        single = self._single_exits.get((at, way))
        if single is None:
            single = self._single_exits[at, way] = self.exit(self.spaces[at], way)
        return single

    def sketch(self, at: Hex) -> Sketch:
        """The surroundings of a space."""
        known = self._sketches.get(at)
        if known is None:
            known = self._sketches[at] = self._draw_sketch(at)
        return known

    def _draw_sketch(self, at: Hex) -> Sketch:
        explored: list[Direction] = []
        unexplored: list[Direction] = []
        doors: list[Direction] = []
        for way, step in SORTED_COMPASS:
            there = self.spaces.get(at.plus(step))
            if there is None:
                unexplored.append(way)
                continue
            explored.append(way)
            if there.terrain == "planet" and self.exit_from(at, way).is_lawful_door:
                doors.append(way)
        return Sketch(tuple(explored), tuple(unexplored), tuple(doors), self.spaces[at].terrain == "gate")

    def exit(self, here: Space, way: Direction) -> Exit:
        """The way out of a space in one direction."""
        to = here.at.plus(COMPASS[way])
        there = self.spaces.get(to)
        if there is not None and there.region == here.region:
            return Exit(to, there, (), None)
        barriers = [edge_of(self.placed, here, way, inward=False)] if here.terrain == "planet" else []
        if there is None:
            return Exit(to, None, tuple(barriers), None)
        if there.terrain == "planet":
            barriers.append(edge_of(self.placed, there, opposite(way), inward=True))
        return Exit(to, there, tuple(barriers), HAZARDS.get(there.terrain))

    def adjacent(self, one: Hex, other: Hex) -> bool:
        """True if they share a side with no planet's edge on it. (XIA-ADJ-01..03)"""
        if distance(one, other) != 1:
            return False
        return planet_of(self.spaces[one]) == planet_of(self.spaces[other])

    def around(self, at: Hex) -> tuple[Hex, ...]:
        """The explored spaces that are adjacent to one, sorted."""
        exits = self.exits(at).values()
        return tuple(sorted(way_out.to for way_out in exits if way_out.space is not None and not way_out.barriers))

    def clear_around(self, at: Hex) -> tuple[Hex, ...]:
        """Those of them that can be seen from it."""
        here, exits = self.spaces[at], self.exits(at).values()
        return tuple(
            sorted(
                way_out.to
                for way_out in exits
                if way_out.space is not None and not way_out.barriers and not blocks_sight(here, way_out.space)
            )
        )

    def sees(self, one: Hex, other: Hex) -> bool:
        """True if a straight line between the centres crosses no border that blocks it. (XIA-LOS-01..04)"""
        known = self._sights.get((one, other))
        if known is None:
            if len(self._sights) > KEPT_SIGHTS:
                self._sights.clear()
            left, right = sight(other.minus(one))
            known = self._is_clear(one, left) or (left != right and self._is_clear(one, right))
            self._sights[one, other] = self._sights[other, one] = known
        return known

    def _is_clear(self, start: Hex, line: tuple[Hex, ...]) -> bool:
        here = self.spaces.get(start)
        for step in line[1:]:
            there = self.spaces.get(start.plus(step))
            if here is None or there is None or blocks_sight(here, there):
                return False
            here = there
        return True

    def features(self, feature: Feature) -> Iterator[Space]:
        """The spaces with a feature, in the order in which their sectors were laid."""
        return (space for space in self.spaces.values() if space.feature == feature)

    def feature_of(self, sector: str, feature: Feature) -> Hex | None:
        """The space of a feature of a sector on the board, if it has it."""
        return self.places(feature).get(sector)

    def places(self, feature: Feature) -> Mapping[str, Hex]:
        """The spaces of a feature, by sector."""
        return self._features.get(feature, NOWHERE)

    def planet_spaces(self, planet: str) -> tuple[Hex, ...]:
        """The spaces of a planet on the board, sorted."""
        known = self._planets.get(planet)
        if known is None:
            placed = self.placed[planet]
            spaces = turned_spaces(self.content, placed.sector, placed.turn)
            mine = (local.plus(placed.centre) for local, terrain, _, _ in spaces if terrain == "planet")
            known = self._planets[planet] = tuple(sorted(mine))
        return known

    def sector_at(self, at: Hex) -> Placed:
        """The sector in which a space lies."""
        return self.placed[self.spaces[at].sector.id]

    def is_unexplored(self, centre: Hex) -> bool:
        """True if no sector lies around this centre."""
        return centre not in self.centres

    def unexplored_sides(self, at: Hex) -> tuple[int, ...]:
        """The sides of its sector, 1 to 6, on which a space has an unexplored edge. (XIA-EXPLORE-02)"""
        known = self._sides.get(at)
        if known is None:
            beyond = {centre_of(at.plus(COMPASS[way])) for way in self.sketch(at).unexplored}
            known = self._sides[at] = sides_towards(self.sector_at(at), beyond) if beyond else ()
        return known

    def sector_distance(self, start: str, goal: str) -> int | None:
        """The fewest sectors to move into from one to the other, through explored sectors without stars.

        (XIA-MISSION-16, XIA-GATE-04) None where there is no way.
        """
        known = self._distances.get(start)
        if known is None:
            known = self._distances[start] = shortest([start], self.flyable_neighbours).costs
        return known.get(goal)

    def flyable_neighbours(self, sector: str) -> tuple[str, ...]:
        """The sectors beside one, but for those that are all star."""
        centre = self.placed[sector].centre
        known = self._neighbours.get(centre)
        if known is None:
            around = (self.centres.get(centre.plus(side)) for side in SIDES)
            flyable = (near for near in around if near is not None and self.content.sector[near].kind != "star")
            known = self._neighbours[centre] = tuple(flyable)
        return known


def copied(features: dict[Feature, dict[str, Hex]]) -> dict[Feature, dict[str, Hex]]:
    return {feature: places.copy() for feature, places in features.items()}


CHARTS: WeakValueDictionary[tuple[XiaContent, Board], Chart] = WeakValueDictionary()
"""The charts of the boards that somebody plays on."""


def chart_of(content: XiaContent, board: Board) -> Chart:
    """The chart of a board, from that of the board before if there is one. It lives as long as somebody asks it."""
    known = CHARTS.get((content, board))
    if known is None:
        before = CHARTS.get((content, Board(board.placed[:-1])))
        known = CHARTS[content, board] = Chart(content, board, before)
    return known
