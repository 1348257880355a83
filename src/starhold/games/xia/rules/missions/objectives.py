"""Objectives of missions, and their delivery: what the rules ask each type of mission."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, Risks, Seat, options

from ...board.chart import Placed
from ...choices import Deliver, Pursue
from ...state import ActiveMission
from ..ships import Standpoint, seat_of
from ..skills import skill
from .mission_type import Held, held, held_by, kind_of
from .targets import is_unaimed, refuse_unaimed

if TYPE_CHECKING:
    from ...game import Xia


def offer_standard(game: Xia, point: Standpoint) -> Options:
    """Working on the objective of each mission, and delivering it, unless that takes no action.

    (XIA-MISSION-08..09, XIA-CAMPAIGN-18)
    """
    if not point.captain.missions or skill(game, point.seat, "quick missions"):
        return NO_OPTIONS
    return offer_objectives(game, point)


def offer_quick(game: Xia, point: Standpoint) -> Options:
    """The same, for captains to whom it is a Minor Action. (XIA-CAMPAIGN-18)"""
    if not point.captain.missions or not skill(game, point.seat, "quick missions"):
        return NO_OPTIONS
    return offer_objectives(game, point)


def offer_objectives(game: Xia, point: Standpoint) -> Options:
    offered: list[Choice | Refusal] = []
    for kind, mission in held_by(game, point.seat):
        offers = kind.offers(game, point, mission)
        offered.extend(map(refuse_unaimed, offers) if is_unaimed(game, mission) else offers)
    return options(offered)


def pursue(game: Xia, seat: Seat, choice: Pursue) -> Procedure | None:
    """Work on the objective of a mission."""
    kind, mission = held(game, seat, choice.mission)
    return kind.pursue(game, mission)


def deliver(game: Xia, seat: Seat, choice: Deliver) -> Procedure | None:
    """Complete a mission where it ends. (XIA-MISSION-09..10)"""
    kind, mission = held(game, seat, choice.mission)
    return kind.deliver(game, mission)


def sector_laid(game: Xia, placed: Placed) -> None:
    """What is under way to the new sector gets its payment. (XIA-MTYPE-03)"""
    for seat, captain in enumerate(game.state.captains):
        for active in captain.missions:
            kind_of(game, active).sector_laid(game, Held(seat, active, game.content.mission[active.id]))


def ship_hit(game: Xia, attacker: str, ship: str, damage: int) -> None:
    """What an attack was good for, besides the damage. (XIA-MTYPE-33)"""
    seat = seat_of(game, attacker)
    if seat is not None and game.state.captains[seat].missions:
        for kind, mission in held_by(game, seat):
            kind.ship_hit(game, mission, ship, damage)


def ship_destroyed(game: Xia, ship: str) -> None:
    """Whose objective it was. (XIA-MTYPE-27)"""
    for seat in game.seats:
        for kind, mission in held_by(game, seat):
            kind.ship_destroyed(game, mission, ship)


def danger(game: Xia, seat: Seat, mission: str) -> Risks:
    """What a captain who has a mission risks, or would risk, by working on its objective."""
    active = next((mine for mine in game.state.captains[seat].missions if mine.id == mission), ActiveMission(mission))
    return kind_of(game, active).danger(game, Held(seat, active, game.content.mission[mission]))
