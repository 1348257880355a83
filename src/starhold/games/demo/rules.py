"""The rules of Derelict. Each procedure is one heading of the rulebook, each stage one of its sentences."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Refusal, Seat, Step, ask, call, done, goto, hand_over, options

from .choices import Brace, Fire, Fly, Recharge, Salvage, Scan, Shield
from .events import Banked, Fired, Flew, Recharged, RoundBegan, Salvaged, Saw, Scanned, Shielded, Struck
from .state import DOCK, TRAP, Ring, Token

if TYPE_CHECKING:
    from .game import Demo

ACTIONS_PER_TURN = 3
HITS_FROM = 3
HITS_FROM_BEHIND_SHIELD = 5


class Voyage(Procedure, tag="demo.voyage"):
    """Captains take turns until the ship burns up or nothing is left. (DEMO-TURN-01, DEMO-END-01..02)"""

    seat: Seat = 0

    def start(self, game: Demo) -> Step:
        return call(Turn(self.seat), then=self.next_captain)

    def next_captain(self, game: Demo) -> Step:
        if not any(game.state.tokens):
            return done()
        self.seat += 1
        return self.start(game) if self.seat < game.setup.seats else goto(self.next_round)

    def next_round(self, game: Demo) -> Step:
        if game.state.round == game.content.ring.rounds:
            return done()
        self.seat = 0
        game.state.round += 1
        game.tell(RoundBegan(game.state.round))
        return self.start(game)


class Turn(Procedure, tag="demo.turn"):
    """A captain takes three actions. (DEMO-TURN-02)"""

    seat: Seat
    actions: int = ACTIONS_PER_TURN

    def start(self, game: Demo) -> Step:
        if self.actions == 0:
            return done()
        self.actions -= 1
        return ask(self.seat, actions(game, self.seat), then=self.act)

    def act(self, game: Demo, action: Choice) -> Step:
        match action:
            case Fly():
                fly(game, self.seat, action.to)
            case Scan():
                scan(game, self.seat)
            case Recharge():
                recharge(game, self.seat)
            case Salvage():
                return call(TurnToken(self.seat), then=self.start)
            case Fire():
                return call(Attack(self.seat, action.target), then=self.start)
        return self.start(game)


class TurnToken(Procedure, tag="demo.turn-token"):
    """A token is turned up: cargo, or a trap that strikes. (DEMO-SALVAGE-01..02)"""

    seat: Seat

    def start(self, game: Demo) -> Step:
        captain = game.state.captains[self.seat]
        place = game.state.places[self.seat]
        token = game.state.tokens[place]
        assert token is not None
        game.state.tokens[place] = None
        game.tell(Salvaged(self.seat, token.value))
        if token.value == TRAP:
            return hand_over(Strike(self.seat))
        captain.hold.append(token.value)
        return done()


class Attack(Procedure, tag="demo.attack"):
    """A captain fires at another one and takes what that one loses. (DEMO-FIRE-01..02)"""

    seat: Seat
    target: Seat

    def start(self, game: Demo) -> Step:
        game.state.captains[self.seat].energy -= 1
        game.tell(Fired(self.seat, self.target))
        return call(Strike(self.target), then=self.plunder)

    def plunder(self, game: Demo, lost: int) -> Step:
        if lost:
            game.state.captains[self.seat].hold.append(lost)
        return done()


class Strike(Procedure, tag="demo.strike"):
    """A captain is struck: a shield may be raised, then a d6 decides. (DEMO-STRIKE-01..03)"""

    seat: Seat
    hits_from: int = HITS_FROM

    def start(self, game: Demo) -> Step:
        if game.state.captains[self.seat].energy == 0:
            return goto(self.land)
        return ask(self.seat, [Shield(), Brace()], then=self.react)

    def react(self, game: Demo, reaction: Choice) -> Step:
        if isinstance(reaction, Shield):
            game.state.captains[self.seat].energy -= 1
            self.hits_from = HITS_FROM_BEHIND_SHIELD
            game.tell(Shielded(self.seat))
        return goto(self.land)

    def land(self, game: Demo) -> Step:
        hold = game.state.captains[self.seat].hold
        rolled = game.roll(6, self.seat)
        lost = max(hold, default=0) if rolled >= self.hits_from else 0
        if lost:
            hold.remove(lost)
        game.tell(Struck(self.seat, rolled, lost))
        return done(lost)


def fly(game: Demo, seat: Seat, to: int) -> None:
    """One place is free, two cost 1 energy; at the dock all cargo is safe. (DEMO-FLY-01..03)"""
    captain = game.state.captains[seat]
    if is_far(game.content.ring, game.state.places[seat], to):
        captain.energy -= 1
    game.state.places[seat] = to
    game.tell(Flew(seat, to))
    if to == DOCK and captain.hold:
        game.tell(Banked(seat, sum(captain.hold)))
        captain.vault += sum(captain.hold)
        captain.hold.clear()


def is_far(ring: Ring, here: int, there: int) -> bool:
    """Whether two places of the ring are two apart. (DEMO-FLY-02)"""
    distance = abs(there - here)
    return distance == 2 or distance == ring.places - 2


def scan(game: Demo, seat: Seat) -> None:
    """Only the scanning captain sees the token; that they looked, everybody sees. (DEMO-SCAN-01..02)"""
    place = game.state.places[seat]
    token = game.state.tokens[place]
    assert token is not None
    game.state.captains[seat].energy -= 1
    game.state.tokens[place] = Token(token.value, (*token.scanned_by, seat))
    game.tell(Scanned(seat, place))
    game.tell(Saw(place, token.value, audience=(seat,)))


def recharge(game: Demo, seat: Seat) -> None:
    """One energy more. (DEMO-REST-01)"""
    game.state.captains[seat].energy += 1
    game.tell(Recharged(seat))


def actions(game: Demo, seat: Seat) -> Options:
    """What a captain may do, and why not the rest."""
    state = game.state
    place = state.places[seat]
    token = state.tokens[place]
    known = None if token is None else seat in token.scanned_by
    rivals: tuple[Seat, ...] = ()
    if place != DOCK and state.places.count(place) > 1:
        rivals = tuple([other for other in game.seats if state.places[other] == place])
    return actions_at(game.content.ring, game.setup.seats, seat, place, state.captains[seat].energy, known, rivals)


@cache
def actions_at(
    ring: Ring, seats: int, seat: Seat, place: int, energy: int, known: bool | None, rivals: tuple[Seat, ...]
) -> Options:
    """The same, by all that it hangs on: so little that each list is made once and kept.

    `known` is None where no token lies. (DEMO-FLY-01..02, DEMO-SCAN-01..03, DEMO-SALVAGE-01, DEMO-FIRE-01..02,
    DEMO-REST-01)
    """
    offered: list[Choice | Refusal] = []

    def offer(choice: Choice, *conditions: tuple[bool, str, str]) -> None:
        broken = (Refusal(choice, rule, missing) for holds, rule, missing in conditions if not holds)
        offered.append(next(broken, choice))

    for to in sorted((place + step) % ring.places for step in (-2, -1, 1, 2)):
        in_reach = energy > 0 or not is_far(ring, place, to)
        offer(Fly(to), (in_reach, "DEMO-FLY-02", f"place {to} is two away: have 1 energy"))
    offer(
        Scan(),
        (known is not None, "DEMO-SCAN-01", "no token lies here: fly to one that is face down"),
        (not known, "DEMO-SCAN-03", "you know this token: scan another one"),
        (energy > 0, "DEMO-SCAN-02", "a scan costs 1 energy: recharge first"),
    )
    offer(Salvage(), (known is not None, "DEMO-SALVAGE-01", "no token lies here: fly to one that is face down"))
    for target in range(seats):
        if target != seat:
            offer(
                Fire(target),
                (target in rivals, "DEMO-FIRE-01", "meet them at a wreck, away from the dock"),
                (energy > 0, "DEMO-FIRE-02", "firing costs 1 energy: recharge first"),
            )
    offer(Recharge(), (energy < ring.energy, "DEMO-REST-01", "your batteries are full: spend energy first"))
    return options(offered)
