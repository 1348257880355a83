"""Combat: whom a captain can attack and with what. How it goes on, from the defence to Re-Arm, is in `volleys`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from msgspec import Struct

from starhold.geometry import ORIGIN, disc, distance
from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    ask,
    goto,
    hand_over,
    joined,
    offer,
    options,
)

from ..choices import Attack, Fire, Ram, UseAbility
from ..content import Family
from ..events import AttackDeclared
from ..lacks.flight import (
    ArmedMarker,
    BlasterRange,
    LineOfSight,
    MissileRange,
    RammingRange,
    SameTarget,
    UseSpace,
    UseSpaceOfItsOwn,
    VisibleShip,
)
from ..state import Captain, Npc
from .energy import ability_price, exhaust
from .mods import Pierce, piercing
from .outfits import Readiness, Ready, outfit_of, readiness, spend_marker
from .ships import Standpoint, all_ships, name_of, standpoint, vessel
from .volleys import DeclareDefence, Volley

if TYPE_CHECKING:
    from ..game import Xia

Shot: TypeAlias = Attack | Ram | Pierce | UseAbility

FARTHEST = 6
"""How far away a ship may be to come into question as a target."""
NEARBY = 3
"""How far away a ship may be for ramming it to be worth a word."""
AWAY: dict[tuple[int, int], int] = {(step.q, step.r): distance(ORIGIN, step) for step in disc(FARTHEST)}
"""How far away a ship is, by its place as seen from another one; what is farther away is left out."""
BEYOND = FARTHEST + 1


class Reach(NamedTuple):
    """The distances at which an outfit finds its target, and what is missing at others."""

    least: int
    most: int
    clause: str
    missing: type[BlasterRange | MissileRange | RammingRange]


REACHES: dict[Family, Reach] = {
    "blaster": Reach(1, 1, "XIA-OUTFIT-21", BlasterRange),
    "missile": Reach(2, FARTHEST, "XIA-OUTFIT-22", MissileRange),
    "engine": Reach(1, 1, "XIA-COMBAT-21", RammingRange),
}


FIRE = Options((Fire(),))


class Target(Struct, frozen=True, gc=False, order=True):
    """A ship near the attacker."""

    ship: str
    away: int
    in_sight: bool
    cloaked: bool

    @property
    def is_exposed(self) -> bool:
        """Whether it can be attacked, if the range is right. (XIA-COMBAT-03)"""
        return self.in_sight and not self.cloaked


class Attacking(Procedure, tag="xia.attacking"):
    """Steps 1 and 2: the attacker, who has declared a first shot, may declare more. (XIA-COMBAT-05..07)"""

    seat: Seat
    volleys: list[Volley]

    def start(self, game: Xia) -> Step:
        only = self.volleys[0].target if game.options.single_target_attack else None
        beams = Options(tuple(offer_beams(game, self.seat, only)))
        offered = joined(offer_attacks(game, standpoint(game, self.seat), only), beams)
        if not offered.legal:
            return goto(self.fire)
        return ask(self.seat, joined(offered, FIRE), then=self.declare)

    def declare(self, game: Xia, choice: Choice) -> Step:
        if not isinstance(choice, Shot):
            return self.fire(game)
        pay(game, self.seat, choice)
        aim(game, self.seat, choice, self.volleys)
        return goto(self.start)

    def fire(self, game: Xia) -> Step:
        return hand_over(DeclareDefence(game.state.captains[self.seat].ship, self.volleys))


class NpcAttack(Procedure, tag="xia.npc-attack"):
    """An NPC attacks with the weapon on its card, in the same steps as captains. (XIA-ENFORCER-05, XIA-SCOUNDREL-05)"""

    npc: str
    target: str

    def start(self, game: Xia) -> Step:
        game.tell(AttackDeclared(self.npc, self.target, self.npc))
        assault(game, self.npc, self.target)
        return hand_over(DeclareDefence(self.npc, [Volley(self.target)]))


def assault(game: Xia, attacker: str, target: str) -> None:
    for follow in game.rules.assaulting:
        follow(game, attacker, target)


def attack(game: Xia, seat: Seat, choice: Attack | Ram | Pierce) -> Procedure:
    """Begin an attack with an outfit."""
    pay(game, seat, choice)
    return open_fire(game, seat, choice)


def begin_beam(game: Xia, seat: Seat, choice: UseAbility) -> Procedure:
    """Begin an attack with an ability. (XIA-COMBAT-04)"""
    pay(game, seat, choice)
    return open_fire(game, seat, choice)


def open_fire(game: Xia, seat: Seat, choice: Shot) -> Procedure:
    """Begin an attack whose first shot is already paid for."""
    volleys: list[Volley] = []
    aim(game, seat, choice, volleys)
    return Attacking(seat, volleys)


def pay(game: Xia, seat: Seat, choice: Shot) -> None:
    """Markers and energy are spent when the shot is declared. (XIA-COMBAT-05)"""
    if isinstance(choice, UseAbility):
        exhaust(game, seat, choice.card)
    else:
        spend_marker(game, seat, choice.outfit, through="piercer" if isinstance(choice, Pierce) else None)


def aim(game: Xia, seat: Seat, choice: Shot, volleys: list[Volley]) -> None:
    """Add a shot to the volley at its target. An NPC remembers who attacked it last."""
    target = choice.target if isinstance(choice, UseAbility) else choice.ship
    assert target is not None
    volley = next((volley for volley in volleys if volley.target == target), None)
    if volley is None:
        volley = Volley(target)
        volleys.append(volley)
        assault(game, game.state.captains[seat].ship, target)
    match choice:
        case Attack():
            volley.weapons.append(choice.outfit)
        case Pierce():
            volley.weapons.append(choice.outfit)
            volley.piercing += piercing(game, seat, choice.outfit)
        case Ram():
            volley.rams.append(choice.outfit)
        case UseAbility():
            volley.beams.append(choice.card)
    weapon = choice.card if isinstance(choice, UseAbility) else outfit_of(game, seat, choice.outfit).id
    game.tell(AttackDeclared(game.state.captains[seat].ship, target, weapon))
    found = vessel(game, target)
    if isinstance(found, Npc):
        found.attacker = seat


def offer_attacks(game: Xia, point: Standpoint, only: str | None = None) -> Options:
    """The ships nearby, with each weapon and each engine. Who attacks already may be bound to one target.

    (XIA-COMBAT-02..03, XIA-COMBAT-21, XIA-OUTFIT-19..22)
    """
    captain = point.captain
    outfits = readiness(game.content, captain.hold)
    if not outfits.weapons and not outfits.engines:
        return NO_OPTIONS
    targets = targets_near(game, point.seat, FARTHEST if outfits.weapons else NEARBY, reach_of(outfits))
    if not targets:
        return NO_OPTIONS
    is_armed = captain.armed > 0
    parts = [shots(Attack, target, outfits.weapons, is_armed, only) for target in targets] if outfits.weapons else []
    if outfits.piercing:
        parts += [shots(Pierce, target, outfits.piercing, is_armed, only) for target in targets]
    if outfits.engines:
        near = [target for target in targets if target.away <= NEARBY]
        parts += [shots(Ram, target, outfits.engines, is_armed, only) for target in near]
    return parts[0] if len(parts) == 1 else joined(*parts)


@lru_cache(maxsize=4096)
def reach_of(outfits: Readiness) -> int:
    """How far away a ship may be for any of these outfits to hit it."""
    return max(REACHES[ready.family].most for ready in (*outfits.weapons, *outfits.engines))


@lru_cache(maxsize=4096)
def shots(
    verb: type[Attack | Ram | Pierce], target: Target, outfits: tuple[Ready, ...], is_armed: bool, only: str | None
) -> Options:
    """The shots at one ship, by all that they hang on."""
    return options(offer_shot(verb(target.ship, ready.place), target, ready, is_armed, only) for ready in outfits)


def offer_shot(choice: Choice, target: Target, ready: Ready, is_armed: bool, only: str | None) -> Choice | Refusal:
    reach = REACHES[ready.family]
    return offer(
        choice,
        ("XIA-COMBAT-06", only in (None, target.ship), SameTarget(only or "")),
        (reach.clause, reach.least <= target.away <= reach.most, reach.missing(target.ship)),
        ("XIA-COMBAT-03", target.in_sight, LineOfSight(target.ship)),
        ("XIA-COMBAT-03", not target.cloaked, VisibleShip(target.ship)),
        ("XIA-OUTFIT-04", is_armed, ArmedMarker()),
        ("XIA-MOD-14", not ready.only_under_mod, UseSpaceOfItsOwn()),
        ("XIA-OUTFIT-08", ready.has_use_space, UseSpace()),
    )


def offer_beams(game: Xia, seat: Seat, only: str | None = None) -> Iterator[UseAbility]:
    """Attacks with ability cards: each has the range on its card. (XIA-COMBAT-04)"""
    captain = game.state.captains[seat]
    ready = {
        card.ship
        for card in captain.abilities
        if not card.exhausted and ability_price(game, seat, card) <= captain.energy
    }
    for card in sorted(ready.intersection(game.cards(seat, "beam"))):
        least, most = game.ability(seat, card).reach
        for target in targets_near(game, seat):
            if least <= target.away <= most and target.is_exposed and only in (None, target.ship):
                yield UseAbility(card, target.ship)


def aims(game: Xia, seat: Seat, index: int) -> list[Attack | Ram]:
    """The shots for which a weapon or an engine is in position, whatever its markers: for a use that takes none."""
    family = outfit_of(game, seat, index).family
    reach, verb = REACHES[family], Ram if family == "engine" else Attack
    return [
        verb(target.ship, index)
        for target in targets_near(game, seat)
        if reach.least <= target.away <= reach.most and target.is_exposed
    ]


def targets_near(game: Xia, seat: Seat, farthest: int = FARTHEST, reach: int = FARTHEST) -> list[Target]:
    """The other ships up to so many spaces away, by name. (XIA-COMBAT-02)

    What is beyond reach counts as out of sight, so that no line has to be looked for.
    """
    captain = game.state.captains[seat]
    assert captain.at is not None, "a ship that is not on the board does not attack"
    here = captain.at
    q, r = here
    near: list[Target] = []
    for other in all_ships(game):
        there = other.at
        if there is None or other is captain:
            continue
        away = AWAY.get((there[0] - q, there[1] - r), BEYOND)
        if away <= farthest:
            in_sight = away <= reach and game.chart.sees(here, there)
            is_cloaked = type(other) is Captain and other.cloaked
            near.append(Target(name_of(other), away, in_sight, is_cloaked))
    near.sort()
    return near
