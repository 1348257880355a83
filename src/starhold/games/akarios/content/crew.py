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


class Ship(Record, frozen=True):
    name: str
    hull: int
    shield: int
    classes: tuple[ShipClass, ...]
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
