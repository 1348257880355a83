"""The Status Phase: fame, titles, and the ship made ready for the next turn."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from starhold.kernel import Options, Procedure, Seat, Step, ask, call, done, goto

from .. import choices
from . import energy
from .fame import claim_fame
from .outfits import disarm_used
from .ships import is_alive, is_at_starport
from .skills import skill
from .titles import claim_titles, draw_titles

if TYPE_CHECKING:
    from ..game import Xia


class Status(Procedure, tag="xia.status"):
    """Claim fame, draw titles, refresh, arm. Whoever claims enough fame has won, and the rest is left out.

    Titles are drawn after titles are claimed, so that none is claimed in the phase in which it is drawn.
    (XIA-STATUS-01..02, XIA-TITLE-06)
    """

    seat: Seat
    entered: int = 0
    """How much of what comes before fame has happened."""
    closed: int = 0
    """How much of what closes a turn has happened."""

    def start(self, game: Xia) -> Step:
        entering = game.rules.entering_status
        while self.entered < len(entering) and is_alive(game, self.seat):
            happening = entering[self.entered](game, self.seat)
            self.entered += 1
            if happening is not None:
                return call(happening, then=self.start)
        return self.claim(game) if is_alive(game, self.seat) else done()

    def claim(self, game: Xia) -> Step:
        claim_titles(game, self.seat)
        claim_fame(game, self.seat)
        if game.is_over:
            return done()
        draw_titles(game, self.seat, game.state.captains[self.seat].fame)
        return goto(self.close)

    def close(self, game: Xia) -> Step:
        closing = game.rules.closing
        while self.closed < len(closing) and is_alive(game, self.seat) and not game.is_over:
            happening = closing[self.closed](game, self.seat)
            self.closed += 1
            if happening is not None:
                return call(happening, then=self.close)
        if not is_alive(game, self.seat) or game.is_over:
            return done()
        refresh(game, self.seat)
        disarm_used(game.state.captains[self.seat])
        return self.choose(game)

    def choose(self, game: Xia) -> Step:
        """Free of charge at a Starport, else for 1 energy each. (XIA-MARKER-03..04)"""
        captain = game.state.captains[self.seat]
        if is_at_starport(game, self.seat):
            energy.arm(game, self.seat, captain.disarmed, energy=0)
            return self.end(game)
        most = min(captain.disarmed, captain.energy + skill(game, self.seat, "arm"))
        if most == 0:
            return self.end(game)
        return ask(self.seat, arming(most), then=self.arm)

    def arm(self, game: Xia, choice: choices.Arm) -> Step:
        free = skill(game, self.seat, "arm")
        energy.arm(game, self.seat, choice.markers, energy=max(0, choice.markers - free))
        return self.end(game)

    def end(self, game: Xia) -> Step:
        for end in game.rules.ending:
            end(game, self.seat)
        return done()


@cache
def arming(most: int) -> Options:
    """Any number of markers, none included."""
    return Options(tuple(choices.Arm(markers) for markers in range(most + 1)))


def refresh(game: Xia, seat: Seat) -> None:
    """Ability cards and the Impulse token are turned face up. (XIA-STATUS-04, XIA-IMPULSE-03, XIA-ABILITY-04)"""
    captain = game.state.captains[seat]
    captain.impulse = True
    energy.refresh_cards(captain)
