"""The deck in layers, column by column: its edges, what stands and lies on it, and who is where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from starhold.games.corespace.board.chart import Chart, Deck, chart_of
from starhold.games.corespace.seeing.view import CoreSpaceView, FigureView
from starhold.geometry.square import NUMBERS, SIDE, Square, numbers_in, place_of
from starhold.kernel import Seat

from .names import CONTENT

DECK = ("wall in the west", "wall in the north", "shut in the west", "shut in the north", "low", "tall", "entry")
THINGS = (
    "own airlock",
    "airlock",
    "crate",
    "tokens in a crate",
    "tokens on the floor",
    "acts",
    "own trader",
    "rival",
    "Purge",
    "other NPC",
    "defeated",
    "can end here",
)
CHANNELS: tuple[str, ...] = (*DECK, *THINGS)
"""What each layer shows, with a 1 where it is so; tokens are counted."""
SHAPE = (SIDE, SIDE, len(CHANNELS))
MOST_TOKENS = 12

_CHANNEL = {name: number for number, name in enumerate(CHANNELS)}


def show_board(view: CoreSpaceView, seat: Seat, layers: NDArray[np.generic]) -> None:
    """Write the whole deck into layers."""
    chart = chart_of(CONTENT, Deck(view.board, view.locked))
    layers[:] = ground(chart)
    for at, channel in marks(view, seat, chart):
        layers[(*cell(at), _CHANNEL[channel])] = 1
    for crate in view.crates:
        layers[(*cell(crate.at), _CHANNEL["tokens in a crate"])] = min(MOST_TOKENS, len(crate.items))
    for loose in view.floor:
        layers[(*cell(loose.at), _CHANNEL["tokens on the floor"])] += 1


def marks(view: CoreSpaceView, seat: Seat, chart: Chart) -> Iterator[tuple[Square, str]]:
    for number, crew in enumerate(view.crews):
        for at in chart.airlock(crew.airlock).squares if crew.airlock else ():
            yield at, "own airlock" if number == seat else "airlock"
    for crate in view.crates:
        yield from ((at, "crate") for at in chart.pieces[crate.at].squares)
    for figure in view.figures:
        if figure.at:
            yield figure.at, "defeated" if figure.defeated else side(figure, seat)
    if view.acting is not None:
        acting = next((figure.at for figure in view.figures if figure.id == view.acting.figure), "")
        yield from ((at, "acts") for at in (acting,) if at)
        yield from ((at, "can end here") for at in view.acting.ends)


def side(figure: FigureView, seat: Seat) -> str:
    if figure.crew is not None:
        return "own trader" if figure.crew == seat else "rival"
    return "Purge" if CONTENT.npc[figure.board].family == "purge" else "other NPC"


def cell(at: Square) -> tuple[int, int]:
    """The column and the row of a square."""
    return place_of(NUMBERS[at])


@lru_cache(maxsize=64)
def ground(chart: Chart) -> NDArray[np.int8]:
    """What the deck alone shows."""
    layers = np.zeros(SHAPE, np.int8)
    sets = (
        (chart.opaque.west, "wall in the west"),
        (chart.opaque.north, "wall in the north"),
        (chart.shut.west, "shut in the west"),
        (chart.shut.north, "shut in the north"),
        (chart.low, "low"),
        (chart.tall, "tall"),
    )
    for bits, channel in sets:
        for number in numbers_in(bits):
            column, row = place_of(number)
            if column < SIDE and row < SIDE:
                layers[column, row, _CHANNEL[channel]] = 1
    for entry in chart.layout.entries:
        for at in entry:
            layers[(*cell(at), _CHANNEL["entry"])] = 1
    return layers
