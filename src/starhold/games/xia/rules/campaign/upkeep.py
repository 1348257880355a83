"""Actions that upgrades bring: Re-Arm a marker, repair a damage, gain an energy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Seat, offer, options

from ...board.holds import regular_damage
from ...lacks.campaign import NotYetUsed, UsedMarker
from ...lacks.means import AnyDamage, Energy, RoomForEnergy
from ..abilities.effects import ArmAgain, RemoveDamage
from ..energy import gain_energy, markers_on_outfits, max_energy
from ..ships import Standpoint
from .sheet import note_this_turn, tier_in, times_this_turn, upgrade_of
from .upgrades import UpgradeUsed

if TYPE_CHECKING:
    from ...game import Xia

AS_AN_ACTION, AS_A_MINOR_ACTION = 2, 3
"""The tiers of the Impulse upgrade with which a captain makes repairs or gains energy."""
USES_A_TURN = {AS_AN_ACTION: 1, AS_A_MINOR_ACTION: 2}
CLAUSES = {AS_AN_ACTION: "XIA-CAMPAIGN-14", AS_A_MINOR_ACTION: "XIA-CAMPAIGN-15"}


class RearmUsed(Choice, frozen=True, tag="xia.rearm-used"):
    """Spend energy to Re-Arm a used marker."""


class Patch(Choice, frozen=True, tag="xia.patch"):
    """Repair 1 damage."""


class TopUp(Choice, frozen=True, tag="xia.top-up"):
    """Gain 1 energy."""


def offer_rearm(game: Xia, point: Standpoint) -> Options:
    """Once a turn, for 8, 5 or 1 energy. (XIA-CAMPAIGN-11)"""
    upgrade, energy = upgrade_of(game, "rearm"), point.captain.energy
    if upgrade is None:
        return NO_OPTIONS
    is_used = bool(markers_on_outfits(point.captain))
    return options(
        [
            offer(
                RearmUsed(),
                ("XIA-CAMPAIGN-11", not times_this_turn(game, "rearm"), NotYetUsed("turn")),
                ("XIA-CAMPAIGN-11", is_used, UsedMarker()),
                ("XIA-CAMPAIGN-11", energy >= upgrade.energy, Energy(upgrade.energy, energy)),
            )
        ]
    )


def rearm(game: Xia, seat: Seat, choice: RearmUsed) -> Procedure:
    """(XIA-CAMPAIGN-11)"""
    upgrade = upgrade_of(game, "rearm")
    assert upgrade is not None, "only captains with the upgrade are offered it"
    note_this_turn(game, "rearm")
    game.state.captains[seat].energy -= upgrade.energy
    game.tell(UpgradeUsed(seat, upgrade.id, upgrade.energy))
    return ArmAgain(seat, 1)


def offer_upkeep(game: Xia, point: Standpoint) -> Options:
    """Once a turn. (XIA-CAMPAIGN-14)"""
    return upkeep(game, point) if tier_in(game, "impulse") == AS_AN_ACTION else NO_OPTIONS


def offer_minor_upkeep(game: Xia, point: Standpoint) -> Options:
    """Twice a turn, in the middle of a move or stranded. (XIA-CAMPAIGN-15)"""
    return upkeep(game, point) if tier_in(game, "impulse") == AS_A_MINOR_ACTION else NO_OPTIONS


def upkeep(game: Xia, point: Standpoint) -> Options:
    tier = tier_in(game, "impulse")
    clause, is_left = CLAUSES[tier], times_this_turn(game, "upkeep") < USES_A_TURN[tier]
    is_low = point.captain.energy < max_energy(game, point.seat)
    return options(
        [
            offer(
                Patch(),
                (clause, is_left, NotYetUsed("turn")),
                (clause, bool(regular_damage(point.captain.hold)), AnyDamage()),
            ),
            offer(TopUp(), (clause, is_left, NotYetUsed("turn")), (clause, is_low, RoomForEnergy())),
        ]
    )


def patch(game: Xia, seat: Seat, choice: Patch) -> Procedure:
    """(XIA-CAMPAIGN-14..15)"""
    note_this_turn(game, "upkeep")
    return RemoveDamage(seat, 1)


def top_up(game: Xia, seat: Seat, choice: TopUp) -> None:
    """(XIA-CAMPAIGN-14..15)"""
    note_this_turn(game, "upkeep")
    gain_energy(game, seat, 1)
