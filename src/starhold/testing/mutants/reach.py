"""The lines of the rules that a case comes to: traced once for each case, and kept."""

from __future__ import annotations

import sys
from collections import defaultdict
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


class Reach:
    """The lines that each case comes to."""

    def __init__(self, cases: Iterable[Case], traces: Iterable[Lines]) -> None:
        both = sorted(zip(cases, traces, strict=True), key=lambda pair: _length(pair[1]))
        self._cases = [case for case, _ in both]
        self._traces = [trace for _, trace in both]
        self._at: dict[str, dict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
        for number, trace in enumerate(self._traces):
            for file, lines in trace.items():
                for line in lines:
                    self._at[file][line].add(number)

    def cases_for(self, mutant: Mutant) -> list[Case]:
        """The cases that can notice a mutant, those first that are about it: they come to little else."""
        return [
            self._cases[number] for number in (self._in_function(mutant) if mutant.function else self._outside(mutant))
        ]

    def _in_function(self, mutant: Mutant) -> list[int]:
        first, last = mutant.lines
        return sorted(set().union(*(self._at[mutant.file][line] for line in range(first, last + 1))))

    def _outside(self, mutant: Mutant) -> list[int]:
        """All cases: what a module does when it is imported may matter anywhere."""
        shares = [len(trace.get(mutant.file, ())) / max(1, _length(trace)) for trace in self._traces]
        return sorted(range(len(shares)), key=lambda number: -shares[number])


def _length(trace: Lines) -> int:
    return sum(map(len, trace.values()))


class _Kept(Struct):
    """The lines that each case comes to, by the case's fingerprint."""

    sources: str = ""
    """The fingerprint of the sources that were traced: in others the lines are others."""
    lines: dict[str, Lines] = {}


def id_of(case: Case) -> str:
    """The fingerprint of all that a case does."""
    return digest(msgspec.json.encode(msgspec.structs.replace(case, file="", name="", proves=[])))


def traced(cases: list[Case], sources: list[Source], path: Path) -> Reach:
    """The reach of all cases, taken from the file where it is kept as far as it still holds."""
    fingerprint = digest(*(source.text for source in sources))
    kept = _read(path)
    if kept.sources != fingerprint:
        kept = _Kept(fingerprint)
    traces = []
    for case in cases:
        key = id_of(case)
        if key not in kept.lines:
            kept.lines[key] = lines_of(case, sources)
        traces.append(kept.lines[key])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(kept))
    return Reach(cases, traces)


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


def _read(path: Path) -> _Kept:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Kept)
    except (FileNotFoundError, msgspec.MsgspecError):
        return _Kept()
