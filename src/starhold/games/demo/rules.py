"""The rules of Derelict. Each procedure is one heading of the rulebook, each stage one of its sentences."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Seat, Step, ask, call, done, goto, hand_over, offer, options

from .choices import Brace, Fire, Fly, Salvage, Scan, Shield
from .events import Docked, Fired, Flew, RoundBegan, Salvaged, Saw, Scanned, Shielded, Struck
from .lacks import Energy, Meeting, Neighbourhood, TokenHere, UnknownToken
from .state import DOCK, TRAP, Token

if TYPE_CHECKING:
    from .game import Demo

ACTIONS_PER_TURN = 3
DIE = 6
HITS_FROM = 3
HITS_FROM_BEHIND_SHIELD = 5


class Turn(Procedure, tag="demo.turn"):
    """A captain takes three actions, then it is the next one's turn. (DEMO-TURN-01..02)"""

    seat: Seat
    actions: int = ACTIONS_PER_TURN

    def start(self, game: Demo) -> Step:
        if self.actions == 0:
            return self.end(game)
        self.actions -= 1
        return ask(self.seat, actions(game, self.seat), then=self.act)

    def act(self, game: Demo, action: Choice) -> Step:
        match action:
            case Fly():
                fly(game, self.seat, action.to)
            case Scan():
                scan(game, self.seat)
            case Salvage():
                return call(TurnToken(self.seat), then=self.start)
            case Fire():
                return call(Attack(self.seat, action.target), then=self.start)
        return self.start(game)

    def end(self, game: Demo) -> Step:
        """The ship may be empty, or burn up after the last round. (DEMO-END-01..02)"""
        next_seat = (self.seat + 1) % game.setup.seats
        is_last_round = game.state.round == game.content.ring.rounds
        if not any(game.state.tokens) or (next_seat == 0 and is_last_round):
            return done()
        if next_seat == 0:
            game.state.round += 1
            game.tell(RoundBegan(game.state.round))
        return hand_over(Turn(next_seat))


class TurnToken(Procedure, tag="demo.turn-token"):
    """A token is turned up: cargo, or a trap that strikes. (DEMO-SALVAGE-01..02)"""

    seat: Seat

    def start(self, game: Demo) -> Step:
        token = token_at(game, self.seat)
        game.state.tokens[game.state.places[self.seat]] = None
        game.tell(Salvaged(self.seat, token.value))
        if token.value == TRAP:
            return hand_over(Strike(self.seat))
        game.state.captains[self.seat].hold.append(token.value)
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
        rolled = game.roll(DIE, self.seat, "the shot at your ship")
        lost = max(hold, default=0) if hits(rolled, self.hits_from) else 0
        if lost:
            hold.remove(lost)
        game.tell(Struck(self.seat, rolled, lost))
        return done(lost)


def hits(rolled: int, hits_from: int) -> bool:
    """(DEMO-STRIKE-02..03)"""
    return rolled >= hits_from


def fly(game: Demo, seat: Seat, to: int) -> None:
    """The dock makes cargo safe and batteries full. (DEMO-FLY-01..02)"""
    game.state.places[seat] = to
    game.tell(Flew(seat, to))
    if to == DOCK:
        captain = game.state.captains[seat]
        game.tell(Docked(seat, sum(captain.hold)))
        captain.vault += sum(captain.hold)
        captain.hold.clear()
        captain.energy = game.content.ring.energy


def scan(game: Demo, seat: Seat) -> None:
    """Only the scanning captain sees the token; that they looked, everybody sees. (DEMO-SCAN-01..02)"""
    place, token = game.state.places[seat], token_at(game, seat)
    game.state.captains[seat].energy -= 1
    game.state.tokens[place] = Token(token.value, (*token.scanned_by, seat))
    game.tell(Scanned(seat, place))
    game.tell(Saw(place, token.value, audience=(seat,)))


def token_at(game: Demo, seat: Seat) -> Token:
    token = game.state.tokens[game.state.places[seat]]
    assert token is not None
    return token


def actions(game: Demo, seat: Seat) -> Options:
    """List what a captain may do, and why not the rest."""
    state = game.state
    place = state.places[seat]
    token = state.tokens[place]
    known = token and seat in token.scanned_by
    crowded = place != DOCK and state.places.count(place) > 1
    near = tuple([other for other in game.seats if state.places[other] == place]) if crowded else ()
    return actions_at(len(state.tokens), place, state.captains[seat].energy, known, seat, near, game.setup.seats)


@cache
def actions_at(
    places: int, place: int, energy: int, known: bool | None, seat: Seat, near: tuple[Seat, ...], seats: int
) -> Options:
    """The same, by all it depends on: so little that each list is made once and kept. No token: `known` is None."""
    lies_here = (known is not None, TokenHere())
    is_new = (not known, UnknownToken())
    has_energy = (energy > 0, Energy())
    beside = ((place - 1) % places, (place + 1) % places)
    offered = [offer(Fly(to), ("DEMO-FLY-01", to in beside, Neighbourhood())) for to in range(places)]
    offered.append(
        offer(Scan(), ("DEMO-SCAN-01", *lies_here), ("DEMO-SCAN-03", *is_new), ("DEMO-SCAN-02", *has_energy))
    )
    offered.append(offer(Salvage(), ("DEMO-SALVAGE-01", *lies_here)))
    for rival in range(seats):
        if rival != seat:
            is_near = (rival in near, Meeting(rival))
            offered.append(offer(Fire(rival), ("DEMO-FIRE-01", *is_near), ("DEMO-FIRE-02", *has_energy)))
    return options(offered)
