"""The HTTP interface: what it gives, and to whom."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import starhold
from starhold.server.settings import Settings

from .finished import finished_by_people, finished_table
from .lobby import bearer, create, look, problem, seats, tokens_of
from .quick import quick
from .serving import Serving

REPLAYS = Path(__file__).parents[1] / "replays" / "xia"


class TestGames:
    def test_all_games_are_listed_with_what_a_form_needs(self, http: httpx.Client) -> None:
        games = {game["name"]: game for game in http.get("/api/games").raise_for_status().json()}
        assert {"demo", "lifeboat", "xia"} <= set(games)
        assert (games["demo"]["fewest_seats"], games["demo"]["most_seats"]) == (2, 4)
        assert {option["kind"] for option in games["xia"]["options"]} <= {"yes-no", "number", "choice"}

    def test_rules_are_told_clause_by_clause(self, http: httpx.Client) -> None:
        clauses = http.get("/api/games/demo/rules").raise_for_status().json()
        assert {"DEMO-FLY-01", "DEMO-SCAN-02"} <= {clause["id"] for clause in clauses}
        assert all(clause["sentence"] for clause in clauses)

    def test_there_are_no_rules_of_an_unknown_game(self, http: httpx.Client) -> None:
        response = http.get("/api/games/chess/rules")
        assert response.status_code == 404
        assert "chess" in problem(response)


class TestCreating:
    def test_people_get_tokens_and_bots_none(self, http: httpx.Client) -> None:
        created = create(http, "me", "friend", "bot")
        assert [seat.token is None for seat in created.seats] == [False, False, True]
        assert len({created.host, *tokens_of(created)}) == 3

    def test_it_begins_when_nobody_has_to_be_waited_for(self, http: httpx.Client) -> None:
        assert look(http, create(http, "me", "bot").table).status == "playing"
        assert look(http, create(http, "me", "friend").table).status == "gathering"

    def test_options_are_kept(self, http: httpx.Client, server: Serving) -> None:
        created = create(http, "me", "me", "me", game="xia", options={"first_game": True}, dice="asked")
        live = server.there(server.hub.table(created.table))
        assert live.table.match.setup.options["first_game"] is True
        assert look(http, created.table).dice == "asked"

    def test_a_match_of_bots_comes_to_its_end_by_itself(self, http: httpx.Client) -> None:
        assert look(http, finished_table(http).table).status == "over"

    @pytest.mark.parametrize("module", ["this", "tests.server.never_there"])
    def test_what_looks_like_a_module_is_never_imported(self, http: httpx.Client, module: str) -> None:
        assert module not in sys.modules
        game = f"{module}:Game"
        response = http.post("/api/tables", json={"game": game, "seats": seats("me", "bot")})
        assert "no game" in problem(response)
        assert "no game" in problem(http.get(f"/api/games/{game}/rules"))
        assert module not in sys.modules

    @pytest.mark.parametrize(
        "changes",
        [
            {"game": "chess"},
            {"game": ""},
            {"game": "x" * 41},
            {"game": None},
            {"seats": []},
            {"seats": seats("me")},
            {"seats": seats(*["me"] * 5)},
            {"seats": seats(*["bot"] * 17)},
            {"seats": seats("me", "ghost")},
            {"seats": [{"kind": "me", "name": ""}, {"kind": "bot", "name": "B"}]},
            {"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "bot", "name": "B"}]},
            {"seats": [{"kind": "me", "name": "line\nbreak"}, {"kind": "bot", "name": "B"}]},
            {"seats": [{"kind": "me", "name": "A", "token": "mine"}, {"kind": "bot", "name": "B"}]},
            {"options": {"no_such_option": True}},
            {"game": "xia", "seats": seats("me", "me", "me"), "options": {"first_game": "perhaps"}},
            {"game": "xia", "seats": seats("me", "me", "me"), "options": {"goal": 10**30}},
            {"game": "xia", "seats": seats("me")},
            {"game": "xia", "seats": seats("me", "bot"), "options": {"solo": "easy"}},
            {"options": [1]},
            {"dice": "scripted"},
            {"dice": 6},
            {"seed": "7"},
        ],
        ids=str,
    )
    def test_what_is_not_possible_is_refused_with_a_reason(self, http: httpx.Client, changes: dict[str, Any]) -> None:
        wanted = {"game": "demo", "seats": seats("me", "bot"), **changes}
        assert problem(http.post("/api/tables", json=wanted))

    @pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"game":"demo"}'])
    def test_what_is_no_request_is_refused(self, http: httpx.Client, body: bytes) -> None:
        assert problem(http.post("/api/tables", content=body, headers={"Content-Type": "application/json"}))

    def test_there_is_nothing_at_a_table_that_does_not_exist(self, http: httpx.Client) -> None:
        for path in ("", "/scenery", "/box", "/played", "/match", "/moments/0"):
            for name in ("nowhere", "%00", "a%00b", "%ff", "x" * 5000):
                assert http.get(f"/api/tables/{name}{path}").status_code == 404
        for path in ("/start", "/close", "/rematch", "/seats/0/bot", "/seats/0/invite", "/seats/0/remove"):
            assert http.post(f"/api/tables/nowhere{path}").status_code == 404


class TestRights:
    @pytest.mark.parametrize("path", ["start", "close", "seats/1/bot", "seats/1/invite", "seats/1/remove"])
    def test_only_the_host_may(self, http: httpx.Client, path: str) -> None:
        created = create(http, "me", "friend")
        other = create(http, "me", "friend")
        before = look(http, created.table)
        for token in (None, "x" * 43, *tokens_of(created), other.host, *tokens_of(other)):
            response = http.post(f"/api/tables/{created.table}/{path}", headers=bearer(token))
            assert response.status_code == 401
            assert "host" in problem(response)
        assert look(http, created.table) == before
        assert http.post(f"/api/tables/{created.table}/{path}", headers=bearer(created.host)).is_success

    def test_only_the_host_calls_for_a_rematch(self, http: httpx.Client) -> None:
        created = finished_by_people(http)
        path = f"/api/tables/{created.table}/rematch"
        for token in (None, *tokens_of(created)):
            assert http.post(path, headers=bearer(token)).status_code == 401

    def test_a_token_shown_in_another_way_counts_nothing(self, http: httpx.Client) -> None:
        created = create(http, "me", "friend")
        path = f"/api/tables/{created.table}/start"
        for header in (created.host, f"Basic {created.host}", f"Bearer  {created.host}", "Bearer " + "x" * 300):
            assert http.post(path, headers={"Authorization": header}).is_client_error
        assert http.post(path, params={"token": created.host}).status_code == 401
        assert look(http, created.table).status == "gathering"

    def test_everybody_says_what_they_themselves_are_called(self, http: httpx.Client) -> None:
        created = create(http, "me", "friend")
        mine, theirs = tokens_of(created)
        path = f"/api/tables/{created.table}/seats/1/name"
        for token in (None, mine, created.host):
            assert http.post(path, json={"name": "Mallory"}, headers=bearer(token)).status_code == 401
        renamed = http.post(path, json={"name": "Ada \N{ROCKET}"}, headers=bearer(theirs)).raise_for_status()
        assert renamed.json()["people"] == ["Captain 1", "Ada \N{ROCKET}"]
        for name in ("", "x" * 41, "a\x00b", 7):
            assert problem(http.post(path, json={"name": name}, headers=bearer(theirs)))
        assert look(http, created.table).people == ("Captain 1", "Ada \N{ROCKET}")

    @pytest.mark.parametrize("seat", [2, 99, -1, 10**30])
    def test_there_are_no_more_seats_than_at_the_table(self, http: httpx.Client, seat: int) -> None:
        created = create(http, "me", "friend")
        path = f"/api/tables/{created.table}/seats/{seat}"
        for verb in ("bot", "invite", "remove"):
            assert problem(http.post(f"{path}/{verb}", headers=bearer(created.host)))
        assert problem(http.post(f"{path}/name", json={"name": "A"}, headers=bearer(created.host)))

    def test_an_invitation_takes_the_seat_from_whoever_had_it(self, http: httpx.Client) -> None:
        created = create(http, "me", "friend")
        old = tokens_of(created)[1]
        path = f"/api/tables/{created.table}/seats/1"
        new = http.post(f"{path}/invite", headers=bearer(created.host)).raise_for_status().json()["token"]
        assert http.post(f"{path}/name", json={"name": "Old"}, headers=bearer(old)).status_code == 401
        assert http.post(f"{path}/name", json={"name": "New"}, headers=bearer(new)).is_success

    def test_whoever_is_removed_has_no_seat_until_invited_again(self, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        old = tokens_of(created)[0]
        path = f"/api/tables/{created.table}/seats/0"
        info = http.post(f"{path}/remove", headers=bearer(created.host)).raise_for_status().json()
        assert (info["status"], info["people"]) == ("playing", ["Captain 1", "Captain 2"])
        assert http.post(f"{path}/name", json={"name": "Old"}, headers=bearer(old)).status_code == 401
        moment = http.get(f"/api/tables/{created.table}/moments/0", params={"viewer": 0}, headers=bearer(old))
        assert moment.status_code == 401
        new = http.post(f"{path}/invite", headers=bearer(created.host)).raise_for_status().json()["token"]
        assert http.post(f"{path}/name", json={"name": "Old"}, headers=bearer(old)).status_code == 401
        assert http.post(f"{path}/name", json={"name": "New"}, headers=bearer(new)).is_success

    def test_a_bot_plays_on_and_its_seat_has_no_token_any_more(self, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        for seat in (0, 1):
            path = f"/api/tables/{created.table}/seats/{seat}/bot"
            info = http.post(path, headers=bearer(created.host)).raise_for_status().json()
        assert info["status"] == "over"
        path = f"/api/tables/{created.table}/seats/0/name"
        assert http.post(path, json={"name": "A"}, headers=bearer(tokens_of(created)[0])).status_code == 401

    def test_a_rematch_is_at_one_new_table_where_the_old_tokens_count(self, http: httpx.Client) -> None:
        created = finished_by_people(http)
        path = f"/api/tables/{created.table}/rematch"
        names = {http.post(path, headers=bearer(created.host)).raise_for_status().json()["rematch"] for _ in range(3)}
        assert len(names) == 1
        again = names.pop()
        assert look(http, again).status == "playing"
        assert look(http, again).commitment != look(http, created.table).commitment
        path = f"/api/tables/{again}/seats/0/name"
        assert http.post(path, json={"name": "Again"}, headers=bearer(tokens_of(created)[0])).is_success
        assert http.post(f"/api/tables/{again}/start", headers=bearer(created.host)).is_success

    def test_there_is_no_rematch_before_the_end(self, http: httpx.Client) -> None:
        for created in (create(http, "me", "friend"), create(http, "me", "me")):
            response = http.post(f"/api/tables/{created.table}/rematch", headers=bearer(created.host))
            assert response.status_code == 400
            assert "not over" in problem(response)
            assert look(http, created.table).rematch is None

    def test_a_rematch_is_played_with_what_the_match_was_played_with(self, http: httpx.Client) -> None:
        """The file names no expansion, as those of earlier releases: then there was none."""
        text = (REPLAYS / "trader-wins.starhold").read_bytes()
        old = http.post("/api/matches", content=text).raise_for_status().json()
        path = f"/api/tables/{old['table']}/rematch"
        new = http.post(path, headers=bearer(old["host"])).raise_for_status().json()["rematch"]
        played, again = (http.get(f"/api/tables/{table}/scenery").json() for table in (old["table"], new))
        assert again == played
        assert len(again["sectors"]) == 21

    def test_the_box_of_a_table_is_the_one_that_is_played_with(self, http: httpx.Client) -> None:
        text = (REPLAYS / "trader-wins.starhold").read_bytes()
        old = http.post("/api/matches", content=text).raise_for_status().json()["table"]
        boxes = (http.get(path).raise_for_status().json() for path in (f"/api/tables/{old}/box", "/api/games/xia/box"))
        played, usual = ({section["name"]: len(section["items"]) for section in box} for box in boxes)
        assert played["Sectors"] == 21
        assert "Relics" not in played
        assert usual["Sectors"] > 21
        assert len(http.get("/api/games/xia/scenery").json()["sectors"]) == usual["Sectors"]
        assert [section["name"] for section in http.get("/api/games/demo/box").json()] == ["Tokens"]
        assert http.get("/api/games/nothing/box").status_code == 404

    def test_everybody_may_know_who_is_asked(self, http: httpx.Client) -> None:
        waiting, playing = create(http, "me", "friend"), create(http, "me", "me")
        assert look(http, waiting.table).asked == ()
        assert look(http, playing.table).asked == (0,)


class TestMatchFiles:
    def test_a_file_is_given_only_when_there_are_no_secrets_left(self, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        for token in (None, created.host, *tokens_of(created)):
            response = http.get(f"/api/tables/{created.table}/match", headers=bearer(token))
            assert "secrets" in problem(response)

    def test_a_finished_match_can_be_checked_by_anybody(self, http: httpx.Client) -> None:
        table = finished_table(http).table
        response = http.get(f"/api/tables/{table}/match").raise_for_status()
        assert response.headers["content-disposition"] == f'attachment; filename="{table}.starhold"'
        match = starhold.kernel.Match.loads(response.text)
        assert match.over
        assert match.replay().fingerprint() == match.fingerprint()

    def test_a_finished_match_is_laid_on_a_table_to_look_at(self, http: httpx.Client) -> None:
        finished = finished_table(http).table
        text = http.get(f"/api/tables/{finished}/match").raise_for_status().content
        created = http.post("/api/matches", content=text).raise_for_status().json()
        shown, original = look(http, created["table"]), look(http, finished)
        assert (shown.status, shown.revision, shown.commitment) == ("over", original.revision, original.commitment)
        assert http.get(f"/api/tables/{created['table']}/match").content == text

    def test_an_unfinished_match_is_played_on(self, http: httpx.Client) -> None:
        match = starhold.new("xia", seats=3, seed=5)
        for _ in range(30):
            match.answer(match.decision.options[0])
        created = http.post("/api/matches", content=match.dumps().encode()).raise_for_status().json()
        assert (look(http, created["table"]).status, look(http, created["table"]).revision) == ("playing", 30)
        assert [seat["token"] is not None for seat in created["seats"]] == [True, True, True]

    @pytest.mark.parametrize(
        "damage",
        [
            lambda text: "",
            lambda text: "no match at all",
            lambda text: text[: len(text) // 2],
            lambda text: text.replace('"answer":"fly 1"', '"answer":"fly 4"', 1),
            lambda text: text.replace('"game":"demo"', '"game":"this:Demo"'),
            lambda text: text + "\x00\x00",
            lambda text: "{" * 100_000,
            lambda text: '{"starhold":99}\n',
            lambda text: text.replace('"seats":2', '"seats":9' + "9" * 400),
        ],
    )
    def test_a_broken_file_is_refused(self, http: httpx.Client, damage: Any) -> None:
        match = starhold.new("demo", seats=2, seed=5)
        match.answer("fly 1")
        text = damage(match.dumps())
        assert problem(http.post("/api/matches", content=text.encode()))
        assert "this" not in sys.modules

    def test_a_file_of_any_bytes_is_refused(self, http: httpx.Client) -> None:
        assert problem(http.post("/api/matches", content=bytes(range(256)) * 100))

    def test_a_huge_file_is_refused_without_being_read(self, http: httpx.Client) -> None:
        response = http.post("/api/matches", content=b"x" * (Settings().upload_bytes + 1))
        assert response.status_code == 413
        assert problem(response)


class TestMoments:
    def test_while_it_runs_a_seat_looks_back_with_its_own_eyes_only(self, http: httpx.Client) -> None:
        created = create(http, "me", "me")
        other = create(http, "me", "me")
        mine, theirs = tokens_of(created)
        path = f"/api/tables/{created.table}/moments/0"
        assert http.get(path).raise_for_status().json()["viewer"] is None
        own = http.get(path, params={"viewer": 0}, headers=bearer(mine)).raise_for_status().json()
        assert own["viewer"] == 0
        assert own["ending"] is None
        for token in (None, theirs, created.host, *tokens_of(other)):
            assert http.get(path, params={"viewer": 0}, headers=bearer(token)).status_code == 401

    def test_once_it_is_over_anybody_looks_with_any_eyes(self, http: httpx.Client) -> None:
        table = finished_table(http).table
        last = look(http, table).revision
        for viewer in (None, 0, 1):
            for revision in (0, 1, last // 2, last):
                params = {} if viewer is None else {"viewer": viewer}
                shown = http.get(f"/api/tables/{table}/moments/{revision}", params=params).raise_for_status().json()
                assert (shown["revision"], shown["viewer"]) == (revision, viewer)
                assert (shown["ending"] is not None) == (revision == last)

    @pytest.mark.parametrize(("revision", "viewer"), [(10**6, 0), (-1, 0), (10**30, 0), (0, 2), (0, -1), (0, 10**30)])
    def test_there_is_no_other_moment_and_no_other_viewer(self, http: httpx.Client, revision: int, viewer: int) -> None:
        table = finished_table(http).table
        assert problem(http.get(f"/api/tables/{table}/moments/{revision}", params={"viewer": viewer}))


class TestTheProcess:
    def test_it_says_that_it_runs_and_is_ready(self, http: httpx.Client) -> None:
        assert http.get("/health").json() == {"status": "ok"}
        assert http.get("/ready").json() == {"status": "ok"}

    def test_it_is_not_ready_without_its_database(self, database: str) -> None:
        with Serving(quick(database=database)) as server, server.http() as http:
            server.there(server.hub.store.close())
            assert http.get("/health").is_success
            assert http.get("/ready").status_code == 503

    def test_its_own_mistakes_are_told_to_nobody(self, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
        async def fail(name: str) -> None:
            raise ZeroDivisionError("the password is 1234")

        with Serving(quick(database=database)) as server, server.http() as http:
            monkeypatch.setattr(server.hub.store, "load", fail)
            response = http.get("/api/tables/nowhere")
            assert response.status_code == 500
            assert response.json() == {"reason": "something went wrong here; it was noted"}

    def test_it_can_be_measured(self, http: httpx.Client) -> None:
        finished_table(http)
        figures = dict(line.rsplit(" ", 1) for line in http.get("/metrics").text.splitlines() if line[0] != "#")
        assert float(figures["starhold_answers_total"]) > 0
        assert float(figures["starhold_tables"]) > 0
        assert float(figures["starhold_keeping_seconds_count"]) > 0


class TestThePage:
    @pytest.mark.parametrize("path", ["/", "/table/some-table", "/rules/xia"])
    def test_every_address_of_the_page_has_its_frame(self, http: httpx.Client, path: str) -> None:
        response = http.get(path).raise_for_status()
        assert response.headers["content-type"].startswith("text/html")
        assert "<title>Starhold" in response.text
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["x-content-type-options"] == "nosniff"

    def test_its_files_are_served_and_no_others(self, http: httpx.Client) -> None:
        assert "javascript" in http.get("/assets/page.js").raise_for_status().headers["content-type"]
        for path in ("/assets/%00", "/assets/a%00b", "/assets/" + "x" * 5000, "/assets/%ff", "/assets", "/assets/"):
            response = http.get(path)
            assert response.status_code == 404
            assert problem(response)
        for path in ("/assets/../index.html", "/assets/..%2f..%2fstarhold.db", "/assets//etc/passwd", "/starhold.db"):
            assert http.get(path).status_code == 404

    def test_without_a_built_page_it_says_what_to_do(self, database: str, tmp_path: Any) -> None:
        with Serving(quick(database=database, page=tmp_path)) as server, server.http() as http:
            assert "make page" in http.get("/").raise_for_status().text
