"""Looking back over HTTP: moments of a match, older lines of its log, and another way from the beginning of a scene."""

from __future__ import annotations

import gzip
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, FromQuery, JSONBody

from starhold.kernel import Viewer
from starhold.table import Place, hash_of, new_token, seats_opened_by
from starhold.table.lobby import Created, LogPart, NewBranch
from starhold.table.past import log_part, part_before
from starhold.table.record import entries_of

from .api import Bearer, HubHere, check_seat, expect_json, lay
from .descriptions import MOMENT, problems
from .hub import Hub
from .keeping import rows_of
from .limits import limited
from .live import LiveTable
from .origins import refuse_other_pages

UNCOMPRESSED = "is sent as it is"
"""Marks a route that does not leave compression to the application."""
COMPRESSED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


class Past(Controller):
    """The past of a table."""

    path = "/api/tables"
    guards = [refuse_other_pages]

    @get(
        "/{name:str}/moments/{revision:int}",
        guards=[limited("moments")],
        responses={200: MOMENT, **problems(400, 401, 404, 429)},
        opt={UNCOMPRESSED: True},
    )
    async def moment(
        self,
        request: Request[Any, Any, Any],
        name: FromPath[str],
        revision: FromPath[int],
        hub: HubHere,
        viewer: FromQuery[int | None] = None,
        authorization: Bearer = None,
    ) -> Response[bytes]:
        """How the match stood after so many answers: for a seat's own eyes, or once it is over for anybody's."""
        live = await hub.table(name)
        if viewer is not None and not live.table.match.over:
            check_seat(live, viewer, authorization)
        shown = await hub.moment(live, revision, viewer)
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return Response(gzip.decompress(shown), media_type="application/json")
        return Response(shown, media_type="application/json", headers=COMPRESSED)

    @get(
        "/{name:str}/log",
        guards=[limited("moments")],
        responses=problems(400, 401, 404, 429),
    )
    async def earlier(
        self,
        name: FromPath[str],
        before: FromQuery[int],
        hub: HubHere,
        viewer: FromQuery[int | None] = None,
        authorization: Bearer = None,
    ) -> LogPart:
        """Older lines of the log, up to a revision: for a seat's own eyes, or once it is over for anybody's."""
        live = await hub.table(name)
        if viewer is not None and not live.table.match.over:
            check_seat(live, viewer, authorization)
        return await lines_before(hub, live, max(0, before), viewer)

    @post(
        "/{name:str}/branch",
        guards=[limited("tables"), limited("match files"), expect_json],
        responses=problems(400, 401, 403, 404, 413, 415, 429),
    )
    async def branch(self, name: FromPath[str], data: JSONBody[NewBranch], hub: HubHere) -> Created:
        """From here, differently: a new table with the match as it was at the beginning of a scene."""
        live = await hub.table(name)
        check_may_branch(live, data.tokens)
        found = await hub.branch(live, data.scene)
        tokens = [new_token() if place.kind == "person" else None for place in live.table.places]
        places = tuple(
            place if token is None else Place(place.seat, "person", place.name, hash_of(token))
            for place, token in zip(live.table.places, tokens, strict=True)
        )
        return await lay(hub, found, places, tokens, from_file=live.table.from_file)


async def lines_before(hub: Hub, live: LiveTable, before: int, viewer: Viewer) -> LogPart:
    """What a viewer was told up to a revision, as far back as its scene goes or as can be sent at once."""
    async with live.lock:
        match = live.table.match
        last = min(before, match.revision)
        begin = part_before(match, last)
        rows = await hub.store.entries_after(live.name, max(0, begin), last)
        entries = entries_of(type(match.game), rows_of(rows), max(0, begin) + 1)
        return log_part(match, entries, begin, viewer)


def check_may_branch(live: LiveTable, tokens: tuple[str, ...]) -> None:
    """Refuse to show what may lie hidden to somebody whom others play against; where nothing does, to strangers."""
    table = live.table
    people = {place.seat for place in table.places if place.kind == "person"}
    opened = set(seats_opened_by(tokens, table.places))
    may = people <= opened if table.match.game.hides else bool(opened)
    if not table.match.over and not may:
        raise NotAuthorizedException(
            "the match is not over: hidden cards lie the same way in both, so only someone who plays alone may try"
        )
