"""Ammo: pegs that are spent, and RELOAD. (CS-RANGED-07..10, CS-RELOAD-01..03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Options, offer

from ..choices import Reload
from ..events import AmmoSpent, Reloaded
from ..state import Figure, Item
from .answers import in_order
from .contact import hands_free
from .dice import roll_number
from .figures import AMMO, player_of
from .hostility import add_pegs
from .kit import can_use_items, design, each_name, item_of, show, use_up, works
from .skills.known import has_passive

if TYPE_CHECKING:
    from ..game import CoreSpace


def spend_ammo(game: CoreSpace, figure: Figure, pegs: int, *, loud: bool) -> None:
    """One peg of the first loud shot of a round goes into the tracker. (CS-RANGED-07, CS-RANGED-09..10, CS-ITEM-08)"""
    mission = game.state.mission
    if pegs:
        figure.ammo -= pegs
        game.tell(AmmoSpent(figure.id, figure.ammo))
    if loud and not mission.shot:
        mission.shot = True
        add_pegs(game, 1)


def reload_options(game: CoreSpace, figure: Figure) -> Options:
    """With an action. (CS-RELOAD-01)"""
    return NO_OPTIONS if reloads_quickly(game, figure) else reloads(game, figure)


def quick_reload_options(game: CoreSpace, figure: Figure) -> Options:
    """Effortlessly. (CS-ITEM-17, CS-SK-RANGED-11)"""
    return reloads(game, figure) if reloads_quickly(game, figure) else NO_OPTIONS


def reloads_quickly(game: CoreSpace, figure: Figure) -> bool:
    """True for an expert, or if a weapon has the icon for it. (CS-ITEM-17, CS-SK-RANGED-11)"""
    return has_passive(game, figure, "effortless-reload") or bool(quick_weapons(game, figure))


def quick_weapons(game: CoreSpace, figure: Figure) -> list[Item]:
    return [item for item in figure.tray if works(item) and "effortless-reload" in design(game, item).attributes]


def reloads(game: CoreSpace, figure: Figure) -> Options:
    """One for each ammo token. (CS-RELOAD-01, CS-JOIN-14)"""
    tray = figure.tray if can_use_items(game, figure) else ()
    ammo = [item for item in tray if design(game, item).reload]
    if not ammo:
        return NO_OPTIONS
    return in_order(offer(Reload(name), hands_free(game, figure, "CS-RELOAD-01")) for name in each_name(ammo))


def reload(game: CoreSpace, figure: Figure, choice: Reload) -> None:
    """Pegs beyond a full track are lost. (CS-RELOAD-02..03)"""
    token = design(game, item_of(figure.tray, choice.token))
    pegs = roll_number(game, player_of(figure), "reload", figure.id) if token.reload == "die" else token.reload
    show(game, figure, choice.token)
    for weapon in () if has_passive(game, figure, "effortless-reload") else quick_weapons(game, figure)[:1]:
        show(game, figure, weapon.name)
    figure.reloaded = True
    figure.ammo = min(AMMO, figure.ammo + pegs)
    game.tell(Reloaded(figure.id, choice.token, figure.ammo))
    use_up(game, figure, choice.token)
