"""What Core Space brings to the benchmark."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from starhold.bench import corespace as benchmark
from starhold.bench.corespace import SQUARES, look_around, npcs_of, offer, take_turns, turns_of
from starhold.bench.own import Own
from starhold.bench.workloads import RandomPlay
from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.activation import Activation
from starhold.games.corespace.rules.npcs.acting import NpcActivation
from starhold.kernel import codec_of
from starhold.kernel.engine import run


def play(seed: int = 1) -> RandomPlay:
    return RandomPlay(CoreSpace, 4, Random(seed))


@pytest.fixture(scope="module")
def turns() -> list[CoreSpace]:
    return list(islice(turns_of(play().moments()), 12))


def snapshots(games: list[CoreSpace]) -> list[bytes]:
    return [codec_of(CoreSpace).encode(game) for game in games]


def test_it_is_judged_with_four_crews() -> None:
    own = Own.of(CoreSpace)
    assert (own.seats, own.times_catanatron) == (4, {"play": 0.4, "clone": 4})
    assert own.milliseconds == {
        "options of an activation": 0.15,
        "activation of an NPC": 0.2,
        "preview of a square": 2,
    }


def test_turns_are_of_traders_who_can_act_and_can_be_found_again(turns: list[CoreSpace]) -> None:
    assert len(turns) == 12
    assert all(isinstance(turn.stack[-1], Activation) and turn.stack[-1].left for turn in turns)
    assert snapshots(list(islice(turns_of(play().moments()), 12))) == snapshots(turns)


def test_what_is_offered_is_what_is_asked(turns: list[CoreSpace], monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    usual = Activation.offers

    def offers(turn: Activation, game: CoreSpace, figure: object) -> object:
        found.append(usual(turn, game, figure))  # type: ignore[arg-type]
        return found[-1]

    monkeypatch.setattr(Activation, "offers", offers)
    assert sum(map(offer, turns)) == 12
    asked = [turn.decision.options for turn in turns if turn.decision]
    assert [options.legal for options in found] == asked


def test_all_npcs_take_their_turns_to_the_end(turns: list[CoreSpace], monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(turn for turn in reversed(turns) if npcs_of(turn))
    games: list[CoreSpace] = []

    def running(game: CoreSpace, outcome: None) -> None:
        assert isinstance(game.stack[0], NpcActivation)
        games.append(game)
        run(game, outcome)

    monkeypatch.setattr(benchmark, "run", running)
    before = snapshots([position])
    assert take_turns(position) == len(games) == len(npcs_of(position)) > 0
    assert not any(game.stack for game in games)
    assert snapshots([position]) == before


def test_to_look_around_changes_nothing(turns: list[CoreSpace]) -> None:
    before = snapshots(turns)
    assert look_around(turns[0]) >= SQUARES
    assert snapshots(turns) == before
