"""Ability cards in the Action Phase: when each kind is worth its energy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from starhold.games.xia.board.holds import regular_damage
from starhold.games.xia.choices import UseAbility
from starhold.games.xia.rules.abilities.effects import cubes_near
from starhold.games.xia.rules.campaign.sheet import upgrade_of
from starhold.games.xia.rules.campaign.upkeep import RearmUsed
from starhold.games.xia.rules.energy import ability_price, max_energy
from starhold.geometry import distance

from .answer import Answer
from .flying import path_to

if TYPE_CHECKING:
    from ..plans.plan import Plan
    from ..situation import Situation

Occasion: TypeAlias = "Callable[[Situation, Plan | None], bool]"

ENERGY_TO_KEEP = 2
NEARBY = 3
HURT = 2
WARPED = 6
"""The distance of a warp, if all goes well."""
SHORTCUT = 3
"""The spaces that it must save."""


def use_ability(situation: Situation, plan: Plan | None) -> Answer | None:
    """An ability whose moment it is, if there is one."""
    for option in situation.options:
        if not isinstance(option, UseAbility):
            continue
        ability = situation.game.ability(situation.seat, option.card)
        occasion = OCCASIONS.get(ability.kind)
        energy = price_of(situation, option.card)
        if occasion is None or (energy and situation.me.energy < energy + ENERGY_TO_KEEP):
            continue
        if occasion(situation, plan):
            return Answer(option, f"using {ability.name}")
    rearm = RearmUsed()
    if rearm in situation.options and _is_spent(situation, plan) and situation.me.energy > rearm_energy(situation):
        return Answer(rearm, "another use of the engine")
    return None


def price_of(situation: Situation, ship: str) -> int:
    """The energy that the card of a ship takes."""
    mine = (card for card in situation.me.abilities if card.ship == ship)
    return next((ability_price(situation.game, situation.seat, card) for card in mine), 0)


def rearm_energy(situation: Situation) -> int:
    """The energy that the upgrade takes, and some to keep."""
    upgrade = upgrade_of(situation.game, "rearm")
    return ENERGY_TO_KEEP + (upgrade.energy if upgrade else 0)


def _always(_: Situation, __: Plan | None) -> bool:
    """It is free, and every d20 may be a lucky one."""
    return True


def _is_low(situation: Situation, _: Plan | None) -> bool:
    return situation.me.energy <= max_energy(situation.game, situation.seat) - NEARBY


def _is_hurt(situation: Situation, _: Plan | None) -> bool:
    return len(regular_damage(situation.me.hold)) >= HURT


def _cubes_drift(situation: Situation, _: Plan | None) -> bool:
    return situation.room > 0 and bool(cubes_near(situation.game, situation.seat, NEARBY))


def _is_spent(situation: Situation, plan: Plan | None) -> bool:
    """No movement is left, and the plan asks for more of it."""
    return plan is not None and situation.pace.left < 1 and bool(path_to(situation, plan.goal))


def _is_far(situation: Situation, plan: Plan | None) -> bool:
    """The way round is much longer than the way through."""
    if plan is None or distance(situation.here, plan.goal) > WARPED:
        return False
    return (situation.ways.effort(plan.goal) or 0) > distance(situation.here, plan.goal) + SHORTCUT


OCCASIONS: dict[str, Occasion] = {
    "recharge": _always,
    "deep-scan": _always,
    "broker": _always,
    "retainer": _always,
    "auto-pilot": _is_spent,
    "glide": _is_spent,
    "rearm": _is_spent,
    "overdrive": _is_spent,
    "mend": _is_hurt,
    "leech": _is_low,
    "drones": _cubes_drift,
    "warp": _is_far,
}
"""By kind. Those left out wait for another kind of captain."""
