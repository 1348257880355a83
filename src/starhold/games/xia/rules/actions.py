"""The Action Phase: all actions a captain can take, standard and minor."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Refusal, Seat, Step, ask, call, done, goto, joined

from .. import choices
from ..lacks.means import LifeOnBoard
from . import gifts, minor, movement
from .energy import is_stranded
from .ships import standpoint

if TYPE_CHECKING:
    from ..game import Xia

END_ACTIONS = Options((choices.EndActions(),))

STRANDED = LifeOnBoard()


class ActionPhase(Procedure, tag="xia.action-phase"):
    """Any number of actions in any order, each resolved before the next. (XIA-TURN-04..05)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        if captain.at is None or game.is_over:
            return done()
        return ask(self.seat, offered(game, self.seat), then=self.act)

    def act(self, game: Xia, action: Choice) -> Step:
        if type(action) is choices.EndActions:
            return done()
        procedure = game.rules.taking[type(action)](game, self.seat, action)
        return call(procedure, then=self.start) if procedure else goto(self.start)


def offered(game: Xia, seat: Seat) -> Options:
    """Actions open to a captain; a stranded one has only impulse and minor actions. (XIA-STRANDED-01)"""
    point = standpoint(game, seat)
    standard = [offers(game, point) for offers in game.rules.standard]
    if is_stranded(point.captain):
        standard = [refuse_stranded(part) for part in standard]
    return joined(
        movement.offer_moves(game, point),
        *standard,
        *minor.offered(game, point),
        gifts.offer_gifts(game, seat),
        *(offers(game, point) for offers in game.rules.unhindered),
        END_ACTIONS,
    )


@lru_cache(maxsize=4096)
def refuse_stranded(part: Options) -> Options:
    """(XIA-STRANDED-01, XIA-STRANDED-04)"""
    choices = [*part.legal, *(refusal.choice for refusal in part.refusals)]
    return Options((), tuple(Refusal(choice, "XIA-STRANDED-01", STRANDED) for choice in choices))
