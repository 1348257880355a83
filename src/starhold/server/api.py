"""The HTTP interface: games, tables, match files. What is played goes over the WebSocket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, HeaderParameter, JSONBody
from msgspec import Struct

from starhold.kernel import BoxSection, Match, Seat, known_game
from starhold.players.levels import known_level
from starhold.table import Place, hash_of, new_token, seats_opened_by
from starhold.table.calendar import today
from starhold.table.campaign import campaign_log, story
from starhold.table.catalogue import clauses, games, usual_game
from starhold.table.lobby import ClauseInfo, Created, GameInfo, Invitation, NewName, NewTable, Played, Story, TableInfo
from starhold.table.past import branched_at, scene_infos
from starhold.table.played import played
from starhold.table.shelf import name_of, newest

from .descriptions import MATCH_FILE, SCENERY, MatchFile, problems
from .hub import Hub
from .limits import limited
from .live import LiveTable, encode
from .origins import refuse_other_pages
from .replays import Found

HubHere: TypeAlias = NamedDependency[Hub]
Bearer: TypeAlias = Annotated[str | None, HeaderParameter(name="Authorization", required=False, max_length=200)]


def token_in(authorization: str | None) -> str:
    """The token of a request; the empty one opens nothing."""
    scheme, _, token = (authorization or "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def expect_json(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Take no form for JSON, and no plain text, which any page may send anywhere."""
    if connection.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HTTPException("send JSON, and say so: Content-Type: application/json", status_code=415)


def kept_json(what: Struct) -> Response[bytes]:
    """Something that never changes: whoever has it need not ask again for a while."""
    return Response(encode(what), media_type="application/json", headers={"Cache-Control": "private, max-age=3600"})


class Games(Controller):
    """What can be played."""

    path = "/api/games"

    @get(responses=problems())
    async def list_games(self) -> list[GameInfo]:
        return games()

    @get("/{game:str}/rules", responses=problems(400, 404))
    async def rules(self, game: FromPath[str]) -> list[ClauseInfo]:
        return clauses(known_game(game))

    @get("/{game:str}/scenery", responses={200: SCENERY, **problems(400, 404)})
    async def scenery(self, game: FromPath[str]) -> Response[bytes]:
        """What is needed to draw things of the box."""
        return kept_json(usual_game(known_game(game)).scenery())

    @get("/{game:str}/box", responses=problems(400, 404))
    async def box(self, game: FromPath[str]) -> list[BoxSection]:
        """All that lies in the box, as most would play it."""
        return list(usual_game(known_game(game)).box())


class Tables(Controller):
    """Tables, from the first seat to the match file."""

    path = "/api/tables"
    guards = [refuse_other_pages]

    @post(guards=[limited("tables"), expect_json], responses=problems(400, 403, 404, 413, 415, 429))
    async def create(self, data: JSONBody[NewTable], hub: HubHere) -> Created:
        """A new table; it begins at once if nobody has to be waited for."""
        kind = known_game(data.game)
        match = Match.new(
            kind, seats=len(data.seats), dice=data.dice, options=data.options, content=newest(kind), today=today()
        )
        tokens = [None if seat.kind in ("bot", "free") else new_token() for seat in data.seats]
        places = tuple(
            Place(
                number,
                seat.kind if seat.kind in ("bot", "free") else "person",
                seat.name,
                None if token is None else hash_of(token),
                known_level(seat.level, type(match.game)),
            )
            for number, (seat, token) in enumerate(zip(data.seats, tokens, strict=True))
        )
        host = new_token()
        waits = any(seat.kind == "friend" for seat in data.seats)
        own = name_of(newest(kind))
        live = await hub.create(match, places, hash_of(host), started=not waits, own_content=own)
        invitations = tuple(
            Invitation(number, seat.kind, seat.name, token)
            for number, (seat, token) in enumerate(zip(data.seats, tokens, strict=True))
        )
        return Created(live.name, host, invitations)

    @get("/{name:str}", responses=problems(400, 404))
    async def show(self, name: FromPath[str], hub: HubHere) -> TableInfo:
        live = await hub.table(name)
        async with live.lock:
            return info(live)

    @get("/{name:str}/played", responses=problems(400, 404))
    async def played(self, name: FromPath[str], hub: HubHere) -> Played:
        """What the table plays: boxes, options, rulings."""
        live = await hub.table(name)
        async with live.lock:
            return played(live.table.match)

    @get("/{name:str}/scenery", responses={200: SCENERY, **problems(400, 404)})
    async def scenery(self, name: FromPath[str], hub: HubHere) -> Response[bytes]:
        """What is needed to draw the boards of this match."""
        live = await hub.table(name)
        return kept_json(live.table.match.game.scenery())

    @get("/{name:str}/box", responses=problems(400, 404))
    async def box(self, name: FromPath[str], hub: HubHere) -> list[BoxSection]:
        """All that lies in the box with which this match is played."""
        live = await hub.table(name)
        return list(live.table.match.game.box())

    @post(
        "/{name:str}/seats/{seat:int}/name",
        status_code=200,
        guards=[expect_json],
        responses=problems(400, 401, 403, 404, 413, 415),
    )
    async def rename(
        self,
        name: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[NewName],
        hub: HubHere,
        authorization: Bearer = None,
    ) -> TableInfo:
        """Say what one is called."""
        live = await hub.table(name)
        check_seat(live, seat, authorization)
        await hub.change(live, lambda table: table.rename(seat, data.name))
        return info(live)

    @get("/{name:str}/match", media_type=MATCH_FILE, responses=problems(400, 401, 404))
    async def download(self, name: FromPath[str], hub: HubHere) -> Response[str]:
        """The match as a file, once its secrets are none any more."""
        live = await hub.table(name)
        async with live.lock:
            if not live.table.match.over:
                raise NotAuthorizedException("the match is not over: its file would tell all secrets")
        text = await hub.match_file(live)
        headers = {"Content-Disposition": f'attachment; filename="{name}.starhold"'}
        return Response(text, media_type=MATCH_FILE, headers=headers)

    @get("/{name:str}/campaign", media_type=MediaType.TEXT, responses=problems(400, 404))
    async def campaign(self, name: FromPath[str], hub: HubHere) -> Response[str]:
        """The log of a campaign as text."""
        live = await hub.table(name)
        async with live.lock:
            text = campaign_log(live.table.match, [place.name for place in live.table.places])
        if text is None:
            raise NotFoundException("this match is not a campaign")
        headers = {"Content-Disposition": f'attachment; filename="{name}.txt"'}
        return Response(text, media_type=MediaType.TEXT, headers=headers)

    @get("/{name:str}/story", responses=problems(400, 404))
    async def story(self, name: FromPath[str], hub: HubHere) -> Story | None:
        """The log of a campaign, scene by scene; nothing if the match is not one."""
        live = await hub.table(name)
        async with live.lock:
            return story(live.table.match, [place.name for place in live.table.places])


class Matches(Controller):
    """Match files."""

    path = "/api/matches"
    guards = [refuse_other_pages]

    @post(
        guards=[limited("tables"), limited("match files")],
        responses=problems(400, 403, 404, 413, 429),
        operation_class=MatchFile,
    )
    async def upload(self, request: Request[Any, Any, Any], hub: HubHere) -> Created:
        """Lay a match file on a table: a finished one to look at, another to play on."""
        text = (await request.body()).decode(errors="replace")
        found = await hub.read_match(text)
        tokens = [new_token() for _ in found.match.game.seats]
        word = found.match.game.text.word
        places = tuple(Place(seat, "person", word("seat", seat), hash_of(token)) for seat, token in enumerate(tokens))
        return await lay(hub, found, places, tokens, from_file=True)


async def lay(
    hub: Hub, found: Found, places: tuple[Place, ...], tokens: Sequence[str | None], *, from_file: bool
) -> Created:
    """Lay a match on a new table, whose people all sit before this screen."""
    host = new_token()
    live = await hub.create(
        found.match, places, hash_of(host), started=True, from_file=from_file, own_content=found.own_content
    )
    seats = tuple(
        Invitation(place.seat, "me" if place.kind == "person" else place.kind, place.name, token)
        for place, token in zip(places, tokens, strict=True)
    )
    return Created(live.name, host, seats)


def check_seat(live: LiveTable, seat: Seat, authorization: str | None) -> None:
    if seat not in seats_opened_by((token_in(authorization),), live.table.places):
        raise NotAuthorizedException("this is not your seat")


def info(live: LiveTable) -> TableInfo:
    match = live.table.match
    return TableInfo(
        table=live.name,
        game=match.setup.game,
        title=match.game.title,
        status=live.table.status,
        dice=match.setup.dice,
        commitment=match.setup.commitment,
        revision=match.revision,
        people=tuple(place.name for place in live.table.places),
        rematch=live.rematch,
        from_file=live.table.from_file,
        continued=None if match.journal.continued is None else match.journal.continued.rules,
        shown_from=match.journal.repeatable_from,
        scenes=scene_infos(match),
        branched_at=branched_at(match),
        content=match.journal.latest_content,
        own_content=live.table.own_content,
        asked=live.table.awaited if live.table.status == "playing" else (),
    )
