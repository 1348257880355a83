"""Cards of a playerboard, and the actions that dice buy on them."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar, get_args

from starhold.kernel import Record

from .deeds import Deed, Moment, Turning
from .effects import Effect
from .records import Part
from .traits import Trait

D = TypeVar("D", bound=Part)

Face: TypeAlias = Literal["move", "attack", "wild", "stress"]
FACES: tuple[Face, ...] = get_args(Face)
SIDES: tuple[Face, ...] = ("move", "move", "attack", "attack", "wild", "stress")
"""The sides of an action die. (AKA-DICE-02)"""

Slot: TypeAlias = Literal["move", "attack", "wild", "stress"]
"""The dice that an action slot asks for; a wild one takes any. (AKA-SLOT-08..09)"""

Filling: TypeAlias = Literal["separated", "joined", "plus", "supply"]
"""One die for each performance, all slots for one, one or more dice for a better one, or supply alone."""

CardKind: TypeAlias = Literal[
    "basic", "weapon", "engine", "tech", "pilot-ability", "ship-ability", "co-pilot", "sparrow"
]
ShipClass: TypeAlias = Literal["command", "heavy", "assault", "research", "scout"]


class Action(Part, frozen=True):
    slots: tuple[Slot, ...] = ()
    filling: Filling = "separated"
    deeds: tuple[Deed, ...] = ()
    """What is done, in this order."""
    turning: Turning = ""
    """A turn before, between or after the deeds. (AKA-ROTATE-03..04)"""
    stress_effects: tuple[Effect, ...] = ()
    """Effects that a stress die adds. (AKA-EFFECT-30)"""
    restful: bool = False
    """True if stress dice raise no stress here. (AKA-REPAIR-02)"""
    stress: int = 0
    """Stress that it costs, whatever dice pay for it. (AKA-ABILITY-PILOT-20)"""
    moment: Moment = "pilots"
    delayed: bool = False
    """True if it is paid for now, and done at the start of the next pilot action phase. (AKA-ABILITY-SHIP-01)"""

    def first(self, kind: type[D]) -> D | None:
        """The first deed of a kind."""
        return next((deed for deed in self.deeds if isinstance(deed, kind)), None)


class Card(Record, frozen=True, cache_hash=True):
    """A basic action, an upgrade or an ability."""

    name: str
    kind: CardKind
    action: Action = Action()
    """Its action; one without deeds if it only has traits."""
    traits: tuple[Trait, ...] = ()
    supply: int = 0
    """The starting supply; 0 if it never runs out. (AKA-SUPPLY-01, AKA-SUPPLY-03)"""
    scarce: bool = False
    """True if it cannot be resupplied."""
    classes: tuple[ShipClass, ...] = ()
    """The classes of ships that can carry it; none if every ship can. (AKA-CLASS-02)"""
    act: int = 0
    """The act from which on it can be had: 0 is the prologue."""
    starter: bool = False
    """True for the cards numbered 01 to 04. (AKA-CLASS-05)"""
    price: int = 0
    """Credits that it costs at a market. (AKA-MARKET-01)"""
    copies: int = 1
    """The number of such cards in the box. (AKA-MARKET-10, AKA-REWARD-06)"""
    excludes: tuple[str, ...] = ()
    """Cards that cannot be used together with it. (AKA-UPG-TECH-06, AKA-UPG-TECH-11)"""
    house: tuple[str, ...] = ()
    """The figures of a printed card that were designed here."""

    def is_for(self, moment: Moment) -> bool:
        """True if it has an action for this moment."""
        return bool(self.action.deeds) and self.action.moment == moment


class Arc(Record, frozen=True):
    """A firing arc, drawn for a ship that faces north: `^` is the ship, `x` is covered. (AKA-ARC-03)"""

    picture: str
