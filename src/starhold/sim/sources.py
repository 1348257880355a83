"""The files of a bot that is not ours, so that a run knows when it has changed: `own_files`."""

from __future__ import annotations

import sys
from pathlib import Path

from starhold.players.registry import PROCESS
from starhold.players.specs import split_command


def own_files(player: str) -> list[Path]:
    """The file of a class that has been imported, and those that are named in a `process:COMMAND`."""
    if player.startswith(PROCESS):
        named = map(Path, split_command(player.removeprefix(PROCESS)))
        return [path for path in named if path.is_file()]
    name = player.rpartition(":")[0]
    if name.endswith(".py"):
        return [Path(name)]
    source = getattr(sys.modules.get(name), "__file__", None)
    return [Path(source)] if source is not None and ":" in player else []
