"""Contraband: past the eyes of the planet for which it is bound."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Procedure, Seat, Step, call, done

from ...content.mission_cards import Smuggler
from ...events import ContrabandSneaked
from ...state import ActiveMission
from ..dice import Roll
from .cards import fail, result_of

if TYPE_CHECKING:
    from ...game import Xia


class Sneak(Procedure, tag="xia.sneak"):
    """A ship has moved onto a planet for which it carries contraband: the d20 says whether it is detected.

    Whoever smuggles twice is looked at twice. (XIA-MTYPE-20..22)
    """

    seat: Seat

    def start(self, game: Xia) -> Step:
        if next(open_contraband(game, self.seat), None) is None:
            return done()
        return call(Roll(self.seat, 20, "smuggler"), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        active, card = next(open_contraband(game, self.seat))
        if result_of(game, self.seat, shown) >= card.sneak:
            active.sneaked = True
            game.tell(ContrabandSneaked(self.seat, active.id))
        else:
            fail(game, self.seat, active, "smuggling")
        return self.start(game)


def sneak_in(game: Xia, seat: Seat, start_from: Hex) -> Procedure | None:
    """A ship has come onto a space."""
    return Sneak(seat) if must_sneak(game, seat, start_from) else None


def must_sneak(game: Xia, seat: Seat, start: Hex) -> bool:
    """Whether a ship that comes from `start` has brought contraband onto the planet for which it is bound.

    What was sneaked in before is aboard again once the ship has left the planet. (XIA-MTYPE-20)
    """
    if not game.state.captains[seat].missions:
        return False
    here, before = planet_at(game, game.state.captains[seat].at), planet_at(game, start)
    for active, card in contraband(game, seat):
        active.sneaked = active.sneaked and card.deliver == here == before
    return here != before and any(open_contraband(game, seat))


def contraband(game: Xia, seat: Seat) -> Iterator[tuple[ActiveMission, Smuggler]]:
    """The captain's smuggler missions whose goods are aboard."""
    for active in game.state.captains[seat].missions:
        card = game.content.mission[active.id]
        if active.revealed and isinstance(card, Smuggler) and not active.captain_in_need:
            yield active, card


def open_contraband(game: Xia, seat: Seat) -> Iterator[tuple[ActiveMission, Smuggler]]:
    """What is bound for the planet on which the ship is, and has not been sneaked in."""
    here = planet_at(game, game.state.captains[seat].at)
    return ((active, card) for active, card in contraband(game, seat) if card.deliver == here and not active.sneaked)


def planet_at(game: Xia, at: Hex | None) -> str | None:
    """The planet of which a space is part."""
    planet = None if at is None else game.chart.spaces[at].planet
    return planet.id if planet else None
