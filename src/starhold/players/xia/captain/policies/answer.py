"""The result of a policy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from starhold.kernel import Choice

if TYPE_CHECKING:
    from ..situation import Situation


class Answer(NamedTuple):
    """A choice, and why."""

    choice: Choice
    reason: str
    aloud: str = ""
    """What everybody may hear of it; nothing, unless a plan says so."""


Policy: TypeAlias = "Callable[[Situation], Answer]"
"""A way to answer a kind of question."""
