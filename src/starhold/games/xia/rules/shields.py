"""Shields: the one kind of outfit that works outside its captain's own actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from starhold.games.common.bands import look_up
from starhold.kernel import Choice, Procedure, Seat, Step, ask, call, done

from ..choices import Brace, Shield, UseAbility
from ..events import AbilityWorked, ShieldRaised
from .dice import Roll
from .energy import exhaust, ready_card
from .mods import RaiseEnviroShield, uses_through
from .outfits import effective, outfit_of, plain_use_spaces, spend_marker, usable

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
    sure: int = 0
    """What is absorbed without a roll."""

    def start(self, game: Xia) -> Step:
        offered = defences(game, self.seat, self.against)
        if not offered or game.is_over:
            return self.roll(game)
        return ask(self.seat, [*offered, Brace()], then=self.declare)

    def declare(self, game: Xia, choice: Choice) -> Step:
        if isinstance(choice, Brace):
            return self.roll(game)
        if isinstance(choice, RaiseEnviroShield):
            self.sure += raise_enviro_shield(game, self.seat, choice.outfit)
        else:
            raise_defence(game, self.seat, choice, self.shields, self.cards)
        return self.start(game)

    def roll(self, game: Xia) -> Step:
        if not self.shields and not self.cards:
            return done(self.sure)
        return call(RollDefence(self.seat, self.shields, self.cards), then=self.end)

    def end(self, game: Xia, absorbed: int) -> Step:
        return done(self.sure + absorbed)


class RollDefence(Procedure, tag="xia.roll-defence"):
    """All declared shields and abilities are rolled, one after the other. Ends with their sum. (XIA-OUTFIT-24)"""

    seat: Seat
    shields: list[int]
    cards: list[str]
    rolled: int = 0
    total: int = 0
    pierced: int = 0
    """What Piercers still take off the shields; abilities they leave alone. (XIA-MOD-15, XIA-MOD-19)"""

    def start(self, game: Xia) -> Step:
        if self.rolled < len(self.shields):
            outfit = outfit_of(game, self.seat, self.shields[self.rolled])
            return call(Roll(self.seat, outfit.die, "shield", outfit.id), then=self.shield)
        if self.rolled < len(self.shields) + len(self.cards):
            card = self.cards[self.rolled - len(self.shields)]
            return call(Roll(self.seat, 20, "evade", game.ability_id(self.seat, card)), then=self.evade)
        return done(self.total)

    def shield(self, game: Xia, shown: int) -> Step:
        value = effective(game, self.seat, self.shields[self.rolled], shown)
        taken_off = min(value, self.pierced)
        self.pierced -= taken_off
        self.total += value - taken_off
        self.rolled += 1
        return self.start(game)

    def evade(self, game: Xia, shown: int) -> Step:
        card = self.cards[self.rolled - len(self.shields)]
        prevented = look_up(game.ability(self.seat, card).rolls, shown)
        game.tell(AbilityWorked(self.seat, card, prevented, game.ability_id(self.seat, card)))
        self.total += prevented
        self.rolled += 1
        return self.start(game)


def defences(game: Xia, seat: Seat, against: Against) -> list[Choice]:
    """What a captain could still use in defence. What prevents damage does not prevent energy loss.

    In combat an Enviro-Shield is a Use space like others. (XIA-DAMAGE-03, XIA-MOD-04)
    """
    offered: list[Choice] = []
    card = None if against == "energy loss" else ready_card(game, seat, "evade")
    if card is not None:
        offered.append(UseAbility(card))
    for index in usable(game, seat, "shield"):
        if against == "attack" or plain_use_spaces(game, seat, index):
            offered.append(Shield(index))
        if against != "attack" and uses_through(game, seat, index, "enviro-shield"):
            offered.append(RaiseEnviroShield(index))
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


def raise_enviro_shield(game: Xia, seat: Seat, index: int) -> int:
    """A shield counts as rolling its maximum, less the damage on it. Says what it absorbs. (XIA-MOD-04)"""
    spend_marker(game, seat, index, through="enviro-shield")
    outfit = outfit_of(game, seat, index)
    game.tell(ShieldRaised(seat, outfit.id))
    return effective(game, seat, index, outfit.die)
