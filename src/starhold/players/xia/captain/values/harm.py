"""The harm of work to a ship that fails in it, in fame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.harm import HURTS_UP_TO, Harm

from ..board.risks import ICE_SPREADS, death_of, drains, hits, stranding

if TYPE_CHECKING:
    from ..situation import Situation


def hit(situation: Situation, highest: int = HURTS_UP_TO) -> float:
    """Damage by the number rolled, up to the highest that hurts."""
    return hits(highest, len(undamaged(situation.game, situation.seat)), death_of(situation.game, situation.me))


def ice_hit(situation: Situation, highest: int = HURTS_UP_TO) -> float:
    """The same as ice."""
    return ICE_SPREADS * hit(situation, highest)


def drain(situation: Situation, highest: int = HURTS_UP_TO) -> float:
    """Energy by the number rolled."""
    return drains(highest, situation.me.energy + situation.me.armed, stranding(situation.game))


def of_kind(situation: Situation, harm: Harm, highest: int) -> float:
    """The same of any kind of harm."""
    match harm:
        case "damage":
            return hit(situation, highest)
        case "ice damage":
            return ice_hit(situation, highest)
        case "energy":
            return drain(situation, highest)
        case "destroyed":
            return highest / 20 * death_of(situation.game, situation.me)
