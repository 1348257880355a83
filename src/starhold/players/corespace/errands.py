"""Errands: what there is to do on the deck, and what it is worth to be on the way to it."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from starhold.games.corespace.content import Trader
from starhold.games.corespace.rules.areas import areas, rectangle
from starhold.games.corespace.rules.enmity import are_enemies
from starhold.games.corespace.rules.figures import base_of, character_of, covered, deck_chart, on_deck, page_of
from starhold.games.corespace.rules.kit import SPACE, TRAY, can_use_items, design, space
from starhold.games.corespace.rules.persuading import JOIN, chance_to_persuade
from starhold.games.corespace.rules.reviving import restores
from starhold.games.corespace.rules.script.objects import squares_beside, thing_of, uses_in
from starhold.games.corespace.state import Figure
from starhold.geometry.square import NUMBERS, bits_of
from starhold.geometry.strides import levels

from .ground import FAR, start_of, steps_to, stride
from .lives import life_of
from .situation import Situation
from .worth import LIFE, carried, find_worth, token_worth, usual_worth

ACTIONS = 2
"""The actions of a usual round."""
RESCUED = 0.6
"""The part of a life that is won by reviving somebody."""
DISTURBED = 0.3
"""The part of a room's worth that is left if enemies have to be cleared out of it first."""
TAKEN = 0.35
"""The part of an errand that is left if somebody else of the crew is nearer to it."""
TOO_LATE = 0.05
MUCH, GUARDED, BESIDE = 40.0, 8.0, 3
"""Who carries so much is worth guarding; what that is worth; and how many steps away it can be done."""
HITS_OF_A_TRY = 0.7
"""What a combat die repairs."""
A_STEP = 0.999
"""The part of a hope that is left after a step: of equal ways the shorter one."""


class Errand(Struct, frozen=True):
    """Something to do somewhere."""

    name: str
    reason: str
    gain: float
    squares: int
    """Where it can be done."""
    acts: int = 1
    """The actions that it takes there."""


HOME = "home"


def errands_of(situation: Situation, figure: Figure) -> list[Errand]:
    found = [*crates(situation, figure), *rooms(situation, figure), *loose(situation, figure)]
    found += [*fallen(situation, figure), *objects(situation), *stations(situation), *company(situation, figure)]
    found += talks(situation, figure)
    return [errand for errand in found if errand.gain > 0 and errand.squares]


def crates(situation: Situation, figure: Figure) -> Iterator[Errand]:
    game = situation.game
    chart = deck_chart(game)
    for crate in game.state.mission.crates:
        if crate.items:
            squares = chart.touching(bits_of(chart.pieces[crate.at].squares)) & chart.floor
            worth = find_worth(game, situation.seat, figure, crate)
            yield Errand(crate.at, "one more crate", worth, squares)


def rooms(situation: Situation, figure: Figure) -> Iterator[Errand]:
    """Rooms in which nobody has looked round yet."""
    game = situation.game
    mission, chart = game.state.mission, deck_chart(game)
    if not mission.bag or space(game, figure.tray) >= TRAY:
        return
    foes = covered(foe for foe in on_deck(game) if not foe.defeated and are_enemies(game, figure, foe))
    worth = usual_worth(game.content, "small")
    for area in areas(chart, page_of(game).areas):
        if area.name not in mission.searched:
            gain = worth * (DISTURBED if foes & area.squares else 1)
            yield Errand(f"room {area.name}", "a look round the room", gain, area.squares & chart.floor)


def loose(situation: Situation, figure: Figure) -> Iterator[Errand]:
    """What lies on the floor."""
    game = situation.game
    chart, room = deck_chart(game), TRAY - space(game, figure.tray)
    for place, each in enumerate(game.state.mission.floor):
        token = design(game, each.item)
        if SPACE[token.size] <= room:
            here = bits_of((each.at,))
            squares = (chart.touching(here) | here) & chart.floor
            yield Errand(f"floor {place}", "something lies there", token_worth(game, figure, token), squares, acts=0)


def fallen(situation: Situation, figure: Figure) -> Iterator[Errand]:
    """Friends who are down, if there is something that helps."""
    game = situation.game
    chart = deck_chart(game)
    if not can_use_items(game, figure):
        return
    for friend in situation.own:
        if not friend.defeated or friend.where != "deck":
            continue
        squares = chart.touching(base_of(friend).squares) & chart.floor
        if any(restores(game, item) for item in (*figure.tray, *friend.tray)):
            yield Errand(f"friend {friend.id}", "somebody needs help", RESCUED * LIFE, squares)
        yield Errand(f"tray {friend.id}", "somebody has to carry it", carried(game, friend), squares)


def company(situation: Situation, figure: Figure) -> Iterator[Errand]:
    """Friends who carry much, and are hunted: with somebody beside them they are not alone."""
    game = situation.game
    if not situation.hunters:
        return
    for friend in situation.own:
        if (
            friend.id != figure.id
            and friend.at
            and not friend.defeated
            and life_of(situation, friend) + carried(game, friend) >= MUCH
        ):
            near = sum(levels(situation.open_deck, 1 << NUMBERS[friend.at], BESIDE))
            yield Errand(f"guard {friend.id}", "nobody should carry that alone", GUARDED, near, acts=0)


def objects(situation: Situation) -> Iterator[Errand]:
    """What the mission lets a trader do with things on the deck."""
    game = situation.game
    for each, use in uses_in(game):
        worth = situation.promises.of_use(each, use)
        if worth > 0:
            tries = tries_for(use.repairs - thing_of(game, each.id).repaired)
            squares = squares_beside(game, each.id)
            yield Errand(f"object {each.id} {use.id}", "the mission asks for it", worth, squares, tries)


def talks(situation: Situation, figure: Figure) -> Iterator[Errand]:
    """People who may be the one that the mission is about."""
    game = situation.game
    if not isinstance(character_of(game, figure), Trader):
        return
    for npc in on_deck(game):
        worth = situation.promises.of_role(npc.id) if npc.crew is None else 0.0
        if worth > 0:
            percent = chance_to_persuade(game, figure, npc, JOIN)
            squares = deck_chart(game).touching(base_of(npc).squares) & deck_chart(game).floor
            yield Errand(f"talk {npc.id}", "somebody knows something", percent / 100 * worth, squares)


def tries_for(hits: int) -> int:
    """The actions that a repair takes."""
    return max(1, ceil(hits / HITS_OF_A_TRY))


def stations(situation: Situation) -> Iterator[Errand]:
    """Where somebody has to be."""
    for (kind, name), worth in situation.promises.worth.items():
        if kind == "area":
            floor = deck_chart(situation.game).floor
            yield Errand(f"area {name}", "the mission asks for it", worth, rectangle(name) & floor, acts=0)


def claims_of(situation: Situation) -> dict[str, str]:
    """Which of the crew is to see to which errand: the best pair first, and one errand for each."""
    if situation.claims is None:
        situation.claims = dict(claimed(situation))
    return situation.claims


def claimed(situation: Situation) -> Iterator[tuple[str, str]]:
    pairs = sorted(wanted_pairs(situation), reverse=True)
    errands, figures = set[str](), set[str]()
    for _, errand, figure in pairs:
        if errand not in errands and figure not in figures:
            errands.add(errand)
            figures.add(figure)
            yield errand, figure


def wanted_pairs(situation: Situation) -> Iterator[tuple[float, str, str]]:
    """Who would gain how much by which errand, the way there considered."""
    for figure in situation.own:
        if figure.defeated or figure.where not in ("airlock", "deck"):
            continue
        here, squares = start_of(situation.game, figure), stride(situation.game, figure)
        for errand in errands_of(situation, figure):
            steps = steps_to(situation.open_deck, errand.squares).get(here)
            if steps is not None:
                rounds = (ceil(steps / squares) + errand.acts) / ACTIONS
                yield errand.gain * situation.hope**rounds, errand.name, figure.id


class Outlay:
    """The errands of one figure, and what it is worth to be on a square with so many actions left."""

    def __init__(self, situation: Situation, figure: Figure) -> None:
        self.situation = situation
        self.figure = figure
        self.stride = stride(situation.game, figure)
        self.life = life_of(situation, figure)
        self.errands = [self.shared(errand) for errand in errands_of(situation, figure)]
        self.ways = {errand.name: steps_to(situation.open_deck, errand.squares) for errand in self.errands}
        self.homeward = {errand.name: self.nearest_home(errand.squares) for errand in self.errands}

    def shared(self, errand: Errand) -> Errand:
        """Errands are left to whoever claims them."""
        claimant = claims_of(self.situation).get(errand.name, self.figure.id)
        share = 1.0 if claimant == self.figure.id else TAKEN
        return Errand(errand.name, errand.reason, share * errand.gain, errand.squares, errand.acts)

    def nearest_home(self, squares: int) -> int:
        home = self.situation.home
        return min((steps for number, steps in home.items() if squares >> number & 1), default=FAR)

    def moves(self, steps: int) -> int:
        return ceil(steps / self.stride)

    def hope_at(self, number: int, left: int, load: float, without: str = "") -> tuple[float, str]:
        """The best that can come of being on a square with so many actions left in this round, and why."""
        home = self.situation.home.get(number, FAR)
        best = self.share_at_home(load) * self.value(load, self.moves(home) - left, home)
        reason = "time to go home"
        for errand in self.errands:
            steps = self.ways[errand.name].get(number, FAR)
            if errand.name == without or steps == FAR:
                continue
            acts = self.moves(steps) + errand.acts - left
            if acts > ACTIONS * self.situation.temper.horizon:
                continue
            after = self.homeward[errand.name]
            value = self.value(load + errand.gain, max(0, acts) + self.moves(after), steps + after)
            if value > best:
                best, reason = value, errand.reason
        return best, reason

    def share_at_home(self, load: float) -> float:
        """The part that counts of going home now; whoever has what the crew came for brings all of it."""
        return 1.0 if self.life + load >= MUCH else self.situation.home_share

    def at_home(self, load: float) -> float:
        """What it is worth to be aboard."""
        return self.share_at_home(load) * (self.life + load)

    def value(self, load: float, acts: int, steps: int) -> float:
        """A life and what it brings home, after so many actions from the end of this activation."""
        rounds = max(0.0, acts / ACTIONS)
        if ceil(rounds) > self.situation.rounds_left - 1:
            return TOO_LATE * (self.life + load)
        return (self.life + load) * float(self.situation.hope**rounds * A_STEP**steps)
