"""Answers. Those to open questions name the seat or the pilot, so that each tells whose it is."""

from __future__ import annotations

from typing import Literal

from starhold.geometry import Direction, Hex
from starhold.kernel import Choice, Seat

from .content import EffectKind, Face, Mark

# Before a fight


class Enlist(Choice, frozen=True, tag="akarios.enlist"):
    """Take a pilot into the squad."""

    seat: Seat
    pilot: str


class Board(Choice, frozen=True, tag="akarios.board"):
    """Give a pilot a ship."""

    pilot: str
    ship: str


class Fit(Choice, frozen=True, tag="akarios.fit"):
    """Fit a starting weapon or engine."""

    pilot: str
    card: str


class Mount(Choice, frozen=True, tag="akarios.mount"):
    """Equip the Sparrow with an upgrade."""

    card: str


class TakeUsual(Choice, frozen=True, tag="akarios.take-usual"):
    """Take the first free pilot, with the ship and cards that suit them."""

    seat: Seat


class Deploy(Choice, frozen=True, tag="akarios.deploy"):
    pilot: str
    at: Hex
    facing: Direction


# In the pilot action phase


class Reroll(Choice, frozen=True, tag="akarios.reroll"):
    """Roll some dice again, for 1 stress."""

    pilot: str
    dice: tuple[Face, ...]


class RerollAll(Choice, frozen=True, tag="akarios.reroll-all"):
    """Roll all dice again, because three show stress."""

    pilot: str


class SetAside(Choice, frozen=True, tag="akarios.set-aside"):
    """Set so many dice aside as attack results, and roll the others."""

    pilot: str
    number: int


class TurnTo(Choice, frozen=True, tag="akarios.turn-to"):
    """Turn a die to another face."""

    face: Face
    becomes: Face


class Recast(Choice, frozen=True, tag="akarios.recast"):
    """Roll some dice again, as a card allows."""

    dice: tuple[Face, ...]


class Act(Choice, frozen=True, tag="akarios.act"):
    """Put dice on a card, and do what it says."""

    pilot: str
    card: str
    dice: tuple[Face, ...]


class Hand(Choice, frozen=True, tag="akarios.hand"):
    """Give an ally a die."""

    face: Face
    target: str


class TakeBack(Choice, frozen=True, tag="akarios.take-back"):
    """Take a die back from a card, for another one."""

    pilot: str
    card: str
    face: Face


class Reuse(Choice, frozen=True, tag="akarios.reuse"):
    """Use a damaged card once."""

    card: str


class Finish(Choice, frozen=True, tag="akarios.finish"):
    """End a pilot's actions for this phase."""

    pilot: str


class Turn(Choice, frozen=True, tag="akarios.turn"):
    """Rotate the ship to a facing."""

    to: Direction


class Steady(Choice, frozen=True, tag="akarios.steady"):
    """Leave a stress rotate for later, or let it go."""


class Fly(Choice, frozen=True, tag="akarios.fly"):
    """Fly a course up to a space."""

    to: Hex
    side: Literal["", "left", "right"] = ""


class Extend(Choice, frozen=True, tag="akarios.extend"):
    """Fly on by a space, straight ahead."""

    to: Hex


class Way(Choice, frozen=True, tag="akarios.way"):
    """Take one of several moves."""

    number: int


class Thread(Choice, frozen=True, tag="akarios.thread"):
    """Gain stress, and fly through rocks and clouds unharmed."""


class Emerge(Choice, frozen=True, tag="akarios.emerge"):
    """Come out of another wormhole, with a facing."""

    at: Hex
    facing: Direction


class Aim(Choice, frozen=True, tag="akarios.aim"):
    """Choose a target."""

    target: str


class Enough(Choice, frozen=True, tag="akarios.enough"):
    """Choose no more targets."""


class Use(Choice, frozen=True, tag="akarios.use"):
    """Use one of several drawn stacks of modifier cards."""

    stack: tuple[str, ...]


class Replace(Choice, frozen=True, tag="akarios.replace"):
    """Draw again for the last card of a stack."""

    stack: tuple[str, ...]


class Agree(Choice, frozen=True, tag="akarios.agree"):
    """Let an ally fly one's ship."""


class Decline(Choice, frozen=True, tag="akarios.decline"):
    """Do without what a card offers, be it one's own or an ally's."""


class Refill(Choice, frozen=True, tag="akarios.refill"):
    """Raise the supply of a card by 1."""

    card: str


class Pick(Choice, frozen=True, tag="akarios.pick"):
    """Choose one of several combat effects."""

    effect: EffectKind


class Shed(Choice, frozen=True, tag="akarios.shed"):
    """Remove a combat effect."""

    mark: Mark


class Keep(Choice, frozen=True, tag="akarios.keep"):
    """Leave a modifier card on top of its deck."""

    item: str


class Discard(Choice, frozen=True, tag="akarios.discard"):
    """Discard the modifier card on top of a deck."""

    item: str


class Plant(Choice, frozen=True, tag="akarios.plant"):
    """Put a discarded card on top of the enemies' modifier deck."""

    item: str


class Change(Choice, frozen=True, tag="akarios.change"):
    """Turn a die of an ally to another face."""

    pilot: str
    die: Face
    face: Face


class Lend(Choice, frozen=True, tag="akarios.lend"):
    """Put a die on an ally's card."""

    pilot: str
    die: Face


class Withhold(Choice, frozen=True, tag="akarios.withhold"):
    """Put no more dice on an ally's card."""

    pilot: str


# In the enemy action phase


class Pass(Choice, frozen=True, tag="akarios.pass"):
    """Let the next enemy act first."""

    pilot: str


class PassPhase(Choice, frozen=True, tag="akarios.pass-phase"):
    """Do nothing more in this enemy action phase."""

    pilot: str


# When something hits


class Brace(Choice, frozen=True, tag="akarios.brace"):
    """Let an attack come as it is."""


class Take(Choice, frozen=True, tag="akarios.take"):
    """Let the damage happen."""


class Flip(Choice, frozen=True, tag="akarios.flip"):
    """Damage an upgrade instead of the ship."""

    card: str


class Protect(Choice, frozen=True, tag="akarios.protect"):
    """Damage the ability of a pilot's ship in place of the Sparrow."""

    pilot: str


class StandBy(Choice, frozen=True, tag="akarios.stand-by"):
    """Let the Sparrow take the damage, as far as one's own pilots are concerned."""

    seat: Seat


class Endure(Choice, frozen=True, tag="akarios.endure"):
    """Choose one of several trauma cards."""

    trauma: str


# Where the rules leave it to the squad


class Settle(Choice, frozen=True, tag="akarios.settle"):
    """Decide between equals: a ship."""

    ship: str


class Vote(Choice, frozen=True, tag="akarios.vote"):
    """Be for one of the ways that the squad may take."""

    seat: Seat
    way: str


class Heading(Choice, frozen=True, tag="akarios.heading"):
    """Decide between equals: a facing."""

    facing: Direction


class Place(Choice, frozen=True, tag="akarios.place"):
    """Decide between equals: a space."""

    at: Hex
