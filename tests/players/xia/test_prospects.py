"""Who has more, or is nearer to more, is more likely to win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starhold.games.xia import Xia
from starhold.games.xia.state import Captain
from starhold.geometry import Hex
from starhold.kernel import Match
from starhold.players.xia import prospects
from starhold.players.xia.captain.plans.plan import Plan
from starhold.players.xia.playout import Glimpse
from starhold.players.xia.prospects import OF_PLANS, chance_of_victory, promise, standing, unbeaten

from .positions import in_action_phase


@pytest.fixture
def match() -> Match:
    return in_action_phase()


def game_of(match: Match) -> Xia:
    assert isinstance(match.game, Xia)
    return match.game


def captain_of(match: Match) -> Captain:
    return game_of(match).state.captains[match.decision.seat]


@pytest.mark.parametrize(
    ("change", "is_better"),
    [
        (lambda me: setattr(me, "fame", me.fame + 1), True),
        (lambda me: setattr(me, "unclaimed", me.unclaimed + 1), True),
        (lambda me: setattr(me, "credits", me.credits + 1000), True),
        (lambda me: setattr(me, "tokens", (*me.tokens, "energy")), True),
        (lambda me: setattr(me, "energy", 0), False),
        (lambda me: setattr(me, "at", None), False),
    ],
    ids=["fame", "unclaimed fame", "credits", "tokens", "energy", "a ship that is lost"],
)
def test_what_is_good_makes_victory_likelier(match: Match, change: Callable[[Captain], Any], is_better: bool) -> None:
    seat = match.decision.seat
    before, stood = chance_of_victory(match, seat, 1), standing(Glimpse(match, seat))
    change(captain_of(match))
    assert (chance_of_victory(match, seat, 1) > before) == is_better
    assert (standing(Glimpse(match, seat)) > stood) == is_better


def test_the_fame_of_rivals_makes_it_less_likely(match: Match) -> None:
    seat = match.decision.seat
    before = chance_of_victory(match, seat, 1)
    game_of(match).state.captains[(seat + 1) % 3].fame = 8
    assert 0 < chance_of_victory(match, seat, 1) < before < 1


def test_a_shorter_match_is_judged_by_what_is_missing(match: Match) -> None:
    """Three of five are worth what eight of ten are."""
    seat, game = match.decision.seat, game_of(match)
    for captain in game.state.captains:
        captain.fame = 8
    of_ten = chance_of_victory(match, seat, 0)
    game.options = type(game.options)(**{**_as_dict(game.options), "fame_goal": 5})
    for captain in game.state.captains:
        captain.fame = 3
    assert chance_of_victory(match, seat, 0) == pytest.approx(of_ten, abs=0.05)


def _as_dict(options: Any) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def test_a_victory_is_certain_only_if_nobody_can_come_before(match: Match) -> None:
    seat, game = match.decision.seat, game_of(match)
    game.state.winner = seat
    assert chance_of_victory(match, seat, 0) == 1.0
    game.state.captains[(seat + 1) % 3].fame = 9
    assert chance_of_victory(match, seat, 0) == 1.0
    assert chance_of_victory(match, seat, 1) < 0.5
    assert chance_of_victory(match, (seat + 1) % 3, 0) == 0.0


def test_the_longer_it_takes_the_likelier_somebody_else_wins(match: Match) -> None:
    seat, game = match.decision.seat, game_of(match)
    game.state.captains[(seat + 1) % 3].fame = 6
    assert 1.0 == unbeaten(game, seat, 0) > unbeaten(game, seat, 1) > unbeaten(game, seat, 2) > 0.0


def planned(fame: float, effort: float) -> Plan:
    return Plan("", Hex(0, 0), (), fame, effort)


def test_a_turn_promises_what_fits_into_it_the_best_for_each_space_first(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    situation = Glimpse(match, match.decision.seat)
    a_turn = situation.pace.a_turn
    plans = [planned(1.0, a_turn), planned(1.0, a_turn / 2), planned(0.5, 0.0)]
    monkeypatch.setattr(prospects, "ranked_plans", lambda _: plans)
    assert promise(situation) == pytest.approx(OF_PLANS * (0.5 + 1.0 + 1.0 * (0.5 - 1 / a_turn)), abs=1e-9)
    monkeypatch.setattr(prospects, "ranked_plans", lambda _: [])
    assert promise(situation) == 0
