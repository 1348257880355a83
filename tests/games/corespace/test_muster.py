"""Before the mission: a crew without a tech is a risk that is told, and a crew that is ready takes one answer."""

from __future__ import annotations

from starhold.games.corespace import CoreSpace
from starhold.kernel import Match

ALONE = ("form long-odds", "recruit bram", "ready")


def dangers(*answers: str, seats: int = 1) -> dict[str, str | None]:
    match = Match.new(CoreSpace, seats=seats, seed=1)
    for answer in answers:
        match.answer(answer)
    return {str(option): match.game.danger(option) for option in match.decision.options}


def test_a_crew_without_a_tech_is_a_risk_that_can_be_taken() -> None:
    told = dangers(*ALONE)
    assert told["assign bram marine"] == "nobody in this crew works with machines"
    assert told["assign bram hacker"] is told["assign bram tech"] is None


def test_it_is_told_when_the_last_class_board_is_chosen() -> None:
    told = dangers("form long-odds", "recruit bram", "recruit gak", "ready")
    assert set(told.values()) == {None}


def test_whoever_has_a_tech_is_not_warned() -> None:
    learned = ("learn bram hack", "learn bram hack", "learn bram hack", "learn bram evade")
    told = dangers("form long-odds", "recruit bram", "recruit gak", "ready", "assign bram hacker", *learned)
    assert told["assign gak marine"] is None


def test_a_crew_that_is_ready_is_one_answer_away_from_the_airlock() -> None:
    match = Match.new(CoreSpace, seats=1, seed=1)
    match.answer("crew long-odds")
    assert match.decision.prompt == "corespace.deploy.lay"


def boards_on_deck(*crew: str, seed: int) -> set[str]:
    """Everybody who is there when the mission begins."""
    match = Match.new(CoreSpace, seats=1, seed=seed)
    for answer in crew:
        match.answer(answer)
    while match.decision.prompt != "corespace.trader-phase.activate":
        match.answer(match.decision.options[0])
    assert isinstance(match.game, CoreSpace)
    return {figure.board for figure in match.game.state.mission.figures}


def test_a_civilian_who_is_hired_is_nobody_to_be_met() -> None:
    met = [boards_on_deck("crew black-maria", seed=seed) for seed in range(12)]
    hired = [
        boards_on_deck("form black-maria", "recruit jace", "recruit butler-hired", seed=seed) for seed in range(12)
    ]
    assert any("butler" in boards for boards in met)
    assert all("butler-hired" in boards and "butler" not in boards for boards in hired)
