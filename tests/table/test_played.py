"""What a table plays, as everybody is told."""

from __future__ import annotations

import pytest

import starhold
from starhold.kernel import find_game, game_names
from starhold.table.catalogue import options_of
from starhold.table.lobby import PlayedOption
from starhold.table.played import played


def options_at(game: str, **chosen: object) -> dict[str, PlayedOption]:
    match = starhold.new(game, seats=2, seed=1, options=chosen)  # type: ignore[arg-type]  # any option of any game
    return {option.name: option for option in played(match).options}


@pytest.mark.parametrize("game", game_names())
def test_all_options_of_every_game_are_told_in_words(game: str) -> None:
    told = options_at(game)
    assert list(told) == [option.name for option in options_of(find_game(game))]
    assert all(option.usual for option in told.values())
    assert all("_" not in option.words for option in told.values())


def test_every_value_that_can_be_chosen_has_words() -> None:
    for option in options_of(find_game("xia")):
        assert len(option.names) in (0, len(option.choices))
        assert option.names or not any(isinstance(choice, str) for choice in option.choices)


def test_what_was_chosen_otherwise_is_told_apart() -> None:
    told = options_at("xia", trade_fame="any_two", free_blind_jump=True, embers=False)
    changed = {name: (option.chosen, option.words) for name, option in told.items() if not option.usual}
    assert changed == {
        "trade_fame": ("any_two", "any 2"),
        "free_blind_jump": (True, ""),
        "embers": (False, ""),
    }


def test_what_is_left_to_the_rules_is_no_value() -> None:
    goal = options_at("xia")["fame_goal"]
    assert (goal.chosen, goal.words, goal.usual) == (None, "", True)


def test_an_option_leads_to_the_ruling_that_it_changes() -> None:
    assert options_at("xia")["trade_fame"].rules == ("XIA-FAME-04",)


def test_a_record_of_the_content_is_called_by_its_name() -> None:
    station = options_at("lifeboat")["station"]
    assert station.words == station.words.strip() != ""
    assert station.words != station.chosen


def test_rulings_are_those_of_the_boxes_in_play() -> None:
    base = starhold.new("xia", seats=2, seed=1, options={"embers": False})
    modules = {clause.module for clause in played(base).rulings}
    assert "base" in modules
    assert "embers" not in modules
    whole = {clause.module for clause in played(starhold.new("xia", seats=2, seed=1)).rulings}
    assert "embers" in whole
    assert all(clause.ruling for clause in played(base).rulings)
