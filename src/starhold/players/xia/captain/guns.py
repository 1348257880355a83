"""What a ship can do to another one in one attack."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from starhold.games.xia.holds import free_use_spaces, hull
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.outfits import fitted, outfit_of
from starhold.games.xia.rules.ships import Vessel
from starhold.games.xia.rules.skills import skill
from starhold.games.xia.state import Captain

from . import worth
from .risks import death_of

if TYPE_CHECKING:
    from .situation import Situation


class Gun(NamedTuple):
    """One use of a weapon, or of an engine as a ram."""

    place: int
    die: int
    more: int
    is_missile: bool = False
    is_ram: bool = False


def guns_of(situation: Situation) -> list[Gun]:
    """What can be fired now, the strongest first; rams come last, and only one of them."""
    if not situation.me.armed:
        return []
    weapons = [gun for family in ("blaster", "missile") for gun in _uses(situation, family)]
    rams = [gun._replace(is_ram=True) for gun in _uses(situation, "engine")][:1]
    return sorted(weapons, key=lambda gun: -gun.die)[: situation.me.armed] + rams


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
    """How much more damage destroys a ship."""
    if not isinstance(prey, Captain):
        return situation.content.npc[prey.id].to_kill - prey.damage
    ship = situation.content.ship[prey.ship]
    return sum(cell not in prey.hold.damage for cell in hull(situation.content, ship, prey.hold))


def defence(situation: Situation, prey: Vessel) -> int:
    """The die that a ship will defend itself with, 0 if it has none."""
    if not isinstance(prey, Captain):
        return situation.content.npc[prey.id].defence
    if not prey.armed:
        return 0
    seat = situation.state.captains.index(prey)
    shields = fitted(situation.game, seat, "shield")
    return max((outfit_of(situation.game, seat, place).die for place in shields), default=0)


def kill_chance(situation: Situation, prey: Vessel, battery: list[Gun]) -> float:
    """How likely all of it together destroys a ship."""
    dice = tuple(gun.die for gun in battery[: situation.me.armed])
    more = sum(gun.more for gun in battery[: situation.me.armed])
    return chance_of(dice, hull_left(situation, prey) - more, defence(situation, prey))


@lru_cache(maxsize=4096)
def chance_of(dice: tuple[int, ...], needed: int, against: int) -> float:
    """How likely dice, less one that is rolled against them, give at least so much.

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


def recoil(situation: Situation, battery: list[Gun]) -> float:
    """What a ram does to the own ship, in fame."""
    rams = [gun for gun in battery[: situation.me.armed] if gun.is_ram]
    left = len(undamaged(situation.game, situation.seat))
    death, total = death_of(situation.me), 0.0
    for gun in rams:
        harms = (death if shown >= left else shown * worth.DAMAGE for shown in range(1, gun.die + 1))
        total += sum(harms) / gun.die
    return total
