"""Fates of cubes and relics, by where they lie in a hold."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ..content import Cargo, Ship, XiaContent
from .frost import freezing_times
from .holds import Cell, Hold, beside, of_family, rooms

KEPT = 4096
ANYTHING: Cargo = "spice"
"""Cargo that covers a space, where its kind does not matter."""


class Fate(NamedTuple):
    """All that tells one place from another."""

    pod: tuple[Cell, ...]
    """The spaces of the pod that it is in; none in the hold itself."""
    frost: int | None
    """The number of freezes until the ice gets to it, or to where its pod hangs; none if it never does."""
    relics: int
    """The number of relics that find room afterwards, of those that could be dug for."""


def fates(
    content: XiaContent, ship: Ship, hold: Hold, relics: int, changes: Iterable[tuple[tuple[Cell, ...], Hold]]
) -> list[Fate]:
    """Find the fate of each place, given with the hold as it is once a piece is put there, or taken from there."""
    pods = [pod.cells for pod in of_family(content, hold, "pod")]
    times = freezing_times(content, ship, hold)
    found = []
    for cells, after in changes:
        pod = next((pod for pod in pods if cells[0] in pod), ())
        frost = min((times[cell] for cell in pod or cells if cell in times), default=None)
        found.append(Fate(pod, frost, room_for_relics(content, ship, after, relics)))
    return found


def matters(
    content: XiaContent, ship: Ship, hold: Hold, relics: int, changes: Iterable[tuple[tuple[Cell, ...], Hold]]
) -> bool:
    """True if two places differ in what can become of the cargo.

    They do if one of three things differs:

    1. the pod in which they are: damage where a pod hangs loses all that is in it, and no other cargo;
    2. how many freezes the ice in the hold needs to get there;
    3. how many relics find room afterwards, as far as relics lie on discovered dead worlds.

    Nothing else does: captains choose where damage goes, and repack before anything is fitted. `relics` is the number
    of those relics; the places are given as for `fates`.
    """
    if not (relics or hold.ice or of_family(content, hold, "pod")):
        return False
    return len(set(fates(content, ship, hold, relics, changes))) > 1


def with_piece(hold: Hold, cells: tuple[Cell, ...]) -> Hold:
    """Cover some spaces of a hold."""
    covered = {**hold.cubes, **dict.fromkeys(cells, ANYTHING)}
    return Hold(hold.outfits, covered, hold.damage, hold.ice, hold.relics)


def without_cube(hold: Hold, cell: Cell) -> Hold:
    """Clear a space of a hold of its cube."""
    rest = {other: cargo for other, cargo in hold.cubes.items() if other != cell}
    return Hold(hold.outfits, rest, hold.damage, hold.ice, hold.relics)


def room_for_relics(content: XiaContent, ship: Ship, hold: Hold, wanted: int) -> int:
    """Count the relics that find room together, up to as many as are wanted. (XIA-RELIC-01, XIA-POD-07)"""
    if not wanted:
        return 0
    return min(wanted, sum(most_pairs(frozenset(room)) for room in rooms(content, ship, hold)))


@lru_cache(maxsize=KEPT)
def most_pairs(cells: frozenset[Cell]) -> int:
    """Count the pairs of adjacent spaces that fit in together at most.

    A space that has a neighbour is in one of the best pairings, so only its partner is in question.

    >>> most_pairs(frozenset(["a1", "a2", "a3", "b2"])), most_pairs(frozenset(["a1", "a2", "b2", "c2"]))
    (1, 2)
    """
    if not cells:
        return 0
    first = min(cells)
    rest = cells - {first}
    partners = [near for near in beside(first) if near in rest]
    if not partners:
        return most_pairs(rest)
    return 1 + max(most_pairs(rest - {partner}) for partner in partners)
