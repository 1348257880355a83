"""Purge that arrive. (CS-PURGE-ARRIVAL-01..17)"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from starhold.geometry.square import NAMES, Square, bits_of, numbers_in
from starhold.geometry.strides import levels
from starhold.kernel import Procedure, Step, call, done, goto

from ...board.chart import Footing
from ...content import Arrival
from ...events import Arrived
from ...state import Figure
from ..dice import roll_chance, roll_number, roll_purge
from ..figures import covered, deck_chart, on_deck, taken
from ..hostility import arrivals_now

if TYPE_CHECKING:
    from ...game import CoreSpace

ONCE = 4
"""From this rank on a type comes once in a mission. (CS-PURGE-ARRIVAL-11)"""
LIVE_ONE = "live-one"


class PurgeArrives(Procedure, tag="corespace.purge-arrives"):
    """The list of the level, from top to bottom. (CS-PURGE-ARRIVAL-01)"""

    waiting: int = 0
    """The place of the next entry."""

    def start(self, game: CoreSpace) -> Step:
        listed = arrivals_now(game)
        if self.waiting >= len(listed):
            return done()
        arrival = listed[self.waiting]
        self.waiting += 1
        if is_spent(game, arrival.type):
            return goto(self.start)
        number = number_of(game, arrival)
        return call(Arrive(arrival.type, number), then=self.start) if number else goto(self.start)


class Arrive(Procedure, tag="corespace.arrive"):
    """So many of a type arrive at one entry point. (CS-PURGE-ARRIVAL-07..09)"""

    kind: str
    number: int

    def start(self, game: CoreSpace) -> Step:
        entry = roll_number(game, game.state.mission.counter, "entry", self.kind)
        for _ in range(self.number):
            kind = available(game, self.kind)
            at = place_near(game, entry)
            if kind and at:
                place(game, kind, at, entry)
        return done()


def number_of(game: CoreSpace, arrival: Arrival) -> int:
    """(CS-PURGE-ARRIVAL-02..04)"""
    holder = game.state.mission.counter
    if arrival.die == "purge":
        return roll_purge(game, holder, arrival.type)
    if arrival.die == "chance":
        return int(roll_chance(game, holder, "arrival", arrival.type) == LIVE_ONE)
    return arrival.number


def is_spent(game: CoreSpace, kind: str) -> bool:
    """True if a type has come already, and comes once only. (CS-PURGE-ARRIVAL-11..12)"""
    return game.content.npc[kind].rank >= ONCE and kind in game.state.mission.appeared


def available(game: CoreSpace, kind: str) -> str:
    """The type, or the next lower rank if none of it is left in the box. (CS-PURGE-ARRIVAL-14..17)"""
    wanted = game.content.npc[kind]
    if wanted.rank >= ONCE:
        return "" if is_spent(game, kind) else kind
    lower = [npc for npc in game.content.npcs if npc.family == wanted.family and npc.rank <= wanted.rank]
    in_play = [figure.board for figure in on_deck(game)]
    left = [npc for npc in lower if in_play.count(npc.id) < npc.count]
    return max(left, key=lambda npc: npc.rank).id if left else ""


def place_near(game: CoreSpace, entry: int) -> Square:
    """A free square at an entry point, or as near to it as can be; nothing on a full deck. (CS-PURGE-ARRIVAL-08)"""
    return free_near(game, bits_of(deck_chart(game).layout.entries[entry - 1]))


def free_near(game: CoreSpace, squares: int) -> Square:
    """A free square of a set, or the one with the fewest steps from there; nothing on a full deck."""
    chart = deck_chart(game)
    free = chart.floor & ~taken(game)
    steps = chart.strides(Footing(covered(figure for figure in on_deck(game) if figure.crew is not None)))
    for level in levels(steps, squares & chart.floor):
        for number in numbers_in(level & free):
            return NAMES[number]
    return ""


def place(game: CoreSpace, kind: str, at: Square, entry: int) -> None:
    mission, npc = game.state.mission, game.content.npc[kind]
    numbers = {figure.number for figure in mission.figures if figure.board == kind}
    number = next(number for number in count(1) if number not in numbers)
    name = f"{kind}-{number}"
    mission.figures.append(Figure(name, kind, None, number, "deck", at, health=npc.health))
    if npc.rank >= ONCE:
        mission.appeared.append(kind)
    game.tell(Arrived(name, at, entry))
