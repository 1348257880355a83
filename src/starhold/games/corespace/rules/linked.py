"""Linked actions: all of a turn are of one kind. (CS-ABILITY-15..16)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, tag_of

from ..choices import AskLeave, Embark, FireBlast, Move, Rob, Search, SearchRoom, Shoot, StandUp, Walk
from ..state import Figure
from .figures import has_ability

if TYPE_CHECKING:
    from ..game import CoreSpace
    from .activation import Activation

KINDS: dict[type[Choice], str] = {
    **dict.fromkeys((Move, Walk, Embark, AskLeave), "move"),
    **dict.fromkeys((Shoot, FireBlast), "shoot"),
    **dict.fromkeys((Search, SearchRoom, Rob), "search"),
    StandUp: "",
}
"""Actions with several answers, or none that counts; the others are of their own kind. (CS-ABILITY-16)"""


def kind_of(choice: Choice) -> str:
    return KINDS.get(type(choice), tag_of(choice))


def linked(game: CoreSpace, figure: Figure, turn: Activation, offered: Options) -> Options:
    """What fits the first action, for those who do one kind of thing in a turn."""
    if not turn.kind or not has_ability(game, figure, "linked"):
        return offered
    return Options(tuple(choice for choice in offered.legal if kind_of(choice) == turn.kind))
