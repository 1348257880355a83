"""What a ship can hit from where it is: range, firing arc, line of sight, and what lies behind a target."""

from __future__ import annotations

from functools import lru_cache

from starhold.geometry import (
    DIRECTIONS,
    ORIGIN,
    Direction,
    Hex,
    Pose,
    distance,
    is_seen,
    lies_behind,
    read_picture,
)

from .maps import Map

SHIP, COVERED, PARTS = "^", "x", "123456789"
ARC_PITCH = 2
"""Letters from one column of an arc's picture to the next."""


@lru_cache(maxsize=128)
def read_arc(picture: str) -> frozenset[Hex]:
    """The spaces of a firing arc, seen from the ship; `ValueError` says what is wrong with the picture. (AKA-ARC-03)"""
    return frozenset().union(*arc_parts(picture))


@lru_cache(maxsize=128)
def arc_parts(picture: str) -> tuple[frozenset[Hex], ...]:
    """The arcs that are drawn in one picture: figures tell several of them apart. (AKA-UPG-WEAPON-09)"""
    drawn = read_picture(picture, ARC_PITCH)
    ships = [space for space, sign in drawn.items() if sign == SHIP]
    if len(ships) != 1 or not {*drawn.values()} <= {SHIP, COVERED, *PARTS}:
        raise ValueError(f"draw one {SHIP} for the ship, and {COVERED} or figures for what it covers")
    signs = sorted({*drawn.values()} - {SHIP})
    return tuple(frozenset(space.minus(ships[0]) for space, sign in drawn.items() if sign == part) for part in signs)


@lru_cache(maxsize=8192)
def in_arc(pose: Pose, picture: str) -> frozenset[Hex]:
    """The spaces in the firing arc of a ship. (AKA-ARC-01)"""
    return frozenset(map(pose.space_at, read_arc(picture)))


@lru_cache(maxsize=8192)
def facings_onto(way: Hex, picture: str) -> frozenset[Direction]:
    """The facings with which a ship has a space at the end of a way in its firing arc. (AKA-ARC-01)"""
    return frozenset(facing for facing in DIRECTIONS if way in in_arc(Pose(ORIGIN, facing), picture))


def is_in_arc(pose: Pose, arc: frozenset[Hex], target: Hex) -> bool:
    """True if a target lies in the firing arc of a ship. (AKA-ARC-01)"""
    return pose.way_to(target) in arc


def is_in_range(one: Hex, other: Hex, spaces: int) -> bool:
    """True if another ship is not farther away. (AKA-RANGE-01)"""
    return distance(one, other) <= spaces


@lru_cache(maxsize=1 << 15)
def sees(board: Map, pose: Pose, target: Hex) -> bool:
    """True if a line of sight leads from the front of a ship to a target. (AKA-LOS-01..10)"""
    if target == pose.at:
        return True

    def blocks(way: Hex) -> bool:
        return board.blocks_sight(pose.at.plus(way))

    return is_seen(target.minus(pose.at), pose.facing, blocks)


@lru_cache(maxsize=1 << 14)
def facings_in_sight(board: Map, at: Hex, target: Hex) -> frozenset[Direction]:
    """The facings with which a ship sees a target. (AKA-LOS-01..10)"""
    return frozenset(facing for facing in DIRECTIONS if sees(board, Pose(at, facing), target))


def is_behind(attacker: Hex, target: Pose) -> bool:
    """True if the attacker is behind the target. (AKA-ADV-07)"""
    return lies_behind(attacker.minus(target.at), target.facing)
