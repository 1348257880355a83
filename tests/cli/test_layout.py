"""Columns line up, and long text hangs under itself."""

from __future__ import annotations

from starhold.cli.layout import columns, counted, grid, hang


def test_cells_stand_under_each_other() -> None:
    assert columns([("1", "fly 1", "there"), ("12", "scan", "look")]) == ["  1   fly 1  there", "  12  scan   look"]


def test_the_last_column_is_wrapped_under_itself() -> None:
    (text,) = columns([("fly", "a long way through the dark to the wreck")], width=30)
    assert text.splitlines() == ["  fly  a long way through the", "       dark to the wreck"]


def test_nothing_is_wrapped_without_a_width() -> None:
    sentence = "word " * 60 + "end"
    assert columns([("id", sentence)]) == [f"  id  {sentence}"]


def test_a_column_with_no_room_is_left_alone() -> None:
    assert hang("x" * 25, "a sentence that does not fit", 30) == "x" * 25 + "a sentence that does not fit"


def test_ids_are_not_broken_at_their_hyphens() -> None:
    assert "DEMO-SALVAGE-01" in hang("", "no token lies here (DEMO-SALVAGE-01)", 30)


def test_no_line_ends_in_blanks() -> None:
    assert columns([("winner", ""), ("x", "y")]) == ["  winner", "  x       y"]


def test_no_rows_give_no_lines() -> None:
    assert columns([]) == []


def test_a_grid_has_columns_of_equal_width() -> None:
    assert grid(["1  fly N", "2  fly NE", "3  fly S"], 26) == ["  1  fly N    2  fly NE", "  3  fly S"]


def test_a_grid_without_room_has_one_column() -> None:
    assert grid(["1  fly N", "2  fly NE"], 5) == ["  1  fly N", "  2  fly NE"]


def test_several_things_are_in_the_plural() -> None:
    assert [counted(number, "answer") for number in (0, 1, 2)] == ["0 answers", "1 answer", "2 answers"]
