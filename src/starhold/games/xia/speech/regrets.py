"""Answers that end something before it was used: what a captain would forgo by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Seat

from ..choices import BuyOutfit, Depart, EndActions
from ..rules.movement import impulse_of
from ..rules.outfits import fitted

if TYPE_CHECKING:
    from ..game import Xia


def regret(game: Xia, seat: Seat, choice: Choice) -> str:
    """Name what is left unused, if all of it is."""
    match choice:
        case Depart() if could_buy_first_engine(game, seat):
            return game.text.regret("no-engine", movement=impulse_of(game, seat))
        case EndActions() if has_done_nothing(game, seat):
            return game.text.regret("idle", movement=impulse_of(game, seat))
    return ""


def could_buy_first_engine(game: Xia, seat: Seat) -> bool:
    """True if a shop would sell an engine to a captain who has none."""
    offered = game.decision.options if game.decision else ()
    sold = (game.content.outfit[choice.outfit] for choice in offered if isinstance(choice, BuyOutfit))
    return not list(fitted(game, seat, "engine")) and any(outfit.family == "engine" for outfit in sold)


def has_done_nothing(game: Xia, seat: Seat) -> bool:
    """True if a captain could still fly by impulse, and has done nothing that counts this turn."""
    captain = game.state.captains[seat]
    return captain.impulse and not captain.this_turn
