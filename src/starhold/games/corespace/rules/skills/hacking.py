"""Parts of Hack: the Purge that are shut down or taken over, and doors. (CS-SK-TECH-13..16)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options

from ...choices import WorkDoor
from ...content.tech import ShutDownPart, TakeOverPart, WorkDoorPart
from ...events import ShutDown
from ...state import Figure
from ..answers import in_order
from ..damage import remove
from ..doors import set_lock, squares_of
from ..figures import deck_chart, ground_of
from ..taking_over import take_over
from .parts import PartRule
from .tech import AppointRule, purge_near

if TYPE_CHECKING:
    pass


class ShutDownRule(AppointRule[ShutDownPart], of=ShutDownPart):
    """It is taken off the deck, but not defeated. (CS-SK-TECH-13..14)"""

    def targets(self) -> Iterator[Figure]:
        return iter(purge_near(self.game, self.figure, self.part.rank))

    def touch(self, other: Figure) -> None:
        self.game.tell(ShutDown(self.figure.id, other.id))
        remove(self.game, other)


class TakeOverRule(AppointRule[TakeOverPart], of=TakeOverPart):
    """(CS-SK-TECH-15..16)"""

    def targets(self) -> Iterator[Figure]:
        return iter(purge_near(self.game, self.figure, self.part.rank))

    def touch(self, other: Figure) -> None:
        take_over(self.game, self.figure, other)


class WorkDoorRule(PartRule[WorkDoorPart], of=WorkDoorPart, asks=True):
    """(CS-SK-TECH-13, CS-SK-TECH-15)"""

    def options(self) -> Options:
        game, figure = self.game, self.figure
        here, doors = ground_of(figure), deck_chart(game).layout.doors
        return in_order(WorkDoor(door.id) for door in doors if self.part.anywhere or squares_of(door) & here)

    def do(self, choice: Choice | None) -> None:
        assert isinstance(choice, WorkDoor), "a door is chosen"
        set_lock(self.game, self.figure, choice.door)
