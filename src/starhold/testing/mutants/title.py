"""The modules of a title in which its rules stand."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from msgspec import Struct

from starhold.kernel import BadSetup, Game

from .breeding import mutants_in
from .mutant import Mutant

RULES = "rules*"
"""The rules of a title that is a folder: `rules.py`, or all below `rules/`."""


class Source(Struct, frozen=True):
    """One module of a title, as it stands."""

    module: str
    path: Path
    file: str
    """The path as seen from the folder of the title."""
    text: bytes

    def mutants(self) -> list[Mutant]:
        """All its mutants."""
        return mutants_in(self.text, self.file, self.module)


def sources_of(game: type[Game], wanted: Sequence[str] = (RULES,)) -> list[Source]:
    """The modules of a title whose files fit one of the patterns."""
    package, _, own = game.__module__.rpartition(".")
    if own != "game":  # a title that is one module
        return [_source(game.__module__, None)]
    names = [info.name for info in walk_packages(sys.modules[package].__path__, f"{package}.")]
    folder = Path(str(sys.modules[package].__file__)).parent
    sources = [_source(name, folder) for name in sorted(names)]
    for pattern in wanted:
        if not any(fnmatchcase(source.file, pattern) for source in sources):
            raise BadSetup(f"{game.title} has no module that fits {pattern!r}: name files as `rules/*` does")
    return [source for source in sources if any(fnmatchcase(source.file, pattern) for pattern in wanted)]


def _source(module: str, folder: Path | None) -> Source:
    path = Path(str(import_module(module).__file__))
    return Source(module, path, path.relative_to(folder or path.parent).as_posix(), path.read_bytes())
