"""Actions: dice on a card, its price, and what it does. (AKA-SLOT-01..13, AKA-SUPPLY-01..06)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry import opposite
from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Options,
    Procedure,
    Refusal,
    Step,
    call,
    done,
    goto,
    hand_over,
    offer,
)
from starhold.kernel import options as told_apart

from ..choices import Act, Aim, Enough, Finish, Reroll, RerollAll, Turn
from ..content import Action, Attack, Card, Face
from ..events import Acted
from ..lacks import AnyTarget, FirstReroll, FittingDice, FreeSlot, NotSlowed, NotStunned, Supply, Undamaged
from ..state import Flyer, Slotted
from .asking import ask
from .bodies import flyer_of
from .dice import FREE_REROLL_AT, at_hand, fill, has_room, payments, spend, subsets
from .effects import Affect
from .flight import FlyCourse, face, turns
from .marks import is_bound
from .stress import GainStress
from .strike import Strike, strengthened
from .targets import to_affect, to_attack

if TYPE_CHECKING:
    from ..game import Akarios

THIS_PHASE = 1
"""The value of `Flyer.spinning` in the phase in which it works."""


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
        if flyer.spinning == THIS_PHASE:
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
            return hand_over(Strike(self.pilot, attack)) if to_attack(game, flyer, attack) else done()
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
    attack = action.attacks[len(dice) - 1 if action.filling == "plus" else 0]
    added = action.stress_effects if "stress" in dice else ()
    return replace(attack, effects=(*attack.effects, *added))


def slotted_of(flyer: Flyer, card: str) -> Slotted:
    return next(slotted for slotted in flyer.cards if slotted.id == card)


# What a pilot may do


def pilot_options(game: Akarios, flyer: Flyer) -> Options:
    """Everything open to a pilot in the pilot action phase. (AKA-ROUND-08, AKA-SLOT-03)"""
    if flyer.at is None or flyer.status not in ("rolled", "acting"):
        return NO_OPTIONS
    offered: list[Choice | Refusal] = []
    for slotted in flyer.cards:
        offered += card_options(game, flyer, slotted, game.content.card[slotted.id])
    if flyer.status == "rolled":
        offered += reroll_options(flyer)
    return told_apart([*offered, Finish(flyer.id)])


def reroll_options(flyer: Flyer) -> list[Choice | Refusal]:
    """Directly after rolling. (AKA-DICE-06..08)"""
    faces = at_hand(flyer)
    free = [RerollAll(flyer.id)] if faces.count("stress") >= FREE_REROLL_AT else []
    if flyer.rerolled:
        return [*free, Refusal(Reroll(flyer.id, faces), "AKA-DICE-06", FirstReroll())]
    return [*free, *(Reroll(flyer.id, dice) for dice in subsets(faces))]


def card_options(game: Akarios, flyer: Flyer, slotted: Slotted, card: Card) -> list[Choice | Refusal]:
    """The ways to pay for an action now, or why there is none."""
    action = card.action
    paid = payments(action, slotted, at_hand(flyer))
    needed = action.slots if action.filling == "joined" else action.slots[:1]
    is_engine = card.kind == "engine" or action.move is not None
    is_attack = card.kind == "weapon" or bool(action.attacks)
    refused = offer(
        Act(flyer.id, card.id, ()),
        ("AKA-PDAMAGE-05", not slotted.damaged, Undamaged()),
        ("AKA-SUPPLY-02", not card.supply or slotted.supply > 0, Supply()),
        ("AKA-SLOT-01", has_room(action, slotted), FreeSlot()),
        ("AKA-SLOT-01", bool(paid), FittingDice(needed)),
        ("AKA-EFFECT-22", not (is_engine and is_bound(flyer, "slow")), NotSlowed()),
        ("AKA-EFFECT-31", not (is_attack and is_bound(flyer, "stun")), NotStunned()),
    )
    if isinstance(refused, Refusal):
        return [refused]
    within = [dice for dice in paid if has_target(game, flyer, action, dice)]
    if not within:
        return [Refusal(Act(flyer.id, card.id, ()), "AKA-ATTACK-03", AnyTarget())]
    return [Act(flyer.id, card.id, dice) for dice in within]


def has_target(game: Akarios, flyer: Flyer, action: Action, dice: tuple[Face, ...]) -> bool:
    """True unless it is an attack that nobody is within reach of. (AKA-ATTACK-03)"""
    attack = attack_of(action, dice)
    return attack is None or bool(to_attack(game, flyer, strengthened(flyer, attack)))
