"""Between the turns of two enemies: actions that pilots may perform in the enemy action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Seat, Step, ask, call, done, goto, options

from ..choices import Act, Pass, PassPhase
from ..state import Flyer
from .bodies import flyer_of, flying
from .offers import reactions
from .perform import Perform

if TYPE_CHECKING:
    from ..game import Akarios


class Interlude(Procedure, tag="akarios.interlude"):
    """Everybody who could act now may, or lets the next enemy come. (AKA-ABILITY-PILOT-16, AKA-UPG-TECH-23)"""

    passed: list[str] = []
    """The pilots who let this one go by."""

    def start(self, game: Akarios) -> Step:
        parts = [] if game.state.outcome else seat_parts(game, self.passed)
        if not parts:
            return done()
        (seat, offered), *others = parts
        return ask(seat, offered, then=self.act, others=others)

    def act(self, game: Akarios, choice: Choice) -> Step:
        match choice:
            case Act(pilot=pilot, card=card, dice=dice):
                return call(Perform(pilot, card, dice), then=self.start)
            case PassPhase(pilot=pilot):
                flyer_of(game, pilot).passive = True
            case Pass(pilot=pilot):
                self.passed.append(pilot)
        return goto(self.start)


def seat_parts(game: Akarios, passed: list[str]) -> list[tuple[Seat, Options]]:
    """The share of each seat: what its pilots can do now, and letting it be."""
    shares: dict[Seat, list[Choice]] = {}
    for flyer in flying(game):
        able = able_to(game, flyer) if flyer.id not in passed else ()
        if able:
            shares.setdefault(flyer.seat, []).extend([*able, Pass(flyer.id), PassPhase(flyer.id)])
    return [(seat, options(offered)) for seat, offered in sorted(shares.items())]


def able_to(game: Akarios, flyer: Flyer) -> tuple[Choice, ...]:
    return () if flyer.passive else reactions(game, flyer, "enemies")
