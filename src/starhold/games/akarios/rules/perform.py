"""Actions: their price, and then what they do, deed by deed. (AKA-SLOT-01..13, AKA-SPECIAL-02)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starhold.geometry import opposite
from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto

from ..choices import Act, Aim, Decline, Enough, Reuse, Steady, Turn
from ..content import (
    EVERYONE,
    Ability,
    Action,
    Confuse,
    Copy,
    Deed,
    Effect,
    Face,
    FlyTogether,
    Gather,
    Leap,
    Lend,
    Loot,
    Move,
    OneMove,
    Rally,
    Rift,
    RollDice,
    Rotation,
    Sacrifice,
    Share,
    Steer,
    Teleport,
    TurnDie,
    Volley,
)
from ..events import Acted
from ..state import Charged
from .attacking import apart, attack_for, strengthened
from .bodies import body_of, flyer_of
from .channeling import Channel
from .damage import sacrifice
from .effects import Affect
from .flight import ChooseMove, FlyCourse, Rotate, face
from .foreseeing import PlantCard
from .leaping import LeapToEdge
from .lending import GatherDice, share
from .marks import is_bound
from .modifiers import after_action
from .offers import brings_turn, reactions, to_copy, to_loot
from .paying import Pay, used
from .playerboard import put_back, slotted_of
from .rifts import OpenRifts
from .rolls import RollSome, TurnADie
from .sharing import LendDie, RallyAllies
from .steering import FlyAlong, SteerShip, allies_of
from .strike import Strike
from .targets import posts, to_affect
from .turning import turns
from .warping import Warp

if TYPE_CHECKING:
    from ..game import Akarios

WHATEVER_THE_FACING = (Sacrifice, FlyTogether)
"""Deeds before which no turn is worth a question."""


class Perform(Procedure, tag="akarios.perform"):
    """A pilot performs an action; a turn that comes with it may be made before, between or after its deeds.

    (AKA-SUPPLY-05, AKA-ROTATE-03..04, AKA-ENGINE-01..06)
    """

    pilot: str
    card: str
    dice: tuple[Face, ...]
    begun: int = 0
    """The number of deeds so far."""
    may_turn: bool = False
    """True as long as the turn is left."""
    used: list[str] = []
    """The ships on which the present ability has worked so far."""
    owner: str = ""
    """The pilot whose card it is, if it is used without dice. (AKA-ABILITY-PILOT-12, AKA-ABILITY-PILOT-14)"""
    paid: bool = False
    """True if it was paid for before. (AKA-ABILITY-SHIP-01)"""

    def start(self, game: Akarios) -> Step:
        action = action_of(game, self)
        self.may_turn = brings_turn(action, self.dice)
        if self.paid:
            return self.spin(game)
        if self.owner:
            game.tell(Acted(self.pilot, self.card))
            owner = flyer_of(game, self.owner)
            put_back(owner, used(game.content.card[self.card], slotted_of(owner, self.card)))
            return goto(self.charge if action.delayed else self.spin)
        if action.moment == "pilots" and action.first(Copy) is None:
            flyer_of(game, self.pilot).last = self.card
        return call(Pay(self.pilot, self.card, self.dice), then=self.charge if action.delayed else self.spin)

    def charge(self, game: Akarios) -> Step:
        """The deeds wait for the start of the next pilot action phase. (AKA-ABILITY-SHIP-01)"""
        flyer_of(game, self.pilot).charged += (Charged(self.card, self.dice, self.owner),)
        return done()

    def spin(self, game: Akarios) -> Step:
        """Under Spinning the ship turns round before each action. (AKA-TRAUMA-09)"""
        flyer = flyer_of(game, self.pilot)
        if flyer.at is not None and not game.state.outcome and "spinning" in flyer.haunted:
            face(game, flyer, opposite(flyer.facing))
        return self.go_on(game)

    def go_on(self, game: Akarios) -> Step:
        """The next deed; if stress has made it impossible, dice and supply are spent for nothing."""
        flyer, deed = flyer_of(game, self.pilot), next_deed(game, self)
        if flyer.at is None or game.state.outcome:
            return done()
        if isinstance(deed, Ability) and deed.range:
            return self.aim(game)
        if self.may_turn and not isinstance(deed, WHATEVER_THE_FACING):
            return ask(flyer.seat, [Steady(), *turns(flyer.facing)], then=self.turn)
        return self.do(game)

    def turn(self, game: Akarios, choice: Steady | Turn) -> Step:
        if isinstance(choice, Turn):
            face(game, flyer_of(game, self.pilot), choice.to)
            self.may_turn = False
        return self.do(game)

    def do(self, game: Akarios) -> Step:
        deed = next_deed(game, self)
        if deed is None:
            return done()
        self.begun += 1
        if isinstance(deed, Copy | Loot):
            return self.offer_cards(game, deed)
        follows = DEEDS[type(deed)](game, self, deed)
        if follows is None:
            return goto(self.go_on)
        return call(follows, then=self.reap if isinstance(deed, Volley) else self.go_on)

    def offer_cards(self, game: Akarios, deed: Copy | Loot) -> Step:
        """The last actions of allies, or damaged upgrades. (AKA-ABILITY-PILOT-12, AKA-ABILITY-PILOT-14)"""
        flyer = flyer_of(game, self.pilot)
        offered: list[Choice] = (
            [*map(Aim, to_copy(game, flyer, deed))] if isinstance(deed, Copy) else [*map(Reuse, to_loot(game, flyer))]
        )
        return ask(flyer.seat, offered, then=self.borrow) if offered else goto(self.go_on)

    def borrow(self, game: Akarios, choice: Aim | Reuse) -> Step:
        if isinstance(choice, Reuse):
            return call(Perform(self.pilot, choice.card, (), owner=self.pilot), then=self.go_on)
        ally = flyer_of(game, choice.target)
        return call(Perform(self.pilot, ally.last, (), owner=ally.id), then=self.go_on)

    def reap(self, game: Akarios, destroyed: int | None) -> Step:
        """After an attack that has destroyed an enemy, a card may be for that. (AKA-ABILITY-PILOT-12)"""
        flyer = flyer_of(game, self.pilot)
        if not destroyed or flyer.at is None or game.state.outcome:
            return goto(self.go_on)
        able = reactions(game, flyer, "kill")
        return ask(flyer.seat, [Decline(), *able], then=self.loot) if able else goto(self.go_on)

    def loot(self, game: Akarios, choice: Act | Decline) -> Step:
        if isinstance(choice, Decline):
            return goto(self.go_on)
        return call(Perform(self.pilot, choice.card, choice.dice), then=self.go_on)

    def aim(self, game: Akarios) -> Step:
        """Targets of an ability, one after the other; after another deed it is optional. (AKA-ENGINE-02..04, 06)"""
        flyer, ability = flyer_of(game, self.pilot), next_deed(game, self)
        assert isinstance(ability, Ability), "only abilities are aimed here"
        if flyer.at is None or game.state.outcome:
            return done()
        offered: list[Choice] = [
            *(turns(flyer.facing) if self.may_turn else ()),
            *map(Aim, within(game, self, ability)),
        ]
        if not offered:
            return goto(self.leave)
        if ability.targets == EVERYONE and isinstance(offered[-1], Aim):
            return self.follow_up(game, Aim(nearest(game, self, ability)))
        stop = [Steady()] if self.begun else [Enough()] if self.used else []
        return ask(flyer.seat, [*stop, *offered], then=self.follow_up)

    def follow_up(self, game: Akarios, choice: Choice) -> Step:
        match choice:
            case Turn(to=to):
                face(game, flyer_of(game, self.pilot), to)
                self.may_turn = False
                return goto(self.aim)
            case Aim(target=target):
                self.used.append(target)
                ability = next_deed(game, self)
                assert isinstance(ability, Ability), "only abilities are aimed here"
                return call(Affect(self.pilot, target, effects_of(game, self, ability), self.card), then=self.aim)
        self.may_turn = self.may_turn and self.begun + 1 < len(action_of(game, self).deeds)
        return goto(self.leave)

    def leave(self, game: Akarios) -> Step:
        """An ability is over."""
        self.begun += 1
        self.used = []
        return goto(self.go_on)


def action_of(game: Akarios, perform: Perform) -> Action:
    return game.content.card[perform.card].action


def next_deed(game: Akarios, perform: Perform) -> Deed | None:
    deeds = action_of(game, perform).deeds
    return deeds[perform.begun] if perform.begun < len(deeds) else None


def within(game: Akarios, perform: Perform, ability: Ability) -> list[str]:
    """The ships on which an ability can still be used. (AKA-ENGINE-02..04)"""
    if ability.targets != EVERYONE and len(perform.used) == ability.targets:
        return []
    flyer = flyer_of(game, perform.pilot)
    return [ship for ship in to_affect(game, flyer, ability) if ship not in perform.used]


def nearest(game: Akarios, perform: Perform, ability: Ability) -> str:
    """Of all the ships on which an ability works, the one whose turn it is: none is in the way of a later one."""
    flyer = flyer_of(game, perform.pilot)

    def way(ship: str) -> int:
        body = body_of(game, ship)
        assert body is not None, "only ships on the board are within range"
        return apart(flyer, body)

    return min(within(game, perform, ability), key=way)


def effects_of(game: Akarios, perform: Perform, ability: Ability) -> tuple[Effect, ...]:
    """The effects of an ability, with those that a stress die adds. (AKA-EFFECT-30)"""
    return (*ability.effects, *(action_of(game, perform).stress_effects if "stress" in perform.dice else ()))


# Each kind of deed


def fly(game: Akarios, perform: Perform, deed: Move) -> Procedure:
    return FlyCourse(perform.pilot, deed, optional=deed.optional)


def rotate(game: Akarios, perform: Perform, deed: Rotation) -> Procedure:
    return Rotate(perform.pilot, deed.sixths, deed.optional)


def fire(game: Akarios, perform: Perform, deed: Volley) -> Procedure | None:
    """A pilot who was stunned after paying for an attack does not make it. (AKA-EFFECT-31, AKA-ABILITY-SHIP-01)"""
    flyer = flyer_of(game, perform.pilot)
    if is_bound(flyer, "stun"):
        return None
    attack = attack_for(game, flyer, game.content.card[perform.card], deed, perform.dice)
    able = list(posts(game, flyer, deed, strengthened(game, flyer, attack)))
    if not able:
        after_action(flyer.deck)
        return None
    if deed.channeled:
        return Channel(perform.pilot, attack, able)
    later = action_of(game, perform).deeds[perform.begun :]
    return Strike(perform.pilot, attack, last=not any(isinstance(each, Volley) for each in later))


def use(game: Akarios, perform: Perform, deed: Ability) -> Procedure:
    """An ability without a range works on the acting ship. (AKA-SPECIAL-04)"""
    return Affect(perform.pilot, perform.pilot, effects_of(game, perform, deed), perform.card)


def give(game: Akarios, perform: Perform, deed: Sacrifice) -> None:
    owner = flyer_of(game, perform.owner or perform.pilot)
    sacrifice(game, flyer_of(game, perform.pilot), owner, perform.card, deed)


def leap(game: Akarios, perform: Perform, deed: Leap) -> Procedure:
    return LeapToEdge(perform.pilot)


def steer(game: Akarios, perform: Perform, deed: Steer) -> Procedure:
    return SteerShip(perform.pilot, deed)


def fly_together(game: Akarios, perform: Perform, deed: FlyTogether) -> Procedure:
    before = action_of(game, perform).deeds[: perform.begun]
    move = next(each for each in reversed(before) if isinstance(each, Move))
    return FlyAlong(move, allies_of(game, perform.pilot))


def fly_one(game: Akarios, perform: Perform, deed: OneMove) -> Procedure:
    return ChooseMove(perform.pilot, deed.moves)


def teleport(game: Akarios, perform: Perform, deed: Teleport) -> Procedure:
    return Warp(perform.pilot, perform.pilot, deed.range)


def open_rifts(game: Akarios, perform: Perform, deed: Rift) -> Procedure:
    return OpenRifts(perform.pilot, deed.wormholes)


def confuse(game: Akarios, perform: Perform, deed: Confuse) -> Procedure:
    return PlantCard(perform.pilot)


def share_dice(game: Akarios, perform: Perform, deed: Share) -> None:
    share(game, perform.pilot, perform.dice)


def gather(game: Akarios, perform: Perform, deed: Gather) -> Procedure:
    return GatherDice(perform.pilot, perform.card, deed, len(perform.dice))


def turn_die(game: Akarios, perform: Perform, deed: TurnDie) -> Procedure:
    return TurnADie(perform.pilot)


def roll_dice(game: Akarios, perform: Perform, deed: RollDice) -> Procedure:
    return RollSome(perform.pilot)


def lend(game: Akarios, perform: Perform, deed: Lend) -> Procedure:
    return LendDie(perform.pilot)


def rally(game: Akarios, perform: Perform, deed: Rally) -> Procedure:
    return RallyAllies(perform.pilot)


DEEDS: dict[type[Deed], Callable[[Akarios, Perform, Any], Procedure | None]] = {
    Move: fly,
    OneMove: fly_one,
    Rotation: rotate,
    Volley: fire,
    Ability: use,
    Sacrifice: give,
    Leap: leap,
    Steer: steer,
    FlyTogether: fly_together,
    Teleport: teleport,
    Rift: open_rifts,
    Confuse: confuse,
    Share: share_dice,
    Gather: gather,
    TurnDie: turn_die,
    RollDice: roll_dice,
    Lend: lend,
    Rally: rally,
}
"""How each kind of deed is done: a procedure if it can pause, nothing if it is over."""
