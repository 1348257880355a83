"""What it tells of a simulated match."""

from __future__ import annotations

from starhold.kernel import Event
from starhold.sim.chronicle import Chronicle

from ...cli.pebbles import Took


class Recollection(Chronicle):
    """Takes each pebble for a turn."""

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, Took)


CHRONICLE = Recollection
