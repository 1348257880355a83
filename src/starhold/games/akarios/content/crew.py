"""Pilots, their ships, and what breaks them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from starhold.kernel import Record

from .cards import ShipClass


class Pilot(Record, frozen=True):
    name: str
    line: str
    """Their story, in a sentence."""
    weapon: str
    """The starting weapon, engine and ship that suit them, for those who want to begin at once."""
    engine: str
    ship: str
    abilities: tuple[str, ...]
    """The cards of the pilot's abilities, level by level. (AKA-PILOT-03)"""
    later: tuple[str, ...] = ()
    """The cards that suit them in later acts."""
    act: int = 0
    """The act from which on they fly with the squad: 0 for those of the beginning. (AKA-PILOT-02)"""
    health: int = 5
    """Health on foot. (AKA-WORLD-01)"""
    charm: int = 0
    """The four skills. (AKA-SKILLCHECK-02)"""
    intelligence: int = 0
    strength: int = 0
    dexterity: int = 0
    house: tuple[str, ...] = ()


class Ship(Record, frozen=True):
    name: str
    hull: int
    shield: int
    classes: tuple[ShipClass, ...]
    abilities: tuple[str, ...] = ()
    """The cards of the ship's abilities, level by level. (AKA-SHIP-02)"""
    act: int = 0
    """The act from which on it can be had: 0 is the prologue."""
    house: tuple[str, ...] = ()


TraumaKind: TypeAlias = Literal[
    "tunnel-vision",
    "shield-overload",
    "spinning",
    "shaking",
    "cold-sweat",
    "static",
    "misfire",
    "running-lights",
    "flinch",
    "open-channel",
    "numb",
    "held-breath",
]


class Trauma(Record, frozen=True):
    """A trauma card: what a triggered pilot does."""

    name: str
    kind: TraumaKind
    text: str
    count: int = 1
