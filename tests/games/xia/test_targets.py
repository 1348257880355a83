"""What of the board answers and events point at."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

import pytest

import starhold
from starhold.games.xia import BASE_GAME, choices
from starhold.geometry import COMPASS, Hex
from starhold.kernel import Match, OptionValue

TARGET = re.compile(r"(space|beyond) -?\d+,-?\d+|ship [a-z-]+|cell [a-z]\d|outfit \d+|mission [a-z0-9-]+")

POINTING = (
    choices.Fly,
    choices.Jump,
    choices.Scan,
    choices.Use,
    choices.Attack,
    choices.Damage,
    choices.Engine,
    choices.Keep,
    choices.Spawn,
    choices.Route,
    choices.Lift,
    choices.Give,
)


def played(seed: int, answers: int) -> Match:
    match = starhold.new("xia", seats=3, seed=seed)
    rng = Random(seed)
    while match.revision < answers:
        match.answer(rng.choice(match.decision.options))
    return match


def test_targets_are_named_as_the_page_knows_them() -> None:
    match = starhold.new("xia", seats=3, seed=2)
    rng = Random(2)
    seen = set()
    for _ in range(900):
        for option in match.decision.options:
            target = match.game.target(option)
            if isinstance(option, POINTING):
                seen.add(type(option))
                assert target is not None, option
            assert target is None or TARGET.fullmatch(target), target
        match.answer(rng.choice(match.decision.options))
    assert len(seen) > 8


def test_a_flight_points_at_the_next_space() -> None:
    match = played(3, 60)
    while match.decision.prompt != "xia.move.spend":
        match.answer(match.decision.options[0])
    at = match.view(match.decision.seat).captains[match.decision.seat].at  # type: ignore[attr-defined]
    flights = [option for option in match.decision.options if isinstance(option, choices.Fly)]
    assert flights
    for flight in flights:
        step = COMPASS[flight.way]
        assert match.game.target(flight) == f"space {Hex(at.q + step.q, at.r + step.r)}"


def test_events_mention_ships_and_spaces() -> None:
    match = played(5, 200)
    mentioned = {target.split()[0] for event in match.events(None) for target in match.game.targets(event)}
    assert mentioned == {"ship", "space"}


def test_nothing_is_pointed_at_when_the_match_is_over() -> None:
    match = starhold.new("xia", seats=3, seed=1, options={"first_game": True, "fame_goal": 3})
    rng = Random(1)
    while not match.over:
        match.answer(rng.choice(match.decision.options))
    assert match.game.target(choices.Stop()) is None
    assert match.game.errands() == {}


@pytest.mark.parametrize(("options", "number"), [({}, 32), (BASE_GAME, 21)])
def test_the_scenery_has_every_space_of_every_sector(options: Mapping[str, OptionValue], number: int) -> None:
    scenery = starhold.new("xia", seats=3, seed=1, options=options).game.scenery()
    sectors = scenery.sectors  # type: ignore[attr-defined]
    assert len(sectors) == number
    assert all(len(sector.spaces) == 19 for sector in sectors)
