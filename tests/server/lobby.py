"""Tables for tests, made as a page makes them."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from starhold.table.lobby import Created, Problem, TableInfo


def seats(*kinds: str) -> list[dict[str, str]]:
    """Who shall sit where."""
    return [{"kind": kind, "name": f"Captain {number}"} for number, kind in enumerate(kinds, 1)]


def create(http: httpx.Client, *kinds: str, game: str = "demo", **fields: Any) -> Created:
    """A new table."""
    response = http.post("/api/tables", json={"game": game, "seats": seats(*kinds), **fields})
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=Created)


def tokens_of(created: Created) -> list[str]:
    """The tokens of the seats that people have."""
    return [seat.token for seat in created.seats if seat.token is not None]


def bearer(token: str | None) -> dict[str, str]:
    """The header that shows a token."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def behind_proxy(address: str) -> dict[str, str]:
    """What a proxy on the same machine says of who has asked it."""
    return {"X-Forwarded-For": address}


def problem(response: httpx.Response) -> str:
    """Why a request was refused."""
    assert 400 <= response.status_code < 500, response.text
    return msgspec.json.decode(response.content, type=Problem).reason


def look(http: httpx.Client, table: str) -> TableInfo:
    """What everybody may know of a table."""
    return msgspec.json.decode(http.get(f"/api/tables/{table}").raise_for_status().content, type=TableInfo)
