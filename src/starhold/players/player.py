"""What a player is: `Player`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from starhold.kernel import Choice, Decision, Seat


class Player(Protocol):
    """Anything that answers a decision from a view: a person, a bot, a script."""

    def answer(self, seat: Seat, view: Callable[[], Struct], decision: Decision) -> Choice:
        """One of the decision's options. The view is built when it is called for: not every player looks."""
