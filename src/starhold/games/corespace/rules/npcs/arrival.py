"""NPCs that arrive: how many, who, and where. (CS-PURGE-ARRIVAL-01..18, CS-NPC-ARRIVAL-01..08)"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from starhold.geometry.square import NAMES, Square, bits_of, numbers_in
from starhold.geometry.strides import levels
from starhold.kernel import Procedure, Step, done

from ...board.chart import Footing
from ...content import Arrival, Family, Npc
from ...events import Arrived
from ...state import Figure
from ..crews import hired, playing
from ..dice import CHANCE_SIDES, roll_chance, roll_number, roll_purge
from ..figures import covered, deck_chart, on_deck, page_of, taken
from ..hostility import arrivals_now, is_last_band
from .boards import LIVE_ONE, families_in_use

if TYPE_CHECKING:
    from ...game import CoreSpace

ONCE = 4
"""From this rank on a Purge comes once in a mission. (CS-PURGE-ARRIVAL-11)"""
MANY_CREWS = 4
"""(CS-SETUP-11)"""


class Arrive(Procedure, tag="corespace.arrive"):
    """So many of a type arrive together, see `arrive`."""

    kind: str
    number: int
    entry: int = 0
    at: Square = ""

    def start(self, game: CoreSpace) -> Step:
        arrive(game, self.kind, self.number, entry=self.entry, at=self.at)
        return done()


def arrive(game: CoreSpace, kind: str, number: int = 1, *, entry: int = 0, at: Square = "") -> list[str]:
    """Place so many NPCs of a type, or of a family, at a square, an entry point, or one that is rolled; name them.

    There are fewer if the box has no more. They act when the turn of their family comes, even if they are placed at
    another time. (CS-PURGE-ARRIVAL-07..10, CS-NPC-ARRIVAL-02..07)
    """
    if not available(game, kind):
        return []
    if not at and entry in (0, *closed_to(game, kind)):
        entry = roll_entry(game, kind)
    squares = (at,) if at else deck_chart(game).layout.entries[entry - 1]
    arrived = []
    for _ in range(number):
        found, place = available(game, kind), square_near(game, squares)
        if found and place:
            arrived.append(put(game, found, place, entry))
    return arrived


def due(game: CoreSpace, family: Family) -> list[Arrival]:
    """Those of a family whom the tracker brings now, if the mission uses it. (CS-NPC-ARRIVAL-01, CS-MISSION-01)"""
    if family not in families_in_use(game, page_of(game)):
        return []
    return [arrival for arrival in arrivals_now(game) if game.content.family_named(arrival.type) == family]


def number_of(game: CoreSpace, arrival: Arrival) -> int:
    """(CS-PURGE-ARRIVAL-02..04)"""
    holder = game.state.mission.counter
    if arrival.die == "purge":
        return roll_purge(game, holder, arrival.type)
    if arrival.die == "chance":
        return int(roll_chance(game, holder, "arrival", arrival.type) == LIVE_ONE)
    return arrival.number


def roll_entry(game: CoreSpace, kind: str) -> int:
    """The entry point: numbers without one are rolled again, for the Purge those of closed ones as well.

    (CS-PURGE-ARRIVAL-09, CS-NPC-ARRIVAL-02, CS-NPC-ARRIVAL-08)
    """
    points, closed = entry_points(game), closed_to(game, kind)
    assert not {*points} <= {*closed}, "some entry point is open"
    holder = game.state.mission.counter
    while (rolled := roll_number(game, holder, "entry", kind)) not in points or rolled in closed:
        pass
    return rolled


def entry_points(game: CoreSpace) -> range:
    """Those that can be rolled."""
    return range(1, min(CHANCE_SIDES, len(deck_chart(game).layout.entries)) + 1)


def closed_to(game: CoreSpace, kind: str) -> tuple[int, ...]:
    """The entry points at which a type cannot come in. (CS-NPC-ARRIVAL-08)"""
    return game.state.mission.closed if game.content.family_named(kind) == "purge" else ()


# Who


def available(game: CoreSpace, kind: str) -> str:
    """The type that comes for another, or for a family; nothing if the box has none.

    For one of the Purge the next lower rank comes, of a family the lowest. (CS-PURGE-ARRIVAL-11..18,
    CS-NPC-ARRIVAL-03, CS-NPC-ARRIVAL-06)
    """
    wanted = game.content.npc.get(kind)
    if wanted is None:
        family = [npc for npc in game.content.npcs if npc.family == kind and is_left(game, npc)]
        return min(family, key=lambda npc: npc.rank).id if family else ""
    if wanted.family != "purge" or wanted.rank >= ONCE:
        return wanted.id if is_left(game, wanted) else ""
    lower = [npc for npc in game.content.npcs if npc.family == "purge" and npc.rank <= wanted.rank]
    left = [npc for npc in lower if is_left(game, npc)]
    return max(left, key=lambda npc: npc.rank).id if left else ""


def is_left(game: CoreSpace, npc: Npc) -> bool:
    """True if there is a miniature of a type, and it may come again; not with a crew that has hired it.

    (CS-PURGE-ARRIVAL-14, CS-NPC-ARRIVAL-06, CS-CREW-03)
    """
    if is_spent(game, npc) or (npc.reverse and npc.reverse in hired(game)):
        return False
    there = sum(figure.board == npc.id for figure in game.state.mission.figures)
    return there < npc.count * (2 if npc.family == "purge" and has_second_set(game) else 1)


def is_spent(game: CoreSpace, npc: Npc) -> bool:
    """True if a type has come, and comes no more. (CS-PURGE-ARRIVAL-11..13, CS-PURGE-ARRIVAL-18)"""
    again = has_second_set(game) and is_last_band(game)
    return game.state.mission.appeared.count(npc.id) > again


def has_second_set(game: CoreSpace) -> bool:
    """True if the second set of the Purge is in use, with its reinforcement cards. (CS-SETUP-10..12)"""
    crews = len(playing(game))
    return crews >= MANY_CREWS or (crews == MANY_CREWS - 1 and game.options.second_purge_set)


# Where


def square_near(game: CoreSpace, squares: tuple[Square, ...]) -> Square:
    """The first of some squares that is free, or a free one as near as can be; nothing on a full deck.

    (CS-PURGE-ARRIVAL-08, CS-NPC-ARRIVAL-04)
    """
    chart = deck_chart(game)
    free = chart.floor & ~taken(game)
    steps = chart.strides(Footing(covered(figure for figure in on_deck(game) if figure.crew is not None)))
    for level in levels(steps, bits_of(squares)):
        for number in numbers_in(level & free):
            return NAMES[number]
    return ""


def put(game: CoreSpace, kind: str, at: Square, entry: int) -> str:
    """Another NPC of a type, with the lowest number that is free."""
    mission, npc = game.state.mission, game.content.npc[kind]
    numbers = {figure.number for figure in mission.figures if figure.board == kind}
    number = next(number for number in count(1) if number not in numbers)
    name = f"{kind}-{number}"
    mission.figures.append(Figure(name, kind, None, number, "deck", at, health=npc.health))
    if npc.family == "purge" and npc.rank >= ONCE:
        mission.appeared.append(kind)
    game.tell(Arrived(name, at, entry))
    return name
