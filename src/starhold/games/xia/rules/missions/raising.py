"""Mission rolls to which a captain may add something, but need not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Seat, Step, ask, done

from ...choices import Accept
from .cards import plain_result, result_of

if TYPE_CHECKING:
    from ...game import Xia


class AddToRoll(Choice, frozen=True, tag="xia.add-to-roll"):
    """Add to a roll what may be added to it."""

    more: int


class Raise(Procedure, tag="xia.raise-roll"):
    """Where more is not always better, the captain is asked. Ends with what the roll is worth. (XIA-CAMPAIGN-16)"""

    seat: Seat
    shown: int

    def start(self, game: Xia) -> Step:
        plain, most = plain_result(game, self.seat, self.shown), result_of(game, self.seat, self.shown)
        if plain == most or game.is_over:
            return done(plain)
        return ask(self.seat, [AddToRoll(most - plain), Accept()], then=self.add)

    def add(self, game: Xia, choice: AddToRoll | Accept) -> Step:
        adds = isinstance(choice, AddToRoll)
        return done((result_of if adds else plain_result)(game, self.seat, self.shown))
