"""A plan is carried out as far as it is still what its maker wants."""

from __future__ import annotations

from random import Random

import starhold
from starhold.games.demo.choices import Brace, Fly, Salvage, Scan
from starhold.kernel import Choice, Match
from starhold.table.plans import Stop, carry_out


def new_match() -> Match:
    return starhold.new("demo", seats=2, seed=7)


def carried_out(*plan: Choice) -> tuple[Stop | None, int]:
    """Where the plan stopped, and how many answers were given."""
    match = new_match()
    return carry_out(match, match.decision.seat, plan), match.revision


def test_nothing_unforeseen_happens() -> None:
    assert carried_out(Fly(1), Fly(2)) == (None, 2)


def test_it_stops_where_somebody_else_is_asked() -> None:
    stop = Stop(3, "somebody else is asked now", (Fly(4),))
    assert carried_out(Fly(1), Fly(2), Fly(3), Fly(4)) == (stop, 3)


def test_it_stops_where_something_is_revealed() -> None:
    stop = Stop(2, "something was revealed", (Fly(2),))
    assert carried_out(Fly(1), Scan(), Fly(2)) == (stop, 2)


def test_what_is_not_legal_is_not_begun() -> None:
    stop, answers = carried_out(Salvage())
    assert stop is not None
    assert (stop.answered, answers) == (0, 0)
    assert "no token lies here" in stop.reason


def test_it_stops_where_something_is_rolled() -> None:
    match = starhold.new("demo", seats=2, dice="scripted", seed="6")
    for answer in ["fly 1", "fly 2", "fly 3"] * 2 + ["fire 1"]:
        match.answer(answer)
    assert carry_out(match, match.decision.seat, [Brace(), Fly(4)]) == Stop(
        1, "something was rolled or drawn", (Fly(4),)
    )


def test_it_stops_with_the_match() -> None:
    chance, match = Random(3), new_match()
    reasons = []
    while not match.over:
        stop = carry_out(match, match.decision.seat, [chance.choice(match.decision.options), Scan()])
        reasons.append("" if stop is None else stop.reason)
    assert reasons[-1] == "the match is over"
