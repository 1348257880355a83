"""What is new in a view is enough to have the whole view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from starhold.kernel import Match, known_game
from starhold.table.changes import changes, patched


class Cell(Struct, frozen=True):
    value: int = 0
    mark: str | None = None


class Pair(Struct, frozen=True, array_like=True):
    one: int
    other: int


class Board(Struct, frozen=True, rename="camel"):
    cells: tuple[Cell, ...] = ()
    best_cell: Cell | None = None
    place: Pair = Pair(0, 0)
    names: tuple[str, ...] = ()


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (Board(), Board(), {}),
        (Board((Cell(1), Cell(2))), Board((Cell(1), Cell(3))), {"cells/1/value": 3}),
        (Board((Cell(1),)), Board((Cell(1), Cell(3))), {"cells": (Cell(1), Cell(3))}),
        (Board(best_cell=Cell(1)), Board(best_cell=Cell(1, "x")), {"bestCell/mark": "x"}),
        (Board(best_cell=None), Board(best_cell=Cell()), {"bestCell": Cell()}),
        (Board(best_cell=Cell()), Board(), {"bestCell": None}),
        (Board(place=Pair(1, 2)), Board(place=Pair(1, 3)), {"place": Pair(1, 3)}),
        (Board(names=("a", "b")), Board(names=("a", "c")), {"names": ("a", "c")}),
    ],
)
def test_changes_are_named_where_they_stand(before: Board, after: Board, found: dict[str, object]) -> None:
    assert changes(before, after) == found
    assert patched(as_json(before), as_json(found)) == as_json(after)


@pytest.mark.parametrize("game", ["demo", "lifeboat", "xia"])
def test_a_whole_match_can_be_followed_by_changes(game: str) -> None:
    match = Match.new(known_game(game), seed="changes")
    chance = random.Random(1)
    seats = list(match.game.seats)
    views = [match.view(seat) for seat in seats]
    known = [as_json(view) for view in views]
    for _ in range(300):
        if match.over:
            break
        match.answer(chance.choice(match.decision.options))
        for seat in seats:
            now = match.view(seat)
            known[seat] = patched(known[seat], as_json(changes(views[seat], now)))
            views[seat] = now
            assert known[seat] == as_json(now)


def test_the_view_from_before_stays_as_it_was() -> None:
    before = as_json(Board((Cell(1), Cell(2))))
    patched(before, {"cells/0/value": 9})
    assert before == as_json(Board((Cell(1), Cell(2))))
