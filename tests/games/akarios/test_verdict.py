"""What a fight was decided by."""

from __future__ import annotations

import pytest

from starhold.games.akarios import Akarios
from starhold.kernel import Match


def fight(scenario: str) -> Akarios:
    match = Match.new("akarios", options={"scenario": scenario, "pilots": 2})
    for _ in range(4):
        match.answer(match.decision.options[0])
    game = match.game.clone()
    assert isinstance(game, Akarios)
    return game


def over(scenario: str, outcome: str, round_: int) -> Akarios:
    game = fight(scenario)
    game.state.round, game.state.phase, game.state.outcome = round_, "end", outcome  # type: ignore[assignment]
    return game


def test_whoever_runs_out_of_time_reads_how_far_they_had_come() -> None:
    verdict, _ = over("mammoth", "failure", 11).epilogue().split("\n")
    assert verdict.startswith("Time was up after round 11. Hull taken: 0 of ")


def test_whoever_loses_all_pilots_reads_when() -> None:
    game = over("first-light", "failure", 3)
    for flyer in game.state.flyers:
        flyer.status = "out"
    verdict, _ = game.epilogue().split("\n")
    assert verdict.startswith("In round 3 nobody was left to fly. Enemies destroyed: ")


@pytest.mark.parametrize(
    ("scenario", "told"), [("mammoth", "It took 5 of 11 rounds."), ("hold-the-lantern", "It took 5 rounds.")]
)
def test_whoever_wins_reads_how_long_it_took(scenario: str, told: str) -> None:
    assert over(scenario, "success", 5).epilogue().startswith(told)
