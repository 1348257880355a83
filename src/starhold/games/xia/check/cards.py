"""Titles, and the places that cards name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from starhold.kernel.hints import did_you_mean

from ..content import Loadout, Title, XiaContent
from ..rules.titles import SKILLS, is_measurable

TITLE_FAME = range(1, 4)
HIGHEST_FAME_GOAL = 20
MOST_SEATS = 5


def title_faults(title: Title) -> Iterator[str]:
    if title.fame not in TITLE_FAME:
        yield f"its fame must be {TITLE_FAME.start} to {TITLE_FAME.stop - 1}, not {title.fame}"
    objective = title.objective
    if not is_measurable(objective):
        yield f"nothing measures {objective.measure} ({objective.within})"
    if objective.at_least < 1:
        yield "its objective is fulfilled from the start"
    if title.skill.on not in SKILLS:
        yield f"no rule knows a skill on {title.skill.on}{did_you_mean(title.skill.on, SKILLS)}"


def track_faults(content: XiaContent) -> Iterator[str]:
    track = content.track
    if track.length < HIGHEST_FAME_GOAL:
        yield f"its length must be at least {HIGHEST_FAME_GOAL} spaces, not {track.length}"
    steps = (0, *track.title_spaces, track.length + 1)
    if any(low >= high for low, high in pairwise(steps)):
        yield f"its Title spaces must rise from 1 to {track.length}, not be {list(track.title_spaces)}"


# Places


def route_faults(content: XiaContent, home: str | None, route: tuple[str, ...]) -> Iterator[str]:
    for place in (home, *route):
        if place is not None and (place not in content.sector or content.sector[place].kind != "planet"):
            planets = (sector.id for sector in content.sectors if sector.kind == "planet")
            yield f"{place} is no planet{did_you_mean(place, planets)}"
        elif place in route and not content.sector[place].sell:
            yield f"{place} has no Sell space to trade at"


def first_game_faults(content: XiaContent) -> Iterator[str]:
    start = content.first_game.sectors
    if len(set(start)) < MOST_SEATS or len(set(start)) < len(start):
        yield f"name {MOST_SEATS} different sectors, not {', '.join(start)}"
    for sector in start:
        if sector not in content.sector or not content.sector[sector].spawn:
            yield f"{sector} is no sector with a Spawn Point"


def loadout_faults(content: XiaContent, loadout: Loadout) -> Iterator[str]:
    for outfit in sorted(set(loadout.outfits) - content.outfit.keys()):
        yield f"{outfit} is no outfit{did_you_mean(outfit, content.outfit)}"
