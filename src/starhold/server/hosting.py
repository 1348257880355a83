"""What only the host of a table may do over HTTP: its seats, its beginning, its end, and a rematch."""

from __future__ import annotations

import msgspec
from litestar import Controller, post
from litestar.exceptions import ClientException, NotAuthorizedException
from litestar.params import FromPath, FromQuery

from starhold.kernel import Match
from starhold.players.levels import USUAL_LEVEL, Level, known_level
from starhold.table import Table, hash_of, new_token
from starhold.table.calendar import today
from starhold.table.lobby import Invitation, TableInfo
from starhold.table.shelf import name_of, newest

from .api import Bearer, HubHere, info, token_in
from .descriptions import AS_HOST, problems
from .hub import Hub
from .limits import limited
from .live import LiveTable
from .origins import refuse_other_pages


def check_host(live: LiveTable, authorization: str | None) -> None:
    if not live.is_host((token_in(authorization),)):
        raise NotAuthorizedException("only the host of the table can do this")


class Hosting(Controller):
    """A table in the hands of its host."""

    path = "/api/tables"
    guards = [refuse_other_pages]

    @post("/{name:str}/start", status_code=200, responses=AS_HOST)
    async def start(self, name: FromPath[str], hub: HubHere, authorization: Bearer = None) -> TableInfo:
        """Begin the match, whoever is missing."""
        live = await hub.table(name)
        check_host(live, authorization)
        await hub.change(live, Table.start)
        return info(live)

    @post("/{name:str}/seats/{seat:int}/bot", status_code=200, responses=AS_HOST)
    async def put_bot(
        self,
        name: FromPath[str],
        seat: FromPath[int],
        hub: HubHere,
        level: FromQuery[Level] = USUAL_LEVEL,
        authorization: Bearer = None,
    ) -> TableInfo:
        """Let a bot play on for whoever has the seat."""
        live = await hub.table(name)
        check_host(live, authorization)
        known_level(level, type(live.table.match.game))
        await hub.change(live, lambda table: table.put(seat, "bot", table.name_at(seat), level=level))
        return info(live)

    @post("/{name:str}/seats/{seat:int}/invite", status_code=200, responses=AS_HOST)
    async def invite(
        self, name: FromPath[str], seat: FromPath[int], hub: HubHere, authorization: Bearer = None
    ) -> Invitation:
        """Take a seat from whoever has it, and make a new link to it."""
        live = await hub.table(name)
        check_host(live, authorization)
        token = new_token()
        place = await hub.change(live, lambda table: table.put(seat, "person", table.name_at(seat), hash_of(token)))
        return Invitation(seat, "friend", place.name, token)

    @post("/{name:str}/seats/{seat:int}/remove", status_code=200, responses=AS_HOST)
    async def remove(
        self, name: FromPath[str], seat: FromPath[int], hub: HubHere, authorization: Bearer = None
    ) -> TableInfo:
        """Take a seat from whoever has it. It is free, and waited for, until somebody is invited or a bot is put."""
        live = await hub.table(name)
        check_host(live, authorization)
        await hub.change(live, lambda table: table.put(seat, "free", table.name_at(seat)))
        return info(live)

    @post("/{name:str}/close", status_code=200, responses=AS_HOST)
    async def close(self, name: FromPath[str], hub: HubHere, authorization: Bearer = None) -> TableInfo:
        """End a match before its end, for everybody. It is kept, and nobody learns what was hidden from them."""
        live = await hub.table(name)
        check_host(live, authorization)
        await hub.change(live, Table.close)
        return info(live)

    @post("/{name:str}/rematch", guards=[limited("tables")], responses={**AS_HOST, **problems(429)})
    async def rematch(self, name: FromPath[str], hub: HubHere, authorization: Bearer = None) -> TableInfo:
        """The same people and options at a new table. Their tokens open the same seats there."""
        live = await hub.table(name)
        check_host(live, authorization)
        async with live.lock:
            if not live.table.is_done:
                raise ClientException("the match is not over: play it to its end or close the table before the rematch")
            if live.rematch is None:
                await hub.set_rematch(live, await lay_rematch(hub, live))
            return info(live)


async def lay_rematch(hub: Hub, live: LiveTable) -> str:
    """A new table for the same people; returns its name. Where nobody has answered yet, they are waited for again."""
    old, own = live.table.match, newest(type(live.table.match.game))
    played = msgspec.to_builtins(old.game.options)  # all of them: what is usual may have changed
    match = Match.new(
        type(old.game), seats=old.setup.seats, dice=old.setup.dice, options=played, content=own, today=today()
    )
    begun = old.revision > 0
    new = await hub.create(match, live.table.places, live.host_hash, started=begun, own_content=name_of(own))
    return new.name
