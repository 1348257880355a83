"""Skills that are used with an action of the turn, not beside them. (CS-SKILL-04, CS-SK-CLOSE-01..03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...state import Figure
from ..activation import Activation
from ..effortless import can_act_effortlessly, pay_effortless

if TYPE_CHECKING:
    from ...game import CoreSpace


def turn_of(game: CoreSpace, figure: Figure) -> Activation | None:
    """The turn of a trader, if it is theirs."""
    turn = next((rule for rule in reversed(game.stack) if isinstance(rule, Activation)), None)
    return turn if turn is not None and turn.figure == figure.id else None


def can_spend(game: CoreSpace, figure: Figure, *, quick: bool = False) -> bool:
    """True if an action is left, or an effortless one for what is `quick`."""
    turn = turn_of(game, figure)
    return turn is not None and (bool(turn.left) or (quick and can_act_effortlessly(figure, turn)))


def spend(game: CoreSpace, figure: Figure, *, quick: bool = False) -> None:
    turn = turn_of(game, figure)
    assert turn is not None, "it is offered in the own turn"
    if quick:
        pay_effortless(turn)
    else:
        turn.left -= 1
        figure.begun = True
