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
    optional: bool = False
    """True if it can be left out."""


class Rotation(Part, frozen=True, tag="rotate", tag_field="kind"):
    """The ship turns by up to so many sixths of a full turn, to either side. (AKA-ROTATE-01)"""

    sixths: int = 2
    optional: bool = False
    """True if it can be left out."""


class Better(Part, frozen=True):
    """More damage or more targets with a stress die, or from stealth. (AKA-UPG-WEAPON-04, AKA-UPG-WEAPON-11)"""

    when: Literal["stress", "stealth"]
    damage: int = 0
    targets: int = 0


class Volley(Part, frozen=True, tag="attack", tag_field="kind"):
    """One attack; with plus slots, one for each number of dice. (AKA-SLOT-06)"""

    attacks: tuple[Attack, ...]
    better: tuple[Better, ...] = ()
    channeled: bool = False
    """True if it is fired from the place of an ally. (AKA-UPG-WEAPON-05)"""


Whom: TypeAlias = Literal["anyone", "squad", "allies", "enemies"]
"""The ships on which an ability can be used; the squad is the acting ship and its allies."""


class Ability(Part, frozen=True, tag="ability", tag_field="kind"):
    """Combat effects on chosen ships; without a range, on the acting ship itself. (AKA-SPECIAL-03..04)"""

    effects: tuple[Effect, ...]
    targets: int = 1
    """The most ships that can be chosen; 0 if it works on all within range."""
    range: int = 0
    whom: Whom = "anyone"


class Sacrifice(Part, frozen=True, tag="sacrifice", tag_field="kind"):
    """The acting ship loses hull and shield, and the card is out of use. (AKA-UPG-ENGINE-01..02, AKA-PDAMAGE-08)"""

    hull: int = 0
    shield: int = 0
    card: bool = False


class Leap(Part, frozen=True, tag="leap", tag_field="kind"):
    """The ship goes to any space on the edge of the board. (AKA-UPG-ENGINE-02)"""


class Steer(Part, frozen=True, tag="steer", tag_field="kind"):
    """Another ship within range flies a diagram, an ally only with consent. (AKA-UPG-ENGINE-03, AKA-UPG-ENGINE-08)"""

    move: Move
    range: int
    whom: Literal["allies", "enemies"]


class FlyTogether(Part, frozen=True, tag="fly-together", tag_field="kind"):
    """Allies may fly the move that came before. (AKA-UPG-ENGINE-05)"""


class Soften(Part, frozen=True, tag="soften", tag_field="kind"):
    """So much less damage comes through, of the hit that just happens. (AKA-ABILITY-SHIP-12, AKA-UPG-TECH-21)"""

    amount: int


class IgnoreEffects(Part, frozen=True, tag="ignore-effects", tag_field="kind"):
    """The combat effects of the hit that just happens do nothing; its damage does. (AKA-ABILITY-SHIP-13)"""


class OneMove(Part, frozen=True, tag="one-move", tag_field="kind"):
    """One of several moves, as the pilot chooses. (AKA-UPG-TECH-23, AKA-ABILITY-PILOT-21)"""

    moves: tuple[Move, ...]


class Teleport(Part, frozen=True, tag="teleport", tag_field="kind"):
    """The ship goes to any space within range, and faces any way. (AKA-UPG-TECH-32)"""

    range: int


class Rift(Part, frozen=True, tag="rift", tag_field="kind"):
    """Wormholes are placed anywhere on the map. (AKA-UPG-TECH-33)"""

    wormholes: int


class Confuse(Part, frozen=True, tag="confuse", tag_field="kind"):
    """A discarded card goes on top of the enemies' modifier deck. (AKA-UPG-TECH-09)"""


class Share(Part, frozen=True, tag="share", tag_field="kind"):
    """Every ally has an extra die like the one that pays for this. (AKA-UPG-TECH-01)"""


class Gather(Part, frozen=True, tag="gather", tag_field="kind"):
    """Allies within range may add dice; each, the first included, makes the next attack stronger. (AKA-UPG-TECH-29)"""

    range: int
    damage: int


class Evade(Part, frozen=True, tag="evade", tag_field="kind"):
    """The enemy that is just attacking is disadvantaged. (AKA-UPG-TECH-13)"""


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


Deed: TypeAlias = (
    Move
    | OneMove
    | Rotation
    | Volley
    | Ability
    | Sacrifice
    | Leap
    | Steer
    | FlyTogether
    | Teleport
    | Rift
    | Confuse
    | Share
    | Gather
    | Copy
    | Lend
    | Rally
    | TurnDie
    | RollDice
    | Redraw
    | Loot
    | Soften
    | IgnoreEffects
    | Evade
)

Moment: TypeAlias = Literal["pilots", "rolled", "drawn", "kill", "enemies", "attacked", "hit"]
"""When an action can be performed: in the pilot action phase, right after its pilot's roll, when they have drawn
modifier cards, when their attack has destroyed an enemy, in the enemies' phase between two of their turns, when an
enemy attacks its ship and has drawn no card yet, or when its ship is hit."""

Turning: TypeAlias = Literal["", "stress", "free"]
"""A turn that comes with an action: none, one for a stress die, or one in any case."""
