"""How many answers a server takes, and how long its guests wait: `python benchmarks/table_load.py --tables 40`.

The server runs in a process of its own, on SQLite with every answer on the disk before it is acknowledged. All guests
run in this process: two at each table, who answer by chance, in turn, for as long as is asked for. In each round they
answer as fast as they can, which shows what the server carries, and then at the pace of quick people, which shows how
long they wait. An answer counts when it is acknowledged and both guests have the new position.

With `--peer` a server of boardgame.io carries the same load in turn with ours, in memory. The same players play at
both: they sit in this process, write and read frames by hand (see `wires`), and read no more of a message than they
need to go on, so that they take as little of the machine as can be. The clock starts when everybody sits. What differs
is the game. That of boardgame.io has nine squares and one rule; a guest of ours is sent options with their meaning,
refusals with their clause, and a log, of a game with hundreds of rules. `--game demo` is the nearest we have to it.

Machines differ, and this one may be shared: the ratio of the two says more than either figure. When other processes
take part of the machine, that of the processor time does.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from typing import NamedTuple

import httpx
import psutil  # type: ignore[import-untyped]
import uvloop
from guests import OPTIONS, House
from peers.boardgame_io import Players, boardgame_io
from playing import Load, play

IDLE_TABLES = 300
WARMING = 2.0
"""Seconds of play before anything is measured."""


class Served(NamedTuple):
    """Where a server listens, and what the system knows of it."""

    address: str
    process: psutil.Process


@contextmanager
def server(folder: str, profile: str | None) -> Iterator[Served]:
    """A server of ours, in a process of its own."""
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
        yield Served(address, psutil.Process(process.pid))
    finally:
        process.send_signal(signal.SIGINT)  # so that a profile is written
        process.wait()


class Measurement:
    """What is measured of our server, and beside it of a peer."""

    def __init__(self, given: argparse.Namespace, server: Served, peer: Served | None) -> None:
        self._given = given
        self._server = server
        self._peer = peer

    async def run(self) -> None:
        given, process = self._given, self._server.process
        async with httpx.AsyncClient(base_url=f"http://{self._server.address}", trust_env=False, timeout=60) as http:
            house = House(http, self._server.address, given.game)
            await self._warm_up(house)
            empty = process.memory_info().rss
            for _ in range(IDLE_TABLES):
                await house.create()
            idle = (process.memory_info().rss - empty) / IDLE_TABLES
            show(HEADING.format(given.game))
            show(row("1 table, as fast as it goes", await play([house.guests()], process, given.seconds)))
            await self._rounds(house)
        memory = process.memory_info().rss
        show(f"an idle table takes {idle / 1024:,.0f} KiB; the server has {memory / 2**20:,.0f} MiB")

    async def _warm_up(self, house: House) -> None:
        """Play for a while at both: what is compiled or remembered on the way comes before the measurement."""
        await self._play(house, WARMING)
        if self._peer is not None:
            await self._play_at(self._peer, WARMING)

    async def _rounds(self, house: House) -> None:
        given = self._given
        ours, theirs, paced = [], [], []
        for _ in range(given.rounds):
            ours.append(await self._play(house, given.seconds))
            show(row(f"{given.tables} tables, as fast as it goes", ours[-1]))
            if self._peer is not None:
                theirs.append(await self._play_at(self._peer, given.seconds))
                show(row(f"boardgame.io, {given.tables} matches", theirs[-1]))
            paced.append(await self._play(house, given.seconds, given.pause))
            show(row(f"{given.tables} tables, {1 / given.pause:g} answers/s each", paced[-1]))
        p50, p99 = median(load.p50 for load in paced), median(load.p99 for load in paced)
        show(f"people wait {p50:.2f} ms (p50), {p99:.2f} ms (p99)")
        if theirs:
            rates = [one.answers_per_second / other.answers_per_second for one, other in zip(ours, theirs, strict=True)]
            costs = [other.cpu / one.cpu for one, other in zip(ours, theirs, strict=True)]
            show(f"answers/s, each on the disk, over those of boardgame.io, in memory: {ratios(rates)}")
            show(f"answers per second of processor time, over those of boardgame.io: {ratios(costs)}")

    async def _play(self, house: House, seconds: float, pause: float = 0) -> Load:
        return await play([house.guests() for _ in range(self._given.tables)], self._server.process, seconds, pause)

    async def _play_at(self, peer: Served, seconds: float) -> Load:
        return await play([Players(peer.address) for _ in range(self._given.tables)], peer.process, seconds)


HEADING = "{:<32}answers/s     p50 ms     p99 ms   CPU ms/answer: server  players"


def row(name: str, load: Load) -> str:
    figures = f"{load.answers_per_second:>9,.0f} {load.p50:>10.2f} {load.p99:>10.2f}"
    return f"{name:<32}{figures} {load.cpu:>23.2f} {load.players:>8.2f}"


def ratios(each: list[float]) -> str:
    return f"{median(each):.2f} ({', '.join(f'{ratio:.2f}' for ratio in each)})"


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
        peer = None
        if given.peer:
            port = free_port()
            peer = Served(f"127.0.0.1:{port}", stack.enter_context(boardgame_io(folder, port)))
        ours = stack.enter_context(server(folder, given.profile))
        uvloop.run(Measurement(given, ours, peer).run())


if __name__ == "__main__":
    main()
