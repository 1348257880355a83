"""Where all ships are for those who look at the board: `Ships`."""

from __future__ import annotations

from typing import NamedTuple

from starhold.games.xia import Xia
from starhold.games.xia.board.interior import FAR_AWAY
from starhold.games.xia.rules.ships import place_on_board
from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Seat


class Ships(NamedTuple):
    """The spaces of all ships; None for a ship that is not on the board."""

    captains: list[Hex | None]
    """By seat."""
    npcs: dict[str, Hex | None]


def ships_of(game: Xia) -> Ships:
    """Where all ships are now."""
    state = game.state
    return Ships(
        [on_board(game, captain.at) for captain in state.captains],
        {npc.id: on_board(game, npc.at) for npc in state.npcs},
    )


def on_board(game: Xia, at: Hex | None) -> Hex | None:
    """Where something is for those who look at the board; almost always it is just there."""
    if at is None or at[0] < FAR_AWAY[0] // 2:
        return at
    return place_on_board(game, at)


def centre_of(game: Xia, ships: Ships, seat: Seat) -> Hex:
    """Where the ship is, else where it will spawn: the middle of what a seat observes."""
    at = ships.captains[seat]
    if at is not None:
        return at
    return game.state.starts[seat] if game.state.starts else ORIGIN
