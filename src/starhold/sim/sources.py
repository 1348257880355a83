"""The files of a bot that is not ours, so that a run knows when it has changed: `own_files`."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from starhold.players.registry import PROCESS


def own_files(player: str) -> list[Path]:
    """The file of a `module:Class` that has been imported, and those that are named in a `process:COMMAND`."""
    if player.startswith(PROCESS):
        named = map(Path, shlex.split(player.removeprefix(PROCESS)))
        return [path for path in named if path.is_file()]
    source = getattr(sys.modules.get(player.partition(":")[0]), "__file__", None)
    return [Path(source)] if source is not None and ":" in player else []
