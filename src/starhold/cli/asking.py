"""A bot is asked at the terminal: whatever goes wrong in it becomes one sentence."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from starhold.kernel import Choice, Match, Refused, StarholdError
from starhold.players import Outlook, Player, PlayerFailed

from .position import name_of


def let_answer(bot: Player, match: Match) -> None:
    """Give the answer of the bot; `PlayerFailed` if there is none that can be given."""
    name = f"the bot of {name_of(match, match.decision.seat)} ({type(bot).__name__})"
    choice = _answer_of(bot, match, name)
    try:
        match.answer(choice)
    except Refused as error:
        raise PlayerFailed(f"{name}: {error}") from error


def _answer_of(bot: Player, match: Match, name: str) -> Choice:
    try:
        return bot.answer(Outlook(match))
    except StarholdError:
        raise
    except Exception as error:  # a bot of the user's own can fail in any way
        where = extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}, line {where.lineno}"
        raise PlayerFailed(f"{name} failed: {type(error).__name__}: {error} ({place})") from error
