"""The target of an NPC: pure functions of what it could aim at. (CS-PURGE-TARGET-01..12, CS-NPC-TARGET-01..09)"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ...content import Because

UNREACHED = 1 << 10
"""More steps than any way has: nobody gets there."""


class Candidate(Struct, frozen=True):
    """Somebody whom an NPC could aim at."""

    figure: str
    seen: bool
    cover: bool
    """True if it is seen in partial cover only."""
    inches: int
    """The square of the distance between the centres, in half inches: exact, where whole inches would be equal."""
    place: int
    """Its place on the list of targets, from 0. (CS-NPC-TARGET-01)"""
    steps: int = 0
    """The steps to it; they are counted only if nobody is in sight."""
    captain: bool = False
    touched: bool = False
    struck: bool = True
    """True if a blow could damage it; without meaning for the Purge. (CS-NPC-TARGET-13)"""
    shot: bool = True
    """True if a shot could."""


class Aim(Struct, frozen=True):
    """The clause that decides, and those among whom it leaves the choice."""

    clause: str
    figures: tuple[str, ...]


NOBODY = Aim("", ())


def purge_aim(candidates: Sequence[Candidate], *, hunts_captains: bool) -> Aim:
    """Captains for an Assassin, then the nearest in the open, in cover, on foot. (CS-PURGE-TARGET-02..08)"""
    seen = [each for each in candidates if each.seen]
    captains = [each for each in seen if each.captain and hunts_captains]
    if captains:
        return Aim("CS-PURGE-TARGET-06", named(nearest(in_the_open(captains) or captains)))
    if in_the_open(seen):
        return Aim("CS-PURGE-TARGET-02", named(nearest(in_the_open(seen))))
    if seen:
        return Aim("CS-PURGE-TARGET-03", named(nearest(seen)))
    reached = [each for each in candidates if each.steps < UNREACHED]
    return Aim("CS-PURGE-TARGET-04", named(by_the_shortest_walk(reached))) if reached else NOBODY


def npc_aim(candidates: Sequence[Candidate]) -> Aim:
    """The highest on the list: in contact, where it can be hurt; in sight; on foot. (CS-NPC-TARGET-02..06, -09)"""
    touched = [each for each in candidates if each.touched]
    if touched:
        hurt = [each for each in touched if each.struck]
        return Aim(f"CS-NPC-TARGET-0{2 if hurt else 3}", named(highest(hurt or touched)))
    if any(each.seen for each in candidates):
        return seen_aim(candidates)
    reached = [each for each in candidates if each.steps < UNREACHED]
    return Aim("CS-NPC-TARGET-09", named(by_the_shortest_walk(highest(reached)))) if reached else NOBODY


def seen_aim(candidates: Sequence[Candidate]) -> Aim:
    """The highest in sight; of equals the nearest in the open, else the nearest. (CS-NPC-TARGET-04..06)"""
    best = highest([each for each in candidates if each.seen])
    if len(best) == 1:
        return Aim("CS-NPC-TARGET-04", named(best))
    clause = "CS-NPC-TARGET-05" if in_the_open(best) else "CS-NPC-TARGET-06"
    return Aim(clause, named(nearest(in_the_open(best) or best)))


def aim_elsewhere(candidates: Sequence[Candidate], vain: Iterable[str]) -> Aim:
    """The next on the list whom it sees, if it would shoot at all of these in vain. (CS-NPC-TARGET-07)"""
    others = [each for each in candidates if each.seen and each.figure not in vain]
    return Aim("CS-NPC-TARGET-07", seen_aim(others).figures) if others else NOBODY


def named(candidates: Iterable[Candidate]) -> tuple[str, ...]:
    return tuple(each.figure for each in candidates)


def in_the_open(candidates: Iterable[Candidate]) -> list[Candidate]:
    return [each for each in candidates if not each.cover]


def highest(candidates: Sequence[Candidate]) -> list[Candidate]:
    best = min(each.place for each in candidates)
    return [each for each in candidates if each.place == best]


def nearest(candidates: Sequence[Candidate]) -> list[Candidate]:
    least = min(each.inches for each in candidates)
    return [each for each in candidates if each.inches == least]


def by_the_shortest_walk(candidates: Sequence[Candidate]) -> list[Candidate]:
    least = min(each.steps for each in candidates)
    return [each for each in candidates if each.steps == least]


def passed_over(candidates: Sequence[Candidate], target: str, clause: str) -> tuple[str, Because]:
    """Who is nearer than a target, and why it is let be; nobody if none is."""
    aimed = next(each for each in candidates if each.figure == target)
    equals = [each for each in candidates if not aimed.seen and each.steps == aimed.steps]
    nearer = [each for each in candidates if each.inches < aimed.inches and each not in equals]
    if not nearer:
        return "", ""
    other = nearest(nearer)[0]
    return other.figure, because(aimed, other, clause)


def because(aimed: Candidate, other: Candidate, clause: str) -> Because:
    if aimed.seen and not other.seen:
        return "hidden"
    if clause == "CS-NPC-TARGET-07" and not other.shot:
        return "armour"
    if other.place > aimed.place:
        return "list"
    if clause == "CS-PURGE-TARGET-06" and not other.captain:
        return "captain"
    return "cover" if aimed.seen else "walk"
