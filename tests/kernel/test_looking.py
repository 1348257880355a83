"""Looking before leaping: what a viewer may know of a place, a piece or an option."""

from __future__ import annotations

import pytest

import starhold
from starhold.kernel import Match, WrongSeat

from .play import answer_all, unchanged


@pytest.fixture
def match() -> Match:
    """Vega has scanned wreck 1; Rigel is at the dock."""
    return answer_all(starhold.new("demo", seats=2, seed=7), "fly 1", "scan")


def lines(match: Match, viewer: int | None, about: str) -> tuple[str, ...]:
    found = match.inspect(viewer, about)
    return () if found is None else match.game.text.inspected(found)


def test_a_place_is_seen_with_the_eyes_of_the_viewer(match: Match) -> None:
    hidden = "a token face down: 2 of the 8 unknown ones are traps"
    assert lines(match, 0, "place 1") == (
        "wreck 1",
        "0 flights away",
        "cargo worth 2, as you have seen",
        "Vega is here",
    )
    assert lines(match, 1, "place 1") == ("wreck 1", "1 flight away", hidden, "Vega is here")
    assert lines(match, None, "place 1") == ("wreck 1", hidden, "Vega is here")
    assert lines(match, 0, "place 6") == ("wreck 6", "4 flights away", hidden.replace("8", "7"))


def test_an_option_is_what_it_points_at(match: Match) -> None:
    assert match.inspect(0, "fly 2") == match.inspect(0, "place 2")
    assert match.inspect(0, "salvage") == match.inspect(0, "place 1")


def test_options_are_for_those_who_have_them(match: Match) -> None:
    assert match.inspect(1, "fly 2") is None
    assert match.inspect(None, "fly 2") is None


def test_a_rival_is_weighed_before_the_shot(match: Match) -> None:
    chances = "67% chance to hit, 33% behind a shield; to be won: nothing"
    assert lines(match, 0, "seat 1") == ("Rigel, at the dock", chances)


@pytest.mark.parametrize("about", ["", "place", "place 9", "place 99", "seat 2", "place -1", "fly 5", "dance", "²"])
def test_of_what_does_not_exist_nothing_is_known(match: Match, about: str) -> None:
    assert match.inspect(0, about) is None


def test_nothing_changes_by_it(match: Match) -> None:
    is_unchanged = unchanged(match)
    for about in match.game.places():
        for viewer in (0, 1, None):
            match.inspect(viewer, about)
    assert is_unchanged()


def test_only_viewers_of_the_match_may_look(match: Match) -> None:
    with pytest.raises(WrongSeat):
        match.inspect(-1, "place 1")


def test_a_title_that_knows_nothing_says_nothing() -> None:
    from tests.pouch import Pouch

    assert Match.new(Pouch, seats=2).inspect(0, "search") is None


def test_a_match_that_is_over_can_still_be_looked_at() -> None:
    match = starhold.new("demo", seats=2, seed=7)
    while not match.over:
        match.answer(match.decision.options[0])
    assert lines(match, 0, "place 0")[0] == "the dock"
