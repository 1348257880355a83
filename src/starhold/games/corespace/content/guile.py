"""Parts of stealth and cunning. (CS-SK-STEALTH-01..15, CS-SK-CUNNING-01..15)"""

from __future__ import annotations

from starhold.games.common.script import Kind


class SidlePart(Kind, frozen=True, tag="sidle"):
    """A proximity move, once at one of the places where it stands. (CS-SK-STEALTH-04..06)"""


class TakeCoverPart(Kind, frozen=True, tag="take-cover"):
    """A move that ends in cover from who has shot, or from the nearest enemies. (CS-SK-STEALTH-12..14)"""

    squares: int = 0
    """The squares that it can take at most; 0 for a MOVE."""
    free: bool = False


class LeadPart(Kind, frozen=True, tag="lead"):
    """A MOVE of whoever was shot at, but not into contact with their enemies. (CS-SK-CUNNING-03)"""


class DistractPart(Kind, frozen=True, tag="distract"):
    """Whoever was shot at loses actions or turns. (CS-SK-CUNNING-01, CS-SK-CUNNING-03)"""

    actions: int = 0
    turns: int = 0


class DistractNearPart(Kind, frozen=True, tag="distract-near"):
    """An enemy near whoever was shot at loses turns. (CS-SK-CUNNING-02)"""

    turns: int


class StopPart(Kind, frozen=True, tag="stop"):
    """The one who has opened the window can do nothing more in this round. (CS-SK-CUNNING-07)"""


class StealPart(Kind, frozen=True, tag="steal"):
    """An item of the attacker, but not the weapon of the attack. (CS-SK-CUNNING-08)"""

    uses: bool = False
    """True if an effortless one may be used at once. (CS-SK-CUNNING-09)"""


class PersuadePart(Kind, frozen=True, tag="persuade"):
    """A PERSUADE of enemies in sight at short range. (CS-SK-CUNNING-11..13)"""

    more: int = 0
    """The dice that are added."""
    traders: bool = False
    """True if it is of use with traders alone."""
    wins_over: bool = False
    """True if traders but captains can be asked to join."""
