"""Outfits: what each of them would earn in the turns that are left, beyond its price."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from starhold.games.xia.board.holds import of_family, sections
from starhold.games.xia.choices import BuyOutfit
from starhold.games.xia.content import MARKERS, Outfit
from starhold.games.xia.rules.missions.drawing import limit
from starhold.games.xia.rules.mods import working_mods
from starhold.games.xia.rules.skills import skill

from ..tastes import worth
from ..tastes.pace import driven
from ..tastes.titles import bonus
from .firepower import firepower, piercing_power, readiness
from .spending import is_saving

if TYPE_CHECKING:
    from ..situation import Situation

Earning: TypeAlias = "Callable[[Situation, Outfit], float]"
"""The gain from an outfit, in fame, over the turns that are left."""

FLOWN = 0.5
"""The share of its movement that a ship makes use of."""
A_MARKER = 0.03
"""The cost of arming one marker more in each turn."""
GTS_GAIN = 0.85
"""The share of what a GTS gives that is not cut off at the highest number of the die."""

HITS_A_TURN = 0.45
A_HIT = 5
"""The harm of a hit that is worth a shield."""
HARM = 0.055
"""The worth of one damage less, the ships that it saves counted in."""
ANOTHER_SHIELD = 0.25
HUNTED = 1.5
"""The factor by which shields are worth more to outlaws."""

FULL_HOLD = 0.14
"""The earnings of a large hold in a turn, and the room at which it comes near to that."""
ROOMY = 3.0
CAPITAL = 1000
"""With less than this no trade begins."""
NO_CAPITAL = 0.65
NO_TRADE = 0.8
"""The cost of being without it, if nobody knows a trade route yet, and if there is one."""
SLOTS = 3
A_SLOT = 0.05
"""The gain from one mission more at a time in a turn, up to so many."""
HULL = 0.018
"""The gain in a turn from one space more that can take damage."""

DEAR = 0.24 / 1000
"""The worth of a credit to a captain who saves for a ship."""
A_FAVOURITE = 1.393
"""Few things are liked so much."""
FOR_COMBAT = ("blaster", "missile", "shield")
LEAST_TURNS = 1.0
"""Turns that must be left for a purchase to be of use."""
WHIM = 0.5
"""The fame that a much-liked thing seems to be worth beyond what it brings."""


class Bargain(NamedTuple):
    """An outfit that is worth more than it costs."""

    outfit: Outfit
    gain: float


def best_bargain(situation: Situation) -> Bargain | None:
    """Of all that is offered, if any of it is one and there is still time to use it."""
    if situation.turns_left < LEAST_TURNS:
        return None
    offered = (situation.content.outfit[option.outfit] for option in situation.offered(BuyOutfit))
    bargains = [Bargain(outfit, gain_of(situation, outfit)) for outfit in offered]
    best = max(bargains, key=lambda bargain: bargain.gain, default=None)
    return best if best is not None and best.gain > 0 else None


def favourite_outfit(situation: Situation) -> Outfit | None:
    """The weapon or the shield without which this captain does not leave port, as long as an engine can be paid too."""
    if situation.me.hold.outfits:
        return None
    offered = [situation.content.outfit[option.outfit] for option in situation.offered(BuyOutfit)]
    engine = min((outfit.price for outfit in offered if outfit.family == "engine"), default=0)
    for outfit in offered:
        can_pay = situation.me.credits >= outfit.price + engine
        if outfit.family in FOR_COMBAT and can_pay and situation.liking(f"outfit {outfit.id}") > A_FAVOURITE:
            return outfit
    return None


def gain_of(situation: Situation, outfit: Outfit) -> float:
    """The gain from an outfit beyond its price and the room that it takes."""
    earned = EARNINGS[outfit.mod or outfit.family](situation, outfit)
    if earned <= 0:
        return earned
    taste = WHIM * (situation.liking(f"outfit {outfit.id}") - 1)
    return earned + taste - price(situation, outfit) - lost_room(situation, outfit)


def price(situation: Situation, outfit: Outfit) -> float:
    """The price, in fame; the last credits are dear, because trade begins with them, but a ship needs an engine."""
    rate = max(DEAR, situation.credit) if is_saving(situation) else situation.credit
    paid = outfit.price * rate
    is_needed = outfit.family == "engine" and not situation.pace.engines
    if is_needed or situation.me.credits - outfit.price >= CAPITAL or situation.turns_left <= 1:
        return paid
    return paid + (NO_TRADE if has_trade_route(situation) else NO_CAPITAL)


def has_trade_route(situation: Situation) -> bool:
    """True if something that is sold on the board is wanted on it."""
    wanted = {cargo for market in situation.spaces_with("sell") for cargo in market.sector.sell}
    return any(cargo in wanted for shop in situation.spaces_with("buy") for cargo in shop.sector.buy)


# Room


def lost_room(situation: Situation, outfit: Outfit) -> float:
    """The lost earnings of the spaces of the hold."""
    if outfit.family == "pod" or outfit.mod in ("piercer", "enviro-shield"):
        return 0.0
    filled = 1 if outfit.family == "plating" else len(sections(outfit))
    return situation.turns_left * (hold_worth(situation.room) - hold_worth(situation.room - filled))


def hold_worth(room: int) -> float:
    """The earnings of so much room in a turn."""
    return FULL_HOLD * (1 - exp(-max(0, room) / ROOMY))


def pod(situation: Situation, outfit: Outfit) -> float:
    """Room outside of the hold, for the one space in it that it takes."""
    more = len(sections(outfit)) - 1
    trade = situation.turns_left * (hold_worth(situation.room + more) - hold_worth(situation.room))
    return trade + bonus(situation, "cubes_sold", more, more) / 2 + bonus(situation, "cargo_types", 1)


def plating(situation: Situation, outfit: Outfit) -> float:
    """Spaces that take the damage of others."""
    return situation.turns_left * HULL * (len(sections(outfit)) - 1)


# Movement


def engine(situation: Situation, outfit: Outfit) -> float:
    """The extra distance that the ship flies with it."""
    added = skill(situation.game, situation.seat, "engine")
    mean = (outfit.die + 1) / 2 + added
    engines = [(found.mean, found.uses) for found in situation.pace.engines]
    new = (mean, sections(outfit).count("U"))
    more = driven(sorted([*engines, new], reverse=True), MARKERS) - driven(engines, MARKERS)
    markers = min(new[1], max(0, MARKERS - sum(uses for _, uses in engines)))
    return situation.turns_left * (_flown(more) - A_MARKER * markers)


def stabiliser(situation: Situation, outfit: Outfit) -> float:
    """The gain in rolls from a GTS beside the best engine; each one more adds less."""
    aboard = len(working_mods(situation.game, situation.seat, "gts"))
    best = max(situation.pace.engines, key=lambda found: found.mean, default=None)
    if best is None:
        return 0.0
    return situation.turns_left * _flown(GTS_GAIN ** (1 + aboard) * outfit.amount * best.uses)


def _flown(spaces: float) -> float:
    return FLOWN * spaces / worth.MOVES_FOR_A_FAME


# Missions, shields


def computer(situation: Situation, outfit: Outfit) -> float:
    """More missions at a time."""
    new = max(0, min(outfit.amount, SLOTS - limit(situation.game, situation.seat)))
    return situation.turns_left * A_SLOT * new


def shield(situation: Situation, outfit: Outfit) -> float:
    """Less damage among asteroids, in work and in combat."""
    aboard = of_family(situation.content, situation.me.hold, "shield")
    absorbed = sum(min(A_HIT, shown) for shown in range(1, outfit.die + 1)) / outfit.die
    share = ANOTHER_SHIELD if aboard else 1.0
    return share * _protected(situation) * absorbed


def enviro_shield(situation: Situation, _: Outfit) -> float:
    """The shield that is aboard does all that it can."""
    dice = [
        situation.content.outfit[found.outfit].die
        for found in of_family(situation.content, situation.me.hold, "shield")
    ]
    if not dice or working_mods(situation.game, situation.seat, "enviro-shield"):
        return 0.0
    die = max(dice)
    absorbed = sum(min(A_HIT, shown) for shown in range(1, die + 1)) / die
    return _protected(situation) * (min(A_HIT, die) - absorbed)


def _protected(situation: Situation) -> float:
    """The worth of each point of damage that is kept off in every hit."""
    return situation.turns_left * HITS_A_TURN * HARM * (HUNTED if situation.me.bounty else 1.0)


# Weapons


def weapon(situation: Situation, outfit: Outfit) -> float:
    return situation.turns_left * firepower(situation, outfit) + readiness(situation, outfit)


def piercer(situation: Situation, outfit: Outfit) -> float:
    return situation.turns_left * piercing_power(situation, outfit.amount)


EARNINGS: dict[str, Earning] = {
    "engine": engine,
    "blaster": weapon,
    "missile": weapon,
    "shield": shield,
    "gts": stabiliser,
    "m-comp": computer,
    "piercer": piercer,
    "enviro-shield": enviro_shield,
    "pod": pod,
    "plating": plating,
}
"""By family, or by what a mod does."""
