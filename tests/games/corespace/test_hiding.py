"""Whoever is hidden or dodges: forecasts, odds and risks say what happens. (CS-SK-STEALTH-01..14)"""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import LastingKind
from starhold.games.corespace.rules.assault import Spec
from starhold.games.corespace.rules.figures import figure_of
from starhold.games.corespace.rules.hits import chance
from starhold.games.corespace.rules.npcs.forecast import forecast
from starhold.games.corespace.rules.persuading import WAIT, pleas_to
from starhold.games.corespace.rules.prospects import odds, strikers_on
from starhold.games.corespace.rules.skills.lasting import lasts
from starhold.testing.cases.position import started
from tests.rule_cases import CASES, cases_in

STEALTH, CUNNING = (CASES / "corespace" / f"skills-{family}.toml" for family in ("stealth", "cunning"))


def position(name: str, file: Path = STEALTH) -> CoreSpace:
    match, _ = started(cases_in(file)[name])
    assert isinstance(match.game, CoreSpace)
    return match.game


def test_a_forecast_passes_over_whoever_is_hidden() -> None:
    game = position("Engaged they can be targets")
    assert forecast(game, "harvester-1").target == "arianna"
    lasts(game, figure_of(game, "arianna"), "faded")
    assert forecast(game, "harvester-1").target == "jace"


def test_a_forecast_knows_where_the_walls_are() -> None:
    """The same figure, as if it stood beside a wall and away from it."""
    game = position("NPCs go for somebody else, and a forecast knows it")
    assert forecast(game, "harvester-1").target == "jace"
    assert forecast(game, "harvester-1", "arianna", "n8").target == "arianna"
    assert forecast(game, "harvester-1", "arianna", "p7").target == "jace"


@pytest.mark.parametrize(
    ("kind", "at", "hurts"),
    [
        ("dodges-in-cover", "m10", True),
        ("dodges-in-cover", "m14", True),
        ("dodges-afar", "m12", True),
        ("dodges-afar", "m14", False),
        ("dodges-enemies", "m10", False),
    ],
)
def test_the_odds_know_who_dodges(kind: LastingKind, at: str, *, hurts: bool) -> None:
    game = position("In the open it is hurt like anybody")
    jace, arianna = figure_of(game, "jace"), figure_of(game, "arianna")
    arianna.lasting, jace.at = (), at
    lasts(game, arianna, kind)
    assert (odds(game, jace, Spec("ranged", 2, "military-pistol", cover=True), arianna).hurts > 0) == hurts
    assert odds(game, jace, Spec("close", 2), arianna).hurts > 0


def test_a_risk_is_named_only_where_somebody_can_strike() -> None:
    """Beside the wall nobody does, and away from it they do."""
    game = position("On the way they are struck at where no wall is")
    jace = figure_of(game, "jace")
    assert strikers_on(game, jace, ("j6", "k6", "l6")) == ["harvester-1"]
    jace.lasting = ()
    lasts(game, jace, "faded")
    assert strikers_on(game, jace, ("j6", "k6", "l6")) == []


def test_nobody_who_is_stopped_acts_or_strikes_in_a_forecast() -> None:
    game = position("Nor does an NPC that was stopped before its turn", CUNNING)
    assert forecast(game, "harvester-1").idle
    arianna = figure_of(game, "arianna")
    assert strikers_on(game, arianna, ("m5", "m4")) == []
    figure_of(game, "harvester-1").lasting = ()
    assert strikers_on(game, arianna, ("m5", "m4")) == ["harvester-1"]


@pytest.mark.parametrize(
    ("name", "answer", "dice"),
    [
        ("With one more they miss the next turn", "skill persuasion 1", 4),
        (
            "Persuasion 3: two dice more, and traders can be asked to join, captains only to wait",
            "skill persuasion 3",
            6,
        ),
    ],
)
def test_the_chances_of_a_plea_count_the_dice_of_the_skill(name: str, answer: str, dice: int) -> None:
    """Against SKILL 3 there have to be more than 3 hits."""
    match, _ = started(cases_in(CUNNING)[name])
    match.answer(answer)
    game = match.game
    assert isinstance(game, CoreSpace)
    pleas = {plea.request: plea.percent for plea in pleas_to(game, 0, figure_of(game, "jace"), "gak")}
    assert pleas[WAIT] == chance(game.content, dice, lambda rolled: rolled.hits > 3) > 0
