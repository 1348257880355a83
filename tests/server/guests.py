"""A guest at a table, who speaks the protocol of the WebSocket as a page does."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from starhold.kernel import Seat
from starhold.table import messages as wire
from starhold.table.messages import Done, LogLine, Position, Question, Refused, Seated
from starhold.table.sayings import Answer, Hello, Said

PATIENCE = 10
"""Seconds after which nothing more is expected to come."""

Reply: TypeAlias = wire.Done | wire.Refused | wire.Possible | wire.Route | wire.About | wire.Advised


class HeardLine(LogLine, frozen=True):
    """A line of the log as it arrives: what is raw when it is sent may be anything."""

    event: Any = None


class HeardPosition(Position, frozen=True, tag="position"):
    view: Any
    log: tuple[HeardLine, ...]


Heard: TypeAlias = Seated | HeardPosition | Reply

decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.encode


class Guest:
    """Keeps what it was told last, and the whole log."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        """Every message, as it came."""
        self.log: list[HeardLine] = []
        self._unread: deque[bytes] = deque()
        self._said = 0
        self._seated: Seated | None = None
        self._position: Position | None = None

    @property
    def seated(self) -> Seated:
        assert self._seated is not None
        return self._seated

    @property
    def position(self) -> Position:
        assert self._position is not None
        return self._position

    @property
    def revision(self) -> int:
        return self.position.revision

    @property
    def question(self) -> Question:
        """What this guest is asked."""
        assert self.position.question is not None
        return self.position.question

    @property
    def is_asked(self) -> bool:
        return self.position.question is not None

    @property
    def seat(self) -> Seat:
        """The seat with whose eyes it looks."""
        assert self.position.viewer is not None
        return self.position.viewer

    async def hear(self) -> Heard:
        """The next message."""
        if not self._unread:
            async with asyncio.timeout(PATIENCE):
                frame = await self.socket.recv(decode=False)
            assert isinstance(frame, bytes)
            self._unread.extend(frame.split(b"\n"))
        message = self._unread.popleft()
        self.heard.append(message)
        told: Heard = decode(message)
        if isinstance(told, Seated):
            self._seated = told
        elif isinstance(told, HeardPosition):
            self.log = [line for line in self.log if line.revision <= told.log_from] + list(told.log)
            self._position = told
        return told

    async def until(self, condition: Callable[[Guest], bool]) -> None:
        """Hear on until something is so."""
        while not condition(self):
            await self.hear()

    async def until_revision(self, revision: int) -> None:
        await self.until(lambda guest: guest.revision >= revision)

    async def say(self, kind: type[Said], **fields: Any) -> Reply:
        """Say something and hear what comes of it."""
        self._said += 1
        await self.socket.send(encode(kind(id=self._said, **fields)), text=True)
        while True:
            told = await self.hear()
            if isinstance(told, Reply) and told.id == self._said:
                return told

    async def answer(self, answer: str, *, seat: Seat | None = None, revision: int | None = None) -> Reply:
        """Answer as the seat and for the revision that it sees, unless told otherwise."""
        return await self.say(
            Answer,
            seat=self.seat if seat is None else seat,
            revision=self.revision if revision is None else revision,
            answer=answer,
        )

    async def answer_any(self, chance: random.Random | None = None) -> Done:
        """Give one of the answers that are offered: the first, or one by chance."""
        options = self.question.options
        option = options[0] if chance is None else chance.choice(options)
        reply = await self.answer(option.answer)
        assert isinstance(reply, Done), reply
        return reply


def refusal(reply: Reply) -> Refused:
    """The reply, which must be a refusal."""
    assert isinstance(reply, Refused), reply
    return reply


@asynccontextmanager
async def connection(address: str, table: str, **options: Any) -> AsyncIterator[ClientConnection]:
    """A WebSocket to a table, over which nothing was said yet."""
    uri = f"ws://{address}/api/tables/{table}/socket"
    unlimited: dict[str, Any] = {"max_size": None, "max_queue": None}  # who does not listen now hears it all later
    async with connect(uri, proxy=None, compression=None, open_timeout=PATIENCE, **unlimited, **options) as socket:
        yield socket


@asynccontextmanager
async def guest(
    address: str, table: str, *tokens: str | None, since: int | None = None, **options: Any
) -> AsyncIterator[Guest]:
    """Somebody who has said hello and knows the position."""
    async with connection(address, table, **options) as socket:
        somebody = Guest(socket)
        known = tuple(token for token in tokens if token is not None)
        await socket.send(encode(Hello(id=0, tokens=known, since=since)), text=True)
        await somebody.until(lambda guest: guest._position is not None)
        yield somebody


async def play(*guests: Guest, answers: int, chance: random.Random) -> None:
    """Let those who are asked answer by chance, so many times or until the match is over."""
    for _ in range(answers):
        newest = max(guest.revision for guest in guests)
        for guest in guests:
            await guest.until_revision(newest)
        asked = next((guest for guest in guests if guest.is_asked), None)
        if asked is None:
            return
        await asked.answer_any(chance)
