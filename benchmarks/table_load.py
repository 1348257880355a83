"""How many answers a server takes, and how long its guests wait: `python benchmarks/table_load.py --tables 40`.

The server runs in a process of its own, on SQLite with every answer on the disk before it is acknowledged. All guests
run in this process: two at each table, who answer by chance, in turn, for as long as is asked for. In each round they
answer as fast as they can, which shows what the server carries, and then at the pace of quick people, which shows how
long they wait. An answer counts when it is acknowledged; its latency ends when both guests have the new position.

With `--peer` a server of boardgame.io carries the same load in turn with ours, in memory. Machines differ, and this one
may be shared: the ratio of the two says more than either figure.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, ExitStack, contextmanager
from statistics import median, quantiles
from typing import NamedTuple

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import uvloop
from peers.boardgame_io import Play, boardgame_io, worked
from websockets.asyncio.client import ClientConnection, connect

from starhold.games.xia import BASE_GAME
from starhold.kernel import OptionValue

SEATS = ("me", "me")
OPTIONS: dict[str, Mapping[str, OptionValue]] = {"demo": {}, "xia": {}, "xia-base": BASE_GAME}
IDLE_TABLES = 300


class Choice(msgspec.Struct):
    answer: str


class Asked(msgspec.Struct):
    seat: int
    options: list[Choice]


class Heard(msgspec.Struct):
    """What a guest must read of a message, whatever its kind."""

    tell: str
    revision: int = -1
    question: Asked | None = None
    ending: msgspec.Raw = msgspec.Raw(b"null")


class Load(NamedTuple):
    """What was measured of one way to play."""

    answers_per_second: float
    p50: float
    p99: float
    cpu: float
    """Milliseconds that a core of the server worked for one answer. Other processes do not count."""


read = msgspec.json.Decoder(Heard).decode


class Guest:
    """One connection, and the newest that came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._unread: deque[bytes] = deque()
        self.position = Heard("nothing")

    async def hello(self, token: str) -> None:
        await self._say(say="hello", id=0, tokens=[token], patches=True)
        await self.hear("position")

    async def answer(self, asked: Asked) -> None:
        """Answer by chance; return when it is acknowledged, which is after the new position."""
        option = secrets.choice(asked.options).answer
        await self._say(say="answer", id=1, seat=asked.seat, revision=self.position.revision, answer=option)
        await self.hear("done")

    async def hear(self, kind: str) -> None:
        while True:
            if not self._unread:
                self._unread.extend((await self._connection.recv(decode=False)).split(b"\n"))
            heard = read(self._unread.popleft())
            if heard.tell == "position":
                self.position = heard
            if heard.tell == "refused":
                raise RuntimeError("an answer that was offered is refused")
            if heard.tell == kind:
                return

    async def reach(self, revision: int) -> None:
        while self.position.revision < revision:
            await self.hear("position")

    async def _say(self, **message: object) -> None:
        await self._connection.send(msgspec.json.encode(message), text=True)


class Party:
    """All tables, and what was measured at them."""

    def __init__(self, http: httpx.AsyncClient, address: str, process: psutil.Process, game: str) -> None:
        self._http = http
        self._process = process
        self._address = address
        self._game = game
        self._waits: list[float] = []

    async def create(self) -> dict[str, object]:
        seats = [{"kind": kind, "name": f"Captain {number}"} for number, kind in enumerate(SEATS)]
        name, options = self._game.removesuffix("-base"), OPTIONS[self._game]
        table = {"game": name, "seats": seats, "options": dict(options)}
        response = await self._http.post("/api/tables", json=table)
        created: dict[str, object] = response.raise_for_status().json()
        return created

    async def play(self, tables: int, seconds: float, pause: float) -> Load:
        """Play at so many tables at once, each with a pause after every answer."""
        self._waits = []
        async with AsyncExitStack() as stack:
            pairs = [await self._sit_down(stack) for _ in range(tables)]
            before = worked(self._process)
            end = time.perf_counter() + seconds
            await asyncio.gather(*[self._keep_playing(stack, pair, end, pause) for pair in pairs])
            busy = worked(self._process) - before
        cuts = quantiles(self._waits, n=100)
        answers = len(self._waits)
        return Load(answers / seconds, cuts[49] * 1000, cuts[98] * 1000, busy / answers * 1000)

    async def _sit_down(self, stack: AsyncExitStack) -> list[Guest]:
        created = msgspec.convert(await self.create(), Created)
        guests = []
        for seat in created.seats:
            if seat.token is not None:
                uri = f"ws://{self._address}/api/tables/{created.table}/socket"
                guest = Guest(await stack.enter_async_context(connect(uri, proxy=None, max_size=None)))
                await guest.hello(seat.token)
                guests.append(guest)
        return guests

    async def _keep_playing(self, stack: AsyncExitStack, pair: list[Guest], end: float, pause: float) -> None:
        await asyncio.sleep(pause * secrets.randbelow(1000) / 1000)
        while (started := time.perf_counter()) < end:
            newest = max(guest.position.revision for guest in pair)
            for guest in pair:
                await guest.reach(newest)
            answerer = next((guest for guest in pair if guest.position.question is not None), None)
            if answerer is None:
                pair = await self._next_match(stack, pair)
                continue
            other = pair[1] if answerer is pair[0] else pair[0]
            assert answerer.position.question is not None
            await asyncio.gather(answerer.answer(answerer.position.question), other.reach(newest + 1))
            self._waits.append(time.perf_counter() - started)
            if pause:
                await asyncio.sleep(max(0.0, started + pause - time.perf_counter()))

    async def _next_match(self, stack: AsyncExitStack, pair: list[Guest]) -> list[Guest]:
        """Go on elsewhere when a match is over, or wait for the bot."""
        if bytes(pair[0].position.ending) != b"null":
            return await self._sit_down(stack)
        await asyncio.gather(*[guest.hear("position") for guest in pair])
        return pair


class Invitation(msgspec.Struct):
    token: str | None


class Created(msgspec.Struct):
    table: str
    seats: list[Invitation]


@contextmanager
def server(folder: str, profile: str | None) -> Iterator[tuple[str, psutil.Process]]:
    """A server process; its address, and what the system knows of it."""
    port = free_port()
    profiler = [] if profile is None else ["-m", "cProfile", "-o", profile]
    command = [sys.executable, *profiler, "-m", "starhold", "serve", "--port", str(port)]
    unhindered = {"MESSAGES_PER_SECOND": "1000000", "BOT_PAUSE": "0", "TABLES_PER_MINUTE": "0"}
    environment = {**os.environ, **{f"STARHOLD_{name}": value for name, value in unhindered.items()}}
    process = subprocess.Popen(  # noqa: S603
        [*command, "--database", f"sqlite:///{folder}/load.db"], env=environment, stderr=subprocess.DEVNULL
    )
    try:
        address = f"127.0.0.1:{port}"
        while True:
            try:
                httpx.get(f"http://{address}/ready", trust_env=False).raise_for_status()
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield address, psutil.Process(process.pid)
    finally:
        process.send_signal(signal.SIGINT)  # so that a profile is written
        process.wait()


async def measure(address: str, process: psutil.Process, given: argparse.Namespace, peer: Play | None) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=60) as http:
        party = Party(http, address, process, given.game)
        await party.play(1, 1, 0)  # warms up
        empty = process.memory_info().rss
        for _ in range(IDLE_TABLES):
            await party.create()
        idle = (process.memory_info().rss - empty) / IDLE_TABLES
        show(f"{given.game}, two guests at each table       answers/s     p50 ms     p99 ms  server CPU ms/answer")
        show(row("1 table, as fast as it goes", await party.play(1, given.seconds, 0)))
        ratios, paced = [], []
        for _ in range(given.rounds):
            fast = await party.play(given.tables, given.seconds, 0)
            show(row(f"{given.tables} tables, as fast as it goes", fast))
            if peer is not None:
                other = await asyncio.to_thread(peer, given.tables, given.seconds)
                carried = Load(other.answers_per_second, other.p50, other.p99, other.cpu)
                show(row(f"boardgame.io, {given.tables} matches", carried))
                ratios.append(fast.answers_per_second / other.answers_per_second)
            paced.append(await party.play(given.tables, given.seconds, given.pause))
            show(row(f"{given.tables} tables, {1 / given.pause:g} answers/s each", paced[-1]))
    memory = process.memory_info().rss
    p50, p99 = median(load.p50 for load in paced), median(load.p99 for load in paced)
    show(f"people wait {p50:.2f} ms (p50), {p99:.2f} ms (p99)")
    show(f"an idle table takes {idle / 1024:,.0f} KiB; the server has {memory / 2**20:,.0f} MiB")
    if ratios:
        each = ", ".join(f"{ratio:.2f}" for ratio in ratios)
        show(f"answers/s, each on the disk, over those of boardgame.io, in memory: {median(ratios):.2f} ({each})")


def row(name: str, load: Load) -> str:
    return f"{name:<32}{load.answers_per_second:>8,.0f} {load.p50:>10.2f} {load.p99:>10.2f} {load.cpu:>21.2f}"


def show(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--game", choices=OPTIONS, default="xia", help="as it is usually played: Xia with the whole box"
    )
    parser.add_argument("--pause", type=float, default=0.25, help="seconds from an answer of people to the next")
    parser.add_argument("--rounds", type=int, default=1, help="how often both are measured")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io, too, in turn; npm installs it")
    parser.add_argument("--profile", metavar="FILE", help="profile the server, which makes it slower")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        peer = stack.enter_context(boardgame_io(folder, free_port())) if given.peer else None
        address, process = stack.enter_context(server(folder, given.profile))
        uvloop.run(measure(address, process, given, peer))


if __name__ == "__main__":
    main()
