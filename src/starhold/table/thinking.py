"""What bots answer, found on a copy of the match: nobody has to wait while they think."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple, TypeAlias

from starhold.kernel import Choice, Decision, Match, Seat
from starhold.kernel.decision import ROLL_PROMPT
from starhold.players import Outlook, Player, RandomPlayer

from .aloud import heard

NextBot: TypeAlias = Callable[[Decision], tuple[Seat, Player] | None]
"""Finds the bot that answers a question, and where it sits; none if it waits for somebody else."""

_chance = RandomPlayer()


class BotAnswer(NamedTuple):
    """What a bot answers, and what everybody hears of its purpose."""

    choice: Choice
    aloud: str = ""


class Thought(NamedTuple):
    """What bots will answer, one after the other, and the revision that this is meant for."""

    revision: int
    answers: tuple[BotAnswer, ...]


def think(match: Match, next_bot: NextBot, answers: int, seconds: float) -> Thought:
    """Play on at this match, which is a copy, until somebody else is asked: so many answers, and no longer than that.

    The dice of a copy show what those of the match will show, so that what is found holds there, too.
    """
    revision, end = match.revision, monotonic() + seconds
    found: list[BotAnswer] = []
    while not match.over and len(found) < answers and not (found and monotonic() > end):
        bot = next_bot(match.decision)
        if bot is None:
            break
        seat, player = bot
        found.append(answer_of(player, match, seat))
        match.answer(found[-1].choice, seat=seat)
    return Thought(revision, tuple(found))


def answer_of(player: Player, match: Match, seat: Seat) -> BotAnswer:
    """Ask the bot of a seat. Dice that nobody throws for it fall as they may."""
    chooser = _chance if match.decision.prompt == ROLL_PROMPT else player
    choice = chooser.answer(Outlook(match, seat))
    return BotAnswer(choice, heard(chooser, match.game))
