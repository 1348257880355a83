"""Guests of Starhold who answer by chance."""

from __future__ import annotations

import random  # noqa: TID251  players may
from collections import deque
from collections.abc import Mapping

import httpx
import msgspec
from playing import Opponents
from wires import Wire

from starhold.games.xia import BASE_GAME
from starhold.kernel import OptionValue

SEATS = 2
OPTIONS: dict[str, Mapping[str, OptionValue]] = {"demo": {}, "xia": {}, "xia-base": BASE_GAME, "corespace": {}}


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


class Invitation(msgspec.Struct):
    token: str


class Created(msgspec.Struct):
    table: str
    seats: list[Invitation]


read = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


class Guest:
    """One connection, and the newest that came over it."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.position = Heard("nothing")
        self._unread: deque[bytes] = deque()

    async def hello(self, token: str) -> None:
        self._say(say="hello", id=0, tokens=[token], patches=True)
        await self.hear("position")

    async def answer(self, asked: Asked) -> None:
        """Answer by chance; return when it is acknowledged, which is after the new position."""
        option = random.choice(asked.options).answer  # noqa: S311
        self._say(say="answer", id=1, seat=asked.seat, revision=self.position.revision, answer=option)
        await self.hear("done")

    async def hear(self, kind: str) -> None:
        while True:
            if not self._unread:
                self._unread.extend((await self.wire.receive()).split(b"\n"))
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

    def _say(self, **message: object) -> None:
        self.wire.send(encode(message))


class Guests(Opponents):
    """Two guests at a table of their own, and at the next one when a match is over."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._guests: list[Guest] = []

    async def sit_down(self) -> None:
        created = await self._house.create()
        self._guests = []
        for seat in created.seats:
            guest = Guest(await Wire.connect(self._house.address, f"/api/tables/{created.table}/socket"))
            await guest.hello(seat.token)
            self._guests.append(guest)

    async def answer(self) -> None:
        newest = max(guest.position.revision for guest in self._guests)
        for guest in self._guests:
            await guest.reach(newest)
        answerer = next((guest for guest in self._guests if guest.position.question is not None), None)
        if answerer is None:
            await self._move_on()
            await self.answer()
            return
        other = self._guests[self._guests[0] is answerer]
        assert answerer.position.question is not None
        await answerer.answer(answerer.position.question)
        await other.reach(newest + 1)

    async def _move_on(self) -> None:
        """Go to another table when the match is over."""
        assert bytes(self._guests[0].position.ending) != b"null", "somebody is asked until a match is over"
        self.leave()
        await self.sit_down()

    def leave(self) -> None:
        for guest in self._guests:
            guest.wire.close()


class House:
    """A server of ours, at which tables of one game are opened."""

    def __init__(self, http: httpx.AsyncClient, address: str, game: str) -> None:
        self._http = http
        self.address = address
        self._game = game

    async def create(self) -> Created:
        seats = [{"kind": "me", "name": f"Captain {number}"} for number in range(SEATS)]
        name, options = self._game.removesuffix("-base"), OPTIONS[self._game]
        response = await self._http.post("/api/tables", json={"game": name, "seats": seats, "options": dict(options)})
        return msgspec.json.decode(response.raise_for_status().content, type=Created)

    def guests(self) -> Guests:
        return Guests(self)
