"""A bot is asked at the terminal: whatever goes wrong in it becomes one sentence."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from starhold.kernel import Choice, Match, Refused, Seat, StarholdError
from starhold.players import Outlook, Player, PlayerFailed
from starhold.table.calendar import today

from .position import name_of


def let_answer(bot: Player, match: Match, seat: Seat) -> None:
    """Give the answer of a seat's bot; `PlayerFailed` if there is none that can be given."""
    name = f"the bot of {name_of(match, seat)} ({type(bot).__name__})"
    choice = _answer_of(bot, Outlook(match, seat), name)
    try:
        match.answer(choice, seat=seat, today=today())
    except Refused as error:
        raise PlayerFailed(f"{name}: {error}") from error


def _answer_of(bot: Player, outlook: Outlook, name: str) -> Choice:
    try:
        return bot.answer(outlook)
    except StarholdError:
        raise
    except Exception as error:  # a bot of the user's own can fail in any way
        where = extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}, line {where.lineno}"
        raise PlayerFailed(f"{name} failed: {type(error).__name__}: {error} ({place})") from error
