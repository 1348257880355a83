"""How the sectors of a captain alone are dealt, and what is known of those that lie face down."""

from __future__ import annotations

import pytest

import starhold
from starhold.games.xia.board.chart import Board
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.solo.dealing import HOMES, bring_up, put_on_top, reveal_first
from starhold.games.xia.rules.solo.table import table
from starhold.kernel import ScriptedDice, SeededDice, Viewer

from ..positions import game_of

MATCHES = range(30)
GUESSES = range(20)


def dealt(seed: int = 1) -> Xia:
    return game_of(starhold.new("xia", seed=seed, options={"solo": "normal"}))


def revealed(*stack: str) -> list[str]:
    """The sectors that are revealed after Nyr, if the stack lies so, its top first, and shuffling changes nothing."""
    game = dealt()
    game.dice = ScriptedDice(())
    game.state.board = Board(game.state.board.placed[:1])
    game.state.stack = [*reversed(stack)]
    return reveal_first(game, game.state)


# The first sectors


def test_four_sectors_are_enough_if_two_have_a_spawn_point() -> None:
    assert revealed("lunari", "lost-sector", "azure", "loath") == ["lunari", "lost-sector", "azure"]


def test_more_are_revealed_until_there_are_two_spawn_points() -> None:
    barren = ["lost-sector"] * 3
    assert revealed(*barren, "lunari", "azure", "loath") == [*barren, "lunari", "azure"]


def test_the_sector_xia_is_shuffled_back_and_another_one_drawn() -> None:
    assert revealed("lunari", "xia", "azure", "loath", "tafjur") == ["lunari", "azure", "loath"]


def test_a_stack_that_is_too_small_is_revealed_as_a_whole_but_for_xia() -> None:
    assert revealed("xia", "lunari") == ["lunari"]


@pytest.mark.parametrize("seed", MATCHES)
def test_nyr_and_three_sectors_lie_out_never_xia(seed: int) -> None:
    game = dealt(seed)
    assert [placed.sector for placed in game.state.board.placed] == ["nyr"]
    assert len(table(game).unlaid) == 3
    assert "xia" in game.state.stack


# The stack


@pytest.mark.parametrize(("missing", "mixed"), [(HOMES, 7), (HOMES[:1], 6), (HOMES[1:], 6)])
def test_the_homes_that_are_missing_lie_among_the_top_sectors(missing: tuple[str, ...], mixed: int) -> None:
    tops = set()
    for seed in GUESSES:
        game = dealt(seed)
        stack = ["azure", *missing, "lunari", "tafjur", "blench", "xia", "doravin-v", "tk-421", "red-gulch"]
        before = sorted(stack)
        below = put_on_top(game, stack, [*missing])
        assert below == len(stack) - mixed
        assert set(missing) <= set(stack[below:])
        assert sorted(stack) == before
        tops.add(stack[-1])
    assert len(tops) > 2


def test_if_both_are_out_the_stack_stays_as_it_is() -> None:
    stack = ["azure", "lunari", "tafjur"]
    assert put_on_top(dealt(), stack, []) == 3
    assert stack == ["azure", "lunari", "tafjur"]


@pytest.mark.parametrize("seed", MATCHES)
def test_whoever_is_missing_is_met_within_seven_sectors(seed: int) -> None:
    game = dealt(seed)
    missing = [home for home in HOMES if home in game.state.stack]
    block = game.state.stack[table(game).below :]
    assert len(block) == (len(missing) + 5 if missing else 0)
    assert set(missing) <= set(block)


# What is known of it


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("gone", [0, 3])
def test_a_guess_leaves_the_homes_among_the_top_sectors(viewer: Viewer, gone: int) -> None:
    game = dealt()
    below = table(game).below
    others = [sector for sector in game.state.stack if sector not in HOMES]
    game.state.stack = [*others[:below], *HOMES, *others[below : len(others) - gone]]
    tops, bottoms = set(), set()
    for guess in GUESSES:
        world = game.clone()
        world.dice = SeededDice(f"guess {guess}")
        world.redeal(viewer)
        assert sorted(world.state.stack) == sorted(game.state.stack)
        assert set(HOMES) <= set(world.state.stack[below:])
        tops.add(world.state.stack[-1])
        bottoms.add(world.state.stack[0])
    assert len(tops) > 2
    assert len(bottoms) > 2
    assert tops & set(HOMES)


def test_once_both_are_out_anything_may_lie_anywhere() -> None:
    game = dealt()
    game.state.stack = [sector for sector in game.state.stack if sector not in HOMES]
    tops = set()
    for guess in GUESSES:
        world = game.clone()
        world.dice = SeededDice(f"guess {guess}")
        world.redeal(None)
        tops.add(world.state.stack[-1])
    assert len(tops) > 5


# What is left out


def test_titles_and_events_about_other_captains_are_left_out() -> None:
    game = dealt()
    assert game.state.embers is not None
    assert not {"avenger", "generous", "heroic", "benefactor"} & {*game.state.title_deck, *game.state.titles}
    assert not {"fesko-grand-prix", "change-of-heart"} & set(game.state.embers.event_deck)
    assert (len(game.state.title_deck), len(game.state.titles), len(game.state.embers.event_deck)) == (23, 1, 18)


# A sector that a goal names


@pytest.mark.parametrize(("named", "below"), [("tafjur", 1), ("blench", 2)])
def test_a_sector_that_a_goal_names_is_the_next_and_homes_stay_where_they_are_mixed(named: str, below: int) -> None:
    game = dealt()
    game.state.stack, table(game).below = ["tafjur", "azure", "blench", *HOMES], 2
    bring_up(game, named)
    assert game.state.stack[-1] == named
    assert table(game).below == below
    assert not set(HOMES) & set(game.state.stack[:below])


def test_a_sector_that_lies_out_is_not_laid_again() -> None:
    game = dealt()
    game.state.stack, table(game).below = ["azure", *HOMES], 1
    bring_up(game, "blench")
    assert game.state.stack == ["azure", *HOMES]
    assert table(game).below == 1
