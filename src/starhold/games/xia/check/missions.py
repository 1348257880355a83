"""Mission cards: places that can be reached, tables that can be read."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.common.bands import table_faults
from starhold.games.common.checks import each
from starhold.kernel import Fault
from starhold.kernel.hints import did_you_mean

from ..content import XiaContent, boxes
from ..content.mission_cards import (
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
from ..content.records import EXPANSIONS
from .credits import CREDIT, credit_faults
from .sectors import enterable, is_drawn, spaces_with


def mission_faults(content: XiaContent, mission: Mission) -> Iterator[str]:
    yield from _place_faults(content, mission)
    on_d20 = isinstance(mission, Research | BountyHunter | Thief | Envoy | Boom)
    first = 0 if isinstance(mission, PrivateEye) else 1
    yield from table_faults("pay", mission.pay, die=20 if on_d20 else 0, first=first)
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
            yield from table_faults("reach", mission.reach, die=20)
            yield from table_faults("damage", mission.damage, die=20)


def added_mission_faults(content: XiaContent) -> Iterator[Fault]:
    """The same for what modules add, each of them without the others."""
    for module in EXPANSIONS:
        yield from _faults_of_added(boxes(content, frozenset(["base", module])), getattr(content, module).missions)


def _faults_of_added(played: XiaContent, missions: tuple[Mission, ...]) -> Iterator[Fault]:
    yield from each("mission", missions, lambda mission: mission_faults(played, mission))


def _place_faults(content: XiaContent, mission: Mission) -> Iterator[str]:
    origin = getattr(mission, "pick_up", None) or getattr(mission, "at", None)
    goal = delivery_of(mission)
    for sector in (origin, goal):
        if sector is not None:
            yield from _mission_point_faults(content, sector)
    if origin is not None and origin == goal:
        yield f"it begins and ends at {origin}"


def _mission_point_faults(content: XiaContent, sector: str) -> Iterator[str]:
    """True if a captain can get to the Mission Point of a sector."""
    if sector not in content.sector:
        yield f"{sector} is no sector{did_you_mean(sector, content.sector)}"
        return
    if not is_drawn(content.sector[sector]):
        return
    points = spaces_with(content.sector[sector], "mission")
    if not points:
        yield f"{sector} has no Mission Point"
    elif not enterable(content.sector[sector]).issuperset(points):
        yield f"no ship can get to the Mission Point of {sector}"


def _smuggler_faults(content: XiaContent, mission: Smuggler) -> Iterator[str]:
    if mission.sneak not in range(1, 21):
        yield f"no d20 shows the {mission.sneak} that it takes to sneak"
    if mission.deliver in content.sector and content.sector[mission.deliver].kind != "planet":
        yield f"contraband is for planets, and {mission.deliver} is none"
