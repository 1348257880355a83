"""A search answers with what did best in playouts, within its budget."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest

from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.kernel import Game, Match
from starhold.players import Outlook, RandomPlayer
from starhold.players import search as search_module
from starhold.players.guide import Move, PlainGuide, guide_of, share_of_victory
from starhold.players.search import SearchPlayer

from .test_greedy import played
from .xia.positions import in_action_phase


def near_the_dock() -> Match:
    """Captain 0 has 6 on board, and the dock beside it."""
    match = Match.new("demo", seats=2, dice="scripted", seed="6,2")
    for answer in ("fly 8", "scan", "salvage"):
        match.answer(answer)
    while match.decision.seat != 0:
        match.answer(match.decision.options[0])
    return match


@pytest.mark.untraced
def test_beats_chance_in_the_demo_game() -> None:
    wins = 0
    for seed in range(4):
        match = Match.new("demo", seats=2, seed=seed)
        played(match, [SearchPlayer(Demo, seed, playouts=60), RandomPlayer(seed)])
        assert match.result is not None
        wins += match.result.winners == (0,)
    assert wins >= 3


@pytest.mark.parametrize(("make", "game"), [(near_the_dock, Demo), (in_action_phase, Xia)])
def test_a_budget_in_playouts_is_kept(
    make: Callable[[], Match], game: type[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    played_out = []
    original = SearchPlayer._play_out

    def counting(self: SearchPlayer, *arguments: Any) -> Any:
        played_out.append(1)
        return original(self, *arguments)

    monkeypatch.setattr(SearchPlayer, "_play_out", counting)
    SearchPlayer(game, 1, playouts=5).answer(Outlook(make()))
    assert len(played_out) == 5


def test_a_budget_in_seconds_is_kept() -> None:
    """The next playout is not begun if the longest so far would not fit any more."""
    outlook = Outlook(near_the_dock())
    start = monotonic()
    SearchPlayer(Demo, 1, seconds=0.2).answer(outlook)
    assert monotonic() - start < 2.0  # a busy machine may take a long breath


def test_a_playout_is_not_begun_that_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 10.0, 10.1, 10.35, 10.75])
    monkeypatch.setattr(search_module, "monotonic", lambda: next(clock))
    budget = search_module.Budget(seconds=1.0, playouts=None)
    assert budget.allows()
    assert budget.allows()
    assert not budget.allows()


def test_a_budget_of_playouts_ignores_the_clock() -> None:
    budget = search_module.Budget(seconds=0.0, playouts=2)
    assert [budget.allows() for _ in range(3)] == [True, True, False]


def test_without_time_the_first_move_is_made() -> None:
    match = near_the_dock()
    assert SearchPlayer(Demo, 1, playouts=0).answer(Outlook(match)) == match.decision.options[0]


def test_a_race_that_is_decided_is_not_run_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may play thousands of playouts, but sees that one move is best, answers at once."""

    def told(_: SearchPlayer, __: Any, ___: Match, move: Move, ____: Match) -> float:
        return float(move.name == "demo.turn.act fly 0")

    monkeypatch.setattr(SearchPlayer, "_play_out", told)
    player = SearchPlayer(Demo, 1, playouts=1_000_000)
    assert str(player.answer(Outlook(near_the_dock()))) == "fly 0"
    assert player.reason == "demo.turn.act fly 0"


def test_moves_that_begin_alike_need_no_thought_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    outlook = Outlook(near_the_dock())
    first, other = PlainGuide(Demo).moves(outlook)[:2]
    alike = [first, first._replace(name="something else")]
    monkeypatch.setattr(PlainGuide, "moves", lambda *_: alike)
    monkeypatch.setattr(SearchPlayer, "_best", lambda *_: other)
    assert SearchPlayer(Demo, 1).answer(outlook) == first.answer
    alike.append(other)
    assert SearchPlayer(Demo, 1).answer(outlook) == other.answer


def test_the_better_move_is_tried_more_often() -> None:
    root = search_module.Node()
    moves = [Move("bad", Match.new("demo", seed=1).decision.options[0])]
    moves.append(moves[0]._replace(name="good"))
    for _ in range(200):
        chosen = search_module._chosen(root, moves)
        node = root.children[chosen.name]
        node.visits += 1
        node.total += chosen.name == "good"
    assert root.children["good"].visits > 5 * root.children["bad"].visits > 0


def test_values_are_shares_of_a_victory() -> None:
    assert share_of_victory(0.0, 5.0) == 0.5
    assert 0.0 < share_of_victory(-1e9, 5.0) < 0.01
    assert 0.99 < share_of_victory(1e9, 5.0) <= 1.0


def test_a_game_without_a_guide_is_played_by_its_rules() -> None:
    guide = guide_of(Demo, 1)
    assert isinstance(guide, PlainGuide)
    moves = guide.moves(Outlook(near_the_dock()))
    assert [move.name for move in moves[:2]] == ["demo.turn.act fly 0", "demo.turn.act fly 7"]


def test_a_playout_comes_to_an_end_even_if_the_match_does_not() -> None:
    plain, match = PlainGuide(Demo, 1), near_the_dock()
    before = match.clone()
    plain.farthest = 2
    for _ in range(2):
        plain.play(match, plain.moves(Outlook(match))[0])
        assert 0 < plain.play_on(match, 0, plain.moves(Outlook(match))[0], before) < 1
    assert not match.over
