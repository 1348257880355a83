"""What `make` makes anew, and what the tests say about themselves."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from coverage import Coverage

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE)
WORDS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py")]
PAGE_WORDS = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/scripts/*")]

FLAKY = """
from pathlib import Path

def test_second_time_lucky():
    tried = Path("tried")
    assert tried.exists() or tried.touch()
"""


def made_anew(changed: str) -> str:
    """The commands that `make page` would run if a file had just changed."""
    make = ["make", "--dry-run", f"--what-if={changed}", "page"]
    return subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_a_title_that_has_a_page_gets_types_wherever_its_rules_are(tmp_path: Path) -> None:
    page = tmp_path / "web" / "src" / "games"
    for folder in ("dinghy", "plain"):
        (page / folder).mkdir(parents=True)
    (page / "dinghy" / "index.ts").touch()
    make = ["make", f"--file={ROOT / 'Makefile'}", "--eval=titles: ; @echo $(WIRE)", "titles"]
    made = subprocess.run(make, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert made.split() == ["web/src/wire/table.ts", "web/src/wire/dinghy.ts"]


@pytest.mark.parametrize(
    "changed",
    [
        "src/starhold/games/xia/state.py",
        "src/starhold/games/xia/rules/embers/kiln/docking.py",
        "src/starhold/kernel/setup.py",
        "src/starhold/table/messages.py",
    ],
)
def test_a_change_of_any_type_reaches_the_page(changed: str) -> None:
    commands = made_anew(changed)
    assert "starhold.table.schema table" in commands
    assert "starhold.table.schema xia" in commands
    assert "npm run --silent build" in commands


def test_what_has_no_types_does_not_touch_the_page() -> None:
    assert made_anew("src/starhold/cli/play.py") == made_anew("nothing")


def test_every_target_can_be_made() -> None:
    [declared] = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert sorted(declared.split()) == sorted(TARGETS)
    subprocess.run(["make", "--dry-run", *TARGETS], cwd=ROOT, capture_output=True, check=True)


def test_no_target_is_named_that_does_not_exist() -> None:
    unknown = [
        (file.relative_to(ROOT).as_posix(), target)
        for file in (*WORDS, *PAGE_WORDS)
        for target in re.findall(r"`make ([a-z]+)`", file.read_text(encoding="utf-8"))
        if target not in TARGETS
    ]
    assert unknown == []


def test_a_test_that_needed_a_second_try_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_flaky.py").write_text(FLAKY, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        "--rootdir",
        str(tmp_path),
    ]
    options = ["--reruns", "1", "-p", "no:cacheprovider", "test_flaky.py"]
    done = subprocess.run([*command, *options], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "RERUN test_flaky.py::test_second_time_lucky" in done.stdout
    assert "1 passed, 1 rerun" in done.stdout


@pytest.mark.untraced
def test_nothing_traces_what_is_marked_so() -> None:
    assert (Coverage.current(), sys.gettrace()) == (None, None)
