"""Answers that end something before it was used: what a captain would forgo by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.by_kind import ByKind
from starhold.kernel import Seat

from ..choices import BuyOutfit, Collect, Depart, EndActions
from ..rules.movement import impulse_of
from ..rules.outfits import fitted
from ..rules.solo.race import PLUS

if TYPE_CHECKING:
    from ..game import Xia


def of_departing(game: Xia, seat: Seat, choice: Depart) -> str:
    return game.text.regret("no-engine", movement=impulse_of(game, seat)) if could_buy_first_engine(game, seat) else ""


def of_ending(game: Xia, seat: Seat, choice: EndActions) -> str:
    if leaves_cubes(game):
        return game.text.regret("adrift", plus=PLUS)
    return game.text.regret("idle", movement=impulse_of(game, seat)) if has_done_nothing(game, seat) else ""


def could_buy_first_engine(game: Xia, seat: Seat) -> bool:
    """True if a shop would sell an engine to a captain who has none."""
    offered = game.decision.options if game.decision else ()
    sold = (game.content.outfit[choice.outfit] for choice in offered if isinstance(choice, BuyOutfit))
    return not list(fitted(game, seat, "engine")) and any(outfit.family == "engine" for outfit in sold)


def leaves_cubes(game: Xia) -> bool:
    """True if a captain who plays alone could still pick up a cube that helps the NPCs."""
    offered = game.decision.options if game.decision else ()
    return game.state.solo is not None and any(isinstance(choice, Collect) for choice in offered)


def has_done_nothing(game: Xia, seat: Seat) -> bool:
    """True if a captain could still fly by impulse, and has done nothing that counts this turn."""
    captain = game.state.captains[seat]
    return captain.impulse and not captain.this_turn


REGRETS: ByKind[str] = ByKind({Depart: of_departing, EndActions: of_ending}, otherwise="")
