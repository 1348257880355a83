"""What a trader can do with an action, and what each answer sets going. (CS-ACTION-01)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from starhold.kernel import Choice, Options, Procedure

from .. import choices
from ..state import Figure
from .blasts import blast_options, fire_blast
from .donning import doff, don, don_options
from .dragging import drag, drag_options
from .effortless import floor_options, handle_floor, sidle, sidle_options
from .fighting import fight, fight_options, fights_quickly, quick_fight_options
from .misfires import clear_jam, clears_quickly, jam_options, quick_jam_options
from .missions.interacting import interact, interact_options
from .movement import embark, move
from .persuading import persuade, persuade_options
from .pushes import knock_back, knock_back_options
from .reloading import quick_reload_options, reload, reload_options, reloads_quickly
from .reviving import revive, revive_effortlessly, revive_with_action
from .searching import search, search_options
from .shooting import quick_shot_options, shoot, shoot_options, shoots_quickly
from .standing import stand_up
from .sustaining import follow_up
from .throwing import throw, throw_options
from .using import is_quick, use, use_effortlessly, use_with_action
from .walking import walk

if TYPE_CHECKING:
    from ..game import CoreSpace

Offers: TypeAlias = "Callable[[CoreSpace, Figure], Options]"
Deed: TypeAlias = "Callable[[CoreSpace, Figure, Any], Procedure | None]"  # each takes its own kind of choice

OFFERS: tuple[Offers, ...] = (
    fight_options,
    shoot_options,
    blast_options,
    knock_back_options,
    search_options,
    persuade_options,
    drag_options,
    reload_options,
    jam_options,
    don_options,
    use_with_action,
    revive_with_action,
    interact_options,
)
"""Movement apart, which has to know who was asked to make way."""

ASSAULTS: tuple[Offers, ...] = (fight_options, shoot_options, blast_options)
RUSHED = (choices.Move, choices.Walk, choices.Embark, choices.Fight, choices.Shoot, choices.FireBlast)
"""MOVE and ASSAULT actions. (CS-SK-AUGMENTED-02..03)"""

EFFORTLESS: tuple[Offers, ...] = (
    sidle_options,
    floor_options,
    throw_options,
    quick_fight_options,
    quick_shot_options,
    quick_reload_options,
    quick_jam_options,
    use_effortlessly,
    revive_effortlessly,
)
"""Exchanges apart, which have to know who has declined. (CS-EFFORTLESS-07)"""

ALWAYS_EFFORTLESS = (choices.Sidle, choices.PickUp, choices.Drop, choices.Swap, choices.Throw, choices.FollowUp)
BY_TOKEN = (choices.UseItem, choices.Operate, choices.Revive)
"""Effortless if the token says so. (CS-ITEM-02)"""

DEEDS: Mapping[type[Choice], Deed] = {
    choices.Interact: interact,
    choices.StandUp: stand_up,
    choices.Fight: fight,
    choices.Shoot: shoot,
    choices.KnockBack: knock_back,
    choices.Reload: reload,
    choices.ClearJam: clear_jam,
    choices.Don: don,
    choices.Doff: doff,
    choices.Move: move,
    choices.Embark: embark,
    choices.Walk: walk,
    choices.Sidle: sidle,
    **dict.fromkeys((choices.PickUp, choices.Drop, choices.Swap), handle_floor),
    **dict.fromkeys((choices.UseItem, choices.Operate), use),
    choices.Revive: revive,
    choices.Throw: throw,
    choices.FollowUp: follow_up,
    choices.Persuade: persuade,
    **dict.fromkeys((choices.Drag, choices.DragAboard), drag),
    choices.FireBlast: fire_blast,
    **dict.fromkeys((choices.Search, choices.SearchRoom, choices.Rob), search),
}
"""What is begun by each answer; nothing if it is done at once."""


def is_effortless(game: CoreSpace, figure: Figure, choice: Choice) -> bool:
    """(CS-EFFORTLESS-01, CS-EFFORTLESS-07, CS-ITEM-17, CS-ABILITY-12, CS-SK-RANGED-12, CS-SK-CLOSE-12)"""
    if isinstance(choice, choices.Shoot):
        return shoots_quickly(game, figure, choice)
    if isinstance(choice, choices.Fight):
        return fights_quickly(game, figure)
    if isinstance(choice, choices.Reload):
        return reloads_quickly(game, figure)
    if isinstance(choice, choices.ClearJam):
        return clears_quickly(game, figure)
    return isinstance(choice, ALWAYS_EFFORTLESS) or (isinstance(choice, BY_TOKEN) and is_quick(game, choice.token))
