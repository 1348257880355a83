"""Where cubes and relics lie: what can matter about it, and that nothing else does."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from starhold.games.xia import BASE_GAME, Xia
from starhold.games.xia.board.fates import most_pairs
from starhold.games.xia.board.frost import freezing_times, spread_of_ice
from starhold.games.xia.board.holds import Cell, Hold, beside, cells_of
from starhold.games.xia.choices import Rearrange
from starhold.games.xia.rules.placing import StowPieces, TakeOut
from starhold.games.xia.seeing.view import XiaView
from starhold.games.xia.state import Captain
from starhold.kernel import Choice, Match
from starhold.players import Outlook, make_player

from .boards import xia_content
from .positions import first_captain, game_of, position_after

CONTENT = xia_content()
ASKED = {"place_cubes": "when_it_matters"}
LOWEST_DIE = 6
"""What this one can show, every die can."""


# Pairs and ice


def pairings(cells: frozenset[Cell]) -> int:
    """The most pairs, by trying all sets of pairs."""
    pairs = [pair for pair in combinations(sorted(cells), 2) if pair[1] in beside(pair[0])]
    return max(
        count
        for count in range(len(cells) // 2 + 1)
        for some in combinations(pairs, count)
        if len({cell for pair in some for cell in pair}) == 2 * count
    )


@pytest.mark.parametrize("ship", ["puddle-jumper", "swamp-rat", "easy-tiger"])
def test_no_pairing_has_more_pairs(ship: str) -> None:
    cells = cells_of(CONTENT.ship[ship])
    random = Random(ship)
    for _ in range(20):
        some = frozenset(random.sample(cells, 7))
        assert most_pairs(some) == pairings(some)


def test_ice_gets_where_it_spreads_freeze_by_freeze() -> None:
    ship = CONTENT.ship["puddle-jumper"]
    hold = Hold(damage=("d3", "f3"), ice=("f3",))
    assert freezing_times(CONTENT, ship, hold) == {"e3": 1}, "other damage stops it"
    hold = Hold(damage=("f3",), ice=("f3",))
    times = freezing_times(CONTENT, ship, hold)
    assert {cell for cell, time in times.items() if time == 1} == set(spread_of_ice(CONTENT, ship, hold))
    assert times["a3"] == 5
    assert freezing_times(CONTENT, ship, Hold(damage=("f3",))) == {}


# What is told of a piece in hand


def collecting() -> Match:
    hold = {"damage": ["f3"], "ice": ["f3"]}
    adrift = [{"at": [2, -2], "cargo": "holo"}]
    start = first_captain(hold=hold)
    return position_after("forsaken-star.given", "collect holo", options=ASKED, adrift=adrift, **start)


def digging() -> Match:
    start = first_captain(at=[3, 2], hold={"outfits": [{"outfit": "m-22", "cells": ["c1", "d1", "d2"]}]})
    return position_after("forsaken-star.given", "excavate", dice=[11], options=ASKED, **start)


def test_a_place_for_a_cube_says_what_tells_it_from_others() -> None:
    match = collecting()
    meanings = [str(match.game.meaning(option)) for option in match.decision.options]
    assert meanings == [
        "stow the holo on c2 · ice in 4 turns, room left for 1 relic",
        "stow the holo on d3 · ice in 2 turns, room left for no relics",
        "stow the holo on e3 · ice in 1 turn, room left for no relics",
    ]
    assert [match.game.target(option) for option in match.decision.options] == ["cell c2", "cell d3", "cell e3"]


def test_a_place_for_a_relic_says_the_same() -> None:
    match = digging()
    assert str(match.game.meaning(match.decision.options[0])) == "lay the relic on a3 and b3 · room left for 2 relics"


def test_a_cube_that_may_leave_says_the_same() -> None:
    start = first_captain(hold={"cubes": {"c2": "holo", "e3": "holo"}})
    match = position_after("forsaken-star.given", "jettison holo", options=ASKED, **start)
    assert [str(match.game.meaning(option)) for option in match.decision.options] == [
        "take out the holo on c2 · room left for no relics",
        "take out the holo on e3 · room left for 1 relic",
    ]


def test_a_cube_in_hand_is_seen_and_belongs_to_no_supply() -> None:
    match = collecting()
    view = match.view(None)
    assert isinstance(view, XiaView)
    assert [piece.cargo for piece in view.hand] == ["holo"]
    assert "In hand: a cube of holo" in match.game.board(view)
    assert list(match.game.faults()) == []


def test_what_is_in_hand_can_be_another_relic_in_another_world() -> None:
    match = digging()
    found = set()
    for seed in range(20):
        game = Outlook(match).imagine(seed).game
        assert isinstance(game, Xia)
        assert list(game.faults()) == []
        found.update(game.state.captains[0].relics)
    assert len(found) > 1


# Nothing else matters


def contents(captain: Captain, cell: Cell) -> str:
    """What lies on a space of the hold; of a space with an outfit, which space it is."""
    hold = captain.hold
    outfitted = cell if any(cell in found.cells for found in hold.outfits) else ""
    return f"{outfitted} {hold.cubes.get(cell, '')} {'damage' if cell in hold.damage else ''}"


def described(match: Match) -> dict[str, Choice]:
    """The options, with what lies on a space in place of its name."""
    decision = match.decision
    captain = game_of(match).state.captains[decision.seat]
    named = {}
    for option in decision.options:
        cell = getattr(option, "cell", None)
        named[str(option) if cell is None else f"{type(option).__name__} {contents(captain, cell)}"] = option
    return named


@pytest.mark.parametrize("seed", range(3))
def test_in_the_base_game_it_makes_no_difference_where_a_cube_lies(seed: int) -> None:
    """Two matches that differ in the spaces of two cubes are played by the same answers, as long as nobody repacks."""
    random = Random(seed)
    dice = [random.randint(1, LOWEST_DIE) for _ in range(1000)]
    held = [{"c2": "holo", "d3": "spice"}, {"e3": "spice", "f3": "holo"}]
    one, other = (
        position_after("trade-routes.given", dice=dice, **first_captain(hold={"cubes": cubes})) for cubes in held
    )
    for _ in range(150):
        ways, others = described(one), described(other)
        assert sorted(ways) == sorted(others)
        choice = random.choice(sorted(name for name, option in ways.items() if leaves_the_hold_alone(option)))
        one.answer(ways[choice])
        other.answer(others[choice])
        if one.over:
            break


def leaves_the_hold_alone(option: Choice) -> bool:
    return not isinstance(option, Rearrange)


# At the table


@pytest.mark.untraced
def test_captains_are_asked_now_and_then_and_never_in_the_base_game() -> None:
    asked = {name: times_asked(name == "box") for name in ("base", "box")}
    assert asked["base"] == 0
    assert 0 < asked["box"] < 20


def times_asked(whole_box: bool) -> int:
    match = Match.new("xia", seats=3, seed=5, options={} if whole_box else BASE_GAME)
    captain = make_player("captain", Xia)
    asked = 0
    while not match.over and match.revision < 500:
        asked += isinstance(match.game.stack[-1], (StowPieces, TakeOut))
        match.answer(captain.answer(Outlook(match)))
    return asked
