"""The survivors that have a reason: a change that makes no difference, or a ruling that no case can show."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
from msgspec import Struct

from starhold.kernel import BadCase

from .mutant import Mutant


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


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    accepted: list[Accepted] = []


def load_accepted(path: Path) -> list[Accepted]:
    """Read the file of accepted mutants; each needs a reason."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File).accepted
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadCase(f"{path}: {error}") from None
    for entry in found:
        if not entry.reason.strip():
            raise BadCase(f"{path}: give a reason for what is accepted in {entry.file}")
    return found
