"""Rescue: energy for a captain who has none left."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Options, Procedure, Seat, Step, ask, done, hand_over, joined, offer, options

from ..choices import Arm, Rescue
from ..content import MARKERS
from ..events import Rescued
from ..lacks.flight import NextTo, ShipInNeed
from ..lacks.means import Energy
from .abilities.effects import ArmAgain
from .energy import gain_energy, is_stranded, lose_energy
from .fame import gain_fame
from .ships import WAYS, Standpoint, seat_of

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
        if most == 0 or game.is_over:
            return done()
        return ask(self.rescued, [Arm(markers) for markers in range(most + 1)], then=self.arm)

    def arm(self, game: Xia, choice: Arm) -> Step:
        game.state.captains[self.rescued].energy -= choice.markers
        return hand_over(ArmAgain(self.rescued, choice.markers, is_paid=True)) if choice.markers else done()


def offer_rescues(game: Xia, point: Standpoint) -> Options:
    """Captains who need help, and those beside the ship who do not. (XIA-RESCUE-01, XIA-RESCUE-04)

    A rescue goes from ship to ship, so a space in use does not bring the rescuer any nearer.
    """
    rescuer, here = point.captain, point.here.at
    q, r = here
    found: dict[str, Options] = {}
    for captain in game.state.captains:
        there = captain.at
        if there is None or captain is rescuer:
            continue
        is_beside = (there[0] - q, there[1] - r) in WAYS
        needs_help = is_stranded(captain)
        if needs_help or is_beside:
            is_adjacent = is_beside and needs_help and point.chart.adjacent(here, there)
            found[captain.ship] = rescues(captain.ship, needs_help, is_adjacent, min(rescuer.energy, ENERGY_NEEDED))
    return joined(*[found[ship] for ship in sorted(found)]) if found else NO_OPTIONS


@cache
def rescues(ship: str, needs_help: bool, is_adjacent: bool, energy: int) -> Options:
    """The rescue of one ship, by all that it hangs on. (XIA-RESCUE-01, XIA-RESCUE-05)"""
    rescue = offer(
        Rescue(ship),
        ("XIA-ENERGY-04", needs_help, ShipInNeed(ship)),
        ("XIA-RESCUE-01", is_adjacent, NextTo(ship)),
        ("XIA-RESCUE-01", energy >= ENERGY_NEEDED, Energy(ENERGY_NEEDED, energy)),
    )
    return options([rescue])


def rescue(game: Xia, seat: Seat, choice: Rescue) -> Procedure:
    """(XIA-RESCUE-04)"""
    rescued = seat_of(game, choice.ship)
    assert rescued is not None, "only captains are rescued"
    return RescueShip(seat, rescued)
