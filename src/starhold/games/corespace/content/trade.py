"""Trading posts, and what it costs to hire somebody. (CS-TRADE-01, CS-TRADE-11)"""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.kernel import Record

Stock: TypeAlias = Literal["anything", "ranged", "close", "blast", "armour", "special"]
"""What a trading post deals in: tokens of one kind, or all."""


class Post(Record, frozen=True):
    """A trading post sells what its list names, by kind and by the cost of purchase."""

    name: str
    stock: Stock
    least: int = 0
    """The cost of its cheapest wares, in UA."""
    most: int | None = None
    """The cost of its dearest wares, if there is a limit."""
    bonus: int = 0
    """The UA that it adds to the sale price of what it deals in."""
    rares: bool = False
    """True if it adds them for rare tokens, too."""
    always: bool = False
    """True if everybody visits it besides one of the others."""
    line: str = ""
    """The place in a sentence."""


class HirePrice(Record, frozen=True):
    """What it costs to hire traders of so many points. (CS-TRADE-10..11)"""

    joined: int
    """The UA for somebody who has come home with the crew. (CS-HIRE-01)"""
    hired: int
    """The UA for somebody who signs on between missions."""
    most: int | None = None
    """The most points that somebody of this price has; the last price is for all others."""
