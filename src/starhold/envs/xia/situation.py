"""The situation of a seat in one vector: itself, the others, NPCs, the table, and what it is asked."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from struct import Struct

import numpy as np
from numpy.typing import NDArray

from starhold.games.xia import Xia
from starhold.games.xia.content.records import EXPANSIONS
from starhold.games.xia.rules.movement import Move
from starhold.games.xia.rules.solo.race import pluses
from starhold.games.xia.state import CampaignSheet, Captain, Embers, Npc, Solo
from starhold.geometry import Hex
from starhold.kernel import Seat

from ..encoder import REACH
from .goals import GOALS
from .mats import (
    CAPTAIN,
    FEW,
    MANY,
    MAT,
    NPC,
    OWN,
    PLACE,
    SOME,
    YES,
    Mat,
    Units,
    card_numbers,
    mat_numbers,
    mat_of,
    own_numbers,
    place,
)
from .names import BEHAVIOURS, CARGO, EVENTS, GOALS_OF_GAMES, LINES, NPCS, PROMPTS
from .ships import Ships

OTHERS = Xia.seat_counts.stop - 2
"""How many other captains there can be."""

TERMS: Units = {"seats": FEW, "fame goal": MANY, **{f"with {module}": YES for module in EXPANSIONS}}
TABLE: Units = {
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
ECONOMY: Units = {
    **{f"economy of {cargo}": SOME for cargo in CARGO},
    **{f"demand for {cargo}": YES for cargo in CARGO},
    "relics in the pile": SOME,
    "relics on dead worlds": SOME,
}
RACE: Units = {
    "fame of the NPCs": MANY,
    "side B": YES,
    "round": SOME,
    "plus on their roll": SOME,
    **{f"plan {behaviour}": YES for behaviour in BEHAVIOURS},
    "games before": SOME,
    "goals completed": SOME,
    "goal failed": YES,
    **{f"goal {goal}": YES for goal in GOALS_OF_GAMES},
    **{f"upgrades of {line}": FEW for line in LINES},
}
"""The other side of a game alone, and what a campaign adds to it."""
EMBERS: Units = {f"kiln {name}": unit for name, unit in PLACE.items()} | ECONOMY


def _named(owner: str, units: Units) -> Units:
    return {f"{owner}: {name}": unit for name, unit in units.items()}


MEASURES: Units = {
    **_named("own", CAPTAIN | OWN),
    **{name: unit for turn in range(1, OTHERS + 1) for name, unit in _named(f"captain +{turn}", CAPTAIN).items()},
    **{name: unit for npc in NPCS for name, unit in _named(npc, NPC).items()},
    **{name: unit for goal in GOALS for name, unit in _named(f"nearest {goal}", PLACE).items()},
    **_named("table", TERMS | TABLE | EMBERS),
    **_named("alone", RACE),
}
SITUATION: tuple[str, ...] = (
    *MEASURES,
    *(f"event: {event}" for event in EVENTS),
    *(f"asked: {prompt}" for prompt in PROMPTS),
    "asked: anything else",
)
"""What each number of the situation is. Captain +1 is the next one after the observing seat."""

_COLUMNS = {name: column for column, name in enumerate(SITUATION)}
_EVENT = {event: _COLUMNS[f"event: {event}"] for event in EVENTS}
_PROMPT = {prompt: _COLUMNS[f"asked: {prompt}"] for prompt in PROMPTS}
_MEASURED = len(MEASURES)
_EVENTS = slice(_MEASURED, _MEASURED + len(EVENTS))
_ANYTHING_ELSE = len(SITUATION) - 1
_SCALES = 1 / np.array(list(MEASURES.values()), np.float32)
_LIMITS = np.full(_MEASURED, REACH, np.float32)


class Stretch:
    """Numbers that stand side by side in the vector."""

    def __init__(self, owner: str, units: Units, times: int = 1) -> None:
        self._start = _COLUMNS[f"{owner}{next(iter(units))}"] * _SCALES.itemsize
        self._pack = Struct(f"{len(units) * times}f").pack_into

    def write(self, numbers: Iterable[float], vector: memoryview) -> None:
        """Write all of them, whatever was there."""
        # As bytes, and all in one go: a number of NumPy at a time would cost more than the rules do.
        self._pack(vector, self._start, *numbers)


_CAPTAINS = ("own: ", *(f"captain +{turn}: " for turn in range(1, OTHERS + 1)))
_CAPTAIN_PLACES = [Stretch(captain, PLACE) for captain in _CAPTAINS]
_MATS = [Stretch(captain, MAT) for captain in _CAPTAINS]
_OWN = Stretch("own: ", OWN)
_NPCS = Stretch(f"{NPCS[0]}: ", NPC, len(NPCS))
_GOALS = Stretch(f"nearest {GOALS[0]}: ", PLACE, len(GOALS))
_TERMS = Stretch("table: ", TERMS)
_TABLE = Stretch("table: ", TABLE)
_KILN = Stretch("table: ", EMBERS)
_RACE = Stretch("alone: ", RACE)

_modules = attrgetter(*EXPANSIONS)
_ZEROS = (0,) * len(CARGO)
_NO_CAMPAIGN = CampaignSheet()
_NO_NPC = (0,) * len(NPC)


class Situation:
    """The vector of one seat: measures are gathered as they are counted, and scaled together."""

    def __init__(self, seat: Seat, vector: NDArray[np.generic]) -> None:
        self.seat = seat
        self._vector = vector
        self._flags = vector.data
        self._asked = _ANYTHING_ELSE
        self._mats: list[Mat] = [()] * len(_CAPTAINS)
        self._scaled = vector[:_MEASURED]
        self._measures = np.zeros(_MEASURED, np.float32)
        self._counted = self._measures.data

    def show_mats(self, captains: list[Captain]) -> None:
        """Show what lies open on the mats of all captains, this seat's first."""
        for turn, captain in enumerate(captains):
            mat = mat_of(captain)
            if mat != self._mats[turn]:
                self._mats[turn] = mat
                _MATS[turn].write(mat_numbers(mat), self._counted)

    def show_secrets(self, captain: Captain) -> None:
        """Show what only the captain of this seat may know."""
        _OWN.write(own_numbers(captain), self._counted)

    def show_ships(self, ships: Ships, npcs: list[Npc], centre: Hex) -> None:
        """Show where all ships are, as seen from a space, and what lies on the cards of the NPCs."""
        for stretch, at in zip(_CAPTAIN_PLACES, ships.captains, strict=False):
            stretch.write(place(at, centre), self._counted)
        found = {npc.id: place(ships.npcs[npc.id], centre) + card_numbers(npc, self.seat) for npc in npcs}
        _NPCS.write([number for npc in NPCS for number in found.get(npc, _NO_NPC)], self._counted)

    def show_goals(self, goals: list[Hex | None], centre: Hex) -> None:
        """Show where one may want to go."""
        _GOALS.write([number for goal in goals for number in place(goal, centre)], self._counted)

    def show_terms(self, game: Xia) -> None:
        """Show what stays the same for the whole match."""
        seats = len(game.state.captains)
        _TERMS.write([seats, game.fame_goal, *_modules(game.options)], self._counted)

    def show_table(self, game: Xia) -> None:
        """Show what is everybody's."""
        _TABLE.write(_table(game, self.seat), self._counted)

    def show_race(self, game: Xia) -> None:
        """Show how the NPCs stand against a captain who plays alone, and by which plans they fly."""
        if game.state.solo is not None:
            _RACE.write(_race(game, game.state.solo), self._counted)

    def show_embers(self, embers: Embers, centre: Hex) -> None:
        """Show what Embers of a Forsaken Star lays on the table."""
        _KILN.write([*place(embers.kiln, centre), *_economy(embers)], self._counted)
        self._vector[_EVENTS] = 0
        for event in embers.events:
            self._flags[_EVENT[event.id]] = 1

    def show_question(self, prompt: str | None) -> None:
        """Show what is asked."""
        self._flags[self._asked] = 0
        if prompt is not None:
            self._asked = _PROMPT.get(prompt, _ANYTHING_ELSE)
            self._flags[self._asked] = 1

    def scale(self) -> None:
        """Bring all measures into the vector."""
        np.multiply(self._measures, _SCALES, out=self._scaled)
        np.minimum(self._scaled, _LIMITS, out=self._scaled)


def _table(game: Xia, seat: Seat) -> tuple[float, ...]:
    state = game.state
    return (
        state.active == seat,
        _movement(game),
        len(state.board.placed),
        len(state.stack),
        len(state.tokens),
        len(state.pile),
        len(state.titles),
        state.titles_drawn,
        len(state.adrift),
    )


def _race(game: Xia, solo: Solo) -> list[float]:
    sheet = game.state.campaign or _NO_CAMPAIGN
    plans, lines = set(solo.plans.values()), [game.content.upgrade[upgrade].line for upgrade in sheet.upgrades]
    return [
        solo.fame,
        solo.side == "B",
        solo.round,
        sum(plus.amount for plus in pluses(game)),
        *[behaviour in plans for behaviour in BEHAVIOURS],
        len(sheet.log),
        len(sheet.done),
        sheet.failed,
        *[goal == sheet.goal for goal in GOALS_OF_GAMES],
        *[lines.count(line) for line in LINES],
    ]


def _movement(game: Xia) -> int:
    """The movement left in the move that goes on, if one does."""
    for rule in reversed(game.stack):
        if type(rule) is Move:
            return rule.movement
    return 0


def _economy(embers: Embers) -> list[float]:
    return [
        *map(embers.economy.get, CARGO, _ZEROS),
        *[cargo in embers.demand for cargo in CARGO],
        len(embers.relic_pile),
        sum(map(len, embers.relic_stacks.values())),
    ]
