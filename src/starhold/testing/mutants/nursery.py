"""A mutant in a process of its own: the module is imported with its fault, and nothing is written into the source."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType

import msgspec
from msgspec import Struct

from starhold.kernel import find_game

from ..cases import Case, run_case


class Order(Struct, frozen=True, kw_only=True):
    """The mutant to try, and the cases to try it on."""

    game: str
    module: str
    source: bytes
    cases: list[Case]


class Noticed(Struct, frozen=True):
    """The case that failed first; nothing if none did."""

    by: str = ""


TIMED_OUT = "the time limit"
IMPORT = "an error while it was imported"


def tried(order: Order, seconds: float) -> Noticed:
    """Run the cases on the mutant elsewhere, and say which one noticed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", __name__]
    given = msgspec.json.encode(order)
    try:
        run = subprocess.run(command, input=given, env=environment, capture_output=True, timeout=seconds, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        return Noticed(TIMED_OUT)
    if run.returncode:
        return Noticed(IMPORT)
    return msgspec.json.decode(run.stdout.splitlines()[-1], type=Noticed)


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
    sys.meta_path.insert(0, _Finder(order))
    find_game(order.game)
    noticed = next((case.name for case in order.cases if not run_case(case).passed), "")
    sys.stdout.buffer.write(msgspec.json.encode(Noticed(noticed)) + b"\n")


if __name__ == "__main__":
    main()
