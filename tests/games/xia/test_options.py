"""What a new match of Xia is played with: the whole box, if nobody says otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import starhold
from starhold.games.xia import BASE_GAME, Xia
from starhold.games.xia.content.records import EXPANSIONS
from starhold.games.xia.options import READINGS, WHOLE_BOX
from starhold.kernel import BadSetup, Match, OptionValue

from .positions import game_of, open_space

REPLAYS = Path(__file__).parents[2] / "replays" / "xia"

FIRST_GAME: Mapping[str, OptionValue] = {"first_game": True}


@pytest.mark.parametrize(
    ("chosen", "added"),
    [
        ({}, {"embers", "missions_and_powers", "sellsword"}),
        ({"envoy": True}, {"embers", "missions_and_powers", "sellsword", "envoy"}),
        ({"embers": False}, {"missions_and_powers", "sellsword"}),
        ({"first_game": False}, {"embers", "missions_and_powers", "sellsword"}),
        (BASE_GAME, set()),
        ({**BASE_GAME, "sellsword": True}, {"sellsword"}),
        (FIRST_GAME, set()),
        ({**FIRST_GAME, "embers": True}, {"embers"}),
    ],
)
def test_a_new_match_has_the_whole_box_but_what_was_left_out(
    chosen: Mapping[str, OptionValue], added: set[str]
) -> None:
    game = game_of(starhold.new("xia", seed=1, options=chosen))
    assert game.options.modules == {"base", *added}


def test_the_set_up_says_what_the_match_is_played_with() -> None:
    setup = starhold.new("xia", seed=1, options={"fame_goal": 5}).setup
    assert setup.options == {**WHOLE_BOX, **READINGS, "fame_goal": 5}
    assert starhold.new("xia", seed=1, options=FIRST_GAME).setup.options == {**FIRST_GAME, **READINGS}


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (1, {}, "is for 2 to 5 seats, not 1: choose the option solo (Alone)"),
        (3, {"solo": "easy"}, "is for 1 seat, not 3: leave the options as they usually are"),
        (6, {}, "is for 2 to 5 seats, not 6"),
    ],
)
def test_a_wrong_number_of_seats_is_refused_with_a_way_out(
    seats: int, options: Mapping[str, OptionValue], complaint: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        starhold.new("xia", seats=seats, options=options)
    assert str(caught.value).endswith(complaint)


def test_a_set_up_that_names_no_expansion_has_none() -> None:
    match = Match.load(REPLAYS / "trader-wins.starhold")
    assert not match.setup.options.keys() & set(EXPANSIONS)
    assert game_of(match).options.modules == {"base"}
    assert match.replay().setup == match.setup
    assert Match.loads(match.dumps()).setup == match.setup


def test_a_rule_case_is_played_with_what_it_names_alone() -> None:
    assert game_of(open_space()).options.modules == {"base"}


def test_the_base_game_leaves_out_what_is_usual() -> None:
    assert dict.fromkeys(Xia.usual_options({}).keys() - READINGS, False) == BASE_GAME


def test_a_set_up_that_names_no_reading_is_played_as_before_there_was_a_choice() -> None:
    options = game_of(Match.load(REPLAYS / "trader-wins.starhold")).options
    assert (options.npc_cards, options.place_cubes) == ("by_lot", "never")


def test_three_captains_have_one_npc_card_each_by_lot_and_not_by_turn_order() -> None:
    dealt = set()
    for seed in range(12):
        game = starhold.new("xia", seats=3, seed=seed).game
        assert isinstance(game, Xia)
        assert [npc.holder for npc in game.state.npcs[:3]] == [0, 1, 2]
        dealt.add(tuple(npc.id for npc in game.state.npcs[:3]))
    assert len(dealt) > 3


# Alone


@pytest.mark.parametrize("mode", ["easy", "normal", "hard"])
def test_alone_there_is_one_seat_and_the_whole_box(mode: str) -> None:
    match = starhold.new("xia", seed=1, options={"solo": mode})
    assert match.setup.seats == 1
    assert game_of(match).options.modules == {"base", "embers", "missions_and_powers", "sellsword", "solo"}
    assert Xia.cooperative(game_of(match).options)


def test_in_company_there_are_two_seats_or_more() -> None:
    match = starhold.new("xia", seed=1)
    assert match.setup.seats == 2
    assert not Xia.cooperative(game_of(match).options)


@pytest.mark.parametrize(
    ("seats", "chosen", "message"),
    [
        (1, {}, "is for 2 to 5 seats, not 1"),
        (2, {"solo": "easy"}, "is for 1 seat, not 2"),
        (None, {"solo": "easy", "first_game": True}, "a first game is for two or more: leave out first_game or solo"),
        (None, {"solo": "easy", "npcs": False}, "solo is a race against the NPCs: leave out npcs=false"),
        (None, {"solo": "easy", "instant_victory": True}, "the captain wins in the Status Phase only"),
        (None, {"solo": "brutal"}, "Invalid enum value 'brutal'"),
    ],
)
def test_what_cannot_be_played_alone_is_refused(
    seats: int | None, chosen: Mapping[str, OptionValue], message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        starhold.new("xia", seats=seats, seed=1, options=chosen)


@pytest.mark.parametrize("chosen", [{"first_game": True}, {"npcs": False}, {"instant_victory": True}])
def test_in_company_all_of_that_goes(chosen: Mapping[str, OptionValue]) -> None:
    assert starhold.new("xia", seed=1, options=chosen).setup.seats == 2
