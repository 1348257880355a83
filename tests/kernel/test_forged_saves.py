"""Saves that somebody edited and sealed again: what no rule can have led to is refused, and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from starhold.kernel import BadSave, Match, verify

from .play import answer_all, forged

Snapshot = dict[str, Any]


def edited(edit: Callable[[Snapshot], None]) -> str:
    """A save of the demo in the middle of a turn, after an edit of its snapshot."""

    def edit_line(lines: list[str]) -> None:
        line = json.loads(lines[-1])
        edit(line["snapshot"])
        lines[-1] = json.dumps(line)

    return forged(answer_all(Match.new("demo", seed=7), "fly 1").dumps(), edit_line)


def set_asked(**fields: object) -> Callable[[Snapshot], None]:
    return lambda snapshot: snapshot["asked"].update(fields)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda snapshot: snapshot["stack"].clear(), "expected rules in progress that ask somebody, or neither"),
        (lambda snapshot: snapshot.update(asked=None), "expected rules in progress that ask somebody, or neither"),
        (set_asked(prompt="demo.turn.sing"), "expected one of the questions"),
        (set_asked(seat=9), "expected a seat of the match and its options, came seat 9"),
        (set_asked(options=[]), "expected a seat of the match and its options, came seat 0"),
        (set_asked(options=["fly away"]), "`away` does not fit TO in `fly TO`"),
        (lambda snapshot: snapshot["stack"][0].update(stage="sing"), "Turn has no stage 'sing'"),
        (lambda snapshot: snapshot["stack"][0].update(fuel=3), "unknown field `fuel`"),
        (lambda snapshot: snapshot["state"].update(weather="bad"), "unknown field `weather`"),
        (lambda snapshot: snapshot["state"]["captains"][0].update(energy=99), "captain 0 has 99 energy"),
        (lambda snapshot: snapshot["state"]["captains"].pop(), "expected 2 captains"),
        (lambda snapshot: snapshot["state"]["places"].__setitem__(0, 99), "captain 0 is at place 99"),
    ],
)
def test_an_impossible_position_is_refused(edit: Callable[[Snapshot], None], message: str) -> None:
    with pytest.raises(BadSave, match=message):
        Match.loads(edited(edit))


def test_an_entry_of_a_seat_that_does_not_exist_is_refused() -> None:
    def edit(lines: list[str]) -> None:
        lines.insert(1, '{"seat":55,"undo":1}')

    with pytest.raises(BadSave, match="line 2: expected a seat from 0 to 1, came 55"):
        Match.loads(forged(Match.new("demo", seed=7).dumps(), edit))


def test_an_impossible_snapshot_is_a_fault_for_who_verifies() -> None:
    verdict = verify(edited(lambda snapshot: snapshot["state"]["captains"][0].update(energy=99)))
    assert verdict.faults == ("the snapshot contradicts itself: captain 0 has 99 energy",)
