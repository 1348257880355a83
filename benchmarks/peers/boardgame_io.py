"""boardgame.io, installed by npm for the time of the measurement, with nothing kept on a disk, and its players."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]
from playing import Opponents
from wires import Wire

VERSION = "0.50.2"
SCRIPT = Path(__file__).with_name("boardgame-io.cjs")
NODE = Path(__file__).parents[2] / ".venv" / "node"
"""Names the folder of the node that builds the page, where the system has none."""

GAME = b"/squares,"
CONNECT, EVENT, PING, PONG = b"40", b"42", b"2", b"3"
"""Kinds of messages of Socket.IO, over a WebSocket from the beginning."""

_names = count()


class Squares(msgspec.Struct):
    moved: int


class Context(msgspec.Struct):
    current: int = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What a player must read of a state."""

    squares: Squares = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


encode = msgspec.json.Encoder().encode
read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw], strict=False).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Sync], strict=False).decode


class Player:
    """One connection, and the newest state that came over it."""

    def __init__(self, wire: Wire, match: str, seat: str) -> None:
        self._wire = wire
        self._match = match
        self._seat = seat
        self.state: State

    @classmethod
    async def join(cls, address: str, match: str, seat: str) -> Player:
        wire = await Wire.connect(address, "/socket.io/?EIO=4&transport=websocket")
        await wire.receive()  # how often it will ask whether somebody is there
        wire.send(CONNECT + GAME)
        await wire.receive()
        player = cls(wire, match, seat)
        player._say("sync", match, seat, None, 2)
        await player.hear()
        return player

    def mark(self, square: int) -> None:
        payload = {"type": "mark", "args": [square], "playerID": self._seat, "credentials": None}
        self._say("update", {"type": "MAKE_MOVE", "payload": payload}, self.state.number, self._match, self._seat)

    async def reach(self, moved: int) -> None:
        while self.state.squares.moved < moved:
            await self.hear()

    async def hear(self) -> None:
        """Wait for the next state."""
        while True:
            message = await self._wire.receive()
            event = message.removeprefix(EVENT + GAME)
            if event.startswith(b'["update"'):
                self.state = read_update(event)[2]
                return
            if event.startswith(b'["sync"'):
                self.state = read_sync(event)[2].state
                return
            if message == PING:
                self._wire.send(PONG)

    def leave(self) -> None:
        self._wire.close()

    def _say(self, *event: object) -> None:
        self._wire.send(EVENT + GAME + encode(event))


class Players(Opponents):
    """Two who mark squares in turn, in a match of their own that has no end."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._players: list[Player] = []

    async def sit_down(self) -> None:
        match = f"match-{next(_names)}"
        self._players = [await Player.join(self._address, match, seat) for seat in ("0", "1")]

    async def answer(self) -> None:
        state = self._players[0].state
        moved = state.squares.moved + 1
        self._players[state.context.current].mark(moved % 9)
        for player in self._players:
            await player.reach(moved)

    def leave(self) -> None:
        for player in self._players:
            player.leave()


@contextmanager
def boardgame_io(folder: str, port: int) -> Iterator[psutil.Process]:
    """A server process."""
    path = f"{NODE.read_text().strip()}{os.pathsep}{os.environ['PATH']}" if NODE.exists() else os.environ["PATH"]
    environment = {**os.environ, "PATH": path, "NODE_PATH": f"{folder}/node_modules"}
    npm, node = shutil.which("npm", path=path), shutil.which("node", path=path)
    assert npm is not None, "npm is needed: run make page first, which brings it"
    assert node is not None, "node comes with npm"
    install = [npm, "install", "--no-save", "--silent", "--prefix", folder, f"boardgame.io@{VERSION}"]
    subprocess.run(install, check=True, env=environment, stdout=subprocess.DEVNULL)  # noqa: S603
    server = subprocess.Popen([node, str(SCRIPT), str(port)], env=environment, stdout=subprocess.PIPE)  # noqa: S603
    assert server.stdout is not None
    server.stdout.readline()  # says that it is ready
    try:
        yield psutil.Process(server.pid)
    finally:
        server.terminate()
        server.wait()
