"""`starhold --help` answers at once, because it imports little."""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

LISTED = """
import sys
from starhold.cli import main
sys.argv = ["starhold", "--help"]
try:
    main()
except SystemExit as left:
    assert not left.code
print(*sys.modules, sep="\\n", file=sys.stderr)
"""

TIMES_PYTHON_ITSELF = 60
"""Very generous: a slow or busy machine must not fail the test, importing a heavy library must."""


def test_help_imports_nothing_that_it_does_not_show() -> None:
    result = subprocess.run([sys.executable, "-c", LISTED], capture_output=True, text=True, check=True)
    imported = set(result.stderr.split())
    assert "starhold.cli.play" in imported
    heavy = {"rich", "pytest", "starhold.testing", "starhold.bench", "starhold.games", "starhold.players"}
    assert not imported & heavy


def test_help_is_quick() -> None:
    python = _quickest("-c", "pass")
    assert _quickest("-m", "starhold", "--help") < TIMES_PYTHON_ITSELF * python


def _quickest(*arguments: str) -> float:
    """The least of a few tries: whatever else the machine does only adds to it."""
    return min(_seconds(*arguments) for _ in range(3))


def _seconds(*arguments: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, *arguments], capture_output=True, check=True)
    return perf_counter() - start
