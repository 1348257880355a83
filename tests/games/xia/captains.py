"""Captains who know what they want: an explorer, a trader, a pirate and a courier. They see no more than their view."""

from __future__ import annotations

from starhold.games.xia import choices
from starhold.games.xia.board.chart import Space
from starhold.games.xia.content import Cargo
from starhold.games.xia.content.mission_cards import Research, Shuttle, Smuggler
from starhold.games.xia.seeing.view import XiaView
from starhold.games.xia.state import FameSource
from starhold.kernel import Choice
from starhold.players import Outlook

from .prospect import Prospect, Wishes

NEVER, UNWILLINGLY, IF_NOTHING_ELSE, GLADLY, AT_ONCE = -100, -10, 0, 10, 20
"""How much a captain wants something; numbers between say it more finely."""

TASTES: dict[type[Choice], int] = {
    **dict.fromkeys((choices.Recharge, choices.Repair, choices.Pursue, choices.Deliver), AT_ONCE),
    **dict.fromkeys((choices.Fit, choices.Stow, choices.Collect), GLADLY),
    **dict.fromkeys((choices.Accept, choices.Brace, choices.Depart, choices.EndActions), IF_NOTHING_ELSE),
    **dict.fromkeys((choices.Fire, choices.KeepNone, choices.Route, choices.Spawn, choices.Stop), IF_NOTHING_ELSE),
    choices.Leave: UNWILLINGLY,
}
"""What all captains think of what needs no thought; what is not here and not thought about, they never do."""


class Captain:
    """Answers with what it wants most among the options, the first of equals."""

    fame: FameSource
    """The kind of fame it lives for."""
    ships: tuple[str, ...]
    """It takes the first of them that is left."""
    outfits: tuple[str, ...]
    """What it buys, one of each, as far as credits and room allow."""

    def answer(self, outlook: Outlook) -> Choice:
        seen = outlook.view()
        assert isinstance(seen, XiaView)
        prospect = Prospect(seen, outlook.seat, self._destinations)
        return max(outlook.decision.options, key=lambda option: self.wants(prospect, option))

    def _destinations(self, prospect: Prospect) -> Wishes:
        return prospect.ports if prospect.needs_port and prospect.ports else self.wishes(prospect)

    def wishes(self, prospect: Prospect) -> Wishes:
        """Where this captain would like to be, as long as the ship is in good order."""
        raise NotImplementedError

    def wants(self, prospect: Prospect, option: Choice) -> int:
        """How much this captain wants to answer so."""
        match option:
            case choices.Impulse() | choices.Engine() | choices.Fly() | choices.Gate():
                return self._wants_to_move(prospect, option)
            case choices.Take() | choices.BuyOutfit() | choices.BuyShip():
                return self._wants_to_have(prospect, option)
            case choices.UseAbility():
                return self._wants_to_use(prospect, option)
            case choices.Arm() | choices.Rearm():
                return option.markers
            case choices.Shield():
                return GLADLY if prospect.me.armed > 1 else UNWILLINGLY
            case choices.Damage():
                return self._wants_damage_on(prospect, option.cell)
        return TASTES.get(type(option), NEVER)

    def _wants_to_move(self, prospect: Prospect, option: Choice) -> int:
        """Impulse first, then engines, always along the way; the least dangerous step if it cannot stay."""
        match option:
            case choices.Impulse():
                return GLADLY + 1 if prospect.way else NEVER
            case choices.Engine():
                return GLADLY if prospect.way else NEVER
        if prospect.way and prospect.way[0] == option:
            return GLADLY
        if not isinstance(option, choices.Fly) or prospect.me.at is None:
            return NEVER
        cost = prospect.cost(prospect.chart.exits(prospect.me.at)[option.way])
        return NEVER if cost is None else UNWILLINGLY - cost

    def _wants_to_have(self, prospect: Prospect, option: Choice) -> int:
        owned = [fitted.outfit for fitted in prospect.me.hold.outfits]
        match option:
            case choices.Take():
                return -self.ships.index(option.ship) if option.ship in self.ships else NEVER
            case choices.BuyOutfit():
                return GLADLY if option.outfit in self.outfits and option.outfit not in owned else NEVER
            case choices.BuyShip():
                return GLADLY if prospect.me.credits >= prospect.content.ship[option.ship].price + 1000 else NEVER
        return NEVER

    def _wants_to_use(self, prospect: Prospect, option: choices.UseAbility) -> int:
        kind = prospect.content.ship[option.card].ability.kind
        is_tired = prospect.me.energy <= 6
        return GLADLY if kind == "boost" or (kind == "recharge" and is_tired) else NEVER

    def _wants_damage_on(self, prospect: Prospect, cell: str) -> int:
        """Empty spaces first, outfits last."""
        hold = prospect.me.hold
        if any(cell in fitted.cells for fitted in hold.outfits):
            return UNWILLINGLY - 1
        return UNWILLINGLY if cell in hold.cubes else IF_NOTHING_ELSE


class Explorer(Captain):
    """Collects tokens, and scans where none is near; with little energy left, it would rather jump."""

    fame = "exploration"
    ships = ("puddle-jumper", "numerator")
    outfits = ("halon", "targe")

    def wishes(self, prospect: Prospect) -> Wishes:
        return {**dict.fromkeys(prospect.edges, 4), **dict.fromkeys(prospect.view.tokens, 0)}

    def wants(self, prospect: Prospect, option: Choice) -> int:
        match option:
            case choices.Scan():
                return GLADLY if prospect.has_arrived else NEVER
            case choices.Jump():
                return GLADLY if prospect.has_arrived and prospect.me.energy <= 4 else NEVER
            case choices.CollectToken():
                return AT_ONCE
        return super().wants(prospect, option)


class Trader(Captain):
    """Fills the hold with what can be sold somewhere, and sells it all at once; without a market to go to, it scans."""

    fame = "trade"
    ships = ("swamp-rat", "easy-tiger")
    outfits = ("m-22", "targe")

    def wishes(self, prospect: Prospect) -> Wishes:
        markets = {space.at: 0 for space in prospect.chart.features("sell") if self._wares(prospect, space) > 1}
        if markets:
            return markets
        goods = self._goods(prospect)
        shops = {space.at: 0 for space in prospect.chart.features("buy") if goods.intersection(space.sector.buy)}
        return shops if shops and prospect.me.credits >= 1000 else dict.fromkeys(prospect.edges, 0)

    def wants(self, prospect: Prospect, option: Choice) -> int:
        match option:
            case choices.SellAll():
                return AT_ONCE + 1
            case choices.Buy():
                return AT_ONCE if option.cubes == 2 and option.cargo in self._goods(prospect) else NEVER
            case choices.Scan():
                return GLADLY if prospect.has_arrived else NEVER
        return super().wants(prospect, option)

    def _wares(self, prospect: Prospect, market: Space) -> int:
        """How many cubes on board a market buys."""
        return sum(cargo in market.sector.sell for cargo in prospect.me.hold.cubes.values())

    def _goods(self, prospect: Prospect) -> set[Cargo]:
        """What can be sold somewhere."""
        return {cargo for space in prospect.chart.features("sell") for cargo in space.sector.sell}


class Pirate(Captain):
    """Flies beside the weakest ship nearby, and fires as long as a marker is armed."""

    fame = "combat"
    ships = ("numerator", "easy-tiger", "persistent-memory")
    outfits = ("basilisk", "halon", "saker-v")

    def wishes(self, prospect: Prospect) -> Wishes:
        found: Wishes = {}
        for ship, (at, _) in prospect.others.items():
            for way_out in prospect.chart.exits(at).values():
                if way_out.space is not None and prospect.chart.adjacent(at, way_out.to):
                    found[way_out.to] = min(found.get(way_out.to, 99), prospect.hull_left(ship))
        return found

    def wants(self, prospect: Prospect, option: Choice) -> int:
        if isinstance(option, choices.Attack):
            return AT_ONCE + 20 - prospect.hull_left(option.ship)
        return super().wants(prospect, option)


class Courier(Captain):
    """Takes on missions between sectors that it knows, one at a time."""

    fame = "missions"
    ships = ("easy-tiger", "ghoststalker")
    outfits = ("halon", "targe")

    def wishes(self, prospect: Prospect) -> Wishes:
        points = {sector: space.at for sector, space in prospect.mission_points.items()}
        if prospect.me.missions:
            return {points[self._next_sector(prospect)]: 0}
        open_points = (at for sector, at in points.items() if sector not in prospect.me.drew_at)
        return {**dict.fromkeys(prospect.edges, 9), **dict.fromkeys(open_points, 0)}

    def wants(self, prospect: Prospect, option: Choice) -> int:
        match option:
            case choices.Draw():
                return GLADLY
            case choices.Keep():
                length = self._length(prospect, option.mission)
                return NEVER if length is None else AT_ONCE - length
            case choices.Abort():
                return GLADLY if prospect.way is None else NEVER
            case choices.Scan():
                return GLADLY if prospect.has_arrived else NEVER
        return super().wants(prospect, option)

    def _length(self, prospect: Prospect, mission: str) -> int | None:
        """Over how many sectors a mission leads, the way to its beginning included; None if one of them is unknown."""
        begin, end = self._sectors(prospect, mission)
        if prospect.me.at is None or not prospect.mission_points.keys() >= {begin, end}:
            return None
        here = prospect.chart.spaces[prospect.me.at].sector.id
        legs = prospect.chart.sector_distance(here, begin), prospect.chart.sector_distance(begin, end)
        return None if None in legs else sum(leg or 0 for leg in legs)

    def _next_sector(self, prospect: Prospect) -> str:
        active = prospect.me.missions[0]
        assert active.id is not None
        begin, end = self._sectors(prospect, active.id)
        return end if active.revealed else begin

    def _sectors(self, prospect: Prospect, mission: str) -> tuple[str, str]:
        """Where a mission begins and ends; only missions that begin at a Mission Point come into question."""
        match prospect.content.mission[mission]:
            case Shuttle() | Smuggler() as card:
                return card.pick_up, card.deliver
            case Research() as card:
                return card.at, card.deliver
        return "", ""
