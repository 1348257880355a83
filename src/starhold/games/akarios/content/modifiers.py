"""Modifier cards."""

from __future__ import annotations

from starhold.kernel import Record

from .effects import Effect


class Modifier(Record, frozen=True):
    """A card that changes one attack."""

    value: int = 0
    doubles: bool = False
    """True if it doubles everything before it. (AKA-MODDECK-13..14)"""
    misses: bool = False
    rolling: bool = False
    """True if another card is drawn after it. (AKA-MODDECK-10)"""
    shuffles: bool = False
    """True if the discards go back after this action. (AKA-MODDECK-06)"""
    leaves: bool = False
    """True if it goes back to the box once it is drawn. (AKA-MODDECK-16, AKA-STRESS-14)"""
    effects: tuple[Effect, ...] = ()
    starting: int = 0
    """The number of such cards in each starting deck. (AKA-MODDECK-02)"""

    def is_plain(self, value: int) -> bool:
        """True for a card of this value and nothing else."""
        return self.value == value and not (self.doubles or self.misses or self.rolling or self.effects)
