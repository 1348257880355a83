"""Missions: boards that there are, with an airlock for each crew, and an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starhold.kernel.hints import did_you_mean

from ..board.layout import Layout
from ..board.plans import layout_of
from ..content import CoreSpaceContent, MissionPage
from ..rules.crews import LARGEST
from .attaining import lost_faults
from .script import Words, all_deed_faults, area_faults, condition_faults, moment_faults, unknown


def crate_faults(content: CoreSpaceContent, mission: MissionPage) -> Iterator[str]:
    """What should lie in crates, and where one can search."""
    yield from unknown("token", (*mission.crates.named, *mission.crates.in_large), content.token)
    for size, number in (("large", mission.crates.rare_large), ("small", mission.crates.rare_small)):
        there = sum(token.count for token in content.tokens if token.size == size and "rare" in token.attributes)
        if number > there:
            yield f"it wants {number} rare {size} tokens, and there are {there}"
    for area in mission.areas:
        yield from area_faults(area)


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
        layout = layout_of(content.board[mission.board], content.terrain)
    except ValueError:
        return  # the board says so itself
    airlocks = len(layout.airlocks)
    yield from crate_faults(content, mission)
    spoken = [*script_faults(content, mission, layout), *object_faults(content, mission, layout)]
    yield from spoken or lost_faults(content, mission)
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


def script_faults(content: CoreSpaceContent, mission: MissionPage, layout: Layout) -> Iterator[str]:
    """The words of its rules, objects and objectives."""
    words = Words(content, mission, layout)
    for number, rule in enumerate(mission.rules, start=1):
        faults = [
            *moment_faults(words, rule.when),
            *condition_faults(words, rule.only_if),
            *all_deed_faults(words, rule.do),
        ]
        yield from (f"rule {number}: {fault}" for fault in faults)
    for objective in (*mission.primary, *mission.secondary):
        yield from (f"objective {objective.id}: {fault}" for fault in condition_faults(words, objective.when))
    for use in (use for each in mission.objects for use in each.uses):
        yield from condition_faults(words, use.only_if)
        yield from all_deed_faults(words, use.do)
    for use in mission.doors:
        yield from all_deed_faults(words, use.do)


def object_faults(content: CoreSpaceContent, mission: MissionPage, layout: Layout) -> Iterator[str]:
    """Objects stand where something is, and have names of their own."""
    places = {square for piece in layout.pieces for square in piece.squares} | {door.id for door in layout.doors}
    elsewhere = Counter(each.id for page in content.missions for each in page.objects)
    for each in mission.objects:
        if each.at not in places:
            yield f"object {each.id}: nothing stands at {each.at}, and no door is called so"
        if elsewhere[each.id] > 1 or each.id in content.trader or each.id in content.npc:
            yield f"object {each.id}: something else is called so"
        if len({use.id for use in each.uses}) < len(each.uses) or sum(bool(use.repairs) for use in each.uses) > 1:
            yield f"object {each.id}: its uses have names of their own, and one repair at most"
        if each.board and (each.board not in content.npc or content.npc[each.board].family != "machine"):
            yield f"object {each.id}: its board is that of a machine"
    hidden = sum(each.hides for each in mission.objects)
    faces = sum(face.number for face in mission.faces)
    if mission.faces and faces != (hidden or len(layout.civilians)):
        yield f"there are {faces} hidden cards for {hidden or len(layout.civilians)} places"
