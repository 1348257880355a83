"""The options, one per row: its kind, what it is about, and its numbers.

What a field says is told by what it names: a figure, a square, a door, a thing of the box, a number. So a new choice
needs no word here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from starhold.games.corespace.seeing.view import CoreSpaceView, FigureView
from starhold.geometry.square import NUMBERS
from starhold.kernel import Choice, Seat

from ..observer import Arrays
from .names import KINDS, SUBJECTS, TURNED
from .situation import HEALTH, PLACE, SEEN, place

SQUARE, FIGURE, HELPER = "square", "figure", "other"
OPTION: tuple[str, ...] = (
    *(f"{which}: {what}" for which in (SQUARE, FIGURE, HELPER) for what in PLACE),
    *(f"{which}: {what}" for which in (FIGURE, HELPER) for what in ("own", "rival", "NPC", "health", *SEEN)),
    *(f"{turned or 'upright'}" for turned in TURNED),
    "number",
    "yes",
)
"""What each number of an option is."""

NAMED = ("option_subjects", "option_seconds", "option_thirds")
"""The arrays of what options are about: the first thing that each names, the next, and one more."""
Numbers: TypeAlias = Mapping[str, float]
_COLUMN = {name: number for number, name in enumerate(OPTION)}


class Position(NamedTuple):
    """What one seat sees."""

    view: CoreSpaceView
    seat: Seat
    figures: dict[str, FigureView]

    @classmethod
    def of(cls, view: CoreSpaceView, seat: Seat) -> Position:
        return cls(view, seat, {figure.id: figure for figure in view.figures})


def show_options(view: CoreSpaceView, seat: Seat, offered: tuple[Choice, ...], arrays: Arrays) -> None:
    """Write a row for each option, and nothing into the rows below."""
    position = Position.of(view, seat)
    kinds, numbers, subjects = arrays["option_kinds"], arrays["options"], [arrays[key] for key in NAMED]
    for array in (kinds, numbers, *subjects):
        array[:] = 0
    for row, choice in enumerate(offered):
        kinds[row] = KINDS[type(choice)]
        for subject, name in zip(subjects, names(position, choice), strict=False):
            subject[row] = SUBJECTS.get(name, 0)
        for name, number in told(position, choice):
            numbers[row, _COLUMN[name]] = number


def values(choice: Choice) -> Iterator[tuple[str, Any]]:
    """The fields of a choice and what stands in them, each part of several for itself."""
    for field in choice.__struct_fields__:
        value = getattr(choice, field)
        for each in value if isinstance(value, tuple) else (value,):
            yield field, each


def names(position: Position, choice: Choice) -> Iterator[str]:
    """The things of the box that a choice names; of a figure its board."""
    for _, value in values(choice):
        if isinstance(value, str) and value:
            figure = position.figures.get(value)
            yield figure.board if figure else value.partition("/")[0]


def told(position: Position, choice: Choice) -> Iterator[tuple[str, float]]:
    """The numbers in a choice."""
    which = FIGURE
    for _, value in values(choice):
        if isinstance(value, bool):
            yield "yes", float(value)
        elif isinstance(value, int):
            yield "number", value / HEALTH
        elif value in position.figures:
            yield from figure_told(position, position.figures[value], which)
            which = HELPER
        elif isinstance(value, str):
            yield from word_told(value)


def word_told(word: str) -> Iterator[tuple[str, float]]:
    """A square, the first one of a door, or how a token lies."""
    square = word.partition("-")[0]
    if square in NUMBERS:
        yield from zip((f"{SQUARE}: {what}" for what in PLACE), place(square), strict=True)
    elif word.partition("/")[0] in SUBJECTS:
        yield word.partition("/")[2] or "upright", 1.0


def figure_told(position: Position, figure: FigureView, which: str) -> Iterator[tuple[str, float]]:
    yield from zip((f"{which}: {what}" for what in PLACE), place(figure.at), strict=True)
    yield f"{which}: own", float(figure.crew == position.seat)
    yield f"{which}: rival", float(figure.crew not in (None, position.seat))
    yield f"{which}: NPC", float(figure.crew is None)
    yield f"{which}: health", figure.health / HEALTH
    acting = position.view.acting
    sight = acting.sights.get(figure.id) if acting else None
    if sight is not None:
        yield f"{which}: seen", 1.0
        yield f"{which}: in cover", float(sight.cover == "partial")
        yield f"{which}: inches", sight.inches / 24
