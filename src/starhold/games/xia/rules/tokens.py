"""Exploration tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.piles import draw
from starhold.geometry import Hex
from starhold.kernel import NO_OPTIONS, Options, Procedure, Seat

from ..board.chart import Placed
from ..choices import CollectToken
from ..events import TokenCollected
from ..state import LaidToken
from .fame import gain_fame, get_credits
from .ships import Standpoint

if TYPE_CHECKING:
    from ..game import Xia

COLLECT_TOKEN = Options((CollectToken(),))


def lay_tokens(game: Xia, placed: Placed) -> None:
    """A new sector gets a token, face down, on each Exploration space. (XIA-TOKEN-01, XIA-TOKEN-03)"""
    for space in game.chart.features_in(placed, "exploration"):
        token = draw(game, game.state.pile)
        if token is not None:
            game.state.tokens.append(LaidToken(space.at, token))


def token_on(game: Xia, at: Hex) -> LaidToken | None:
    for laid in game.state.tokens:
        if laid.at == at:
            return laid
    return None


def find(game: Xia, seat: Seat, start_from: Hex) -> Procedure | None:
    """A ship has come onto a space."""
    at = game.state.captains[seat].at
    assert at is not None
    return claim_token(game, seat, at)


def claim_token(game: Xia, seat: Seat, at: Hex) -> Procedure | None:
    """The first captain on an Exploration space takes its token. (XIA-TOKEN-02, XIA-TOKEN-13)"""
    laid = token_on(game, at)
    if laid is None:
        return None
    game.state.tokens.remove(laid)
    token = game.content.token[laid.token]
    game.tell(TokenCollected(seat, token.id))
    game.count(seat, "tokens")
    if token.credits:
        get_credits(game, seat, token.credits, "exploration")
    if token.fame:
        gain_fame(game, seat, token.fame, "exploration")
    for happens in game.rules.finding:
        happening = happens(game, seat, token)
        if happening is not None:
            return happening
    return None


def offer_minor(game: Xia, point: Standpoint) -> Options:
    """A ship on an Exploration space keeps its token from nobody who uses that space. (XIA-MOVE-04)"""
    using = point.captain.using
    return COLLECT_TOKEN if using is not None and token_on(game, using) is not None else NO_OPTIONS


def collect(game: Xia, seat: Seat, choice: CollectToken) -> Procedure | None:
    using = game.state.captains[seat].using
    assert using is not None
    return claim_token(game, seat, using)
