"""Mission cards: places that can be reached, tables that can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..content import XiaContent, boxes
from ..mission_cards import (
    ArmsDealer,
    Assassin,
    Assist,
    Boom,
    BountyHunter,
    CargoMission,
    Coerce,
    Envoy,
    Mission,
    PrivateEye,
    Research,
    Smuggler,
    Thief,
    Transport,
    delivery_of,
)
from ..records import Module
from .parts import CREDIT, ROLLS, credit_faults, table_faults
from .sectors import enterable, spaces_with

ADDED_MISSIONS: dict[Module, dict[str, int]] = {
    "embers": {"cargo": 8, "private-eye": 8, "arms-dealer": 8, "coerce": 8},
    "missions_and_powers": {"assist": 8, "transport": 8, "boom": 8, "counterfeit": 8},
    "envoy": {"envoy": 8},
}
"""How many cards of each type a module adds."""


def mission_faults(content: XiaContent, mission: Mission) -> Iterator[str]:
    yield from _place_faults(content, mission)
    on_d20 = isinstance(mission, Research | BountyHunter | Thief | Envoy | Boom)
    first = 0 if isinstance(mission, PrivateEye) else 1
    yield from table_faults("pay", mission.pay, on_d20=on_d20, first=first)
    for band in mission.pay:
        yield from credit_faults("pay", band.value)
    if isinstance(mission, Assassin | ArmsDealer | Coerce):
        yield from credit_faults("bounty", mission.bounty)
    if isinstance(mission, CargoMission | Transport) and mission.cargo not in content.cargo:
        yield f"nothing yields {mission.cargo}"
    match mission:
        case Smuggler():
            yield from _smuggler_faults(content, mission)
        case Assist():
            if any(band.value != band.least * CREDIT for band in mission.pay):
                yield "the pay must be a coin for each energy"
        case Boom():
            yield from table_faults("reach", mission.reach, on_d20=True)
            yield from table_faults("damage", mission.damage, on_d20=True)


def added_mission_faults(content: XiaContent) -> Iterator[str]:
    """The same for what modules add, each of them without the others; and whether all cards are there."""
    for module, expected in ADDED_MISSIONS.items():
        played = boxes(content, frozenset(["base", module]))
        added = getattr(content, module).missions
        found = Counter(played.mission_types[mission.id] for mission in added) if added else Counter()
        for kind in sorted({*expected, *found}):
            if expected.get(kind, 0) != found[kind]:
                yield f"{module}: expected {expected.get(kind, 0)} missions of the type {kind}, came {found[kind]}"
        for mission in added:
            yield from (f"mission {mission.id}: {fault}" for fault in mission_faults(played, mission))


def _place_faults(content: XiaContent, mission: Mission) -> Iterator[str]:
    origin = getattr(mission, "pick_up", None) or getattr(mission, "at", None)
    goal = delivery_of(mission)
    for sector in (origin, goal):
        if sector is not None:
            yield from _mission_point_faults(content, sector)
    if origin is not None and origin == goal:
        yield f"it begins and ends at {origin}"


def _mission_point_faults(content: XiaContent, sector: str) -> Iterator[str]:
    """Whether a captain can get to the Mission Point of a sector."""
    if sector not in content.sector:
        yield f"{sector} is no sector"
        return
    points = spaces_with(content.sector[sector], "mission")
    if not points:
        yield f"{sector} has no Mission Point"
    elif not enterable(content.sector[sector]).issuperset(points):
        yield f"no ship can get to the Mission Point of {sector}"


def _smuggler_faults(content: XiaContent, mission: Smuggler) -> Iterator[str]:
    if mission.sneak not in ROLLS:
        yield f"no d20 shows the {mission.sneak} that it takes to sneak"
    if mission.deliver in content.sector and content.sector[mission.deliver].kind != "planet":
        yield f"contraband is for planets, and {mission.deliver} is none"
