"""The tutorial shows the demo game as it is, and whoever follows it has a working game.

After a change of the demo game, `STARHOLD_UPDATE=1 pytest tests/docs` brings the shown files up to date.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from starhold.kernel import Match
from starhold.testing import LAWS

from .derelict import FILES, FIRST_FLIGHT, GAME, PACKAGE, TUTORIAL, refresh, renamed, shown, write_all
from .documents import blocks, commands, prose, updating
from .serving import served
from .terminal import run

SEED = 7
SOON = 100
"""By this line of the document something runs."""


@pytest.mark.parametrize("name", FILES)
def test_the_files_of_the_demo_game_are_shown_as_they_are(name: str) -> None:
    if updating():
        refresh()
    assert shown()[f"{PACKAGE}/{name}"] == renamed(name)


def test_no_file_is_shown_that_the_demo_game_does_not_have() -> None:
    assert sorted(Path(file).name for file in shown() if Path(file).parent == Path(PACKAGE)) == FILES


def test_something_runs_soon() -> None:
    consoles = [block for block in blocks(TUTORIAL) if block.language == "console"]
    first = next(block for block in consoles if any(command.shown for command in commands(block)))
    assert first.line <= SOON
    assert FIRST_FLIGHT in next(block.text for block in blocks(TUTORIAL) if block.file == f"{PACKAGE}/game.py")


def test_the_game_has_one_name() -> None:
    for block in blocks(TUTORIAL):
        assert not re.search(r"\bdemo|Demo|DEMO", block.text), block
    told = re.sub(r"\[[^]]*\]\([^)]*\)", "", prose(TUTORIAL))
    assert re.findall(r"[Dd]emo\w*", told) == ["demo"], "only where the reader learns that it comes with Starhold"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a reader who has written all files."""
    return write_all(tmp_path_factory.mktemp("games"))


def test_two_people_play_a_whole_match_in_the_terminal(folder: Path) -> None:
    command = f"starhold play {GAME} --humans 2 --seed {SEED} --save evening.starhold"
    output = run(command, folder, "".join(f"{answer}\n" for answer in answers()))
    assert "The match is over" in output
    assert "Every roll can be checked with: starhold verify evening.starhold" in output
    verdict = run(f"starhold verify evening.starhold --game {GAME}", folder)
    assert "\nThe match is sound.\n" in verdict


def answers() -> list[str]:
    """A whole match as it is typed, now as a number and now in notation; the shipped game knows what is legal."""
    match = Match.new("demo", seats=2, seed=SEED)
    chance = Random(SEED)
    typed: list[str] = []
    while not match.over:
        number = chance.randrange(len(match.decision.options))
        choice = match.decision.options[number]
        typed.append(str(number + 1) if match.revision % 2 else str(choice))
        match.answer(choice)
    return typed


def test_the_first_flight_keeps_the_contract(tmp_path: Path) -> None:
    (tmp_path / PACKAGE).mkdir()
    first = next(block.text for block in blocks(TUTORIAL) if block.file == f"{PACKAGE}/game.py")
    (tmp_path / PACKAGE / "game.py").write_text(first, encoding="utf-8")
    assert breaches_in(tmp_path) == "{}\n"


def breaches_in(folder: Path) -> str:
    script = f"from {PACKAGE}.game import Derelict\nfrom starhold.testing import breaches\nprint(breaches(Derelict))\n"
    (folder / "breaches.py").write_text(script, encoding="utf-8")
    return run("python breaches.py", folder)


def test_the_case_passes_and_can_fail(folder: Path) -> None:
    case = folder / "cases" / "strike.toml"
    assert run(f"starhold case cases --game {GAME}", folder).endswith("1 passed, 0 failed\n")
    failing = folder / "failing.toml"
    failing.write_text(case.read_text(encoding="utf-8").replace("dice = [4]", "dice = [5]"), encoding="utf-8")
    assert run(f"starhold case failing.toml --game {GAME}", folder).endswith("0 passed, 1 failed\n")


def test_the_test_file_passes_and_tries_every_law(folder: Path) -> None:
    output = run("python -m pytest -q -p no:cacheprovider", folder)
    passed = re.search(r"^(\d+) passed in", output, re.MULTILINE)
    assert passed, output
    assert int(passed[1]) > len(LAWS)


@pytest.fixture(scope="module")
def http(folder: Path) -> Iterator[httpx.Client]:
    """A server that knows the game of the reader."""
    with served(folder, "--game", GAME) as address, httpx.Client(base_url=address, trust_env=False) as client:
        yield client


def test_it_is_played_at_a_table_in_the_browser(http: httpx.Client) -> None:
    offered = {game["name"]: game["title"] for game in http.get("/api/games").json()}
    assert offered[PACKAGE] == "Derelict"
    seats = [{"kind": "bot", "name": name, "level": "easy"} for name in ("Ada", "Bob")]
    table = http.post("/api/tables", json={"game": PACKAGE, "seats": seats}).raise_for_status().json()["table"]
    deadline = time.monotonic() + 60
    while http.get(f"/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_its_environments_are_as_they_should_be(folder: Path) -> None:
    script = """
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from environment import DerelictSolo, env
check_env(DerelictSolo())
api_test(env(), num_cycles=100)
seed_test(env, num_cycles=50)
print("sound")
"""
    (folder / "check_env.py").write_text(script, encoding="utf-8")
    assert run("python -W ignore check_env.py", folder).endswith("sound\n")
