"""A match as a file: readable lines of JSON.

    {"starhold":1,"game":"demo","rules":1,"seed":"7","setup":{…},"draws":["shuffle=…"]}
    {"seat":0,"answer":"fly 3"}
    {"seat":0,"answer":"salvage","draws":["d6=4"]}
    {"seat":0,"undo":1}
    {"continued":{"rules":2,"content":"…","snapshot":{…}}}
    {"seat":0,"answer":"fly 3"}
    {"snapshot":{…}}
    {"end":7,"digest":"…"}

An answer after which a scene begins names it, and the day if that is known: `"scene":"first-light","date":"…"`. The
header of a branch says of which match it has the beginning, and of how many entries:
`"branch":{"commitment":"…","revision":7,"scene":"first-light"}`.

The snapshot is what the match continues from, the lines before it are what it is. The last line tells
a file that was cut off or edited. A save of a match in progress holds all its secrets. A line `continued`
stands where a program with newer rules took the match over.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Raw, Struct

from .draws import read_draw
from .entries import Entries
from .errors import BadSave, NotationError
from .journal import Answered, Continuation, Entry, Journal, Undone
from .notation import Notation, write
from .scene import Branch
from .seat import Seat
from .setup import Setup

SCHEMA = 1

_LineT = TypeVar("_LineT", bound=Struct)


class Header(Struct, frozen=True, omit_defaults=True):
    """The first line."""

    starhold: int
    game: str
    rules: int
    """The version of the rules under which the match began."""
    seed: str
    setup: Setup
    draws: list[str] = []
    continued: int | None = None
    """The version under which it went on, if a newer program took it over."""
    scene: str = ""
    """The scene with which it began, if the title has scenes."""
    branch: Branch | None = None
    """The match whose past is the beginning of this one."""
    date: str = ""
    """The day on which it began, if anybody kept a calendar."""

    @property
    def latest_rules(self) -> int:
        """The version that a program must know to go on."""
        return max(self.rules, self.continued or 0)


class EntryLine(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the journal."""

    seat: Seat
    answer: str | None = None
    draws: list[str] = []
    reveals: bool = False
    undo: int = 0
    consent: bool = False
    scene: str = ""
    date: str = ""


class Continued(Struct, frozen=True, forbid_unknown_fields=True):
    """The findings of a program with newer rules when it took the match over."""

    rules: int
    content: str
    snapshot: Raw


class ContinuedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The line after the last entry that follows older rules."""

    continued: Continued


class SnapshotLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The line before the last."""

    snapshot: Raw


class EndLine(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    end: int
    digest: str


class SaveFile(Struct, frozen=True):
    """The parts of a saved match, syntactically sound."""

    header: Header
    lines: list[EntryLine]
    snapshot: bytes
    faults: list[str]
    """Signs that the file was edited."""
    continued: Continuation | None = None

    @property
    def latest_content(self) -> str:
        """The digest of the catalogue that the last answers were given with."""
        return self.header.setup.content if self.continued is None else self.continued.content

    def journal(self, notation: Notation) -> Journal:
        """The journal, with its answers read."""
        header = self.header
        draws = tuple(map(read_draw, header.draws))
        entries = [self._entry(place, line, notation) for place, line in enumerate(self.lines)]
        return Journal(
            header.setup,
            header.seed,
            header.rules,
            draws,
            Entries(entries),
            self.continued,
            header.scene,
            self._branch(),
            date=header.date,
        )

    def _branch(self) -> Branch | None:
        branch = self.header.branch
        if branch is not None and not 0 <= branch.revision <= len(self.lines):
            raise BadSave(f"line 1: the match branches off after {branch.revision} entries, and has {len(self.lines)}")
        return branch

    def _entry(self, place: int, line: EntryLine, notation: Notation) -> Entry:
        is_after_continuation = self.continued is not None and place >= self.continued.revision
        number = place + (3 if is_after_continuation else 2)
        seats = range(self.header.setup.seats)
        if line.seat not in seats:
            raise BadSave(f"line {number}: expected a seat from 0 to {len(seats) - 1}, came {line.seat}")
        return read_entry(number, line, notation)


def dump(journal: Journal, snapshot: bytes) -> str:
    """The text of a saved match."""
    encode = msgspec.json.encode
    continued = journal.continued
    header = Header(
        starhold=SCHEMA,
        game=journal.setup.game,
        rules=journal.rules_version,
        seed=journal.seed,
        setup=journal.setup,
        draws=[str(draw) for draw in journal.opening],
        continued=None if continued is None else continued.rules,
        scene=journal.scene,
        branch=journal.branch,
        date=journal.date,
    )
    lines = [encode(header)]
    lines += [encode(entry_line(entry)) for entry in journal.entries]
    if continued is not None:
        taken_over = Continued(continued.rules, continued.content, Raw(continued.snapshot))
        lines.insert(1 + continued.revision, encode(ContinuedLine(taken_over)))
    lines.append(encode(SnapshotLine(Raw(snapshot))))
    lines.append(encode(EndLine(len(lines), _digest(lines))))
    return "\n".join(line.decode() for line in lines) + "\n"


def parse(text: str) -> SaveFile:
    """The parts of a saved match; `BadSave` says which line is not what it should be."""
    lines = text.encode(errors="surrogatepass").removesuffix(b"\n").split(b"\n")
    if lines == [b""]:
        raise BadSave("expected a saved match, and the file is empty")
    header = _header(lines[0])
    end = _end(lines)
    continued = _continuation(lines, header)
    entries = [
        _decode(line, EntryLine, number)
        for number, line in enumerate(lines[1:-2], 2)
        if continued is None or number != continued.revision + 2
    ]
    snapshot = _decode(lines[-2], SnapshotLine, len(lines) - 1).snapshot
    return SaveFile(header, entries, bytes(snapshot), list(_faults(lines, end)), continued)


def read_save(path: Path | str) -> str:
    """The text of a file, which need not be a sound save."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadSave(f"{path}: there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadSave(f"{path}: {error}") from None


def _faults(lines: list[bytes], end: EndLine) -> Iterator[str]:
    if end.end != len(lines) - 1:
        yield f"expected {end.end} lines before the last, came {len(lines) - 1}"
    digest = _digest(lines[:-1])
    if end.digest != digest:
        yield f"expected the digest {end.digest}, the lines give {digest}"


def _header(line: bytes) -> Header:
    try:
        schema = msgspec.json.decode(line)["starhold"]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, LookupError, TypeError):
        shown = line[:60].decode(errors="replace")
        raise BadSave(f'expected a saved match that begins with {{"starhold":{SCHEMA},…, came {shown!r}') from None
    if not isinstance(schema, int) or schema > SCHEMA:
        raise BadSave(f"the save has schema {schema}; this program reads up to {SCHEMA}: install a newer one")
    header = _decode(line, Header, 1)
    if header.setup.game != header.game:
        raise BadSave(f"line 1: expected a set-up of {header.game!r}, came one of {header.setup.game!r}")
    return header


def _continuation(lines: list[bytes], header: Header) -> Continuation | None:
    """The moment at which a newer program took the match over, if the header says that one did."""
    if header.continued is None:
        return None
    for number, line in enumerate(lines[1:-2], 2):
        if line.startswith(b'{"continued"'):
            taken_over = _decode(line, ContinuedLine, number).continued
            if taken_over.rules != header.continued:
                raise BadSave(
                    f"line {number}: the header names rules version {header.continued}, not {taken_over.rules}"
                )
            return Continuation(number - 2, taken_over.rules, taken_over.content, bytes(taken_over.snapshot))
    return None


def _end(lines: list[bytes]) -> EndLine:
    if len(lines) < 3 or not lines[-1].startswith(b'{"end"'):
        raise BadSave(
            f'the save is cut off: expected a closing line {{"end":…}}, the file stops after line {len(lines)}'
        )
    return _decode(lines[-1], EndLine, len(lines))


def _decode(line: bytes, kind: type[_LineT], number: int) -> _LineT:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(f"line {number}: {error}") from None


def entry_line(entry: Entry) -> EntryLine:
    """An entry as it is written down."""
    if isinstance(entry, Undone):
        return EntryLine(entry.seat, undo=entry.answers, consent=entry.consent)
    draws = [str(draw) for draw in entry.draws]
    return EntryLine(entry.seat, write(entry.choice), draws, entry.reveals, scene=entry.scene, date=entry.date)


def read_entry(number: int, line: EntryLine, notation: Notation) -> Entry:
    """The entry that a line of this number stands for."""
    if (line.answer is None) == (line.undo < 1):
        raise BadSave(f"line {number}: expected an answer or an undo, came {'both' if line.undo else 'neither'}")
    if line.answer is None:
        return Undone(line.seat, line.undo, line.consent)
    try:
        draws = tuple(map(read_draw, line.draws))
        choice = notation.read(line.answer)
        return Answered(line.seat, choice, draws, revealed=line.reveals, scene=line.scene, date=line.date)
    except (NotationError, BadSave) as error:
        raise BadSave(f"line {number}: {error}") from None


def _digest(lines: list[bytes]) -> str:
    return blake2b(b"\n".join(lines), digest_size=16).hexdigest()
