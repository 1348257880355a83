"""The tutorial shows games as they are shipped, and whoever follows it has working ones.

After a change of such a game, `STARHOLD_UPDATE=1 pytest tests/docs` brings the shown files up to date.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from starhold.cli.answers import numbered
from starhold.kernel import Match
from starhold.testing import LAWS

from .chapters import CHAPTERS, DERELICT, DINGHY, FIRST_FLIGHT, Chapter
from .documents import blocks, commands, prose, updating
from .serving import served
from .terminal import run

SEED = 7
SOON = 100
"""By this line of the document something runs."""

FILES = [(package, name) for package, chapter in CHAPTERS.items() for name in chapter.files]


@pytest.fixture(scope="module", params=CHAPTERS)
def chapter(request: pytest.FixtureRequest) -> Chapter:
    return CHAPTERS[request.param]


@pytest.mark.parametrize(("package", "name"), FILES)
def test_the_files_of_the_game_are_shown_as_they_are(package: str, name: str) -> None:
    chapter = CHAPTERS[package]
    if updating():
        chapter.refresh()
    assert chapter.shown()[f"{package}/{name}"] == chapter.renamed(name)


def test_the_page_of_the_game_is_shown_as_it_is(chapter: Chapter) -> None:
    if updating():
        chapter.refresh()
    shown = {file: text for file, text in chapter.shown().items() if Path(file).parent == Path(chapter.page_shown)}
    assert shown == {file: chapter.renamed_page(Path(file).name) for file in shown}


def test_no_file_is_shown_that_the_game_does_not_have(chapter: Chapter) -> None:
    shown = {Path(file).name for file in chapter.shown() if Path(file).parent == Path(chapter.package)}
    assert shown == {*chapter.files, *chapter.own}


def test_something_runs_soon() -> None:
    consoles = [block for block in blocks(DERELICT.document) if block.language == "console"]
    first = next(block for block in consoles if any(command.shown for command in commands(block)))
    assert first.line <= SOON
    assert FIRST_FLIGHT in next(block.text for block in blocks(DERELICT.document) if block.file == "derelict/game.py")


def test_the_game_has_one_name(chapter: Chapter) -> None:
    shipped = re.compile(rf"\b{chapter.shipped}\w*", re.IGNORECASE)
    for block in blocks(chapter.document):
        assert not shipped.search(block.text), block
    told = re.sub(r"\[[^]]*\]\([^)]*\)", "", prose(chapter.document))
    assert shipped.findall(told) == [chapter.shipped], "only where the reader learns that it comes with Starhold"


@pytest.fixture(scope="module")
def folder(chapter: Chapter, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a reader who has written all files."""
    return chapter.write_all(tmp_path_factory.mktemp("games"))


def test_two_people_play_a_whole_match_in_the_terminal(chapter: Chapter, folder: Path) -> None:
    command = f"starhold play {chapter.game} --humans 2 --seed {SEED} --save evening.starhold"
    output = run(command, folder, "".join(f"{answer}\n" for answer in answers(chapter)))
    assert "The match is over" in output
    assert "Every roll can be checked with: starhold verify evening.starhold" in output
    verdict = run(f"starhold verify evening.starhold --game {chapter.game}", folder)
    assert "\nThe match is sound.\n" in verdict


def answers(chapter: Chapter) -> list[str]:
    """A whole match as it is typed, now as a number and now in notation; the shipped game knows what is legal.

    If several are asked, the first of them sits down.
    """
    match = Match.new(chapter.shipped, seats=2, seed=SEED)
    chance = Random(SEED)
    typed: list[str] = []
    while not match.over:
        listed = numbered(match.game, match.decision)
        number = chance.randrange(len(listed))
        choice = listed[number]
        if match.decision.others:
            typed.append(f"sit {match.decision.seat}")
        typed.append(str(number + 1) if match.revision % 2 else str(choice))
        match.answer(choice)
    return typed


def test_the_first_flight_keeps_the_contract(tmp_path: Path) -> None:
    (tmp_path / "derelict").mkdir()
    first = next(block.text for block in blocks(DERELICT.document) if block.file == "derelict/game.py")
    (tmp_path / "derelict" / "game.py").write_text(first, encoding="utf-8")
    assert breaches_in(tmp_path) == "{}\n"


def breaches_in(folder: Path) -> str:
    script = "from derelict.game import Derelict\nfrom starhold.testing import breaches\nprint(breaches(Derelict))\n"
    (folder / "breaches.py").write_text(script, encoding="utf-8")
    return run("python breaches.py", folder)


@pytest.mark.parametrize(
    ("chapter", "cases", "passing", "failing"),
    [
        (DERELICT, "cases/strike.toml", "dice = [4]", "dice = [5]"),
        (DINGHY, "crew-cases/round.toml", "expect.asked = [0, 2]", "expect.asked = [1, 2]"),
    ],
    ids=CHAPTERS,
)
def test_the_cases_pass_and_can_fail(chapter: Chapter, cases: str, passing: str, failing: str, tmp_path: Path) -> None:
    path = chapter.write_all(tmp_path) / cases
    command = f"starhold case {cases} --game {chapter.game}"
    assert run(command, tmp_path).endswith(" passed, 0 failed\n")
    path.write_text(path.read_text(encoding="utf-8").replace(passing, failing), encoding="utf-8")
    assert run(command, tmp_path).endswith(" passed, 1 failed\n")


def test_the_test_file_passes_and_tries_every_law(folder: Path) -> None:
    output = run("python -m pytest -q -p no:cacheprovider", folder)
    passed = re.search(r"^(\d+) passed in", output, re.MULTILINE)
    assert passed, output
    assert int(passed[1]) > len(LAWS)


@pytest.fixture(scope="module")
def http(chapter: Chapter, folder: Path) -> Iterator[httpx.Client]:
    """A server that knows the game of the reader."""
    with served(folder, "--game", chapter.game) as address, httpx.Client(base_url=address, trust_env=False) as client:
        yield client


def test_it_is_played_at_a_table_in_the_browser(chapter: Chapter, http: httpx.Client) -> None:
    offered = {game["name"]: game["title"] for game in http.get("/api/games").json()}
    assert offered[chapter.package] == chapter.title
    seats = [{"kind": "bot", "name": name, "level": "easy"} for name in ("Ada", "Bob")]
    table = http.post("/api/tables", json={"game": chapter.package, "seats": seats}).raise_for_status().json()["table"]
    deadline = time.monotonic() + 60
    while http.get(f"/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("chapter", "script"),
    [
        (DERELICT, "from environment import DerelictSolo, env\ncheck_env(DerelictSolo())"),
        (DINGHY, "from crew_environment import env"),
    ],
    ids=CHAPTERS,
)
def test_its_environments_are_as_they_should_be(chapter: Chapter, script: str, tmp_path: Path) -> None:
    check = f"""
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
{script}
api_test(env(), num_cycles=100)
seed_test(env, num_cycles=50)
print("sound")
"""
    (chapter.write_all(tmp_path) / "check_env.py").write_text(check, encoding="utf-8")
    assert run("python -W ignore check_env.py", tmp_path).endswith("sound\n")
