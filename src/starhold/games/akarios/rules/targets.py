"""Targets: the ships that an attack or an ability can reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex

from ..board.reach import arc_parts, in_arc, is_in_arc, is_in_range, sees
from ..content import EVERYONE, Ability, Attack, Effect, Steer, Volley
from ..state import Enemy, Flyer, Marker
from .attacking import farther
from .bodies import Body, board_of, bodies, elsewhere, flying, place_of, pose_of
from .marks import is_bound
from .traits import is_unhindered

if TYPE_CHECKING:
    from ..game import Akarios


def reaches(game: Akarios, ship: Flyer | Enemy, attack: Attack, target: Hex) -> bool:
    """True if an attack reaches a space from where the ship is. (AKA-ATTACK-03..04, AKA-ARC-01)"""
    pose = pose_of(ship)
    if attack.range:
        is_covered = is_in_range(pose.at, target, attack.range)
    else:
        is_covered = target in in_arc(pose, game.content.arc[attack.arc].picture)
    return is_covered and is_in_sight(game, ship, target)


def is_in_sight(game: Akarios, ship: Flyer | Enemy, target: Hex) -> bool:
    """True if a ship sees a space. (AKA-LOS-01..10, AKA-UPG-TECH-03)"""
    return is_unhindered(game, ship) or sees(board_of(game), pose_of(ship), target)


def to_attack(game: Akarios, ship: Flyer | Enemy, attack: Attack) -> list[str]:
    """The hostile ships that an attack can hit. (AKA-ATTACK-05, AKA-EFFECT-26, AKA-TRAUMA-05)"""
    return list(within_reach(game, ship, attack))


def within_reach(game: Akarios, ship: Flyer | Enemy, attack: Attack) -> Iterator[str]:
    """The same, one after the other."""
    board, pose, swaps = board_of(game), pose_of(ship), has_swap(attack.effects)
    is_free = is_unhindered(game, ship)
    covered = None if attack.range else in_arc(pose, game.content.arc[attack.arc].picture)
    tracked = ship.tracking if isinstance(ship, Flyer) else ()
    for id_, body in bodies(game):
        if not is_hostile(ship, body) or (is_hidden(body) and attack.targets != EVERYONE) or not may_target(ship, id_):
            continue
        if swaps and not can_be_moved(game, body):
            continue
        at = place_of(body)
        is_covered = is_in_range(pose.at, at, attack.range) if covered is None else at in covered
        if (is_covered or id_ in tracked) and (is_free or sees(board, pose, at)):
            yield id_


def any_target(game: Akarios, ship: Flyer | Enemy, attack: Attack) -> bool:
    """True if an attack can hit anyone. (AKA-ATTACK-03)"""
    return any(True for _ in within_reach(game, ship, attack))


def posts(game: Akarios, flyer: Flyer, volley: Volley, attack: Attack) -> dict[str, Flyer]:
    """The ships from whose places an attack can hit anyone: one's own, or if it is channeled those of allies.

    (AKA-UPG-WEAPON-05)
    """
    allies = [ally for ally in flying(game) if ally.id != flyer.id] if volley.channeled else [flyer]
    there = {ally.id: elsewhere(flyer, pose_of(ally)) for ally in allies}
    return {id_: stand for id_, stand in there.items() if any_target(game, stand, attack)}


def one_in_each_part(game: Akarios, ship: Flyer, attack: Attack, targets: list[str], chosen: list[str]) -> list[str]:
    """The targets that are left if some are chosen: where several arcs fire, one ship in each. (AKA-UPG-WEAPON-09)"""
    parts = arc_parts(game.content.arc[attack.arc].picture) if attack.arc else ()
    pose, places = pose_of(ship), {id_: place_of(body) for id_, body in bodies(game)}
    used = [part for part in parts if any(is_in_arc(pose, part, places[target]) for target in chosen)]
    has_spare = attack.targets - len(parts) > len(chosen) - len(used)
    return [
        target
        for target in targets
        if target not in chosen and (has_spare or not any(is_in_arc(pose, part, places[target]) for part in used))
    ]


def to_affect(game: Akarios, ship: Flyer, ability: Ability) -> list[str]:
    """The ships on which an ability can be used: one's own, friends and enemies. (AKA-ENGINE-02, AKA-SPECIAL-03)"""
    pose = pose_of(ship)
    return [
        id_
        for id_, body in bodies(game)
        if isinstance(body, Flyer | Enemy)
        and is_meant(ship, body, ability)
        and (body.id == ship.id or not is_hidden(body))
        and (not isinstance(body, Enemy) or may_target(ship, id_))
        and (can_be_moved(game, body) or not has_swap(ability.effects))
        and is_in_range(pose.at, place_of(body), ability.range + farther(game, ship))
        and is_in_sight(game, ship, place_of(body))
    ]


def is_meant(ship: Flyer, body: Flyer | Enemy, ability: Ability) -> bool:
    """True if an ability is for such ships."""
    match ability.whom:
        case "squad":
            return isinstance(body, Flyer)
        case "allies":
            return isinstance(body, Flyer) and body.id != ship.id
        case "enemies":
            return isinstance(body, Enemy)
    return True


def to_steer(game: Akarios, flyer: Flyer, steer: Steer) -> list[str]:
    """The ships that a pilot can steer: enemies that can be moved, and allies who are not slowed. (AKA-SPECIAL-08)"""
    within = to_affect(game, flyer, Ability(effects=(), range=steer.range, whom=steer.whom))
    return [
        id_
        for id_, body in bodies(game)
        if id_ in within and (not is_bound(body, "slow") if isinstance(body, Flyer) else can_be_moved(game, body))
    ]


def can_be_moved(game: Akarios, body: Body) -> bool:
    """True for ships that act by combat cards, unless their type is immovable. (AKA-UPG-WEAPON-07, AKA-COPILOT-13)"""
    return isinstance(body, Enemy) and not game.content.enemy[body.type].immovable


def has_swap(effects: tuple[Effect, ...]) -> bool:
    """True if the acting ship swaps places with its target."""
    return any(effect.kind == "swap" for effect in effects)


def is_hostile(ship: Flyer | Enemy, other: Body) -> bool:
    """True if a ship fires at another one; at markers, either the pilots or the enemies do. (AKA-ENEMY-10)"""
    if isinstance(other, Marker):
        return isinstance(ship, Enemy) == other.guarded
    return isinstance(ship, Enemy) != isinstance(other, Enemy)


def is_hidden(body: Body) -> bool:
    """True in stealth. (AKA-EFFECT-26)"""
    return isinstance(body, Flyer | Enemy) and "stealth" in body.marks


def may_target(ship: Flyer | Enemy, target: str) -> bool:
    """False under Tunnel Vision, but for one enemy. (AKA-TRAUMA-05)"""
    return not isinstance(ship, Flyer) or ship.grudge in ("", target)
