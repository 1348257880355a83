"""The table of Derelict as a picture: the ring of places, the tokens on it, and the captains."""

from __future__ import annotations

import math

from starhold.games.demo.state import DOCK, TRAP, DemoView, TokenView

from ..canvas import SIZE, Canvas, Picture, Point

SKY, LINE, TEXT, DIM, GOLD, DANGER = "#05070f", "#26324d", "#e6edf7", "#9fb0c9", "#ffd76b", "#ff6b6b"
CAPTAINS = ("#ff6b6b", "#5ea8ff", "#62d98b", "#f5d04f")
RING = 250.0
PLACE = 46.0


def picture(view: DemoView) -> Picture:
    """The table as one viewer sees it."""
    canvas = Canvas(SKY)
    places = len(view.tokens)
    canvas.disc(_middle_of_ring(), RING, None, LINE, 3)
    for place, token in enumerate(view.tokens):
        _draw_place(canvas, place, places, token)
    for seat, place in enumerate(view.places):
        together = [other for other, at in enumerate(view.places) if at == place]
        _draw_captain(canvas, _place(place, places), seat, together.index(seat) - (len(together) - 1) / 2)
    _draw_captains(canvas, view)
    return canvas.picture()


def _middle_of_ring() -> Point:
    return SIZE[1] / 2, SIZE[1] / 2


def _place(place: int, places: int) -> Point:
    """The middle of a place; the dock is at the top."""
    x, y = _middle_of_ring()
    angle = math.tau * place / places
    return x + RING * math.sin(angle), y - RING * math.cos(angle)


def _draw_place(canvas: Canvas, place: int, places: int, token: TokenView | None) -> None:
    x, y = _place(place, places)
    canvas.disc((x, y), PLACE, "#12456b" if place == DOCK else "#121a2c", LINE, 2)
    canvas.text((x, y - 28), "dock" if place == DOCK else str(place), 14, DIM)
    if token is not None:
        colour = DANGER if token.value == TRAP else GOLD
        shown = "?" if token.value is None else "trap" if token.value == TRAP else str(token.value)
        canvas.text((x, y - 4), shown, 22, colour)


def _draw_captain(canvas: Canvas, place: Point, seat: int, shift: float) -> None:
    x, y = place[0] + 20 * shift, place[1] + 26
    canvas.area([(x, y - 12), (x + 9, y + 8), (x - 9, y + 8)], CAPTAINS[seat], SKY, 2)


def _draw_captains(canvas: Canvas, view: DemoView) -> None:
    left = SIZE[1] + 30
    canvas.text((left, 60), f"round {view.round}", 22, DIM, "lm")
    for seat, captain in enumerate(view.captains):
        top = 100 + 130 * seat
        canvas.box((left, top), (SIZE[0] - left - 30, 114), "#0c1220", CAPTAINS[seat], rounding=8)
        canvas.text((left + 16, top + 24), f"captain {seat}", 18, CAPTAINS[seat], "lm")
        canvas.text((left + 16, top + 58), f"energy {captain.energy}", 16, TEXT, "lm")
        hold = ", ".join(map(str, captain.hold)) or "empty"
        canvas.text((left + 16, top + 86), f"hold {hold}    at home {captain.vault}", 16, TEXT, "lm")
