"""The map as a picture of letters, and what is needed to read it.

A space takes two lines of three letters: above its terrain and feature, below the ship on it. Between the spaces
stands only what ships have to cross there, the edges of planets, so that open space looks open.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.lettering import HexCanvas
from starhold.geometry import COMPASS, Direction, Hex, turned

from ..board.chart import Chart, Space
from ..board.interior import FEATURES as INTERIOR
from ..board.layout import neighbour_centre
from ..content import Sector
from ..content.pictures import Feature, Terrain
from ..speech.names import COLOURS, cargo_names

if TYPE_CHECKING:
    from ..seeing.view import XiaView

FILLS: dict[Terrain, str] = {
    "open": " ",
    "planet": " ",
    "asteroid": "o",
    "debris": "#",
    "nebula": "~",
    "gate": "|",
    "star": "*",
    "ice": "^",
    "dead-world": ":",
}
MARKS: dict[Feature, str] = {
    "mission": "M",
    "buy": "B",
    "sell": "$",
    "work": "W",
    "special": "!",
    "relics": "R",
    "trade": "T",
}
NO_MARK = "·"
ARROWS: dict[Hex, str] = {
    COMPASS["N"]: "↑",
    COMPASS["NE"]: "↗",
    COMPASS["SE"]: "↘",
    COMPASS["S"]: "↓",
    COMPASS["SW"]: "↙",
    COMPASS["NW"]: "↖",
}
"""The direction of a path from one space to the next."""

SHIELD: dict[Direction, str] = {"N": "_", "NE": "\\", "SE": "/", "S": "_", "SW": "\\", "NW": "/"}
ENTRANCE = "="

SYMBOLS = (
    " ·   a space          M   Mission Point",
    "~·~  nebula          S7   Spawn Point",
    "o·o  asteroids        ?   exploration token",
    "#·#  debris           B   buy    $   sell",
    "|·|  gate             W   work",
    "*·*  star            <R>  ship",
    "\\_/  planet's shield shp  cubes adrift",
    " =   its entrance    (1)  side to scan",
    "South of 5,-3 lies 5,-2, south-east 6,-3.",
)

EMBERS_SYMBOLS = (
    "^·^  ice              !   where a comet, the Kiln or a path begins",
    ":·:  dead world       R   relics   T   trade",
    "(K)  the Kiln         ↗   where a path leads",
    "(C)  a comet",
)

BEYOND = Hex(1, -3)
"""A space beyond side 1 of an unturned sector, as seen from its centre."""


def draw_map(chart: Chart, view: XiaView, width: int | None = None) -> list[str]:
    """The explored spaces, and around the active captain's sector the numbers of its unexplored sides.

    A map that is too wide is cut around the ship of whoever looks.
    """
    if not chart.spaces:
        return []
    lines, shown, whole = _canvas(chart, view).window(width, _middle(view))
    if shown == whole:
        return lines
    return [*lines, f"Cut to the window: columns {_ends(shown)} of {_ends(whole)} are shown."]


def _ends(columns: range) -> str:
    return f"{columns[0]} to {columns[-1]}"


def _canvas(chart: Chart, view: XiaView) -> HexCanvas:
    canvas = HexCanvas()
    below = {**_cubes(view), **_comets(view), **_ships(view)}
    drawn = [space for space in chart.spaces.values() if space.terrain in FILLS]
    for space in drawn:
        at = space.at
        label = short_name(space.sector) if at in chart.centres else ""
        upper_half = _upper_half(chart, space, at in view.tokens)
        canvas.fill(at, upper_half, f"{below.get(at, label):{FILLS[space.terrain]}^3}")
    for space in drawn:
        _draw_edges(canvas, chart, space.at)
    for side, at in _unexplored_sides(chart, view):
        canvas.fill(at, f"({side})")
    return canvas


def _middle(view: XiaView) -> Hex | None:
    """The space of the ship around which a map is cut, if there is one."""
    seats = (view.active,) if view.viewer is None else (view.viewer, view.active)
    ships = (view.captains[seat].at for seat in seats)
    return next((_on_map(view, at) for at in ships if at is not None), None)


def _on_map(view: XiaView, at: Hex) -> Hex | None:
    """The space where a ship is to be seen: one inside the Kiln is where the Kiln is."""
    return at if at not in INTERIOR or view.embers is None else view.embers.kiln


def _upper_half(chart: Chart, space: Space, has_token: bool) -> str:
    fill = FILLS[space.terrain]
    if space.feature == "spawn":
        return f"{f'S{space.sector.spawn}':{fill}^3}"
    mark = "?" if has_token else MARKS.get(space.feature) or _arrow(chart, space.at) or NO_MARK
    return f"{fill}{mark}{fill}"


def _arrow(chart: Chart, at: Hex) -> str | None:
    """The direction of the path on a space, if there is one."""
    path = chart.paths.get(at)
    following = path and (*path.ahead(at, 1), path.beyond)[0]
    return ARROWS[following.minus(at)] if following else None


def _comets(view: XiaView) -> dict[Hex, str]:
    comets = () if view.embers is None else view.embers.comets
    return {comet.at: "(C)" for comet in comets if comet.at is not None}


def _ships(view: XiaView) -> dict[Hex, str]:
    """The ships on each space: one alone as `<R>`, several by their letters."""
    crews: dict[Hex, str] = defaultdict(str)
    for seat, captain in enumerate(view.captains):
        if captain.at is not None:
            crews[captain.at] += COLOURS[seat][0]
    for npc in view.npcs:
        if npc.at is not None:
            crews[npc.at] += npc.id[0].upper()
    found = {at: f"<{crew}>" if len(crew) == 1 else crew[:3] for at, crew in crews.items()}
    if view.embers is not None and view.embers.kiln is not None:
        found[view.embers.kiln] = "(K)"
    return found


def _cubes(view: XiaView) -> dict[Hex, str]:
    cubes: dict[Hex, str] = defaultdict(str)
    for cube in view.adrift:
        cubes[cube.at] += cube.cargo[0]
    return {at: letters[:3] for at, letters in cubes.items()}


def _draw_edges(canvas: HexCanvas, chart: Chart, at: Hex) -> None:
    """The edges of planets on the sides of a space."""
    for way, way_out in chart.exits(at).items():
        if way_out.barriers:
            is_shield = any(barrier.kind == "shield" for barrier in way_out.barriers)
            canvas.wall(at, way, SHIELD[way] if is_shield else ENTRANCE)


def _unexplored_sides(chart: Chart, view: XiaView) -> Iterator[tuple[int, Hex]]:
    """The sides of the active captain's sector beyond which nothing lies, and where their numbers are to stand."""
    at = view.captains[view.active].at
    if at is None:
        return
    placed = chart.sector_at(at)
    for side in range(1, 7):
        if chart.is_unexplored(neighbour_centre(placed, side)):
            yield side, turned(BEYOND, side - 1 + placed.turn).plus(placed.centre)


def short_name(sector: Sector) -> str:
    """The sign on the centre of a sector."""
    return sector.name.removeprefix("The ")[:3]


def symbols(view: XiaView) -> tuple[str, ...]:
    """The meanings of the signs on the map."""
    return SYMBOLS if view.embers is None else (*SYMBOLS[:-1], *EMBERS_SYMBOLS, SYMBOLS[-1])


def sector_rows(chart: Chart) -> list[tuple[str, ...]]:
    """The names of the sectors, the places of their centres, and the goods traded there."""
    spaces = (chart.spaces[centre] for centre in chart.centres)
    return [(short_name(space.sector), str(space.at), space.sector.name, _trade(space.sector)) for space in spaces]


def _trade(sector: Sector) -> str:
    parts: list[str] = [sector.law or ""]
    if sector.buy:
        parts.append(f"B {cargo_names(sector.buy)}")
    if sector.sell:
        parts.append(f"$ {cargo_names(sector.sell)}")
    if sector.yields:
        parts.append(f"W {sector.yields}")
    return " ".join(filter(None, parts))
