"""Armour put on and taken off. (CS-DON-01..02)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Refusal, offer

from ..choices import Doff, Don
from ..events import Doffed, Donned
from ..lacks import InOrder, Room
from ..state import Figure
from .answers import in_order
from .contact import hands_free
from .kit import can_use_items, design, each_name, gain, has_room, item_of, lose, put_in_place, shown

if TYPE_CHECKING:
    from ..game import CoreSpace


def don_options(game: CoreSpace, figure: Figure) -> Options:
    """Armour from the tray, in the place of what is worn, and what is worn back into the tray.

    (CS-DON-02, CS-JOIN-14)
    """
    tray = figure.tray if can_use_items(game, figure) else ()
    armour = [item for item in tray if design(game, item).kind == "armour"]
    if not armour and figure.worn is None:
        return NO_OPTIONS
    peace = hands_free(game, figure, "CS-DON-02")
    offered: list[Choice | Refusal] = [
        offer(Don(name), peace, ("CS-ITEM-19", item_of(armour, name).turned != "delayed", InOrder(name)))
        for name in each_name(armour)
    ]
    if figure.worn is not None:
        offered.append(offer(Doff(), peace, ("CS-EQUIP-07", has_room(game, figure, figure.worn), Room())))
    return in_order(offered)


def don(game: CoreSpace, figure: Figure, choice: Don) -> None:
    """What is worn is open to all. (CS-EQUIP-08)"""
    before, item = figure.worn, item_of(figure.tray, choice.token)
    if before is None:
        lose(figure, choice.token)
    else:
        put_in_place(figure, item, before)
    figure.worn = shown(item)
    game.tell(Donned(figure.id, figure.worn.name))


def doff(game: CoreSpace, figure: Figure, choice: Doff) -> None:
    if figure.worn is not None:
        gain(figure, figure.worn)
        game.tell(Doffed(figure.id, figure.worn.name))
        figure.worn = None
