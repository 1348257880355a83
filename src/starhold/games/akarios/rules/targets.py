"""Targets: the ships that an attack or an ability can reach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from starhold.geometry import Hex, Pose, distance

from ..board.maps import Map
from ..board.reach import arc_parts, in_arc, is_in_arc, is_in_range, sees
from ..content import EVERYONE, Ability, AkariosContent, Attack, Effect, Steer, Volley
from ..state import Craft, Enemy, Flyer
from .attacking import farther
from .bodies import SPARROW, Body, board_of, bodies, elsewhere, flying, place_of, pose_of
from .kits import Kit, kit_of
from .marks import is_bound
from .traits import is_unhindered

if TYPE_CHECKING:
    from ..game import Akarios


def reaches(game: Akarios, ship: Flyer | Enemy, attack: Attack, target: Hex) -> bool:
    """True if an attack reaches a space from where the ship is. (AKA-ATTACK-03..04, AKA-ARC-01)"""
    return covers(game, pose_of(ship), attack, target, is_clear=is_unhindered(game, ship))


def covers(game: Akarios, pose: Pose, attack: Attack, target: Hex, *, is_clear: bool = False) -> bool:
    """The same for a pose."""
    if attack.range:
        is_covered = is_in_range(pose.at, target, attack.range)
    else:
        is_covered = target in in_arc(pose, game.content.arc[attack.arc].picture)
    return is_covered and (is_clear or sees(board_of(game), pose, target))


def is_in_sight(game: Akarios, ship: Flyer | Enemy, target: Hex) -> bool:
    """True if a ship sees a space. (AKA-LOS-01..10, AKA-UPG-TECH-03)"""
    return is_unhindered(game, ship) or sees(board_of(game), pose_of(ship), target)


class Foe(Struct, frozen=True, gc=False):
    """Somebody hostile, as far as it matters to those who aim."""

    id: str
    at: Hex
    hidden: bool
    movable: bool


class Field(Struct, frozen=True, eq=False):
    """A board, and who is hostile there. There is one for each: tables know it by identity."""

    content: AkariosContent
    board: Map
    foes: tuple[Foe, ...]


Lurking: TypeAlias = tuple[str, str, Hex, bool]
"""The id of a foe, the type of enemy that it is if it is one, its space, and whether it hides.

(A plain tuple, because all foes are looked at before each question.)
"""


@lru_cache(maxsize=1024)
def field_with(content: AkariosContent, board: Map, lurking: tuple[Lurking, ...]) -> Field:
    movable = {"": False} | {kind.id: not kind.immovable for kind in content.enemies}
    return Field(content, board, tuple(Foe(id_, at, hidden, movable[kind]) for id_, kind, at, hidden in lurking))


def field_of_pilots(game: Akarios) -> Field:
    """The field as pilots see it: enemies, and the markers that nobody guards. (AKA-ENEMY-10)"""
    state = game.state
    foes = [(enemy.id, enemy.type, enemy.at, "stealth" in enemy.marks) for enemy in state.enemies]
    foes += [(each.id, "", each.at, False) for each in state.markers if not each.guarded]
    return field_with(game.content, board_of(game), tuple(foes))


def field_of_enemies(game: Akarios) -> Field:
    """The field as enemies see it: pilots, the Sparrow, and the markers that are guarded. (AKA-ENEMY-10)"""
    state = game.state
    foes = [(flyer.id, "", flyer.at, "stealth" in flyer.marks) for flyer in state.flyers if flyer.at is not None]
    if state.sparrow is not None and state.sparrow.hull:
        foes.append((SPARROW, "", state.sparrow.at, False))
    foes += [(each.id, "", each.at, False) for each in state.markers if each.guarded]
    return field_with(game.content, board_of(game), tuple(foes))


class Sight(Struct, frozen=True):
    """All that decides whom the attacks of a ship can hit."""

    field: Field
    pose: Pose
    clear: bool = False
    """True if no terrain is in the way. (AKA-UPG-TECH-03)"""
    tracked: tuple[str, ...] = ()
    """Those whom attacks reach anywhere. (AKA-UPG-TECH-12)"""
    grudge: str = ""
    """The only target, under Tunnel Vision. (AKA-TRAUMA-05)"""


def sight_of(game: Akarios, ship: Flyer | Enemy) -> Sight:
    if isinstance(ship, Enemy):
        return Sight(field_of_enemies(game), pose_of(ship))
    return sight_in(field_of_pilots(game), ship, kit_of(game, ship))


def sight_in(field: Field, flyer: Flyer, kit: Kit) -> Sight:
    """What a pilot sees of the field."""
    return Sight(field, pose_of(flyer), kit.unhindered, flyer.tracking, flyer.grudge)


def to_attack(game: Akarios, ship: Flyer | Enemy, attack: Attack) -> tuple[str, ...]:
    """The hostile ships that an attack can hit. (AKA-ATTACK-05, AKA-EFFECT-26, AKA-TRAUMA-05)"""
    return within_reach(sight_of(game, ship), attack, attack.range)


def within_reach(sight: Sight, attack: Attack, spaces: int) -> tuple[str, ...]:
    """Those in sight whom an attack can hit if it reaches so many spaces, or if none, all of its firing arc."""
    field, pose, at = sight.field, sight.pose, sight.pose.at
    is_clear, tracked, grudge = sight.clear, sight.tracked, sight.grudge
    swaps, hits_all = has_swap(attack.effects), attack.targets == EVERYONE
    covered = None if spaces else in_arc(pose, field.content.arc[attack.arc].picture)
    found = []
    for foe in field.foes:
        if (foe.hidden and not hits_all) or (grudge and foe.id != grudge) or (swaps and not foe.movable):
            continue
        is_covered = distance(at, foe.at) <= spaces if covered is None else foe.at in covered
        if (is_covered or foe.id in tracked) and (is_clear or sees(field.board, pose, foe.at)):
            found.append(foe.id)
    return tuple(found)


def posts(game: Akarios, flyer: Flyer, volley: Volley, attack: Attack) -> dict[str, Flyer]:
    """The ships from whose places an attack can hit anyone: one's own, or if it is channeled those of allies.

    (AKA-UPG-WEAPON-05)
    """
    if not volley.channeled:
        return {flyer.id: flyer} if to_attack(game, flyer, attack) else {}
    there = {ally.id: elsewhere(flyer, pose_of(ally)) for ally in flying(game) if ally.id != flyer.id}
    return {id_: stand for id_, stand in there.items() if to_attack(game, stand, attack)}


def one_in_each_part(
    game: Akarios, ship: Flyer, attack: Attack, targets: Sequence[str], chosen: Sequence[str]
) -> list[str]:
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
        if isinstance(body, Craft)
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
    return bool(effects) and any(effect.kind == "swap" for effect in effects)


def is_hidden(body: Body) -> bool:
    """True in stealth. (AKA-EFFECT-26)"""
    return isinstance(body, Craft) and "stealth" in body.marks


def may_target(ship: Flyer | Enemy, target: str) -> bool:
    """False under Tunnel Vision, but for one enemy. (AKA-TRAUMA-05)"""
    return not isinstance(ship, Flyer) or ship.grudge in ("", target)
