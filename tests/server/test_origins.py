"""A browser that has opened another page sends what that page wants, in its visitor's name."""

from __future__ import annotations

import httpx
import msgspec
import pytest

import starhold

from .lobby import bearer, create, look, problem, seats
from .quick import quick
from .serving import Serving


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_they_change_nothing_here(http: httpx.Client, headers: dict[str, str]) -> None:
    wanted = msgspec.json.encode({"game": "demo", "seats": seats("me", "me")})
    created = create(http, "me", "friend")
    plain = {**headers, "Content-Type": "text/plain"}
    for path, content in (
        ("/api/tables", wanted),
        ("/api/matches", starhold.new("demo", seats=2, seed=5).dumps().encode()),
        (f"/api/tables/{created.table}/start", b""),
    ):
        response = http.post(path, content=content, headers={**plain, **bearer(created.host)})
        assert response.status_code == 403
        assert "another page" in problem(response)
    assert look(http, created.table).status == "gathering"


def test_our_own_page_and_those_that_the_host_names_may(database: str) -> None:
    friendly = "https://friends.example"
    wanted = {"game": "demo", "seats": seats("me", "me")}
    with Serving(quick(database=database, origins=(friendly,))) as server, server.http() as http:
        for headers in (
            {"Origin": f"http://{server.address}", "Sec-Fetch-Site": "same-origin"},
            {"Origin": friendly, "Sec-Fetch-Site": "cross-site"},
            {},
        ):
            assert http.post("/api/tables", json=wanted, headers=headers).status_code == 201


def test_a_request_in_json_says_that_it_is(http: httpx.Client) -> None:
    wanted = msgspec.json.encode({"game": "demo", "seats": seats("me", "me")})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        response = http.post("/api/tables", content=wanted, headers={"Content-Type": kind})
        assert response.status_code == 415
        assert "application/json" in problem(response)
