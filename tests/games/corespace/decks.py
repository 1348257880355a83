"""Decks on which anybody stands anywhere, for laws about NPCs."""

from __future__ import annotations

from random import Random

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.chart import new_deck
from starhold.games.corespace.rules.figures import deck_chart
from starhold.games.corespace.state import Figure
from starhold.geometry.square import squares_in
from starhold.testing.cases.position import placed
from tests.rule_cases import CASES, cases_in

BOARDS = ("drill", "cold-berth", "the-witness", "quarantine", "hold-the-lock")
NPCS = {
    "harvester": 5,
    "devastator": 2,
    "assassin": 1,
    "live-one": 1,
    "lookout": 2,
    "bruiser": 1,
    "ringleader": 1,
    "galactic-guard": 1,
    "juggernaut": 1,
    "security-warden": 1,
    "butler": 1,
    "generator": 1,
}


def crowded(seed: int, npcs: int = 9) -> CoreSpace:
    """A drill of two crews on some board, with so many NPCs at most, all scattered by a seed."""
    chance, game = (
        Random(seed),
        placed(cases_in(CASES / "corespace" / "purge.toml")["At the lowest level nobody comes"]),
    )
    assert isinstance(game, CoreSpace)
    mission = game.state.mission
    mission.deck = new_deck(game.content, chance.choice(BOARDS))
    mission.charged = chance.random() < 0.3
    mission.counter = chance.randrange(2)
    squares = [*squares_in(deck_chart(game).floor)]
    chance.shuffle(squares)
    for figure in mission.figures:
        figure.where, figure.at = "deck", squares.pop()
        figure.prone, figure.wanted = chance.random() < 0.1, chance.random() < 0.3
        if chance.random() < 0.2:
            figure.defeated, figure.health = True, 0
    kinds = [f"{kind}-{number}" for kind, count in NPCS.items() for number in range(1, count + 1)]
    for name in chance.sample(kinds, chance.randint(1, npcs)):
        kind, _, number = name.rpartition("-")
        npc = Figure(name, kind, None, int(number), "deck", squares.pop())
        npc.prone, npc.lost_actions = chance.random() < 0.1, int(chance.random() < 0.1)
        mission.figures.append(npc)
    return game
