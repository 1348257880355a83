"""A match comes back from its rows as it was."""

from __future__ import annotations

from random import Random

import pytest

import starhold
from starhold.kernel import Match
from starhold.table import Row, header_of, match_of, row_of, snapshot_of
from starhold.table.record import journal_of


@pytest.mark.parametrize("game", ["demo", "xia"])
@pytest.mark.parametrize("snapshot_at", [0, 17, 40])
def test_a_match_comes_back_with_its_log(game: str, snapshot_at: int) -> None:
    match = starhold.new(game, seats=3, seed=9)
    header, rng, snapshot = header_of(match), Random(9), snapshot_of(match)
    while match.revision < 40:
        if match.revision == snapshot_at:
            snapshot = snapshot_of(match)
        match.answer(rng.choice(match.decision.options))
    if snapshot_at == 40:
        snapshot = snapshot_of(match)
    again = match_of(header, map(row_of, match.journal.entries), snapshot, snapshot_at)
    assert again.fingerprint() == match.fingerprint()
    assert again.events(None) == match.events(None)
    assert again.events(1) == match.events(1)
    assert again.journal.setup == match.journal.setup
    assert play_on(again) == play_on(match)


def test_what_was_taken_back_stays_taken_back() -> None:
    match = starhold.new("demo", seats=2, seed=4)
    header, snapshot = header_of(match), snapshot_of(match)
    for _ in range(6):
        match.answer(match.decision.options[0])
    match.undo(3, consent=True)
    match.answer(match.decision.options[-1])
    again = match_of(header, map(row_of, match.journal.entries), snapshot, 0)
    assert again.fingerprint() == match.fingerprint()
    assert again.revision == 8


def test_events_that_an_older_program_had_are_left_out() -> None:
    match = starhold.new("demo", seats=2, seed=4)
    header, snapshot = header_of(match), snapshot_of(match)
    match.answer("fly 1")
    row = row_of(match.journal.entries[0])
    for gone in (b'{"type":"demo.gone"}', b'{"type":"demo.flew"}'):
        told = row.told.replace(b"[", b"[" + gone + b",", 1)
        again = match_of(header, [Row(row.line, told)], snapshot, 0)
        assert again.fingerprint() == match.fingerprint()
        journal, _ = journal_of(header, [Row(row.line, told)])
        assert journal.entries == match.journal.entries


def play_on(match: Match) -> str:
    for _ in range(10):
        match.answer(match.decision.options[0])
    return match.fingerprint()
