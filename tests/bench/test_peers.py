"""How the peers are played, on stand-ins for them."""

from __future__ import annotations

import sys
from importlib import metadata
from random import Random

import pytest

from starhold.bench import peers
from starhold.bench.peers import Peer, find_peers
from starhold.bench.processes import starting

from . import fake_peers
from .fake_peers import DECISIONS, Board, CatanGame


@pytest.fixture(autouse=True)
def _clean_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CatanGame, "made", [])
    monkeypatch.setattr(Board, "copied_with", [])


def test_catanatron_plays_four_random_players_and_counts_its_own_log() -> None:
    play, _ = peers.catanatron(fake_peers.catanatron(), Random(1), positions=1)
    CatanGame.made.clear()
    assert play.batches[0]() == DECISIONS
    assert [player.color.name for player in CatanGame.made[0].players] == ["RED", "BLUE", "ORANGE", "WHITE"]


def test_catanatron_is_copied_half_way() -> None:
    _, copy = peers.catanatron(fake_peers.catanatron(), Random(1), positions=3)
    assert len(copy.batches) == 3
    CatanGame.made.clear()
    count = copy.batches[0]()
    assert [len(game.state.actions) for game in CatanGame.made] == [DECISIONS // 2] * count


def test_chess_plays_until_nothing_is_legal() -> None:
    play, *_ = peers.chess(fake_peers.chess(), Random(1), positions=1)
    assert play.batches[0]() == DECISIONS


def test_chess_stops_when_nobody_can_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Board, "is_insufficient_material", lambda board: len(board.move_stack) == 3)
    play, *_ = peers.chess(fake_peers.chess(), Random(1), positions=1)
    assert play.batches[0]() == 3


def test_chess_is_copied_half_way_with_and_without_its_moves() -> None:
    board = Board()
    board.move_stack = list(range(DECISIONS))
    assert peers.chess_mid_game(board).move_stack == list(range(DECISIONS // 2))
    _, copy, bare = peers.chess(fake_peers.chess(), Random(1), positions=2)
    assert (len(copy.batches), len(bare.batches)) == (2, 2)
    whole, without = copy.batches[0](), bare.batches[0]()
    assert Board.copied_with == [True] * whole + [False] * without


def test_peers_that_are_installed_are_found_with_their_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", fake_peers.catanatron())
    monkeypatch.setitem(sys.modules, "chess", fake_peers.chess())
    monkeypatch.setattr(metadata, "version", {"catanatron": "3.2.1", "chess": "1.11.2"}.__getitem__)
    known, workloads = find_peers(Random(1), positions=1)
    assert known == (Peer("catanatron", "3.2.1"), Peer("chess", "1.11.2"))
    assert [workload.name for workload in workloads] == [
        "catanatron.play",
        "catanatron.copy",
        "chess.play",
        "chess.copy",
        "chess.copy-bare",
    ]


def test_a_peer_that_is_not_installed_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    monkeypatch.setitem(sys.modules, "chess", None)
    assert find_peers(Random(1), positions=1) == ((Peer("catanatron"), Peer("chess")), [])


def test_peers_are_not_imported_before_they_are_asked_for() -> None:
    code = "import sys, starhold.bench; sys.exit(bool({'catanatron', 'chess'} & sys.modules.keys()))"
    assert starting("-c", code)() == 1
