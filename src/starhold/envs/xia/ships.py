"""Where all ships are for those who look at the board: `Ships`."""

from __future__ import annotations

from typing import NamedTuple

from starhold.games.xia import Xia
from starhold.games.xia.board.interior import FAR_AWAY
from starhold.games.xia.rules.ships import place_on_board
from starhold.games.xia.state import Captain
from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Seat


class Ships(NamedTuple):
    """The spaces of all ships; None for a ship that is not on the board."""

    captains: list[Hex | None]
    """In the order of their turns, the own one first."""
    npcs: dict[str, Hex | None]


def ships_of(game: Xia, seat: Seat) -> Ships:
    """Where all ships are now, for a seat."""
    return Ships(
        [on_board(game, captain.at) for captain in from_seat(game.state.captains, seat)],
        {npc.id: on_board(game, npc.at) for npc in game.state.npcs},
    )


def from_seat(captains: list[Captain], seat: Seat) -> list[Captain]:
    """All captains in the order of their turns, beginning with a seat."""
    return captains[seat:] + captains[:seat]


def on_board(game: Xia, at: Hex | None) -> Hex | None:
    """Where something is for those who look at the board; almost always it is just there."""
    if at is None or at[0] < FAR_AWAY[0] // 2:
        return at
    return place_on_board(game, at)


def centre_of(game: Xia, ships: Ships, seat: Seat) -> Hex:
    """Where the ship is, else where it will spawn: the middle of what a seat observes."""
    at = ships.captains[0]
    if at is not None:
        return at
    return game.state.starts[seat] if game.state.starts else ORIGIN
