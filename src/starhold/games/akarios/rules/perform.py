"""Actions: dice on a card, its price, and what it does. (AKA-SLOT-01..13, AKA-SUPPLY-01..06)"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from starhold.geometry import opposite
from starhold.kernel import (
    NO_OPTIONS,
    Options,
    Procedure,
    Refusal,
    Step,
    ask,
    call,
    done,
    goto,
    hand_over,
    joined,
    offer,
    options,
)

from ..choices import Act, Aim, Enough, Finish, Reroll, RerollAll, Turn
from ..content import Action, Attack, Card, Face
from ..events import Acted
from ..lacks import AnyTarget, FirstReroll, FittingDice, FreeSlot, NotSlowed, NotStunned, Supply, Undamaged
from ..state import Flyer, Slotted
from .bodies import flyer_of
from .dice import FREE_REROLL_AT, at_hand, fill, has_room, payments, spend, subsets
from .effects import Affect
from .flight import FlyCourse, face, turns
from .marks import is_bound
from .stress import GainStress
from .strike import Strike, strengthened
from .targets import any_target, to_affect, to_attack

if TYPE_CHECKING:
    from ..game import Akarios


class Perform(Procedure, tag="akarios.perform"):
    """A pilot performs an action: supply, stress, thresholds, and only then the deed. (AKA-SUPPLY-05, AKA-SLOT-02)"""

    pilot: str
    card: str
    dice: tuple[Face, ...]
    used: list[str] = []
    """The ships on which its ability has worked so far."""

    def start(self, game: Akarios) -> Step:
        flyer, card = flyer_of(game, self.pilot), game.content.card[self.card]
        slotted = slotted_of(flyer, self.card)
        game.tell(Acted(self.pilot, self.card, self.dice))
        fill(card.action, slotted, self.dice)
        spend(flyer, self.dice)
        if card.supply:
            slotted.supply -= 1
        stress = 0 if card.action.restful else self.dice.count("stress")
        return call(GainStress(self.pilot, stress), then=self.spin)

    def spin(self, game: Akarios) -> Step:
        """Under Spinning the ship turns round before each action. (AKA-TRAUMA-09)"""
        flyer = flyer_of(game, self.pilot)
        if flyer.at is None or game.state.outcome:
            return done()
        if "spinning" in flyer.haunted:
            face(game, flyer, opposite(flyer.facing))
        return goto(self.carry_out)

    def carry_out(self, game: Akarios) -> Step:
        """The deed; if stress has made it impossible, dice and supply are spent for nothing."""
        flyer, action = flyer_of(game, self.pilot), game.content.card[self.card].action
        if action.move is not None:
            may_turn = action.move.stress_rotate and "stress" in self.dice
            return hand_over(FlyCourse(self.pilot, self.card, may_turn, "stress" in self.dice))
        if action.turn:
            return ask(flyer.seat, turns(flyer, action.turn), then=self.turn)
        attack = attack_of(action, self.dice)
        if attack is not None:
            within = to_attack(game, flyer, strengthened(flyer, attack))
            return hand_over(Strike(self.pilot, attack)) if within else done()
        return goto(self.aim)

    def turn(self, game: Akarios, choice: Turn) -> Step:
        face(game, flyer_of(game, self.pilot), choice.to)
        return done()

    def aim(self, game: Akarios) -> Step:
        """An ability without a range works on the acting ship. (AKA-SPECIAL-02..04)"""
        flyer, ability = flyer_of(game, self.pilot), game.content.card[self.card].action.ability
        assert ability is not None, "an action moves, turns, attacks or has an ability"
        if not ability.range:
            return self.use(game, Aim(self.pilot)) if not self.used else done()
        within = [ship for ship in to_affect(game, flyer, ability) if ship not in self.used]
        if not within or len(self.used) == ability.targets or flyer.at is None:
            return done()
        return ask(flyer.seat, [*map(Aim, within), *([Enough()] if self.used else [])], then=self.use)

    def use(self, game: Akarios, choice: Aim | Enough) -> Step:
        if isinstance(choice, Enough):
            return done()
        action = game.content.card[self.card].action
        assert action.ability is not None, "only abilities are aimed here"
        self.used.append(choice.target)
        added = action.stress_effects if "stress" in self.dice else ()
        return call(Affect(self.pilot, choice.target, (*action.ability.effects, *added), card=self.card), then=self.aim)


def attack_of(action: Action, dice: tuple[Face, ...]) -> Attack | None:
    """The attack of an action for so many dice, with what a stress die adds. (AKA-SLOT-06, AKA-EFFECT-30)"""
    if not action.attacks:
        return None
    attack = action.attacks[number_of(action, dice)]
    added = action.stress_effects if "stress" in dice else ()
    return replace(attack, effects=(*attack.effects, *added))


def number_of(action: Action, dice: tuple[Face, ...]) -> int:
    """Which of an action's attacks so many dice buy."""
    return len(dice) - 1 if action.filling == "plus" else 0


def slotted_of(flyer: Flyer, card: str) -> Slotted:
    return next(slotted for slotted in flyer.cards if slotted.id == card)


# What a pilot may do


def pilot_options(game: Akarios, flyer: Flyer) -> Options:
    """Everything open to a pilot in the pilot action phase. (AKA-ROUND-08, AKA-SLOT-03)"""
    if flyer.at is None or flyer.status not in ("rolled", "acting"):
        return NO_OPTIONS
    faces = at_hand(flyer)
    parts = [card_options(game, flyer, slotted, faces) for slotted in flyer.cards]
    if flyer.status == "rolled":
        parts.append(reroll_options(flyer.id, faces, flyer.rerolled))
    return joined(*parts, finish_option(flyer.id))


@lru_cache(maxsize=64)
def finish_option(pilot: str) -> Options:
    return Options((Finish(pilot),))


@lru_cache(maxsize=2048)
def reroll_options(pilot: str, faces: tuple[Face, ...], rerolled: bool) -> Options:
    """Directly after rolling. (AKA-DICE-06..08)"""
    free = [RerollAll(pilot)] if faces.count("stress") >= FREE_REROLL_AT else []
    if rerolled:
        return options([*free, Refusal(Reroll(pilot, faces), "AKA-DICE-06", FirstReroll())])
    return options([*free, *(Reroll(pilot, dice) for dice in subsets(faces))])


class Standing(Struct, frozen=True):
    """All that decides which dice can be put on a card."""

    faces: tuple[Face, ...]
    filled: tuple[int, ...]
    supplied: bool
    damaged: bool
    slowed: bool
    stunned: bool
    in_reach: tuple[bool, ...]
    """For each of the card's attacks, whether anyone is within its reach."""


def card_options(game: Akarios, flyer: Flyer, slotted: Slotted, faces: tuple[Face, ...]) -> Options:
    """The ways to pay for an action now, or why there is none."""
    card = game.content.card[slotted.id]
    attacks = card.action.attacks
    standing = Standing(
        faces,
        tuple(slotted.filled),
        slotted.supply > 0 or not card.supply,
        slotted.damaged,
        is_bound(flyer, "slow"),
        is_bound(flyer, "stun"),
        tuple([any_target(game, flyer, strengthened(flyer, attack)) for attack in attacks]) if attacks else (),
    )
    return options_of(flyer.id, card, standing)


@lru_cache(maxsize=8192)
def options_of(pilot: str, card: Card, now: Standing) -> Options:
    action = card.action
    paid = payments(action, now.filled, now.faces)
    is_engine = card.kind == "engine" or action.move is not None
    is_attack = card.kind == "weapon" or bool(action.attacks)
    needed = action.slots if action.filling == "joined" else action.slots[:1]
    within = [dice for dice in paid if not action.attacks or now.in_reach[number_of(action, dice)]]
    whole = offer(
        Act(pilot, card.id, ()),
        ("AKA-PDAMAGE-05", not now.damaged, Undamaged()),
        ("AKA-SUPPLY-02", now.supplied, Supply()),
        ("AKA-SLOT-01", has_room(action, now.filled), FreeSlot()),
        ("AKA-SLOT-01", bool(paid), FittingDice(needed)),
        ("AKA-EFFECT-22", not (is_engine and now.slowed), NotSlowed()),
        ("AKA-EFFECT-31", not (is_attack and now.stunned), NotStunned()),
        ("AKA-ATTACK-03", bool(within), AnyTarget()),
    )
    return options([whole] if isinstance(whole, Refusal) else [Act(pilot, card.id, dice) for dice in within])
