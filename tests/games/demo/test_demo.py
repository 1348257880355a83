"""Derelict: what lies in its box, and what is not left behind by mistake."""

from __future__ import annotations

from itertools import count

from starhold.kernel import Match
from tests.kernel.play import answer_all


def at_a_wreck(*answers: str, worth: int = 4) -> Match:
    """Vega at wreck 1, where a token of this worth lies."""
    dealt = (Match.new("demo", seats=2, seed=seed) for seed in count())
    match = next(each for each in dealt if worth_at_wreck(each) == worth)
    return answer_all(match, "fly 1", *answers)


def worth_at_wreck(match: Match) -> int:
    looked = answer_all(match.clone(), "fly 1", "scan")
    worth: int = looked.view(0).tokens[1].value  # type: ignore[attr-defined]  # of Derelict alone
    return worth


def regret(match: Match, answer: str) -> str:
    return match.game.regret(match.read(answer))


def test_cargo_that_was_seen_is_not_left_behind_unasked() -> None:
    assert regret(at_a_wreck("scan"), "fly 2") == "You leave cargo worth 4 behind, as you have seen."
    assert regret(at_a_wreck("scan"), "salvage") == ""


def test_whoever_has_not_looked_or_has_seen_a_trap_flies_on() -> None:
    assert regret(at_a_wreck(), "fly 2") == ""
    assert regret(at_a_wreck("scan", worth=0), "fly 2") == ""


def test_all_tokens_lie_in_the_box() -> None:
    (tokens,) = Match.new("demo", seats=2).game.box()
    assert tokens.name == "Tokens"
    assert [item.name for item in tokens.items] == ["Trap", "Scrap", "Fuel", "Archive", "Heart"]
    trap, *_, heart = tokens.items
    assert (trap.about, trap.facts, trap.lines) == (
        "token trap",
        ("2 in the box",),
        ("Whoever turns it up is struck.",),
    )
    assert heart.facts == ("1 in the box", "cargo worth 6")
