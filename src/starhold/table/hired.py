"""The bots that play at a table: `Hired`."""

from __future__ import annotations

from starhold.kernel import Match, Seat
from starhold.players import Player, dismiss
from starhold.players.levels import Level, bot_of


class Hired:
    """Bots by seat and level; each comes when it is first asked, and stays until all are let go."""

    def __init__(self, match: Match) -> None:
        self._game = type(match.game)
        self._seed = match.setup.commitment
        """So that the same bot comes when the table is taken up again."""
        self._bots: dict[tuple[Seat, Level], Player] = {}

    def at(self, seat: Seat, level: Level) -> Player:
        """The bot of this level that plays a seat."""
        bot = self._bots.get((seat, level))
        if bot is None:
            bot = self._bots[seat, level] = bot_of(level, self._game, f"{self._seed}/{seat}")
        return bot

    def dismiss(self) -> None:
        """Let all of them go."""
        bots, self._bots = self._bots, {}
        for bot in bots.values():
            dismiss(bot)
