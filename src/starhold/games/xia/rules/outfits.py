"""Using outfits: Use spaces, markers and rolls."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from starhold.kernel import Seat

from ..content import Family, Outfit, XiaContent
from ..holds import Cell, Fitted, Hold, damage_on, free_use_spaces
from ..state import Captain
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


class Ready(NamedTuple):
    """An outfit in a hold, and whether a marker could be put on it."""

    place: int
    family: Family
    has_use_space: bool


class Readiness(Struct, frozen=True, cache_hash=True):
    """The outfits of a captain that fly and attack."""

    engines: tuple[Ready, ...]
    weapons: tuple[Ready, ...]
    """Blasters and missiles."""


def readiness(content: XiaContent, hold: Hold) -> Readiness:
    return ready_outfits(content, tuple(hold.outfits), tuple(hold.damage))


@lru_cache(maxsize=4096)
def ready_outfits(content: XiaContent, outfits: tuple[Fitted, ...], damage: tuple[Cell, ...]) -> Readiness:
    """The same, by all that it hangs on."""
    all_of_them = [
        Ready(place, content.outfit[found.outfit].family, bool(free_use_spaces(content, found, damage)))
        for place, found in enumerate(outfits)
    ]
    return Readiness(
        engines=tuple(ready for ready in all_of_them if ready.family == "engine"),
        weapons=tuple(ready for ready in all_of_them if ready.family in ("blaster", "missile")),
    )


def usable(game: Xia, seat: Seat, *families: Family) -> list[int]:
    """The outfits of these families that this captain could use now."""
    if game.state.captains[seat].armed == 0:
        return []
    return [index for index in fitted(game, seat, *families) if has_use_space(game, seat, index)]


def spend_marker(game: Xia, seat: Seat, index: int) -> None:
    """An armed marker goes to a free Use space. (XIA-OUTFIT-04)"""
    captain = game.state.captains[seat]
    found = captain.hold.outfits[index]
    captain.armed -= 1
    onto = free_use_spaces(game.content, found, captain.hold.damage)[0]
    captain.hold.outfits[index] = Fitted(found.outfit, found.cells, (*found.used, onto))


def effective(game: Xia, seat: Seat, index: int, shown: int) -> int:
    """What a roll of an outfit is worth: damage on it lowers it, but not below 1; skills add. (XIA-OUTFIT-10..11)"""
    hold = game.state.captains[seat].hold
    lowered = max(game.options.damaged_roll_floor, shown - damage_on(hold, hold.outfits[index]))
    return lowered + skill(game, seat, outfit_of(game, seat, index).family)


def disarm_used(captain: Captain, cells: Collection[Cell] | None = None) -> None:
    """Markers on these Use spaces, or on all of them, go to Disarmed spaces."""
    for place, found in enumerate(captain.hold.outfits):
        if not found.used:
            continue
        left = () if cells is None else tuple(cell for cell in found.used if cell not in cells)
        if len(left) < len(found.used):
            captain.disarmed += len(found.used) - len(left)
            captain.hold.outfits[place] = Fitted(found.outfit, found.cells, left)
