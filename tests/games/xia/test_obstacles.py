"""Whether a space is taken, asked of one space and of all."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

import starhold
from starhold.games.xia import Xia
from starhold.games.xia.options import WHOLE_BOX
from starhold.games.xia.rules.ships import is_occupied, occupied_spaces, vessels
from starhold.games.xia.state import EventInPlay
from starhold.geometry import Hex

ANSWERS, APART = 900, 60
BEYOND_THE_BOARD = Hex(-60, -60)


def positions(seed: int) -> Iterator[Xia]:
    """Some positions of a random match."""
    match, rng = starhold.new(Xia, seats=3, seed=seed, options=WHOLE_BOX), Random(seed)
    for number in range(ANSWERS):
        match.answer(rng.choice(match.decision.options))
        if number % APART == 0:
            assert isinstance(match.game, Xia)
            yield match.game.clone()


def taken_one_by_one(game: Xia) -> set[Hex]:
    return {at for at in game.chart.spaces if is_occupied(game, at)}


def test_both_questions_have_the_same_answer() -> None:
    kinds: set[str] = set()
    for game in positions(seed=3):
        embers = game.state.embers
        assert embers is not None
        taken = occupied_spaces(game)
        assert taken == taken_one_by_one(game)
        ships = {ship.at for ship in vessels(game)}
        kinds |= {game.chart.spaces[at].feature for at in taken - ships}
        captain = game.state.captains[0]
        assert occupied_spaces(game, but=captain) == {at for at in taken if is_occupied(game, at, but=captain)}
    assert "relics" in kinds


def test_an_event_takes_a_space_as_long_as_it_is_in_play() -> None:
    game = next(positions(seed=4))
    embers = game.state.embers
    assert embers is not None
    at = next(space.at for space in game.chart.spaces.values() if not is_occupied(game, space.at))
    comet = EventInPlay("rikishi", heading="N", places=(at,))
    embers.events = (comet,)
    assert at in occupied_spaces(game)
    assert occupied_spaces(game) == taken_one_by_one(game)
    embers.events = (replace(comet, places=(BEYOND_THE_BOARD,)),)
    assert occupied_spaces(game) == taken_one_by_one(game)
    assert BEYOND_THE_BOARD not in occupied_spaces(game)
    embers.events = (replace(comet, heading=None),)
    assert at not in occupied_spaces(game)
    embers.events = ()
    assert not is_occupied(game, at)
