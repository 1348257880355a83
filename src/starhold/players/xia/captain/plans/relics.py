"""Relics: dug out of dead worlds, and sifted in the Kiln for fame."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.interior import BERTHS
from starhold.games.xia.rules.embers.hold import relic_room
from starhold.games.xia.rules.embers.kiln.sifting import Sift
from starhold.games.xia.rules.embers.space.dead_worlds import Excavate

from ..harm import ice_hit
from ..plan import Plan
from ..situation import A_STOP, Situation
from ..titles import bonus

CHANCE_TO_FIND = 0.5
A_LOAD = 1.5
"""How many relics are carried to the Kiln at a time, more or less."""
SIGHTSEEING = 0.05


def propose(situation: Situation) -> Iterator[Plan]:
    """Relics aboard go to the Kiln; where there is room for more, they are dug out."""
    embers = situation.state.embers
    if embers is None or embers.kiln is None:
        return
    if situation.me.hold.relics:
        yield from sifting(situation)
    elif visits := bonus(situation, "docked", 1):
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
        yield Plan(reason, at, deeds, gain, situation.stop_effort(effort))


def docking(situation: Situation, gain: float) -> Iterator[Plan]:
    """For the sake of a title, the Kiln is worth a visit."""
    nearest = situation.nearest(berth for berth in BERTHS.values() if berth not in situation.taken)
    if nearest is not None and nearest[1] > 0:
        yield Plan("docking with the Kiln once more", nearest[0], (), gain + SIGHTSEEING, nearest[1])


def digging(situation: Situation) -> Iterator[Plan]:
    """Dead worlds with relics left on them."""
    if not relic_room(situation.game, situation.seat):
        return
    embers = situation.state.embers
    for space in situation.spaces_with("work"):
        if embers is None or not embers.relic_stacks.get(space.sector.id):
            continue
        effort, home = situation.effort(space.at), situation.nearest(BERTHS.values(), space.at)
        if effort is None or home is None:
            continue
        gain = CHANCE_TO_FIND * (1 + bonus(situation, "excavated", 1)) - ice_hit(situation)
        carried = 0 if situation.me.hold.relics else (home[1] + A_STOP) / A_LOAD
        total = situation.stop_effort(effort) + carried
        yield Plan(f"digging for relics in {space.sector.name}", space.at, (Excavate(),), gain, total)
