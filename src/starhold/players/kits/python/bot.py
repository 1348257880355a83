"""My bot for Starhold.

Try it:  starhold simulate demo --seats bot.py:Bot,random --matches 20 --out runs/first
"""

from __future__ import annotations

from random import Random

from starhold.kernel import Choice
from starhold.players import Outlook

WISHES = ("salvage", "shield", "deliver", "sell-all", "collect", "buy-ship")
"""Favourite moves, best first: the first word of an option."""


class Bot:
    """Does what it likes best, and otherwise anything."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.random = Random(seed)
        self.reason = ""
        """Stands in the tables of a simulation, turn by turn."""

    def answer(self, outlook: Outlook) -> Choice:
        """Return one of the options. `outlook.view()` is all that your seat may know."""
        options = outlook.decision.options
        for wish in WISHES:
            liked = [option for option in options if str(option).split()[0] == wish]
            if liked:
                self.reason = f"I like to {wish}"
                return self.random.choice(liked)
        self.reason = "anything will do"
        return self.random.choice(options)
