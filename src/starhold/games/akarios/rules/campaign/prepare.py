"""Before a scene: everybody gets ready, and for a fight the squad chooses how hard it is. (AKA-CAMPAIGN-12)"""

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
    call,
    done,
    goto,
    offer,
    options,
)

from ...lacks import ShipForAll
from ...options import DIFFICULTIES, Difficulty
from .growth import grow, growth_options
from .outfit import change_outfit, outfit_options, rest
from .retiring import GoHome, Retire, retiring
from .squad import crew, squad_of

if TYPE_CHECKING:
    from ...game import Akarios


class Ready(Choice, frozen=True, tag="akarios.ready"):
    """Be ready for what comes; a seat without a pilot sits out."""

    seat: Seat


class SetDifficulty(Choice, frozen=True, tag="akarios.set-difficulty"):
    """Choose how hard the fight is."""

    difficulty: Difficulty


class Bench(Choice, frozen=True, tag="akarios.bench"):
    """Let the pilot of another seat sit out."""

    seat: Seat
    pilot: str


class DifficultySet(Event, frozen=True, tag="akarios.difficulty-set"):
    difficulty: Difficulty


class MadeReady(Event, frozen=True, tag="akarios.made-ready"):
    seat: Seat


class Prepare(Procedure, tag="akarios.prepare"):
    """Open to all seats, and over when every seat that flies somebody is ready.

    Seats without a pilot are asked first, so that those who take turns come to them; nobody waits for them.
    For the whole squad decides a seat that flies somebody, as soon as there is one.
    (AKA-CAMPAIGN-12, AKA-NEWPILOT-04, AKA-SOLO-04, AKA-DIFFICULTY-01)
    """

    fight: bool
    ready: list[Seat] = []

    def start(self, game: Akarios) -> Step:
        if squad_of(game).retired:
            return done()
        crewed = {sheet.seat for sheet in crew(game).values()}
        if crewed and crewed <= {*self.ready}:
            return done()
        waiting = sorted((seat for seat in game.seats if seat not in self.ready), key=lambda seat: seat in crewed)
        deciding = next((seat for seat in waiting if seat in crewed), waiting[0])
        (first, offered), *others = [(seat, self.offered(game, seat, first=seat == deciding)) for seat in waiting]
        return ask(first, offered, then=self.choose, others=others)

    def offered(self, game: Akarios, seat: Seat, *, first: bool) -> Options:
        return options(
            (
                *readiness(game, seat),
                *self.difficulties(game, first=first),
                *growth_options(game, seat),
                *outfit_options(game, seat, first=first),
                *self.benching(game, seat),
            )
        )

    def difficulties(self, game: Akarios, *, first: bool) -> Iterator[Choice]:
        """(AKA-DIFFICULTY-01)"""
        if self.fight and first:
            yield from (SetDifficulty(level) for level in DIFFICULTIES if level != game.state.difficulty)

    def benching(self, game: Akarios, seat: Seat) -> Iterator[Choice]:
        """Pilots of others, as long as those are not ready: nobody has to wait for someone who is away."""
        for pilot, sheet in crew(game).items():
            if sheet.seat not in (seat, *self.ready):
                yield Bench(seat, pilot)

    def choose(self, game: Akarios, choice: Choice) -> Step:
        match choice:
            case Ready(seat=seat):
                self.ready.append(seat)
                game.tell(MadeReady(seat))
            case SetDifficulty(difficulty=difficulty):
                game.state.difficulty = difficulty
                game.tell(DifficultySet(difficulty))
            case Bench(pilot=pilot):
                rest(game, pilot)
            case Retire(seat=seat):
                return call(GoHome(seat), then=self.start)
            case _ if not grow(game, choice):
                change_outfit(game, choice)
        return goto(self.start)


def readiness(game: Akarios, seat: Seat) -> Iterator[Choice | Refusal]:
    """Somebody must fly, and everybody who flies needs a ship."""
    flying = crew(game).values()
    have_ships = all(sheet.ship for sheet in flying if sheet.seat == seat)
    yield offer(Ready(seat), ("AKA-SHIP-01", bool(flying) and have_ships, ShipForAll()))
    yield from retiring(game, seat)
