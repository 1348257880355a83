"""Passages: gates, and whatever else takes a ship to a space far away for one movement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Choice, Event, Need, Procedure, Refusal, Seat, offer

from ..choices import Gate, Tigris
from ..content import Sector
from ..events import GateUsed
from ..lacks.flight import LinkedGate, SpaceToEnd
from .arriving import Arrive
from .fame import gain_fame
from .respawn import RollForSpawnPoint
from .rulebook import Taking
from .ships import bring, is_occupied

if TYPE_CHECKING:
    from ..game import Xia
    from .movement import Move

NO_WAY_ON = SpaceToEnd()


def offer_passage(game: Xia, move: Move, choice: Choice, to: Hex, *needs: Need) -> Choice | Refusal:
    """With the last movement only onto a space where the ship can stay. (XIA-MOVE-03)"""
    can_stay = move.movement > 1 or not is_occupied(game, to)
    return offer(choice, *needs, ("XIA-MOVE-03", can_stay, NO_WAY_ON))


def go_through(game: Xia, seat: Seat, to: Hex, told: Callable[[str, Hex], Event]) -> Procedure:
    """A ship is on another space at once, without a border to cross, and arrives there."""
    captain = game.state.captains[seat]
    start = bring(captain, to)
    game.tell(told(captain.ship, to))
    return Arrive(seat, start)


# Gates


def offer_gates(game: Xia, move: Move, at: Hex) -> Iterator[Choice | Refusal]:
    """Where the gate leads, if the ship is on one. (XIA-GATE-02, XIA-GATE-05)"""
    here = game.chart.spaces[at]
    is_linked = is_tethered(game, here.sector)
    others = [space for space in game.chart.gates if space.sector.id != here.sector.id]
    for there in sorted(others, key=lambda space: space.at):
        is_open = is_linked and is_tethered(game, there.sector)
        tether = ("XIA-GATE-05", is_open, LinkedGate())
        yield offer_passage(game, move, Gate(there.at), there.at, tether)
    if not is_linked:
        yield Tigris()


def is_tethered(game: Xia, sector: Sector) -> bool:
    """Whether the gate of a sector is linked with the others. (XIA-GATE-05)"""
    return sector.tethered or any(links(game, sector) for links in game.rules.tethering)


def enter_gate(game: Xia, seat: Seat, choice: Gate) -> Procedure:
    """From any space of a gate to any space of another one. (XIA-GATE-01..05)"""
    arriving = go_through(game, seat, choice.to, GateUsed)
    count_gate(game, seat, "gate")
    return arriving


def enter_tigris(game: Xia, seat: Seat, choice: Tigris) -> Procedure:
    """The broken gate leads to a Spawn Point. (XIA-GATE-05..08)"""
    game.state.captains[seat].using = None
    count_gate(game, seat, "tigris")
    return RollForSpawnPoint(seat, "tigris")


def count_gate(game: Xia, seat: Seat, kind: str) -> None:
    """Gates bring no fame, unless the players agreed that the first use does. (XIA-FAME-16)"""
    game.count(seat, "gates")
    if game.options.first_gate_use_fame and kind not in game.state.gates_opened:
        game.state.gates_opened += (kind,)
        gain_fame(game, seat, 1, "gates")


TAKING: dict[type[Choice], Taking] = {Gate: enter_gate, Tigris: enter_tigris}
