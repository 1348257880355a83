"""Things that a captain could do elsewhere, and their distance: the reason to prefer one place to another."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from starhold.games.xia import Xia
from starhold.games.xia.board.chart import Chart
from starhold.games.xia.board.keeping import kept_with_chart
from starhold.games.xia.board.routes import field_to
from starhold.games.xia.board.sites import goods_on, is_mission_point, wanted_on, work_on
from starhold.games.xia.board.tolls import ASTEROIDS, DEBRIS, SHIELD
from starhold.games.xia.content.mission_cards import Bearing, delivery_of
from starhold.games.xia.rules.actions import ActionPhase
from starhold.games.xia.rules.missions.targets import ship_of, target_of
from starhold.games.xia.rules.movement import Move
from starhold.games.xia.rules.ships import place_on_board, vessel
from starhold.games.xia.state import ActiveMission, Captain
from starhold.geometry import Hex
from starhold.kernel import Seat

Spaces: TypeAlias = tuple[Hex, ...]


class Errand(NamedTuple):
    """Some spaces to go to, and what it is worth to be on the nearest of them."""

    spaces: Spaces
    worth: float
    by_ending_there: bool = False
    """True if it is done after the turn, and not in it."""


TOKEN = 5.0
UNKNOWN_SECTOR = 2.5
NEW_MISSION = 3.0
MISSION, MISSION_BEGUN = 5.0, 9.0
MOST_MISSIONS = 3
CUBE_SOLD, FAME_OF_A_SALE = 1.0, 9.0
GOODS, WORK = 2.0, 1.0
RELIC = 5.0
PORT = 6.0
"""The worth of a starport to a ship that can do nothing without one."""
RICH = 8_000
"""So many credits alone are worth a visit."""

FARTHER = 0.93
"""The worth of an errand from one space farther away."""
NOT_THERE_YET = 0.8
"""The worth of being there, as long as the ship is still in motion."""
LEFT_UNDONE = 0.2
"""The worth of being there if nothing is done: there must be a reason."""
DETOURS = {SHIELD: 12, DEBRIS: 9, ASTEROIDS: 4}
"""The number of spaces that a captain flies round rather than meet a danger."""
USABLE_MOVEMENT = 0.8
"""The part of the remaining movement that brings a ship nearer."""
LEAST_OF_THE_WAY = 0.2
"""The part of the way that is still to go, however much movement is left."""
WEIGHT_OF_BEST, WEIGHT_OF_ALL = 0.5, 0.1
"""The worth of a hope beside the thing itself. A ship has one course, so the best hope counts most."""


def hopes(game: Xia, seat: Seat) -> float:
    """The worth of a captain's errands from here: the best of them, and a little of all."""
    captain = game.state.captains[seat]
    if captain.at is None:
        return 0.0
    chart, at, outlaw = game.chart, place_on_board(game, captain.at), captain.bounty > 0
    movement, here = movement_left(game, seat, captain), _worth_here(game, seat)
    best = total = 0.0
    for spaces, worth, by_ending_there in errands(game, seat, captain):
        cost = field_to(chart, spaces, outlaw=outlaw).cost(at)
        if cost is not None:
            far = spaces_away(cost)
            arrival = NOT_THERE_YET if far else 1.0 if by_ending_there else here
            hope = worth * arrival * FARTHER ** max(far - USABLE_MOVEMENT * movement, LEAST_OF_THE_WAY * far)
            best, total = max(best, hope), total + hope
    return WEIGHT_OF_BEST * best + WEIGHT_OF_ALL * total


def _worth_here(game: Xia, seat: Seat) -> float:
    """The part of an errand that counts if it could be done right here."""
    share = LEFT_UNDONE
    for rule in game.stack:
        if type(rule) is Move:
            return NOT_THERE_YET
        if type(rule) is ActionPhase and rule.seat == seat:
            share = 1.0
    return share


def movement_left(game: Xia, seat: Seat, captain: Captain) -> int:
    """The distance that the ship may still fly in this turn without another engine."""
    left = 0
    for rule in game.stack:
        if type(rule) is Move and rule.seat == seat:
            left += rule.movement
        elif type(rule) is ActionPhase and rule.seat == seat and captain.impulse:
            left += game.content.ship[captain.ship].impulse
    return left


def errands(game: Xia, seat: Seat, captain: Captain) -> Iterator[Errand]:
    """All that there is to do for a captain, each with the spaces where it is done."""
    places = places_of(game.chart)
    yield from _trade(captain, places)
    yield from _exploring(game, captain, places)
    yield from _missions(game, seat, captain, places)
    yield _port(game, captain, places)
    yield from _relics(game, captain, places)


def _trade(captain: Captain, places: Places) -> Iterator[Errand]:
    """Cubes go to a market that wants them; with none on board, there is something to buy that a market wants."""
    cubes = [*captain.hold.cubes.values()]
    for market, wanted in places.markets:
        count = sum(cargo in wanted for cargo in cubes)
        if count:
            yield Errand((market,), CUBE_SOLD * count + (FAME_OF_A_SALE if count > 1 else 0.0))
    if len(cubes) < 2:
        if captain.credits >= 1000 and places.shops:
            yield Errand(places.shops, GOODS)
        if places.works:
            yield Errand(places.works, WORK)


def _exploring(game: Xia, captain: Captain, places: Places) -> Iterator[Errand]:
    """Tokens on the board, and sides beyond which nobody has looked."""
    if game.state.tokens:
        yield Errand(tuple(laid.at for laid in game.state.tokens), TOKEN)
    if game.state.stack and captain.energy and places.edges:
        yield Errand(places.edges, UNKNOWN_SECTOR)


def _missions(game: Xia, seat: Seat, captain: Captain, places: Places) -> Iterator[Errand]:
    """Places where missions in hand go on, and where new ones can be drawn."""
    for active in captain.missions:
        spaces = next_places(game, seat, active, places)
        if spaces:
            yield Errand(spaces, MISSION_BEGUN if active.revealed else MISSION)
    if len(captain.missions) + len(captain.drawn) < MOST_MISSIONS and places.mission_points:
        yield Errand(tuple(places.mission_points.values()), NEW_MISSION)


def next_places(game: Xia, seat: Seat, active: ActiveMission, places: Places) -> Spaces:
    """The place where a mission goes on, if it is known: on a Mission Point, or where its target is."""
    card = game.content.mission[active.id]
    goal = delivery_of(card)
    if not (active.revealed or active.captain_in_need):
        system: str | None = getattr(card, "system", None)
        if system is not None:
            return tuple(at for sector, at in places.mission_points.items() if is_system(game, sector, system))
        goal = getattr(card, "pick_up", None) or getattr(card, "at", None) or goal
    bearing: Bearing | None = getattr(card, "target", None)
    if bearing is None or (active.revealed and goal is not None):
        return (places.mission_points[goal],) if goal in places.mission_points else ()
    meant = target_of(game, seat, bearing)
    at = None if meant is None else vessel(game, ship_of(game, meant)).at
    return () if at is None else (place_on_board(game, at),)


def is_system(game: Xia, sector: str, system: str) -> bool:
    """True if a sector is of a kind."""
    return game.content.sector[sector].kind == system


def _relics(game: Xia, captain: Captain, places: Places) -> Iterator[Errand]:
    """Relics are dug up on dead worlds, and sifted aboard the Kiln."""
    embers = game.state.embers
    if embers is None:
        return
    if captain.hold.relics:
        if embers.kiln is not None:
            yield Errand((embers.kiln,), RELIC)
        return
    left = tuple(at for sector, at in places.relics if embers.relic_stacks.get(sector))
    if left:
        yield Errand(left, RELIC)


def _port(game: Xia, captain: Captain, places: Places) -> Errand:
    """A starport sells energy, repairs, outfits and fame: the emptier, weaker and richer the ship, the better."""
    card = game.content.ship[captain.ship]
    need = 1 - captain.energy / card.energy
    if captain.credits >= 1000:
        need += len(captain.hold.damage) / 6 + captain.credits / RICH
    return Errand(places.ports[captain.bounty > 0], PORT * min(1.0, need * need), by_ending_there=True)


class Places(NamedTuple):
    """The spaces of a board where something can be done."""

    markets: tuple[tuple[Hex, tuple[str, ...]], ...]
    """Sell spaces, and what they want."""
    shops: Spaces
    """Buy spaces that have something which a market wants."""
    works: Spaces
    """The spaces where cubes are gathered that a market wants."""
    edges: Spaces
    mission_points: dict[str, Hex]
    ports: tuple[Spaces, Spaces]
    """Starports, for others and for outlaws."""
    relics: tuple[tuple[str, Hex], ...]
    """The spaces where relics are dug up, by sector."""


@kept_with_chart()
def places_of(chart: Chart) -> Places:
    """Found once for each board."""
    spaces = [space for space in chart.spaces.values() if space.terrain != "kiln"]
    markets = tuple((space.at, wants) for space in spaces if (wants := wanted_on(space)))
    wanted = {cargo for _, wants in markets for cargo in wants}
    planets = [space for space in spaces if space.planet]
    return Places(
        markets=markets,
        shops=tuple(s.at for s in spaces if wanted.intersection(goods_on(s))),
        works=tuple(s.at for s in spaces if work_on(s) and s.sector.yields in wanted),
        edges=tuple(s.at for s in spaces if not s.planet and chart.unexplored_sides(s.at)),
        mission_points={space.sector.id: space.at for space in spaces if is_mission_point(space)},
        ports=(
            tuple(space.at for space in planets),
            tuple(space.at for space in planets if space.sector.law != "lawful"),
        ),
        relics=tuple((space.sector.id, space.at) for space in spaces if space.feature == "relics"),
    )


@lru_cache(maxsize=1024)
def spaces_away(cost: int) -> int:
    """The cost of a way in spaces, dangers counted as detours."""
    away = 0
    for danger, detour in DETOURS.items():
        met, cost = divmod(cost, danger)
        away += met * detour
    return away + cost
