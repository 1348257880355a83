"""Dice: when to roll again, and when to push an engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.games.xia.choices import Accept, Experience, UseAbility
from starhold.games.xia.content.mission_cards import Smuggler
from starhold.games.xia.rules.dice import Roll
from starhold.games.xia.rules.harm import HURTS_UP_TO

from ..plans.choosing import best_plan
from .answer import Answer
from .flying import path_to

if TYPE_CHECKING:
    from ..situation import Situation

LOW_ROLL = 3
"""A third of an outfit's die or less is worth another roll."""
ENERGY_TO_KEEP = 2
PLENTY_OF_ENERGY = 6


def roll_again(situation: Situation) -> Answer:
    """If the roll is bad, and the second chance is to be had."""
    roll = situation.game.stack[-1]
    if isinstance(roll, Roll) and is_bad(situation, roll):
        for option in situation.options:
            if isinstance(option, Experience) or (
                isinstance(option, UseAbility) and situation.me.energy > ENERGY_TO_KEEP
            ):
                return Answer(option, f"a {roll.shown} will not do")
    return Answer(Accept(), "the die stands")


def is_bad(situation: Situation, roll: Roll) -> bool:
    """True if another roll is likely to be better by enough."""
    bad_up_to = {peril.purpose: peril.up_to for peril in situation.game.rules.perils.values()}
    bad_up_to["planetary shield"] = HURTS_UP_TO
    if roll.purpose in bad_up_to:
        return roll.shown <= bad_up_to[roll.purpose]
    if roll.purpose in set(situation.content.mission_types.values()):
        return _pays_badly(situation, roll)
    return roll.sides < 20 and roll.shown * LOW_ROLL <= roll.sides


def _pays_badly(situation: Situation, roll: Roll) -> bool:
    for active in situation.me.missions:
        card = situation.content.mission[active.id]
        if situation.game.mission_type(active.id) != roll.purpose:
            continue
        if isinstance(card, Smuggler):
            return roll.shown < card.sneak
        pays = [look_up(card.pay, shown) for shown in range(1, 21)]
        return look_up(card.pay, roll.shown) + 1000 < sum(pays) / len(pays)
    return False


def boost(situation: Situation) -> Answer:
    """More movement, as long as there is energy and a way to go; with plenty of energy, for luck."""
    plan = best_plan(situation)
    rolled = getattr(situation.game.stack[-1], "movement", 0)
    is_far = plan is not None and len(path_to(situation, plan.goal)) > rolled
    is_rich = situation.me.energy > (ENERGY_TO_KEEP if is_far else PLENTY_OF_ENERGY)
    for option in situation.options:
        if isinstance(option, UseAbility) and is_rich:
            return Answer(option, "pushing the engine")
    return Answer(Accept(), "saving energy")
