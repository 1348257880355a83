"""Match files from outside are no longer than any match, and are gone through from their start."""

from __future__ import annotations

import msgspec
import pytest

import starhold
from starhold.kernel import BadSave, Match, ReplayDiverged
from starhold.kernel.savefile import EndLine, _digest
from starhold.table import upload
from starhold.table.upload import read_upload


@pytest.fixture
def match() -> Match:
    match = starhold.new("demo", seats=2, seed=5)
    for answer in ("fly 1", "fly 2"):
        match.answer(answer)
    return match


def signed(lines: list[str]) -> str:
    """A file with these lines, whose end fits them."""
    encoded = [line.encode() for line in lines]
    end = EndLine(len(lines), _digest(encoded))
    return "\n".join([*lines, msgspec.json.encode(end).decode()]) + "\n"


def test_a_match_comes_back_with_all_that_happened(match: Match) -> None:
    found = read_upload(match.dumps())
    assert found.fingerprint() == match.fingerprint()
    assert found.events(None) == match.events(None)


def test_a_journal_has_no_more_entries_than_any_match(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload, "LONGEST_JOURNAL", 2)
    assert read_upload(match.dumps()).revision == 2
    match.answer("fly 3")
    with pytest.raises(BadSave, match="may hold 2 entries"):
        read_upload(match.dumps())


def test_an_entry_is_no_longer_than_any_answer(match: Match) -> None:
    header, first, *rest, _ = match.dumps().splitlines()
    long = first.replace("fly 1", "fly " + "1" * upload.LONGEST_ENTRY)
    with pytest.raises(BadSave, match="line 2 is too long"):
        read_upload(signed([header, long, *rest]))


@pytest.mark.parametrize(
    "entry",
    [
        '{"seat":0,"answer":"fly 9"}',
        '{"seat":1,"answer":"fly 1"}',
        '{"seat":2,"answer":"fly 1"}',
        '{"seat":0,"answer":"fly 1","draws":["d6=4"]}',
        '{"seat":0,"undo":1}',
        '{"seat":0,"undo":-1}',
        '{"seat":0,"undo":1000000000000}',
        '{"seat":0}',
        '{"seat":0,"answer":"fly 1","undo":1}',
    ],
)
def test_each_entry_must_follow_from_those_before(match: Match, entry: str) -> None:
    header, _, *rest, _ = match.dumps().splitlines()
    with pytest.raises((BadSave, ReplayDiverged)):
        read_upload(signed([header, entry, *rest]))
