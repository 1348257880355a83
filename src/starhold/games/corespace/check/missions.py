"""Missions: boards that there are, with an airlock for each crew, and an end."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.geometry.square import NUMBERS
from starhold.kernel.hints import did_you_mean

from ..board.plans import layout_of
from ..content import CoreSpaceContent, MissionPage
from ..rules.crews import LARGEST


def crate_faults(content: CoreSpaceContent, mission: MissionPage) -> Iterator[str]:
    """What should lie in crates, and where one can search."""
    for face in mission.crates.named:
        if face not in content.token:
            yield f"there is no token {face}{did_you_mean(face, content.token)}"
    for size, number in (("large", mission.crates.rare_large), ("small", mission.crates.rare_small)):
        there = sum(token.count for token in content.tokens if token.size == size and "rare" in token.attributes)
        if number > there:
            yield f"it wants {number} rare {size} tokens, and there are {there}"
    for area in mission.areas:
        first, _, last = area.partition("-")
        if first not in NUMBERS or last not in NUMBERS:
            yield f"an area is written as `a1-h8`, not `{area}`"


def mission_faults(content: CoreSpaceContent, mission: MissionPage) -> Iterator[str]:
    if mission.board not in content.board:
        yield f"there is no board {mission.board}{did_you_mean(mission.board, content.board)}"
        return
    fewest, most = mission.crews
    if not 1 <= fewest <= most:
        yield f"nobody can take part: it is for {fewest} to {most} crews"
    if most > len(content.crews):
        yield f"it is for {most} crews, and there are {len(content.crews)}"
    try:
        airlocks = len(layout_of(content.board[mission.board], content.terrain).airlocks)
    except ValueError:
        return  # the board says so itself
    yield from crate_faults(content, mission)
    if airlocks < most:
        yield f"its board has {airlocks} airlocks for {most} crews"
    for family in mission.families:
        if not any(npc.family == family for npc in content.npcs):
            yield f"it wants {family}, and there is no such NPC"
    if not 1 <= mission.crew_most <= LARGEST:
        yield f"a crew of {mission.crew_most} cannot take part"
    if not 0 <= mission.start_peg <= sum(band.holes for band in content.bands):
        yield f"the tracker has no hole {mission.start_peg}"
    if mission.last_round < 0 or (mission.origin == "house" and not mission.last_round):
        yield "it must have a last round, or it may never end"
