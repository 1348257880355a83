"""Parts of the skills of the augmented. (CS-SK-AUGMENTED-01..15)"""

from __future__ import annotations

from starhold.games.common.script import Kind

# Accelerate


class RushPart(Kind, frozen=True, tag="rush"):
    """MOVE and ASSAULT actions that are added to the turn. (CS-SK-AUGMENTED-02..03)"""

    actions: int


# Blast


class RayPart(Kind, frozen=True, tag="ray"):
    """A ranged attack without a weapon. (CS-SK-AUGMENTED-04, CS-SK-AUGMENTED-15)"""

    dice: tuple[int, int, int]
    """At short, medium and long range."""
    quiet: bool = False
    """True if it adds no peg to the tracker."""
    toll: int = 0
    """The health that it costs afterwards."""


class FlightPart(Kind, frozen=True, tag="flight"):
    """A MOVE over terrain and characters. (CS-SK-AUGMENTED-05)"""


class ShockwavePart(Kind, frozen=True, tag="shockwave"):
    """An attack on everybody else within short range, who are pushed away by it. (CS-SK-AUGMENTED-06..07)"""

    dice: int


# Manipulate


class DazePart(Kind, frozen=True, tag="daze"):
    """An enemy in sight misses the next turn. (CS-SK-AUGMENTED-08)"""


class BreakPart(Kind, frozen=True, tag="break"):
    """Break an item of an enemy in sight. (CS-SK-AUGMENTED-09)"""


class ShiftPart(Kind, frozen=True, tag="shift"):
    """Move a small piece of terrain, or what lies loose. (CS-SK-AUGMENTED-10)"""


class HurlPart(Kind, frozen=True, tag="hurl"):
    """Hurl a small or medium piece of terrain. (CS-SK-AUGMENTED-11)"""

    dice: int


# Energise


class PeekPart(Kind, frozen=True, tag="peek"):
    """Look at the next event cards. (CS-SK-AUGMENTED-13)"""

    cards: int = 2


class BlowPart(Kind, frozen=True, tag="blow"):
    """A close assault with so many dice, whatever it is made with. (CS-SK-AUGMENTED-14)"""

    dice: int
