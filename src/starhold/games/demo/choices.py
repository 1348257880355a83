"""Answers of captains."""

from __future__ import annotations

from starhold.kernel import Choice, Seat


class Fly(Choice, frozen=True, tag="demo.fly"):
    to: int


class Scan(Choice, frozen=True, tag="demo.scan"):
    """Look at the token here, alone."""


class Salvage(Choice, frozen=True, tag="demo.salvage"):
    """Turn the token here up and take it."""


class Fire(Choice, frozen=True, tag="demo.fire"):
    target: Seat


class Shield(Choice, frozen=True, tag="demo.shield"):
    """Raise the shield."""


class Brace(Choice, frozen=True, tag="demo.brace"):
    """Save the energy."""
