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


class Rushed(Event, frozen=True, tag="corespace.rushed"):
    """(CS-SK-AUGMENTED-02..03)"""

    figure: str
    actions: int


class HealthSpent(Event, frozen=True, tag="corespace.health-spent"):
    """(CS-SK-AUGMENTED-14)"""

    figure: str
    health: int


class CardsForeseen(Event, frozen=True, tag="corespace.cards-foreseen"):
    """(CS-SK-AUGMENTED-13)"""

    figure: str
    cards: tuple[str, ...]
    """The next one first."""
