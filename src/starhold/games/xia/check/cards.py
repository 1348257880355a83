"""Missions, titles, and the places that cards name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ..content import Assassin, Mission, Research, Shuttle, Smuggler, Title, XiaContent
from ..rules.titles import SKILLS, is_measurable
from .parts import ROLLS, credit_faults, table_faults
from .sectors import enterable, spaces_with

TITLE_FAME = range(1, 4)
HIGHEST_FAME_GOAL = 20
MOST_SEATS = 5


def mission_faults(content: XiaContent, mission: Mission) -> Iterator[str]:
    origin = mission.pick_up if isinstance(mission, Shuttle | Smuggler) else None
    origin = mission.at if isinstance(mission, Research) else origin
    for sector in (mission.deliver,) if origin is None else (origin, mission.deliver):
        yield from _mission_point_faults(content, sector)
    if origin == mission.deliver:
        yield f"it begins and ends at {origin}"
    yield from table_faults("pay", mission.pay, on_d20=not isinstance(mission, Shuttle | Smuggler | Assassin))
    for band in mission.pay:
        yield from credit_faults("pay", band.value)
    if isinstance(mission, Assassin):
        yield from credit_faults("bounty", mission.bounty)
    if isinstance(mission, Smuggler):
        if mission.sneak not in ROLLS:
            yield f"no d20 shows the {mission.sneak} that it takes to sneak"
        if mission.deliver in content.sector and content.sector[mission.deliver].kind != "planet":
            yield f"contraband is for planets, and {mission.deliver} is none"


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


def title_faults(title: Title) -> Iterator[str]:
    if title.fame not in TITLE_FAME:
        yield f"expected {TITLE_FAME.start} to {TITLE_FAME.stop - 1} fame, came {title.fame}"
    objective = title.objective
    if not is_measurable(objective):
        yield f"nothing measures {objective.measure} ({objective.within})"
    if objective.at_least < 1:
        yield "its objective is fulfilled from the start"
    if title.skill.on not in SKILLS:
        yield f"no rule knows a skill on {title.skill.on}"


def track_faults(content: XiaContent) -> Iterator[str]:
    track = content.track
    if track.length < HIGHEST_FAME_GOAL:
        yield f"expected at least {HIGHEST_FAME_GOAL} spaces, came {track.length}"
    steps = (0, *track.title_spaces, track.length + 1)
    if any(low >= high for low, high in pairwise(steps)):
        yield f"its Title spaces must rise from 1 to {track.length}, not be {list(track.title_spaces)}"


# Places


def route_faults(content: XiaContent, home: str | None, route: tuple[str, ...]) -> Iterator[str]:
    for place in (home, *route):
        if place is not None and (place not in content.sector or content.sector[place].kind != "planet"):
            yield f"{place} is no planet"
        elif place in route and not content.sector[place].sell:
            yield f"{place} has no Sell space to trade at"


def first_game_faults(content: XiaContent) -> Iterator[str]:
    start = content.first_game.sectors
    if len(set(start)) < MOST_SEATS or len(set(start)) < len(start):
        yield f"expected {MOST_SEATS} different sectors, came {', '.join(start)}"
    for sector in start:
        if sector not in content.sector or not content.sector[sector].spawn:
            yield f"{sector} is no sector with a Spawn Point"
