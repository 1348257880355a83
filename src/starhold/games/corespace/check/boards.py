"""Boards: pictures that can be read, and decks on which everybody gets everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starhold.geometry.square import NAMES, bits_of, squares_in
from starhold.geometry.strides import levels, openings, strides

from ..board.chart import Chart, Deck
from ..board.layout import Layout
from ..board.pictures import AIRLOCKS, BAY, CIVILIAN, ENTRIES, ON_AN_EDGE
from ..board.plans import layout_of
from ..content import Board, CoreSpaceContent

WIDE = 2
"""The squares of an entry point, and of an airlock."""


def terrain_faults(content: CoreSpaceContent) -> Iterator[str]:
    for letter, number in Counter(kind.letter for kind in content.terrain).items():
        if number > 1:
            yield f"{number} kinds of terrain have the letter {letter}"
        if len(letter) != 1 or letter == CIVILIAN or (letter in ON_AN_EDGE and letter.isspace()):
            yield f"no terrain can have the letter `{letter}`"
    for kind in content.terrain:
        if not (1 <= kind.columns <= BAY and 1 <= kind.rows <= BAY):
            yield f"terrain {kind.id} does not fit into a bay"


def board_faults(content: CoreSpaceContent, board: Board) -> Iterator[str]:
    try:
        layout = layout_of(board, content.terrain)
    except ValueError as error:
        yield str(error)
        return
    for number, squares in zip(ENTRIES, layout.entries, strict=True):
        if len(squares) != WIDE:
            yield f"entry point {number} takes {WIDE} squares, not {len(squares)}"
    if [airlock.letter for airlock in layout.airlocks] != list(AIRLOCKS[: len(layout.airlocks)]):
        yield "its airlocks are not lettered from A on"
    for airlock in layout.airlocks:
        if len(airlock.squares) != WIDE:
            yield f"airlock {airlock.letter} takes {WIDE} squares, not {len(airlock.squares)}"
    if not layout.airlocks:
        yield "it has no airlock"
    else:
        yield from unreachable(board, layout)


def unreachable(board: Board, layout: Layout) -> Iterator[str]:
    """Every free square can be reached from the first airlock, if all doors are open."""
    chart = Chart(layout, Deck(board.id), None)
    steps = strides(openings(*chart.shut), chart.floor)
    doorsteps = [airlock.squares for airlock in layout.airlocks] + [*layout.entries]
    start = bits_of(layout.airlocks[0].squares) & chart.floor
    lost = squares_in(chart.floor & ~sum(levels(steps, start)))
    if lost:
        yield f"nobody gets to {', '.join(lost[:4])}{' and others' if len(lost) > 4 else ''}"
    blocked = [square for squares in doorsteps for square in squares if not bits_of([square]) & chart.floor]
    if blocked:
        yield f"something stands in the way at {', '.join(blocked)}"
    inside = [square for square in layout.civilians if square in NAMES.values() and not bits_of([square]) & chart.floor]
    if inside:
        yield f"a civilian stands in something at {', '.join(inside)}"
