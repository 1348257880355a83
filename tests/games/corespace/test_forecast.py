"""What NPCs would do is what they do, as long as no die and no player changes anything on the way."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.choices import LetGo, SingleOut
from starhold.games.corespace.events import Moved, NpcAimed, NpcDecided
from starhold.games.corespace.rules.figures import deck_chart, figure_of, taken
from starhold.games.corespace.rules.npcs.acting import NpcActivation
from starhold.games.corespace.rules.npcs.forecast import Forecast, forecast, forecasts
from starhold.games.corespace.state import Figure
from starhold.geometry.square import Square, squares_in
from starhold.kernel import Event, ScriptedDice
from starhold.kernel.engine import run
from tests.soak import times

from .decks import crowded

BLANK = 5
"""What both combat dice show if they show nothing."""


def acted(game: CoreSpace, told: Forecast) -> list[Event]:
    """What happens in the turn of an NPC if no die shows a hit, and nobody strikes at it."""
    play = game.clone()
    play.dice, play.decision, play.told = ScriptedDice((BLANK,) * 60), None, []
    play.stack = [NpcActivation(told.figure)]
    run(play, None)
    while play.decision is not None:
        choice = SingleOut(told.target) if SingleOut(told.target) in play.decision.options else LetGo()
        play.decision = None
        run(play, choice)
    return play.told


def deeds(events: list[Event], figure: str) -> Iterator[tuple[str, str, str, tuple[Square, ...]]]:
    """Act, reason, target and way of each action."""
    decided: NpcDecided | None = None
    way: tuple[Square, ...] = ()
    for event in events:
        match event:
            case NpcDecided():
                if decided is not None:
                    yield decided.act, decided.why, decided.other, way
                decided, way = event, ()
            case Moved(figure=mover, way=walked) if mover == figure:
                way = (*way, *walked)
    if decided is not None:
        yield decided.act, decided.why, decided.other, way


@pytest.mark.untraced
def test_npcs_do_what_was_foretold() -> None:
    compared = 0
    for seed in range(times(60, 3000)):
        game = crowded(seed)
        for told in forecasts(game):
            events = acted(game, told)
            aimed = [event for event in events if isinstance(event, NpcAimed)]
            assert [(event.other, event.why) for event in aimed[:1]] == (
                [(told.target, told.why)] if told.target else []
            )
            wanted = [(deed.act, deed.why, deed.target, deed.way) for deed in told.deeds]
            assert [*deeds(events, told.figure)] == wanted, (seed, told.figure)
            compared += len(wanted)
    assert compared > 300


def test_a_forecast_changes_nothing() -> None:
    for seed in range(10):
        game = crowded(seed)
        before = msgspec.json.encode(game.state)
        forecasts(game)
        forecasts(game, "jace", "a1")
        assert msgspec.json.encode(game.state) == before


def test_a_forecast_for_another_square_is_that_of_the_deck_with_somebody_there() -> None:
    for seed in range(10):
        game = crowded(seed)
        free = squares_in(deck_chart(game).floor & ~taken(game))
        there = forecasts(game, "jace", free[seed])
        figure_of(game, "jace").at = free[seed]
        assert there == forecasts(game)
        assert [forecast(game, told.figure) for told in there] == [*there]


def test_whoever_stands_alone_with_a_hunter_is_its_target() -> None:
    game = crowded(1, npcs=1)
    game.state.mission.figures = [figure for figure in game.state.mission.figures if figure.id == "jace"]
    jace = figure_of(game, "jace")
    jace.at, jace.defeated = "m10", False
    game.state.mission.figures.append(Figure("harvester-1", "harvester", None, 1, "deck", "m12"))
    (told,) = forecasts(game)
    assert (told.target, told.equals, told.passed) == ("jace", (), "")
    (deed,) = told.deeds
    assert (deed.act, deed.way) == ("move", ("m11",))
    assert forecasts(game, "jace", "m11")[0].deeds[0].act == "close"
