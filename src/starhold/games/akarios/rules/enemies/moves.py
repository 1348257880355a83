"""Rotations and moves of enemies, as pure functions: the phase carries them out, and a preview asks them too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from starhold.geometry import DIRECTIONS, Direction, Hex, Pose, bearing, distance, read_template, turned_direction

from ...board.courses import lay_course
from ...content import CombatCard
from ...state import Enemy
from ..bodies import board_of, pose_of, taken
from ..targets import reaches
from .line import Command, coming, next_deed

if TYPE_CHECKING:
    from ...game import Akarios

TURNS = (0, 1, -1, 2, -2)
"""The rotations of an enemy in sixths, small ones first. (AKA-ENEMY-11)"""


def way_of_move(game: Akarios, enemy: Enemy, course: str) -> tuple[Pose, ...]:
    """The spaces that a move enters, up to the last free one. (AKA-ENEMY-17..20)"""
    laid = lay_course(board_of(game), read_template(course), pose_of(enemy), taken(game, but=enemy.id))
    if laid.complete:
        return laid.way
    return laid.way[: laid.stops[-1] + 1] if laid.stops else ()


def facings_for(game: Akarios, enemy: Enemy, card: CombatCard, words: list[str], target: Hex) -> list[Direction]:
    """The facings to which a rotate may lead; several if the players have to choose. (AKA-ENEMY-11..16)

    `words` are those that follow the rotate.
    """
    turned = [replace(enemy, facing=turned_direction(enemy.facing, by)) for by in TURNS]
    follows = next_deed(words)
    if follows is not None and follows.deed == "attack":
        attack = card.attacks[follows.which]
        able = [each for each in turned if reaches(game, each, attack, target)]
        if able:
            return best(able, lambda each: aside(each, target), enemy)
    move = coming(words, "move")
    if move is None:
        return best(turned, lambda each: aside(each, target), enemy)
    return best(turned, lambda each: (left_after(game, each, card, move, target), aside(each, target)), enemy)


def best(turned: list[Enemy], badness: Callable[[Enemy], Any], now: Enemy) -> list[Direction]:
    """The least bad facings; an enemy that need not turn does not. (AKA-ENEMY-12, AKA-ENEMY-14)"""
    least = min(map(badness, turned))
    found = [each.facing for each in turned if badness(each) == least]
    return [now.facing] if now.facing in found else found


def sixths_between(one: Direction, other: Direction) -> int:
    around = (DIRECTIONS.index(other) - DIRECTIONS.index(one)) % 6
    return min(around, 6 - around)


def left_after(game: Akarios, enemy: Enemy, card: CombatCard, move: Command, target: Hex) -> int:
    """The distance to the target that a move leaves. (AKA-ENEMY-13)"""
    way = way_of_move(game, enemy, card.moves[move.which])
    return distance(way[-1].at if way else enemy.at, target)


def aside(enemy: Enemy, target: Hex) -> int:
    """The sixths by which a target lies aside; none if the enemy is forward-facing to it. (AKA-ENEMY-16)"""
    return min((sixths_between(enemy.facing, way) for way in bearing(target.minus(enemy.at))), default=0)
