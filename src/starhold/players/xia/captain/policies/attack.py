"""Attacks: what is aimed, once an attack has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.choices import Attack, Fire, Ram
from starhold.games.xia.rules.mods import Pierce
from starhold.games.xia.rules.outfits import outfit_of
from starhold.games.xia.rules.ships import vessel
from starhold.games.xia.rules.volleys import Volley
from starhold.kernel import Choice

from ..values.guns import chance_of, defence, hull_left
from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation

SURE_ENOUGH = 0.9


def declare_more(situation: Situation) -> Answer:
    """Every weapon at the same ship, until it is as good as destroyed; no more rams than one."""
    volleys: list[Volley] = getattr(situation.game.stack[-1], "volleys", [])
    target = volleys[0].target if volleys else ""
    shots: list[Pierce | Attack] = [*situation.offered(Pierce), *situation.offered(Attack)]
    more = [option for option in shots if option.ship == target]
    if more and chance_so_far(situation, volleys[0]) < SURE_ENOUGH:
        return Answer(more[0], "aiming everything at one ship")
    return Answer(Fire(), "firing all that is aimed")


def chance_so_far(situation: Situation, volley: Volley) -> float:
    """The chance that what is declared destroys its target."""
    dice = tuple(outfit_of(situation.game, situation.seat, place).die for place in (*volley.weapons, *volley.rams))
    prey = vessel(situation.game, volley.target)
    return chance_of(dice, hull_left(situation, prey), defence(situation, prey))


def coerce(situation: Situation) -> Answer:
    """A weapon rather than the own bow, and of engines the weakest."""

    def harm(option: Choice) -> int:
        return outfit_of(situation.game, situation.seat, option.outfit).die if isinstance(option, Ram) else 0

    return Answer(min(situation.options, key=harm), "making a point")
