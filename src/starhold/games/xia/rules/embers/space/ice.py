"""Ice asteroids: flying into them, and quarrying Ember among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Procedure, Refusal, Seat

from ....board.sites import Work
from ....lacks.trade import Workplace
from ...dangers import of_work
from ...harm import HURTS_UP_TO, Peril
from ...rulebook import Rulebook
from ...work import Job, begin, bring_in, needs_room, offering

if TYPE_CHECKING:
    from ....game import Xia


class Quarry(Choice, frozen=True, tag="xia.quarry"):
    """Break Ember out of the ice."""


class IceEntered(Event, frozen=True, tag="xia.ice-entered"):
    """A ship flew in among ice asteroids, and one is about to strike it for so much."""

    ship: str
    damage: int


def quarry(game: Xia, seat: Seat) -> Procedure | None:
    """(XIA-GATHER-08)"""
    return bring_in(game, seat, 1, "quarried")


JOBS: dict[Work, Job] = {"quarry": Job(Quarry(), Refusal(Quarry(), "XIA-GATHER-01", Workplace("ice")), needs_room)}
PERILS: dict[str, Peril] = {
    # An ice asteroid hits for the number rolled; shields may absorb it. (XIA-BORDER-28..29)
    "ice": Peril(
        purpose="ice asteroids",
        up_to=HURTS_UP_TO,
        harm="ice damage",
        skill="asteroids",
        deed="ice_fields",
        told=IceEntered,
    ),
    # The ice gives Ember away, or strikes the ship. (XIA-GATHER-08..09)
    "quarry": Peril(purpose="quarry", up_to=HURTS_UP_TO, harm="ice damage", skill="gather", success=quarry),
}

RULES = Rulebook(
    standard=(offering(JOBS),),
    taking={Quarry: begin},
    jobs=JOBS,
    perils=PERILS,
    dangers={Quarry: of_work},
)
