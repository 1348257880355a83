"""Looking before leaping: what a captain may know of a place, or of another captain, by the rules' own functions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.kernel import Choice, Seat, Viewer

from .choices import Fire, Fly, Salvage, Scan
from .rules import DIE, HITS_FROM, HITS_FROM_BEHIND_SHIELD, hits
from .state import TRAP, TokenView

if TYPE_CHECKING:
    from .game import Demo

TARGET = re.compile(r"(place|seat) (\d{1,2})", re.ASCII)


class PlaceSeen(Struct, frozen=True):
    place: int
    flights: int | None
    """How many it takes the viewer to get there."""
    captains: tuple[Seat, ...]
    token: TokenView | None
    traps: int
    """How many of the tokens that the viewer does not know are traps."""
    unknown: int


class CaptainSeen(Struct, frozen=True):
    seat: Seat
    place: int
    cargo: int
    """The best that a hit would bring."""
    hit: int
    """The chance of a hit, in percent."""
    hit_behind_shield: int | None
    """The same if they raise the shield, for which they need energy."""


def target(game: Demo, seat: Seat, choice: Choice) -> str | None:
    """What of the board an answer points at."""
    match choice:
        case Fly(to=place):
            return f"place {place}"
        case Fire(target=rival):
            return f"seat {rival}"
        case Scan() | Salvage():
            return f"place {game.state.places[seat]}"
    return None


def left_behind(game: Demo, seat: Seat, choice: Choice) -> int:
    """The worth of cargo that a captain has seen here and would fly away from."""
    token = game.state.tokens[game.state.places[seat]]
    return token.value if token and seat in token.scanned_by and isinstance(choice, Fly) else 0


def inspect(game: Demo, viewer: Viewer, about: str) -> PlaceSeen | CaptainSeen | None:
    found = TARGET.fullmatch(about)
    if found is None:
        return None
    number = int(found[2])
    if found[1] == "seat":
        return captain_seen(game, number) if number in game.seats else None
    return place_seen(game, viewer, number) if number < len(game.state.tokens) else None


def place_seen(game: Demo, viewer: Viewer, place: int) -> PlaceSeen:
    view = game.view(viewer)
    hidden = [token for token in game.state.tokens if token and viewer not in token.scanned_by]
    return PlaceSeen(
        place,
        None if viewer is None else flights(len(view.tokens), view.places[viewer], place),
        tuple(seat for seat, where in enumerate(view.places) if where == place),
        view.tokens[place],
        sum(token.value == TRAP for token in hidden),
        len(hidden),
    )


def flights(places: int, start: int, goal: int) -> int:
    """The shorter way around the ring."""
    return min((goal - start) % places, (start - goal) % places)


def captain_seen(game: Demo, seat: Seat) -> CaptainSeen:
    captain = game.state.captains[seat]
    behind_shield = chance(HITS_FROM_BEHIND_SHIELD) if captain.energy else None
    return CaptainSeen(seat, game.state.places[seat], max(captain.hold, default=0), chance(HITS_FROM), behind_shield)


def chance(hits_from: int) -> int:
    """The share of rolls that hit, in percent."""
    return round(100 * sum(hits(rolled, hits_from) for rolled in range(1, DIE + 1)) / DIE)
