"""Relics: dug out of dead worlds, and sifted in the Kiln for fame."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.board.interior import BERTHS
from starhold.games.xia.board.sites import work_on
from starhold.games.xia.rules.embers.kiln.sifting import Sift
from starhold.games.xia.rules.embers.space.dead_worlds import Excavate
from starhold.games.xia.rules.outfits import fitted
from starhold.games.xia.rules.work import is_open

from ..situation import A_STOP, Situation
from ..tastes.titles import bonus
from ..values.harm import ice_hit
from .aim import Aim
from .plan import Plan

CHANCE_TO_FIND = 0.5
A_LOAD = 2
"""The number of relics that are carried to the Kiln at a time."""
SHIELDED = 0.5
ICE_ABOARD = 1.5
"""The factor by which it is worse than elsewhere: it spreads on the way to the Kiln, and may bury the relics."""
SIGHTSEEING = 0.05


def propose(situation: Situation) -> Iterator[Plan]:
    """Relics aboard go to the Kiln; where there is room for more, they are dug out."""
    embers = situation.state.embers
    if embers is None or embers.kiln is None:
        return
    if situation.me.hold.relics:
        yield from sifting(situation)
    elif (visits := bonus(situation, "docked", 1)) > 0:
        yield from docking(situation, visits)
    yield from digging(situation)


def sifting(situation: Situation) -> Iterator[Plan]:
    """A fame for each relic aboard."""
    nearest = situation.nearest(berth for berth in BERTHS.values() if berth not in situation.taken)
    if nearest is not None:
        at, effort = nearest
        relics = len(situation.me.hold.relics)
        deeds = tuple(Sift(pair[0]) for pair in situation.me.hold.relics)
        gain = relics + bonus(situation, "sifted", relics)
        reason = f"taking {'a relic' if relics == 1 else f'{relics} relics'} to the Kiln"
        yield Plan(reason, at, deeds, gain, situation.stop_effort(effort), aim=Aim("kiln"))


def docking(situation: Situation, gain: float) -> Iterator[Plan]:
    """For the sake of a title, the Kiln is worth a visit."""
    nearest = situation.nearest(berth for berth in BERTHS.values() if berth not in situation.taken)
    if nearest is not None and nearest[1] > 0:
        reason = "docking with the Kiln once more"
        yield Plan(reason, nearest[0], (), gain + SIGHTSEEING, nearest[1], aim=Aim("dock"))


def digging(situation: Situation) -> Iterator[Plan]:
    """Dead worlds with relics left on them."""
    embers = situation.state.embers
    for space in situation.spaces_with("work"):
        is_dig = work_on(space) == "excavate" and is_open(situation.game, situation.seat, space)
        if embers is None or not is_dig:
            continue
        effort, home = situation.effort(space.at), situation.nearest(BERTHS.values(), space.at)
        if effort is None or home is None:
            continue
        relics = min(A_LOAD, len(embers.relic_stacks[space.sector.id]))
        gain = relics * (1 + bonus(situation, "excavated", 1) + renown(situation, relics) - harm_of_one(situation))
        total = situation.stop_effort(effort) + home[1] + A_STOP
        reason = f"digging for relics in {space.sector.name}"
        yield Plan(reason, space.at, (Excavate(),), gain, total, aim=Aim("excavate", space.at), end=home[0])


def renown(situation: Situation, relics: int) -> float:
    """The promise of titles for each relic of a load that is sifted at once."""
    return bonus(situation, "sifted", len(situation.me.hold.relics) + relics) / relics


def harm_of_one(situation: Situation) -> float:
    """The cost of finding a relic: ice, until there is one, unless a shield keeps it off."""
    has_shield = any(True for _ in fitted(situation.game, situation.seat, "shield"))
    return ICE_ABOARD * ice_hit(situation) / CHANCE_TO_FIND * (SHIELDED if has_shield else 1.0)
