"""The figures of attacks: damage, reach, targets, and who is at an advantage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry import distance

from ..board.reach import is_behind
from ..content import (
    EVERYONE,
    Action,
    Advantaged,
    Attack,
    Card,
    Elusive,
    Face,
    MoreDamage,
    QuickStart,
    Rider,
    Sheltered,
    Vengeful,
    Volley,
)
from ..state import Craft, Enemy, Flyer
from .bodies import Body, body_of, place_of, pose_of
from .kits import kit_of
from .marks import is_bound
from .traits import traits

if TYPE_CHECKING:
    from ..game import Akarios


def attack_for(game: Akarios, flyer: Flyer, card: Card, volley: Volley, dice: tuple[Face, ...]) -> Attack:
    """A card's attack for so many dice, with what a stress die and the pilot's cards add.

    (AKA-SLOT-06, AKA-EFFECT-30, AKA-ABILITY-SHIP-06, AKA-UPG-WEAPON-04, AKA-UPG-WEAPON-11)
    """
    action = card.action
    attack = volley.attacks[number_of(action, dice)]
    added = action.stress_effects if "stress" in dice else ()
    more = sum(trait.amount for trait in traits(game, flyer, MoreDamage) if trait.basic) if card.kind == "basic" else 0
    held = {"stress": "stress" in dice, "stealth": "stealth" in flyer.marks}
    better = [each for each in volley.better if held[each.when]]
    if added or more or better:
        attack = replace(
            attack,
            damage=attack.damage + more + sum(each.damage for each in better),
            targets=attack.targets + sum(each.targets for each in better),
            effects=(*attack.effects, *added),
        )
    return attack


def number_of(action: Action, dice: tuple[Face, ...]) -> int:
    """Which of a volley's attacks so many dice buy; without dice, the first."""
    return max(0, len(dice) - 1) if action.filling == "plus" else 0


def base_damage(game: Akarios, ship: Flyer | Enemy, target: str, attack: Attack, *, first: bool) -> int:
    """The damage before modifier cards.

    (AKA-DAMAGE-01, AKA-ENEMY-21, AKA-EFFECT-10, AKA-ABILITY-PILOT-05, AKA-ABILITY-PILOT-19)
    """
    own = ship.attack if isinstance(ship, Enemy) else close_bonus(game, ship, target)
    exploited = waiting(ship, "exploit") if first else 0
    if exploited and edge_of(game, ship, target, attack, first=first) <= 0:
        exploited = 0
    return own + attack.damage + (waiting(ship, "damage") if first else 0) + exploited


def close_bonus(game: Akarios, flyer: Flyer, target: str) -> int:
    """The damage that a pilot's cards add against ships that are close. (AKA-ABILITY-PILOT-05)"""
    close = [trait for trait in traits(game, flyer, MoreDamage) if trait.within]
    if not close:
        return 0
    body = body_of(game, target)
    assert body is not None, "only ships on the board are attacked"
    return sum(trait.amount for trait in close if apart(flyer, body) <= trait.within)


def edge_of(
    game: Akarios, ship: Flyer | Enemy, target: str, attack: Attack, *, first: bool, evaded: bool = False
) -> int:
    """1 if the attacker is advantaged, -1 if disadvantaged, 0 if neither or both. (AKA-ADV-01..07)"""
    body = body_of(game, target)
    assert body is not None, "only ships on the board are attacked"
    advantaged = "stealth" in ship.marks or (first and waiting(ship, "advantage") > 0) or is_favoured(game, ship, body)
    if isinstance(body, Craft):
        is_caught = not attack.range and is_behind(place_of(ship), pose_of(body))
        advantaged = advantaged or is_caught or "lock" in body.marks
    advantaged = advantaged and not is_elusive(game, body)
    disadvantaged = evaded or is_bound(ship, "jam") or (first and waiting(ship, "disadvantage") > 0)
    return int(advantaged) - int(disadvantaged)


def is_favoured(game: Akarios, ship: Flyer | Enemy, target: Body) -> bool:
    """True if a pilot's cards give an advantage. (AKA-ABILITY-PILOT-02, AKA-ABILITY-PILOT-10)"""
    if not isinstance(ship, Flyer):
        return False
    if isinstance(target, Enemy) and ship.foe == target.id and traits(game, ship, Vengeful):
        return True
    return any(apart(ship, target) <= trait.within for trait in traits(game, ship, Advantaged))


def is_elusive(game: Akarios, target: Body) -> bool:
    """True if nobody is ever advantaged against a ship. (AKA-ABILITY-PILOT-08)"""
    return isinstance(target, Flyer) and bool(traits(game, target, Elusive))


def shelter(game: Akarios, ship: Flyer | Enemy, target: Body) -> int:
    """The damage that a pilot's cards keep away. (AKA-ABILITY-PILOT-06)"""
    if not isinstance(target, Flyer):
        return 0
    return sum(trait.amount for trait in traits(game, target, Sheltered) if apart(ship, target) <= trait.within)


def apart(one: Body, other: Body) -> int:
    return distance(place_of(one), place_of(other))


def waiting(ship: Flyer | Enemy, kind: Rider) -> int:
    """How much of an effect waits for the ship's next attack."""
    return sum([rider.amount for rider in ship.riders if rider.kind == kind]) if ship.riders else 0


def is_doubled(game: Akarios, ship: Flyer | Enemy, *, first: bool) -> bool:
    """True for an attack of twice the damage, for which no card is drawn. (AKA-UPG-TECH-10, AKA-UPG-SPARROW-09)"""
    return first and (waiting(ship, "double") > 0 or is_quick(game, ship))


def is_quick(game: Akarios, ship: Flyer | Enemy) -> bool:
    """True for the first attack of a pilot, if that is a quick start. (AKA-UPG-SPARROW-09)"""
    return isinstance(ship, Flyer) and not game.state.opened and bool(traits(game, ship, QuickStart))


def strengthened(game: Akarios, ship: Flyer | Enemy, attack: Attack) -> Attack:
    """The attack with the targets and the range that wait for it, or that a pilot's cards add.

    (AKA-EFFECT-10, AKA-ABILITY-PILOT-04)
    """
    spaces = waiting(ship, "range") + farther(game, ship) if attack.range else 0
    targets = waiting(ship, "targets") if attack.targets != EVERYONE else 0
    if not spaces and not targets:
        return attack
    return replace(attack, range=attack.range + spaces, targets=attack.targets + targets)


def farther(game: Akarios, ship: Flyer | Enemy) -> int:
    """The spaces that a pilot's cards add to every range. (AKA-ABILITY-PILOT-04)"""
    return kit_of(game, ship).farther if isinstance(ship, Flyer) else 0
