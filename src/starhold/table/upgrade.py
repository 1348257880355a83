"""Matches that were begun by a program with other rules, and are played on by this one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct, structs

from starhold.kernel import (
    BadSave,
    Continuation,
    Entry,
    Match,
    ReplayDiverged,
    Setup,
    StarholdError,
    Undone,
    known_game,
)
from starhold.kernel.content import catalogue_of

from .record import Row, journal_of, read_header, snapshot_of
from .shelf import folder_of


class Rules(Struct, frozen=True):
    """By what a match is played: the same answers lead to the same play as long as both are the same."""

    version: int
    content: str
    """The digest of the catalogue."""

    def __str__(self) -> str:
        return f"{self.version} {self.content}"


def rules_here(setup: Setup, content: Path | None = None) -> Rules:
    """The rules by which this program plays such a match."""
    kind = known_game(setup.game)
    return Rules(kind.rules_version, catalogue_of(kind, content).played_with(kind, setup))


def rules_of(header: bytes, snapshot_rules: str | None) -> Rules:
    """The rules that a snapshot follows; those of the first answer, if it does not say."""
    head = read_header(header)
    if snapshot_rules is None:
        version, content = head.rules, head.setup.content
    else:
        number, _, content = snapshot_rules.partition(" ")
        version = int(number)
    is_only_written_otherwise = content in known_game(head.setup.game).former_content
    return Rules(version, rules_here(head.setup).content if is_only_written_otherwise else content)


def content_of(header: bytes, snapshot_rules: str | None) -> Path | None:
    """The folder of the host's own that a kept match is played with, if it is; `BadSave` if that is not here."""
    head, rules = read_header(header), rules_of(header, snapshot_rules)
    by_name = rules.version < known_game(head.setup.game).rules_version
    return folder_of(head.setup, head.own_content, rules.content, by_name=by_name)


def is_outdated(header: bytes, snapshot_rules: str | None) -> bool:
    """Whether a snapshot follows other rules than those of this program."""
    content = content_of(header, snapshot_rules)
    return rules_of(header, snapshot_rules) != rules_here(read_header(header).setup, content)


def continued_match(
    header: bytes, rows: Iterable[Row], snapshot: bytes, revision: int, rules: Rules, content: Path | None = None
) -> Match:
    """A match of other rules, which goes on from its snapshot.

    The answers that were given since stand as far as they are possible by the rules of today. The others are taken
    back, by an entry at the end of the journal; `BadSave` if the rules are newer than those of this program.
    """
    journal, opening = journal_of(header, rows)
    kind = known_game(journal.setup.game)
    if rules.version > kind.rules_version:
        raise BadSave(
            f"it follows rules version {rules.version} of {kind.title};"
            f" this program knows up to {kind.rules_version}: install a newer one"
        )
    past = journal.up_to(revision)
    past.continued = Continuation(revision, kind.rules_version, rules_here(journal.setup, content).content, snapshot)
    match = Match.resume(past, snapshot, revision, opening=opening, content=content)
    for entry in journal.entries[revision:]:
        before = match.clone()
        try:
            match.repeat(entry)
        except StarholdError:
            _take_back(before, journal.entries[before.revision :])
            return before
    return match


def _take_back(match: Match, rest: list[Entry]) -> None:
    """Add entries that cannot be repeated, and that their answers are taken back."""
    entries, standing = match.journal.entries, match.journal.standing()
    entries.extend(rest)
    now = match.journal.standing()
    if now[: len(standing)] != standing:
        raise ReplayDiverged("answers were taken back to before the first that cannot be given any more")
    if len(now) > len(standing):
        entries.append(Undone(rest[0].seat, len(now) - len(standing), consent=True))
    taken_over = match.journal.continued
    assert taken_over is not None
    match.journal.continued = structs.replace(taken_over, revision=match.revision, snapshot=snapshot_of(match))
