"""boardgame.io, installed by npm for the time of the measurement, with nothing kept on a disk."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import nan
from pathlib import Path
from typing import TypeAlias

import msgspec
import psutil  # type: ignore[import-untyped]

VERSION = "0.50.2"
SCRIPT = Path(__file__).with_name("boardgame-io.cjs")
NODE = Path(__file__).parents[2] / ".venv" / "node"
"""Names the folder of the node that builds the page, where the system has none."""


class Played(msgspec.Struct):
    """What was measured."""

    answers_per_second: float
    p50: float
    p99: float
    cpu: float = nan
    """Milliseconds that a core of the server worked for one answer, opening the matches included."""


def worked(process: psutil.Process) -> float:
    """The seconds that a process has kept cores busy."""
    times = process.cpu_times()
    return float(times.user + times.system)


Play: TypeAlias = Callable[[int, float], Played]
"""Plays so many matches at once, for so many seconds."""


@contextmanager
def boardgame_io(folder: str, port: int) -> Iterator[Play]:
    """A server process, and how to play there."""
    path = f"{NODE.read_text().strip()}{os.pathsep}{os.environ['PATH']}" if NODE.exists() else os.environ["PATH"]
    environment = {**os.environ, "PATH": path, "NODE_PATH": f"{folder}/node_modules"}
    npm, node = shutil.which("npm", path=path), shutil.which("node", path=path)
    assert npm is not None, "npm is needed: run make page first, which brings it"
    assert node is not None, "node comes with npm"
    install = [npm, "install", "--no-save", "--silent", "--prefix", folder, f"boardgame.io@{VERSION}"]
    subprocess.run(install, check=True, env=environment, stdout=subprocess.DEVNULL)  # noqa: S603
    server = subprocess.Popen(  # noqa: S603
        [node, str(SCRIPT), "serve", str(port)], env=environment, stdout=subprocess.PIPE
    )
    assert server.stdout is not None
    server.stdout.readline()  # says that it is ready
    process = psutil.Process(server.pid)

    def play(matches: int, seconds: float) -> Played:
        command = [node, str(SCRIPT), "play", str(port), str(matches), str(seconds)]
        before = worked(process)
        said = subprocess.run(command, check=True, env=environment, capture_output=True)  # noqa: S603
        played = msgspec.json.decode(said.stdout.splitlines()[-1], type=Played)
        played.cpu = (worked(process) - before) / (played.answers_per_second * seconds) * 1000
        return played

    try:
        yield play
    finally:
        server.terminate()
        server.wait()
