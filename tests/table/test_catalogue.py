"""What can be played, as a page is told."""

from __future__ import annotations

import pytest

from starhold.kernel import Choice, find_game
from starhold.kernel.tags import kinds
from starhold.table.catalogue import clauses, game_info, games, sentence_of
from tests.pouch import Pouch


def test_all_games_are_listed() -> None:
    assert {"demo", "lifeboat", "xia"} <= {game.name for game in games()}


def test_options_are_shown_as_a_form_needs_them() -> None:
    options = {option.name: option for option in game_info(find_game("xia")).options}
    assert options["first_game"].kind == "yes-no"
    assert options["first_game"].default is False
    assert options["starting_credits"].choices == (3000, 4000)
    goal = options["fame_goal"]
    assert (goal.kind, goal.least, goal.most, goal.default) == ("number", 3, 20, None)
    assert all(option.text for option in options.values())


def test_a_form_begins_with_what_is_usual() -> None:
    options = {option.name: option.default for option in game_info(find_game("xia")).options}
    boxes = ("embers", "missions_and_powers", "sellsword", "envoy")
    assert [options[name] for name in boxes] == [True, True, True, False]


def test_every_box_of_xia_has_a_name_and_a_sentence() -> None:
    options = {option.name: option for option in game_info(find_game("xia")).options}
    boxes = [options[name] for name in ("embers", "missions_and_powers", "sellsword", "envoy")]
    assert [box.text for box in boxes] == ["Embers of a Forsaken Star", "Missions & Powers", "Sellsword", "Envoy"]
    assert all(box.detail for box in boxes)


def test_every_option_of_xia_has_words_of_its_own() -> None:
    xia = find_game("xia")
    assert {option.name for option in game_info(xia).options} == set(xia.text.options)


def test_rules_are_told_clause_by_clause() -> None:
    xia = find_game("xia")
    assert len(clauses(xia)) > 600
    assert sentence_of(xia, "XIA-TURN-10") != ""
    assert sentence_of(xia, "XIA-NONE-01") == ""


def test_rules_say_what_they_are_to_be_read_about() -> None:
    governing = {clause.id: clause.governs for clause in clauses(find_game("demo"))}
    assert governing["DEMO-FIRE-02"] == ("demo.fire",)
    assert governing["DEMO-END-01"] == ()


@pytest.mark.parametrize("title", ["demo", "lifeboat", "xia"])
def test_there_is_a_rule_to_read_about_every_choice(title: str) -> None:
    game = find_game(title)
    governed = {what for clause in clauses(game) for what in clause.governs}
    assert governed >= {tag for tag in kinds(Choice, title) if tag.startswith(f"{title}.")}


def test_the_lobby_says_who_plays_together_and_what_can_be_drawn() -> None:
    assert (game_info(Pouch).cooperative, game_info(Pouch).draws_piles) == (True, True)
    demo = game_info(find_game("demo"))
    assert (demo.cooperative, demo.draws_piles) == (False, False)


def test_ways_to_begin_say_all_that_a_lobby_needs() -> None:
    xia = game_info(find_game("xia"))
    first, alone, campaign = xia.beginnings
    assert (xia.fewest_seats, xia.most_seats) == (2, 5)
    assert (alone.text, alone.detail) == ("Alone", "You against three NPCs, who share one fame marker.")
    assert (alone.seats, alone.fewest_seats, alone.most_seats) == (1, 1, 1)
    assert (alone.among, alone.values, alone.options) == ("solo", ("easy", "normal", "hard"), {})
    assert (first.seats, first.options, first.for_newcomers) == (3, {"first_game": True}, True)
    assert first.usual == {"embers": False, "missions_and_powers": False, "sellsword": False}
    assert alone.usual == {}
    assert (campaign.text, campaign.seats) == ("Campaign", 1)
    assert (campaign.among, campaign.values, campaign.options) == ("solo", alone.values, {"campaign": True})
    assert game_info(find_game("demo")).beginnings == ()


def test_a_campaign_of_a_squad_begins_with_seats_for_those_who_come_later() -> None:
    campaign, _, fight = game_info(find_game("akarios")).beginnings
    assert (campaign.seats, campaign.free, campaign.among, campaign.values) == (4, 3, "campaign", ("beacon-road",))
    assert (fight.seats, fight.free, fight.among, fight.values[0]) == (1, 0, "scenario", "first-light")


def test_the_lobby_says_how_to_win() -> None:
    assert "fame" in game_info(find_game("xia")).aim
    assert game_info(find_game("demo")).aim == ""


def test_a_title_is_spoken_of_in_its_own_words_or_in_plain_ones() -> None:
    xia, pouch = game_info(find_game("xia")).words, game_info(Pouch).words
    assert (xia.player, xia.players, xia.mat, xia.score) == ("Captain", "Captains", "Ship", "Fame")
    assert (pouch.player, pouch.players, pouch.mat, pouch.score) == ("Player", "Players", "Mat", "Score")
    assert game_info(find_game("demo")).words.ways == {"on": "clockwise", "back": "anticlockwise"}


def test_the_lobby_says_whose_box_can_be_browsed() -> None:
    assert [game_info(find_game(title)).has_box for title in ("demo", "lifeboat", "xia")] == [True, True, True]
    assert not game_info(Pouch).has_box
