"""What can happen. `Saw` is for one pair of eyes; what turns a token up reveals something."""

from __future__ import annotations

from starhold.kernel import Event, Seat


class RoundBegan(Event, frozen=True, tag="demo.round-began"):
    number: int


class Flew(Event, frozen=True, tag="demo.flew"):
    seat: Seat
    to: int


class Banked(Event, frozen=True, tag="demo.banked"):
    seat: Seat
    value: int


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


class Recharged(Event, frozen=True, tag="demo.recharged"):
    seat: Seat
