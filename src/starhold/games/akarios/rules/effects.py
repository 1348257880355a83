"""Combat effects: one small function for each kind. (AKA-EFFECT-01..36)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Procedure, Step, ask, call, done, goto

from ..choices import Pick, Shed
from ..content import MARKS, RIDERS, WARDS, Effect, EffectKind, Mending, Rider, Ward
from ..events import Affected, Hurt, Unaffected
from ..state import Craft, Enemy, Flyer, Ready
from .bodies import Body, body_of, deck_of, flying, seat_for
from .commanding import command
from .damage import mend
from .foreseeing import Foresee
from .lending import ChangeDie
from .marks import is_immune, lift, put_mark
from .piles import add, put_on_top
from .resupply import Resupply
from .shoving import Shove
from .stress import GainStress, lose_stress
from .swapping import Swap
from .traits import traits
from .trauma import burden_enemies
from .warping import Warp

if TYPE_CHECKING:
    from ..game import Akarios

BOLSTER = "bolster"


class Affect(Procedure, tag="akarios.affect"):
    """Combat effects of one ship's action work on another ship, or on itself, one after the other."""

    by: str
    ship: str
    effects: tuple[Effect, ...]
    card: str = ""
    """The card that provides them, which resupplies others only. (AKA-EFFECT-19)"""
    choosing: Effect | None = None
    """The effect of whose several kinds one is being chosen."""

    def start(self, game: Akarios) -> Step:
        if not self.effects or game.state.outcome:
            return done()
        effect, *rest = self.effects
        self.effects = tuple(rest)
        if self.ship != self.by and is_own(effect):
            return call(Affect(self.by, self.by, (effect,), self.card), then=self.start)
        body = body_of(game, self.ship)
        if body is None:
            return goto(self.start)
        if is_immune(game, body, effect.kind):
            game.tell(Unaffected(self.ship, effect.kind))
            return goto(self.start)
        if effect.kind in MARKS and isinstance(body, Craft):
            put_mark(game, body, effect.kind)
            return goto(self.start)
        if len(effect.among) > 1:
            self.choosing = effect
            return ask(seat_for(game, self.by), [Pick(each.kind) for each in effect.among], then=self.pick)
        follows = EFFECTS[effect.kind](game, self, body, effect)
        return goto(self.start) if follows is None else call(follows, then=self.start)

    def pick(self, game: Akarios, choice: Pick) -> Step:
        """Of several effects the pilot has chosen one. (AKA-ABILITY-SHIP-02, AKA-COPILOT-06, AKA-COPILOT-15)"""
        assert self.choosing is not None, "something was asked"
        chosen = next(effect for effect in self.choosing.among if effect.kind == choice.effect)
        if self.choosing.kind != "either":
            chosen = replace(self.choosing, among=(chosen,))
        self.effects = (chosen, *self.effects)
        return goto(self.start)


def repair(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
    """(AKA-EFFECT-16..18)"""
    mend(game, affect.ship, body, effect.amount + helping_hand(game, affect, body))


def helping_hand(game: Akarios, affect: Affect, body: Body) -> int:
    """The hull that a pilot's cards add when they repair an ally. (AKA-ABILITY-PILOT-07)"""
    helper = body_of(game, affect.by)
    if not isinstance(helper, Flyer) or not isinstance(body, Flyer) or helper is body:
        return 0
    return sum(trait.amount for trait in traits(game, helper, Mending))


def charge(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
    """(AKA-EFFECT-21)"""
    charged = min(effect.amount, body.full_shield - body.shield)
    if charged:
        body.shield += charged
        game.tell(Affected(affect.ship, "charge", charged))


def calm(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
    """(AKA-EFFECT-29)"""
    if isinstance(body, Flyer):
        lose_stress(game, body, effect.amount)


def resupply(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure:
    """(AKA-EFFECT-19)"""
    return Resupply(affect.ship, effect.amount, [affect.card])


def hack(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure | None:
    """(AKA-EFFECT-05..06)"""
    if isinstance(body, Flyer):
        return GainStress(affect.ship, effect.amount)
    burden_enemies(game)
    return None


def bolster(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
    """(AKA-EFFECT-02)"""
    add(deck_of(game, body), BOLSTER)
    game.tell(Affected(affect.ship, "bolster", effect.amount))


def push(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure:
    """(AKA-EFFECT-13)"""
    return Shove(affect.by, affect.ship, effect.amount, away=True)


def pull(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure:
    """(AKA-EFFECT-11)"""
    return Shove(affect.by, affect.ship, effect.amount, away=False)


def control(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
    """(AKA-ABILITY-PILOT-03)"""
    if isinstance(body, Enemy):
        body.led_by = affect.by
        game.tell(Affected(affect.ship, "control"))


def swap(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure:
    """(AKA-UPG-WEAPON-07, AKA-UPG-WEAPON-18, AKA-COPILOT-13)"""
    return Swap(affect.by, affect.ship)


def cancel(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure:
    """(AKA-EFFECT-03)"""
    return Cancel(affect.by, affect.ship)


def cover(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
    """(AKA-UPG-TECH-22)"""
    if isinstance(body, Flyer):
        body.guardian = affect.by
        game.tell(Affected(affect.ship, "cover"))


def order(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure | None:
    """(AKA-UPG-TECH-08)"""
    return command(game, affect.by, affect.ship) if isinstance(body, Flyer) else None


def foresee(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure:
    """(AKA-UPG-TECH-15)"""
    return Foresee(affect.by, affect.ship)


def override(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure | None:
    """(AKA-UPG-TECH-19)"""
    return ChangeDie(affect.by, affect.ship) if isinstance(body, Flyer) else None


def track(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
    """(AKA-UPG-TECH-12)"""
    for ally in flying(game):
        if ally.id != affect.by:
            ally.tracking += (affect.ship,)
    game.tell(Affected(affect.ship, "track"))


def warp(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure:
    """(AKA-UPG-TECH-30)"""
    return Warp(affect.by, affect.ship, effect.amount)


def prime(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
    """A bolster card is the next to be drawn. (AKA-ABILITY-SHIP-15)"""
    put_on_top(deck_of(game, body), BOLSTER)
    game.tell(Affected(affect.ship, "prime"))


def zap(game: Akarios, affect: Affect, body: Body, effect: Effect) -> Procedure | None:
    """The acting ship gains the shield that the target loses, as far as it has room. (AKA-ABILITY-SHIP-14)"""
    lost = min(effect.amount, body.shield)
    if not lost:
        return None
    body.shield -= lost
    game.tell(Hurt(affect.ship, lost, 0, "zap"))
    return Affect(affect.by, affect.by, (Effect(kind="charge", amount=lost),))


def ward(kind: Ward) -> Callable[[Akarios, Affect, Body, Effect], None]:
    """Protection until the end of the enemy action phase. (AKA-ABILITY-SHIP-04, AKA-UPG-TECH-17, 18, 27)"""

    def protect(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
        if isinstance(body, Flyer):
            body.wards += (kind,)
            game.tell(Affected(affect.ship, kind))

    return protect


def ready(kind: Rider) -> Callable[[Akarios, Affect, Body, Effect], None]:
    """An effect that waits for the ship's next attack. (AKA-EFFECT-01, AKA-EFFECT-04, AKA-EFFECT-10)"""

    def wait(game: Akarios, affect: Affect, body: Body, effect: Effect) -> None:
        if isinstance(body, Craft):
            infused = effect.among[0] if effect.among else None
            body.riders += (Ready(kind, effect.amount, infused, effect.brief, effect.throughout),)
            game.tell(Affected(affect.ship, kind, effect.amount))

    return wait


EFFECTS: dict[EffectKind, Callable[[Akarios, Affect, Body, Effect], Procedure | None]] = {
    "repair": repair,
    "charge": charge,
    "calm": calm,
    "resupply": resupply,
    "hack": hack,
    "bolster": bolster,
    "push": push,
    "pull": pull,
    "swap": swap,
    "cancel": cancel,
    "control": control,
    "cover": cover,
    "command": order,
    "foresee": foresee,
    "override": override,
    "track": track,
    "warp": warp,
    "prime": prime,
    "zap": zap,
    **{rider: ready(rider) for rider in RIDERS},
    **{kind: ward(kind) for kind in WARDS},
}


class Cancel(Procedure, tag="akarios.cancel"):
    """One combat effect leaves a ship, but never a hull breach. (AKA-EFFECT-03)"""

    by: str
    ship: str

    def start(self, game: Akarios) -> Step:
        body = body_of(game, self.ship)
        marks = sorted({*body.marks} - {"breach"}) if isinstance(body, Craft) else []
        return ask(seat_for(game, self.by), [Shed(mark) for mark in marks], then=self.shed) if marks else done()

    def shed(self, game: Akarios, choice: Shed) -> Step:
        body = body_of(game, self.ship)
        assert isinstance(body, Craft), "only ships with marks are asked about"
        lift(game, body, choice.mark)
        return done()


def is_own(effect: Effect) -> bool:
    """True if an effect works on the acting ship, not on the target. (AKA-EFFECT-20, AKA-ENEMY-29)"""
    return effect.own or effect.kind == "resupply"
