"""What a policy answers: a choice, and the reason for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from starhold.kernel import Choice

Thought: TypeAlias = tuple[Choice, str]
C = TypeVar("C", bound=Choice)


def of_kind(options: Sequence[Choice], kind: type[C]) -> list[C]:
    return [option for option in options if isinstance(option, kind)]
