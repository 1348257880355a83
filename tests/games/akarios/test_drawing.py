"""What the page of a fight is drawn from, and what answers and events point at there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import starhold
from starhold.games.akarios import Akarios, choices
from starhold.games.akarios.drawing.targets import TARGETS, doer
from starhold.games.akarios.events import TraumaDrawn
from starhold.games.akarios.seeing.view import CHARTING, STEERING
from starhold.geometry import Hex, Pose
from starhold.kernel import Choice, Match, Seat

from .matches import SCENARIOS, all_options

TARGET = re.compile(
    r"space -?\d+,-?\d+|ship [a-z-]+(-[A-Z0-9])?|facing [a-z-]+(-\d+)? [NS][EW]?|card [a-z-]+ [a-z0-9-]+"
    r"|(pilot|craft|upgrade) [a-z-]+"
)


def game_of(match: Match) -> Akarios:
    assert isinstance(match.game, Akarios)
    return match.game


def options_of(match: Match, seat: Seat) -> tuple[Choice, ...]:
    part = match.decision.of(seat)
    assert part is not None
    return tuple(part.options)


def asked_in_fights() -> Iterator[tuple[Match, Seat, Choice]]:
    """Fights of all scenarios, played by chance: every question with every answer."""
    for seed, scenario in enumerate(SCENARIOS):
        match, chance = starhold.new("akarios", seats=2, seed=seed, options={"scenario": scenario}), Random(seed)
        while not match.over:
            for seat in match.decision.seats:
                for option in options_of(match, seat):
                    yield match, seat, option
            match.answer(chance.choice(options_of(match, chance.choice(match.decision.seats))))


def test_nothing_that_people_look_for_is_left_out() -> None:
    assert list(TARGETS.gaps("akarios")) == []


def test_targets_are_named_as_the_page_knows_them() -> None:
    seen = set()
    for match, seat, option in asked_in_fights():
        target = match.game.put_to(seat).target(option)
        if type(option) in TARGETS.tellers:
            assert target is not None, option
            assert TARGET.fullmatch(target), target
            seen.add(type(option))
        else:
            assert target is None, option
    assert {choices.Deploy, choices.Act, choices.Fly, choices.Turn, choices.Aim, choices.Flip} <= seen


def test_a_turn_points_at_the_ship_that_turns_and_a_flip_at_its_own_card() -> None:
    found = set()
    for match, seat, option in asked_in_fights():
        if isinstance(option, choices.Turn | choices.Flip):
            target = match.game.put_to(seat).target(option)
            assert target
            own = [flyer for flyer in game_of(match).state.flyers if flyer.id == target.split()[1]]
            assert [flyer.seat for flyer in own] == [seat]
            found.add(type(option))
    assert len(found) == 2


def test_the_view_shows_where_a_move_would_end() -> None:
    """The end of each way is where the ship is, and how it faces, once the answer was given."""
    tried = 0
    for match, _, option in asked_in_fights():
        ends = match.view(0).ends  # type: ignore[attr-defined]  # of Akarios alone
        if match.decision.prompt not in (CHARTING, STEERING):
            assert not ends
            continue
        if not isinstance(option, choices.Fly):
            assert option == choices.Steady()
            continue
        (end,) = (each for each in ends if (each.to, each.side) == (option.to, option.side))
        if match.decision.prompt == STEERING:
            continue
        copy = Match.loads(match.dumps())
        pilot = doer(game_of(copy))
        told = copy.answer(option)
        flyer = next(each for each in game_of(copy).state.flyers if each.id == pilot)
        has_snapped = any(isinstance(event, TraumaDrawn) for event in told)
        is_there = not has_snapped and (copy.over or copy.decision.prompt != "akarios.suffer.react")
        if end.way and flyer.at is not None and is_there:
            assert Pose(flyer.at, flyer.facing) == end.way[-1]
            tried += 1
    assert tried > 10


def test_the_terminal_shows_rifts_and_what_cards_have_put_on_a_ship() -> None:
    match = starhold.new("akarios", seats=1, seed=5, options={"pilots": 2})
    for answer in ("take-usual 0", "take-usual 0", "deploy starla 5,7 N", "deploy violet-ray 9,5 N"):
        match.answer(answer)
    game = game_of(match)
    before = game.board(game.view(None))
    assert "@" not in before
    starla, _ = game.state.flyers
    starla.wards, starla.guardian, starla.tracking = ("stone",), "violet-ray", (game.state.enemies[0].id,)
    game.state.rifts = [Hex(7, 4)]
    drawn = game.board(game.view(None))
    assert "@" in drawn
    assert "no damage from enemies" in drawn
    assert "covered by Violet Ray" in drawn
    assert "tracks Ronin Scout" in drawn


def test_events_point_at_ships_and_spaces() -> None:
    match, chance = starhold.new("akarios", seats=1, seed=3), Random(3)
    pointed = set()
    while not match.over:
        for event in match.answer(chance.choice(match.decision.options)):
            for target in match.game.targets(event):
                assert TARGET.fullmatch(target), target
                pointed.add(target.split()[0])
    assert pointed == {"space", "ship"}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_scenery_has_every_space_and_every_card_in_words(scenario: str) -> None:
    match = starhold.new("akarios", seats=1, seed=1, options={"scenario": scenario})
    drawn = game_of(match).scenery()
    assert drawn.scenario is not None
    assert drawn.scenario.id == scenario
    assert len({space.name for space in drawn.scenario.spaces}) == len(drawn.scenario.spaces)
    assert sum(space.start for space in drawn.scenario.spaces) >= 4
    assert {space.marker for space in drawn.scenario.spaces} - {""} <= {*drawn.scenario.markers}
    assert all(card.deeds and all(card.deeds) for card in drawn.cards)
    assert {card.id for card in drawn.cards} <= {*game_of(match).content.card}
    assert len(msgspec.json.encode(drawn)) < 80_000


def test_the_scenery_of_a_fight_has_all_cards_that_it_can_need() -> None:
    match = starhold.new("akarios", seats=2, seed=1, options={"scenario": "titan", "pilots": 4})
    drawn = {card.id for card in game_of(match).scenery().cards}
    while match.decision.prompt == "akarios.muster.choose":
        assert all(option.card in drawn for option in all_options(match) if isinstance(option, choices.Fit))
        match.answer(all_options(match)[-1])
