"""Pilots who sacrifice a part of their own ship for the Sparrow. (AKA-SPARROW-03..04)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Seat, Step, ask, call, done, goto, options

from ..choices import Protect, StandBy
from ..events import Protected
from ..state import Flyer, Slotted
from .bodies import flyer_of, flying
from .playerboard import damage_card
from .stress import GainStress

if TYPE_CHECKING:
    from ..game import Akarios


class Guard(Procedure, tag="akarios.guard"):
    """Damage comes to the Sparrow, and everybody who can may keep it off; the result is 1 if somebody does."""

    standing_by: list[Seat] = []
    """The seats that let it happen."""

    def start(self, game: Akarios) -> Step:
        parts = seat_parts(game, self.standing_by)
        if not parts:
            return done(0)
        (seat, offered), *others = parts
        return ask(seat, offered, then=self.decide, others=others)

    def decide(self, game: Akarios, choice: Protect | StandBy) -> Step:
        """It costs the ability of the pilot's ship and 1 stress. (AKA-SPARROW-03)"""
        if isinstance(choice, StandBy):
            self.standing_by.append(choice.seat)
            return goto(self.start)
        flyer = flyer_of(game, choice.pilot)
        ability = ability_of(game, flyer)
        assert ability is not None, "only pilots with an ability to give are asked"
        damage_card(flyer, ability.id)
        flyer.guarded = True
        game.tell(Protected(flyer.id, ability.id))
        return call(GainStress(flyer.id, 1), then=self.end)

    def end(self, game: Akarios) -> Step:
        return done(1)


def seat_parts(game: Akarios, standing_by: list[Seat]) -> list[tuple[Seat, Options]]:
    """The share of each seat: its pilots who can protect her, and letting it be."""
    shares: dict[Seat, list[Choice]] = {}
    for flyer in flying(game):
        if flyer.seat not in standing_by and not flyer.guarded and ability_of(game, flyer) is not None:
            shares.setdefault(flyer.seat, [StandBy(flyer.seat)]).append(Protect(flyer.id))
    return [(seat, options(offered)) for seat, offered in sorted(shares.items())]


def ability_of(game: Akarios, flyer: Flyer) -> Slotted | None:
    """The undamaged ability of a pilot's ship. (AKA-SPARROW-04)"""
    by_card = game.content.card
    return next((card for card in flyer.cards if by_card[card.id].kind == "ship-ability" and not card.damaged), None)
