"""The table of Xia as a picture: the explored board on the left, the captains on the right."""

from __future__ import annotations

from starhold.games.xia import Xia
from starhold.games.xia.board.chart import Chart, Space, chart_of
from starhold.games.xia.board.interior import FEATURES as INSIDE
from starhold.games.xia.board.layout import Board
from starhold.games.xia.content.pictures import Feature, Terrain
from starhold.games.xia.seeing.view import CaptainView, XiaView
from starhold.games.xia.speech.names import COLOURS
from starhold.geometry import Hex

from ..canvas import SIZE, Canvas, Picture, Point
from ..hexes import HexFrame

SKY, PANEL, LINE, TEXT, DIM = "#05070f", "#0c1220", "#26324d", "#e6edf7", "#9fb0c9"
GRID, GOLD, OUTLAW, LAWFUL, EMBER = "#1d2942", "#ffd76b", "#ff6b6b", "#d3dcea", "#ff9a4d"
PAINT: dict[Terrain, str] = {
    "open": "#0e1728",
    "planet": "#23543f",
    "asteroid": "#4a3f35",
    "debris": "#57303a",
    "nebula": "#3d2a66",
    "gate": "#17506b",
    "star": "#c98a1b",
    "ice": "#4d7286",
    "dead-world": "#3a3a42",
}
MARKS: dict[Feature, str] = {"mission": "M", "buy": "B", "sell": "$", "work": "W", "relics": "R", "trade": "T"}
CAPTAINS = dict(zip(COLOURS, ("#ff6b6b", "#5ea8ff", "#62d98b", "#f5d04f", "#c58bff"), strict=True))

SIDE_PANEL = 270
LEGEND = "M mission    B buy    $ sell    W work    ? token"


def picture(game: Xia, view: XiaView) -> Picture:
    """The table as one viewer sees it."""
    chart = chart_of(game.content, Board(view.sectors))
    canvas, frame = Canvas(SKY), HexFrame((at for at in chart.spaces if at not in INSIDE), SIDE_PANEL)
    for space in chart.spaces.values():
        if space.at not in INSIDE:
            _draw_space(canvas, frame, space)
    _draw_things(canvas, frame, view)
    _draw_names(canvas, frame, chart)
    _draw_ships(canvas, frame, game, view)
    _draw_panel(canvas, game, view)
    return canvas.picture()


def _draw_space(canvas: Canvas, frame: HexFrame, space: Space) -> None:
    canvas.area(frame.corners(space.at), PAINT[space.terrain], GRID, 1)
    mark = str(space.sector.spawn) if space.feature == "spawn" else MARKS.get(space.feature)
    if mark is not None:
        colour = TEXT if space.feature != "spawn" else DIM
        canvas.text(frame.middle(space.at), mark, frame.side * 0.85, colour)


def _draw_names(canvas: Canvas, frame: HexFrame, chart: Chart) -> None:
    for placed in chart.board.placed:
        x, y = frame.middle(placed.centre)
        name = chart.content.sector[placed.sector].name
        canvas.text((x, y + 1.75 * frame.side), name, max(8.0, frame.side * 0.54), DIM, edge=SKY)


def _draw_things(canvas: Canvas, frame: HexFrame, view: XiaView) -> None:
    for at in view.tokens:
        canvas.disc(frame.middle(at), frame.side * 0.55, "#4a3b0c", GOLD)
        canvas.text(frame.middle(at), "?", frame.side * 0.8, GOLD)
    for cube in view.adrift:
        canvas.area(frame.around(cube.at, 4, 0.4, 0.125), EMBER, SKY)
    if view.embers is not None:
        for comet in view.embers.comets:
            if comet.at is not None:
                canvas.disc(frame.middle(comet.at), frame.side * 0.4, "#9be8ff", TEXT)
        if view.embers.kiln is not None:
            canvas.area(frame.around(view.embers.kiln, 8, 0.8, 1 / 16), "#5b2b12", EMBER, 2)


def _draw_ships(canvas: Canvas, frame: HexFrame, game: Xia, view: XiaView) -> None:
    for npc in view.npcs:
        at = _shown_at(view, npc.at)
        if at is not None:
            colour = OUTLAW if game.content.npc[npc.id].law == "outlaw" else LAWFUL
            canvas.area(frame.around(at, 4, 0.8), SKY, colour, 2)
            canvas.text(frame.middle(at), npc.id[0].upper(), frame.side * 0.7, colour)
    for captain, colour in zip(view.captains, CAPTAINS.values(), strict=False):
        at = _shown_at(view, captain.at)
        if at is not None:
            canvas.area(frame.around(at, 3, 1.05, -0.25), colour, SKY, 2)


def _shown_at(view: XiaView, at: Hex | None) -> Hex | None:
    """Where a ship is drawn: on the Kiln, if it is inside."""
    return view.embers.kiln if at in INSIDE and view.embers is not None else at


def _draw_panel(canvas: Canvas, game: Xia, view: XiaView) -> None:
    left = SIZE[0] - SIDE_PANEL
    canvas.box((left, 0), (SIDE_PANEL, SIZE[1]), PANEL)
    canvas.line([(left, 0), (left, SIZE[1])], LINE, 1)
    canvas.text((left + 18, 26), f"{view.fame_goal} fame to win", 15, DIM, "lm")
    for seat, captain in enumerate(view.captains):
        _draw_captain(canvas, game, view, seat, captain)
    canvas.text((left + 18, SIZE[1] - 22), LEGEND, 11, DIM, "lm")


def _draw_captain(canvas: Canvas, game: Xia, view: XiaView, seat: int, captain: CaptainView) -> None:
    left, top, width = SIZE[0] - SIDE_PANEL + 14, 48 + 124 * seat, SIDE_PANEL - 28
    colour = CAPTAINS[COLOURS[seat]]
    canvas.box((left, top), (width, 114), SKY, colour if seat == view.active else LINE, rounding=8)
    ship = game.content.ship[captain.ship].name if captain.ship else "no ship yet"
    canvas.text((left + 12, top + 18), COLOURS[seat], 16, colour, "lm")
    canvas.text((left + width - 12, top + 18), ship, 13, DIM, "rm")
    _draw_fame(canvas, (left + 12, top + 36), width - 24, captain.fame, view.fame_goal, colour)
    lines = (
        (f"fame {captain.fame}", f"credits {captain.credits:,}"),
        (f"energy {captain.energy}", f"bounty {captain.bounty:,}" if captain.bounty else ""),
        (f"cubes {len(captain.hold.cubes)}", f"damage {len(captain.hold.damage)}" if captain.hold.damage else ""),
    )
    for row, (one, other) in enumerate(lines):
        canvas.text((left + 12, top + 60 + 19 * row), one, 13, TEXT, "lm")
        canvas.text((left + width - 12, top + 60 + 19 * row), other, 13, TEXT, "rm")


def _draw_fame(canvas: Canvas, at: Point, width: float, fame: int, goal: int, colour: str) -> None:
    """A bar that is full when the captain has won."""
    canvas.box(at, (width, 8), GRID, rounding=4)
    if fame:
        canvas.box(at, (width * min(1.0, fame / goal), 8), colour, rounding=4)
