"""Abilities that concern other ships: changing places with one, and burning all that are near."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex, distance
from starhold.kernel import Procedure, Seat, Step, call, done, hand_over

from ...content import Ability
from ...events import ShipMoved
from ...state import Captain
from ..arriving import Arrive
from ..damage import TakeDamage
from ..ships import Vessel, name_of, seat_of, vessel, vessels

if TYPE_CHECKING:
    from ...game import Xia


class ChangePlaces(Procedure, tag="xia.change-places"):
    """Two ships change places without crossing a border; what lies on the new spaces takes effect.

    (XIA-ABILITY-01, XIA-SHIP-01)
    """

    seat: Seat
    target: str
    left: Hex | None = None
    """The space that the other ship has left."""

    def start(self, game: Xia) -> Step:
        mine, other = game.state.captains[self.seat], vessel(game, self.target)
        here, self.left = mine.at, other.at
        assert here is not None
        assert self.left is not None
        put(game, mine, self.left)
        put(game, other, here)
        return call(Arrive(self.seat, here), then=self.let_other_arrive)

    def let_other_arrive(self, game: Xia) -> Step:
        other = seat_of(game, self.target)
        if other is None or self.left is None or game.is_over:
            return done()
        return hand_over(Arrive(other, self.left))


class Flare(Procedure, tag="xia.flare"):
    """Each of these ships takes so much damage, one after the other, and nothing prevents it. (XIA-ABILITY-01)"""

    seat: Seat
    damage: int
    burnt: list[str]
    """The ships that are still to be burnt; the last one is next."""

    def start(self, game: Xia) -> Step:
        if not self.burnt or game.is_over:
            return done()
        ship = self.burnt.pop()
        found = vessel(game, ship)
        if found.at is None:
            return self.start(game)
        if not isinstance(found, Captain):
            found.attacker = self.seat
        game.count(self.seat, "damage_dealt", self.damage)
        return call(TakeDamage(ship, self.damage, game.state.captains[self.seat].ship), then=self.start)


def put(game: Xia, found: Vessel, to: Hex) -> None:
    """A ship is on another space all of a sudden."""
    assert found.at is not None
    start, found.at = found.at, to
    if isinstance(found, Captain):
        found.using = None
    game.tell(ShipMoved(name_of(found), start, to))


def in_reach(game: Xia, seat: Seat, ability: Ability) -> list[Vessel]:
    """The other ships that a card reaches, but for those that the edge of a planet keeps apart. (XIA-ADJ-02..03)"""
    captain, spaces = game.state.captains[seat], game.chart.spaces
    assert captain.at is not None
    least, most = ability.reach
    return [
        other
        for other in vessels(game)
        if other.at is not None
        and other is not captain
        and least <= distance(captain.at, other.at) <= most
        and spaces[captain.at].planet is spaces[other.at].planet
    ]
