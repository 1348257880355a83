"""`trader`: legal answers with a reason, plans that make sense, and crews that come home."""

from __future__ import annotations

from functools import cache

import pytest

import starhold
from starhold.games.corespace import CoreSpace
from starhold.games.corespace.choices import Embark, Finish, KnockBack, LetGo, Move, Search
from starhold.games.corespace.rules.activation import Activation
from starhold.games.corespace.rules.ending import home
from starhold.games.corespace.state import Figure, Item
from starhold.kernel import Choice, Match
from starhold.players import Outlook
from starhold.players.corespace.harm import harm_at
from starhold.players.corespace.situation import Situation
from starhold.players.corespace.standing import standing
from starhold.players.corespace.temper import EASY
from starhold.players.corespace.trader import POLICIES, Trader
from starhold.players.levels import bot_of
from starhold.geometry.square import NUMBERS

from ..questions import CASES, questions

OFTEN_ENOUGH = 4


@cache
def asked() -> tuple[Match, ...]:
    """Matches that wait for an answer of each kind; whoever changes one takes a clone."""
    return tuple(match.clone() for match in questions(sorted((CASES / "corespace").glob("*.toml")), OFTEN_ENOUGH))


def play_of(match: Match) -> CoreSpace:
    assert isinstance(match.game, CoreSpace)
    return match.game


def boarded(*figures: Figure, at: str = "d6", load: int = 0, round: int = 1) -> Match:
    """Jace acts on the deck of Cold Berth, the only one of his crew who is not aboard."""
    match = starhold.new("corespace", seats=1, seed=5)
    match.answer("dock A")
    match.answer("activate jace")
    mission = play_of(match).state.mission
    for each in mission.figures[1:]:
        each.where = "aboard"
    jace = mission.figures[0]
    jace.where, jace.at = "deck", at
    jace.tray = (Item("outland-pistol"), *[Item("data-credits-5k")] * load)
    mission.round = round
    mission.figures += figures
    return again(match)


def again(match: Match) -> Match:
    """The same question, asked anew of what was changed."""
    game = play_of(match)
    turn = game.stack[-1]
    assert isinstance(turn, Activation)
    game.decision = turn.act(game).decision
    return match


def answer(match: Match) -> Choice:
    return Trader(1).answer(Outlook(match))


def harvester(at: str, number: int = 1) -> Figure:
    return Figure(f"harvester-{number}", "harvester", number=number, where="deck", at=at)


def test_every_question_is_answered_legally_and_with_a_reason() -> None:
    for make in (Trader(1), Trader(1, EASY)):
        seen = set[str]()
        for match in asked():
            assert make.answer(Outlook(match)) in match.decision.options
            assert " " in make.reason
            seen.add(match.decision.prompt)
    assert seen >= POLICIES.keys()


def test_the_same_seed_gives_the_same_answers() -> None:
    for match in asked():
        assert Trader(3).answer(Outlook(match)) == Trader(3).answer(Outlook(match))
