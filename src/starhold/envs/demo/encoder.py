"""Derelict in arrays: `DemoEncoder`, small enough to be read as an example of an encoder."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from gymnasium import spaces
from msgspec import Struct
from numpy.typing import NDArray

from starhold.games.demo import Demo
from starhold.games.demo.choices import Fire, Fly
from starhold.games.demo.state import TRAP, DemoView
from starhold.kernel import Choice, Game, Match, Seat

from ..canvas import Picture
from ..encoder import SITUATION, Encoder, kind_numbers, measures, numbers
from ..observer import Arrays, Observer
from .picture import picture

CAPTAINS = Demo.seat_counts.stop - 1
PLACES = 9
ENERGY, CARGO, ROUNDS = 3.0, 10.0, 8.0
"""By what is divided, so that most numbers lie between 0 and 1."""

CAPTAIN = ("plays", "place", "energy", "hold", "vault")
TOKEN = ("lies here", "known", "value", "trap")
OPTION = ("to", "target")
"""Where a choice leads to, and at whom it points: how many turns after this seat."""

FEATURES: tuple[str, ...] = (
    "round",
    *(f"captain +{turn}: {feature}" for turn in range(CAPTAINS) for feature in CAPTAIN),
    *(f"place {place}: {feature}" for place in range(PLACES) for feature in TOKEN),
)
"""What each number of the situation is; captain +0 is the observing seat, +1 the next one."""

KINDS = kind_numbers(Demo)

_pack = struct.Struct(f"{len(FEATURES)}f").pack


class DemoEncoder(Encoder):
    """The ring, the captains in the order of their turns, and what is offered."""

    game = Demo
    parts = ("options",)
    max_options = 8
    seats = 2

    def spaces(self) -> Mapping[str, spaces.Box]:
        found = {SITUATION: measures(len(FEATURES))}
        if "options" in self.observed:
            found["option_kinds"] = numbers(self.size, len(KINDS))
            found["options"] = measures(self.size, len(OPTION))
        return found

    def picture(self, game: Game, view: Struct) -> Picture:
        assert isinstance(view, DemoView)
        return picture(view)

    def score_unit(self, game: Game) -> float:
        return CARGO

    def observer(self, seat: Seat, arrays: Arrays) -> Observer:
        return DemoObserver(seat, arrays)


class DemoObserver(Observer):
    """Writes everything whenever it looks: there is so little of it."""

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        game, seat, arrays = match.game, self.seat, self.arrays
        assert isinstance(game, Demo)
        arrays[SITUATION][:] = np.frombuffer(_pack(*situation(game, seat)), np.float32)
        if "options" in arrays:
            found = option_arrays(offered, seat, game.setup.seats, len(arrays["options"]))
            arrays["option_kinds"][:] = found.kinds
            arrays["options"][:] = found.numbers


def situation(game: Demo, seat: Seat) -> list[float]:
    """What a seat may know, as `FEATURES` names it."""
    state, seats = game.state, game.setup.seats
    known = [state.round / ROUNDS]
    for turn in range(CAPTAINS):
        if turn >= seats:
            known += [0.0] * len(CAPTAIN)
            continue
        other = (seat + turn) % seats
        captain = state.captains[other]
        place = state.places[other] / PLACES
        known += (1.0, place, captain.energy / ENERGY, sum(captain.hold) / CARGO, captain.vault / CARGO)
    for token in state.tokens:
        if token is None:
            known += (0.0, 0.0, 0.0, 0.0)
        elif seat in token.scanned_by:
            known += (1.0, 1.0, token.value / CARGO, float(token.value == TRAP))
        else:
            known += (1.0, 0.0, 0.0, 0.0)
    return known


class OptionArrays(NamedTuple):
    """All options of a question."""

    kinds: NDArray[np.int16]
    numbers: NDArray[np.float32]


@lru_cache(maxsize=4096)
def option_arrays(offered: tuple[Choice, ...], seat: Seat, seats: int, size: int) -> OptionArrays:
    """The same questions are asked again and again, so their arrays are made once."""
    kinds, numbers = np.zeros(size, np.int16), np.zeros((size, len(OPTION)), np.float32)
    for number, choice in enumerate(offered):
        kinds[number] = KINDS[type(choice)]
        match choice:
            case Fly():
                numbers[number] = choice.to / PLACES, 0
            case Fire():
                numbers[number] = 0, (choice.target - seat) % seats / CAPTAINS
    return OptionArrays(kinds, numbers)
