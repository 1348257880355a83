"""Dead worlds: their relics, and digging for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.games.common.piles import draw_cards
from starhold.kernel import Choice, Event, Need, Procedure, Refusal, Seat

from ....board.chart import Placed
from ....board.sites import Work
from ....content import Sector
from ....lacks.means import RoomForRelic
from ....lacks.trade import RelicSite, RelicsLeft
from ....state import Embers, XiaState
from ...dangers import of_work
from ...harm import HURTS_UP_TO, MeetPeril, Peril
from ...rulebook import Rulebook
from ...work import Job, offering, workplace
from ..hold import relic_room, stow_relic
from ..table import table

if TYPE_CHECKING:
    from ....game import Xia


class Excavate(Choice, frozen=True, tag="xia.excavate"):
    """Dig for a relic."""


class RelicsLaid(Event, frozen=True, tag="xia.relics-laid"):
    """A dead world was discovered, with so many relics on it."""

    sector: str
    relics: int


class RelicExcavated(Event, frozen=True, tag="xia.relic-excavated"):
    """A relic was dug out, and so many are left."""

    seat: Seat
    sector: str
    relics: int


# Where relics lie


def deal_relics(game: Xia, state: XiaState) -> None:
    """The starting sectors get their relics. (XIA-DEADWORLD-04)"""
    assert state.embers is not None
    for placed in state.board.placed:
        stack_relics(game, state.embers, placed.sector)


def stack_relics(game: Xia, embers: Embers, sector: str) -> None:
    """As many relics as a dead world says are stacked on it, if so many are left. (XIA-DEADWORLD-04)"""
    relics = draw_cards(game, game.content.sector[sector].relics, embers.relic_pile)
    if relics:
        embers.relic_stacks[sector] = relics


def discover(game: Xia, placed: Placed) -> None:
    """A dead world gets its relics; the starting sectors have theirs already. (XIA-DEADWORLD-04)"""
    embers = table(game)
    if placed.sector not in embers.relic_stacks:
        stack_relics(game, embers, placed.sector)
        if placed.sector in embers.relic_stacks:
            game.tell(RelicsLaid(placed.sector, len(embers.relic_stacks[placed.sector])))


# Digging


def needs_relics(game: Xia, seat: Seat, sector: Sector) -> tuple[Need, ...]:
    """(XIA-DEADWORLD-01, XIA-DEADWORLD-05)"""
    is_left = bool(table(game).relic_stacks.get(sector.id))
    has_room = is_left and bool(relic_room(game, seat))
    return (
        ("XIA-DEADWORLD-05", is_left, RelicsLeft()),
        ("XIA-DEADWORLD-01", has_room, RoomForRelic()),
    )


def excavate(game: Xia, seat: Seat, choice: Excavate) -> Procedure:
    return MeetPeril(seat, "excavate", workplace(game, seat).sector.id)


def dig_out(game: Xia, seat: Seat) -> Procedure | None:
    """(XIA-DEADWORLD-03)"""
    sector = workplace(game, seat).sector.id
    stack = table(game).relic_stacks[sector]
    relic = stack.pop()
    game.tell(RelicExcavated(seat, sector, len(stack)))
    game.count(seat, "excavated")
    return stow_relic(game, seat, relic)


def faults(game: Xia) -> Iterator[str]:
    """No more relics than a dead world had, and none elsewhere."""
    for sector, stack in table(game).relic_stacks.items():
        if sector not in game.chart.placed or len(stack) > game.content.sector[sector].relics:
            yield f"{len(stack)} relics lie in {sector}"


JOBS: dict[Work, Job] = {
    "excavate": Job(
        Excavate(),
        Refusal(Excavate(), "XIA-DEADWORLD-01", RelicSite()),
        needs_relics,
    )
}
PERILS: dict[str, Peril] = {
    # A relic comes to light, or ice breaks off. (XIA-DEADWORLD-02..03)
    "excavate": Peril(purpose="excavate", up_to=HURTS_UP_TO, harm="ice damage", success=dig_out),
}

RULES = Rulebook(
    dealing=(deal_relics,),
    standard=(offering(JOBS),),
    taking={Excavate: excavate},
    jobs=JOBS,
    perils=PERILS,
    laying=(discover,),
    dangers={Excavate: of_work},
    faults=(faults,),
)
