"""Objectives that a roll decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.bands import look_up
from starhold.kernel import Procedure, Seat, Step, call, done, hand_over

from ..dice import Roll
from .cards import active_mission, place_pay, result_of, reveal
from .mission_type import held

if TYPE_CHECKING:
    from ...game import Xia


class Attempt(Procedure, tag="xia.attempt"):
    """A roll decides what a mission pays: research, theft, talks, or the remains of an outlaw.

    The card is turned up before the roll: everybody sees what the die is thrown for. What a roll without pay means
    depends on the type. (XIA-MTYPE-05..08, XIA-MTYPE-24..26, XIA-MTYPE-45)
    """

    seat: Seat
    mission: str

    def start(self, game: Xia) -> Step:
        reveal(game, self.seat, active_mission(game, self.seat, self.mission))
        return call(Roll(self.seat, 20, game.mission_type(self.mission)), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        kind, mission = held(game, self.seat, self.mission)
        pay = look_up(mission.card.pay, result_of(game, self.seat, shown))
        if pay:
            place_pay(game, self.seat, mission.active, pay)
            return done()
        harm = kind.botch(game, mission, shown)
        return hand_over(harm) if harm else done()
