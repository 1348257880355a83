"""No player uses what its seat cannot know: positions that look the same to it get the same answer."""

from __future__ import annotations

import pytest

from starhold.kernel import Game, find_game
from starhold.players import Outlook, Player, make_player, player_names
from starhold.players.search import SearchPlayer
from starhold.table.aloud import heard

from .moments import TITLES, moments, other_truth

pytestmark = pytest.mark.untraced

EVERYBODY = [(title, name) for title, (game, _) in TITLES.items() for name in player_names(find_game(game))]
SEED = "fair"
MOMENTS = {"search": 6}
"""At how many moments a player is asked who takes long to answer."""


def fresh(name: str, game: type[Game]) -> Player:
    """A player that has seen nothing yet. One that looks at the clock counts playouts instead."""
    return SearchPlayer(game, SEED, playouts=2) if name == "search" else make_player(name, game, SEED)


@pytest.mark.parametrize(("title", "name"), EVERYBODY)
def test_what_a_seat_cannot_know_does_not_change_its_answer(title: str, name: str) -> None:
    game = find_game(TITLES[title][0])
    differing = 0
    count = MOMENTS.get(name, 24)
    for match in moments(*TITLES[title], count=count, every=13):
        other = other_truth(match, seed=2)
        differing += other.game.state != match.game.state
        player, twin = fresh(name, game), fresh(name, game)
        here, there = player.answer(Outlook(match)), twin.answer(Outlook(other))
        assert here == there, f"revision {match.revision}, {match.decision.prompt}"
        assert here in match.decision.options
        assert heard(player, match.game) == heard(twin, other.game)
    assert differing >= count / 2


@pytest.mark.parametrize(("title", "name"), EVERYBODY)
def test_the_same_seed_gives_the_same_answers(title: str, name: str) -> None:
    game = find_game(TITLES[title][0])
    one, other = fresh(name, game), fresh(name, game)
    for match in moments(*TITLES[title], count=4, every=61):
        assert one.answer(Outlook(match)) == other.answer(Outlook(match))
