"""Deeds: what an action does, one after the other."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .effects import Attack, Effect
from .records import Part


class Move(Part, frozen=True, tag="move", tag_field="kind"):
    """A diagram, aligned with the ship's facing: `f` forward, `fr` and `fl` slip, `>` and `<` turn. (AKA-MOVE-02)"""

    course: str
    mirrored: bool = False
    """True if it can be flown to the other side as well."""
    instead: Move | None = None
    """Another move that can be flown in its place; of the two, one is mirrored. (AKA-ABILITY-PILOT-21)"""


class Rotation(Part, frozen=True, tag="rotate", tag_field="kind"):
    """The ship turns by up to so many sixths of a full turn, to either side. (AKA-ROTATE-01)"""

    sixths: int = 2


class Volley(Part, frozen=True, tag="attack", tag_field="kind"):
    """One attack; with plus slots, one for each number of dice. (AKA-SLOT-06)"""

    attacks: tuple[Attack, ...]


Whom: TypeAlias = Literal["anyone", "squad", "allies", "enemies"]
"""The ships on which an ability can be used; the squad is the acting ship and its allies."""


class Ability(Part, frozen=True, tag="ability", tag_field="kind"):
    """Combat effects on chosen ships; without a range, on the acting ship itself. (AKA-SPECIAL-03..04)"""

    effects: tuple[Effect, ...]
    targets: int = 1
    """The most ships that can be chosen; 0 if it works on all within range."""
    range: int = 0
    whom: Whom = "anyone"


class Soften(Part, frozen=True, tag="soften", tag_field="kind"):
    """So much less damage comes through, of the hit that just happens. (AKA-ABILITY-SHIP-12, AKA-UPG-TECH-21)"""

    amount: int


class TurnDie(Part, frozen=True, tag="turn-die", tag_field="kind"):
    """One unused action die is turned to any face. (AKA-ABILITY-PILOT-01)"""


class RollDice(Part, frozen=True, tag="roll-dice", tag_field="kind"):
    """Any number of unused action dice are rolled again. (AKA-ABILITY-PILOT-09)"""


class Redraw(Part, frozen=True, tag="redraw", tag_field="kind"):
    """Another modifier card is drawn in place of one just drawn. (AKA-ABILITY-PILOT-20, AKA-ABILITY-PILOT-24)"""


class Copy(Part, frozen=True, tag="copy", tag_field="kind"):
    """The last action of an ally within range, paid for by the supply of their card. (AKA-ABILITY-PILOT-14)"""

    range: int


class Lend(Part, frozen=True, tag="lend", tag_field="kind"):
    """An unused action die goes to an ally for this phase. (AKA-ABILITY-PILOT-28)"""


class Loot(Part, frozen=True, tag="loot", tag_field="kind"):
    """A damaged upgrade is used once, without dice. (AKA-ABILITY-PILOT-12)"""


class Rally(Part, frozen=True, tag="rally", tag_field="kind"):
    """Each ally may take back one die, for another action. (AKA-ABILITY-PILOT-15)"""


Deed: TypeAlias = Move | Rotation | Volley | Ability | Soften | TurnDie | RollDice | Redraw | Copy | Lend | Loot | Rally

Moment: TypeAlias = Literal["pilots", "rolled", "drawn", "kill", "enemies", "hit"]
"""When an action can be performed: in the pilot action phase, right after its pilot's roll, when they have drawn
modifier cards, when their attack has destroyed an enemy, in the enemies' phase between two of their turns, or when its
ship is hit."""

Turning: TypeAlias = Literal["", "stress", "free"]
"""A turn that comes with an action: none, one for a stress die, or one in any case."""
