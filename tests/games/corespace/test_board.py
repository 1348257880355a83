"""Decks: pictures read and drawn, rooms, contact, and sight kept over doors that change."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.chart import Chart, Deck, Footing, chart_of, layout_in, new_deck
from starhold.games.corespace.board.layout import Door, Layout
from starhold.games.corespace.board.plans import drawn_in_squares, layout_of
from starhold.games.corespace.board.sight import Standing, hidden_halves, sight
from starhold.games.corespace.content import Board, CoreSpaceContent
from starhold.geometry.ruler import Base
from starhold.geometry.square import MAT, NUMBERS, bits_of, numbers_in, squares_in
from starhold.kernel import load_content

BOX = cast(CoreSpaceContent, load_content(CoreSpace))
BAY = "+-1-+---+-2-+-A-+-3-+---+", "|                       |", "+   +   +   +   +   +   +"
OPEN = "\n".join([BAY[0], *[BAY[1], BAY[2]] * 5, BAY[1], "+---+-4-+-B-+-5-+---+-6-+"])
bases = st.sampled_from([Base(number) for number in numbers_in(MAT)])


def board(bays: str) -> Layout:
    return layout_of(Board(id="test", origin="house", name="Test", bays=bays), BOX.terrain)


@pytest.mark.parametrize("id_", BOX.board)
def test_a_picture_of_squares_is_read_as_what_it_was_drawn_from(id_: str) -> None:
    layout = layout_in(BOX, id_)
    again = layout_of(replace(BOX.board[id_], bays="", squares=drawn_in_squares(layout)), BOX.terrain)
    assert {field: getattr(again, field) for field in Layout.__struct_fields__} == {
        field: getattr(layout, field) for field in Layout.__struct_fields__
    }


def test_a_section_is_four_squares_and_a_door_two() -> None:
    layout = layout_in(BOX, "cold-berth")
    assert [door.id for door in layout.doors][:3] == ["p2-q2", "f4-f5", "r4-r5"]
    assert layout.airlock("A").squares == ("a10", "a11")
    assert layout.airlock("A").out == "W"
    assert layout.entries[0] == ("b1", "c1")
    assert [piece.squares for piece in layout.crates][1:4] == [("u1",), ("j6", "k6"), ("e9",)]


def test_letters_of_a_bay_stand_in_three_squares_and_large_things_move_in() -> None:
    lines = OPEN.splitlines()
    lines[1] = "|sssLLLTTT              |"
    with pytest.raises(ValueError, match="no edge is drawn as `L`"):
        board("\n".join(lines))
    lines[1] = "|sss|  L|  T            |"
    layout = board("\n".join(lines))
    assert [piece.squares for piece in layout.pieces] == [
        ("a1",),
        ("b2",),
        ("k3", "l3", "k4", "l4"),
        ("d4",),
        ("g4", "h4"),
    ]


@pytest.mark.parametrize(
    ("line", "text", "fault"),
    [
        (0, "+-1-+---+-2-+-A-+-3-+   +", "its rim has a gap"),
        (2, "+   + A +   +   +   +   +", "draw a section as `-d-`"),
        (2, "+   +-A-+   +   +   +   +", "is not on the rim"),
        (2, "+   +-x-+   +   +   +   +", "no edge is drawn as `x`, in line 3"),
        (1, "|  z                    |", "nothing has the letter z"),
        (1, "|", "its rim has a gap"),
        (1, "|                        |", "must have 13 lines of 25 letters"),
    ],
)
def test_a_fault_in_a_picture_is_told(line: int, text: str, fault: str) -> None:
    lines = OPEN.splitlines()
    lines[line] = text
    with pytest.raises(ValueError, match=fault):
        board("\n".join(lines))


def test_a_board_has_one_picture() -> None:
    with pytest.raises(ValueError, match="one picture"):
        layout_of(Board(id="test", origin="house", name="Test"), BOX.terrain)


def test_rooms_end_at_doors_and_windows() -> None:
    chart = chart_of(BOX, new_deck(BOX, "cold-berth"))
    assert sum(chart.rooms) == MAT
    assert all(not one & other for one in chart.rooms for other in chart.rooms if one is not other)
    assert chart.room_of(NUMBERS["a1"]) == chart.room_of(NUMBERS["a8"])
    assert chart.room_of(NUMBERS["p2"]) != chart.room_of(NUMBERS["q2"])


def test_contact_is_along_open_edges() -> None:
    chart = chart_of(BOX, new_deck(BOX, "cold-berth"))
    assert squares_in(chart.touching(bits_of(["b1"]))) == ("a1", "c1", "b2")
    assert squares_in(chart.touching(bits_of(["d6"]))) == ("d5", "c6", "e6", "d7")  # a door
    assert squares_in(chart.touching(bits_of(["f12"]))) == ("f11", "e12", "g12")  # a window
    assert squares_in(chart.touching(bits_of(["d5"]))) == ("d4", "c5", "d6")  # a wall


def test_a_board_that_is_locked_in_part_knows_its_doors() -> None:
    chart = chart_of(BOX, new_deck(BOX, "dead-reckoning"))
    assert len(chart.deck.locked) == 6
    opened = chart_of(BOX, Deck("dead-reckoning"))
    assert opened.unchanged is chart
    steps = {squares_in(each.strides(Footing())[0]) for each in (chart, opened)}
    assert len(steps) == 2


@settings(max_examples=200, deadline=None)
@given(bases, bases, st.sampled_from(layout_in(BOX, "cold-berth").doors))
def test_a_chart_with_another_door_sees_as_one_made_from_nothing(viewer: Base, target: Base, door: Door) -> None:
    deck = Deck("cold-berth", (door.id,))
    kept = chart_of(BOX, deck)
    fresh = Chart(layout_in(BOX, "cold-berth"), deck, None)
    assert hidden_halves(kept, viewer, target) == hidden_halves(fresh, viewer, target)
    assert hidden_halves(kept, viewer, target) >= hidden_halves(chart_of(BOX, Deck("cold-berth")), viewer, target)


@settings(max_examples=100, deadline=None)
@given(bases, bases, bases)
def test_more_people_hide_no_less(viewer: Base, target: Base, between: Base) -> None:
    chart = chart_of(BOX, new_deck(BOX, "hold-the-lock"))
    if between not in (viewer, target):
        assert hidden_halves(chart, viewer, target, (Standing(between),)) >= hidden_halves(chart, viewer, target)


def test_in_the_open_everybody_sees_everybody() -> None:
    chart = Chart(board(OPEN), Deck("test"), None)
    for square in ("a1", "x24", "m13", "c20"):
        found = sight(chart, Base(NUMBERS["l12"]), Base(NUMBERS[square]))
        assert (found.hidden, found.cover) == (0, "clear")
