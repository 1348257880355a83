"""A fight as a picture: the board on the left, the squad on the right."""

from __future__ import annotations

import math

from starhold.games.akarios.board.maps import Terrain, read_map
from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.seeing.view import AkariosView, EnemyView, FlyerView
from starhold.geometry import DIRECTIONS

from ..canvas import SIZE, Canvas, Picture, Point
from ..hexes import HexFrame

SKY, PANEL, LINE, TEXT, DIM = "#05070f", "#0c1220", "#26324d", "#e6edf7", "#9fb0c9"
GRID, HULL, SHIELD, STRESS, MARKER = "#1d2942", "#62d98b", "#5ea8ff", "#c58bff", "#ffd76b"
PAINT: dict[Terrain, str] = {
    "open": "#0e1728",
    "asteroids": "#4a3f35",
    "nebula": "#3d2a66",
    "planet": "#23543f",
    "wormhole": "#17506b",
}
PILOTS = ("#5ea8ff", "#62d98b", "#f5d04f", "#c58bff")
ENEMY, ELITE = "#ff6b6b", "#ff2f6d"
SIDE_PANEL = 270
NOSE, STERN = 0.95, 0.62


def picture(content: AkariosContent, view: AkariosView) -> Picture:
    """The table as everybody sees it."""
    board = read_map(content.scenario[view.scenario].map)
    canvas, frame = Canvas(SKY), HexFrame(board.terrain, SIDE_PANEL)
    for at, terrain in board.terrain.items():
        canvas.area(frame.corners(at), PAINT[terrain], GRID, 1)
    for marker in view.markers:
        canvas.area(frame.around(marker.at, 4, 0.7), SKY, MARKER, 2)
    if view.sparrow is not None:
        canvas.area(frame.around(view.sparrow.at, 8, 0.8, 1 / 16), TEXT, SKY, 2)
    for enemy in view.enemies:
        _draw_ship(canvas, frame, enemy, ELITE if enemy.rank == "elite" else ENEMY)
    for flyer, colour in zip(view.flyers, PILOTS, strict=False):
        _draw_ship(canvas, frame, flyer, colour)
    _draw_panel(canvas, content, view)
    return canvas.picture()


def _draw_ship(canvas: Canvas, frame: HexFrame, ship: FlyerView | EnemyView, colour: str) -> None:
    """A wedge whose nose shows where the ship faces."""
    if ship.at is None:
        return
    x, y = frame.middle(ship.at)
    ahead = math.tau * (DIRECTIONS.index(ship.facing) / len(DIRECTIONS) - 1 / 4)
    wedge = [(NOSE, 0.0), (STERN, 0.38), (STERN, 0.62)]
    corners = [
        (
            x + far * frame.side * math.cos(ahead + math.tau * turn),
            y + far * frame.side * math.sin(ahead + math.tau * turn),
        )
        for far, turn in wedge
    ]
    canvas.area(corners, colour, SKY, 2)
    if isinstance(ship, EnemyView):
        canvas.text((x, y), str(ship.number), frame.side * 0.5, SKY)


def _draw_panel(canvas: Canvas, content: AkariosContent, view: AkariosView) -> None:
    left = SIZE[0] - SIDE_PANEL
    canvas.box((left, 0), (SIDE_PANEL, SIZE[1]), PANEL)
    canvas.line([(left, 0), (left, SIZE[1])], LINE, 1)
    canvas.text((left + 18, 26), f"{content.scenario[view.scenario].name}, round {view.round}", 15, DIM, "lm")
    for number, flyer in enumerate(view.flyers):
        if flyer.id:
            _draw_pilot(canvas, content, number, flyer)


def _draw_pilot(canvas: Canvas, content: AkariosContent, number: int, flyer: FlyerView) -> None:
    left, top, width = SIZE[0] - SIDE_PANEL + 14, 48 + 124 * number, SIDE_PANEL - 28
    canvas.box((left, top), (width, 114), SKY, PILOTS[number] if flyer.at is not None else LINE, rounding=8)
    canvas.text((left + 12, top + 18), content.pilot[flyer.id].name, 16, PILOTS[number], "lm")
    canvas.text((left + width - 12, top + 18), flyer.status, 13, DIM, "rm")
    for row, (label, value, most, colour) in enumerate(
        (
            ("hull", flyer.hull, flyer.full_hull, HULL),
            ("shield", flyer.shield, flyer.full_shield, SHIELD),
            ("stress", flyer.stress, 10, STRESS),
        )
    ):
        _draw_bar(canvas, (left + 12, top + 42 + 19 * row), width - 24, f"{label} {value}", value / (most or 1), colour)
    canvas.text((left + 12, top + 100), " ".join(flyer.dice), 12, TEXT, "lm")


def _draw_bar(canvas: Canvas, at: Point, width: float, label: str, share: float, colour: str) -> None:
    """A label, and beside it a bar that is full at 1."""
    canvas.text(at, label, 13, TEXT, "lm")
    bar = (at[0] + 80, at[1] - 4)
    canvas.box(bar, (width - 80, 8), GRID, rounding=4)
    if share > 0:
        canvas.box(bar, ((width - 80) * min(1.0, share), 8), colour, rounding=4)
