"""The Sparrow among the sectors: explore, scout, dock, move, jump. (AKA-EXPLORE-01..13, AKA-SCOUT-01..05)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import (
    Choice,
    Event,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    ask,
    done,
    hand_over,
    offer,
    options,
)

from ...content.story import ReadOn
from ...content.voyage import Heading, Sector
from ...lacks import Later, NewAchievement
from ...state import Reading
from ..campaign.bringing import change_supply, strain
from ..campaign.retiring import GoHome, Retire, retiring
from ..campaign.squad import begin, crew, meets, squad_of
from ..campaign.story import note
from ..script.deciding import voters
from .happenings import SpaceEventHappens, events_left
from .market import Trade

if TYPE_CHECKING:
    from ...game import Akarios

STEPS: dict[Heading, tuple[int, int]] = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
JUMPS_FROM_ACT = 3
"""(AKA-JUMP-01..02)"""


class Explore(Choice, frozen=True, tag="akarios.explore"):
    """Reveal the next sector on a side, and move the Sparrow there."""

    seat: Seat
    heading: Heading


class ScoutOut(Choice, frozen=True, tag="akarios.scout"):
    """Scout what is here."""

    seat: Seat
    number: int
    """Of the scout icons on the sector card, from 1 on: their names are still unread."""


class Dock(Choice, frozen=True, tag="akarios.dock"):
    """Dock, and go to the market."""

    seat: Seat


class Move(Choice, frozen=True, tag="akarios.move"):
    """Move the Sparrow to a sector that is explored."""

    seat: Seat
    sector: str


class Jump(Choice, frozen=True, tag="akarios.jump"):
    """Jump to a system that was discovered."""

    seat: Seat
    system: str


class SectorExplored(Event, frozen=True, tag="akarios.sector-explored"):
    sector: str


class SparrowMoved(Event, frozen=True, tag="akarios.sparrow-moved"):
    sector: str


class SystemReached(Event, frozen=True, tag="akarios.system-reached"):
    system: str
    sector: str


class ScoutedInVain(Event, frozen=True, tag="akarios.scouted-in-vain"):
    """The squad lacks an achievement; the supply is not spent."""

    entry: str


class Voyage(Procedure, tag="akarios.voyage"):
    """One action of the Sparrow, open to all who fly; the first answer counts. (AKA-EXPLORE-02)"""

    def start(self, game: Akarios) -> Step:
        (first, *others) = voters(game)
        parts = [(seat, sparrow_options(game, seat)) for seat in others]
        return ask(first, sparrow_options(game, first), then=self.act, others=parts)

    def act(self, game: Akarios, choice: Choice) -> Step:
        squad, here = squad_of(game), sector_of(game)
        squad.readings, squad.origin = [], ""
        match choice:
            case Explore(heading=heading):
                spend(game)
                return self.enter(game, neighbour(game, here, heading))
            case ScoutOut(number=number):
                return scout(game, here.scouts[number - 1].entry)
            case Dock():
                spend(game)
                begin(game, here.dock)
                return hand_over(Trade(here.dock))
            case Move(sector=sector):
                spend(game)
                squad.sector = sector
                game.tell(SparrowMoved(sector))
            case Jump(system=system):
                spend(game)
                arrive(game, system)
            case Retire(seat=seat):
                return hand_over(GoHome(seat))
        return done()

    def enter(self, game: Akarios, sector: Sector) -> Step:
        """A new sector, with a space event or a stop event. (AKA-EXPLORE-07..08, AKA-EVENT-01, AKA-EVENT-06)"""
        reveal(game, sector)
        if sector.event and events_left(game):
            return hand_over(SpaceEventHappens())
        stop_event(game)
        return done()


def sparrow_options(game: Akarios, seat: Seat) -> Options:
    return options(actions(game, seat))


def actions(game: Akarios, seat: Seat) -> Iterator[Choice | Refusal]:
    """What the icons of the sector allow, and the basic move. (AKA-EXPLORE-01..03)"""
    squad, here = squad_of(game), sector_of(game)
    for number, icon in enumerate(here.scouts, 1):
        if icon.entry not in squad.scouted:
            yield offer(ScoutOut(seat, number), ("AKA-SCOUT-02", icon.entry not in squad.wanting, NewAchievement()))
    for heading in here.explore:
        if neighbour(game, here, heading).id not in squad.explored:
            yield Explore(seat, heading)
    if here.dock:
        yield Dock(seat)
    for system in here.jump:
        if game.content.system[system].start in squad.explored:
            yield offer(Jump(seat, system), ("AKA-JUMP-02", squad.act >= JUMPS_FROM_ACT, Later(JUMPS_FROM_ACT)))
    for id_ in squad.explored:
        if id_ != here.id and id_ in game.content.sector and game.content.sector[id_].system == squad.system:
            yield Move(seat, id_)
    yield from retiring(game, seat)


def sector_of(game: Akarios) -> Sector:
    return game.content.sector[squad_of(game).sector]


def label_of(game: Akarios, sector: Sector) -> str:
    """(AKA-CAMPAIGN-05..06)"""
    return f"{game.content.system[sector.system].letter}-{sector.x}.{sector.y}"


def neighbour(game: Akarios, sector: Sector, heading: Heading) -> Sector:
    """The sector card next to another one."""
    x, y = STEPS[heading]
    at = (sector.system, sector.x + x, sector.y + y)
    return next(other for other in game.content.sectors if (other.system, other.x, other.y) == at)


def spend(game: Akarios) -> None:
    """1 supply; without any, everybody's starting stress rises by 1. (AKA-EXPLORE-01, AKA-EXPLORE-04..05)"""
    if squad_of(game).supply:
        change_supply(game, -1)
    else:
        for pilot in crew(game):
            strain(game, pilot, 1)


def reveal(game: Akarios, sector: Sector) -> None:
    """(AKA-CAMPAIGN-11, AKA-EXPLORE-07)"""
    squad = squad_of(game)
    squad.sector = sector.id
    squad.explored.append(sector.id)
    game.tell(SectorExplored(sector.id))


def stop_event(game: Akarios) -> None:
    """Only the first time that the sector is entered, which is when it is explored. (AKA-EXPLORE-08..09)"""
    if sector_of(game).stop:
        squad_of(game).course = ReadOn(entry=sector_of(game).stop)


def arrive(game: Akarios, system: str) -> None:
    """The Sparrow comes into a system, at its starting sector card. (AKA-CAMPAIGN-03, AKA-EXPLORE-13)"""
    squad, start = squad_of(game), game.content.system[system].start
    is_new = start not in squad.explored
    squad.system, squad.sector = system, start
    game.tell(SystemReached(system, start))
    if is_new:
        squad.explored.append(start)
        stop_event(game)


def scout(game: Akarios, entry: str) -> Step:
    """Without the achievements that it needs, nothing was spent. (AKA-SCOUT-01..04)"""
    squad = squad_of(game)
    if not meets(game, game.content.entry[entry].needs):
        squad.wanting.append(entry)
        note(game, Reading("entry", entry, wanting=True))
        game.tell(ScoutedInVain(entry))
        return done()
    spend(game)
    squad.scouted.append(entry)
    squad.origin = entry
    squad.course = ReadOn(entry=entry)
    return done()
