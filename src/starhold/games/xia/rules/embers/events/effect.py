"""What an event card can do to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Procedure

from ....state import EventInPlay
from ...rulebook import Rulebook

if TYPE_CHECKING:
    from ....game import Xia


class Effect(Struct, frozen=True, kw_only=True):
    """The rule of an event, as far as the skills on its card do not say it. (XIA-EVENT-01..04)"""

    at_first: Callable[[Xia, EventInPlay], None] | None = None
    """What happens when the card is drawn."""
    at_once: bool = False
    """Whether it leaves play as soon as that has happened."""
    rules: Rulebook = Rulebook()
    """What holds while it is in play, whatever holds otherwise."""
    each_round: Callable[[Xia, EventInPlay], Procedure | None] | None = None
    """What happens at the end of each round, before the First Player's turn."""
