"""Using outfits: Use spaces, markers and rolls."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Seat

from ..board.holds import MOUNTS, Cell, Fitted, Hold, damage_on, free_use_spaces, mods_in, use_spaces
from ..content import Family, Mod, Outfit, XiaContent
from ..state import Captain
from .mods import thrust, uses_through
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia


def outfit_of(game: Xia, seat: Seat, index: int) -> Outfit:
    """The outfit at that place in a captain's hold."""
    return game.content.outfit[game.state.captains[seat].hold.outfits[index].outfit]


def fitted(game: Xia, seat: Seat, *families: Family) -> Iterator[int]:
    """The places of a captain's outfits of these families."""
    for index, found in enumerate(game.state.captains[seat].hold.outfits):
        if game.content.outfit[found.outfit].family in families:
            yield index


def has_use_space(game: Xia, seat: Seat, index: int) -> bool:
    """(XIA-OUTFIT-03, XIA-OUTFIT-08)"""
    hold = game.state.captains[seat].hold
    return bool(free_use_spaces(game.content, hold.outfits[index], hold.damage))


WEAPONS: tuple[Family, ...] = ("blaster", "missile")


class Ready(Struct, frozen=True, gc=False, cache_hash=True):
    """An outfit in a hold, and whether a marker could be put on it."""

    place: int
    family: Family
    has_use_space: bool
    only_under_mod: bool = False
    """Whether the only Use spaces that are free lie under a mod."""


class Readiness(Struct, frozen=True, cache_hash=True):
    """The outfits of a captain that fly and attack."""

    engines: tuple[Ready, ...]
    weapons: tuple[Ready, ...]
    """Blasters and missiles."""
    piercing: tuple[Ready, ...] = ()
    """Those of them with a Piercer, and whether a marker could be put on that."""


def readiness(content: XiaContent, hold: Hold) -> Readiness:
    return ready_outfits(content, hold.outfits, hold.damage)


@lru_cache(maxsize=4096)
def ready_outfits(content: XiaContent, outfits: tuple[Fitted, ...], damage: tuple[Cell, ...]) -> Readiness:
    """The same, by all that it hangs on."""
    under_piercers = mods_in(content, outfits, damage, "piercer").keys()
    ready: list[Ready] = []
    piercing: list[Ready] = []
    for place, found in enumerate(outfits):
        family = content.outfit[found.outfit].family
        free = set(free_use_spaces(content, found, damage))
        is_plain = bool(free - under_piercers)
        ready.append(Ready(place, family, is_plain, bool(free) and not is_plain))
        if family in WEAPONS and not under_piercers.isdisjoint(use_spaces(content, found)):
            piercing.append(Ready(place, family, bool(free & under_piercers)))
    return Readiness(
        engines=tuple(outfit for outfit in ready if outfit.family == "engine"),
        weapons=tuple(outfit for outfit in ready if outfit.family in WEAPONS),
        piercing=tuple(piercing),
    )


def usable(game: Xia, seat: Seat, *families: Family) -> list[int]:
    """The outfits of these families that this captain could use now."""
    if game.state.captains[seat].armed == 0:
        return []
    return [index for index in fitted(game, seat, *families) if has_use_space(game, seat, index)]


def plain_use_spaces(game: Xia, seat: Seat, index: int) -> list[Cell]:
    """The free Use spaces of an outfit over which no mod lies."""
    hold = game.state.captains[seat].hold
    modded = {cell for mod in MOUNTS for cell in mods_in(game.content, hold.outfits, hold.damage, mod)}
    return [cell for cell in free_use_spaces(game.content, hold.outfits[index], hold.damage) if cell not in modded]


def spend_marker(game: Xia, seat: Seat, index: int, through: Mod | None = None) -> None:
    """An armed marker goes to a free Use space: one under a mod if that is used, else rather not. (XIA-OUTFIT-04)"""
    captain = game.state.captains[seat]
    found = captain.hold.outfits[index]
    captain.armed -= 1
    wanted = plain_use_spaces(game, seat, index) if through is None else uses_through(game, seat, index, through)
    onto = (wanted or free_use_spaces(game.content, found, captain.hold.damage))[0]
    change_markers(captain.hold, index, (*found.used, onto))


def change_markers(hold: Hold, index: int, used: tuple[Cell, ...]) -> None:
    """Other Use spaces of an outfit have markers on them now."""
    found = hold.outfits[index]
    changed = Fitted(found.outfit, found.cells, used)
    hold.outfits = (*hold.outfits[:index], changed, *hold.outfits[index + 1 :])


def effective(game: Xia, seat: Seat, index: int, shown: int) -> int:
    """What a roll of an outfit is worth: damage on it lowers it, but not below 1; GTS raise it, skills add.

    (XIA-OUTFIT-10..11, XIA-MOD-06..07)
    """
    hold, outfit = game.state.captains[seat].hold, outfit_of(game, seat, index)
    wear = max(0, damage_on(hold, hold.outfits[index]) - skill(game, seat, "wear"))
    value = max(game.options.damaged_roll_floor, shown - wear)
    if outfit.family == "engine":
        value = min(outfit.die, value + thrust(game, seat, index))
    return max(value + skill(game, seat, outfit.family), skill(game, seat, f"least {outfit.family}"))


def disarm_used(captain: Captain, cells: Collection[Cell] | None = None) -> None:
    """Markers on these Use spaces, or on all of them, go to Disarmed spaces."""
    for place, found in enumerate(captain.hold.outfits):
        if not found.used:
            continue
        left = () if cells is None else tuple(cell for cell in found.used if cell not in cells)
        if len(left) < len(found.used):
            captain.disarmed += len(found.used) - len(left)
            change_markers(captain.hold, place, left)
