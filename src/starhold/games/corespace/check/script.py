"""The words of missions and cards: everything that they name is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from starhold.games.common.script import AtEndOfRound, AtStartOfRound, Kind
from starhold.geometry.square import NUMBERS
from starhold.kernel.hints import did_you_mean

from ..board.layout import Layout
from ..content import CoreSpaceContent, Family, MissionPage
from ..content.script import (
    GROUPS,
    HERE,
    PLACES,
    AboardAs,
    AboardWith,
    AllOf,
    AnyOf,
    BandAtLeast,
    Condition,
    Deed,
    Destroy,
    Drop,
    Give,
    Holds,
    Hunt,
    InArea,
    Later,
    Listen,
    Lock,
    Moment,
    Not,
    ObjectIs,
    OnAboard,
    OnAttacked,
    OnBand,
    OnDefeated,
    OnDestroyed,
    OnEntered,
    OnPersuaded,
    OnRevealed,
    OnSearched,
    OnTaken,
    OnUsed,
    Place,
    Reveal,
    Roll,
    Seal,
    TellOne,
    Unlock,
    Who,
)


class Words:
    """What words may name: all that is in the box, and in one mission or none."""

    def __init__(
        self, content: CoreSpaceContent, page: MissionPage | None = None, layout: Layout | None = None
    ) -> None:
        self.content = content
        self.types = (*content.npc, *get_args(Family))
        self.groups = (*GROUPS, *self.types)
        self.bands = tuple(content.band)
        self.objects = tuple(each.id for each in page.objects) if page else ()
        self.faces = tuple(face.id for face in page.faces) if page else ()
        self.doors = tuple(door.id for door in layout.doors) if layout else ()
        self.airlocks = tuple(airlock.letter for airlock in layout.airlocks) if layout else ()
        self.entries = (
            tuple(str(number + 1) for number, squares in enumerate(layout.entries) if squares) if layout else ()
        )
        if page and page.doors:
            self.objects += self.doors


def unknown(what: str, named: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    there = {*known}
    for name in named:
        if name not in there:
            yield f"there is no {what} {name}{did_you_mean(name, there)}"


def area_faults(area: str) -> Iterator[str]:
    first, _, last = area.partition("-")
    if area and not (first in NUMBERS and last in NUMBERS):
        yield f"an area is written as `a1-h8`, not `{area}`"


def who_faults(words: Words, who: Who) -> Iterator[str]:
    yield from unknown("group", (who.of, who.near), words.groups)
    yield from area_faults(who.area)


# Moments


def moment_faults(words: Words, moment: Moment) -> Iterator[str]:
    match moment:
        case AtStartOfRound(first=first, each=each) | AtEndOfRound(first=first, each=each):
            if first < 1 or each < 0:
                yield "rounds are counted from 1"
        case OnBand(band=band) if band:
            yield from unknown("level", (band,), words.bands)
        case OnUsed(object=name) | OnDestroyed(object=name):
            yield from unknown("object", (name,), words.objects)
        case OnSearched(each=each) if each < 1:
            yield "it waits for every search, or every so many"
        case OnTaken(token=token):
            yield from unknown("token", (token,), words.content.token)
        case OnAboard(token=token) if token:
            yield from unknown("token", (token,), words.content.token)
        case OnDefeated(of=of) | OnAttacked(of=of) | OnPersuaded(of=of):
            yield from unknown("group", (of,), words.groups)
        case OnEntered(area=area):
            yield from area_faults(area)
        case OnRevealed(face=face):
            yield from unknown("hidden card", (face,), words.faces)


# Conditions


def condition_faults(words: Words, condition: Condition | None) -> Iterator[str]:
    match condition:
        case BandAtLeast(band=band):
            yield from unknown("level", (band,), words.bands)
        case ObjectIs(objects=objects):
            yield from unknown("object", objects, words.objects)
        case Holds(token=token) | AboardWith(token=token):
            yield from unknown("token", (token,), words.content.token)
        case AboardAs(face=face):
            yield from unknown("hidden card", (face,), words.faces)
        case InArea(area=area):
            yield from area_faults(area)
        case AnyOf(of=parts) | AllOf(of=parts):
            for part in parts:
                yield from condition_faults(words, part)
        case Not(of=part):
            yield from condition_faults(words, part)


# Deeds


def deed_faults(words: Words, deed: Deed) -> Iterator[str]:
    who = getattr(deed, "who", None)
    if isinstance(who, Who):
        yield from who_faults(words, who)
    match deed:
        case Later(rounds=rounds) if rounds < 1:
            yield "what happens later happens in a later round"
        case Give() | Drop() | Place():
            yield from gain_faults(words, deed)
        case Lock(doors=doors) | Unlock(doors=doors):
            yield from unknown("door", doors, (*words.doors, HERE))
        case Seal(airlocks=airlocks, redock=redock):
            yield from unknown("airlock", (*airlocks, redock), words.airlocks)
            if redock in airlocks:
                yield f"ships cannot dock at airlock {redock}, which seals"
        case Reveal(at=at) | Listen(at=at) | Destroy(at=at):
            yield from unknown("object", (at,), (*words.objects, HERE))
        case TellOne(at=at, face=face):
            yield from unknown("object", (at,), (*words.objects, HERE))
            yield from unknown("hidden card", (face,) if face else (), words.faces)
        case Hunt(family=family):
            yield from unknown("family", (family,), words.content.family)


def gain_faults(words: Words, deed: Give | Drop | Place) -> Iterator[str]:
    """What comes onto the deck, and where."""
    match deed:
        case Give(token=token):
            yield from unknown("token", (token,), words.content.token)
        case Drop(token=token, at=at):
            yield from unknown("token", (token,), words.content.token)
            if at not in NUMBERS:
                yield f"a square is written as `a1`, not `{at}`"
        case Place(type=kind, at=at, number=number):
            yield from unknown("NPC", (kind,), words.types)
            yield from unknown("place", (at,), (*PLACES, HERE, *words.entries, *words.objects))
            if number < 1:
                yield "it places nobody"


def deeds_in(deeds: Iterable[Deed]) -> Iterator[Deed]:
    """Deeds, and those that they bring about later or by a die."""
    for deed in deeds:
        yield deed
        match deed:
            case Later(do=do):
                yield from deeds_in(do)
            case Roll(do=do, otherwise=otherwise):
                yield from deeds_in((*do, *otherwise))


def all_deed_faults(words: Words, deeds: Iterable[Deed]) -> Iterator[str]:
    for deed in deeds_in(deeds):
        yield from deed_faults(words, deed)


def kinds_in(deeds: Iterable[Deed]) -> set[type[Kind]]:
    return {type(deed) for deed in deeds_in(deeds)}
