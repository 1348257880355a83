"""Odds on foot: what people are told before an attempt is what the rules do, over all that the dice can show."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from starhold.games.akarios.content import SIDES
from starhold.games.akarios.rules.expedition.attempting import (
    Abandon,
    Assign,
    Join,
    KeepRoll,
    MakeAttempt,
    RollAgain,
    StayOut,
)
from starhold.games.akarios.rules.expedition.chances import chance_of_joining, chance_of_rolling, chance_of_trying
from starhold.games.akarios.rules.expedition.condition import bearable
from starhold.games.akarios.rules.expedition.ground import attempt_of, landing_of, walker_of
from starhold.games.akarios.rules.expedition.landing import Try
from starhold.games.akarios.rules.expedition.resolving import Failed
from starhold.kernel import Choice, Match, ScriptedDice
from starhold.testing.cases.position import started
from tests.rule_cases import CASES, cases_in

from .matches import game_of

CALM, ON_EDGE, WORN, LAST_NERVE, SPENT = (0, 5), (9, 2), (10, 3), (9, 1), (10, 1)
"""Stress and health."""


def at(place: str, *conditions: tuple[int, int]) -> Match:
    """Enver and Violet Ray on a card of the moor, with their stress and health."""
    case = cases_in(CASES / "akarios" / "skillcheck.toml")["A check that succeeds is discovered, for everybody"]
    match, _ = started(case)
    for walker, (stress, health) in zip(landing_of(game_of(match)).walkers, conditions or (CALM, CALM), strict=False):
        walker.at, walker.stress, walker.health = place, stress, health
    match.answer(f"pause {'violet-ray' if len(conditions) == 1 else 'enver'}")
    return match


def trying(match: Match) -> MakeAttempt:
    attempt = game_of(match).stack[-1]
    assert isinstance(attempt, MakeAttempt)
    return attempt


def prudent(match: Match) -> Choice:
    """No re-roll, nobody who joins, and as many stress dice as can be borne."""
    able = [
        option
        for option in match.decision.options
        if isinstance(option, Assign) and option.stress <= bearable(walker_of(game_of(match), option.pilot))
    ]
    usual = [option for option in match.decision.options if isinstance(option, KeepRoll | StayOut | Abandon)]
    return max(able, key=lambda option: option.stress) if able else usual[0]


def works(match: Match, answer: Choice, dice: tuple[int, ...]) -> bool:
    """True if an attempt succeeds with these dice."""
    clone = match.clone()
    clone.game.dice = ScriptedDice(dice)
    clone.answer(answer)
    told = [*clone.game.told]
    while clone.decision.prompt.startswith("akarios.attempt"):
        clone.answer(prudent(clone))
        told += clone.game.told
    return not any(isinstance(event, Failed) for event in told)


def share(match: Match, answer: Choice, dice: int) -> Fraction:
    """How many of all that so many dice can show lead to success."""
    sides = range(1, len(SIDES) + 1)
    outcomes = [works(match, answer, shown) for shown in product(sides, repeat=dice)]
    return Fraction(sum(outcomes), len(outcomes))


@pytest.mark.parametrize("condition", [CALM, ON_EDGE, WORN, LAST_NERVE, SPENT])
@pytest.mark.parametrize(
    ("place", "name", "dice"),
    [
        ("stile", "north", 2),
        ("stile", "north", 3),
        ("stile", "east", 2),
        ("stile", "west", 1),
        ("stile", "west", 2),
        ("stile", "dock", 1),
        ("hollow", "well", 3),
        ("hollow", "gate", 1),
        ("hollow", "gate", 3),
        ("tower", "riddle", 2),
        ("tower", "riddle", 3),
        ("tower", "echo", 1),
        ("tower", "beam", 2),
        ("tower", "wall", 2),
    ],
)
def test_the_chance_of_an_attempt_is_that_of_the_rules(
    place: str, name: str, dice: int, condition: tuple[int, int]
) -> None:
    match = at(place, condition)
    game = game_of(match)
    attempt = attempt_of(game.content.place[place], name)
    assert chance_of_trying(game, "enver", attempt, dice) == share(match, Try("enver", name, dice), dice)


@pytest.mark.parametrize("conditions", [(CALM, CALM), (LAST_NERVE, CALM), (SPENT, LAST_NERVE), (SPENT, SPENT)])
@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (1, 2), (2, 1), (0, 2)])
def test_the_chance_of_a_shared_check_is_that_of_the_rules(
    mine: int, theirs: int, conditions: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    match = at("tower", *conditions)
    landing_of(game_of(match)).walkers[0].status = "acting"
    match.answer(f"try violet-ray beam {theirs}")
    choice = Join("enver", mine) if mine else StayOut("enver")
    assert choice in match.decision.options
    assert chance_of_joining(game_of(match), trying(match), choice) == share(match, choice, mine + theirs)


@pytest.mark.parametrize("condition", [CALM, WORN, LAST_NERVE, (10, 2), SPENT])
@pytest.mark.parametrize(
    ("place", "name", "shown"),
    [
        ("stile", "north", (1, 1)),
        ("stile", "north", (6, 6, 1)),
        ("hollow", "gate", (1, 6, 1)),
        ("tower", "riddle", (6, 6)),
        ("tower", "wall", (3, 5, 3)),
    ],
)
def test_the_chance_of_a_re_roll_is_that_of_the_rules(
    place: str, name: str, shown: tuple[int, ...], condition: tuple[int, int]
) -> None:
    match = at(place, condition)
    match.game.dice = ScriptedDice(shown)
    match.answer(f"try enver {name} {len(shown)}")
    game = game_of(match)
    for option in match.decision.options:
        assert isinstance(option, RollAgain | KeepRoll)
        again = len(option.dice) if isinstance(option, RollAgain) else 0
        assert chance_of_rolling(game, trying(match), option) == share(match, option, again), option


def test_a_re_roll_of_one_who_helps_leaves_the_dice_of_others_as_they_lie() -> None:
    match = at("tower", CALM, SPENT)
    landing_of(game_of(match)).walkers[0].status = "acting"
    match.answer("try violet-ray beam 1")
    match.game.dice = ScriptedDice((1, 1, 6))
    for answer in ("join enver 2", "keep-roll violet-ray"):
        match.answer(answer)
    game = game_of(match)
    for option in match.decision.options:
        assert isinstance(option, RollAgain | KeepRoll)
        again = len(option.dice) if isinstance(option, RollAgain) else 0
        assert chance_of_rolling(game, trying(match), option) == share(match, option, again), option


def test_without_stress_dice_it_is_less_likely() -> None:
    game = game_of(at("stile"))
    east = attempt_of(game.content.place["stile"], "east")
    assert chance_of_trying(game, "enver", east, 2) == 1
    assert chance_of_trying(game, "enver", east, 2, calmly=True) == Fraction(25, 36)
