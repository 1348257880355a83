"""One WebSocket: what a client says is done or refused, and what it may see is sent when it has changed."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec
import structlog

from starhold.kernel import IllegalChoice, Refused, Viewer, WrongSeat
from starhold.table import Place, Table, seats_opened_by
from starhold.table import messages as wire
from starhold.table import sayings as say
from starhold.table.showing import about

from .hub import Hub
from .live import LiveTable, encode
from .logs import told
from .metrics import REFUSALS
from .store import StoreFailed

log = structlog.get_logger()

_sayings: msgspec.json.Decoder[say.Saying] = msgspec.json.Decoder(say.Saying)


class Wire(Protocol):
    """A connection, as far as a client is concerned."""

    async def receive(self) -> bytes | str:
        """The next message; `Gone` when there will be none."""

    async def send(self, messages: bytes) -> None:
        """Send what is told at one time, a line for each message; `Gone` if nobody is there any more."""


class Gone(Exception):
    """The other side has left."""


class NoRoom(Gone):
    """There is no room for one more who looks on."""


class RateLimit:
    """A bucket that fills steadily: whoever says more than it holds is slowed down."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def wait(self) -> float:
        """How many seconds to wait before the next message is read."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second) - 1
        self._at = now
        return 0.0 if self._left >= 0 else -self._left / self._per_second


class Client:
    """Whoever is at the other end. It has looked in with its tokens once it has said hello."""

    def __init__(self, hub: Hub, live: LiveTable, connection: Wire) -> None:
        self.tokens: tuple[str, ...] = ()
        self.mine: tuple[int, ...] = ()
        self._places: tuple[Place, ...] = ()
        """The seating from which `mine` was made."""
        self._hub = hub
        self._live = live
        self._wire = connection
        self._eyes: Viewer = None
        self._sent: int | None = None
        """The revision up to which the log was sent."""
        self._version = -1
        self._patches = False
        self._seen: int | None = None
        """The version whose view the client has, if it can make use of that."""
        self._people: wire.Seated | None = None
        self._bustle: object = None
        """When the people were looked at last."""
        self._replies: deque[bytes] = deque()
        self._woken = asyncio.Event()
        self._looks = RateLimit(hub.settings.looks_per_second, int(2 * hub.settings.looks_per_second))
        self._left = False
        self.sent_away = ""
        """Why the table has sent it away, if there is a reason."""

    # What the table calls

    def wake(self) -> None:
        self._look_around()
        self._woken.set()

    def leave(self, why: str) -> None:
        self._left, self.sent_away = True, why
        self._woken.set()

    # The two halves of the conversation

    async def listen(self) -> None:
        """Read and do, until the other side leaves. Whatever is no message ends it."""
        settings = self._hub.settings
        limit = RateLimit(settings.messages_per_second, settings.burst)
        try:
            hello = self._decoded(await asyncio.wait_for(self._wire.receive(), settings.hello_seconds))
        except TimeoutError:
            raise Gone("hello was not said in time") from None
        if not isinstance(hello, say.Hello):
            raise Gone("a conversation begins with hello")
        self._greet(hello)
        while not self._left:
            saying = self._decoded(await self._wire.receive())
            if pause := limit.wait():
                await asyncio.sleep(pause)
            await self._respond(saying)

    async def speak(self) -> None:
        """Send what is new: people, the position, then the replies that rest on it."""
        while not self._left:
            await self._woken.wait()
            self._woken.clear()
            told: list[bytes] = []
            if self._version != self._live.version:
                if self._live.lock.locked():  # whoever holds it may have done what is not kept yet
                    async with self._live.lock:
                        pass
                told = self._news()
            while self._replies:
                told.append(self._replies.popleft())
            if told:
                await self._wire.send(b"\n".join(told))

    def _news(self) -> list[bytes]:
        """The position, and before it the people if they have changed."""
        live = self._live
        self._version = live.version
        news = []
        bustle = (live.bustle, live.table.places, live.table.status, live.rematch)
        if bustle != self._bustle:
            self._bustle = bustle
            people = live.seated(self)
            if people != self._people:
                self._people = people
                news.append(encode(people))
        revision = live.table.match.revision
        since = self._sent if self._sent is not None and self._sent <= revision else None
        news.append(live.position(self._eyes, since, self._seen))
        self._sent = revision
        self._seen = live.version if self._patches else None
        return news

    def _look_around(self) -> None:
        """See which seats are one's own now: whoever has lost a seat looks no longer with its eyes."""
        places = self._live.table.places
        if places is self._places:
            return
        self._places = places
        self.mine = seats_opened_by(self.tokens, places)
        if self._eyes is not None and self._eyes not in self.mine:
            self._look_with(next(iter(self.mine), None))

    def _decoded(self, message: bytes | str) -> say.Saying:
        try:
            return _sayings.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Gone(f"that is no message: {error}") from None

    def _greet(self, hello: say.Hello) -> None:
        live = self._live
        self.tokens = hello.tokens
        self._look_around()
        if not live.has_room_for(self, self._hub.settings.connections_per_table):
            raise NoRoom("there is no more room at this table")
        decision = live.table.match.game.decision
        asked = () if decision is None else decision.seats
        self._eyes = next(iter([seat for seat in asked if seat in self.mine] or self.mine), None)
        self._sent = hello.since
        self._patches = hello.patches
        live.joined(self)

    def _reply(self, reply: wire.Telling) -> None:
        if isinstance(reply, wire.Refused):
            REFUSALS.inc()
        self._replies.append(encode(reply))
        self._woken.set()

    # What is said

    async def _respond(self, saying: say.Saying) -> None:
        try:
            await self._do(saying)
        except IllegalChoice as error:
            rule = error.refusal.rule if error.refusal else ""
            self._reply(wire.Refused(saying.id, str(error), rule, self._hub.sentence(self._live, rule)))
        except Refused as error:
            self._reply(wire.Refused(saying.id, str(error)))
        except StoreFailed as error:
            log.error("the store failed", table=self._live.name, say=type(saying).__name__, **told(error))
            self._reply(wire.Refused(saying.id, f"{error}: nothing has changed, try again in a minute"))
        except Exception:
            log.exception("could not be done", table=self._live.name, say=type(saying).__name__)
            self._reply(wire.Refused(saying.id, "this could not be done; the match is as it was"))

    async def _do(self, saying: say.Saying) -> None:
        live = self._live
        if isinstance(saying, say.Hello):
            raise WrongSeat("hello is said once, at the beginning")
        self._look_around()
        is_watching = isinstance(saying, say.AskAbout) and saying.seat is None
        if saying.seat not in self.mine and not is_watching:
            raise WrongSeat(f"seat {saying.seat} is not yours")
        match saying:
            case say.Answer(seat=seat, revision=revision, answer=answer):
                await self._change(saying, lambda table: table.answer(seat, revision, answer))
            case say.Order(seat=seat, revision=revision, order=order):
                await self._change(saying, lambda table: table.order(seat, revision, order))
            case say.TakeBack(seat=seat, revision=revision, answers=answers):
                await self._change(saying, lambda table: table.take_back(seat, revision, answers))
            case say.Consent(seat=seat, revision=revision, agree=agree):
                await self._change(saying, lambda table: table.consent(seat, revision, agree=agree))
            case say.Nudge(bot=bot):
                await self._change(saying, lambda table: table.nudge(bot))
            case say.Resign(seat=seat):
                await self._change(saying, lambda table: table.resign(seat))
            case say.AskRoute() | say.AskWhyNot() | say.AskAbout() | say.AskAdvice():
                self._reply(await self._information(saying))
            case say.Sit(seat=seat):
                self._sit(seat)
                self._reply(wire.Done(saying.id))
            case say.Hurry():
                self._hub.hurry(live)
                self._reply(wire.Done(saying.id))

    async def _information(self, asked: say.AskRoute | say.AskWhyNot | say.AskAbout | say.AskAdvice) -> wire.Telling:
        """What somebody wants to know before answering. Nothing changes by it."""
        live = self._live
        match asked:
            case say.AskRoute(seat=seat, order=order):
                async with live.lock:
                    return wire.Route(asked.id, live.table.route(seat, order))
            case say.AskWhyNot(seat=seat, answer=answer):
                async with live.lock:
                    return wire.Possible(asked.id, live.table.why_not(seat, answer))
            case say.AskAbout(seat=seat, about=thing):
                if self._looks.wait():
                    raise IllegalChoice("you are asking too fast: look again in a moment")
                async with live.lock:
                    return about(asked.id, live.table.match.game, live.table.inspect(seat, thing))
            case say.AskAdvice(seat=seat):
                advice = await live.advice(seat)
                return wire.Advised(asked.id, str(advice.choice), advice.reason)

    async def _change(self, saying: say.Saying, action: Callable[[Table], str | None]) -> None:
        """Change the table; it is acknowledged in one breath with what has come of it."""
        await self._hub.change(self._live, action, lambda note: self._reply(wire.Done(saying.id, note or "")))

    def _sit(self, seat: int) -> None:
        self._look_with(seat)
        self._version = -1
        self._woken.set()

    def _look_with(self, eyes: Viewer) -> None:
        """Look with other eyes: all is told anew, because each seat sees and is told its own."""
        self._eyes = eyes
        self._sent = self._seen = None
