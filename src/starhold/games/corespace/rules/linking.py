"""Linked actions: all of a turn are of one type. (CS-ABILITY-15..16)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, tag_of

from .. import choices
from ..state import Figure
from .figures import has_ability

if TYPE_CHECKING:
    from ..game import CoreSpace

TYPES: Mapping[type[Choice], str] = {
    **dict.fromkeys((choices.Move, choices.Walk, choices.Embark, choices.AskLeave), "move"),
    **dict.fromkeys((choices.Shoot, choices.FireBlast), "ranged assault"),
    **dict.fromkeys((choices.Search, choices.SearchRoom, choices.Rob), "search"),
    **dict.fromkeys((choices.Drag, choices.DragAboard), "drag"),
    **dict.fromkeys((choices.Don, choices.Doff), "don"),
    **dict.fromkeys((choices.UseItem, choices.Operate, choices.Revive), "use"),
}
"""The actions that are of one type though they are answered by several words; each other word is its own."""


def type_of(choice: Choice) -> str:
    return TYPES.get(type(choice)) or tag_of(choice)


def links(game: CoreSpace, figure: Figure, choice: Choice) -> str:
    """The type to which an action binds the rest of a turn; nothing if it does not. (CS-ABILITY-15..16)"""
    is_bound = has_ability(game, figure, "linked") and not isinstance(choice, choices.StandUp)
    return type_of(choice) if is_bound else ""


def of_type(offered: Options, linked: str) -> Options:
    """The answers that are left once the type is fixed: all others are lost. (CS-ABILITY-16)"""
    if not linked:
        return offered
    return Options(tuple(choice for choice in offered.legal if type_of(choice) == linked), offered.refusals)
