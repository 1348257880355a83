"""What missions make happen, as soon as the action is over that has brought it. (CS-MISSION-07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done

from .. import ending
from ..figures import page_of
from .carrying import CarryOut
from .conditions import holds
from .words import Scene

if TYPE_CHECKING:
    from ...game import CoreSpace


class Happen(Procedure, tag="corespace.happen"):
    """What was due in this round, then rule after rule; then it is looked whether the mission is over."""

    def start(self, game: CoreSpace) -> Step:
        mission = game.state.mission
        if mission.over:
            mission.pending.clear()
            return done()
        due = next((delayed for delayed in mission.delayed if delayed.round <= mission.round), None)
        if due is not None:
            mission.delayed.remove(due)
            return call(CarryOut([*due.do], due.user, due.about), then=self.start)
        while mission.pending:
            happening = mission.pending.pop(0)
            trigger = page_of(game).rules[happening.trigger]
            seat = Scene(happening.user).seat(game)
            if happening.trigger in mission.fired or not (
                trigger.only_if is None or holds(game, trigger.only_if, seat)
            ):
                continue
            if trigger.once:
                mission.fired.append(happening.trigger)
            return call(CarryOut([*trigger.do], happening.user, happening.about), then=self.start)
        ending.look(game)
        return done()
