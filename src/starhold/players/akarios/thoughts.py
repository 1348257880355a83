"""What a policy answers: a choice, and the reason for it."""

from __future__ import annotations

from typing import TypeAlias

from starhold.kernel import Choice

Thought: TypeAlias = tuple[Choice, str]
