"""The tutorial shows the demo game as it is, and whoever follows it has a working game.

After a change of the demo game, `STARHOLD_UPDATE=1 pytest tests/docs` brings the shown files up to date.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from starhold.kernel import Match
from starhold.testing import LAWS

from .documents import FENCED, ROOT, blocks, updating
from .terminal import run

TUTORIAL = ROOT / "docs" / "tutorial.md"
SHIPPED = ROOT / "src" / "starhold" / "games" / "demo"
FILES = sorted(path.name for path in SHIPPED.iterdir() if path.is_file())
PACKAGE = "derelict"
GAME = "derelict.game:Demo"
SEED = 7


def shown() -> dict[str, str]:
    """The files that the tutorial has its reader write, by their path."""
    return {block.file: block.text for block in blocks(TUTORIAL) if block.file}


def refresh() -> None:
    """Put the demo game's files, as they are, into the tutorial."""

    def current(found: re.Match[str]) -> str:
        folder, _, name = found[2].removeprefix("file=").rpartition("/")
        if folder != PACKAGE:
            return found[0]
        return f"```{found[1]} {found[2]}\n{(SHIPPED / name).read_text(encoding='utf-8')}```"

    TUTORIAL.write_text(FENCED.sub(current, TUTORIAL.read_text(encoding="utf-8")), encoding="utf-8")


@pytest.mark.parametrize("name", FILES)
def test_the_files_of_the_demo_game_are_shown_as_they_are(name: str) -> None:
    if updating():
        refresh()
    assert shown()[f"{PACKAGE}/{name}"] == (SHIPPED / name).read_text(encoding="utf-8")


def test_no_file_is_shown_that_the_demo_game_does_not_have() -> None:
    assert sorted(Path(file).name for file in shown() if Path(file).parent == Path(PACKAGE)) == FILES


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a reader who has written all files and given the game its own name."""
    folder = tmp_path_factory.mktemp("games")
    for file, text in shown().items():
        path = folder / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    [renaming] = [block.text for block in blocks(TUTORIAL) if block.text.startswith("from pathlib")]
    (folder / "rename.py").write_text(renaming, encoding="utf-8")
    assert run("python rename.py", folder) == ""
    return folder


def test_the_game_has_a_name_of_its_own(folder: Path) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (folder / PACKAGE).glob("*.py"))
    assert '"demo' not in source
    assert 'name = "derelict"' in source


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
