"""Names in scenarios: the ships and markers that a word stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry import Hex

from ...content import Key
from ...content.script import ANY_ENEMY, ANY_PILOT, THE_SPARROW
from ...state import Enemy, Flyer, Marker
from ..bodies import Body, board_of, bodies, scenario_of

if TYPE_CHECKING:
    from ...game import Akarios


def is_named(what: str, id_: str, body: Body) -> bool:
    """True if a word of the scenario stands for a ship or marker: by its group, its name, its side, or its id."""
    match body:
        case Enemy():
            return what in (ANY_ENEMY, id_) or (what != "" and what == body.group)
        case Marker():
            return what in (name_of(id_), id_)
        case Flyer():
            return what in (ANY_PILOT, id_)
    return what == THE_SPARROW


def named(game: Akarios, what: str) -> list[tuple[str, Body]]:
    return [(id_, body) for id_, body in bodies(game) if is_named(what, id_, body)]


def name_of(marker: str) -> str:
    """The name of a marker by its id.

    >>> name_of("old-relay-R"), key_of("old-relay-R")
    ('old-relay', 'R')
    """
    return marker.rpartition("-")[0]


def key_of(marker: str) -> str:
    """The key of a marker by its id."""
    return marker.rpartition("-")[2]


def is_bare(key: Key) -> bool:
    """True if it is the key of a marker without hull."""
    return bool(key.marker) and not (key.hull or key.hull_per_pilot)


def bare_markers(game: Akarios, name: str) -> dict[str, Hex]:
    """The markers without hull of a name that are on the board, by their ids."""
    board = board_of(game)
    return {
        f"{name}-{letter}": board.keys[letter]
        for letter, key in scenario_of(game).keys.items()
        if key.marker == name and is_bare(key) and letter not in game.state.absent
    }
