"""The situation of a seat in one vector: itself, the others, NPCs, the table, and what it is asked."""

from __future__ import annotations

from struct import Struct

import numpy as np
from numpy.typing import NDArray

from starhold.games.xia import Xia
from starhold.games.xia.records import ADDED
from starhold.games.xia.rules.movement import Move
from starhold.games.xia.state import Embers
from starhold.geometry import Hex
from starhold.kernel import Decision, Seat

from ..encoder import REACH
from .goals import GOALS
from .mats import (
    CAPTAIN,
    FEW,
    MANY,
    NPC,
    OWN,
    PLACE,
    SOME,
    YES,
    Units,
    captain_numbers,
    npc_numbers,
    own_numbers,
    place,
)
from .names import CARGO, EVENTS, NPCS, PROMPTS

OTHERS = Xia.seat_counts.stop - 2
"""How many other captains there can be."""

TABLE: Units = {
    "seats": FEW,
    "fame goal": MANY,
    **{f"with {module}": YES for module in ADDED},
    "own turn": YES,
    "movement left": SOME,
    "sectors on the board": MANY,
    "sectors in the stack": MANY,
    "tokens on the board": SOME,
    "tokens in the pile": MANY,
    "titles to claim": SOME,
    "titles drawn": SOME,
    "cubes adrift": SOME,
}
EMBERS: Units = {
    **{f"kiln {name}": unit for name, unit in PLACE.items()},
    **{f"economy of {cargo}": SOME for cargo in CARGO},
    **{f"demand for {cargo}": YES for cargo in CARGO},
    "relics in the pile": SOME,
    "relics on dead worlds": SOME,
}


def _named(owner: str, units: Units) -> Units:
    return {f"{owner}: {name}": unit for name, unit in units.items()}


MEASURES: Units = {
    **_named("own", CAPTAIN | OWN),
    **{name: unit for turn in range(1, OTHERS + 1) for name, unit in _named(f"captain +{turn}", CAPTAIN).items()},
    **{name: unit for npc in NPCS for name, unit in _named(npc, NPC).items()},
    **{name: unit for goal in GOALS for name, unit in _named(f"nearest {goal}", PLACE).items()},
    **_named("table", TABLE | EMBERS),
}
SITUATION: tuple[str, ...] = (
    *MEASURES,
    *(f"event: {event}" for event in EVENTS),
    *(f"asked: {prompt}" for prompt in PROMPTS),
    "asked: anything else",
)
"""What each number of the situation is. Captain +1 is the next one after the observing seat."""

_PLACES = {name: number for number, name in enumerate(SITUATION)}
_EVENT = {event: _PLACES[f"event: {event}"] for event in EVENTS}
_PROMPT = {prompt: _PLACES[f"asked: {prompt}"] for prompt in PROMPTS}
_MEASURED = len(MEASURES)
_pack = Struct(f"{_MEASURED}f").pack
_SCALES = 1 / np.array(list(MEASURES.values()), np.float32)
_NOBODY: list[float] = [0.0] * len(CAPTAIN)
_NO_EMBERS: list[float] = [0.0] * len(EMBERS)


def fill_situation(
    game: Xia,
    seat: Seat,
    centre: Hex,
    goals: list[Hex | None],
    asked: Decision | None,
    vector: NDArray[np.generic],
) -> None:
    """Write what a seat may know, as `SITUATION` names it."""
    embers = game.state.embers
    known = _captains(game, seat, centre)
    known += npc_numbers(game, seat, centre)
    for goal in goals:
        known += place(goal, centre)
    known += _table(game, seat)
    known += _NO_EMBERS if embers is None else _embers(embers, centre)
    # All in one go, as bytes: a number of NumPy at a time would cost more than the rules do.
    measured = np.frombuffer(_pack(*known), np.float32) * _SCALES
    np.minimum(measured, REACH, out=vector[:_MEASURED])
    vector[_MEASURED:] = 0
    if embers is not None:
        for event in embers.events:
            vector[_EVENT[event.id]] = 1
    if asked is not None:
        vector[_PROMPT.get(asked.prompt, -1)] = 1


def _captains(game: Xia, seat: Seat, centre: Hex) -> list[float]:
    captains = game.state.captains
    own = captains[seat]
    known = captain_numbers(game, own, centre)
    known += own_numbers(own)
    for turn in range(1, OTHERS + 1):
        if turn < len(captains):
            known += captain_numbers(game, captains[(seat + turn) % len(captains)], centre)
        else:
            known += _NOBODY
    return known


def _table(game: Xia, seat: Seat) -> list[float]:
    state, options = game.state, game.options
    return [
        len(state.captains),
        game.fame_goal,
        *[getattr(options, module) for module in ADDED],
        state.active == seat,
        next((rule.movement for rule in reversed(game.stack) if type(rule) is Move), 0),
        len(state.board.placed),
        len(state.stack),
        len(state.tokens),
        len(state.pile),
        len(state.titles),
        state.titles_drawn,
        len(state.adrift),
    ]


def _embers(embers: Embers, centre: Hex) -> list[float]:
    return [
        *place(embers.kiln, centre),
        *map(embers.economy.get, CARGO, _ZEROS),
        *[cargo in embers.demand for cargo in CARGO],
        len(embers.relic_pile),
        sum(map(len, embers.relic_stacks.values())),
    ]


_ZEROS = (0,) * len(CARGO)
