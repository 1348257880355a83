"""Match files that come from outside: nobody knows who wrote them, or what for."""

from __future__ import annotations

from starhold.kernel import BadSave, Match, examine
from starhold.kernel.savefile import parse

from .reel import LONGEST_WINDING
from .shelf import folder_with

LONGEST_JOURNAL = 10_000
"""Entries; five bots that answer at random need four thousand for the longest match."""
LONGEST_ENTRY = 4_000
"""Bytes of a line; the longest that a game writes are shuffles."""
FRAME = 3
"""Lines around the journal: the header, the snapshot and the end."""
TAKEN_OVER = '{"continued"'
"""Begins the one line among the entries that holds a snapshot."""
FAULTS_TOLD = 3
"""The first faults explain the others."""


def read_upload(text: str) -> Match:
    """Return the match in a file, once it has stood up to a check; `BadSave` says what is wrong with it."""
    check_size(text)
    saved = parse(text)
    content = folder_with(saved.header.setup, saved.latest_content)
    verdict, match = examine(text, content=content, within=LONGEST_WINDING)
    if match is None or not verdict.sound:
        more = len(verdict.faults) - FAULTS_TOLD
        rest = f"; and {more} more" if more > 0 else ""
        raise BadSave("the file does not stand up to a check: " + "; ".join(verdict.faults[:FAULTS_TOLD]) + rest)
    return match


def check_size(text: str) -> None:
    """Refuse a journal that is longer than any match, before anything is done with it."""
    lines = text.split("\n", LONGEST_JOURNAL + FRAME + 2)
    taken_over = sum(line.startswith(TAKEN_OVER) for line in lines)
    if taken_over > 1:
        raise BadSave("newer rules can take a match over at one moment only")
    if len(lines) > LONGEST_JOURNAL + FRAME + 1 + taken_over:
        raise BadSave(f"the journal is too long: a file may hold {LONGEST_JOURNAL:,} entries")
    for number, line in enumerate(lines[1:-FRAME], 2):
        if len(line) > LONGEST_ENTRY and not line.startswith(TAKEN_OVER):
            raise BadSave(f"line {number} is too long: an entry may have {LONGEST_ENTRY:,} characters")
