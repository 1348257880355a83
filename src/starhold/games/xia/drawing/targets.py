"""Targets of answers and events on the board: `space 3,-2`, `beyond 5,-3`, `ship numerator`, `cell b3`, `outfit 0`.

`beyond` names the place where no sector lies yet by its centre; `cell` and `outfit` are those of the asked captain.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec.structs import astuple

from starhold.geometry import COMPASS, Hex
from starhold.kernel import Choice, Event, Seat

from .. import choices
from ..board.chart import centre_of, neighbour_centre
from ..rules.movement import Move
from ..rules.ships import occupied_spaces
from .orders import safe_ways

if TYPE_CHECKING:
    from ..game import Xia

Target: TypeAlias = Callable[["Xia", Seat, Any], str | None]  # each is of its own kind of choice

REMEMBERED = 4096
"""Of how many spaces the words are kept at hand: they come again and again, in all matches."""


@lru_cache(maxsize=REMEMBERED)
def space(at: Hex) -> str:
    return f"space {at}"


@lru_cache(maxsize=REMEMBERED)
def errand(at: Hex) -> tuple[str, str]:
    """A space, and the order to fly there."""
    return f"space {at}", f"fly to {at}"


def target(game: Xia, seat: Seat, choice: Choice) -> str | None:
    """Name what an answer of a captain points at; None where it points at nothing."""
    kind = type(choice)
    point = game.rules.targets.get(kind) or TARGETS.get(kind)
    return None if point is None else point(game, seat, choice)


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


def ability_target(game: Xia, seat: Seat, choice: choices.UseAbility) -> str | None:
    return None if choice.target is None else f"ship {choice.target}"


def captain_given(game: Xia, seat: Seat, choice: choices.Give) -> str:
    return f"ship {game.state.captains[choice.captain].ship}"


def named(kind: str, field: str) -> Target:
    """A choice that names what it points at in one of its fields."""
    return lambda game, seat, choice: f"{kind} {getattr(choice, field)}"


TARGETS: dict[type[Choice], Target] = {
    **dict.fromkeys((choices.Gate, choices.Route, choices.WarpTo), named("space", "to")),
    **dict.fromkeys((choices.Fly, choices.Use), next_space),
    choices.Jump: unknown_ahead,
    choices.Scan: unknown_beside,
    choices.Spawn: spawn_point,
    **dict.fromkeys((choices.Attack, choices.Ram, choices.Rescue), named("ship", "ship")),
    choices.UseAbility: ability_target,
    choices.Give: captain_given,
    **dict.fromkeys((choices.Damage, choices.Mend, choices.Lift, choices.Stow), named("cell", "cell")),
    **dict.fromkeys((choices.Engine, choices.Shield, choices.SellOutfit), named("outfit", "outfit")),
    **dict.fromkeys((choices.Keep, choices.Pursue, choices.Deliver, choices.Abort), named("mission", "mission")),
}


def mentioned(game: Xia, event: Event) -> tuple[str, ...]:
    """Name what an event tells of: its spaces, and its ships."""
    ships, npcs = game.content.ship, game.content.npc
    found = []
    for field, value in zip(event.__struct_fields__, astuple(event), strict=True):
        if type(value) is Hex:
            found.append(space(value))
        elif type(value) is str:
            if value in ships or value in npcs:
                found.append(f"ship {value}")
        elif field == "seat" and value is not None:
            found.append(f"ship {game.state.captains[value].ship}")
    return tuple(dict.fromkeys(found))


def errands(game: Xia) -> dict[str, str]:
    """The spaces that the ship in motion can reach in several safe steps with the movement that it has left."""
    move = game.stack[-1] if game.stack else None
    if not isinstance(move, Move):
        return {}
    here = game.state.captains[move.seat].at
    assert here is not None
    ways, taken = safe_ways(game, move.seat, here, within=move.movement), occupied_spaces(game)
    return dict(errand(at) for at, way in ways.items() if len(way) > 1 and at not in taken)
