"""Traits: what a card on the playerboard changes without being used. The rules ask for them; none names a card."""

from __future__ import annotations

from typing import TypeAlias

from .effects import EffectKind
from .records import Part


class Sturdy(Part, frozen=True, tag="sturdy", tag_field="kind"):
    """The ship starts with more hull and shield, but never with more than 10. (AKA-SHIP-04)"""

    hull: int = 0
    shield: int = 0


class MoreDamage(Part, frozen=True, tag="more-damage", tag_field="kind"):
    """Attacks do more damage: those of basic actions alone, or those on ships within a range alone."""

    amount: int
    basic: bool = False
    within: int = 0


class Immune(Part, frozen=True, tag="immune", tag_field="kind"):
    """Combat effects that never touch the ship. (AKA-IMMUNITY-01..05)"""

    to: tuple[EffectKind, ...]


class Farther(Part, frozen=True, tag="farther", tag_field="kind"):
    """Attacks and abilities with a range reach farther, but not those with a firing arc. (AKA-ABILITY-PILOT-04)"""

    amount: int = 1


class Advantaged(Part, frozen=True, tag="advantaged", tag_field="kind"):
    """Attacks on enemies within a range are advantaged. (AKA-ABILITY-PILOT-02)"""

    within: int


class Sheltered(Part, frozen=True, tag="sheltered", tag_field="kind"):
    """Enemies within a range do less damage to the ship. (AKA-ABILITY-PILOT-06)"""

    amount: int
    within: int


class Composed(Part, frozen=True, tag="composed", tag_field="kind"):
    """An attack without damage lowers the pilot's stress. (AKA-ABILITY-PILOT-22)"""

    amount: int = 1


class Elusive(Part, frozen=True, tag="elusive", tag_field="kind"):
    """Enemies are never advantaged against the ship. (AKA-ABILITY-PILOT-08)"""


class Halting(Part, frozen=True, tag="halting", tag_field="kind"):
    """A move that stops short costs no stress, and the ship may turn where it stops. (AKA-ABILITY-PILOT-11)"""

    sixths: int = 2


class Lucky(Part, frozen=True, tag="lucky", tag_field="kind"):
    """A miss does this damage instead, without any effects. (AKA-ABILITY-PILOT-13)"""

    damage: int


class Mending(Part, frozen=True, tag="mending", tag_field="kind"):
    """Repairs of allies are stronger. (AKA-ABILITY-PILOT-07)"""

    amount: int = 1


class Onward(Part, frozen=True, tag="onward", tag_field="kind"):
    """Every move can be extended straight ahead, at its end; or every one in stealth.

    (AKA-UPG-TECH-24, AKA-ABILITY-PILOT-25)
    """

    spaces: int = 1
    in_stealth: bool = False


class Petty(Part, frozen=True, tag="petty", tag_field="kind"):
    """The enemies gain each stress miss card that the pilot gains. (AKA-ABILITY-PILOT-17)"""


class Salvaging(Part, frozen=True, tag="salvaging", tag_field="kind"):
    """An enemy that is destroyed within a range resupplies so many cards. (AKA-ABILITY-PILOT-23)"""

    cards: int
    within: int = 1


class Stocked(Part, frozen=True, tag="stocked", tag_field="kind"):
    """Weapons with a supply start with more of it. (AKA-ABILITY-PILOT-18)"""

    weapons: int = 1


class Threading(Part, frozen=True, tag="threading", tag_field="kind"):
    """Stress can be gained to ignore the damage of all terrain on a move. (AKA-ABILITY-PILOT-27)"""

    stress: int = 1


class Unshaken(Part, frozen=True, tag="unshaken", tag_field="kind"):
    """Stress dice raise no stress on basic actions. (AKA-ABILITY-PILOT-26)"""


class Vengeful(Part, frozen=True, tag="vengeful", tag_field="kind"):
    """Attacks on the first enemy that has attacked the pilot are advantaged. (AKA-ABILITY-PILOT-10)"""


class Warped(Part, frozen=True, tag="warped", tag_field="kind"):
    """The ship flies through planets, asteroids and nebulae without harm. (AKA-UPG-ENGINE-09, AKA-UPG-ENGINE-12)"""


class Unhindered(Part, frozen=True, tag="unhindered", tag_field="kind"):
    """Asteroids and nebulae do the ship no harm, and no terrain blocks its sight. (AKA-UPG-TECH-03)"""


class Choosy(Part, frozen=True, tag="choosy", tag_field="kind"):
    """An advantaged attack draws more stacks of modifier cards than two. (AKA-ABILITY-SHIP-07)"""

    more: int = 1


class Spiked(Part, frozen=True, tag="spiked", tag_field="kind"):
    """At the end of each round, all other ships within a range take damage. (AKA-ABILITY-SHIP-05)"""

    amount: int
    within: int = 1


class Recast(Part, frozen=True, tag="recast", tag_field="kind"):
    """Misses that the pilot draws, or cards of a value, count as another value. (AKA-COPILOT-07..08)"""

    counts_as: int
    misses: bool = False
    value: int = 0
    """The value that counts as another, unless it is about misses."""


class Foresighted(Part, frozen=True, tag="foresighted", tag_field="kind"):
    """Before the roll, up to so many action dice can be set aside as attack results. (AKA-COPILOT-12)"""

    dice: int


class Cloaking(Part, frozen=True, tag="cloaking", tag_field="kind"):
    """One pilot of the squad begins in stealth. (AKA-UPG-SPARROW-01)"""


class Roomy(Part, frozen=True, tag="roomy", tag_field="kind"):
    """Every ship has seats for more co-pilots. (AKA-UPG-SPARROW-04)"""

    seats: int = 1


class QuickStart(Part, frozen=True, tag="quick-start", tag_field="kind"):
    """The first attack of a pilot draws no card, and does double damage to its first target. (AKA-UPG-SPARROW-09)"""


class Counselled(Part, frozen=True, tag="counselled", tag_field="kind"):
    """For each trauma that a pilot has to draw, they draw more cards and choose one. (AKA-UPG-SPARROW-12)"""

    more: int = 1


class Cheaper(Part, frozen=True, tag="cheaper", tag_field="kind"):
    """Every upgrade on offer costs less. (AKA-UPG-SPARROW-07..08, AKA-UPG-SPARROW-15)"""

    credits: int


class Schooled(Part, frozen=True, tag="schooled", tag_field="kind"):
    """Newly unlocked pilots have more skill points. (AKA-UPG-SPARROW-13)"""

    points: int


Trait: TypeAlias = (
    Sturdy
    | MoreDamage
    | Immune
    | Farther
    | Advantaged
    | Sheltered
    | Composed
    | Elusive
    | Halting
    | Lucky
    | Mending
    | Onward
    | Petty
    | Salvaging
    | Stocked
    | Threading
    | Unhindered
    | Unshaken
    | Vengeful
    | Warped
    | Choosy
    | Spiked
    | Recast
    | Foresighted
    | Cloaking
    | Roomy
    | QuickStart
    | Counselled
    | Cheaper
    | Schooled
)

ABROAD = (Cheaper, Schooled)
"""Traits that make no difference in a fight."""
