"""A search answers with what did best in playouts, within its budget."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest

from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.kernel import Game, Match
from starhold.players import Outlook, RandomPlayer, make_player
from starhold.players import search as search_module
from starhold.players.guide import Move, PlainGuide, guide_of, share_of_victory
from starhold.players.search import SearchPlayer
from starhold.players.xia import guide as xia_guide
from starhold.players.xia.guide import ACT, XiaGuide

from .moments import EVERY_MODULE
from .test_greedy import played


def near_the_dock() -> Match:
    """Captain 0 has 6 on board, and the dock beside it."""
    match = Match.new("demo", seats=2, dice="scripted", seed="6,2")
    for answer in ("fly 8", "scan", "salvage"):
        match.answer(answer)
    while match.decision.seat != 0:
        match.answer(match.decision.options[0])
    return match


def in_action_phase(seed: int = 4) -> Match:
    """Somebody has several plans to choose from."""
    match = Match.new("xia", seats=3, seed=seed, options=EVERY_MODULE)
    captain, guide = make_player("captain", Xia), XiaGuide()
    while match.decision.prompt != ACT or match.revision < 60 or len(guide.moves(Outlook(match))) < 2:
        match.answer(captain.answer(Outlook(match)))
    return match


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
    assert not search_module.Budget(10.0, monotonic() + 1.0).allows(2, longest=0.7)
    assert search_module.Budget(10.0, monotonic() + 1.0).allows(2, longest=0.1)
    assert not search_module.Budget(10.0, monotonic() + 1.0).allows(10, longest=0.1)
    assert search_module.Budget(10.0, monotonic() - 1.0).allows(0, longest=0.0)


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
    assert search_module.Node().mean == 0.0


def test_another_move_must_be_better_beyond_doubt() -> None:
    once, often = search_module.Node(), search_module.Node()
    once.visits, once.total = 1, 0.6
    often.visits, often.total = 100, 60.0
    assert search_module.Node().merit() < once.merit() < 0.5 < often.merit() < 0.6


def test_values_are_shares_of_a_victory() -> None:
    assert share_of_victory(0.0, 5.0) == 0.5
    assert 0.0 < share_of_victory(-1e9, 5.0) < 0.01
    assert 0.99 < share_of_victory(1e9, 5.0) <= 1.0


def test_a_game_without_a_guide_is_played_by_its_rules() -> None:
    guide = guide_of(Demo, 1)
    assert isinstance(guide, PlainGuide)
    moves = guide.moves(Outlook(near_the_dock()))
    assert [move.name for move in moves[:2]] == ["demo.turn.act fly 0", "demo.turn.act fly 7"]
    assert guide.go_on(Outlook(near_the_dock()), moves[0]) is None


def test_plans_are_compared_and_then_followed() -> None:
    match = in_action_phase()
    seat = match.decision.seat
    player = SearchPlayer(Xia, 1, playouts=4)
    plan = ""
    for _ in range(6):
        if match.decision.seat != seat:
            break
        answer = player.answer(Outlook(match))
        assert answer in match.decision.options
        assert player.reason
        plan = plan or player.reason
        match.answer(answer)
    assert plan
    assert isinstance(guide_of(Xia), XiaGuide)


def test_a_plan_that_is_none_any_more_is_given_up() -> None:
    match = in_action_phase()
    outlook = Outlook(match)
    guide = XiaGuide()
    move = guide.moves(outlook)[0]
    assert guide.go_on(outlook, move) is not None
    elsewhere = move.intent._replace(goal=(99, 99))
    assert guide.go_on(outlook, move._replace(intent=elsewhere)) is None
    assert guide.go_on(outlook, move._replace(intent=None)) is None


def test_a_captain_takes_a_ship_after_some_thought() -> None:
    match = Match.new("xia", seats=2, seed=1, options=EVERY_MODULE)
    player = SearchPlayer(Xia, 1, playouts=4)
    assert player.answer(Outlook(match)) in match.decision.options
    assert player.reason.startswith("xia.set-up.take take ")


def test_a_playout_comes_to_an_end_even_if_the_match_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, match = PlainGuide(Demo, 1), near_the_dock()
    plain.farthest = 2
    for _ in range(2):
        plain.play(match, plain.moves(Outlook(match))[0])
        plain.play_on(match, 0, plain.moves(Outlook(match))[0])
    assert not match.over
    monkeypatch.setattr(xia_guide, "LONGEST", 1)
    match = in_action_phase()
    move = XiaGuide().moves(Outlook(match))[0]
    before = match.revision
    XiaGuide().play_on(match, match.decision.seat, move)
    assert match.revision == before + 1
