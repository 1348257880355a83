"""Nobody opens tables without end."""

from __future__ import annotations

import httpx
import pytest

import starhold
from starhold.server import limits
from starhold.server.limits import AddressLimit, household

from .lobby import behind_proxy, create, problem, seats
from .quick import quick
from .serving import Serving


class Clock:
    """A time that goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


class TestCounting:
    def test_a_minute_s_worth_may_come_at_once_and_then_one_after_the_other(self, clock: Clock) -> None:
        limit = AddressLimit(6)
        assert [limit.wait("a") for _ in range(6)] == [0.0] * 6
        assert limit.wait("a") == pytest.approx(10)
        assert limit.wait("a") == pytest.approx(10), "to ask again does not make it worse"
        assert limit.wait("b") == 0.0
        clock.now += 10
        assert [limit.wait("a") > 0 for _ in range(2)] == [False, True]

    @pytest.mark.parametrize("now", [0.1, 396.17, 1234.567, 98765.4321])
    def test_the_first_never_comes_too_early(self, clock: Clock, now: float) -> None:
        clock.now = now
        limit = AddressLimit(1)
        assert limit.wait("a") == 0.0
        assert limit.wait("a") == pytest.approx(60)

    def test_whoever_has_waited_long_enough_is_forgotten(self, clock: Clock) -> None:
        limit = AddressLimit(6)
        for number in range(100):
            limit.wait(f"address {number}")
        clock.now += 61
        limit.wait("a")
        assert list(limit._used_until) == ["a"]

    def test_without_a_limit_nobody_waits(self, clock: Clock) -> None:
        limit = AddressLimit(0)
        assert {limit.wait("a") for _ in range(1000)} == {0.0}

    @pytest.mark.parametrize(
        ("address", "counted"),
        [
            ("192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:db8:1:2::9", "2001:db8:1:2::"),
            ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
            ("testclient", "testclient"),
            ("", ""),
        ],
    )
    def test_a_household_is_counted_once(self, address: str, counted: str) -> None:
        assert household(address) == counted


class TestRequests:
    def test_too_many_are_refused_with_a_reason(self, database: str) -> None:
        match = starhold.new("demo", seats=2, seed=5).dumps().encode()
        wanted = {"game": "demo", "seats": seats("me", "me")}
        with Serving(quick(database=database, tables_per_minute=3)) as server, server.http() as http:
            table = create(http, "me", "me").table
            assert http.post("/api/matches", content=match).is_success
            assert problem(http.post("/api/tables", content=b"{"))
            for refused in (http.post("/api/tables", json=wanted), http.post("/api/matches", content=match)):
                assert refused.status_code == 429
                assert "too many" in problem(refused)
                assert 1 <= int(refused.headers["retry-after"]) <= 20
            assert http.get(f"/api/tables/{table}").is_success
            assert http.post("/api/tables/nowhere/start").status_code == 404

    def test_a_proxy_says_whose_requests_they_are(self, database: str) -> None:
        wanted = {"game": "demo", "seats": seats("me", "me")}
        with Serving(quick(database=database, tables_per_minute=1)) as server, server.http() as http:
            for address in ("192.0.2.1", "192.0.2.2"):
                codes = [
                    http.post("/api/tables", json=wanted, headers=behind_proxy(address)).status_code for _ in range(2)
                ]
                assert codes == [201, 429]

    def test_it_is_described(self, http: httpx.Client) -> None:
        paths = http.get("/api/schema/openapi.json").raise_for_status().json()["paths"]
        described = {path for path, item in paths.items() if "429" in item.get("post", {}).get("responses", {})}
        assert described == {
            "/api/tables",
            "/api/matches",
            "/api/tables/{name}/rematch",
            "/api/tables/{name}/branch",
        }
