"""Captains who know what they want: an explorer, a trader and a pirate, as scripted players for whole matches.

They see no more than their view. `python -m tests.games.xia.captains FOLDER` plays matches until each of them has won
one in its own way, and keeps those matches in the folder.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cached_property
from heapq import heappop, heappush
from itertools import count
from pathlib import Path

from msgspec import Struct

from starhold.games.xia import choices
from starhold.games.xia.chart import Board, Exit, Space, chart_of
from starhold.games.xia.content import Cargo
from starhold.games.xia.holds import cells_of, free_cells
from starhold.games.xia.routes import beyond_gate
from starhold.games.xia.state import FameSource
from starhold.games.xia.view import CaptainView, NpcView, XiaView
from starhold.geometry import Hex, distance
from starhold.kernel import Choice, Decision, Match, Seat
from starhold.players import Player

from .boards import xia_content

FAME_GOAL = 5
MOST_ANSWERS = 700
"""A match that takes longer is too long to be kept."""

RISKS = {"asteroid": 4, "nebula": 3, "debris": 9}
"""How many spaces a captain flies round rather than meet a danger."""
SHIELD_RISK = 12
BAD_COMPANY = 6

NEVER, UNWILLING, IF_NOTHING_ELSE, GLADLY, AT_ONCE = -100, -10, 0, 10, 20
"""How much a captain wants something; what comes between says how much more."""

DULL: tuple[type[Choice], ...] = (
    choices.Accept,
    choices.Brace,
    choices.Depart,
    choices.EndActions,
    choices.Fire,
    choices.KeepNone,
    choices.Route,
    choices.Spawn,
    choices.Stop,
)
"""What is answered if nothing better is offered."""


class Prospect:
    """The table as one captain sees it, and where that captain wants to go."""

    def __init__(self, view: XiaView, seat: Seat, wishes: Callable[[Prospect], dict[Hex, int]]) -> None:
        self.view, self.seat = view, seat
        self.content = xia_content()
        self.chart = chart_of(self.content, Board(view.sectors))
        self._wishes = wishes

    @property
    def me(self) -> CaptainView:
        return self.view.captains[self.seat]

    @property
    def here(self) -> Space:
        assert self.me.at is not None
        return self.chart.spaces[self.me.at]

    @cached_property
    def others(self) -> dict[str, tuple[Hex, CaptainView | NpcView]]:
        """All other ships on the board."""
        captains = [(one.ship, one.at, one) for seat, one in enumerate(self.view.captains) if seat != self.seat]
        npcs = [(npc.id, npc.at, npc) for npc in self.view.npcs]
        return {name: (at, ship) for name, at, ship in [*captains, *npcs] if at is not None}

    @cached_property
    def way(self) -> list[Choice] | None:
        """The steps to what is wished for most, dangers weighed; none left if the ship is there."""
        if self.me.at is None:
            return None
        taken = {at for at, _ in self.others.values()}
        wishes = {at: extra for at, extra in self._wishes(self).items() if at not in taken}
        best: tuple[int, list[Choice]] | None = None
        serial = count()
        ahead: list[tuple[int, int, Hex, list[Choice]]] = [(0, next(serial), self.me.at, [])]
        reached: set[Hex] = set()
        while ahead and (best is None or ahead[0][0] < best[0]):
            cost, _, at, flown = heappop(ahead)
            if at in reached:
                continue
            reached.add(at)
            if at in wishes and (best is None or cost + wishes[at] < best[0]):
                best = cost + wishes[at], flown
            for more, to, step in self._steps(at):
                heappush(ahead, (cost + more, next(serial), to, [*flown, step]))
        return None if best is None else best[1]

    def _steps(self, at: Hex) -> Iterator[tuple[int, Hex, Choice]]:
        for direction, way_out in self.chart.exits(at).items():
            cost = self.cost(way_out)
            if cost is not None:
                yield cost, way_out.to, choices.Fly(direction)
        yield from ((1, to, choices.Gate(to)) for to in beyond_gate(self.chart, at))

    def cost(self, way_out: Exit) -> int | None:
        """What a step costs this captain; none where nobody in his senses would go."""
        if way_out.space is None or way_out.hazard == "star" or (self.me.bounty and way_out.is_lawful_door):
            return None
        cost = 1 + RISKS.get(way_out.hazard or "", 0)
        for barrier in way_out.barriers:
            if barrier.kind == "shield":
                cost += SHIELD_RISK
            elif barrier.planet.law == "outlaw" and not self.me.bounty:
                cost += BAD_COMPANY
        return cost

    @property
    def needs_port(self) -> bool:
        """Whether the ship is short of energy or badly hit."""
        hull = len(cells_of(self.content.ship[self.me.ship]))
        is_hit = 2 * len(self.me.hold.damage) >= hull and self.me.credits >= 1000
        return self.me.energy <= 2 or is_hit

    @cached_property
    def ports(self) -> dict[Hex, int]:
        return {space.at: 0 for space in self.chart.spaces.values() if space.terrain == "planet"}

    @cached_property
    def edges(self) -> list[Hex]:
        """Where a scan is possible."""
        if not self.view.stack or not self.me.energy:
            return []
        return [at for at, space in self.chart.spaces.items() if not space.planet and self.chart.unexplored_sides(at)]


class Captain:
    """Answers with what it wants most among the options, the first of equals."""

    ships: tuple[str, ...]
    """From which of them it takes the first that is left."""
    outfits: tuple[str, ...]
    """What it buys, one after the other."""

    def answer(self, seat: Seat, view: Callable[[], Struct], decision: Decision) -> Choice:
        seen = view()
        assert isinstance(seen, XiaView)
        prospect = Prospect(seen, seat, self._destinations)
        return max(decision.options, key=lambda option: self.wants(prospect, option))

    def _destinations(self, prospect: Prospect) -> dict[Hex, int]:
        return prospect.ports if prospect.needs_port and prospect.ports else self.wishes(prospect)

    def wishes(self, prospect: Prospect) -> dict[Hex, int]:
        """The spaces where this captain would like to be; the higher the number, the less."""
        raise NotImplementedError

    def wants(self, prospect: Prospect, option: Choice) -> int:
        me = prospect.me
        match option:
            case choices.Take():
                return -self.ships.index(option.ship) if option.ship in self.ships else NEVER
            case choices.BuyOutfit():
                return self._wants_outfit(me, option.outfit)
            case choices.BuyShip():
                return GLADLY if me.credits >= prospect.content.ship[option.ship].price + 1000 else NEVER
            case choices.Recharge() | choices.Repair():
                return AT_ONCE
            case choices.Fit() | choices.Stow() | choices.Mend() | choices.Follow() | choices.Collect():
                return GLADLY
            case choices.Leave():
                return UNWILLING
            case choices.Arm() | choices.Rearm():
                return option.markers
            case choices.Shield():
                return GLADLY if me.armed > 1 else UNWILLING
            case choices.Damage():
                return self._wants_damage(me, option.cell)
            case choices.UseAbility():
                return self._wants_ability(prospect, option)
            case choices.Impulse():
                return GLADLY + 1 if prospect.way else NEVER
            case choices.Engine():
                return GLADLY if prospect.way else NEVER
            case choices.Fly():
                return self._wants_step(prospect, option)
            case choices.Gate():
                return GLADLY if prospect.way and prospect.way[0] == option else UNWILLING
        return IF_NOTHING_ELSE if isinstance(option, DULL) else NEVER

    def _wants_outfit(self, me: CaptainView, outfit: str) -> int:
        owned = [fitted.outfit for fitted in me.hold.outfits]
        missing = [wish for wish in self.outfits if wish not in owned]
        return GLADLY if missing and missing[0] == outfit else NEVER

    def _wants_damage(self, me: CaptainView, cell: str) -> int:
        """Empty spaces first, outfits last."""
        is_fitted = any(cell in fitted.cells for fitted in me.hold.outfits)
        return UNWILLING - 1 if is_fitted else UNWILLING if cell in me.hold.cubes else IF_NOTHING_ELSE

    def _wants_ability(self, prospect: Prospect, option: choices.UseAbility) -> int:
        kind = prospect.content.ship[option.card].ability.kind
        is_tired = prospect.me.energy <= 6
        return GLADLY if kind == "boost" or (kind == "recharge" and is_tired) else NEVER

    def _wants_step(self, prospect: Prospect, option: choices.Fly) -> int:
        if prospect.way and prospect.way[0] == option:
            return GLADLY
        cost = prospect.cost(prospect.chart.exits(prospect.here.at)[option.way])
        return NEVER if cost is None else UNWILLING - cost


class Explorer(Captain):
    """Collects tokens, and scans where none is near; out of energy, it jumps into the dark."""

    ships = ("puddle-jumper", "numerator")
    outfits = ("halon", "targe")

    def wishes(self, prospect: Prospect) -> dict[Hex, int]:
        return {**dict.fromkeys(prospect.edges, 4), **dict.fromkeys(prospect.view.tokens, 0)}

    def wants(self, prospect: Prospect, option: Choice) -> int:
        match option:
            case choices.Scan():
                return GLADLY if prospect.way == [] else NEVER
            case choices.Jump():
                return GLADLY if prospect.way == [] and prospect.me.energy <= 4 else NEVER
            case choices.CollectToken():
                return AT_ONCE
        return super().wants(prospect, option)


class Trader(Captain):
    """Fills the hold where something is bought for which it knows a market; until then it scans."""

    ships = ("swamp-rat", "easy-tiger")
    outfits = ("m-22", "targe")

    def wishes(self, prospect: Prospect) -> dict[Hex, int]:
        markets = {space.at: 0 for space in prospect.chart.features("sell") if self._wares(prospect, space) >= 2}
        if markets:
            return markets
        goods = self._goods(prospect)
        shops = {space.at: 0 for space in prospect.chart.features("buy") if goods.intersection(space.sector.buy)}
        return shops if shops and prospect.me.credits >= 1000 else dict.fromkeys(prospect.edges, 0)

    def _wares(self, prospect: Prospect, market: Space) -> int:
        return sum(cargo in market.sector.sell for cargo in prospect.me.hold.cubes.values())

    def _goods(self, prospect: Prospect) -> set[Cargo]:
        """What can be sold somewhere."""
        return {cargo for space in prospect.chart.features("sell") for cargo in space.sector.sell}

    def wants(self, prospect: Prospect, option: Choice) -> int:
        match option:
            case choices.SellAll():
                return AT_ONCE + 1
            case choices.Buy():
                return AT_ONCE if option.cubes == 2 and option.cargo in self._goods(prospect) else NEVER
            case choices.Scan():
                return GLADLY if prospect.way == [] else NEVER
        return super().wants(prospect, option)


class Pirate(Captain):
    """Flies beside the weakest ship nearby, and fires as long as a marker is armed."""

    ships = ("numerator", "easy-tiger", "persistent-memory")
    outfits = ("halon", "saker-v", "basilisk")

    def wishes(self, prospect: Prospect) -> dict[Hex, int]:
        found: dict[Hex, int] = {}
        for name, (at, _) in prospect.others.items():
            for way_out in prospect.chart.exits(at).values():
                if way_out.space is not None and prospect.chart.adjacent(at, way_out.to):
                    found[way_out.to] = min(found.get(way_out.to, 99), hull(prospect, name))
        return found

    def wants(self, prospect: Prospect, option: Choice) -> int:
        match option:
            case choices.Attack():
                return AT_ONCE + 50 - hull(prospect, option.ship)
        return super().wants(prospect, option)


def hull(prospect: Prospect, name: str) -> int:
    """How much damage would destroy a ship."""
    _, ship = prospect.others[name]
    if isinstance(ship, NpcView):
        return prospect.content.npc[name].to_kill - ship.damage
    return len(cells_of(prospect.content.ship[name])) - len(ship.hold.damage)
