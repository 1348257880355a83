"""A mutant and the cases that can notice it, in a process of its own; nothing is written into the source.

Most faults are in functions, and are grafted into a fork of this process, where the title is imported. The others, and
all that nobody has noticed so far, are imported with their title in a fresh process: that takes a hundred times as
long, and leaves no doubt about results that were kept before the fork.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType

import msgspec
from msgspec import Struct

from starhold.kernel import find_game

from ..cases import Case, run_case
from .graft import graft
from .reach import forget_results


class Order(Struct, frozen=True, kw_only=True):
    """The mutant to try, and the cases to try it on."""

    game: str
    module: str
    source: bytes
    cases: list[Case]
    seconds: float
    """The time limit for one case, on the processor: more than that, and the process ends."""


TIMED_OUT = "the time limit"
IMPORT = "an error while it was imported"


def noticed_by(order: Order) -> str:
    """Name the case that notices, or nothing. To be called in a fork, because the rules are broken afterwards."""
    return _in_this_process(order) or in_fresh_process(order)


def _in_this_process(order: Order) -> str:
    if not graft(order.module, order.source):
        return ""
    forget_results(find_game(order.game))
    return _first_to_notice(order)


def in_fresh_process(order: Order) -> str:
    """Import the title with the fault elsewhere, and name the case that notices."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", __name__]
    run = subprocess.run(command, input=msgspec.json.encode(order), env=environment, capture_output=True, check=False)  # noqa: S603
    if run.returncode:
        return TIMED_OUT if run.returncode == -signal.SIGVTALRM else IMPORT
    return msgspec.json.decode(run.stdout.splitlines()[-1], type=str)


def _first_to_notice(order: Order) -> str:
    for case in order.cases:
        signal.setitimer(signal.ITIMER_VIRTUAL, order.seconds)
        if not run_case(case).passed:
            return case.name
    return ""


class _Faulty(SourceFileLoader):
    """Loads a module from another source than its file."""

    def __init__(self, module: str, path: str, source: bytes) -> None:
        super().__init__(module, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds one module with its fault, and leaves all others to the usual finders."""

    def __init__(self, order: Order) -> None:
        self._order = order

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if fullname != self._order.module:
            return None
        spec = PathFinder.find_spec(fullname, path)  # type: ignore[arg-type]
        if spec is not None and spec.origin is not None:
            spec.loader = _Faulty(fullname, spec.origin, self._order.source)
        return spec


def main() -> None:
    """Try the mutant that is ordered on stdin."""
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    signal.setitimer(signal.ITIMER_VIRTUAL, order.seconds)
    sys.meta_path.insert(0, _Finder(order))
    find_game(order.game)
    noticed = _first_to_notice(order)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    sys.stdout.buffer.write(msgspec.json.encode(noticed) + b"\n")


if __name__ == "__main__":
    main()
