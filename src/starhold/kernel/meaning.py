"""An answer as people read it: `Meaning`, and `Weight` among the others."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Weight: TypeAlias = Literal["here", "usual", "aside", "onward"]
"""The place of an answer among the others: offered by this very place, one of many, rarely given, or leading on."""

BEFORE_DETAIL = " · "
"""The sign between a title and its detail, where they stand on one line."""


class Meaning(Struct, frozen=True, gc=False):
    """The deed, and its cost and gain: `buy the Halon`, `2,000 credits`."""

    title: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.title}{BEFORE_DETAIL}{self.detail}" if self.detail else self.title
