"""The harm of work to a ship that fails in it, in fame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.rules.borders import HURTS_UP_TO
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.skills import skill

from ..board.risks import ICE_SPREADS, death_of, drains, hits

if TYPE_CHECKING:
    from ..situation import Situation


def hit(situation: Situation, highest: int = HURTS_UP_TO) -> float:
    """Damage by the number rolled, up to the highest that hurts."""
    return hits(highest, len(undamaged(situation.game, situation.seat)), death_of(situation.me))


def ice_hit(situation: Situation, highest: int = HURTS_UP_TO) -> float:
    """The same as ice."""
    return ICE_SPREADS * hit(situation, highest)


def drain(situation: Situation, highest: int = HURTS_UP_TO) -> float:
    """Energy by the number rolled."""
    return drains(highest, situation.me.energy + situation.me.armed)


def help_with_work(situation: Situation) -> int:
    return skill(situation.game, situation.seat, "gather")
