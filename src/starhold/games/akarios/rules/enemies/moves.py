"""Rotations and moves of enemies, as pure functions: the phase carries them out, and a preview asks them too."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from starhold.geometry import (
    DIRECTIONS,
    ORIGIN,
    Direction,
    Hex,
    Pose,
    bearing,
    distance,
    read_template,
    turned_direction,
)

from ...board.courses import Course, course_on, lanes_by_facing, lay_course
from ...board.reach import facings_in_sight, facings_onto, is_in_range
from ...content import AkariosContent, Attack, CombatCard
from ...state import Enemy
from ..bodies import board_of, pose_of, taken
from .line import Words, coming, next_deed

if TYPE_CHECKING:
    from ...game import Akarios

TURNS = (0, 1, -1, 2, -2)
"""The rotations of an enemy in sixths, small ones first. (AKA-ENEMY-11)"""


def way_of_move(game: Akarios, enemy: Enemy, move: str) -> tuple[Pose, ...]:
    """The spaces that a move enters, up to the last free one. (AKA-ENEMY-17..20)"""
    return way_of(lay_course(board_of(game), read_template(move), pose_of(enemy), taken(game, but=enemy.id)))


def way_of(course: Course) -> tuple[Pose, ...]:
    if course.complete:
        return course.way
    return course.way[: course.stops[-1] + 1] if course.stops else ()


def facings_for(game: Akarios, enemy: Enemy, card: CombatCard, words: Words, target: Hex) -> list[Direction]:
    """The facings to which a rotate may lead; several if the players have to choose. (AKA-ENEMY-11..16)

    `words` are those that follow the rotate.
    """
    at, board, way = enemy.at, board_of(game), target.minus(enemy.at)
    turned, asides = facings_around(enemy.facing), asides_to(way)
    follows = next_deed(words)
    if follows is not None and follows.deed == "attack":
        attack = card.attacks[follows.which]
        onto = facings_for_attack(game.content, attack, way)
        seeing = facings_in_sight(board, at, target) if onto else ()
        able = [facing for facing in turned if facing in onto and facing in seeing]
        if able:
            return best({facing: asides[facing] for facing in able}, enemy.facing)
    move = coming(words, "move")
    if move is None:
        return best({facing: asides[facing] for facing in turned}, enemy.facing)
    lanes, closed = lanes_by_facing(board, read_template(card.moves[move.which]), at, turned), taken(game, but=enemy.id)
    ways = [way_of(course_on(lane, board, closed)) for lane in lanes]
    left = {facing: (left_after(at, way, target), asides[facing]) for facing, way in zip(turned, ways, strict=True)}
    return best(left, enemy.facing)


def facings_for_attack(content: AkariosContent, attack: Attack, way: Hex) -> Collection[Direction]:
    """The facings with which an attack covers a target at the end of a way."""
    if attack.range:
        return DIRECTIONS if is_in_range(ORIGIN, way, attack.range) else ()
    return facings_onto(way, content.arc[attack.arc].picture)


@cache
def facings_around(facing: Direction) -> tuple[Direction, ...]:
    """The facings that an enemy can have after a rotate, those by small turns first. (AKA-ENEMY-11)"""
    return tuple(turned_direction(facing, by) for by in TURNS)


def best(badness: Mapping[Direction, Any], now: Direction) -> list[Direction]:
    """The least bad facings; an enemy that need not turn does not. (AKA-ENEMY-12, AKA-ENEMY-14)"""
    least = min(badness.values())
    found = [facing for facing, bad in badness.items() if bad == least]
    return [now] if now in found else found


def left_after(at: Hex, way: tuple[Pose, ...], target: Hex) -> int:
    """The distance to the target that a move leaves. (AKA-ENEMY-13)"""
    return distance(way[-1].at if way else at, target)


@lru_cache(maxsize=4096)
def asides_to(way: Hex) -> dict[Direction, int]:
    """The sixths by which a target lies aside of each facing; none for those that are forward-facing. (AKA-ENEMY-16)"""
    return {facing: min((sixths_between(facing, other) for other in bearing(way)), default=0) for facing in DIRECTIONS}


def sixths_between(one: Direction, other: Direction) -> int:
    around = (DIRECTIONS.index(other) - DIRECTIONS.index(one)) % 6
    return min(around, 6 - around)
