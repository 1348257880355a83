"""The Sellsword: a use for credits that buy no fame any more."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.games.xia.rules.sellsword import SELLSWORD_ID, Hire, price_of

from ..situation import Situation
from .aim import Aim
from .plan import Plan

TROUBLE = 0.25
"""The worth of holding up the leader."""
TO_SPARE = 3000


def propose(situation: Situation) -> Iterator[Plan]:
    """If somebody else is ahead, and nothing better can be bought."""
    npc = next((npc for npc in situation.state.npcs if npc.id == SELLSWORD_ID), None)
    if npc is None or npc.at is None or situation.state.sellsword == situation.seat:
        return
    price = price_of(situation.game)
    is_rich = situation.me.credits >= price + TO_SPARE or (situation.fame_needed <= 1 and situation.me.credits >= price)
    is_behind = any(captain.fame > situation.me.fame + situation.me.unclaimed for captain in situation.state.captains)
    nearest = situation.nearest(at for at in situation.chart.around(npc.at) if at not in situation.taken)
    if is_rich and is_behind and nearest is not None:
        at, effort = nearest
        reason, aim = "hiring the Sellsword against the leader", Aim("hire", ship=SELLSWORD_ID)
        yield Plan(reason, at, (Hire(),), TROUBLE, situation.stop_effort(effort), aim=aim)
