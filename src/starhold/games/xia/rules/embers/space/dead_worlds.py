"""Dead worlds: their relics, and digging for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import (
    Choice,
    Event,
    Options,
    Procedure,
    Refusal,
    Risks,
    Seat,
    Step,
    call,
    done,
    hand_over,
    offer,
    options,
)

from ....board.chart import Placed, Space
from ....lacks.means import RoomForRelic
from ....lacks.trade import RelicSite, RelicsLeft
from ....state import Embers, XiaState
from ...borders import HURTS_UP_TO
from ...cargo import space_for
from ...damage import TakeDamage
from ...dice import Roll
from ...risks import hits
from ...rulebook import Rulebook
from ...shields import Absorb
from ...ships import Standpoint, standpoint
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


NO_DIG = Options((), (Refusal(Excavate(), "XIA-DEADWORLD-01", RelicSite()),))


class ExcavateRelic(Procedure, tag="xia.excavate-relic"):
    """The d20 decides whether a relic comes to light or ice breaks off. (XIA-DEADWORLD-02..03)"""

    seat: Seat
    sector: str
    damage: int = 0

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, 20, "excavate", self.sector), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        if shown > HURTS_UP_TO:
            return self.succeed(game)
        self.damage = shown
        return call(Absorb(self.seat, "damage"), then=self.suffer)

    def suffer(self, game: Xia, absorbed: int) -> Step:
        return hand_over(TakeDamage(game.state.captains[self.seat].ship, self.damage - absorbed, ice=True))

    def succeed(self, game: Xia) -> Step:
        stack = table(game).relic_stacks[self.sector]
        relic = stack.pop()
        game.tell(RelicExcavated(self.seat, self.sector, len(stack)))
        game.count(self.seat, "excavated")
        stowing = stow_relic(game, self.seat, relic)
        return done() if stowing is None else hand_over(stowing)


# Where relics lie


def deal_relics(game: Xia, state: XiaState) -> None:
    """The starting sectors get their relics. (XIA-DEADWORLD-04)"""
    assert state.embers is not None
    for placed in state.board.placed:
        stack_relics(game, state.embers, placed.sector)


def stack_relics(game: Xia, embers: Embers, sector: str) -> None:
    """As many relics as a dead world says are stacked on it, if so many are left. (XIA-DEADWORLD-04)"""
    relics = min(game.content.sector[sector].relics, len(embers.relic_pile))
    if relics:
        embers.relic_stacks[sector] = [embers.relic_pile.pop() for _ in range(relics)]


def discover(game: Xia, placed: Placed) -> None:
    """A dead world gets its relics; the starting sectors have theirs already. (XIA-DEADWORLD-04)"""
    embers = table(game)
    if placed.sector not in embers.relic_stacks:
        stack_relics(game, embers, placed.sector)
        if placed.sector in embers.relic_stacks:
            game.tell(RelicsLaid(placed.sector, len(embers.relic_stacks[placed.sector])))


# Digging


def dig_at(point: Standpoint) -> Space | None:
    """The Excavate space on which a captain acts, if there is one."""
    here = space_for(point, "work")
    return here if here is not None and here.sector.kind == "dead-world" else None


def offer_digging(game: Xia, point: Standpoint) -> Options:
    """(XIA-DEADWORLD-01, XIA-DEADWORLD-05)"""
    if point.here.feature != "work" and point.captain.using is None:
        return NO_DIG
    dig = dig_at(point)
    if dig is None:
        return NO_DIG
    is_open = bool(table(game).relic_stacks.get(dig.sector.id))
    has_room = is_open and bool(relic_room(game, point.seat))
    return options(
        [
            offer(
                Excavate(),
                ("XIA-DEADWORLD-05", is_open, RelicsLeft()),
                ("XIA-DEADWORLD-01", has_room, RoomForRelic()),
            )
        ]
    )


def excavate(game: Xia, seat: Seat, choice: Excavate) -> Procedure:
    dig = dig_at(standpoint(game, seat))
    assert dig is not None
    return ExcavateRelic(seat, dig.sector.id)


def risk(game: Xia, seat: Seat, choice: Excavate) -> Risks:
    """(XIA-DEADWORLD-02)"""
    return hits(game, seat, HURTS_UP_TO, "ice damage")


def faults(game: Xia) -> Iterator[str]:
    """No more relics than a dead world had, and none elsewhere."""
    for sector, stack in table(game).relic_stacks.items():
        if sector not in game.chart.placed or len(stack) > game.content.sector[sector].relics:
            yield f"{len(stack)} relics lie in {sector}"


RULES = Rulebook(
    dealing=(deal_relics,),
    standard=(offer_digging,),
    taking={Excavate: excavate},
    laying=(discover,),
    dangers={Excavate: risk},
    faults=(faults,),
)
