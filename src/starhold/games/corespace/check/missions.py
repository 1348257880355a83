"""Missions: boards that there are, with an airlock for each crew, and an end."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.kernel.hints import did_you_mean

from ..board.plans import layout_of
from ..content import CoreSpaceContent, MissionPage
from .crews import LARGEST


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
    if airlocks < most:
        yield f"its board has {airlocks} airlocks for {most} crews"
    if not 1 <= mission.crew_most <= LARGEST:
        yield f"a crew of {mission.crew_most} cannot take part"
    if not 0 <= mission.start_peg <= sum(band.holes for band in content.bands):
        yield f"the tracker has no hole {mission.start_peg}"
    if mission.last_round < 0 or (mission.origin == "house" and not mission.last_round):
        yield "it must have a last round, or it may never end"
