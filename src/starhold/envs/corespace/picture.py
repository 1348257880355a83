"""A mission as a picture: the deck on the left, the crews on the right."""

from __future__ import annotations

from starhold.games.corespace.board.chart import Chart, Deck, chart_of
from starhold.games.corespace.seeing.view import CoreSpaceView, FigureView
from starhold.geometry.square import NUMBERS, SIDE, Square, place_of

from ..canvas import SIZE, Canvas, Picture, Point
from .names import CONTENT

SKY, PANEL, LINE, TEXT, DIM = "#05070f", "#0c1220", "#26324d", "#e6edf7", "#9fb0c9"
FLOOR, WALL, WINDOW = "#0e1728", "#9fb0c9", "#3f8fb5"
LOW, TALL, CRATE, LOOSE = "#3a3328", "#4a4a52", "#7a5a2c", "#ffd76b"
CREWS = ("#5ea8ff", "#62d98b", "#f5d04f", "#c58bff")
PURGE, OTHER = "#ff6b6b", "#c9b38a"
MARGIN = 24.0
CELL = (SIZE[1] - 2 * MARGIN) / SIDE
PANEL_LEFT = SIZE[1] + 8.0


def picture(view: CoreSpaceView) -> Picture:
    """The table as a viewer sees it."""
    canvas, chart = Canvas(SKY), chart_of(CONTENT, Deck(view.board, view.locked))
    canvas.box((MARGIN, MARGIN), (CELL * SIDE, CELL * SIDE), FLOOR)
    _draw_terrain(canvas, chart, view)
    _draw_walls(canvas, chart)
    for loose in view.floor:
        canvas.disc(_middle(loose.at), CELL * 0.18, LOOSE)
    for figure in view.figures:
        if figure.at:
            _draw_figure(canvas, figure)
    _draw_panel(canvas, view)
    return canvas.picture()


def _corner(at: Square) -> Point:
    column, row = place_of(NUMBERS[at])
    return MARGIN + column * CELL, MARGIN + row * CELL


def _middle(at: Square) -> Point:
    left, top = _corner(at)
    return left + CELL / 2, top + CELL / 2


def _draw_terrain(canvas: Canvas, chart: Chart, view: CoreSpaceView) -> None:
    full = {crate.at for crate in view.crates if crate.items}
    for piece in chart.layout.pieces:
        paint = CRATE if piece.id in full else LOW if piece.kind.height == "low" else TALL
        for at in piece.squares:
            canvas.box(_corner(at), (CELL, CELL), paint, LINE)


def _draw_walls(canvas: Canvas, chart: Chart) -> None:
    for edges, colour in ((chart.shut, WINDOW), (chart.opaque, WALL)):
        for at, number in NUMBERS.items():
            left, top = _corner(at)
            if edges.west >> number & 1:
                canvas.line([(left, top), (left, top + CELL)], colour, 2)
            if edges.north >> number & 1:
                canvas.line([(left, top), (left + CELL, top)], colour, 2)
    far = MARGIN + CELL * SIDE
    canvas.line([(MARGIN, far), (far, far), (far, MARGIN)], WALL, 2)


def _colour(figure: FigureView) -> str:
    if figure.crew is not None:
        return CREWS[figure.crew]
    return PURGE if CONTENT.npc[figure.board].family == "purge" else OTHER


def _draw_figure(canvas: Canvas, figure: FigureView) -> None:
    colour, radius = _colour(figure), CELL * (0.32 if figure.prone else 0.44)
    filled = None if figure.defeated else colour
    canvas.disc(_middle(figure.at), radius, filled, colour, 2)
    sign = str(figure.number) if figure.number else _name(figure)[0]
    canvas.text(_middle(figure.at), sign, CELL * 0.5, colour if figure.defeated else SKY)


def _name(figure: FigureView) -> str:
    board = CONTENT.trader.get(figure.board) or CONTENT.npc[figure.board]
    return board.name.removeprefix("Captain ")


def _draw_panel(canvas: Canvas, view: CoreSpaceView) -> None:
    canvas.box((PANEL_LEFT, 0), (SIZE[0] - PANEL_LEFT, SIZE[1]), PANEL)
    canvas.text((PANEL_LEFT + 18, 30), f"{CONTENT.mission[view.mission].name}, round {view.round}", 17, TEXT, "lm")
    band = CONTENT.band[view.band].name
    canvas.text((PANEL_LEFT + 18, 56), f"{band}, {view.pegs} pegs", 14, DIM, "lm")
    crews = [figure for figure in view.figures if figure.crew is not None]
    for row, figure in enumerate(crews):
        top = 88 + min(36.0, (SIZE[1] - 96) / max(1, len(crews))) * row
        name = _name(figure)
        where = "down" if figure.defeated else figure.where
        canvas.text((PANEL_LEFT + 18, top), name[:22], 14, _colour(figure), "lm")
        canvas.text((SIZE[0] - 16, top), f"{figure.health} of {figure.full_health}, {where}", 12, DIM, "rm")
