"""Content of the host's own at a server: for new tables, for those that were left, and for replays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from starhold.games.demo import Demo
from starhold.kernel import BadContent, BadSetup, Match, UnknownGame
from starhold.kernel.content import catalogue_of
from starhold.server.app import create_app
from starhold.server.settings import read_settings
from starhold.table import shelf
from starhold.table.catalogue import game_info
from starhold.table.lobby import Created, GameInfo
from tests.campaign import Voyage
from tests.campaign.tables import ISLE, make_known

from .lobby import create, look, problem, seats, tokens_of
from .quick import quick
from .serving import Serving

OTHER_ISLE = ISLE.replace("spaces = 1", "spaces = 2")


@pytest.fixture(autouse=True)
def voyages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    make_known(monkeypatch)
    yield
    shelf.lay_out(())


@pytest.fixture
def isles(tmp_path: Path) -> Path:
    folder = tmp_path / "isles" / "legs"
    folder.mkdir(parents=True)
    (folder / "isle.toml").write_text(ISLE, encoding="utf-8")
    return folder.parent


def serving(database: str, *folders: Path) -> Serving:
    return Serving(quick(database=database, content=tuple(f"voyage={folder}" for folder in folders)))


def opened(http: httpx.Client) -> Created:
    return create(http, "me", game="voyage", options={"start": "isle"})


def change(isles: Path) -> None:
    """The host edits the folder, and starts the server again."""
    (isles / "legs" / "isle.toml").write_text(OTHER_ISLE, encoding="utf-8")
    catalogue_of.cache_clear()


def test_new_tables_are_played_with_it_and_say_so(database: str, isles: Path) -> None:
    with serving(database, isles) as server, server.http() as http:
        games = msgspec.json.decode(http.get("/api/games").content, type=list[GameInfo])
        [voyage] = [game for game in games if game.name == "voyage"]
        [start] = [option for option in voyage.options if option.name == "start"]
        digest = catalogue_of(Voyage, isles).digest
        assert (voyage.own_content, voyage.content) == ("isles", digest)
        assert ("isle", "The Isle") in zip(start.choices, start.names, strict=True)
        told = look(http, opened(http).table)
        assert (told.own_content, told.content, told.scenes[0].title) == ("isles", digest, "The Isle")
        wrong = {"game": "voyage", "seats": seats("me"), "options": {"start": "atlantis"}}
        assert "must be one of" in problem(http.post("/api/tables", json=wrong))
        assert look(http, create(http, "me", "me").table).own_content == ""


def test_a_table_is_taken_up_with_what_it_was_played_with(database: str, isles: Path, tmp_path: Path) -> None:
    others = tmp_path / "others"
    others.mkdir()
    (others / "isle.toml").write_text(OTHER_ISLE, encoding="utf-8")
    with serving(database, isles) as server, server.http() as http:
        created = opened(http)
    with serving(database, others, isles) as server, server.http() as http:
        told = look(http, created.table)
        assert (told.own_content, told.content) == ("isles", catalogue_of(Voyage, isles).digest)
        assert look(http, opened(http).table).own_content == "others"
        moment = http.get(f"/api/tables/{created.table}/moments/0").raise_for_status().json()
        assert moment["view"]["leg"] == "isle"
        body = {"scene": 0, "tokens": tokens_of(created)}
        branch = http.post(f"/api/tables/{created.table}/branch", json=body).raise_for_status().json()
        assert look(http, branch["table"]).own_content == "isles"


def test_a_table_whose_content_is_gone_says_so(database: str, isles: Path) -> None:
    with serving(database, isles) as server, server.http() as http:
        name = opened(http).table
    digest = catalogue_of(Voyage, isles).digest
    with serving(database) as server, server.http() as http:
        said = problem(http.get(f"/api/tables/{name}"))
        assert f"it is played with the content `isles` ({digest}), which is not here" in said
        with (
            connect(f"ws://{server.address}/api/tables/{name}/socket") as socket,
            pytest.raises(ConnectionClosed) as end,
        ):
            socket.recv(10)
        assert end.value.rcvd is not None
        assert (end.value.rcvd.code, "which is not here" in end.value.rcvd.reason) == (4503, True)
        assert look(http, create(http, "me", game="voyage").table).own_content == ""
    change(isles)
    with serving(database, isles) as server, server.http() as http:
        assert "which has changed since" in problem(http.get(f"/api/tables/{name}"))


def test_newer_rules_take_a_table_over_with_the_folder_of_its_name(
    database: str, isles: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database, isles) as server, server.http() as http:
        name = opened(http).table
    change(isles)
    monkeypatch.setattr(Voyage, "rules_version", 2)
    with serving(database, isles) as server, server.http() as http:
        told = look(http, name)
        assert (told.continued, told.content) == (2, catalogue_of(Voyage, isles).digest)


def test_a_file_is_laid_with_the_content_that_it_was_played_with(database: str, isles: Path) -> None:
    text = Match.new(Voyage, options={"start": "isle"}, content=isles).dumps()
    with serving(database, isles) as server, server.http() as http:
        laid = http.post("/api/matches", content=text.encode()).raise_for_status().json()
        assert look(http, laid["table"]).own_content == "isles"
    with serving(database) as server, server.http() as http:
        assert "name the folder it was played with" in problem(http.post("/api/matches", content=text.encode()))


@pytest.mark.parametrize(
    ("named", "error", "message"),
    [
        ("voyage", BadSetup, "name a game and a folder of content as GAME=DIR, not `voyage`"),
        ("atlantis=there", UnknownGame, "no game 'atlantis'"),
        ("voyage=nowhere", BadContent, "`nowhere` is not a folder"),
    ],
)
def test_a_wrong_folder_is_told_when_the_server_starts(named: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        create_app(quick(content=(named,)))


def test_folders_are_named_by_the_environment() -> None:
    settings = read_settings({"STARHOLD_CONTENT": "voyage=isles,demo=cards"})
    assert settings.content == ("voyage=isles", "demo=cards")


def test_without_a_folder_the_content_of_the_title_is_played_with() -> None:
    told = game_info(Demo)
    assert (told.content, told.own_content) == (catalogue_of(Demo).digest, "")
