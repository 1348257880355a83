"""Prospects of an action: whether anybody is there for what it begins with. (AKA-ATTACK-03, AKA-UPG-ENGINE-03)"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from starhold.geometry import Pose
from starhold.kernel import Lack

from ..content import Action, Attack, Moment, Steer, Volley
from ..state import Flyer
from .attacking import waiting
from .bodies import elsewhere, flying, pose_of
from .kits import Kit
from .targets import Field, Sight, sight_in, to_steer, within_reach
from .turning import turns

if TYPE_CHECKING:
    from ..game import Akarios


class Prospect(Struct, frozen=True, cache_hash=True):
    in_reach: tuple[bool, ...] = ()
    """For each attack with which an action can begin, whether anyone is in reach; nothing if it needs nobody."""
    after_turn: tuple[bool, ...] = ()
    """The same, once the ship may have turned."""
    obstacle: tuple[str, Lack] | None = None
    """The clause and the lack by which the action would do nothing."""


NOTHING_NEEDED = Prospect()


class Battery(Struct, frozen=True):
    """All that decides whom a pilot's volleys reach."""

    sight: Sight
    allies: tuple[Pose, ...]
    """The places from which channeled ones are fired. (AKA-UPG-WEAPON-05)"""
    spaces: int
    """Spaces that ranges have in addition."""


def battery_of(game: Akarios, flyer: Flyer, kit: Kit, field: Field, *, channeled: bool) -> Battery:
    allies = [pose_of(ally) for ally in flying(game) if ally.id != flyer.id] if channeled else ()
    return Battery(sight_in(field, flyer, kit), tuple(allies), waiting(flyer, "range") + kit.farther)


@lru_cache(maxsize=4096)
def volley_prospects(kit: Kit, moment: Moment, battery: Battery) -> tuple[Prospect, ...]:
    """The prospects of the cards for a moment, as far as they begin with attacks."""
    return tuple([volley_prospect(card.action, battery) for card in kit.actions[moment]])


def volley_prospect(action: Action, battery: Battery) -> Prospect:
    """Only what comes first needs a target beforehand."""
    volley = action.deeds[0] if action.deeds else None
    if not isinstance(volley, Volley):
        return NOTHING_NEEDED
    sight = battery.sight
    now = after = tuple([hits_anyone(volley, attack, battery, sight) for attack in volley.attacks])
    if action.turning and not all(now):
        around = [replace(sight, pose=Pose(sight.pose.at, turn.to)) for turn in turns(sight.pose.facing)]
        after = tuple(
            [
                hit or any(hits_anyone(volley, attack, battery, other) for other in around)
                for hit, attack in zip(now, volley.attacks, strict=True)
            ]
        )
    return Prospect(now, after)


def hits_anyone(volley: Volley, attack: Attack, battery: Battery, sight: Sight) -> bool:
    """True if an attack of a volley reaches anybody."""
    spaces = attack.range and attack.range + battery.spaces
    if not volley.channeled:
        return bool(within_reach(sight, attack, spaces))
    return any(within_reach(replace(sight, pose=pose), attack, spaces) for pose in battery.allies)


def steer_prospect(game: Akarios, flyer: Flyer, action: Action, steer: Steer) -> Prospect:
    """The prospect of an action that begins with steering another ship."""
    now: tuple[bool, ...] = (bool(to_steer(game, flyer, steer)),)
    turned = now
    for turn in turns(flyer.facing) if action.turning and not all(now) else ():
        there = elsewhere(flyer, Pose(pose_of(flyer).at, turn.to))
        turned = either(turned, (bool(to_steer(game, there, steer)),))
    return Prospect(now, turned)


def either(one: tuple[bool, ...], other: tuple[bool, ...]) -> tuple[bool, ...]:
    return tuple([here or there for here, there in zip(one, other, strict=True)])
