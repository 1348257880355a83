"""Whole campaigns, played at random.

    python -m tests.games.xia.campaign.playing FILE

makes a save to be kept in tests/replays: in the seventh game, some of the damage is placed, and some is not.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import starhold
from starhold.games.xia.state import CampaignSheet
from starhold.kernel import Match

from ..positions import game_of

SEED_OF_DAMAGE = 1
"""In its seventh game the captain's ship is damaged."""

LEAVING = ("retire", "give-up")
"""Answers that would end a campaign, or a game, before its time."""


def new_campaign(seed: int, **options: bool | str) -> Match:
    return starhold.new("xia", seed=seed, options={"solo": "hard", "campaign": True, **options})


def sheet_of(match: Match) -> CampaignSheet:
    sheet = game_of(match).state.campaign
    assert sheet is not None
    return sheet


def answer_by_chance(match: Match, chance: Random) -> str:
    """Any answer but those that leave."""
    answer = chance.choice([option for option in match.decision.options if str(option) not in LEAVING])
    match.answer(answer)
    return str(answer)


def games(match: Match, seed: int, number: int) -> Iterator[Match]:
    """A campaign at each of its decisions, until so many games are over."""
    chance = Random(seed)
    while not match.over and len(sheet_of(match).log) < number:
        yield match
        answer_by_chance(match, chance)


def at_game(number: int, seed: int) -> Match:
    """A campaign at the first turn of a game; those before it were given up."""
    match, chance = new_campaign(seed), Random(seed)
    while len(sheet_of(match).log) < number - 1 or match.decision.prompt != "xia.action-phase.act":
        if match.decision.prompt == "xia.action-phase.act":
            match.answer("give-up")
        else:
            answer_by_chance(match, chance)
    return match


def damaged_in_game(number: int, seed: int) -> Match:
    """A campaign in the middle of the damage that the captain's ship takes in a game."""
    match, chance = at_game(number, seed), Random(seed)
    while match.decision.prompt != "xia.take-damage.place":
        answer_by_chance(match, chance)
    answer_by_chance(match, chance)
    assert match.decision.prompt == "xia.take-damage.place", "another seed is needed: the damage is all placed"
    return match


if __name__ == "__main__":
    damaged_in_game(7, SEED_OF_DAMAGE).save(sys.argv[1])
