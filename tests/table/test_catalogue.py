"""What can be played, as a page is told."""

from __future__ import annotations

from starhold.kernel import find_game
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


def test_the_lobby_says_who_plays_together_and_what_can_be_drawn() -> None:
    assert (game_info(Pouch).cooperative, game_info(Pouch).draws_piles) == (True, True)
    demo = game_info(find_game("demo"))
    assert (demo.cooperative, demo.draws_piles) == (False, False)


def test_the_lobby_says_how_to_win() -> None:
    assert "fame" in game_info(find_game("xia")).aim
    assert game_info(find_game("demo")).aim == ""
