"""Rescue: energy for a captain who has none left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import distance
from starhold.kernel import (
    NO_OPTIONS,
    Choice,
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

from ..choices import Arm, Rescue
from ..content import MARKERS
from ..events import Rescued
from ..state import Captain
from .abilities.effects import ArmAgain
from .energy import gain_energy, is_stranded, lose_energy
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
        most = min(MARKERS - captain.armed, captain.energy)
        if most == 0 or game.state.winner is not None:
            return done()
        return ask(self.rescued, [Arm(markers) for markers in range(most + 1)], then=self.arm)

    def arm(self, game: Xia, choice: Arm) -> Step:
        game.state.captains[self.rescued].energy -= choice.markers
        return hand_over(ArmAgain(self.rescued, choice.markers)) if choice.markers else done()


def offer_rescues(game: Xia, seat: Seat) -> Options:
    """Captains who need help, and those beside the ship who do not. (XIA-RESCUE-01, XIA-RESCUE-04)

    A rescue goes from ship to ship, so a space in use does not bring the rescuer any nearer.
    """
    rescuer = game.state.captains[seat]
    assert rescuer.at is not None
    concerned = [
        captain
        for captain in game.state.captains
        if captain.at is not None
        and captain is not rescuer
        and (captain.energy + captain.armed == 0 or distance(rescuer.at, captain.at) == 1)
    ]
    if not concerned:
        return NO_OPTIONS
    return options(offer_rescue(game, rescuer, captain) for captain in sorted(concerned, key=lambda one: one.ship))


def offer_rescue(game: Xia, rescuer: Captain, captain: Captain) -> Choice | Refusal:
    """(XIA-RESCUE-01, XIA-RESCUE-05)"""
    assert rescuer.at is not None
    assert captain.at is not None
    adjacent = game.chart.adjacent(rescuer.at, captain.at)
    return offer(
        Rescue(captain.ship),
        ("XIA-ENERGY-04", is_stranded(captain), "this ship is not stranded: it has energy or an armed marker"),
        ("XIA-RESCUE-01", adjacent, "fly to a space beside the ship, with no edge of a planet between"),
        ("XIA-RESCUE-01", rescuer.energy >= ENERGY_NEEDED, "have at least 3 energy: recharge at a Starport"),
    )


def rescue(game: Xia, seat: Seat, choice: Rescue) -> Procedure:
    """(XIA-RESCUE-04)"""
    rescued = seat_of(game, choice.ship)
    assert rescued is not None, "only captains are rescued"
    return RescueShip(seat, rescued)
