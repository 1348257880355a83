"""Behaviours as data: what the words on their cards are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct

from starhold.geometry import Hex

from ....state import Npc

if TYPE_CHECKING:
    from ....game import Xia


class Aim(Struct, frozen=True):
    """A ship or a place to look for."""

    word: str
    sectors: int | None = None
    """The most sectors away that it may be; None if that does not matter."""


class Condition(Struct, frozen=True):
    word: str
    number: int = 0


class Act(Struct, frozen=True):
    verb: str
    aim: Aim | None = None
    """Its own target, if that is not the one of the turn."""
    number: int = 0


Conditions: TypeAlias = tuple[tuple[Condition, ...], ...]
"""Groups of conditions: in one of them all must hold. No group asks for nothing."""


class CardStep(Struct, frozen=True):
    """A step of a behaviour: the first of its acts that can be done is done."""

    acts: tuple[Act, ...]
    conditions: Conditions = ()
    """The conditions of the first act; the others are for when they do not hold."""


class Plan(Struct, frozen=True):
    """A behaviour, read."""

    aims: tuple[Aim, ...]
    steps: tuple[CardStep, ...]


class Mark(Struct, frozen=True):
    """A ship, a space or a planet that an NPC is after."""

    why: str
    """The word by which it was found."""
    ship: str = ""
    planet: str = ""
    space: Hex | None = None

    @property
    def name(self) -> str:
        return self.ship or self.planet or str(self.space)


class Moment(NamedTuple):
    """All that decides what an NPC does next."""

    game: Xia
    npc: Npc
    plan: Plan
    mark: Mark | None = None
    used: tuple[Hex, ...] = ()
    """The Buy and Sell spaces that it has used in this turn."""
