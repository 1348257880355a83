"""Weapons that jam or break, and the way to clear a jam. (CS-MISFIRE-01..08, CS-JAM-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Options, offer

from ..choices import ClearJam
from ..events import JamCleared, Misfired
from ..state import Figure
from .answers import in_order
from .contact import hands_free
from .figures import has_ability
from .kit import can_use_items, design, each_name, item_of, turn

if TYPE_CHECKING:
    from ..game import CoreSpace

TWO = 2
"""The warnings that make a misfire. (CS-MISFIRE-01..02)"""


def misfire(game: CoreSpace, figure: Figure, weapon: str) -> None:
    """A ranged weapon jams, all others break. (CS-MISFIRE-03..04)"""
    is_ranged = design(game, item_of(figure.tray, weapon)).ranged is not None
    turn(figure, weapon, "jammed" if is_ranged else "broken")
    game.tell(Misfired(figure.id, weapon, jammed=is_ranged))


def jam_options(game: CoreSpace, figure: Figure) -> Options:
    """With an action. (CS-JAM-01)"""
    return NO_OPTIONS if clears_quickly(game, figure) else clearings(game, figure)


def quick_jam_options(game: CoreSpace, figure: Figure) -> Options:
    """Effortlessly. (CS-ABILITY-12)"""
    return clearings(game, figure) if clears_quickly(game, figure) else NO_OPTIONS


def clears_quickly(game: CoreSpace, figure: Figure) -> bool:
    """(CS-ABILITY-12)"""
    return has_ability(game, figure, "handy")


def clearings(game: CoreSpace, figure: Figure) -> Options:
    """(CS-JAM-01)"""
    tray = figure.tray if can_use_items(game, figure) else ()
    jammed = [item for item in tray if item.turned == "jammed"]
    if not jammed:
        return NO_OPTIONS
    return in_order(offer(ClearJam(name), hands_free(game, figure, "CS-JAM-01")) for name in each_name(jammed))


def clear_jam(game: CoreSpace, figure: Figure, choice: ClearJam) -> None:
    """(CS-JAM-01)"""
    item = turn(figure, choice.weapon, "")
    game.tell(JamCleared(figure.id, item.name))
