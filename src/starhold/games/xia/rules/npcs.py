"""Ships that nobody owns: how they come onto the board, whom they hunt and where they fly."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starhold.geometry import COMPASS, Hex, distance
from starhold.kernel import Procedure, Seat, Step, ask, call, done, goto, hand_over

from ..chart import Exit, Hazard
from ..choices import Route
from ..content import NpcCard
from ..events import (
    AsteroidsEntered,
    DamageTaken,
    DebrisEntered,
    GateUsed,
    NpcEarned,
    NpcSpawned,
    NpcTargeted,
    Respawned,
    ShieldCrossed,
    ShieldHeld,
    ShipMoved,
    TurnedBack,
    TurnLost,
)
from ..routes import Field, Network, Way, approach, ends, field_to, network_of
from ..state import Captain, Npc
from . import harpoon
from .borders import DESTROYS_UP_TO, HURTS_UP_TO
from .combat import NpcAttack
from .damage import Destroy, TakeDamage
from .dice import break_tie, npc_roll
from .respawn import closest_spawn_point, free_space_near
from .ships import Vessel, is_occupied, is_outlaw, name_of, npc_of, vessel, vessels

if TYPE_CHECKING:
    from ..game import Xia

RETALIATION_RANGE = 2
"""How many sectors away an NPC still goes after its attacker."""
PATROL_RANGE = 1
"""How many sectors away the Enforcer notices outlaws."""
TRADE = 1000
"""What the Merchant earns at a Sell space."""


# Turns


class NpcTurn(Procedure, tag="xia.npc-turn"):
    """An NPC comes back if it was destroyed, then does what its card says. (XIA-NPC-02, XIA-NPC-11..12)"""

    npc: str

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        if npc.skips_turn:
            npc.skips_turn = False
            game.tell(TurnLost(npc.id))
            return done()
        if npc.at is None:
            respawn(game, npc)
        match npc.id:
            case "enforcer":
                return hand_over(EnforcerTurn(npc.id))
            case "scoundrel":
                return hand_over(ScoundrelTurn(npc.id))
            case "merchant":
                return hand_over(MerchantTurn(npc.id))


class EnforcerTurn(Procedure, tag="xia.enforcer-turn"):
    """It hunts outlaws with missiles, and otherwise patrols between lawful planets. (XIA-ENFORCER-02..05)"""

    npc: str
    target: str = ""

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        target = attacker_of(game, npc) or closest(game, npc, outlaws_near(game, npc))
        if target is None:
            return goto(self.patrol)
        self.target, npc.heading = target, None
        game.tell(NpcTargeted(npc.id, target))
        quarry = vessel(game, target).at
        assert quarry is not None
        return call(bring_into_range(game, npc, quarry), then=self.attack)

    def attack(self, game: Xia) -> Step:
        if not can_attack(game, self.npc, self.target):
            return done()
        return hand_over(NpcAttack(self.npc, self.target))

    def patrol(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        if npc.heading is None or is_on(game, npc, npc.heading):
            npc.heading = most_distant_lawful_planet(game, npc)
        if npc.heading is None:
            return done()
        game.tell(NpcTargeted(npc.id, npc.heading))
        return hand_over(FlyNpc(npc.id, inside(game, npc, npc.heading), card_of(game, npc).speed))


class ScoundrelTurn(Procedure, tag="xia.scoundrel-turn"):
    """It attacks the innocent from nearby and flees to its home. (XIA-SCOUNDREL-02..05)"""

    npc: str
    target: str = ""

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        card = card_of(game, npc)
        self.target = attacker_of(game, npc) or closest(game, npc, innocents(game)) or ""
        if not self.target:
            assert card.home is not None
            game.tell(NpcTargeted(npc.id, card.home))
            return hand_over(FlyNpc(npc.id, inside(game, npc, card.home), card.speed))
        game.tell(NpcTargeted(npc.id, self.target))
        return call(FlyNpc(npc.id, beside(game, npc, self.target), card.speed), then=self.attack)

    def attack(self, game: Xia) -> Step:
        if not can_attack(game, self.npc, self.target):
            return done()
        return call(NpcAttack(self.npc, self.target), then=self.flee)

    def flee(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        card = card_of(game, npc)
        if npc.at is None or card.home is None or game.state.winner is not None:
            return done()
        return hand_over(FlyNpc(npc.id, inside(game, npc, card.home), card.flees))


class MerchantTurn(Procedure, tag="xia.merchant-turn"):
    """It flies from Sell space to Sell space along its trade route. (XIA-MERCHANT-02..04)"""

    npc: str
    goals: Way = ()

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        assert npc.at is not None
        planet = npc.heading or next_on_route(game, npc, game.chart.spaces[npc.at].sector.id)
        if planet is None:
            return done()
        npc.heading = planet
        game.tell(NpcTargeted(npc.id, planet))
        self.goals = where_to_sell(game, npc, planet)
        return call(FlyNpc(npc.id, self.goals, card_of(game, npc).speed), then=self.trade)

    def trade(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        if npc.at in self.goals and npc.heading is not None:
            npc.credits += TRADE
            game.tell(NpcEarned(npc.id, TRADE))
            npc.heading = next_on_route(game, npc, npc.heading)
        return done()


# Flying


class FlyNpc(Procedure, tag="xia.fly-npc"):
    """An NPC flies the safest, most direct way; between equal ones its holder chooses. (XIA-NPC-13..16)"""

    npc: str
    goals: Way
    """It may fly to any of these spaces."""
    speed: int
    quarry: Hex | None = None
    """It stops as soon as its weapon reaches this space."""

    def start(self, game: Xia) -> Step:
        if not self.goals:
            return done()
        found = sorted(ways(game, self)[1])
        if len(found) == 1:
            return self.fly(game, Route(found[0]))
        return ask(npc_of(game, self.npc).holder, [Route(end) for end in found], then=self.fly)

    def fly(self, game: Xia, choice: Route) -> Step:
        npc = npc_of(game, self.npc)
        field, found = ways(game, self)
        start, *way = found[choice.to]
        if not way:
            return done()
        if harpoon.follower(game, npc.id) is not None or not field.is_safe(start, choice.to):
            return hand_over(FlySpaceBySpace(npc.id, tuple(way), self.speed, start, start))
        npc.at = choice.to
        game.tell(ShipMoved(npc.id, start, choice.to))
        return done()


class FlySpaceBySpace(Procedure, tag="xia.fly-space-by-space"):
    """Where there are borders to cross, or a ship is in tow, every space counts. (XIA-NPC-17..18)"""

    npc: str
    way: Way
    """The spaces ahead."""
    movement: int
    left: Hex
    """The space it was on before."""
    free_space: Hex
    """The last space on which it was alone."""

    def start(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        if npc.at is None:
            return done()
        if not is_occupied(game, npc.at, but=npc):
            self.free_space = npc.at
        if not self.way or self.movement == 0:
            return self.end(game)
        self.movement -= 1
        damage = shield_damage(game, npc, self.way[0])
        return call(TakeDamage(npc.id, damage), then=self.start) if damage else goto(self.enter)

    def enter(self, game: Xia) -> Step:
        npc = npc_of(game, self.npc)
        assert npc.at is not None
        way_out = exit_to(game, npc.at, self.way[0])
        self.left, npc.at, self.way = npc.at, self.way[0], self.way[1:]
        game.tell(ShipMoved(npc.id, self.left, npc.at) if way_out else GateUsed(npc.id, npc.at))
        harm = face(game, npc, way_out.hazard if way_out else None)
        return call(harm, then=self.tow) if harm else goto(self.tow)

    def tow(self, game: Xia) -> Step:
        follower = None if npc_of(game, self.npc).at is None else harpoon.follower(game, self.npc)
        return goto(self.start) if follower is None else call(harpoon.Tow(follower, self.left), then=self.start)

    def end(self, game: Xia) -> Step:
        """Held on an occupied space, it falls back to the last free one, unless the ship in tow is there now."""
        npc = npc_of(game, self.npc)
        if npc.at != self.free_space:
            is_taken = is_occupied(game, self.free_space, but=npc)
            npc.at = free_space_near(game, self.free_space) if is_taken else self.free_space
            game.tell(TurnedBack(npc.id, npc.at))
        return done()


def ways(game: Xia, flight: FlyNpc) -> tuple[Field, dict[Hex, Way]]:
    """Where a flight may end, each with a way there, and the field that they follow."""
    npc = npc_of(game, flight.npc)
    assert npc.at is not None
    occupied = {ship.at for ship in vessels(game) if ship.at is not None and ship is not npc}
    field = approach(network(game, npc), npc.at, flight.goals, occupied)
    quarry = flight.quarry
    stops_at = None if quarry is None else lambda at: in_reach(game, npc, at, quarry)
    return field, ends(field, npc.at, flight.speed, occupied, stops_at)


def network(game: Xia, npc: Npc) -> Network:
    """The steps that an NPC can make. Outlaws do not enter lawful planets. (XIA-SCOUNDREL-08)"""
    return network_of(game.chart, "lawful" if card_of(game, npc).law == "outlaw" else None)


def exit_to(game: Xia, at: Hex, to: Hex) -> Exit | None:
    """What lies between two spaces; nothing, if only a gate links them."""
    return next((way_out for way_out in game.chart.exits(at).values() if way_out.to == to), None)


def shield_damage(game: Xia, npc: Npc, to: Hex) -> int:
    """Planetary shields hold an NPC like any ship, but it gets no bounty for crossing them. (XIA-BORDER-09..11)"""
    assert npc.at is not None
    way_out = exit_to(game, npc.at, to)
    for barrier in way_out.barriers if way_out else ():
        if barrier.kind == "shield":
            shown = npc_roll(game, npc, 20, "planetary shield")
            if shown <= HURTS_UP_TO:
                game.tell(ShieldHeld(npc.id, barrier.planet.id, shown))
                return shown
            game.tell(ShieldCrossed(npc.id, barrier.planet.id, detected=False))
    return 0


def face(game: Xia, npc: Npc, hazard: Hazard | None) -> Procedure | None:
    """What an NPC flies into, and the harm that it does. (XIA-BORDER-06, XIA-BORDER-20, XIA-NPC-14, XIA-NPC-18)"""
    if hazard == "asteroid":
        shown = npc_roll(game, npc, 20, "asteroids")
        damage = shown if shown <= HURTS_UP_TO else 0
        game.tell(AsteroidsEntered(npc.id, damage))
        return (
            TakeDamage(npc.id, damage - npc_roll(game, npc, card_of(game, npc).defence, "defence")) if damage else None
        )
    if hazard == "debris":
        destroyed = npc_roll(game, npc, 20, "debris") <= DESTROYS_UP_TO
        game.tell(DebrisEntered(npc.id, destroyed))
        return Destroy(npc.id) if destroyed else None
    return None


# Coming onto the board


def sector_laid(game: Xia, sector: str) -> None:
    """An NPC enters the game with its sector. (XIA-NPC-01, XIA-ENFORCER-01, XIA-SCOUNDREL-01, XIA-MERCHANT-01)"""
    for npc in game.state.npcs:
        if not npc.spawned and birthplace(game, npc) == sector:
            card = card_of(game, npc)
            npc.spawned, npc.at, npc.credits = True, spawn_space(game, sector), card.bounty
            npc.heading = next_on_route(game, npc, sector)
            game.tell(NpcSpawned(npc.id, npc.at))


def birthplace(game: Xia, npc: Npc) -> str | None:
    """The sector with which an NPC comes: its home, or the second planet of its route to be discovered."""
    card = card_of(game, npc)
    if card.home is not None:
        return card.home
    discovered = [placed.sector for placed in game.state.board.placed if placed.sector in card.route]
    return discovered[1] if len(discovered) > 1 else None


def spawn_space(game: Xia, sector: str) -> Hex:
    """The Spawn Point or, if a ship is there, the first free space beside it, clockwise from the top. (XIA-NPC-01)"""
    point = game.chart.feature_of(sector, "spawn")
    assert point is not None
    around = [point, *(point.plus(way) for way in COMPASS.values())]
    free = (at for at in around if at == point or is_beside(game, point, at))
    return next((at for at in free if not is_occupied(game, at)), None) or free_space_near(game, point)


def respawn(game: Xia, npc: Npc) -> None:
    """On the free Spawn Point that the d20 names, with as much damage as its tier. (XIA-NPC-11..12)"""
    card = card_of(game, npc)
    npc.at = closest_spawn_point(game, npc_roll(game, npc, 20, "respawn"))
    npc.credits = card.bounty
    game.tell(Respawned(npc.id, npc.at))
    if not game.options.npc_respawn_clean:
        npc.damage = card.tier
        game.tell(DamageTaken(npc.id, npc.damage))


def next_npc(game: Xia, seat: Seat) -> str | None:
    """The NPC that takes its turn after this captain's: none before it has spawned. (XIA-NPC-02..03)"""
    return next((npc.id for npc in game.state.npcs if npc.holder == seat and npc.spawned), None)


# Targets


def attacker_of(game: Xia, npc: Npc) -> str | None:
    """The ship that attacked last, unless it is too far away. (XIA-ENFORCER-02, XIA-SCOUNDREL-02)"""
    if npc.attacker is None:
        return None
    captain = game.state.captains[npc.attacker]
    return captain.ship if is_near(game, npc, captain, RETALIATION_RANGE) else None


def outlaws_near(game: Xia, npc: Npc) -> list[Vessel]:
    """(XIA-ENFORCER-03)"""
    outlaws = (ship for ship in vessels(game) if is_outlaw(game, name_of(ship)))
    return [ship for ship in outlaws if is_near(game, npc, ship, PATROL_RANGE)]


def innocents(game: Xia) -> list[Vessel]:
    """The Scoundrel's prey; it is afraid of the Enforcer. (XIA-SCOUNDREL-03, XIA-SCOUNDREL-08)"""
    return [ship for ship in vessels(game) if name_of(ship) != "enforcer" and not is_outlaw(game, name_of(ship))]


def closest(game: Xia, npc: Npc, ships: Iterable[Vessel]) -> str | None:
    """The closest ship in spaces on the board; the d20 decides a tie. (XIA-NPC-19)"""
    assert npc.at is not None
    gaps = {name_of(ship): distance(npc.at, ship.at) for ship in ships if ship.at is not None}
    tied = [name for name, gap in gaps.items() if gap == min(gaps.values())]
    return break_tie(game, tied, npc.holder) if tied else None


def most_distant_lawful_planet(game: Xia, npc: Npc) -> str | None:
    """(XIA-ENFORCER-03)"""
    assert npc.at is not None
    lawful = (planet for planet in game.chart.placed if game.content.sector[planet].law == "lawful")
    fields = {planet: field_to(network(game, npc), inside(game, npc, planet)) for planet in lawful}
    steps = {planet: field.steps(npc.at) for planet, field in fields.items() if npc.at in field}
    tied = [planet for planet, away in steps.items() if away == max(steps.values())]
    return break_tie(game, tied, npc.holder) if tied else None


def next_on_route(game: Xia, npc: Npc, after: str) -> str | None:
    """The next discovered planet of the trade route, round and round. (XIA-MERCHANT-02, XIA-MERCHANT-04)"""
    route = card_of(game, npc).route
    onward = route.index(after) + 1 if after in route else 0
    return next((planet for planet in route[onward:] + route[:onward] if planet in game.chart.placed), None)


# Places


def bring_into_range(game: Xia, npc: Npc, quarry: Hex) -> FlyNpc:
    """Towards the target until the weapon reaches it; away from it, if it is too close. (XIA-ENFORCER-04)"""
    card = card_of(game, npc)
    assert npc.at is not None
    assert card.weapon is not None
    least, _ = card.weapon.reach
    if distance(npc.at, quarry) >= least:
        return FlyNpc(npc.id, (quarry,), card.speed, quarry)
    within = network(game, npc).safely_reached(npc.at, card.speed)
    far_enough = sorted(at for at in within if distance(at, quarry) == least and not is_occupied(game, at))
    in_sight = [at for at in far_enough if game.chart.sees(at, quarry)]
    return FlyNpc(npc.id, tuple(in_sight or far_enough), card.speed)


def beside(game: Xia, npc: Npc, target: str) -> Way:
    """The free spaces beside a ship, those with a clear sight first; failing all, its own space."""
    at = vessel(game, target).at
    assert at is not None
    free = free_beside(game, npc, at)
    return tuple(near for near in free if game.chart.sees(near, at)) or free or (at,)


def where_to_sell(game: Xia, npc: Npc, planet: str) -> Way:
    """The Sell space or, if a ship is there, the free spaces beside it. (XIA-MERCHANT-02, XIA-MOVE-04)"""
    sell = game.chart.feature_of(planet, "sell")
    assert sell is not None
    return (free_beside(game, npc, sell) if is_occupied(game, sell, but=npc) else ()) or (sell,)


def inside(game: Xia, npc: Npc, planet: str) -> Way:
    """The free spaces of a planet on the board."""
    spaces = (space.at for space in game.chart.spaces.values() if space.planet and space.planet.id == planet)
    return tuple(sorted(at for at in spaces if not is_occupied(game, at, but=npc)))


def free_beside(game: Xia, npc: Npc, at: Hex) -> Way:
    around = sorted(at.plus(way) for way in COMPASS.values())
    return tuple(near for near in around if is_beside(game, at, near) and not is_occupied(game, near, but=npc))


# Small questions


def card_of(game: Xia, npc: Npc) -> NpcCard:
    return game.content.npc[npc.id]


def is_beside(game: Xia, at: Hex, near: Hex) -> bool:
    """Whether a space next to another one is explored and adjacent to it."""
    return near in game.chart.spaces and game.chart.adjacent(at, near)


def is_on(game: Xia, npc: Npc, planet: str) -> bool:
    assert npc.at is not None
    found = game.chart.spaces[npc.at].planet
    return found is not None and found.id == planet


def is_near(game: Xia, npc: Npc, ship: Vessel, sectors: int) -> bool:
    """Whether a ship is on the board, at most so many sectors away."""
    if npc.at is None or ship.at is None:
        return False
    spaces = game.chart.spaces
    away = game.chart.sector_distance(spaces[npc.at].sector.id, spaces[ship.at].sector.id)
    return away is not None and away <= sectors


def in_reach(game: Xia, npc: Npc, at: Hex, target: Hex) -> bool:
    weapon = card_of(game, npc).weapon
    return weapon is not None and weapon.reach[0] <= distance(at, target) <= weapon.reach[1]


def can_attack(game: Xia, ship: str, target: str) -> bool:
    """Whether the target is in reach and in Line of Sight. (XIA-ENFORCER-05, XIA-SCOUNDREL-05)"""
    npc, found = npc_of(game, ship), vessel(game, target)
    if npc.at is None or found.at is None or (isinstance(found, Captain) and found.cloaked):
        return False
    return in_reach(game, npc, npc.at, found.at) and game.chart.sees(npc.at, found.at)
