"""The lines of the rules that a case comes to: traced once for each case, and kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from starhold.kernel import BadCase, Game, known_game
from starhold.kernel.game import folder_of

from ..cases import Case, run_case
from .mutant import Mutant, digest
from .title import Source

Lines: TypeAlias = dict[str, list[int]]
"""Line numbers by file."""


class Reach(Struct):
    """The lines that each case comes to, by the case's fingerprint."""

    sources: str = ""
    """The fingerprint of the sources that were traced: in others the lines are others."""
    lines: dict[str, Lines] = {}

    def cases_for(self, mutant: Mutant, cases: Iterable[Case]) -> list[Case]:
        """The cases that can notice a mutant, those first that do little else."""
        near = [case for case in cases if not mutant.function or self._comes_to(case, mutant)]
        return sorted(near, key=lambda case: sum(map(len, self.lines[id_of(case)].values())))

    def _comes_to(self, case: Case, mutant: Mutant) -> bool:
        first, last = mutant.lines
        return any(first <= line <= last for line in self.lines[id_of(case)].get(mutant.file, ()))


def id_of(case: Case) -> str:
    """The fingerprint of all that a case does."""
    return digest(msgspec.json.encode(msgspec.structs.replace(case, file="", name="", proves=[])))


def traced(cases: list[Case], sources: list[Source], kept: Path) -> Reach:
    """The reach of all cases, taken from the file where it is kept as far as it still holds."""
    fingerprint = digest(*(source.text for source in sources))
    reach = _read(kept)
    if reach.sources != fingerprint:
        reach = Reach(fingerprint)
    for case in cases:
        key = id_of(case)
        if key not in reach.lines:
            reach.lines[key] = lines_of(case, sources)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(msgspec.json.encode(reach))
    return reach


def lines_of(case: Case, sources: list[Source]) -> Lines:
    """The lines that a case comes to, found by running it; `BadCase` if it does not pass."""
    files = {str(source.path): source.file for source in sources}
    seen: dict[str, set[int]] = {file: set() for file in files.values()}
    forget_results(known_game(case.game))
    before = sys.gettrace()
    sys.settrace(_tracer(files, seen))
    try:
        outcome = run_case(case)
    finally:
        sys.settrace(before)
    if not outcome.passed:
        raise BadCase(f"{case.file}: {case.name!r} fails as it is: mend it before you look for mutants")
    return {file: sorted(lines) for file, lines in seen.items() if lines}


def forget_results(game: type[Game]) -> None:
    """Clear what the title's functions have kept: a line whose result is kept is not run, though the case needs it."""
    for forget in _forgetting(game):
        forget()


@cache
def _forgetting(game: type[Game]) -> list[Callable[[], None]]:
    folder = folder_of(game)
    own = [module for module in sys.modules.values() if folder in Path(module.__dict__.get("__file__") or "").parents]
    kept = [value for module in own for value in vars(module).values() if hasattr(value, "cache_clear")]
    return [value.cache_clear for value in kept if not isinstance(value, type)]


def _tracer(files: dict[str, str], seen: dict[str, set[int]]) -> Callable[[FrameType, str, Any], Any]:
    def trace(frame: FrameType, _event: str, _argument: object) -> object:
        file = files.get(frame.f_code.co_filename)
        if file is None:
            return None
        lines = seen[file]
        lines.add(frame.f_lineno)

        def step(frame: FrameType, _event: str, _argument: object) -> object:
            lines.add(frame.f_lineno)
            return step

        return step

    return trace


def _read(kept: Path) -> Reach:
    try:
        return msgspec.json.decode(kept.read_bytes(), type=Reach)
    except (FileNotFoundError, msgspec.MsgspecError):
        return Reach()
