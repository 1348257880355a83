"""Work: where cubes and relics are gathered, what it takes, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Choice, Need, Options, Procedure, Refusal, Seat, offer, options

from ..board.chart import Space
from ..board.sites import Work, work_on
from ..choices import Harvest, Mine, Salvage
from ..content import Sector
from ..events import CubeGathered
from ..lacks.trade import Workplace
from ..state import Deed
from .cargo import FULL_HOLD, supplies
from .harm import DESTROYS_UP_TO, HURTS_UP_TO, MeetPeril, Peril
from .placing import load, room
from .rulebook import Offer
from .ships import Standpoint, space_for, standpoint
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia


class Job(Struct, frozen=True):
    """A kind of work as captains choose it."""

    deed: Choice
    elsewhere: Refusal
    """What somebody is told who is not on a space for it."""
    needs: Callable[[Xia, Seat, Sector], tuple[Need, ...]]
    """What it takes, on a space for it."""


def offering(jobs: Mapping[Work, Job]) -> Offer:
    """These kinds of work as standard actions."""
    nowhere = Options((), tuple(job.elsewhere for job in jobs.values()))

    def offered(game: Xia, point: Standpoint) -> Options:
        if point.here.feature != "work" and point.captain.using is None:
            return nowhere
        here = space_for(point, "work")
        if here is None:
            return nowhere
        done_here = work_on(here)
        return options(
            offer(job.deed, *job.needs(game, point.seat, here.sector)) if work == done_here else job.elsewhere
            for work, job in jobs.items()
        )

    return offered


def is_open(game: Xia, seat: Seat, space: Space) -> bool:
    """True if a captain could work on a space now, were the ship there."""
    work = work_on(space)
    job = None if work is None else game.rules.jobs.get(work)
    return job is not None and all(met for _, met, _ in job.needs(game, seat, space.sector))


def workplace(game: Xia, seat: Seat) -> Space:
    """The Work space on which a captain acts."""
    here = space_for(standpoint(game, seat), "work")
    assert here is not None, "work is offered where there is some"
    return here


def begin(game: Xia, seat: Seat, choice: Choice) -> Procedure:
    """(XIA-GATHER-01)"""
    work = work_on(workplace(game, seat))
    assert work is not None
    return MeetPeril(seat, work)


def bring_in(game: Xia, seat: Seat, found: int, *deeds: Deed) -> Procedure | None:
    """What the supply does not have, nobody finds. (XIA-CARGO-01)"""
    cargo = workplace(game, seat).sector.yields
    assert cargo is not None
    cubes = min(found, supplies(game)[cargo], len(room(game, seat)))
    for _ in range(cubes):
        game.tell(CubeGathered(seat, cargo))
        for deed in ("gathered", *deeds):
            game.count(seat, deed)
    return load(game, seat, cargo, cubes)


def gather(game: Xia, seat: Seat) -> Procedure | None:
    """(XIA-GATHER-03, XIA-GATHER-05, XIA-GATHER-07, XIA-TITLE-07)"""
    return bring_in(game, seat, 1 + skill(game, seat, "yield"))


def needs_room(game: Xia, seat: Seat, sector: Sector) -> tuple[Need, ...]:
    """A cube has to go somewhere. (XIA-GATHER-01)"""
    return (("XIA-GATHER-01", bool(room(game, seat)), FULL_HOLD),)


JOBS: dict[Work, Job] = {
    "mine": Job(Mine(), Refusal(Mine(), "XIA-GATHER-01", Workplace("asteroids")), needs_room),
    "salvage": Job(Salvage(), Refusal(Salvage(), "XIA-GATHER-01", Workplace("debris")), needs_room),
    "harvest": Job(Harvest(), Refusal(Harvest(), "XIA-GATHER-01", Workplace("nebula")), needs_room),
}
PERILS: dict[str, Peril] = {
    "mine": Peril(purpose="mine", up_to=HURTS_UP_TO, harm="damage", skill="gather", success=gather),
    "salvage": Peril(purpose="salvage", up_to=DESTROYS_UP_TO, harm="destroyed", skill="gather", success=gather),
    "harvest": Peril(purpose="harvest", up_to=HURTS_UP_TO, harm="energy", skill="gather", success=gather),
}
"""Work that fails. (XIA-GATHER-02, XIA-GATHER-04, XIA-GATHER-06, XIA-GATHER-09)"""

offer_standard = offering(JOBS)
