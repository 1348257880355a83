"""Mods: small outfits that make others better. They are looked at wherever outfits and skills are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Seat

from ..board.holds import Cell, beside, free_use_spaces, mods_in
from ..content import Mod

if TYPE_CHECKING:
    from ..game import Xia


class Pierce(Choice, frozen=True, tag="xia.pierce"):
    """Aim a weapon at a ship, through a Piercer."""

    ship: str
    outfit: int


class RaiseEnviroShield(Choice, frozen=True, tag="xia.enviro-shield"):
    """Use a shield through its Enviro-Shield."""

    outfit: int


def working_mods(game: Xia, seat: Seat, mod: Mod) -> Mapping[Cell, int]:
    """Where a captain's undamaged mods of a kind lie, and how much each of them does. (XIA-MOD-02)"""
    hold = game.state.captains[seat].hold
    return mods_in(game.content, hold.outfits, hold.damage, mod)


def thrust(game: Xia, seat: Seat, index: int) -> int:
    """What GTS beside an engine add to its rolls. (XIA-MOD-06)"""
    engine = game.state.captains[seat].hold.outfits[index]
    stabilisers = working_mods(game, seat, "gts").items()
    return sum(amount for cell, amount in stabilisers if not set(beside(cell)).isdisjoint(engine.cells))


def more_missions(game: Xia, seat: Seat) -> int:
    """By how much M-Comps raise the limit of active missions. (XIA-MOD-11)"""
    return sum(working_mods(game, seat, "m-comp").values())


def uses_through(game: Xia, seat: Seat, index: int, mod: Mod) -> list[Cell]:
    """The free Use spaces of an outfit that lie under a mod. (XIA-MOD-03, XIA-MOD-14)"""
    hold = game.state.captains[seat].hold
    under = working_mods(game, seat, mod)
    return [cell for cell in free_use_spaces(game.content, hold.outfits[index], hold.damage) if cell in under]


def piercing(game: Xia, seat: Seat, index: int) -> int:
    """What the Piercer takes off the enemy's shields through which a weapon was used just now. (XIA-MOD-15)"""
    return working_mods(game, seat, "piercer")[game.state.captains[seat].hold.outfits[index].used[-1]]
