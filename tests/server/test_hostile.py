"""Whatever is said by whomever, the match is as it was and good guests are served."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from starhold.server.settings import Settings
from starhold.table.messages import About, Done
from starhold.table.sayings import AskAbout, AskWhyNot, Hello

from .guests import Guest, connection, encode, guest, refusal
from .lobby import behind_proxy, create, look, tokens_of
from .processes import ServerProcess
from .quick import quick
from .serving import Serving

pytestmark = pytest.mark.anyio

NO_ROOM = "there is no more room at this table"
MESSAGES = 10_000
TOGETHER = 20
"""Enemies who are connected at the same time."""

TAGS = ["hello", "sit", "answer", "order", "why-not", "route", "ask-about", "take-back", "consent", "resign"]
ODD_NUMBERS: list[Any] = [-1, 16, 2**31 + 1, 2**63, 10**400, 1.5, 1e308, "0", None, True, [], {}]
ODD_TEXTS = ["", "\x00", "fly 1\x00", "\ud800", "\u202efly 1", "ﷺ" * 100, "fly " + "9" * 390, "x" * 401, "x" * 5000]

Chance = random.Random


def bytes_of_any_kind(chance: Chance) -> bytes:
    return chance.randbytes(chance.randrange(1, 200))


def broken_json(chance: Chance) -> bytes:
    whole = foreign_seat(chance)
    return whole[: chance.randrange(len(whole))]


def deep(chance: Chance) -> bytes:
    depth = chance.randrange(100, 2000)
    return chance.choice([b"[", b'{"say":']) * depth


def odd_number(chance: Chance) -> bytes:
    message: dict[str, Any] = {"say": chance.choice(TAGS), "id": 1, "seat": 1, "revision": 0, "answer": "fly 1"}
    message[chance.choice(["id", "seat", "revision", "answer"])] = chance.choice(ODD_NUMBERS)
    return json.dumps(message).encode()


def odd_text(chance: Chance) -> bytes:
    message = {"say": "answer", "id": 1, "seat": 1, "revision": 0, "answer": chance.choice(ODD_TEXTS)}
    return json.dumps(message, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")


def unknown_tag(chance: Chance) -> bytes:
    return json.dumps({"say": chance.choice(["", "seed", "__class__", "tell", "HELLO", 7]), "id": 1}).encode()


def foreign_seat(chance: Chance) -> bytes:
    seat = chance.choice([0, 2, 15])
    said: dict[str, Any] = chance.choice(
        [
            {"say": "answer", "revision": 0, "answer": "fly 1"},
            {"say": "order", "revision": 0, "order": "fly to 1,0"},
            {"say": "why-not", "answer": "fly 1"},
            {"say": "route", "order": "fly to 1,0"},
            {"say": "ask-about", "about": "place 1"},
            {"say": "take-back", "revision": 0, "answers": 10**9},
            {"say": "consent", "revision": 0, "agree": True},
            {"say": "resign"},
            {"say": "hurry"},
            {"say": "sit"},
        ]
    )
    return json.dumps({"id": 1, "seat": seat, **said}).encode()


def out_of_turn(chance: Chance) -> bytes:
    """From the enemy's own seat, which is not asked, or for another revision."""
    revision = chance.choice([0, 1, 10**9, 10**400])
    said: dict[str, Any] = chance.choice(
        [
            {"say": "answer", "revision": revision, "answer": chance.choice(["fly 1", "scan", "resign", "../../etc"])},
            {"say": "order", "revision": revision, "order": "fly to 1,0"},
            {"say": "take-back", "revision": revision},
            {"say": "consent", "revision": revision, "agree": True},
            {"say": "why-not", "answer": "fly 1"},
        ]
    )
    return json.dumps({"id": 1, "seat": 1, **said}).encode()


ATTACKS: list[Callable[[Chance], bytes]] = [
    bytes_of_any_kind,
    broken_json,
    deep,
    odd_number,
    odd_text,
    unknown_tag,
    *[foreign_seat] * 6,
    *[out_of_turn] * 6,
]


class Siege:
    """Enemies at a table, one of whom has a seat that is not asked."""

    def __init__(self, address: str, table: str, token: str) -> None:
        self.sent = 0
        self._address = address
        self._table = table
        self._token = token

    async def go_on_until(self, messages: int) -> None:
        await asyncio.gather(*[self._attack(Chance(number), messages) for number in range(TOGETHER)])

    async def _attack(self, chance: Chance, messages: int) -> None:
        while self.sent < messages:
            with suppress(ConnectionClosed, InvalidStatus, InvalidMessage):
                async with connection(self._address, self._table) as socket:
                    await self._shout(socket, chance)

    async def _shout(self, socket: Any, chance: Chance) -> None:
        if chance.random() < 0.9:
            tokens = chance.choice([[], [self._token], ["x" * 43], [self._token] * 16])
            await socket.send(json.dumps({"say": "hello", "id": 0, "tokens": tokens}))
        listening = asyncio.create_task(drain(socket))
        try:
            for _ in range(60):
                attack = chance.choice(ATTACKS)
                message = attack(chance)
                self.sent += 1
                await socket.send(message, text=is_text(message))
                await asyncio.sleep(0)
                if attack not in (foreign_seat, out_of_turn):
                    await asyncio.wait([listening], timeout=0.05)  # whatever is no message ends the conversation
        finally:
            listening.cancel()


async def drain(socket: Any) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


@pytest.mark.untraced
async def test_ten_thousand_hostile_messages_change_nothing(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path / "log") as process:
        server = psutil.Process(process.pid)
        with httpx.Client(base_url=f"http://{process.address}", trust_env=False) as http:
            created = create(http, "me", "me")
            mine, theirs = tokens_of(created)
            siege = Siege(process.address, created.table, theirs)
            async with guest(process.address, created.table, mine) as good:
                before, people = good.position, look(http, created.table)
                await siege.go_on_until(MESSAGES // 4)
                memory = server.memory_info().rss
                siege_of_the_rest = asyncio.create_task(siege.go_on_until(MESSAGES))
                while not siege_of_the_rest.done():
                    await good.say(AskWhyNot, seat=0, answer="fly 1")
                    await asyncio.sleep(0.05)
                await siege_of_the_rest
                assert siege.sent >= MESSAGES
                assert refusals(http) > MESSAGES // 10
                assert server.memory_info().rss < memory + 20 * 2**20
                await good.until(lambda one: one.seated.watching == 0 and not one.seated.people[1].present)
                now = good.position
                assert (now.revision, now.view, now.question) == (before.revision, before.view, before.question)
                assert look(http, created.table) == people
                await good.answer_any()
    assert "Traceback" not in (tmp_path / "log").read_text()


def refusals(http: httpx.Client) -> float:
    """How many messages were understood, and refused."""
    lines = http.get("/metrics").raise_for_status().text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("starhold_refusals_total"))


class TestLimits:
    async def test_whoever_says_too_much_is_slowed_down(self, database: str) -> None:
        settings = quick(database=database, messages_per_second=50, burst=10)
        with Serving(settings) as server, server.http() as http:
            created = create(http, "me", "me")
            async with guest(server.address, created.table, *tokens_of(created)) as hasty:
                started = asyncio.get_running_loop().time()
                for number in range(60):
                    await hasty.socket.send(encode(AskWhyNot(id=100 + number, seat=0, answer="fly 1")), text=True)
                async with guest(server.address, created.table, *tokens_of(created)) as patient:
                    assert isinstance(await patient.answer("fly 1"), Done)
                    assert asyncio.get_running_loop().time() - started < 0.9
                await hasty.until(lambda one: b'"id":159' in one.heard[-1])
                assert asyncio.get_running_loop().time() - started >= 0.95

    async def test_whoever_looks_around_too_fast_is_told_so_and_heard_all_the_same(self, database: str) -> None:
        with Serving(quick(database=database, looks_per_second=5)) as server, server.http() as http:
            created = create(http, "me", "me")
            async with guest(server.address, created.table, tokens_of(created)[0]) as hasty:
                told = [await hasty.say(AskAbout, seat=0, about="place 1") for _ in range(30)]
                answered = [one for one in told if isinstance(one, About)]
                assert 10 <= len(answered) < 30
                assert "too fast" in refusal(told[-1]).reason
                assert isinstance(await hasty.answer("fly 1"), Done)

    async def test_the_house_can_be_full(self, database: str) -> None:
        with Serving(quick(database=database, connections=2)) as server, server.http() as http:
            table, other = create(http, "me", "me").table, create(http, "me", "me").table
            async with connection(server.address, table):  # says nothing, and takes a place all the same
                async with guest(server.address, table):
                    assert await farewell(server, table) == (4429, "the server is full")
                    assert await farewell(server, other) == (4429, "the server is full")
                await left(server, table, 1)
                async with guest(server.address, table) as next_one:
                    assert next_one.revision == 0

    async def test_one_address_does_not_fill_it(self, database: str) -> None:
        settings = quick(database=database, connections=4, connections_per_address=2)
        with Serving(settings) as server, server.http() as http:
            table = create(http, "me", "me").table
            async with connection(server.address, table), guest(server.address, table):
                code, reason = await farewell(server, table)
                assert (code, "your address" in reason) == (4429, True)
                async with guest(server.address, table, additional_headers=behind_proxy("192.0.2.7")) as another:
                    assert another.seated.watching == 2
            await left(server, table, 0)
            async with guest(server.address, table) as next_one:
                assert next_one.revision == 0

    async def test_whoever_has_a_seat_finds_room_when_others_look_on(self, database: str) -> None:
        with Serving(quick(database=database, connections_per_table=4)) as server, server.http() as http:
            created = create(http, "me", "me")
            first, second = tokens_of(created)
            async with guest(server.address, created.table), guest(server.address, created.table):
                assert await farewell(server, created.table, hello=True) == (4429, NO_ROOM)
                async with (
                    guest(server.address, created.table, first) as one,
                    guest(server.address, created.table, created.host) as host,
                    guest(server.address, created.table, second) as other,
                ):
                    assert (one.seated.mine, host.seated.hosting, other.seated.mine) == ((0,), True, (1,))
                    assert await farewell(server, created.table, first) == (4429, NO_ROOM), "once is enough"
                    assert isinstance(await one.answer("fly 1"), Done)

    async def test_whoever_says_nothing_takes_no_room_from_those_who_sit(self, database: str) -> None:
        with Serving(quick(database=database, connections_per_table=2)) as server, server.http() as http:
            created = create(http, "me", "me")
            async with (
                connection(server.address, created.table),
                connection(server.address, created.table),
                guest(server.address, created.table, *tokens_of(created)) as somebody,
            ):
                assert somebody.seated.mine == (0, 1)

    async def test_whoever_says_nothing_is_sent_away(self, database: str) -> None:
        settings = quick(database=database, hello_seconds=0.1)
        with Serving(settings) as server, server.http() as http:
            table = create(http, "me", "me").table
            assert (await farewell(server, table))[0] == 4400
            async with guest(server.address, table) as quiet:
                await asyncio.sleep(0.3)
                assert "not yours" in refusal(await quiet.say(AskWhyNot, seat=0, answer="fly 1")).reason

    async def test_a_message_can_be_too_long(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, *tokens_of(created)) as somebody:
            await somebody.socket.send("x" * (Settings().message_bytes + 1))
            with pytest.raises(ConnectionClosed) as ended:
                await somebody.hear()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1009


async def farewell(server: Serving, table: str, *tokens: str, hello: bool = False) -> tuple[int, str]:
    """Connect and wait; returns why one is sent away."""
    async with connection(server.address, table) as socket:
        if tokens or hello:
            await socket.send(encode(Hello(id=0, tokens=tokens)), text=True)
        with pytest.raises(ConnectionClosed) as ended:
            await Guest(socket).hear()
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code, ended.value.rcvd.reason


async def left(server: Serving, table: str, number: int) -> None:
    """Wait until no more than so many are connected."""
    live = server.there(server.hub.table(table))
    async with asyncio.timeout(10):
        while live.connected > number:
            await asyncio.sleep(0.01)
