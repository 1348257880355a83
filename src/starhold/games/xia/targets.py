"""What of the board answers and events point at: `space 3,-2`, `beyond 5,-3`, `ship numerator`, `cell b3`, `outfit 0`.

`beyond` names the place where no sector lies yet by its centre; `cell` and `outfit` are those of the asked captain.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry import COMPASS, Hex
from starhold.kernel import Choice, Event, Seat

from . import choices
from .chart import centre_of, neighbour_centre
from .orders import safe_ways
from .rules.movement import Move
from .rules.ships import is_occupied

if TYPE_CHECKING:
    from .game import Xia


def target(game: Xia, seat: Seat, choice: Choice) -> str | None:
    """What an answer of a captain points at; None where it points at nothing."""
    at = game.state.captains[seat].at
    match choice:
        case choices.Gate() | choices.Route() | choices.WarpTo():
            return f"space {choice.to}"
        case choices.Fly() | choices.Use() if at is not None:
            return f"space {at.plus(COMPASS[choice.way])}"
        case choices.Jump() if at is not None:
            return f"beyond {centre_of(at.plus(COMPASS[choice.way]))}"
        case choices.Scan() if at is not None:
            return f"beyond {neighbour_centre(game.chart.sector_at(at), choice.side)}"
        case choices.Spawn():
            return f"space {game.chart.spawn_points[choice.number]}"
        case choices.Attack() | choices.Ram() | choices.Rescue():
            return f"ship {choice.ship}"
        case choices.UseAbility() if choice.target is not None:
            return f"ship {choice.target}"
        case choices.Damage() | choices.Mend() | choices.Lift() | choices.Stow():
            return f"cell {choice.cell}"
        case choices.Engine() | choices.Shield() | choices.SellOutfit():
            return f"outfit {choice.outfit}"
        case choices.Keep() | choices.Pursue() | choices.Deliver() | choices.Abort():
            return f"mission {choice.mission}"
        case choices.Give():
            return f"ship {game.state.captains[choice.captain].ship}"
    return None


def mentioned(game: Xia, event: Event) -> tuple[str, ...]:
    """What an event tells of: its spaces, and its ships."""
    return tuple(dict.fromkeys(_mentioned(game, event)))


def _mentioned(game: Xia, event: Event) -> Iterator[str]:
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, Hex):
            yield f"space {value}"
        elif field == "seat" and value is not None:
            yield f"ship {game.state.captains[value].ship}"
        elif isinstance(value, str) and (value in game.content.ship or value in game.content.npc):
            yield f"ship {value}"


def errands(game: Xia) -> dict[str, str]:
    """Where the ship in motion can fly in several safe steps with the movement that it has left."""
    move = game.stack[-1] if game.stack else None
    if not isinstance(move, Move):
        return {}
    here = game.state.captains[move.seat].at
    assert here is not None
    ways = safe_ways(game, move, here, within=move.movement)
    return {f"space {at}": f"fly to {at}" for at, way in ways.items() if len(way) > 1 and not is_occupied(game, at)}
