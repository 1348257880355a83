"""The words of mission cards: what they ask for, where they lead, and what they pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec import Struct

from starhold.games.common.bands import Table

from ..content import XiaContent
from ..content.mission_cards import Bearing, Mission, System, delivery_of
from ..rules.embers.finds import FAME_FOR_A_PASSAGE, PAY_FOR_A_PASSAGE
from .sentences.missions import ALSO_BY_ROLL, NEEDS, NOTES, PAID_BY, PASSAGE, PASSENGER, SYSTEMS, TASKS, TYPES

TARGET = "{target}"
"""The place in a text where the name of the target goes: it depends on who holds the card."""
BEARINGS: dict[Bearing | None, str] = {
    None: "the target",
    "left": "the captain on your left",
    "right": "the captain on your right",
    "second-left": "the second captain on your left",
    "second-right": "the second captain on your right",
}
"""The target as long as nobody is named."""
SECTORS = ("pick_up", "at", "deliver")
BY_ROLL = "d20"


class Stop(Struct, frozen=True, omit_defaults=True):
    """A stage of a mission: a sector, the target, or something else that is needed."""

    text: str
    sector: str = ""


class Tariff(Struct, frozen=True):
    """A table of a card: what there is for which number."""

    by: str
    bands: Table
    last: int | None
    """The highest number by which it is looked up, if there is one."""


class MissionFace(Struct, frozen=True, kw_only=True):
    """A mission card as it is read."""

    id: str
    name: str
    type: str
    story: str
    task: str
    pay: str
    tariffs: tuple[Tariff, ...]
    way: tuple[Stop, ...]
    """Its stages; the last one is where it is completed."""
    target: Bearing | None
    passenger: str
    """The heading if the card only says where a captain in need wants to go."""
    passage: str
    """The task in that case."""


def face_of(content: XiaContent, mission: Mission) -> MissionFace:
    kind = content.mission_types[mission.id]
    return MissionFace(
        id=mission.id,
        name=mission.name,
        type=TYPES[kind],
        story=mission.story,
        task=_card_text(content, mission),
        pay=pay_range(mission),
        tariffs=tuple(_tariffs(kind, mission)),
        way=tuple(_way(content, kind, mission)),
        target=getattr(mission, "target", None),
        passenger=PASSENGER,
        passage=_sentence(passage(content, mission)) if delivery_of(mission) else "",
    )


def objective(content: XiaContent, mission: Mission, target: str | None) -> str:
    """Say what a mission asks of the captain who has it, with the name of its target, or where it sits."""
    named = target or BEARINGS[getattr(mission, "target", None)]
    return _filled(TASKS[content.mission_types[mission.id]], content, mission, named)


def passage(content: XiaContent, mission: Mission) -> str:
    """The wish of a captain in need: where the card has something delivered. (XIA-TOKEN-08)"""
    goal = delivery_of(mission)
    assert goal is not None, "cards without a delivery are passed over"
    return PASSAGE.format(deliver=content.sector[goal].name, fame=FAME_FOR_A_PASSAGE, pay=f"{PAY_FOR_A_PASSAGE:,}")


def pay_range(mission: Mission) -> str:
    """The pay of a mission, from least to most; what brings nothing is left out."""
    pay = sorted({band.value for band in mission.pay if band.value})
    return f"{pay[0]:,}" if len(pay) == 1 else f"{pay[0]:,} to {pay[-1]:,}"


def _card_text(content: XiaContent, mission: Mission) -> str:
    """The task and all that the card says about it, with a gap for the target."""
    kind = content.mission_types[mission.id]
    task, note = (_filled(words, content, mission, TARGET) for words in (TASKS[kind], NOTES.get(kind, "")))
    return f"{_sentence(task)} {note}".rstrip()


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


def _way(content: XiaContent, kind: str, mission: Mission) -> Iterator[Stop]:
    sectors = {field: getattr(mission, field, "") for field in SECTORS}
    goal = sectors.pop("deliver")
    for sector in filter(None, sectors.values()):
        yield Stop(content.sector[sector].name, sector)
    if kind in NEEDS:
        yield Stop(_filled(NEEDS[kind], content, mission, TARGET))
    if hasattr(mission, "target"):
        yield Stop(TARGET)
    if goal:
        yield Stop(content.sector[goal].name, goal)


def _tariffs(kind: str, mission: Mission) -> Iterator[Tariff]:
    by = PAID_BY[kind]
    yield Tariff(by, mission.pay, 20 if by == BY_ROLL else None)
    for field, words in ALSO_BY_ROLL.items():
        if hasattr(mission, field):
            yield Tariff(words, getattr(mission, field), 20)


def _filled(sentence: str, content: XiaContent, mission: Mission, target: str) -> str:
    """The sentence with the words of the card."""
    words = {field: _word(content, field, getattr(mission, field)) for field in mission.__struct_fields__}
    words["target"] = target
    return sentence.format(**words)


def _word(content: XiaContent, field: str, value: object) -> str:
    """Say what a field of a mission card says."""
    match field, value:
        case ("pick_up" | "at" | "deliver", str()):
            return content.sector[value].name
        case "system", _:
            return SYSTEMS[cast("System", value)]
        case "family", _:
            return f"{'an' if value == 'engine' else 'a'} {value}"
        case "bounty", int():
            return f"{value:,}"
    return str(value)
