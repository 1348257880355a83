"""Match files that come from outside: nobody knows who wrote them, or what for."""

from __future__ import annotations

from starhold.kernel import BadSave, Match

from .reel import Reel

LONGEST_JOURNAL = 10_000
"""Entries; five bots that answer at random need four thousand for the longest match."""
LONGEST_ENTRY = 4_000
"""Bytes of a line; the longest that a game writes are shuffles."""
FRAME = 3
"""Lines around the journal: the header, the snapshot and the end."""


def read_upload(text: str) -> Match:
    """Return the match in a file, gone through from its start; `BadSave` or `ReplayDiverged` says what is wrong."""
    check_size(text)
    match = Match.loads(text)
    return Reel(match).at(match.revision)


def check_size(text: str) -> None:
    """Refuse a journal that is longer than any match, before anything is done with it."""
    lines = text.split("\n", LONGEST_JOURNAL + FRAME + 1)
    if len(lines) > LONGEST_JOURNAL + FRAME + 1:
        raise BadSave(f"the journal is too long: a file may hold {LONGEST_JOURNAL:,} entries")
    for number, line in enumerate(lines[1:-FRAME], 2):
        if len(line) > LONGEST_ENTRY:
            raise BadSave(f"line {number} is too long: an entry may have {LONGEST_ENTRY:,} characters")
