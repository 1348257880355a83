"""The exploration tokens of Embers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from starhold.games.common.by_kind import named
from starhold.geometry import Hex
from starhold.kernel import Choice, Event, Procedure, Refusal, Seat, Step, ask, call, done, goto, hand_over, offer

from ... import choices
from ...content import Cargo, Token
from ...content.mission_cards import delivery_of
from ...lacks.cards import FreeSlot
from ...state import ActiveMission, Adrift
from .. import missions
from ..cargo import supplies
from ..energy import gain_energy, is_stranded, max_energy
from ..fame import gain_fame, get_credits
from ..harm import inflict
from ..missions.cards import active_mission, discard
from ..missions.drawing import free_slots, give_up, top_card
from ..missions.mission_type import held_by
from ..movement import Move
from ..placing import load, room
from ..rulebook import Rulebook
from ..shields import Absorb

if TYPE_CHECKING:
    from ...game import Xia

PAIR = 2
"""How many tokens are handed in together."""
FAME_FOR_A_PAIR = 1
CREDITS_FOR_A_PAIR = 2000
FAME_FOR_A_PASSAGE = 1
PAY_FOR_A_PASSAGE = 1000
"""What a captain in need pays. (XIA-TOKEN-08)"""


class TakeAboard(Choice, frozen=True, tag="xia.take-aboard"):
    """Take the captain in need aboard, if there is no room for it in place of a mission."""

    mission: str | None = None


class Decline(Choice, frozen=True, tag="xia.decline"):
    """Leave the captain in need to somebody else."""


class HandIn(Choice, frozen=True, tag="xia.hand-in"):
    """Hand in two exploration tokens."""

    reward: Literal["fame", "credits"]


class CubeFound(Event, frozen=True, tag="xia.cube-found"):
    seat: Seat
    cargo: Cargo


class CubeDrifts(Event, frozen=True, tag="xia.cube-drifts"):
    """A cube was found, and there was no room for it."""

    seat: Seat
    cargo: Cargo
    at: Hex


class MovementFound(Event, frozen=True, tag="xia.movement-found"):
    seat: Seat
    movement: int


class CaptainFound(Event, frozen=True, tag="xia.captain-found"):
    """A captain in need wants to get somewhere."""

    reveals = True
    seat: Seat
    mission: str
    sector: str


class CardPassedOver(Event, frozen=True, tag="xia.card-passed-over"):
    """A mission without a delivery was turned up for a captain in need."""

    reveals = True
    seat: Seat
    mission: str


class TakenAboard(Event, frozen=True, tag="xia.taken-aboard"):
    seat: Seat
    mission: str


class Declined(Event, frozen=True, tag="xia.declined"):
    seat: Seat
    mission: str


class SetDown(Event, frozen=True, tag="xia.set-down"):
    """A captain in need is where they wanted to go."""

    seat: Seat
    mission: str


class TokensHandedIn(Event, frozen=True, tag="xia.tokens-handed-in"):
    seat: Seat


class ResolveToken(Procedure, tag="xia.resolve-token"):
    """A token does what it shows, and is kept until there are two. (XIA-TOKEN-04..08, XIA-TOKEN-10, XIA-TOKEN-12)"""

    seat: Seat
    token: str

    def start(self, game: Xia) -> Step:
        captain, token = game.state.captains[self.seat], game.content.token[self.token]
        captain.tokens += (token.id,)
        stowing = find_cube(game, self.seat, token.cargo) if token.cargo else None
        return goto(self.resolve) if stowing is None else call(stowing, then=self.resolve)

    def resolve(self, game: Xia) -> Step:
        token = game.content.token[self.token]
        if token.energy:
            gain_energy(game, self.seat, max_energy(game, self.seat))
        if token.captain_in_need:
            return call(MeetCaptain(self.seat), then=self.hand_in)
        if token.ice:
            return call(Absorb(self.seat, "damage"), then=self.freeze)
        return goto(self.hand_in)

    def freeze(self, game: Xia, absorbed: int) -> Step:
        """(XIA-TOKEN-06)"""
        harm = inflict(game, self.seat, "ice damage", game.content.token[self.token].ice - absorbed)
        return goto(self.hand_in) if harm is None else call(harm, then=self.hand_in)

    def hand_in(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        if len(captain.tokens) < PAIR or game.is_over:
            return self.move(game)
        return ask(self.seat, [HandIn("credits"), HandIn("fame")], then=self.reward)

    def reward(self, game: Xia, choice: HandIn) -> Step:
        """Both leave the game. (XIA-TOKEN-12)"""
        game.state.captains[self.seat].tokens = ()
        game.tell(TokensHandedIn(self.seat))
        if choice.reward == "fame":
            gain_fame(game, self.seat, FAME_FOR_A_PAIR, "exploration")
        else:
            get_credits(game, self.seat, CREDITS_FOR_A_PAIR, "exploration")
        return self.move(game)

    def move(self, game: Xia) -> Step:
        """Whoever is flying flies on; whoever is not may fly now. (XIA-TOKEN-07, XIA-STRANDED-03)

        Movement comes last, so that the next token finds this one resolved.
        """
        movement = game.content.token[self.token].movement
        captain = game.state.captains[self.seat]
        if not movement or captain.at is None or game.is_over:
            return done()
        game.tell(MovementFound(self.seat, movement))
        moves = (move for move in reversed(game.stack) if isinstance(move, Move) and move.seat == self.seat)
        under_way = next(moves, None)
        if under_way is None:
            return hand_over(Move.begin(game, self.seat, movement))
        if is_stranded(captain) and not under_way.was_stranded:
            under_way.was_stranded, under_way.movement = True, 0
        under_way.movement += movement
        return done()


class MeetCaptain(Procedure, tag="xia.meet-captain"):
    """A mission card says where a captain in need wants to go; all else on it counts for nothing.

    Everybody sees the card. (XIA-TOKEN-08..11)
    """

    seat: Seat
    mission: str = ""

    def start(self, game: Xia) -> Step:
        mission = draw_destination(game, self.seat)
        if mission is None:
            return done()
        self.mission = mission
        sector = delivery_of(game.content.mission[mission])
        assert sector is not None, "cards are turned up until one has a delivery"
        game.tell(CaptainFound(self.seat, mission, sector))
        return ask(self.seat, offer_passage(game, self.seat), then=self.answer)

    def answer(self, game: Xia, choice: Choice) -> Step:
        if not isinstance(choice, TakeAboard):
            game.tell(Declined(self.seat, self.mission))
            return done()
        price = None if choice.mission is None else give_up(game, self.seat, choice.mission)
        return self.take(game) if price is None else call(price, then=self.take)

    def take(self, game: Xia) -> Step:
        """Who pays with the ship for the mission that made room takes nobody aboard."""
        if game.state.captains[self.seat].at is None:
            return done()
        game.state.open_discards.remove(self.mission)
        passenger = ActiveMission(self.mission, revealed=True, pay=PAY_FOR_A_PASSAGE, captain_in_need=True)
        game.state.captains[self.seat].missions.append(passenger)
        game.tell(TakenAboard(self.seat, self.mission))
        return done()


def resolve(game: Xia, seat: Seat, token: Token) -> Procedure:
    """A captain has turned up a token."""
    return ResolveToken(seat, token.id)


def find_cube(game: Xia, seat: Seat, cargo: Cargo) -> Procedure | None:
    """From the supply into the hold or, where there is no room, beside the ship. (XIA-TOKEN-04)"""
    if not supplies(game)[cargo]:
        return None
    if room(game, seat):
        game.tell(CubeFound(seat, cargo))
        return load(game, seat, cargo)
    at = game.state.captains[seat].at
    assert at is not None
    game.state.adrift.append(Adrift(at, cargo, seat))
    game.tell(CubeDrifts(seat, cargo, at))
    return None


def draw_destination(game: Xia, seat: Seat) -> str | None:
    """Cards are turned up until one has a delivery; None if there is no such card. (XIA-TOKEN-11)

    All of them lie face up with the discards, the last one until somebody takes it.
    """
    turned_up: list[str] = []
    mission = top_card(game)
    while mission is not None:
        turned_up.append(mission)
        if delivery_of(game.content.mission[mission]):
            break
        game.tell(CardPassedOver(seat, mission))
        mission = top_card(game)
    game.state.open_discards.extend(turned_up)
    return mission


def offer_passage(game: Xia, seat: Seat) -> Iterator[Choice | Refusal]:
    """A captain in need fills a slot; a mission may be discarded for it. (XIA-TOKEN-09)"""
    yield offer(TakeAboard(), ("XIA-TOKEN-09", free_slots(game, seat) > 0, FreeSlot()))
    for kind, held in held_by(game, seat):
        kept = kind.keeps(held)
        yield TakeAboard(held.active.id) if kept is None else Refusal(TakeAboard(held.active.id), *kept)
    yield Decline()


def deliver(game: Xia, seat: Seat, choice: choices.Deliver) -> Procedure | None:
    """A captain in need pays for the passage, and that is all: the card is no experience. (XIA-TOKEN-08)"""
    active = active_mission(game, seat, choice.mission)
    if not active.captain_in_need:
        return missions.deliver(game, seat, choice)
    discard(game, seat, active)
    game.tell(SetDown(seat, active.id))
    game.count(seat, "captains_in_need")
    get_credits(game, seat, active.pay, "passage")
    gain_fame(game, seat, FAME_FOR_A_PASSAGE, "missions")
    return None


def faults(game: Xia) -> Iterator[str]:
    """Two tokens never stay together. (XIA-TOKEN-12)"""
    being_resolved = [rule.seat for rule in game.stack if isinstance(rule, ResolveToken)]
    for seat, captain in enumerate(game.state.captains):
        if len(captain.tokens) >= PAIR + being_resolved.count(seat):
            yield f"captain {seat}: has {len(captain.tokens)} exploration tokens that are not handed in"


RULES = Rulebook(
    finding=(resolve,),
    taking={choices.Deliver: deliver},
    faults=(faults,),
    targets={TakeAboard: named("mission", "mission")},
)
