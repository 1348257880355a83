"""Shields: the one kind of outfit that works outside its captain's own actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from starhold.kernel import Choice, Procedure, Seat, Step, ask, call, done

from ..choices import Brace, Shield, UseAbility
from ..content import look_up
from ..events import AbilityWorked, ShieldRaised
from .dice import Roll
from .energy import exhaust, ready_card
from .outfits import effective, outfit_of, spend_marker, usable

if TYPE_CHECKING:
    from ..game import Xia

Against: TypeAlias = Literal["attack", "damage", "energy loss"]


class Absorb(Procedure, tag="xia.absorb"):
    """After a roll for asteroids or a nebula, shields may still be used. Ends with what they absorb.

    (XIA-OUTFIT-25..26, XIA-BORDER-07)
    """

    seat: Seat
    against: Against
    shields: list[int] = []
    cards: list[str] = []

    def start(self, game: Xia) -> Step:
        offered = defences(game, self.seat, self.against)
        if not offered or game.state.winner is not None:
            return self.roll(game)
        return ask(self.seat, [*offered, Brace()], then=self.declare)

    def declare(self, game: Xia, choice: Choice) -> Step:
        if isinstance(choice, Brace):
            return self.roll(game)
        raise_defence(game, self.seat, choice, self.shields, self.cards)
        return self.start(game)

    def roll(self, game: Xia) -> Step:
        if not self.shields and not self.cards:
            return done(0)
        return call(RollDefence(self.seat, self.shields, self.cards), then=self.end)

    def end(self, game: Xia, absorbed: int) -> Step:
        return done(absorbed)


class RollDefence(Procedure, tag="xia.roll-defence"):
    """All declared shields and abilities are rolled, one after the other. Ends with their sum. (XIA-OUTFIT-24)"""

    seat: Seat
    shields: list[int]
    cards: list[str]
    rolled: int = 0
    total: int = 0

    def start(self, game: Xia) -> Step:
        if self.rolled < len(self.shields):
            die = outfit_of(game, self.seat, self.shields[self.rolled]).die
            return call(Roll(self.seat, die, "shield"), then=self.shield)
        if self.rolled < len(self.shields) + len(self.cards):
            return call(Roll(self.seat, 20, "evade"), then=self.evade)
        return done(self.total)

    def shield(self, game: Xia, shown: int) -> Step:
        self.total += effective(game, self.seat, self.shields[self.rolled], shown)
        self.rolled += 1
        return self.start(game)

    def evade(self, game: Xia, shown: int) -> Step:
        card = self.cards[self.rolled - len(self.shields)]
        prevented = look_up(game.content.ship[card].ability.rolls, shown)
        game.tell(AbilityWorked(self.seat, card, prevented))
        self.total += prevented
        self.rolled += 1
        return self.start(game)


def defences(game: Xia, seat: Seat, against: Against) -> list[Choice]:
    """What a captain could still use in defence. What prevents damage does not prevent energy loss. (XIA-DAMAGE-03)"""
    offered: list[Choice] = []
    card = None if against == "energy loss" else ready_card(game, seat, "evade")
    if card is not None:
        offered.append(UseAbility(card))
    offered.extend(Shield(index) for index in usable(game, seat, "shield"))
    return offered


def raise_defence(game: Xia, seat: Seat, choice: Choice, shields: list[int], cards: list[str]) -> None:
    """Pay for a defence and note it down; it is rolled later. (XIA-COMBAT-08)"""
    match choice:
        case Shield():
            spend_marker(game, seat, choice.outfit)
            shields.append(choice.outfit)
            game.tell(ShieldRaised(seat, outfit_of(game, seat, choice.outfit).id))
        case UseAbility():
            exhaust(game, seat, choice.card)
            cards.append(choice.card)
