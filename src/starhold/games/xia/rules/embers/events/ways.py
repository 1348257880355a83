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
    options,
)

from ....content import Sector
from ....state import EventInPlay
from ...passages import go_through, offer_passage
from ...rulebook import Rulebook
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


def offer_wormholes(game: Xia, move: Move) -> Options:
    """Wormholes: all Spawn Points are linked, for ships that captains fly."""
    at = game.state.captains[move.seat].at
    assert at is not None
    return options(wormholes_from(game, move, at)) if game.chart.spaces[at].feature == "spawn" else NO_OPTIONS


def wormholes_from(game: Xia, move: Move, at: Hex) -> Iterator[Choice | Refusal]:
    for number, there in sorted(game.chart.spawn_points.items()):
        if there != at:
            yield offer_passage(game, move, Wormhole(number), there)


def enter_wormhole(game: Xia, seat: Seat, choice: Wormhole) -> Procedure:
    """From one Spawn Point to another, as through a gate."""
    return go_through(game, seat, game.chart.spawn_points[choice.number], WormholeUsed)


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
