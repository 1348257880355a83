"""Cards of a playerboard, and the actions that dice buy on them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from starhold.kernel import Record

from .records import Part

Face: TypeAlias = Literal["move", "attack", "wild", "stress"]
FACES: tuple[Face, ...] = get_args(Face)
SIDES: tuple[Face, ...] = ("move", "move", "attack", "attack", "wild", "stress")
"""The sides of an action die. (AKA-DICE-02)"""

Slot: TypeAlias = Literal["move", "attack", "wild", "stress"]
"""The dice that an action slot asks for; a wild one takes any. (AKA-SLOT-08..09)"""

Filling: TypeAlias = Literal["separated", "joined", "plus", "supply"]
"""One die for each performance, all slots for one, one or more dice for a better one, or supply alone."""

Mark: TypeAlias = Literal["breach", "jam", "lock", "slow", "stealth", "stun"]
"""Combat effects that stay on a ship for a while."""
MARKS: tuple[Mark, ...] = get_args(Mark)

Rider: TypeAlias = Literal["advantage", "disadvantage", "damage", "range", "targets"]
"""Combat effects that wait for a ship's next attack."""
RIDERS: tuple[Rider, ...] = get_args(Rider)

EffectKind: TypeAlias = Literal[
    Mark, Rider, "bolster", "cancel", "hack", "pierce", "pull", "push", "repair", "resupply", "charge", "calm"
]
"""Combat effects; `charge` is shield charge, `calm` stress reduction."""

CardKind: TypeAlias = Literal["basic", "weapon", "engine"]
ShipClass: TypeAlias = Literal["command", "heavy", "assault", "research", "scout"]

EVERYONE = 0
"""The number of targets of an attack that hits all within reach."""


class Effect(Part, frozen=True):
    kind: EffectKind
    amount: int = 1
    own: bool = False
    """True if it works on the acting ship, whatever the target is. (AKA-ENEMY-29)"""


class Attack(Part, frozen=True):
    """Damage for each target, within a range or a firing arc. (AKA-ATTACK-03)"""

    damage: int
    targets: int = 1
    range: int = 0
    arc: str = ""
    effects: tuple[Effect, ...] = ()


class Ability(Part, frozen=True):
    """Combat effects on chosen ships; without a range, on the acting ship itself. (AKA-SPECIAL-03..04)"""

    effects: tuple[Effect, ...]
    targets: int = 1
    range: int = 0


class Move(Part, frozen=True):
    """A diagram, aligned with the ship's facing: `f` forward, `fr` and `fl` slip, `>` and `<` turn. (AKA-MOVE-02)"""

    course: str
    mirrored: bool = False
    """True if it can be flown to the other side as well."""
    stress_rotate: bool = False


class Action(Part, frozen=True):
    slots: tuple[Slot, ...]
    filling: Filling = "separated"
    move: Move | None = None
    turn: int = 0
    """The sixths of a full turn by which the ship may rotate, to either side."""
    attacks: tuple[Attack, ...] = ()
    """One attack; with plus slots, one for each number of dice."""
    ability: Ability | None = None
    stress_effects: tuple[Effect, ...] = ()
    """Effects that a stress die adds. (AKA-EFFECT-30)"""
    restful: bool = False
    """True if stress dice raise no stress here. (AKA-REPAIR-02)"""


class Card(Record, frozen=True, cache_hash=True):
    """A basic action, an upgrade or an ability."""

    name: str
    kind: CardKind
    action: Action
    supply: int = 0
    """The starting supply; 0 if it never runs out. (AKA-SUPPLY-01, AKA-SUPPLY-03)"""
    classes: tuple[ShipClass, ...] = ()
    """The classes of ships that can carry it; none if every ship can. (AKA-CLASS-02)"""
    starter: bool = False
    """True for the cards numbered 01 to 04. (AKA-CLASS-05)"""
    house: tuple[str, ...] = ()
    """The figures of a printed card that were designed here."""


class Arc(Record, frozen=True):
    """A firing arc, drawn for a ship that faces north: `^` is the ship, `x` is covered. (AKA-ARC-03)"""

    picture: str
