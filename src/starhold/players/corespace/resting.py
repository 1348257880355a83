"""Where to end an activation: the places in reach, what can still be hoped for there, and what they may cost."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest

from msgspec import Struct

from starhold.games.corespace.choices import Embark, Finish, Move
from starhold.games.corespace.rules.fighting import fight_options
from starhold.games.corespace.rules.figures import figure_of, on_deck
from starhold.games.corespace.rules.movement import MOST, home_of, reach_of, way_to
from starhold.games.corespace.rules.prospects import strikers_on
from starhold.games.corespace.rules.shooting import shoot_options
from starhold.games.corespace.state import Figure
from starhold.geometry.square import NAMES, NUMBERS, Square, numbers_in
from starhold.kernel import Choice

from .aims import attack_worth
from .ground import FAR, start_of, steps_to
from .harm import harm_at, menace, standing_on, strike_loss
from .outlay import Outlay
from .situation import Situation

MOST_MOVES = 2
"""So many moves are thought of, even if it takes a stim to make them."""
MOST_OF_A_SHOT = 2.0
"""No shot is worth more, when places are compared."""
SHOT_TO_COME = 0.6
"""The part of a shot's worth that is left if somebody has to walk before it."""


class Rest(Struct, frozen=True):
    """The end of an activation, the first answer on the way there, and why."""

    worth: float
    choice: Choice
    reason: str


class Place(Struct, frozen=True):
    """A square, and the moves that lead there."""

    number: int
    moves: int
    hope: float
    reason: str


class Resting:
    """The places of one figure; what was found out about them holds for all of its plans."""

    def __init__(self, situation: Situation, figure: Figure, left: int) -> None:
        self.situation = situation
        self.figure = figure
        self.outlay = Outlay(situation, figure)
        self.here = start_of(situation.game, figure)
        self.rings = list(self.reached(max(left, MOST_MOVES)))
        self.shots: dict[int, float] = {}
        for foe in on_deck(situation.game):
            menace(situation, foe)  # before anybody is imagined elsewhere

    def reached(self, left: int) -> Iterator[int]:
        """The squares that take one move, those that take two, and so on."""
        game, figure, known = self.situation.game, self.figure, 0
        for moves in range(1, left + 1):
            ends = reach_of(game, figure, min(moves * self.outlay.stride, MOST - figure.walked)).ends
            yield ends & ~known
            known |= ends

    def stay(self, load: float) -> float:
        """What it is worth to end the activation here and now."""
        hope, _ = self.outlay.hope_at(self.here, 0, load)
        return hope - self.harm(self.here, moves=0)

    def harm(self, number: int, moves: int) -> float:
        in_airlock = self.figure.where == "airlock" and not moves
        return 0.0 if in_airlock else harm_at(self.situation, self.figure, number)

    def best(self, left: int, load: float, without: str = "", *, walks: bool = False) -> Rest:
        """The best end with so many actions: here, somewhere else, or aboard."""
        best = self.aboard(left, load) or Rest(-FAR, Finish(), "nowhere to go")
        for place in self.promising(left, load, without, walks=walks):
            if place.hope + MOST_OF_A_SHOT * (left > place.moves) <= best.worth:
                continue  # harm makes no place better
            best = max(best, self.told(place, left), key=lambda rest: rest.worth)
        return best

    def promising(self, left: int, load: float, without: str, *, walks: bool) -> list[Place]:
        """The places with the best hopes, and the present one."""
        places = [
            self.place(number, moves, left, load, without)
            for moves, ring in enumerate(self.rings[:left], 1)
            for number in numbers_in(ring)
        ]
        best = nlargest(self.situation.temper.places, places, key=lambda place: place.hope)
        return best if walks else sorted([self.place(self.here, 0, left, load, without), *best], key=hopeless)

    def place(self, number: int, moves: int, left: int, load: float, without: str) -> Place:
        return Place(number, moves, *self.outlay.hope_at(number, left - moves, load, without))

    def told(self, place: Place, left: int) -> Rest:
        worth = place.hope - self.harm(place.number, place.moves)
        if not place.moves:
            return Rest(worth, Finish(), place.reason)
        first = NAMES[place.number] if place.moves == 1 else self.towards(place.number)
        worth -= self.strikes(first)
        if left > place.moves:
            worth += min(MOST_OF_A_SHOT, SHOT_TO_COME * self.shot_from(place.number))
        return Rest(worth, Move(first), place.reason)

    def aboard(self, left: int, load: float) -> Rest | None:
        """Home, if it can be reached in this activation."""
        steps = self.situation.home.get(self.here, FAR)
        if self.figure.where != "deck" or self.outlay.moves(steps) > left:
            return None
        airlock = home_of(self.situation.game, self.figure)
        is_next = self.outlay.moves(steps) == 1
        first: Choice = Embark(airlock) if is_next else Move(self.homewards())
        return Rest(self.outlay.at_home(load), first, "home with what there is")

    def towards(self, number: int) -> Square:
        """The square of a first move from which the rest of the way is shortest."""
        steps = steps_to(self.situation.open_deck, 1 << number)
        return NAMES[min(numbers_in(self.rings[0]), key=lambda via: steps.get(via, FAR))]

    def homewards(self) -> Square:
        home = self.situation.home
        return NAMES[min(numbers_in(self.rings[0]), key=lambda via: home.get(via, FAR), default=self.here)]

    def strikes(self, first: Square) -> float:
        """What those take who are left on the first move."""
        game, figure = self.situation.game, self.figure
        if not self.situation.is_watched or figure.where != "deck" or not self.rings[0] >> NUMBERS[first] & 1:
            return 0.0
        foes = strikers_on(game, figure, way_to(game, figure, first))
        return sum(strike_loss(self.situation, figure_of(game, foe), figure) for foe in foes)

    def shot_from(self, number: int) -> float:
        """The best attack from a square."""
        if number not in self.shots:
            game, figure = self.situation.game, self.figure
            with standing_on(figure, number):
                attacks = (*shoot_options(game, figure).legal, *fight_options(game, figure).legal)
                worths = [attack_worth(self.situation, figure, attack) for attack in attacks]
            self.shots[number] = max(0.0, *worths) if worths else 0.0
        return self.shots[number]


def hopeless(place: Place) -> float:
    return -place.hope
