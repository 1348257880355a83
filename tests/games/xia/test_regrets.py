"""Answers that end something before it was used: a captain is told once what is forgone."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.kernel import Match

from .positions import first_captain, open_space, position_after

OF_THE_SHIPYARD: dict[str, Any] = {"type": "xia.outfit-ship", "seat": 2}
OF_THE_STARPORT: dict[str, Any] = {"type": "xia.business", "seat": 2}
NO_ENGINE = "You have no engine: impulse alone takes you 3 spaces a turn."
IDLE = "You haven't done anything this turn: impulse takes you 4 spaces for free."


def regret(match: Match, answer: str) -> str:
    return match.game.regret(match.read(answer))


@pytest.mark.parametrize("rule", [OF_THE_SHIPYARD, OF_THE_STARPORT])
def test_whoever_leaves_a_shop_without_an_engine_is_told(rule: dict[str, Any]) -> None:
    assert regret(open_space(begin=rule), "depart") == NO_ENGINE


def test_an_engine_is_enough() -> None:
    match = open_space(begin=OF_THE_SHIPYARD)
    assert regret(match, "buy-outfit m-22") == ""
    match.answer("buy-outfit m-22")
    match.answer(match.decision.options[0])
    assert regret(match, "depart") == ""


def test_nobody_is_told_to_buy_what_they_cannot_pay() -> None:
    match = open_space(begin=OF_THE_SHIPYARD, captains={"2": {"credits": 0}})
    assert regret(match, "depart") == ""


def test_whoever_ends_a_turn_with_everything_unused_is_told() -> None:
    assert regret(open_space(), "end") == IDLE


def test_whoever_has_flown_may_end_the_turn() -> None:
    assert regret(open_space("impulse", "fly N", "stop"), "end") == ""


def test_whoever_has_sold_something_may_end_the_turn() -> None:
    hold = {"cubes": {"c2": "spice", "e3": "spice"}}
    match = position_after("trade-routes.given", "sell spice 1", **first_captain(at=[4, 2], hold=hold))
    assert regret(match, "end") == ""
