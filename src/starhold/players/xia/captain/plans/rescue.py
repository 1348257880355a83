"""Rescue: energy for a captain who has none."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.choices import Rescue
from starhold.games.xia.rules.energy import is_stranded

from ..situation import Situation
from ..tastes.titles import bonus
from .aim import Aim
from .plan import Plan

ENERGY_NEEDED = 3
COST = 0.1
"""The worth of two energy, more or less."""


def propose(situation: Situation) -> Iterator[Plan]:
    """Rescues of the stranded ships within reach."""
    if situation.me.energy < ENERGY_NEEDED:
        return
    gain = 1 + bonus(situation, "rescues", 1) - COST
    for captain in situation.state.captains:
        if captain is situation.me or captain.at is None or not is_stranded(captain):
            continue
        beside = [at for at in situation.chart.around(captain.at) if at not in situation.taken]
        nearest = situation.nearest(beside)
        if nearest is not None:
            name = situation.content.ship[captain.ship].name
            at, effort = nearest
            deeds = (Rescue(captain.ship),)
            aim = Aim("rescue", ship=captain.ship)
            yield Plan(f"going to rescue the {name}", at, deeds, gain, situation.stop_effort(effort), aim=aim)
