"""Errands: what there is to do on the deck, and what it is worth to be on the way to it."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from starhold.games.corespace.content import Trader
from starhold.games.corespace.rules.areas import areas, rectangle
from starhold.games.corespace.rules.enmity import are_enemies
from starhold.games.corespace.rules.figures import base_of, character_of, covered, deck_chart, on_deck, page_of
from starhold.games.corespace.rules.kit import SPACE, can_use_items, design
from starhold.games.corespace.rules.persuading import JOIN, chance_to_persuade
from starhold.games.corespace.rules.reviving import restores
from starhold.games.corespace.rules.script.objects import squares_beside, thing_of, uses_in
from starhold.games.corespace.state import Figure
from starhold.geometry.square import NUMBERS, bits_of
from starhold.geometry.strides import levels

from .lives import life_of
from .situation import Situation
from .worth import LIFE, carried, find_worth, room_of, token_worth, usual_worth

RESCUED = 0.6
"""The part of a life that is won by reviving somebody."""
FETCHED = 2.5
"""And in a rescue, which is flown for nothing else."""
DISTURBED = 0.3
"""The part of a room's worth that is left if enemies have to be cleared out of it first."""
MUCH, GUARDED, BESIDE = 40.0, 8.0, 3
"""Who carries so much is worth guarding; what that is worth; and how many steps away it can be done."""
HITS_OF_A_TRY = 0.7
"""What a combat die repairs."""


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
    if not mission.bag or room_of(game, figure) < 1:
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
    chart, room = deck_chart(game), room_of(game, figure)
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
        share = RESCUED if any(restores(game, item) for item in (*figure.tray, *friend.tray)) else 0.0
        share = max(share, FETCHED if game.state.mission.rescue else 0.0)
        yield Errand(f"friend {friend.id}", "somebody needs help", share * LIFE, squares)
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
