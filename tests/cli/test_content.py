"""Content files and rule references are checked."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .terminal import PEBBLES, complaint, run, run_process

HEART = """
[[tokens]]
id = "heart"
value = 9
count = {count}
origin = "printed"
"""


def test_all_titles_are_sound() -> None:
    result = run("content", "check")
    assert result.exit_code == 0
    assert re.search(r"^demo +5 records \(5 house\) +19 clauses$", result.stdout, re.MULTILINE)
    assert re.search(r"^corespace +\d+ records \(.*\) +\d+ clauses$", result.stdout, re.MULTILINE)
    assert re.search(r"^xia +\d+ records \(.*\) +\d+ clauses$", result.stdout, re.MULTILINE)


def test_one_title_alone() -> None:
    assert len(run("content", "check", "demo").stdout.splitlines()) == 1
    assert run("content", "check", "corespace").stdout.startswith("corespace  ")


def test_a_game_with_neither_content_nor_reference() -> None:
    result = run("content", "check", PEBBLES)
    assert result.exit_code == 0
    assert "0 records  0 clauses" in result.stdout


def test_records_of_the_users_own_are_counted(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(HEART.format(count=1))
    result = run("content", "check", "demo", "--content", tmp_path)
    assert result.exit_code == 0
    assert "5 records (4 house, 1 printed)" in result.stdout


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEART.format(count=2), "there must be 8 tokens, one for each place but the dock, not 9"),
        (HEART.format(count='"two"'), "mine.toml:5: [[tokens]] heart: `count` must be a whole number, not `two`"),
        ("tokens = \n", "mine.toml:1: not TOML"),
        ("[[tokens]]\nvalue = 1\n", "mine.toml:1: [[tokens]]: the key `id` is missing"),
        ("[[token]]\nid = 'x'\n", "mine.toml:1: there is no table `token` here; did you mean `tokens`?"),
        ("[ring]\nround = 3\n", "mine.toml:2: [ring]: there is no key `round` here; did you mean `rounds`?"),
    ],
)
def test_a_fault_in_the_content_is_told(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "mine.toml").write_text(text)
    result = run("content", "check", "demo", "--content", tmp_path)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[1].startswith("fault in demo: ")
    assert message in result.stdout


def test_for_a_program_it_is_data(tmp_path: Path) -> None:
    (sound,) = json.loads(run("content", "check", "demo", "--json").stdout)
    assert sound == {
        "name": "demo",
        "records": {"house": 5},
        "replaced": [],
        "added": [],
        "clauses": 19,
        "faults": [],
    }
    (tmp_path / "mine.toml").write_text(HEART.format(count=2))
    result = run("content", "check", "demo", "--content", tmp_path, "--json")
    assert result.exit_code == 1
    assert len(json.loads(result.stdout)[0]["faults"]) == 1


def pebbles_with_reference(folder: Path, clauses: str) -> None:
    (folder / "mine.py").write_text(Path(__file__).with_name("pebbles.py").read_text())
    (folder / "rules.toml").write_text(clauses)


def test_a_clause_that_the_rules_name_and_the_reference_does_not_hold_is_told(tmp_path: Path) -> None:
    pebbles_with_reference(tmp_path, '[[clause]]\nid = "PEBBLES-TAKE-02"\nsentence = "Who takes the last one wins."\n')
    result = run_process("content", "check", "mine:Pebbles", cwd=tmp_path)
    assert result.returncode == 1
    assert "mine names the clause PEBBLES-TAKE-01, which is not in the rule reference" in result.stdout


def test_a_malformed_reference_is_told(tmp_path: Path) -> None:
    pebbles_with_reference(tmp_path, '[[clause]]\nid = "RULE 1"\nsentence = ""\n')
    result = run_process("content", "check", "mine:Pebbles", cwd=tmp_path)
    assert result.returncode == 1
    assert "expected an id such as GAME-AREA-07" in result.stdout


def test_ranges_of_clauses_are_looked_up_one_by_one(tmp_path: Path) -> None:
    known = '[[clause]]\nid = "PEBBLES-TAKE-{}"\nsentence = "A rule."\n'
    pebbles_with_reference(tmp_path, known.format("01") + known.format("03"))
    with (tmp_path / "mine.py").open("a") as source:
        source.write("# PEBBLES-TAKE-01..03\n")
    result = run_process("content", "check", "mine:Pebbles", cwd=tmp_path)
    assert re.findall(r"PEBBLES-TAKE-\d+", result.stdout) == ["PEBBLES-TAKE-02"]


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "none"
    said = complaint("content", "check", "demo", "--content", missing)
    assert said == f"name a folder with TOML files: `{missing}` is not a folder"


def test_an_empty_folder_is_a_fault(tmp_path: Path) -> None:
    result = run("content", "check", "demo", "--content", tmp_path)
    assert result.exit_code == 1
    assert f"name a folder with TOML files: `{tmp_path}` has none" in result.stdout


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[[token]]\nid = 'x'\n" + HEART.format(count='"two"') + "[ring]\nround = 3\n")
    result = run("content", "check", "demo", "--content", tmp_path)
    told = [line.partition("mine.toml:")[2].partition(":")[0] for line in result.stdout.splitlines()[1:]]
    assert told == ["1", "7", "10"]


def test_what_is_replaced_and_what_is_new_is_told(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(HEART.format(count=1))
    assert run("content", "check", "demo", "--content", tmp_path).stdout.splitlines()[1:] == ["replaced: heart"]
    lung = HEART.format(count=1).replace("heart", "lung") + "[ring]\nplaces = 10\n"
    mine = tmp_path / "more"
    mine.mkdir()
    (mine / "mine.toml").write_text(lung)
    assert run("content", "check", "demo", "--content", mine).stdout.splitlines()[1:] == ["new: lung"]


def test_content_without_a_game_is_told(tmp_path: Path) -> None:
    assert "name the game" in complaint("content", "check", "--content", tmp_path)


def test_content_without_a_command_is_told() -> None:
    assert complaint("content").startswith("Missing command")


def test_content_of_ones_own_begins_with_an_example(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    assert str(mine / "campaign.toml") in run("content", "new", "akarios", "campaign", mine).stdout
    assert "new: my-road" in run("content", "check", "akarios", "--content", mine).stdout
    assert "is there already" in complaint("content", "new", "akarios", "campaign", mine)


def test_a_campaign_that_stands_still_is_told(tmp_path: Path) -> None:
    run("content", "new", "akarios", "campaign", tmp_path / "mine")
    file = tmp_path / "mine" / "campaign.toml"
    file.write_text(re.sub(r"^then = .*first-light.*$", "", file.read_text(), count=1, flags=re.MULTILINE))
    told = run("content", "check", "akarios", "--content", file.parent)
    assert told.exit_code == 1
    assert "campaign.toml:5: campaign my-road: my-opening may lead nowhere, and there is no system yet" in told.stdout


def test_an_example_that_there_is_not_is_told(tmp_path: Path) -> None:
    assert "an example of campaign, not of `campain`" in complaint("content", "new", "akarios", "campain", tmp_path)
    assert "an example of nothing" in complaint("content", "new", "demo", "campaign", tmp_path)
