"""Damage: shield before hull, an upgrade in place of the ship, and the end of ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto

from ..choices import Act, Flip, Take
from ..content import Deed, IgnoreEffects, Sacrifice, Salvaging, Soften, Ward
from ..events import Affected, BurntOut, Covered, Destroyed, Flipped, Hurt, KnockedOut, WardedOff
from ..state import Craft, Enemy, Flyer, Marker, Slotted, Sparrow
from . import ending
from .attacking import apart
from .bodies import Body, body_of, flying, is_ironman
from .guarding import Guard
from .marks import lift
from .offers import UPGRADES, reactions
from .paying import Pay
from .playerboard import damage_card
from .resupply import Resupply
from .script import moments
from .stress import GainStress
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios

Cause: TypeAlias = Literal["attack", "asteroids", "breach", "event", "spikes"]
PAST_SHIELDS: tuple[Cause, ...] = ("asteroids", "breach", "event")
"""Damage that no shield stops. (AKA-TERRAIN-02, AKA-EFFECT-08)"""
IGNORED = -1
"""The result of a hit whose combat effects do nothing."""
BREACH_DAMAGE = 1
"""What a hull breach costs at the start of a ship's own phase. (AKA-EFFECT-08)"""
AGAINST_DAMAGE: tuple[Ward, ...] = ("invulnerable", "stone", "leech")
"""What keeps damage off, the strongest first."""
MOST_TRAUMA = 5
"""(AKA-TRAUMA-11)"""


class Suffer(Procedure, tag="akarios.suffer"):
    """A ship takes damage, unless its pilot damages an upgrade instead; the result is the hull that it has lost.

    (AKA-PDAMAGE-01..09)
    """

    ship: str
    damage: int
    cause: Cause = "attack"
    pierces: bool = False
    covering: bool = False
    """True if it is taken in place of another ship, so that nobody else takes it again."""
    laden: bool = False
    """True if combat effects come with it."""
    used: str = ""
    """The card with which the pilot reacts."""
    effects_ignored: bool = False
    result: int = 0
    salvage: dict[str, int] = {}
    """The pilots who still resupply because a ship was destroyed close to them, and how many cards."""

    def start(self, game: Akarios) -> Step:
        body = body_of(game, self.ship)
        if body is None:
            return done(0)
        if isinstance(body, Sparrow) and self.damage > 0:
            return call(Guard(), then=self.guard)
        if not isinstance(body, Flyer):
            return self.land(game)
        if is_warded(game, body, self):
            return goto(self.ward_off)
        guardian = guardian_of(game, body)
        if guardian is not None and self.damage > 0 and not self.covering:
            game.tell(Covered(guardian.id, self.ship))
            covered = Suffer(guardian.id, self.damage, self.cause, pierces=self.pierces, covering=True)
            return call(covered, then=self.escape)
        ways = ways_to_react(game, body, self)
        return ask(body.seat, [Take(), *ways], then=self.react) if ways else self.land(game)

    def guard(self, game: Akarios, guarded: int) -> Step:
        """(AKA-SPARROW-03)"""
        return self.ignore(game) if guarded else self.land(game)

    def ward_off(self, game: Akarios) -> Step:
        """What protects a ship in the enemy action phase does so before anybody reacts.

        (AKA-ABILITY-SHIP-04, AKA-UPG-TECH-17, AKA-UPG-TECH-27, AKA-UPG-TECH-36)
        """
        flyer = body_of(game, self.ship)
        assert isinstance(flyer, Flyer), "only pilots are protected"
        ward = next(ward for ward in AGAINST_DAMAGE if ward in flyer.wards)
        game.tell(WardedOff(self.ship, ward))
        if ward == "leech":
            mend(game, self.ship, flyer, self.damage)
        return goto(self.ignore) if ward == "invulnerable" else done(0)

    def react(self, game: Akarios, choice: Choice) -> Step:
        """A flipped upgrade costs 1 stress, and nothing of the hit comes through. (AKA-PDAMAGE-02)"""
        flyer = body_of(game, self.ship)
        assert isinstance(flyer, Flyer), "only pilots are asked"
        match choice:
            case Flip(card=card):
                damage_card(flyer, card)
                game.tell(Flipped(self.ship, card))
                return call(GainStress(self.ship, 1), then=self.ignore)
            case Act(card=card, dice=dice):
                self.used = card
                return call(Pay(self.ship, card, dice), then=self.soften)
        return goto(self.land)

    def soften(self, game: Akarios) -> Step:
        """A card makes the hit weaker, and others may follow. (AKA-ABILITY-SHIP-12..13, AKA-UPG-TECH-21)"""
        for deed in game.content.card[self.used].action.deeds:
            match deed:
                case Soften(amount=amount):
                    self.damage = max(0, self.damage - amount)
                case IgnoreEffects():
                    self.effects_ignored, self.pierces = True, False
        return goto(self.start)

    def escape(self, game: Akarios, hull: int) -> Step:
        """Another ship has taken all the damage; effects still come. (AKA-UPG-TECH-22)"""
        return done(0)

    def ignore(self, game: Akarios) -> Step:
        return done(IGNORED)

    def land(self, game: Akarios) -> Step:
        """(AKA-DAMAGE-02..04, AKA-EFFECT-09)"""
        body = body_of(game, self.ship)
        assert body is not None, "it was there a moment ago"
        to_hull = self.pierces or self.cause in PAST_SHIELDS
        shield = 0 if to_hull else min(self.damage, body.shield)
        hull = min(self.damage - shield, body.hull)
        body.shield -= shield
        body.hull -= hull
        if shield or hull:
            game.tell(Hurt(self.ship, shield, hull, self.cause))
        moments.was_hurt(game, self.ship, body, hull)
        result = IGNORED if self.effects_ignored else hull
        if body.hull:
            return done(result)
        self.result, self.salvage = result, salvagers(game, body)
        destroy(game, self.ship, body)
        return self.scavenge(game)

    def scavenge(self, game: Akarios) -> Step:
        """Pilots close by may resupply. (AKA-ABILITY-PILOT-23)"""
        if not self.salvage or game.state.outcome:
            return done(self.result)
        pilot, cards = self.salvage.popitem()
        return call(Resupply(pilot, cards, []), then=self.scavenge)


def is_warded(game: Akarios, flyer: Flyer, hit: Suffer) -> bool:
    """True if something protects a ship in the enemy action phase: from effects without damage as well, if it is
    invulnerable. (AKA-ABILITY-SHIP-04)"""
    if game.state.phase != "enemies":
        return False
    against = AGAINST_DAMAGE if hit.damage > 0 else AGAINST_DAMAGE[:1] if hit.laden else ()
    return any(ward in flyer.wards for ward in against)


def ways_to_react(game: Akarios, flyer: Flyer, hit: Suffer) -> list[Choice]:
    """The cards for the moment of a hit that change something, and the upgrades that can take its damage.

    (AKA-PDAMAGE-02, AKA-PDAMAGE-09, AKA-ABILITY-SHIP-12..13)
    """
    by_card, able = game.content.card, reactions(game, flyer, "hit") if hit.cause == "attack" else []
    cards = upgrades_to_flip(game, flyer, hit.cause) if hit.damage > 0 else []
    return [
        *(
            act
            for act in able
            if isinstance(act, Act) and any(helps(hit, deed) for deed in by_card[act.card].action.deeds)
        ),
        *(Flip(card.id) for card in cards),
    ]


def helps(hit: Suffer, deed: Deed) -> bool:
    """True if a deed makes something of a hit weaker."""
    match deed:
        case Soften():
            return hit.damage > 0
        case IgnoreEffects():
            return hit.laden and not hit.effects_ignored
    return False


def salvagers(game: Akarios, body: Body) -> dict[str, int]:
    """The cards that pilots resupply if an enemy is destroyed, the first pilot last. (AKA-ABILITY-PILOT-23)"""
    if not isinstance(body, Enemy):
        return {}
    found = {
        flyer.id: sum(trait.cards for trait in traits(game, flyer, Salvaging) if apart(flyer, body) <= trait.within)
        for flyer in reversed(flying(game))
    }
    return {pilot: cards for pilot, cards in found.items() if cards}


def sacrifice(game: Akarios, flyer: Flyer, owner: Flyer, card: str, price: Sacrifice) -> None:
    """What an action takes of its own ship, or of the card's owner, cannot be ignored.

    (AKA-PDAMAGE-08, AKA-UPG-ENGINE-01..02)
    """
    hull, shield = min(price.hull, flyer.hull), min(price.shield, flyer.shield)
    flyer.hull -= hull
    flyer.shield -= shield
    if hull or shield:
        game.tell(Hurt(flyer.id, shield, hull, "sacrifice"))
    if price.card:
        damage_card(owner, card)
        game.tell(BurntOut(owner.id, card))
    if not flyer.hull:
        destroy(game, flyer.id, flyer)


def mend(game: Akarios, ship: str, body: Body, amount: int) -> None:
    """Hull up to its starting value; any repair closes a breach. (AKA-EFFECT-16..18)"""
    mended = min(amount, body.full_hull - body.hull)
    if mended:
        body.hull += mended
        game.tell(Affected(ship, "repair", mended))
    if isinstance(body, Craft) and "breach" in body.marks:
        lift(game, body, "breach")


def guardian_of(game: Akarios, flyer: Flyer) -> Flyer | None:
    """The pilot who takes the damage of another one, as long as their ship is there. (AKA-UPG-TECH-22)"""
    return next((other for other in flying(game) if other.id == flyer.guardian), None)


def upgrades_to_flip(game: Akarios, body: Body, cause: Cause) -> list[Slotted]:
    """The weapons and engines that can be damaged in place of the ship.

    (AKA-PDAMAGE-03..06, AKA-PDAMAGE-08, AKA-IRONMAN-02)
    """
    if not isinstance(body, Flyer) or is_ironman(game) or (cause != "attack" and not game.options.ignore_any_damage):
        return []
    return [card for card in body.cards if not card.damaged and game.content.card[card.id].kind in UPGRADES]


def destroy(game: Akarios, ship: str, body: Body) -> None:
    """A ship without hull leaves the board at once. (AKA-DAMAGE-03, AKA-PDAMAGE-11)"""
    moments.was_destroyed(game, ship, body)
    if isinstance(body, Flyer):
        body.at = None
        body.status = "out"
        body.dice = ()
        body.trauma = min(MOST_TRAUMA, body.trauma + 1)
        game.tell(KnockedOut(ship))
    elif isinstance(body, Enemy):
        game.state.enemies.remove(body)
        forget(game, ship)
        game.tell(Destroyed(ship))
    else:
        if isinstance(body, Marker):
            game.state.markers.remove(body)
        game.tell(Destroyed(ship))
    ending.look(game)


def forget(game: Akarios, ship: str) -> None:
    """Nobody stares any longer at an enemy that is gone. (AKA-TRAUMA-05)"""
    for flyer in game.state.flyers:
        if flyer.grudge == ship:
            flyer.grudge = ""
