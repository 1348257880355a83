"""Relics in holds: they lie face down, and what they are shows only when they are sifted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event, Procedure, Seat

from ..board.holds import Cell, Hold, free_pairs
from .placing import Piece, stow

if TYPE_CHECKING:
    from ..game import Xia


class RelicStowed(Event, frozen=True, tag="xia.relic-stowed"):
    """A relic came aboard, face down."""

    seat: Seat


class RelicLost(Event, frozen=True, tag="xia.relic-lost"):
    """A relic was destroyed or thrown overboard, and has left the game unseen."""

    seat: Seat


def relic_room(game: Xia, seat: Seat) -> list[tuple[Cell, Cell]]:
    """The pairs of free spaces on which a relic could lie. (XIA-RELIC-01, XIA-POD-07)"""
    captain = game.state.captains[seat]
    return free_pairs(game.content, game.content.ship[captain.ship], captain.hold)


def stow_relic(game: Xia, seat: Seat, relic: str) -> Procedure | None:
    """A relic comes aboard, face down; a procedure if its captain is to say where. (XIA-RELIC-01, XIA-RELIC-07)"""
    game.state.captains[seat].relics.append(relic)
    game.tell(RelicStowed(seat))
    return stow(game, seat, [Piece(relic=True)])


def take_relic(game: Xia, seat: Seat, place: int) -> str:
    """A relic leaves the hold, to be looked at: which one, by its place among the relics aboard."""
    captain = game.state.captains[seat]
    clear_relic(captain.hold, place)
    return captain.relics.pop(place)


def drop_relic(game: Xia, seat: Seat, place: int) -> None:
    """A relic in the hold is destroyed or thrown overboard. (XIA-RELIC-02, XIA-DAMAGE-05)"""
    clear_relic(game.state.captains[seat].hold, place)
    lose_relic(game, seat, place)


def clear_relic(hold: Hold, place: int) -> None:
    """The spaces of a relic are free again."""
    hold.relics = (*hold.relics[:place], *hold.relics[place + 1 :])


def lose_relic(game: Xia, seat: Seat, place: int) -> None:
    """A relic leaves the game, and nobody sees what it was."""
    assert game.state.embers is not None, "relics come with Embers"
    game.state.embers.lost_relics.append(game.state.captains[seat].relics.pop(place))
    game.tell(RelicLost(seat))
