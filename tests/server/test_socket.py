"""The WebSocket: what a guest may say, and what comes of it."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starhold.table.messages import About, Advised, Done, Possible, Route
from starhold.table.sayings import Answer, AskAbout, AskAdvice, AskRoute, AskWhyNot, Hello, Order, Sit

from .guests import Guest, connection, encode, guest, refusal
from .lobby import bearer, create, look, tokens_of
from .serving import Serving

pytestmark = pytest.mark.anyio


async def closed(somebody: Guest) -> ConnectionClosed:
    """How the connection ends."""
    try:
        while True:
            await somebody.hear()
    except ConnectionClosed as ended:
        return ended


class TestHello:
    async def test_a_token_opens_its_seat(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me", "bot")
        async with guest(server.address, created.table, tokens_of(created)[1]) as somebody:
            assert somebody.seated.mine == (1,)
            assert somebody.seated.hosting is False
            assert somebody.position.viewer == 1
            assert [person.present for person in somebody.seated.people] == [False, True, True]

    async def test_the_token_of_the_host_opens_no_seat(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, created.host) as host:
            assert (host.seated.mine, host.seated.hosting) == ((), True)
            assert host.position.viewer is None

    async def test_a_foreign_token_opens_nothing(self, server: Serving, http: httpx.Client) -> None:
        created, other = create(http, "me", "me"), create(http, "me", "me")
        async with guest(server.address, created.table, other.host, *tokens_of(other)) as stranger:
            assert (stranger.seated.mine, stranger.seated.hosting) == ((), False)
            assert stranger.position.viewer is None

    async def test_whoever_has_no_token_watches(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table) as watcher:
            assert watcher.seated.watching == 1
            assert watcher.position.viewer is None
            assert watcher.position.question is None
            assert watcher.position.asked == (0,)
            reply = refusal(await watcher.answer("fly 1", seat=0))
            assert "not yours" in reply.reason

    async def test_hello_is_said_first_and_once(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, *tokens_of(created)) as somebody:
            assert "once" in refusal(await somebody.say(Hello, tokens=())).reason
        async with connection(server.address, created.table) as socket:
            await socket.send(encode(Sit(id=1, seat=0)), text=True)
            assert (await closed(Guest(socket))).rcvd.code == 4400  # type: ignore[union-attr]

    async def test_there_is_nobody_at_a_table_that_does_not_exist(self, server: Serving) -> None:
        async with connection(server.address, "nowhere") as socket:
            assert (await closed(Guest(socket))).rcvd.code == 4404  # type: ignore[union-attr]

    @pytest.mark.parametrize("letter", ["x", "\N{LATIN SMALL LETTER U WITH DIAERESIS}", "\N{ROCKET}"])
    async def test_the_reason_of_a_farewell_fits_its_frame(
        self, server: Serving, http: httpx.Client, letter: str
    ) -> None:
        table = create(http, "me", "me").table
        async with guest(server.address, table) as somebody:
            await somebody.socket.send(f'{{"say":"{letter * 150}","id":1}}')
            ended = (await closed(somebody)).rcvd
            assert ended is not None
            assert ended.code == 4400
            assert "that is no message" in ended.reason
            assert letter in ended.reason
            assert 119 <= len(ended.reason.encode()) <= 123

    async def test_another_page_may_not_speak_for_its_visitor(self, server: Serving, http: httpx.Client) -> None:
        table = create(http, "me", "me").table
        for origin in ("http://evil.example", "null", f"http://{server.address}.evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                async with connection(server.address, table, origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with guest(server.address, table, origin=f"http://{server.address}") as own_page:
            assert own_page.revision == 0


async def test_our_own_mistake_ends_one_conversation_and_no_other(
    server: Serving, http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(viewer: int | None, since: int | None) -> bytes:
        raise ZeroDivisionError

    created, other = create(http, "me", "me"), create(http, "me", "me")
    async with guest(server.address, other.table, tokens_of(other)[0]) as elsewhere:
        monkeypatch.setattr(server.there(server.hub.table(created.table)), "position", fail)
        async with connection(server.address, created.table) as socket:
            await socket.send(encode(Hello(id=0)), text=True)
            assert await closed(Guest(socket))
        await elsewhere.answer_any()


class TestBeginning:
    async def test_nothing_is_asked_before_the_host_starts(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "friend")
        mine, theirs = tokens_of(created)
        async with guest(server.address, created.table, mine) as first:
            assert first.seated.status == "gathering"
            assert first.position.question is None
            assert "not begun" in refusal(await first.answer("fly 1")).reason
            async with guest(server.address, created.table, theirs):
                await first.until(lambda one: all(person.present for person in one.seated.people))
                http.post(f"/api/tables/{created.table}/start", headers=bearer(created.host)).raise_for_status()
                await first.until(lambda one: one.seated.status == "playing" and one.is_asked)
                await first.answer_any()

    async def test_everybody_hears_who_comes_and_goes(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "friend")
        mine, theirs = tokens_of(created)
        async with guest(server.address, created.table, mine) as first:
            async with guest(server.address, created.table, theirs):
                await first.until(lambda one: one.seated.people[1].present)
                path = f"/api/tables/{created.table}/seats/1/name"
                http.post(path, json={"name": "Ada"}, headers=bearer(theirs)).raise_for_status()
                await first.until(lambda one: one.seated.people[1].name == "Ada")
            await first.until(lambda one: not one.seated.people[1].present)
            async with guest(server.address, created.table):
                await first.until(lambda one: one.seated.watching == 1)
            await first.until(lambda one: one.seated.watching == 0)


class TestAnswering:
    async def test_an_answer_is_done_and_everybody_sees_the_same(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        mine, theirs = tokens_of(created)
        async with (
            guest(server.address, created.table, mine) as first,
            guest(server.address, created.table, theirs) as second,
            guest(server.address, created.table) as watcher,
        ):
            await first.answer_any()
            assert first.revision == 1
            for other in (second, watcher):
                await other.until_revision(1)
                assert other.position.question is None
                assert [line.text for line in other.log] == [line.text for line in first.log]

    async def test_the_position_comes_before_the_word_that_it_is_done(
        self, server: Serving, http: httpx.Client
    ) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, *tokens_of(created)) as somebody:
            await somebody.answer_any()
            assert [message[:15] for message in somebody.heard[-2:]] == [b'{"tell":"positi', b'{"tell":"done",']

    async def test_an_answer_to_another_revision_is_refused(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, tokens_of(created)[0]) as somebody:
            option = somebody.question.options[0].answer
            for revision in (1, 7, 10**30):
                assert "revision" in refusal(await somebody.answer(option, revision=revision)).reason
            assert look(http, created.table).revision == 0

    async def test_the_same_answer_twice_counts_once(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, tokens_of(created)[0]) as somebody:
            option = somebody.question.options[0].answer
            await asyncio.gather(
                *[
                    somebody.socket.send(encode(Answer(id=number, seat=0, revision=0, answer=option)), text=True)
                    for number in (50, 51, 52)
                ]
            )
            replies = [await somebody.hear() for _ in range(4)][1:]
            assert [type(reply).__name__ for reply in replies] == ["Done", "Refused", "Refused"]
            assert look(http, created.table).revision == 1

    async def test_an_answer_for_a_foreign_seat_is_refused(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, tokens_of(created)[1]) as second:
            assert "not yours" in refusal(await second.answer("fly 1", seat=0)).reason
            assert "seat 0 is asked" in refusal(await second.answer("fly 1")).reason
            assert "not yours" in refusal(await second.answer("fly 1", seat=15)).reason

    async def test_a_refusal_names_the_rule_and_quotes_it(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, tokens_of(created)[0]) as somebody:
            reply = refusal(await somebody.answer("salvage"))
            assert reply.rule == "DEMO-SALVAGE-01"
            rules = {clause["id"]: clause["sentence"] for clause in http.get("/api/games/demo/rules").json()}
            assert reply.clause == rules[reply.rule]
            assert "no token lies here" in reply.reason
            assert refusal(await somebody.answer("make coffee")).rule == ""
            assert somebody.revision == 0

    async def test_asking_changes_nothing(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, tokens_of(created)[0]) as somebody:
            option = somebody.question.options[0]
            possible = await somebody.say(AskWhyNot, seat=0, answer=option.answer)
            assert isinstance(possible, Possible)
            assert possible.meaning == option.text
            reply = refusal(await somebody.say(AskWhyNot, seat=0, answer="salvage"))
            assert reply.rule == "DEMO-SALVAGE-01"
            assert look(http, created.table).revision == 0

    async def test_advice_is_one_of_the_answers_and_changes_nothing(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me", "me", game="xia")
        async with guest(server.address, created.table, *tokens_of(created)) as captain:
            first, second = [await captain.say(AskAdvice, seat=captain.seat) for _ in range(2)]
            assert isinstance(first, Advised)
            assert first.answer in [option.answer for option in captain.question.options]
            assert first.reason
            assert isinstance(second, Advised)
            assert second.answer == first.answer
            other = next(seat for seat in range(3) if seat != captain.seat)
            refusal(await captain.say(AskAdvice, seat=other))
            assert look(http, created.table).revision == 0

    async def test_a_place_is_asked_about_by_those_who_play_and_those_who_watch(
        self, server: Serving, http: httpx.Client
    ) -> None:
        created = create(http, "me", "me")
        async with (
            guest(server.address, created.table, tokens_of(created)[0]) as captain,
            guest(server.address, created.table) as onlooker,
        ):
            mine = await captain.say(AskAbout, seat=0, about="place 2")
            theirs = await onlooker.say(AskAbout, about="place 2")
            assert isinstance(mine, About)
            assert isinstance(theirs, About)
            assert (mine.title, mine.lines[0]) == ("wreck 2", "2 flights away")
            assert theirs.lines == mine.lines[1:]
            assert await captain.say(AskAbout, seat=0, about="fly 1") != mine
            nothing = await captain.say(AskAbout, seat=0, about="the moon")
            assert isinstance(nothing, About)
            assert (nothing.title, nothing.lines, bytes(nothing.data)) == ("", (), b"null")
            refusal(await captain.say(AskAbout, seat=1, about="place 2"))
            refusal(await onlooker.say(AskAbout, seat=0, about="place 2"))
            assert look(http, created.table).revision == 0

    async def test_what_is_no_message_ends_the_conversation(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        for message in (b"", b"{", b'{"say":"dance","id":1}', b'{"say":"sit","id":1}', b"\x00"):
            async with guest(server.address, created.table, *tokens_of(created)) as somebody:
                await somebody.socket.send(message, text=True)
                ended = await closed(somebody)
                assert ended.rcvd is not None
                assert (ended.rcvd.code, ended.rcvd.reason[:18]) == (4400, "that is no message")


class TestOrders:
    async def test_an_order_flies_by_the_way_that_was_shown(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me", "me", game="xia", options={"first_game": True})
        async with guest(server.address, created.table, *tokens_of(created)) as captain:
            await take_off(captain)
            before = captain.revision
            target, order = next(iter(captain.question.errands.items()))
            route = await captain.say(AskRoute, seat=captain.seat, order=order)
            assert isinstance(route, Route)
            assert route.targets[-1] == target
            assert captain.revision == before
            done = await captain.say(Order, seat=captain.seat, revision=before, order=order)
            assert isinstance(done, Done)
            assert captain.revision == before + len(route.targets)

    async def test_what_is_no_order_is_refused(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me", "me", game="xia")
        async with guest(server.address, created.table, *tokens_of(created)) as captain:
            for order in ("fly to the moon", "fly to 999999999999999999999,0", "\x00", "fly to"):
                refusal(await captain.say(Order, seat=captain.seat, revision=0, order=order))
            assert look(http, created.table).revision == 0


async def take_off(captain: Guest) -> None:
    """Answer for all until a ship in motion can be given an order."""
    for _ in range(300):
        if not captain.is_asked:
            await captain.say(Sit, seat=captain.position.asked[0])
        if captain.question.prompt == "xia.move.spend" and captain.question.errands:
            return
        options = [option.answer for option in captain.question.options]
        moves = [option for option in options if option in ("impulse", "depart") or option.startswith("fly")]
        assert isinstance(await captain.answer((moves or options)[0]), Done)
    raise AssertionError("nobody ever flew")


class TestHotSeat:
    async def test_one_screen_is_handed_from_seat_to_seat(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, *tokens_of(created)) as screen:
            assert screen.seated.mine == (0, 1)
            assert screen.seat == 0
            while screen.position.asked == (0,):
                await screen.answer_any()
            assert screen.position.question is None, "the next one's question is for the next one's eyes"
            assert isinstance(await screen.say(Sit, seat=1), Done)
            assert screen.seat == 1
            assert screen.position.log_from == -1
            await screen.answer_any()

    async def test_one_sits_on_no_seat_but_one_s_own(self, server: Serving, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        async with guest(server.address, created.table, tokens_of(created)[0]) as somebody:
            for seat in (1, 2, 15):
                assert "not yours" in refusal(await somebody.say(Sit, seat=seat)).reason
            assert somebody.seat == 0
