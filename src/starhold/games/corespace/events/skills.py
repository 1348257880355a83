"""Skills and reactions."""

from __future__ import annotations

from starhold.kernel import Event


class SkillUsed(Event, frozen=True, tag="corespace.skill-used"):
    """(CS-SKILL-05)"""

    figure: str
    skill: str
    level: int
    pegs: int
    """Those that are left."""


class Reacted(Event, frozen=True, tag="corespace.reacted"):
    """(CS-REACTION-01)"""

    figure: str
    skill: str
    level: int
    pegs: int
