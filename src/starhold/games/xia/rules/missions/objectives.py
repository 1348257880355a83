"""Objectives of missions, and their delivery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, Seat, Step, call, done, offer, options

from ...choices import Deliver, Pursue
from ...content import Assassin, Bearing, BountyHunter, Research, Shuttle, Smuggler, Thief, look_up
from ...events import MissionCompleted
from ...state import ActiveMission
from ..dice import Roll
from ..fame import add_bounty, gain_fame, get_credits
from ..ships import Standpoint, seat_of, tier_of
from ..skills import skill
from .cards import active_mission, fail, in_order, place_pay, result_of, reveal
from .drawing import mission_points

if TYPE_CHECKING:
    from ...game import Xia

FAME_FOR_A_MISSION = 1

SEATS_AWAY: dict[Bearing, int] = {"left": 1, "right": -1, "second-left": 2, "second-right": -2}


class Attempt(Procedure, tag="xia.attempt"):
    """A roll decides what a mission pays: research, theft, or the remains of an outlaw.

    The card is turned up before the roll: everybody sees what the die is thrown for. A thief whose roll brings no pay
    is detected. (XIA-MTYPE-05..08, XIA-MTYPE-24..26)
    """

    seat: Seat
    mission: str

    def start(self, game: Xia) -> Step:
        reveal(game, self.seat, active_mission(game, self.seat, self.mission))
        return call(Roll(self.seat, 20, game.mission_type(self.mission)), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        active = active_mission(game, self.seat, self.mission)
        pay = look_up(game.content.mission[self.mission].pay, result_of(game, self.seat, shown))
        if pay:
            place_pay(game, self.seat, active, pay)
        else:
            fail(game, self.seat, active, "theft")
        return done()


class CollectRemains(Procedure, tag="xia.collect-remains"):
    """A bounty hunter has destroyed an outlaw; that fulfils every such mission of this captain. (XIA-MTYPE-07)"""

    seat: Seat

    def start(self, game: Xia) -> Step:
        hunted = next(hunting_missions(game, self.seat), None)
        return done() if hunted is None else call(Attempt(self.seat, hunted.id), then=self.start)


def hunts(game: Xia, seat: Seat) -> bool:
    """Whether the remains of an outlaw would be of use to a captain."""
    return any(True for _ in hunting_missions(game, seat))


def hunting_missions(game: Xia, seat: Seat) -> Iterator[ActiveMission]:
    for active in in_order(game, seat):
        if not active.revealed and isinstance(game.content.mission[active.id], BountyHunter):
            yield active


def offer_standard(game: Xia, point: Standpoint) -> Options:
    """Working on the objective of each mission, and delivering it. (XIA-MISSION-08..09)"""
    if not point.captain.missions:
        return NO_OPTIONS
    offered: list[Choice | Refusal] = []
    for active in in_order(game, point.seat):
        if active.revealed:
            offered.append(offer_delivery(game, point, active))
        else:
            offered.append(offer_pursuit(game, point, active))
            offered.append(Refusal(Deliver(active.id), "XIA-MISSION-08", "fulfil its objective first"))
    return options(offered)


def offer_delivery(game: Xia, point: Standpoint, active: ActiveMission) -> Choice | Refusal:
    """(XIA-MISSION-09)"""
    goal = game.content.mission[active.id].deliver
    return offer(Deliver(active.id), ("XIA-MISSION-09", *at_mission_point(game, point, goal)))


def offer_pursuit(game: Xia, point: Standpoint, active: ActiveMission) -> Choice | Refusal:
    """(XIA-MTYPE-01, XIA-MTYPE-05, XIA-MTYPE-07, XIA-MTYPE-19, XIA-MTYPE-24, XIA-MTYPE-27)"""
    seat, choice, card = point.seat, Pursue(active.id), game.content.mission[active.id]
    match card:
        case Shuttle():
            return offer(choice, ("XIA-MTYPE-01", *at_mission_point(game, point, card.pick_up)))
        case Smuggler():
            return offer(choice, ("XIA-MTYPE-19", *at_mission_point(game, point, card.pick_up)))
        case Research():
            return offer(choice, ("XIA-MTYPE-05", *at_mission_point(game, point, card.at)))
        case Thief():
            return offer(choice, ("XIA-MTYPE-24", *next_to(game, seat, target_of(game, seat, card.target))))
        case BountyHunter():
            return Refusal(choice, "XIA-MTYPE-07", "it takes no action: destroy a ship with a bounty")
        case Assassin():
            name = ship_name(game, target_of(game, seat, card.target))
            return Refusal(choice, "XIA-MTYPE-27", f"it takes no action: {name} has to be destroyed")


def at_mission_point(game: Xia, point: Standpoint, sector: str) -> tuple[bool, str]:
    """Whether a captain acts on the Mission Point of a sector, and how to get there."""
    return sector in mission_points(point), f"go to the Mission Point of {game.content.sector[sector].name}"


def next_to(game: Xia, seat: Seat, target: Seat) -> tuple[bool, str]:
    """Whether a captain's own ship is adjacent to another's, and to whose it has to get. (XIA-ADJ-01..03)"""
    own, other = game.state.captains[seat].at, game.state.captains[target].at
    is_next = own is not None and other is not None and game.chart.adjacent(own, other)
    return is_next, f"get next to {ship_name(game, target)}"


def ship_name(game: Xia, seat: Seat) -> str:
    return game.content.ship[game.state.captains[seat].ship].name


def target_of(game: Xia, seat: Seat, bearing: Bearing) -> Seat:
    """The captain whom a card means, as seen by the one who holds it: play passes to the left. (XIA-MTYPE-27)"""
    return (seat + SEATS_AWAY[bearing]) % game.setup.seats


def pursue(game: Xia, seat: Seat, choice: Pursue) -> Procedure | None:
    """Pick up at once, or roll for the outcome. (XIA-MTYPE-01..03, XIA-MTYPE-05, XIA-MTYPE-19, XIA-MTYPE-24)"""
    if not isinstance(game.content.mission[choice.mission], Shuttle | Smuggler):
        return Attempt(seat, choice.mission)
    active = active_mission(game, seat, choice.mission)
    reveal(game, seat, active)
    pay_by_distance(game, seat, active)
    return None


def sector_laid(game: Xia) -> None:
    """What is under way to the new sector gets its payment. (XIA-MTYPE-03)"""
    for seat, captain in enumerate(game.state.captains):
        for active in captain.missions:
            if active.revealed and not active.pay:
                pay_by_distance(game, seat, active)


def pay_by_distance(game: Xia, seat: Seat, active: ActiveMission) -> None:
    """The farther, the more, once both sectors are on the board. Where no way leads, nothing is farther.

    (XIA-MISSION-16..17, XIA-MTYPE-02..03, XIA-MTYPE-19)
    """
    card = game.content.mission[active.id]
    if not isinstance(card, Shuttle | Smuggler) or card.deliver not in game.chart.placed:
        return
    distance = game.chart.sector_distance(card.pick_up, card.deliver)
    pay = card.pay[-1].value if distance is None else look_up(card.pay, distance)
    place_pay(game, seat, active, pay)


def ship_destroyed(game: Xia, ship: str) -> None:
    """Assassins whose target that was can deliver, whoever did it. (XIA-MTYPE-27..28)"""
    victim = seat_of(game, ship)
    if victim is None:
        return
    for seat in game.seats:
        for active in in_order(game, seat):
            card = game.content.mission[active.id]
            if isinstance(card, Assassin) and not active.revealed and target_of(game, seat, card.target) == victim:
                reveal(game, seat, active)
                place_pay(game, seat, active, look_up(card.pay, tier_of(game, ship)))


def deliver(game: Xia, seat: Seat, choice: Deliver) -> None:
    """Credits, fame, and the bounty that the card states; the card is kept as experience.

    (XIA-MISSION-09..10, XIA-FAME-02, XIA-BOUNTY-03, XIA-MTYPE-29)
    """
    captain, card = game.state.captains[seat], game.content.mission[choice.mission]
    active = active_mission(game, seat, choice.mission)
    captain.missions.remove(active)
    captain.completed += (card.id,)
    game.tell(MissionCompleted(seat, card.id))
    game.count(seat, "missions")
    get_credits(game, seat, active.pay + skill(game, seat, "pay"), "mission")
    gain_fame(game, seat, FAME_FOR_A_MISSION, "missions")
    if isinstance(card, Assassin):
        add_bounty(game, seat, card.bounty, "assassination")
