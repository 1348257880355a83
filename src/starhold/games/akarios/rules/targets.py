"""Targets: the ships that an attack or an ability can reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex

from ..board.reach import is_in_arc, is_in_range, read_arc, sees
from ..content import EVERYONE, Ability, Attack, Effect
from ..state import Enemy, Flyer, Marker
from .attacking import farther
from .bodies import Body, board_of, bodies, place_of, pose_of

if TYPE_CHECKING:
    from ..game import Akarios


def reaches(game: Akarios, ship: Flyer | Enemy, attack: Attack, target: Hex) -> bool:
    """True if an attack reaches a space from where the ship is. (AKA-ATTACK-03..04, AKA-ARC-01)"""
    pose = pose_of(ship)
    if attack.range:
        is_covered = is_in_range(pose.at, target, attack.range)
    else:
        is_covered = is_in_arc(pose, read_arc(game.content.arc[attack.arc].picture), target)
    return is_covered and sees(board_of(game), pose, target)


def to_attack(game: Akarios, ship: Flyer | Enemy, attack: Attack) -> list[str]:
    """The hostile ships that an attack can hit. (AKA-ATTACK-05, AKA-EFFECT-26, AKA-TRAUMA-05)"""
    return list(within_reach(game, ship, attack))


def within_reach(game: Akarios, ship: Flyer | Enemy, attack: Attack) -> Iterator[str]:
    """The same, one after the other."""
    board, pose = board_of(game), pose_of(ship)
    covered = None if attack.range else read_arc(game.content.arc[attack.arc].picture)
    for id_, body in bodies(game):
        if not is_hostile(ship, body) or (is_hidden(body) and attack.targets != EVERYONE) or not may_target(ship, id_):
            continue
        at = place_of(body)
        is_covered = is_in_range(pose.at, at, attack.range) if covered is None else is_in_arc(pose, covered, at)
        if is_covered and sees(board, pose, at):
            yield id_


def any_target(game: Akarios, ship: Flyer | Enemy, attack: Attack) -> bool:
    """True if an attack can hit anyone. (AKA-ATTACK-03)"""
    return any(True for _ in within_reach(game, ship, attack))


def to_affect(game: Akarios, ship: Flyer, ability: Ability) -> list[str]:
    """The ships on which an ability can be used: one's own, friends and enemies. (AKA-ENGINE-02, AKA-SPECIAL-03)"""
    pose = pose_of(ship)
    return [
        id_
        for id_, body in bodies(game)
        if isinstance(body, Flyer | Enemy)
        and is_meant(ship, body, ability)
        and (can_be_moved(game, body) or not has_swap(ability.effects))
        and (body is ship or not is_hidden(body))
        and (not isinstance(body, Enemy) or may_target(ship, id_))
        and is_in_range(pose.at, place_of(body), ability.range + farther(game, ship))
        and sees(board_of(game), pose, place_of(body))
    ]


def is_meant(ship: Flyer, body: Flyer | Enemy, ability: Ability) -> bool:
    """True if an ability is for such ships."""
    match ability.whom:
        case "squad":
            return isinstance(body, Flyer)
        case "allies":
            return isinstance(body, Flyer) and body is not ship
        case "enemies":
            return isinstance(body, Enemy)
    return True


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
