"""The map as a picture of letters, and what is needed to read it.

A space takes two lines of three letters: above its terrain and feature, below the ship on it. Between the spaces
stands only what ships have to cross there, the edges of planets, so that open space looks open.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import COMPASS, Direction, Hex, turned

from ..board.chart import Chart, Space, neighbour_centre
from ..board.interior import FEATURES as INTERIOR
from ..content import Sector
from ..content.pictures import Feature, Terrain
from ..speech.names import COLOURS, cargo_names

if TYPE_CHECKING:
    from ..seeing.view import XiaView

ACROSS = 4
"""The columns of the map are so many letters apart."""

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


class Canvas:
    """Letters on a plane without edges."""

    def __init__(self) -> None:
        self._letters: dict[tuple[int, int], str] = {}

    def write(self, column: int, row: int, text: str) -> None:
        """Write over whatever stands there."""
        for offset, letter in enumerate(text):
            self._letters[column + offset, row] = letter

    def underline(self, column: int, row: int, text: str) -> None:
        """Write where nothing stands yet."""
        for offset, letter in enumerate(text):
            if self._letters.get((column + offset, row), " ") == " ":
                self._letters[column + offset, row] = letter

    def across(self) -> range:
        """The columns in which something is written."""
        columns = [column for (column, _), letter in self._letters.items() if letter != " "]
        return range(min(columns), max(columns) + 1)

    def lines(self, across: range) -> list[str]:
        """The text in these columns, cut out."""
        rows = [row for (column, row), letter in self._letters.items() if letter != " " and column in across]
        down = range(min(rows), max(rows) + 1)
        return ["".join(self._letters.get((column, row), " ") for column in across) for row in down]


def draw_map(chart: Chart, view: XiaView, width: int | None = None) -> list[str]:
    """The explored spaces, and around the active captain's sector the numbers of its unexplored sides.

    A map that is too wide is cut around the ship of whoever looks.
    """
    if not chart.spaces:
        return []
    canvas = _canvas(chart, view)
    across = canvas.across()
    if width is None or len(across) <= width:
        return canvas.lines(across)
    shown = _cut(across, _middle(view, across), (width - 1) // ACROSS)
    return [*canvas.lines(shown), f"Cut to the window: columns {_columns(shown)} of {_columns(across)} are shown."]


def _cut(across: range, middle: int, spaces: int) -> range:
    """So many columns of spaces around the middle, with the edges on both sides; beyond the map only if need be."""
    leftmost = across.start // ACROSS
    rightmost = -(-across.stop // ACROSS) - spaces
    first = ACROSS * max(leftmost, min(middle // ACROSS - spaces // 2, rightmost))
    return range(first, first + ACROSS * spaces + 1)


def _canvas(chart: Chart, view: XiaView) -> Canvas:
    canvas = Canvas()
    below = {**_cubes(view), **_comets(view), **_ships(view)}
    drawn = [space for space in chart.spaces.values() if space.terrain in FILLS]
    for space in drawn:
        at = space.at
        column, row = _corner(at)
        label = short_name(space.sector) if at in chart.centres else ""
        canvas.write(column + 1, row, _upper_half(chart, space, at in view.tokens))
        canvas.write(column + 1, row + 1, f"{below.get(at, label):{FILLS[space.terrain]}^3}")
    for space in drawn:
        _draw_edges(canvas, chart, space.at)
    for side, at in _unexplored_sides(chart, view):
        column, row = _corner(at)
        canvas.write(column + 1, row, f"({side})")
    return canvas


def _middle(view: XiaView, across: range) -> int:
    """The column of the ship around which a map is cut, or the middle of the map."""
    seats = (view.active,) if view.viewer is None else (view.viewer, view.active)
    ships = (view.captains[seat].at for seat in seats)
    at = next((_on_map(view, at) for at in ships if at is not None), None)
    return across[len(across) // 2] if at is None else _corner(at)[0] + ACROSS // 2


def _on_map(view: XiaView, at: Hex) -> Hex | None:
    """The space where a ship is to be seen: one inside the Kiln is where the Kiln is."""
    return at if at not in INTERIOR or view.embers is None else view.embers.kiln


def _columns(letters: range) -> str:
    """The columns of spaces that are among these columns of letters, by their first numbers."""
    return f"{-(-(letters.start - ACROSS // 2) // ACROSS)} to {(letters.stop - 1 - ACROSS // 2) // ACROSS}"


def _corner(at: Hex) -> tuple[int, int]:
    """The place of the upper left side of a space on the canvas."""
    return ACROSS * at.q, 2 * at.r + at.q


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


def _draw_edges(canvas: Canvas, chart: Chart, at: Hex) -> None:
    """The edges of planets on the sides of a space."""
    column, row = _corner(at)
    for way, way_out in chart.exits(at).items():
        if not way_out.barriers:
            continue
        letter = SHIELD[way] if any(barrier.kind == "shield" for barrier in way_out.barriers) else ENTRANCE
        if way in ("N", "S"):
            canvas.underline(column + 1, row + (1 if way == "S" else -1), letter * (ACROSS - 1))
        else:
            canvas.write(column + (ACROSS if "E" in way else 0), row + (1 if "S" in way else 0), letter)


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
