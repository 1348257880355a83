"""Matches that stand where a test needs them, and tables to go on with them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import httpx
import msgspec

from starhold.kernel import Match
from starhold.table.lobby import Created
from starhold.table.messages import Question
from starhold.table.showing import question

from .screen import Screen

SEEDS = 60
MOST_ANSWERS = 1500


CHOOSING, TAKING, BETWEEN = "xia.aim.choose", "xia.play-campaign.improve", "xia.play-campaign.go_on"
ACTING = "xia.action-phase.act"
SET_UP = ("lay-around", "take ", "take-ability", "spawn ", "sit-down ", "depart", "keep-none")
"""The answers that lead a captain alone to the first turn."""
GIVING_UP = ("choose-goal glass-hull", "choose-goal", *SET_UP, "give-up", "take-upgrade engine", "play-on")
"""The answers that lead from game to game."""


def demo_after(*answers: str) -> Match:
    """The demo game of two, after these answers. A trap lies at wreck 1, and the first dice show a 6."""
    match = Match.new("demo", seats=2, seed=111)
    for answer in answers:
        match.answer(answer)
    return match


def xia_when(condition: Callable[[Match], bool], eager_to: str | None = None) -> Match:
    """A match of three at Xia, played by chance until something is so; the same each time.

    An answer to which they are eager is given wherever it is offered.
    """
    for seed in range(SEEDS):
        match = Match.new("xia", seats=3, seed=seed)
        chance = random.Random(seed)
        while not match.over and match.revision < MOST_ANSWERS:
            if condition(match):
                return match
            options = match.decision.options
            match.answer(chance.choice([each for each in options if str(each) == eager_to] or options))
    raise AssertionError("no such position came up")


def first_of(options: Sequence[str], wanted: Sequence[str]) -> str:
    return next(option for each in wanted for option in options if option.startswith(each))


def campaign(prompt: str, game: int = 1) -> Match:
    """A campaign in which each game is given up, at a question of one of them."""
    match = Match.new("xia", seed=5, options={"solo": "easy", "campaign": True}, today="2026-11-18")
    while match.decision.prompt != prompt or len(match.scenes) < game:
        match.answer(first_of([str(option) for option in match.decision.options], GIVING_UP), today="2026-11-25")
    return match


def asked_in(match: Match) -> Question:
    """What is asked, as a page gets it."""
    return question(match, match.decision, match.game.text.prompt(match.decision))


def lay(http: httpx.Client, match: Match) -> Created:
    """A table at which everybody is a person and the match goes on."""
    response = http.post("/api/matches", content=match.dumps())
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=Created)


def token_of(created: Created, seat: int) -> str:
    token = created.seats[seat].token
    assert token is not None
    return token


def sit_down_at(http: httpx.Client, screen: Screen, match: Match) -> None:
    """A table that goes on with a match, for the player who is asked."""
    table = lay(http, match)
    screen.sit_down(table.table, token_of(table, match.decision.seat))
    screen.page.get_by_role("application").wait_for()
