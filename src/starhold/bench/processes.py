"""The time of starting: a fresh Python, one that imports Starhold, and the command line's help."""

from __future__ import annotations

import subprocess
import sys

from .sampling import Batch, Workload

PYTHON, IMPORT, HELP = "start.python", "start.import", "start.help"

_RUN_CLI = "import sys; sys.argv[0] = 'starhold'; from starhold.cli import main; sys.exit(main())"


def starts() -> list[Workload]:
    """The three starts, each a process of its own."""
    return [
        Workload(PYTHON, (starting("-c", "pass"),), waits=True),
        Workload(IMPORT, (starting("-c", "import starhold"),), waits=True),
        Workload(HELP, (starting("-c", _RUN_CLI, "--help"),), waits=True),
    ]


def starting(*arguments: str) -> Batch:
    """Start this Python with these arguments and wait for its end."""

    def batch() -> int:
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - ours alone
        return 1

    return batch
