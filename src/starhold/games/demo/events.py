"""Events of Derelict. One that turns a token up reveals something; `Saw` is for one pair of eyes."""

from __future__ import annotations

from starhold.kernel import Event, Seat


class RoundBegan(Event, frozen=True, tag="demo.round-began"):
    number: int


class Flew(Event, frozen=True, tag="demo.flew"):
    seat: Seat
    place: int


class Docked(Event, frozen=True, tag="demo.docked"):
    seat: Seat
    cargo: int


class Scanned(Event, frozen=True, tag="demo.scanned"):
    seat: Seat
    place: int


class Saw(Event, frozen=True, tag="demo.saw"):
    reveals = True
    place: int
    token: int


class Salvaged(Event, frozen=True, tag="demo.salvaged"):
    reveals = True
    seat: Seat
    token: int


class Fired(Event, frozen=True, tag="demo.fired"):
    seat: Seat
    target: Seat


class Shielded(Event, frozen=True, tag="demo.shielded"):
    seat: Seat


class Struck(Event, frozen=True, tag="demo.struck"):
    seat: Seat
    rolled: int
    lost: int
