"""What NPCs would do is what they do, as long as no die and no player changes anything on the way."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.ways import winds_open
from starhold.games.corespace.choices import LetGo, SingleOut
from starhold.games.corespace.content import LastingKind
from starhold.games.corespace.events import Moved, NpcAimed, NpcDecided
from starhold.games.corespace.rules.figures import deck_chart, figure_of, taken
from starhold.games.corespace.rules.movement import MOVE, footing_of
from starhold.games.corespace.rules.npcs.acting import NpcActivation
from starhold.games.corespace.rules.npcs.forecast import Forecast, forecast, forecasts
from starhold.games.corespace.rules.skills.lasting import HIDES, SHIELDS, lasts
from starhold.games.corespace.rules.taking_over import take_over
from starhold.games.corespace.seeing.places import FigureSeen, SquareSeen
from starhold.games.corespace.state import Figure
from starhold.geometry.square import NUMBERS, Square, squares_in
from starhold.kernel import Event, Match, ScriptedDice
from starhold.kernel.engine import run
from starhold.kernel.speech import plain
from starhold.testing.cases.position import started
from tests.rule_cases import CASES, cases_in
from tests.soak import times

from .decks import crowded

BLANK = 5
"""What both combat dice show if they show nothing."""


def acted(game: CoreSpace, told: Forecast) -> list[Event]:
    """What happens in the turn of an NPC if no die shows a hit, and nobody strikes at it."""
    play = begun(game, told.figure)
    run(play, None)
    while (asked := play.decision) is not None:
        choice = SingleOut(told.target) if SingleOut(told.target) in asked.options else LetGo()
        play = answered(play)
        run(play, choice)
    return play.told


def begun(game: CoreSpace, npc: str) -> CoreSpace:
    play = game.clone()
    play.dice, play.told = ScriptedDice((BLANK,) * 60), []
    play.stack = [NpcActivation(npc)]
    return answered(play)


def answered(play: CoreSpace) -> CoreSpace:
    play.decision = None
    return play


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
@pytest.mark.parametrize("lasting", [(), (*HIDES, *SHIELDS)], ids=["as they are", "hidden or shielded"])
def test_npcs_do_what_was_foretold(lasting: tuple[LastingKind, ...]) -> None:
    """Whoever is there, and whatever skills keep from being hit."""
    compared = 0
    for seed in range(times(60, 3000)):
        game = crowded(seed)
        for place, figure in enumerate(game.state.mission.figures if lasting else ()):
            lasts(game, figure, lasting[(seed + place) % len(lasting)])
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


def test_npcs_walk_as_they_can_and_end_where_there_is_room() -> None:
    for seed in range(times(60, 3000)):
        game = crowded(seed)
        free = deck_chart(game).floor & ~taken(game)
        for told in forecasts(game):
            npc = figure_of(game, told.figure)
            steps, at = deck_chart(game).strides(footing_of(game, npc)), npc.at
            for deed in told.deeds:
                assert len(deed.way) <= MOVE
                for to in deed.way:
                    assert to in dict(winds_open(steps, at)).values()
                    at = to
                assert at == npc.at or free >> NUMBERS[at] & 1


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


def matched() -> Match:
    """Jace, whose turn it is, with a Harvester in sight and a guard who has no quarrel with him."""
    case = replace(
        cases_in(CASES / "corespace" / "purge.toml")["Whoever is engaged is struck"],
        begin={"type": "corespace.activation", "figure": "jace", "left": 2, "stage": "act"},
        position={
            "mission": {
                "figures": {
                    "more": [
                        {"id": "harvester-1", "board": "harvester", "number": 1, "where": "deck", "at": "m4"},
                        {
                            "id": "galactic-guard-1",
                            "board": "galactic-guard",
                            "number": 1,
                            "where": "deck",
                            "at": "m20",
                        },
                    ]
                }
            }
        },
        dice=[],
    )
    return started(case)[0]


def told_of(match: Match, about: str) -> list[str]:
    """The lines about something, without the references in them."""
    found = match.inspect(0, about)
    assert found is not None
    return [plain(line) for line in match.game.text.naming(match.game.content).inspected(found)]


def test_whoever_looks_at_an_npc_is_told_what_it_would_do() -> None:
    match = matched()
    seen = match.inspect(None, "figure harvester-1")
    assert isinstance(seen, FigureSeen)
    assert seen.forecast is not None
    assert (seen.forecast.target, seen.forecast.deeds[0].way) == ("jace", ("m5", "m6", "m7", "m8"))
    assert told_of(match, "figure harvester-1")[-2:] == [
        "would aim at Captain Jace Dolman: nearest in sight out of cover",
        "would move to m8",
    ]
    assert told_of(match, "figure galactic-guard-1")[-2:] == [
        "would aim at Harvester 1: nobody they want in sight, and the shortest walk",
        "would move to k16, then shoot (2 dice: 83% risk of damage)",
    ]


def test_whoever_is_frozen_does_nothing() -> None:
    match = matched()
    assert isinstance(match.game, CoreSpace)
    figure_of(match.game, "harvester-1").missed_turns = 1
    figure_of(match.game, "jace").at = "d14"
    assert told_of(match, "figure harvester-1")[-1] == "does nothing in its next turn"


def test_whoever_wants_nobody_says_so() -> None:
    match = matched()
    assert isinstance(match.game, CoreSpace)
    mission = match.game.state.mission
    mission.figures = [figure for figure in mission.figures if figure.board != "harvester"]
    assert told_of(match, "figure galactic-guard-1")[-1] == "would aim at nobody now"


def test_whoever_looks_at_a_square_is_told_who_would_come_after_them_there() -> None:
    match = matched()
    seen = match.inspect(0, "square m7")
    assert isinstance(seen, SquareSeen)
    assert [hunter.figure for hunter in seen.hunters] == ["harvester-1"]
    assert told_of(match, "square m7")[-1] == "there Harvester 1 would aim at you: move to m6"
    assert told_of(match, "square m5")[-1] == (
        "there Harvester 1 would aim at you: strike (2 dice: 83% risk of damage)"
    )


def test_whoever_was_lured_does_nothing_more() -> None:
    game = matched().game
    assert isinstance(game, CoreSpace)
    figure_of(game, "harvester-1").acted = True
    assert {told.figure: told.idle for told in forecasts(game)} == {"harvester-1": True, "galactic-guard-1": False}


def test_whoever_was_hacked_is_not_foretold_but_wanted_by_the_purge() -> None:
    game = matched().game
    assert isinstance(game, CoreSpace)
    game.state.mission.figures.append(Figure("assassin-1", "assassin", None, 1, "deck", "m5"))
    take_over(game, figure_of(game, "jace"), figure_of(game, "assassin-1"))
    told = {each.figure: each.target for each in forecasts(game)}
    assert told.keys() == {"harvester-1", "galactic-guard-1"}
    assert told["harvester-1"] == "assassin-1"
