"""The truth: squad, ships, enemies and piles in the middle of a fight."""

from __future__ import annotations

from typing import Literal, TypeAlias, final

from msgspec import Struct, field

from starhold.geometry import Direction, Hex
from starhold.kernel import Seat, State

from .content import Clearable, Effect, Face, Mark, Rank, Rider, TraumaKind, Ward

Status: TypeAlias = Literal["waiting", "rolled", "acting", "done", "out", "away"]
"""A pilot waits for dice, has rolled, has begun to act, is finished for this phase, is unconscious, or has left."""
Phase: TypeAlias = Literal["muster", "deployment", "pilots", "enemies", "end"]
Outcome: TypeAlias = Literal["", "success", "failure"]


@final
class Pile(Struct):
    """Cards without an order: each is as likely to come next as any other."""

    cards: list[str] = []
    discard: list[str] = []
    top: list[str] = []
    """Cards that everybody knows to lie on top, the next one last."""
    reshuffle: bool = False
    """True if the discards go back after the present action. (AKA-MODDECK-06)"""


@final
class Die(Struct):
    face: Face
    spent: bool = False
    on: str = ""
    """The card on which it lies, or lay last."""
    again: bool = False
    """True if it was taken back, and cannot be put on that card again. (AKA-ABILITY-PILOT-15)"""
    lent_by: str = ""
    """The pilot to whom it goes back at the end of the phase. (AKA-ABILITY-PILOT-28)"""


@final
class Slotted(Struct):
    """A card on a playerboard."""

    id: str
    supply: int
    damaged: bool = False
    filled: list[int] = []
    """The slots in which dice lie this round."""


class Ready(Struct, frozen=True):
    """Something that waits for a ship's next attack. (AKA-EFFECT-10)"""

    kind: Rider
    amount: int = 1
    effect: Effect | None = None
    """What is infused into the attack."""
    brief: bool = False
    """True if it is gone at the end of the round."""
    throughout: bool = False
    """True if it is infused for all targets."""


class Charged(Struct, frozen=True):
    """An action that is paid for, and done at the start of the next pilot action phase. (AKA-ABILITY-SHIP-01)"""

    card: str
    dice: tuple[Face, ...]
    owner: str = ""
    """The pilot whose card it is, if it is another one. (AKA-ABILITY-PILOT-14)"""


@final
class Flyer(Struct):
    """A pilot with ship and playerboard."""

    id: str
    seat: Seat
    ship: str = ""
    at: Hex | None = None
    facing: Direction = "N"
    hull: int = 0
    shield: int = 0
    full_hull: int = 0
    """The starting values, above which hull and shield never rise."""
    full_shield: int = 0
    stress: int = 0
    due: int = 0
    """Stress from before the fight, whose thresholds wait for the first pilot action phase. (AKA-STRESS-16)"""
    trauma: int = 0
    status: Status = "waiting"
    dice: list[Die] = []
    rerolled: bool = False
    """True if stress has bought a re-roll in this phase. (AKA-DICE-06)"""
    cards: list[Slotted] = []
    deck: Pile = field(default_factory=Pile)
    marks: dict[Mark, int] = {}
    """Marks, and how many of the ship's own phases each still outlives."""
    bound: list[Mark] = []
    """The marks that were there when the ship's own phase began; only these bind it. (AKA-EFFECT-35)"""
    riders: list[Ready] = []
    wards: list[Ward] = []
    """What protects the ship until the end of the enemy action phase."""
    tracking: list[str] = []
    """Enemies that can be attacked once in this phase, wherever they are. (AKA-UPG-TECH-12)"""
    guardian: str = ""
    """The pilot who takes all damage in place of this one, until the next pilot action phase. (AKA-UPG-TECH-22)"""
    charged: list[Charged] = []
    grudge: str = ""
    """The only enemy that may be targeted, under Tunnel Vision. (AKA-TRAUMA-05)"""
    last: str = ""
    """The card of the last action that the pilot has paid for. (AKA-ABILITY-PILOT-14)"""
    foe: str = ""
    """The first enemy that has attacked this pilot. (AKA-ABILITY-PILOT-10)"""
    haunted: list[TraumaKind] = []
    """Traumas that work in the present pilot action phase, or in the coming one if it is another phase."""
    looming: list[TraumaKind] = []
    """Those drawn in a pilot action phase that work in the next. (AKA-TRAUMA-03)"""
    guarded: bool = False
    """True if the pilot has protected the Sparrow. (AKA-SPARROW-03)"""
    passive: bool = False
    """True if the pilot does nothing more in this enemy action phase."""


@final
class Enemy(Struct):
    id: str
    type: str
    number: int
    rank: Rank
    at: Hex
    facing: Direction
    hull: int
    shield: int
    full_hull: int
    full_shield: int
    attack: int
    group: str = ""
    spawned: int = 0
    """The round in which it came; it does not act in that one. (AKA-SPAWN-04)"""
    marks: dict[Mark, int] = {}
    bound: list[Mark] = []
    riders: list[Ready] = []
    asleep: bool = False
    """True if it does nothing until the scenario wakes it."""
    acts: int = 1
    """The number of times that it follows its command line in a round."""
    led_by: str = ""
    """The pilot who chooses its targets until the end of the enemy action phase. (AKA-ABILITY-PILOT-03)"""


@final
class Sparrow(Struct):
    """The mother ship, where a scenario wants her on the board."""

    at: Hex
    hull: int
    full_hull: int
    shield: int = 0
    full_shield: int = 0
    guarded: bool = False
    """True if enemies are after her. (AKA-ENEMY-10)"""
    sailed: int = 0
    """The steps of her lane that are behind her."""


@final
class Marker(Struct):
    """A scenario marker with hull. (AKA-MARKER-01)"""

    id: str
    at: Hex
    hull: int
    full_hull: int
    shield: int = 0
    full_shield: int = 0
    guarded: bool = False
    """True if enemies are after it; otherwise the pilots are. (AKA-ENEMY-10)"""
    sailed: int = 0
    """The steps of its lane that are behind it."""


class Happening(Struct, frozen=True):
    """A trigger of the scenario whose moment has come."""

    trigger: int
    it: str = ""
    """The ship or marker that the moment was about."""
    at: Hex | None = None
    """The space where that was."""


class AkariosState(State):
    flyers: list[Flyer]
    enemies: list[Enemy] = []
    sparrow: Sparrow | None = None
    markers: list[Marker] = []
    rifts: list[Hex] = []
    """Wormholes that pilots have opened. (AKA-UPG-TECH-33)"""
    round: int = 1
    phase: Phase = "muster"
    enemy_deck: Pile = field(default_factory=Pile)
    combat: dict[str, Pile] = {}
    """The combat cards of each type of enemy."""
    showing: dict[str, str] = {}
    """The combat cards that are turned up in this phase."""
    traumas: Pile = field(default_factory=Pile)
    met: int = 0
    """The number of enemies that have been on the board so far."""
    bolster: int = 0
    """Bolster boosts of the squad. (AKA-BOLSTER-01)"""
    sparrow_cards: list[Slotted] = []
    """Upgrades of the Sparrow, which serve everybody. (AKA-SPARROW-10)"""
    absent: list[str] = []
    """The keys whose markers without hull are not on the board."""
    cleared: list[Clearable] = []
    """The terrain that is gone."""
    arrived: list[str] = []
    """What has come to the end of its lane."""
    counters: dict[str, int] = {}
    achievements: list[str] = []
    pending: list[Happening] = []
    """What happens as soon as the present action is over."""
    fired: list[int] = []
    """The triggers that have happened and happen only once."""
    opened: bool = False
    """True once a pilot has attacked. (AKA-UPG-SPARROW-09)"""
    outcome: Outcome = ""
