"""What the scenario makes happen, as soon as the action is over that has brought it. (AKA-ROUND-05)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Step, call, done, goto

from ...content.script import Choose, Deed, Way
from .. import ending
from ..bodies import scenario_of
from .conditions import holds
from .deeds import Scene, do

if TYPE_CHECKING:
    from ...game import Akarios


class Happen(Procedure, tag="akarios.happen"):
    """Trigger after trigger, deed after deed; then the objective."""

    deeds: list[Deed] = []
    """What the present trigger still does."""
    it: str = ""
    at: Hex | None = None
    ways: tuple[Way, ...] = ()
    """Those among which the squad decides."""

    def start(self, game: Akarios) -> Step:
        if game.state.outcome:
            game.state.pending.clear()
            return done()
        if self.deeds:
            deed = self.deeds.pop(0)
            follows = do(game, deed, Scene(self.it, self.at))
            if isinstance(deed, Choose) and follows is not None:
                self.ways = deed.ways
                return call(follows, then=self.go_on)
            return goto(self.start) if follows is None else call(follows, then=self.start)
        if not game.state.pending:
            ending.look(game)
            return done()
        return goto(self.next)

    def next(self, game: Akarios) -> Step:
        """The next trigger, if it still may and its condition holds now."""
        state = game.state
        happening = state.pending.pop(0)
        trigger = scenario_of(game).triggers[happening.trigger]
        if happening.trigger in state.fired or not (trigger.only_if is None or holds(game, trigger.only_if)):
            return goto(self.start)
        if trigger.once:
            state.fired.append(happening.trigger)
        self.deeds, self.it, self.at = list(trigger.do), happening.it, happening.at
        return goto(self.start)

    def go_on(self, game: Akarios, way: int) -> Step:
        """What the squad has decided comes before the rest."""
        self.deeds = [*self.ways[way].do, *self.deeds]
        return goto(self.start)
