"""The special rules of fights, for a squad that is known and for any."""

from __future__ import annotations

import pytest

import starhold
from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.speech.briefing import rules_of
from starhold.games.akarios.speech.circumstances import Circumstances


def content() -> AkariosContent:
    found = starhold.new("akarios").game.content
    assert isinstance(found, AkariosContent)
    return found


def rules(scenario: str, known: Circumstances | None = None) -> str:
    return "\n".join(rules_of(content(), content().scenario[scenario], known))


def test_ships_are_counted_for_the_pilots_who_fly() -> None:
    assert "Yur Shards (by the number of pilots) come out at the dark markers." in rules("beacon-storm")
    alone = rules("beacon-storm", Circumstances(1))
    assert "1 Yur Shard comes out at the dark markers." in alone
    assert "by the number" not in alone


def test_what_concerns_other_squads_is_left_out() -> None:
    assert "acts twice" in rules("beacon-storm")
    assert "acts twice" not in rules("beacon-storm", Circumstances(2))
    many = rules("beacon-storm", Circumstances(3))
    assert "At the start of round 2: the Beacon acts twice a round." in many


def test_what_a_squad_has_done_is_no_condition_any_more() -> None:
    known = Circumstances(2, frozenset({"heart-quieted"}))
    assert "At the start of round 1: the Titan loses" in rules("titan", known)
    assert "“heart quieted”" in rules("titan")
    assert "“heart quieted”" not in rules("titan", Circumstances(2))


@pytest.mark.parametrize("scenario", [each.id for each in content().scenarios])
def test_no_rule_reads_like_a_table(scenario: str) -> None:
    told = rules(scenario) + rules(scenario, Circumstances(4))
    assert "/" not in told
    assert "%" not in told
    assert "not so that" not in told
