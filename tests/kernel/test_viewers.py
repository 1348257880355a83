"""Who may look, and who may imagine."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.kernel import Answered, AskedDice, BadSetup, Difference, Game, Match, Viewer, WrongSeat
from starhold.kernel.replay import repeat

from .play import answer_all
from .toys import Tally


@pytest.mark.parametrize("viewer", [-1, 2, 99])
def test_only_seats_and_spectators_look(viewer: Viewer) -> None:
    match = Match.new("demo", seats=2, seed=7)
    with pytest.raises(WrongSeat, match="name a seat from 0 to 1, or None for a spectator"):
        match.view(viewer)
    with pytest.raises(WrongSeat, match="name a seat from 0 to 1, or None for a spectator"):
        match.events(viewer)
    assert match.decision_for(viewer) is None


def test_only_the_asked_seat_imagines() -> None:
    """The pending options of another one may rest on what it alone knows."""
    match = Match.new("demo", seats=2, seed=7)
    assert match.imagine(0, seed=1).decision == match.decision
    with pytest.raises(WrongSeat, match="seat 0 is asked, so 1 cannot imagine what it may answer"):
        match.imagine(1, seed=1)


def test_imagined_physical_dice_are_asked_for() -> None:
    match = answer_all(Match.new(Tally, seats=1, seed=7, dice="asked"), "throw 2", "rolled 4").imagine(0, seed=3)
    assert isinstance(match.game.dice, AskedDice)
    match.answer("rolled 6")
    assert isinstance(match.game, Tally)
    assert match.game.state.lines == ["rolled 4", "rolled 6"]


def test_seats_are_counted_in_whole_numbers() -> None:
    seats: Any = 2.0
    with pytest.raises(BadSetup, match=r"is for 2 to 4 seats, not 2\.0"):
        Match.new("demo", seats=seats)


def test_nothing_that_is_printed_gives_the_seed_away() -> None:
    match = Match.new("demo", seed="a secret")
    assert "a secret" not in f"{match.journal!r} {match.game.dice!r} {match!r} {match.setup!r}"


def test_a_rule_that_is_interrupted_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("demo", seed=7)
    before = match.fingerprint()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("starhold.games.demo.rules.fly", interrupt)
    with pytest.raises(KeyboardInterrupt):
        match.answer("fly 1")
    assert (match.fingerprint(), match.over, match.seed) == (before, False, None)


def test_undo_stays_quick_in_a_long_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going back step by step repeats a few answers each time, and not the whole match."""
    repeated = 0

    def count(game: Game, entry: Answered) -> list[Difference]:
        nonlocal repeated
        repeated += 1
        return repeat(game, entry)

    match = answer_all(Match.new(Tally, seats=1, seed=7), *["add"] * 1000)
    loaded = Match.loads(match.dumps(), game=Tally)
    monkeypatch.setattr("starhold.kernel.answering.repeat", count)
    for each in (match, loaded):
        repeated = 0
        for _ in range(100):
            each.undo(consent=True)
        assert repeated < 1000 + 100 * 64
