"""Where the rules stand, and the survivors that have a reason: most make no difference, or are no rule."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
from msgspec import Struct

from starhold.kernel import BadCase

from .mutant import Mutant
from .title import RULES


class Accepted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Mutants that need not be noticed. File and function are patterns; what is left out may be anything."""

    file: str
    function: str = "*"
    line: str = ""
    """The whole line as it stands, without its indentation."""
    operator: str = ""
    now: str = ""
    """The text that stands there instead."""
    reason: str

    def covers(self, mutant: Mutant) -> bool:
        """True if the mutant is meant."""
        return (
            fnmatchcase(mutant.file, self.file)
            and fnmatchcase(mutant.function, self.function)
            and self.line in ("", mutant.text)
            and self.operator in ("", mutant.operator)
            and self.now in ("", mutant.now)
        )


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """A title's file about its mutants."""

    modules: tuple[str, ...] = (RULES,)
    """The files in which its rules stand, as patterns."""
    accepted: list[Accepted] = []


def load_notes(path: Path) -> Notes:
    """Read a title's file about its mutants; each that is accepted needs a reason."""
    try:
        notes = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Notes)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadCase(f"{path}: {error}") from None
    for entry in notes.accepted:
        if not entry.reason.strip():
            raise BadCase(f"{path}: give a reason for what is accepted in {entry.file}")
    return notes
