"""The power of a ship over another one in one attack."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from starhold.games.xia.board.holds import free_use_spaces, hull, use_spaces
from starhold.games.xia.content import MARKERS, Outfit
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.outfits import WEAPONS, fitted, outfit_of
from starhold.games.xia.rules.ships import Vessel, card_of
from starhold.games.xia.rules.skills import skill
from starhold.games.xia.state import Captain

from ..board.risks import death_of
from ..tastes import worth

if TYPE_CHECKING:
    from ..situation import Situation


LEAST_CHANCE = 0.3
"""Below that, an attack only makes enemies."""


class Gun(NamedTuple):
    """One use of a weapon, or of an engine as a ram."""

    place: int
    die: int
    more: int
    is_missile: bool = False
    is_ram: bool = False


def broadside(situation: Situation, *more: Gun) -> list[Gun]:
    """The guns that a ship with all its markers armed can fire at a ship, the strongest first."""
    hold, content = situation.me.hold, situation.content
    guns = list(more)
    for place, found in enumerate(hold.outfits):
        outfit = content.outfit[found.outfit]
        if outfit.family in WEAPONS:
            sound = sum(cell not in hold.damage for cell in use_spaces(content, found))
            guns += guns_in(outfit, sound, place)
    return sorted(guns, key=lambda gun: -gun.die)[:MARKERS]


def guns_in(outfit: Outfit, uses: int, place: int = 0) -> list[Gun]:
    """The uses of a weapon."""
    return [Gun(place, outfit.die, 0, is_missile=outfit.family == "missile")] * uses


def guns_of(situation: Situation) -> list[Gun]:
    """The guns that can be fired now, the strongest first; rams come last, and only one of them."""
    if not situation.me.armed:
        return []
    weapons = [gun for family in WEAPONS for gun in _uses(situation, family)]
    rams = [gun._replace(is_ram=True) for gun in _uses(situation, "engine") if may_ram(situation, gun)][:1]
    return sorted(weapons, key=lambda gun: -gun.die) + rams


def may_ram(situation: Situation, gun: Gun) -> bool:
    """True if a captain alone is sure to outlive the ram, for which a wreck gets no fame; others take the risk."""
    return situation.state.solo is None or gun.die + gun.more < len(undamaged(situation.game, situation.seat))


def _uses(situation: Situation, family: str) -> list[Gun]:
    game, seat, hold = situation.game, situation.seat, situation.me.hold
    found = []
    for place, fitted_outfit in enumerate(hold.outfits):
        outfit = outfit_of(game, seat, place)
        if outfit.family == family:
            uses = len(free_use_spaces(game.content, fitted_outfit, hold.damage))
            gun = Gun(place, outfit.die, skill(game, seat, family), is_missile=family == "missile")
            found += [gun] * uses
    return found


def hull_left(situation: Situation, prey: Vessel) -> int:
    """The damage that is still needed to destroy a ship."""
    if not isinstance(prey, Captain):
        return card_of(situation.game, prey).to_kill - prey.damage
    ship = situation.content.ship[prey.ship]
    return sum(cell not in prey.hold.damage for cell in hull(situation.content, ship, prey.hold))


def defence(situation: Situation, prey: Vessel) -> int:
    """The die that a ship will defend itself with, 0 if it has none."""
    if not isinstance(prey, Captain):
        return card_of(situation.game, prey).defence
    if not prey.armed:
        return 0
    seat = situation.state.captains.index(prey)
    shields = fitted(situation.game, seat, "shield")
    return max((outfit_of(situation.game, seat, place).die for place in shields), default=0)


def kill_chance(situation: Situation, prey: Vessel, battery: list[Gun]) -> float:
    """The chance that all of it together destroys a ship."""
    return chance_to_deal(situation, prey, battery, hull_left(situation, prey))


def chance_to_deal(situation: Situation, prey: Vessel, battery: list[Gun], damage: int) -> float:
    """The chance that all of it together does so much damage to a ship."""
    dice = tuple(gun.die for gun in battery)
    return chance_of(dice, damage - sum(gun.more for gun in battery), defence(situation, prey))


def on_arrival(situation: Situation, battery: list[Gun], effort: float) -> list[Gun]:
    """The rest of a battery for which markers are armed, when the flight has used up its own."""
    pace = situation.pace
    if effort > pace.left:
        return battery[: max(1, MARKERS // 2)]
    mean = max((engine.mean for engine in pace.engines), default=1.0)
    free = (situation.movement or 0) + pace.impulse * situation.me.impulse
    spent = ceil(max(0.0, effort - free) / mean)
    return battery[: max(0, situation.me.armed - spent)]


def odds_against(situation: Situation, prey: Vessel, guns: list[Gun]) -> float:
    """The chance that these guns destroy a ship, if nothing keeps them from firing."""
    dice = tuple(gun.die for gun in guns)
    return chance_of(dice, hull_left(situation, prey), defence(situation, prey))


@lru_cache(maxsize=4096)
def chance_of(dice: tuple[int, ...], needed: int, against: int) -> float:
    """The chance that dice, less one that is rolled against them, give at least so much.

    >>> chance_of((6,), 4, 0)
    0.5
    """
    sums = {0: 1.0}
    for die in dice:
        rolled: dict[int, float] = {}
        for total, chance in sums.items():
            for shown in range(1, die + 1):
                rolled[total + shown] = rolled.get(total + shown, 0.0) + chance / die
        sums = rolled
    shields = range(1, against + 1) if against else range(1)
    kills = (chance for total, chance in sums.items() for shield in shields if total - shield >= needed)
    return sum(kills) / len(shields)


def mean_damage(situation: Situation, prey: Vessel, battery: list[Gun]) -> float:
    """The damage that all of it together does on average, more or less."""
    rolled = sum((gun.die + 1) / 2 + gun.more for gun in battery)
    return max(0.0, rolled - (defence(situation, prey) + 1) / 2)


def recoil(situation: Situation, battery: list[Gun]) -> float:
    """The harm of a ram to the own ship, in fame."""
    rams = [gun for gun in battery if gun.is_ram]
    left = len(undamaged(situation.game, situation.seat))
    death, total = death_of(situation.game, situation.me), 0.0
    for gun in rams:
        harms = (death if shown >= left else shown * worth.DAMAGE for shown in range(1, gun.die + 1))
        total += sum(harms) / gun.die
    return total
