"""Odds before an attack: they are what comes of it, counted over all that the dice may show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import cast

import pytest
from msgspec.structs import replace

from starhold.games.corespace.content import CombatFace
from starhold.games.corespace.events import Hurt, Misfired, Pushed, Stumbled
from starhold.games.corespace.game import CoreSpace
from starhold.games.corespace.rules.hits import added_up, most_hits
from starhold.games.corespace.rules.prospects import Odds
from starhold.games.corespace.seeing.places import FigureSeen, SquareSeen
from starhold.kernel import Event, Match
from starhold.testing.cases.position import started
from tests.rule_cases import CASES, cases_in

SIDES = range(1, 7)


def match_of(file: str, name: str, dice: tuple[int, ...] = ()) -> Match:
    """The match of a case before its first answer, with other dice."""
    match, _ = started(replace(cases_in(CASES / "corespace" / f"{file}.toml")[name], dice=list(dice)))
    return match


def outcomes(file: str, name: str, answer: str, dice: int) -> Iterator[tuple[Event, ...]]:
    """What an answer leads to, for all that so many dice may show."""
    for shown in product(SIDES, repeat=dice):
        yield match_of(file, name, shown).answer(answer)


def percent(events: list[tuple[Event, ...]], *wanted: type[Event]) -> int:
    return 100 * sum(any(isinstance(event, wanted) for event in told) for told in events) // len(events)


@pytest.mark.parametrize("dice", range(5))
def test_the_most_that_dice_can_show(dice: int) -> None:
    game = match_of("shots", "The first is for short range").game
    assert isinstance(game, CoreSpace)
    faces = [game.content.die["blue" if die == 0 else "red"].faces for die in range(dice)]
    best = max(added_up(cast(tuple[CombatFace, ...], shown)).hits for shown in product(*faces))
    assert most_hits(game, dice) == best


def aims_at(match: Match, figure: str) -> tuple[Odds, ...]:
    seen = match.inspect(match.decision.seat, f"figure {figure}")
    assert isinstance(seen, FigureSeen)
    return seen.aims


@pytest.mark.parametrize(
    ("file", "name", "answer", "target", "dice"),
    [
        ("shots", "The first is for short range", "shoot arianna military-pistol", "arianna", 2),
        ("shots", "One weapon is fired at a time", "shoot arianna machine-pistol", "arianna", 3),
        ("shots", "Cover takes its hit before a shield has to", "shoot arianna military-pistol", "arianna", 2),
        (
            "armour",
            "Whoever has none of their own fights with those on the jacket",
            "fight arianna fists",
            "arianna",
            1,
        ),
    ],
)
def test_an_attack_does_what_its_odds_say(file: str, name: str, answer: str, target: str, dice: int) -> None:
    weapon = answer.rsplit(maxsplit=1)[-1].removeprefix("fists")
    (odds,) = (odds for odds in aims_at(match_of(file, name), target) if odds.weapon == weapon)
    told = list(outcomes(file, name, answer, dice))
    assert (odds.dice, odds.hurts, odds.misfires) == (dice, percent(told, Hurt), percent(told, Misfired))


def test_a_shot_into_a_fight_finds_its_target_now_and_then() -> None:
    name, answer = "Farther away a die decides after the roll, and can find a friend", "shoot gak outland-rifle-1"
    match = match_of("shots", name)
    (odds,) = aims_at(match, "gak")
    hurt = [[event for event in told if isinstance(event, Hurt)] for told in outcomes("shots", name, answer, 2)]
    assert odds.hurts == 100 * sum(event.figure == "gak" for (event, *_) in filter(None, hurt)) // len(hurt)
    option = next(option for option in match.decision.options if str(option) == answer)
    (risk,) = match.game.risks(option)
    assert (risk.harm, risk.about) == ("stray", "lars")
    assert risk.percent == 100 * sum(event.figure == "lars" for (event, *_) in filter(None, hurt)) // len(hurt)


def test_a_knock_back_pushes_and_stumbles_as_often_as_it_says() -> None:
    name, answer = "A hit pushes an inch straight away", "knock-back arianna"
    told = list(outcomes("knock-back", name, answer, 1))
    match = match_of("knock-back", name)
    option = next(option for option in match.decision.options if str(option) == answer)
    assert match.game.meaning(option).detail == (
        f"{percent(told, Pushed)}% chance to push, {percent(told, Stumbled)}% risk of a stumble"
    )


def test_an_answer_that_leaves_an_enemy_says_who_strikes() -> None:
    match = match_of("opportunity", "Whoever leaves an enemy is struck before the first step")
    told = {str(option): match.game.danger(option) for option in match.decision.options}
    assert told["move m14"] == "Harvester 1 strikes first: 83% risk of damage"
    assert told["walk"] is told["finish"] is None
    seen = match.inspect(0, "square m14")
    assert isinstance(seen, SquareSeen)
    assert seen.strikers == ("harvester-1",)


def test_a_shot_next_to_an_enemy_says_so_and_tells_its_odds() -> None:
    match = match_of("opportunity", "Whoever shoots in the midst of enemies is struck before the shot")
    option = next(option for option in match.decision.options if str(option) == "shoot arianna outland-pistol")
    assert match.game.danger(option) == "Harvester 1 strikes first: 83% risk of damage"
    assert match.game.meaning(option).detail == "1 die: 66% chance of damage"


def test_nobody_learns_what_others_could_attack_with() -> None:
    match = match_of("opportunity", "A player may let an opportunity pass")
    for viewer in (1, None):
        seen = match.inspect(viewer, "figure gak")
        assert isinstance(seen, FigureSeen)
        assert seen.aims == ()


def test_whoever_may_strike_is_told_the_odds_of_that() -> None:
    match = match_of("opportunity", "A player may let an opportunity pass")
    match.answer("move m14")
    assert isinstance(match.game, CoreSpace)
    option = next(option for option in match.decision.options if str(option) == "fight jace knife")
    assert match.game.meaning(option).detail == "1 die: 66% chance of damage"


def test_a_square_and_a_figure_can_be_asked_about_by_their_names_alone() -> None:
    match = match_of("opportunity", "Whoever leaves an enemy is struck before the first step")
    assert match.inspect(0, "m14") == match.inspect(0, "square m14")
    assert match.inspect(0, "harvester-1") == match.inspect(0, "figure harvester-1")
    assert match.inspect(0, "nobody") is match.inspect(0, "move z9") is None
