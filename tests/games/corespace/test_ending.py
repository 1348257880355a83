"""Why a mission ended as it did, in words."""

from __future__ import annotations

import pytest

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.ending import DONE, MOST_HOME, MOST_WORTH, NOBODY_HOME, UNDONE, result
from starhold.games.corespace.state import Item
from starhold.kernel import Match
from starhold.kernel.setup import OptionValue

CREWS = ("black-maria", "ion-hope")


def ended(
    seats: int, home: tuple[int, ...], carrying: tuple[tuple[str, ...], ...], *, alliance: bool = False
) -> CoreSpace:
    """Cold Berth after so many traders of each crew came home, the first of them with these tokens."""
    options: dict[str, OptionValue] = {"mission": "cold-berth", "alliance": alliance}
    match = Match.new(CoreSpace, seats=seats, seed=1, options=options)
    while match.decision.prompt != "corespace.deploy.lay":
        match.answer(match.decision.options[0])
    game = match.game
    assert isinstance(game, CoreSpace)
    for seat in range(seats):
        crew = [figure for figure in game.state.mission.figures if figure.crew == seat]
        for place, figure in enumerate(crew):
            figure.where = "aboard" if place < home[seat] else "gone"
            figure.tray = tuple(map(Item, carrying[seat])) if place == 0 else ()
    return game


@pytest.mark.parametrize(
    ("home", "carrying", "winners", "reason"),
    [
        ((1,), (("flight-recorder",),), (0,), DONE),
        ((4,), ((),), (), UNDONE),
        ((0,), (("flight-recorder",),), (), NOBODY_HOME),
        ((1, 4), (("flight-recorder",), ()), (0,), DONE),
        ((2, 1), ((), ()), (0,), MOST_HOME),
        ((2, 2), ((), ()), (0, 1), MOST_HOME),
        ((2, 2), ((), ("star-chart",)), (1,), MOST_WORTH),
        ((0, 0), ((), ()), (), NOBODY_HOME),
    ],
)
def test_the_reason_is_told(
    home: tuple[int, ...], carrying: tuple[tuple[str, ...], ...], winners: tuple[int, ...], reason: str
) -> None:
    found = result(ended(len(home), home, carrying))
    assert (found.winners, found.reason) == (winners, reason)


@pytest.mark.parametrize(("carried", "reason"), [(("flight-recorder",), DONE), ((), UNDONE)])
def test_allies_have_one_score(carried: tuple[str, ...], reason: str) -> None:
    found = result(ended(2, (1, 1), ((), carried), alliance=True))
    assert (found.reason, found.cooperative, found.scores) == (reason, True, (3, 3) if carried else (0, 0))
