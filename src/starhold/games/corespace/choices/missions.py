"""Objects, event cards, and those whom a card is for."""

from __future__ import annotations

from starhold.kernel import Choice


class Interact(Choice, frozen=True, tag="corespace.interact"):
    """Do with an object what the mission says. (CS-INTERACT-01)"""

    object: str
    use: str


class PlayCard(Choice, frozen=True, tag="corespace.play-card"):
    """Play an assistance card. (CS-EVENT-05)"""

    card: str


class Appoint(Choice, frozen=True, tag="corespace.appoint"):
    """Name the one whom a card is about. (CS-EVENT-06)"""

    figure: str


class LetBe(Choice, frozen=True, tag="corespace.let-be"):
    """Make no use of it. (CS-EVENT-06)"""
