"""What may come of an answer: `Risk`."""

from __future__ import annotations

from msgspec import Struct

from .decision import Purpose


class Risk(Struct, frozen=True, omit_defaults=True):
    """One thing that may come of an answer, in numbers; the title's text makes words of it."""

    harm: str
    """What would happen, in the title's own terms: `damage`, `destroyed`."""
    percent: int = 100
    """How likely it is, rounded down."""
    least: int = 0
    most: int = 0
    """How much of it there would be; 0 if it is nothing that can be counted."""
    about: str = ""
    """The id or the name of what else has to do with it, if anything has."""
    cause: Purpose | None = None
    """What would do it."""


Risks = tuple[Risk, ...]
