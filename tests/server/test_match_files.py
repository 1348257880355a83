"""Match files on tables: everybody is told, for ever, and files that do not stand up to a check are refused."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

import starhold
from starhold.games.xia import Xia
from starhold.table.lobby import Created

from ..kernel.play import forged
from .guests import guest
from .lobby import bearer, create, look, problem, tokens_of
from .quick import quick
from .serving import Serving

REPLAYS = Path(__file__).parents[1] / "replays" / "xia"


def played(answers: int = 3) -> str:
    match = starhold.new("demo", seats=2, seed=7)
    while not match.over and match.revision < answers:
        match.answer(match.decision.options[-1])
    return match.dumps()


def upload(http: httpx.Client, text: str) -> Created:
    response = http.post("/api/matches", content=text.encode()).raise_for_status()
    return msgspec.json.decode(response.content, type=Created)


def test_a_table_laid_from_a_file_says_so_for_ever(database: str) -> None:
    with Serving(quick(database=database)) as server, server.http() as http:
        laid, begun = upload(http, played()), create(http, "me", "me")
        assert (look(http, laid.table).from_file, look(http, begun.table).from_file) == (True, False)
    with Serving(quick(database=database)) as server, server.http() as http:
        assert (look(http, laid.table).from_file, look(http, begun.table).from_file) == (True, False)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (starhold.kernel.commitment("7"), "0" * 64, "the seed is not the promised one"),
        ('"seed":"7"', '"seed":"8"', "the seed is not the promised one"),
        ("shuffle=", "shuffle=0,", "the rules shuffle 8 things"),
    ],
)
def test_a_file_that_verify_would_fault_is_refused_with_the_reason(
    http: httpx.Client, old: str, new: str, reason: str
) -> None:
    text = forged(played(), lambda lines: lines.__setitem__(0, lines[0].replace(old, new, 1)))
    assert reason in problem(http.post("/api/matches", content=text.encode()))


@pytest.mark.anyio
async def test_everybody_at_the_table_is_told(server: Serving, http: httpx.Client) -> None:
    laid, begun = upload(http, played()), create(http, "me", "me")
    for created, is_from_file in ((laid, True), (begun, False)):
        async with (
            guest(server.address, created.table, tokens_of(created)[0]) as player,
            guest(server.address, created.table) as onlooker,
        ):
            assert (player.seated.from_file, onlooker.seated.from_file) == (is_from_file, is_from_file)


def test_a_rematch_is_begun_here(http: httpx.Client) -> None:
    laid = upload(http, played(10_000))
    assert look(http, laid.table).status == "over"
    http.post(f"/api/tables/{laid.table}/rematch", headers=bearer(laid.host)).raise_for_status()
    again = look(http, laid.table).rematch
    assert again is not None
    assert not look(http, again).from_file


class TestOlderRules:
    @pytest.fixture(params=["rules-1b-lanes-base-in-the-middle", "rules-1g-balance-whole-box-finished"])
    def text(self, request: pytest.FixtureRequest) -> str:
        return (REPLAYS / f"{request.param}.starhold").read_text(encoding="utf-8")

    def test_it_is_laid_on_a_table_and_says_by_which_rules_it_goes_on(self, http: httpx.Client, text: str) -> None:
        shown = look(http, upload(http, text).table)
        assert (shown.from_file, shown.continued, shown.shown_from) == (True, Xia.rules_version, shown.revision)

    def test_boards_are_shown_from_where_the_rules_of_today_took_it_over(self, http: httpx.Client, text: str) -> None:
        table = upload(http, text).table
        last = look(http, table).revision
        assert http.get(f"/api/tables/{table}/moments/{last}").raise_for_status().json()["revision"] == last
        assert "known from revision" in problem(http.get(f"/api/tables/{table}/moments/{last - 1}"))

    def test_it_is_the_same_when_the_server_starts_again(self, database: str, text: str) -> None:
        with Serving(quick(database=database)) as server, server.http() as http:
            table = upload(http, text).table
            before = look(http, table), http.get(f"/api/tables/{table}/moments/{look(http, table).revision}").json()
        with Serving(quick(database=database)) as server, server.http() as http:
            assert before == (
                look(http, table),
                http.get(f"/api/tables/{table}/moments/{look(http, table).revision}").json(),
            )
