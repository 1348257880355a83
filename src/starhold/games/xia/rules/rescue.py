"""Rescue: energy for a captain who has none left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Refusal, Seat, Step, ask, done, offer

from ..choices import Arm, Rescue
from ..events import Rescued
from .energy import arm, gain_energy, is_stranded, lose_energy
from .fame import gain_fame
from .ships import seat_of

if TYPE_CHECKING:
    from ..game import Xia

ENERGY_NEEDED = 3
"""What a rescuer must have, so that nobody is stranded by helping. (XIA-RESCUE-01, XIA-RESCUE-05)"""
ENERGY_GIVEN = 2


class RescueShip(Procedure, tag="xia.rescue-ship"):
    """Energy goes over and brings fame; then the rescued captain may arm markers with it.

    (XIA-RESCUE-02..03, XIA-RESCUE-05, XIA-FAME-09)
    """

    seat: Seat
    rescued: Seat

    def start(self, game: Xia) -> Step:
        lose_energy(game, self.seat, ENERGY_GIVEN)
        gain_energy(game, self.rescued, ENERGY_GIVEN)
        game.tell(Rescued(self.rescued, self.seat))
        game.count(self.seat, "rescues")
        gain_fame(game, self.seat, 1, "kindness")
        captain = game.state.captains[self.rescued]
        most = min(captain.disarmed, captain.energy)
        if most == 0 or game.state.winner is not None:
            return done()
        return ask(self.rescued, [Arm(markers) for markers in range(most + 1)], then=self.arm)

    def arm(self, game: Xia, choice: Arm) -> Step:
        arm(game, self.rescued, choice.markers, energy=choice.markers)
        return done()


def offer_rescues(game: Xia, seat: Seat) -> Iterator[Choice | Refusal]:
    """Captains who need help, and those beside the ship who do not. (XIA-RESCUE-01, XIA-RESCUE-04)

    A rescue goes from ship to ship, so a space in use does not bring the rescuer any nearer.
    """
    rescuer = game.state.captains[seat]
    assert rescuer.at is not None
    for captain in sorted(game.state.captains, key=lambda captain: captain.ship):
        if captain is rescuer or captain.at is None:
            continue
        stranded, adjacent = is_stranded(captain), game.chart.adjacent(rescuer.at, captain.at)
        if stranded or adjacent:
            yield offer(
                Rescue(captain.ship),
                ("XIA-ENERGY-04", stranded, "this ship is not stranded: it has energy or an armed marker"),
                ("XIA-RESCUE-01", adjacent, "fly to a space beside the ship, with no edge of a planet between"),
                ("XIA-RESCUE-01", rescuer.energy >= ENERGY_NEEDED, "have at least 3 energy: recharge at a Starport"),
            )


def rescue(game: Xia, seat: Seat, choice: Rescue) -> Procedure:
    """(XIA-RESCUE-04)"""
    rescued = seat_of(game, choice.ship)
    assert rescued is not None, "only captains are rescued"
    return RescueShip(seat, rescued)
