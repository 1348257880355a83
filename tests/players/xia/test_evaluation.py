"""A captain stands better with more of what is good, and nearer to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.games.xia.rules.ships import place_on_board
from starhold.games.xia.state import ActiveMission, Captain
from starhold.kernel import Match
from starhold.kernel.setup import OptionValue
from starhold.players.evaluation import evaluation_of, inevitable_answers, score
from starhold.players.xia.errands import errands, hopes, next_places, places_of, spaces_away
from starhold.players.xia.evaluation import VICTORY, standing

from ...kernel.toys import Tally
from ..moments import BASE_GAME, EVERY_MODULE, moments


@pytest.fixture(scope="module")
def middle() -> Match:
    """A moment of a random match at which all captains are on the board, none of them inside of something."""

    def is_calm(match: Match) -> bool:
        assert isinstance(match.game, Xia)
        ships = [captain.at for captain in match.game.state.captains]
        return all(at is not None and place_on_board(match.game, at) == at for at in ships)

    return next(match for match in moments("xia", EVERY_MODULE, count=1000, every=300) if is_calm(match)).clone()


@pytest.fixture
def game(middle: Match) -> Xia:
    game = middle.game.clone()
    assert isinstance(game, Xia)
    return game


def poorer(game: Xia) -> Captain:
    return game.state.captains[0]


@pytest.mark.parametrize(
    "improve",
    [
        lambda me: setattr(me, "fame", me.fame + 1),
        lambda me: setattr(me, "unclaimed", me.unclaimed + 1),
        lambda me: setattr(me, "credits", me.credits + 1000),
        lambda me: setattr(me, "armed", me.armed + 1),
        lambda me: setattr(me, "tokens", (*me.tokens, "energy")),
        lambda me: setattr(me, "completed", (*me.completed, "shuttle-1")),
        lambda me: me.drawn.append("shuttle-2"),
        lambda me: me.missions.append(ActiveMission("shuttle-1", revealed=True, pay=2000)),
    ],
    ids=["fame", "unclaimed fame", "credits", "markers", "tokens", "experience", "drawn missions", "missions"],
)
def test_more_is_better(improve: Callable[[Captain], object], game: Xia) -> None:
    before = standing(game, 0)
    improve(poorer(game))
    assert standing(game, 0) > before


@pytest.mark.parametrize(
    "worsen",
    [
        lambda me: setattr(me, "bounty", me.bounty + 2000),
        lambda me: setattr(me.hold, "damage", (*me.hold.damage, "a1")),
        lambda me: setattr(me, "at", None),
    ],
    ids=["bounty", "damage", "destroyed"],
)
def test_harm_is_worse(worsen: Callable[[Captain], object], game: Xia) -> None:
    before = standing(game, 0)
    worsen(poorer(game))
    assert standing(game, 0) < before


def test_what_others_have_is_bad(game: Xia) -> None:
    before = standing(game, 0)
    game.state.captains[1].fame += 5
    assert standing(game, 0) < before


def test_nothing_is_better_than_victory(game: Xia) -> None:
    game.state.winner = 0
    assert (standing(game, 0), standing(game, 1)) == (VICTORY, -VICTORY)


def test_a_captain_without_a_ship_has_only_rivals() -> None:
    start = Match.new("xia", seats=2, seed=1, options=EVERY_MODULE).game
    assert isinstance(start, Xia)
    assert standing(start, 0) < 0


def test_nearer_is_better(game: Xia) -> None:
    """On every errand's own space a captain hopes for more than far away from all of them."""
    me = poorer(game)
    there = {}
    for errand in list(errands(game, 0, me)):
        if errand.worth:
            me.at = errand.spaces[0]
            there[errand.worth] = hopes(game, 0)
    me.at = max(game.chart.spaces, key=lambda at: abs(at[0]) + abs(at[1]))
    assert max(there.values()) > hopes(game, 0)


def test_dangers_count_as_detours() -> None:
    assert [spaces_away(cost) for cost in (3, 1_003, 1_000_002, 1_000_000_001, 2_001_000_004)] == [3, 7, 11, 13, 37]


def test_missions_go_on_somewhere(game: Xia) -> None:
    """Each type of mission has a next place on a board that is explored, before and after its objective."""
    places = places_of(game.chart)
    known: dict[str, set[bool]] = {}
    for card in game.content.missions:
        for revealed in (False, True):
            spaces = next_places(game, 0, ActiveMission(card.id, revealed=revealed), places)
            assert set(spaces) <= set(game.chart.spaces)
            if spaces:
                known.setdefault(game.mission_type(card.id), set()).add(revealed)
    assert len(known) >= 10


def test_relics_go_to_the_kiln(game: Xia) -> None:
    embers, me = game.state.embers, poorer(game)
    assert embers is not None
    me.hold.relics = (("a1", "a2"),)
    embers.kiln = me.at
    assert any(errand.spaces == (me.at,) for errand in errands(game, 0, me))
    embers.kiln = None
    me.hold.relics = ()
    embers.relic_stacks = {sector: ["x"] for sector, _ in places_of(game.chart).relics}
    list(errands(game, 0, me))


@pytest.mark.parametrize("options", [BASE_GAME, EVERY_MODULE], ids=["base game", "every module"])
def test_any_position_can_be_evaluated(options: dict[str, OptionValue]) -> None:
    for match in moments("xia", options, count=20, every=29):
        assert all(isinstance(standing(match.game, seat), float) for seat in match.game.seats)  # type: ignore[arg-type]


def test_other_games_are_evaluated_by_their_score() -> None:
    match = Match.new(Tally, seed=7)
    assert evaluation_of(Tally) is score
    assert score(match.game, 0) == 0.0
    assert inevitable_answers(Tally) == frozenset()


def test_what_is_home_counts_more_than_what_is_not() -> None:
    match = Match.new("demo", seats=3, seed=1)
    game: Any = match.game
    evaluation = evaluation_of(Demo)
    nothing = evaluation(game, 0)
    game.state.captains[0].hold = [4]
    carried = evaluation(game, 0)
    game.state.places[0] = 3
    far_away = evaluation(game, 0)
    game.state.captains[0].hold, game.state.captains[0].vault = [], 4
    assert nothing < far_away < carried < evaluation(game, 0)
    assert score(game, 0) == 6.0
    assert score(game, 1) == -2.0
