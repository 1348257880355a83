"""Targets of answers and events on the board: `space 3,-2`, `beyond 5,-3`, `ship numerator`, `cell b3`, `outfit 0`.

`beyond` names the place where no sector lies yet by its centre; `cell` and `outfit` are those of the asked captain.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from starhold.games.common.by_kind import ByKind, Teller, named
from starhold.geometry import COMPASS, Hex
from starhold.kernel import Choice, Event, Seat

from .. import choices
from ..board.layout import centre_of, neighbour_centre
from ..content import XiaContent
from ..content.pictures import Feature
from ..rules.embers.economy import Trade
from ..rules.embers.space.dead_worlds import Excavate
from ..rules.embers.space.ice import Quarry
from ..rules.ships import occupied_spaces, space_for, standpoint
from .orders import safe_ways
from .reach import reaches

if TYPE_CHECKING:
    from ..game import Xia

REMEMBERED = 4096
"""Of how many spaces the words are kept at hand: they come again and again, in all matches."""


@lru_cache(maxsize=REMEMBERED)
def space(at: Hex) -> str:
    return f"space {at}"


@lru_cache(maxsize=REMEMBERED)
def errand(at: Hex) -> tuple[str, str]:
    """A space, and the order to fly there."""
    return f"space {at}", f"fly to {at}"


def next_space(game: Xia, seat: Seat, choice: choices.Fly | choices.Use) -> str | None:
    at = game.state.captains[seat].at
    return None if at is None else space(at.plus(COMPASS[choice.way]))


def unknown_ahead(game: Xia, seat: Seat, choice: choices.Jump) -> str | None:
    at = game.state.captains[seat].at
    return None if at is None else f"beyond {centre_of(at.plus(COMPASS[choice.way]))}"


def unknown_beside(game: Xia, seat: Seat, choice: choices.Scan) -> str | None:
    at = game.state.captains[seat].at
    return None if at is None else f"beyond {neighbour_centre(game.chart.sector_at(at), choice.side)}"


def spawn_point(game: Xia, seat: Seat, choice: choices.Spawn) -> str:
    return space(game.chart.spawn_points[choice.number])


def ground(feature: Feature) -> Teller[str | None]:
    """The space with a feature on which a captain acts: the ship's own, or the one in use beside it."""

    def point(game: Xia, seat: Seat, choice: Choice) -> str | None:
        found = space_for(standpoint(game, seat), feature)
        return None if found is None else space(found.at)

    return point


def own_space(game: Xia, seat: Seat, choice: choices.Collect | choices.Tigris) -> str | None:
    at = game.state.captains[seat].at
    return None if at is None else space(at)


def space_in_use(game: Xia, seat: Seat, choice: choices.CollectToken) -> str | None:
    using = game.state.captains[seat].using
    return None if using is None else space(using)


def captain_given(game: Xia, seat: Seat, choice: choices.Give) -> str:
    return f"ship {game.state.captains[choice.captain].ship}"


TARGETS: ByKind[str | None] = ByKind(
    {
        **dict.fromkeys((choices.Gate, choices.Route, choices.WarpTo), named("space", "to")),
        **dict.fromkeys((choices.Fly, choices.Use), next_space),
        **dict.fromkeys((choices.Mine, choices.Salvage, choices.Harvest, Quarry, Excavate), ground("work")),
        choices.Buy: ground("buy"),
        **dict.fromkeys((choices.Sell, choices.SellAll), ground("sell")),
        choices.Draw: ground("mission"),
        Trade: ground("trade"),
        **dict.fromkeys((choices.Collect, choices.Tigris), own_space),
        choices.CollectToken: space_in_use,
        choices.Jump: unknown_ahead,
        choices.Scan: unknown_beside,
        choices.Spawn: spawn_point,
        **dict.fromkeys((choices.Attack, choices.Ram, choices.Rescue), named("ship", "ship")),
        choices.UseAbility: named("ship", "target"),
        choices.Give: captain_given,
        **dict.fromkeys((choices.Damage, choices.Mend, choices.Lift, choices.Stow), named("cell", "cell")),
        **dict.fromkeys((choices.Engine, choices.Shield, choices.SellOutfit), named("outfit", "outfit")),
        **dict.fromkeys((choices.Keep, choices.Pursue, choices.Deliver, choices.Abort), named("mission", "mission")),
    },
    otherwise=None,
    fields=("way", "to", "side", "ship", "captain", "cell", "cells", "outfit", "mission"),
    left_out={
        **dict.fromkeys((choices.Take, choices.BuyShip), "the ship is on no board yet"),
        choices.BuyOutfit: "the outfit is in no hold yet",
        choices.Fit: "it lies on several spaces, and the page draws it",
        choices.Experience: "the mission is no longer among those in hand",
    },
)


def mentioned(game: Xia, event: Event) -> tuple[str, ...]:
    """Name what an event tells of: its spaces, and its ships."""
    seat = getattr(event, "seat", None)
    return mentions(game.content, event, "" if seat is None else game.state.captains[seat].ship)


@lru_cache(maxsize=REMEMBERED)
def mentions(content: XiaContent, event: Event, own_ship: str) -> tuple[str, ...]:
    """The same, where the captain whom it tells of flies this ship."""
    found = []
    for field, value in zip(event.__struct_fields__, astuple(event), strict=True):
        if type(value) is Hex:
            found.append(space(value))
        elif type(value) is str:
            if value in content.ship or value in content.npc:
                found.append(f"ship {value}")
        elif field == "seat" and value is not None:
            found.append(f"ship {own_ship}")
    return tuple(dict.fromkeys(found))


def errands(game: Xia) -> dict[str, str]:
    """The spaces that the captain who is asked can reach without danger, by the move that goes on or by one to begin.

    One step of the move that goes on is an answer, and no errand.
    """
    seat = None if game.decision is None else game.decision.seat
    found = () if seat is None else reaches(game, seat)
    here = None if seat is None else game.state.captains[seat].at
    if seat is None or here is None or not found:
        return {}
    nearest, most = 2 if found[0].by is None else 1, max([reach.most for reach in found])
    if most < nearest:
        return {}
    ways, taken = safe_ways(game, seat, here, within=most), occupied_spaces(game)
    return dict([errand(at) for at, steps in ways.costs.items() if steps >= nearest and at not in taken])
