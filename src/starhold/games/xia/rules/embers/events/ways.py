"""Events that open ways through the system."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Event,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    hand_over,
    offer,
    options,
)

from ....content import Sector
from ....state import EventInPlay
from ...arriving import Arrive
from ...onward import NO_WAY_ON
from ...rulebook import Rulebook
from ...ships import is_occupied
from .cards import mark
from .effect import Effect

if TYPE_CHECKING:
    from ....game import Xia
    from ...movement import Move


class Wormhole(Choice, frozen=True, tag="xia.wormhole"):
    """Go through the wormhole to a Spawn Point."""

    number: int


class WormholeUsed(Event, frozen=True, tag="xia.wormhole-used"):
    ship: str
    to: Hex


class GoThroughWormhole(Procedure, tag="xia.go-through-wormhole"):
    """From one Spawn Point to another, as through a gate."""

    seat: Seat
    to: Hex

    def start(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        assert captain.at is not None
        start, captain.at, captain.using = captain.at, self.to, None
        game.tell(WormholeUsed(captain.ship, self.to))
        return hand_over(Arrive(self.seat, start))


def offer_wormholes(game: Xia, move: Move) -> Options:
    """Wormholes: all Spawn Points are linked, for ships that captains fly."""
    at = game.state.captains[move.seat].at
    assert at is not None
    return options(wormholes_from(game, move, at)) if game.chart.spaces[at].feature == "spawn" else NO_OPTIONS


def wormholes_from(game: Xia, move: Move, at: Hex) -> Iterator[Choice | Refusal]:
    for number, there in sorted(game.chart.spawn_points.items()):
        if there != at:
            can_stay = move.movement > 1 or not is_occupied(game, there)
            yield offer(Wormhole(number), ("XIA-MOVE-03", can_stay, NO_WAY_ON))


def enter_wormhole(game: Xia, seat: Seat, choice: Wormhole) -> Procedure:
    return GoThroughWormhole(seat, game.chart.spawn_points[choice.number])


def point_at_wormhole(game: Xia, seat: Seat, choice: Wormhole) -> str:
    return f"space {game.chart.spawn_points[choice.number]}"


def mark_broken_gates(game: Xia, event: EventInPlay) -> None:
    """Re-Tethered: a token lies on each gate that is mended, if it is discovered already. (XIA-EVENT-06)"""
    mark(game, event, *(space.at for space in game.chart.gates if not space.sector.tethered))


def tether(game: Xia, sector: Sector) -> bool:
    """Re-Tethered: the Tigris Gate is linked with the others."""
    return True


EFFECTS: dict[str, Effect] = {
    "re-tethered": Effect(at_first=mark_broken_gates, rules=Rulebook(tethering=(tether,))),
    "wormholes": Effect(
        rules=Rulebook(
            moving=(offer_wormholes,),
            taking_way={Wormhole: enter_wormhole},
            targets={Wormhole: point_at_wormhole},
        )
    ),
}
