"""How much of a rulebook the rule cases prove."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .terminal import PEBBLES, complaint, run

SETUP = """
game = "demo"

[[case]]
name = "Everybody starts at the dock"
proves = ["DEMO-SETUP-02"]
expect.view.places = [{place}, 0]
"""


@pytest.fixture
def cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with one case for the demo game, where it is looked for by itself."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "tests" / "cases" / "demo"
    folder.mkdir(parents=True)
    (folder / "setup.toml").write_text(SETUP.format(place=0))
    return folder


def rows(shown: str) -> dict[str, list[str]]:
    return {line.split()[0]: line.split()[1:] for line in shown.splitlines()}


def test_counts_the_proven_clauses_of_each_area(cases: Path) -> None:
    result = run("rules", "demo")
    assert result.exit_code == 0
    found = rows(result.stdout)
    assert found["area"] == ["clauses", "proven", "explained"]
    assert found["SETUP"] == ["2", "1", "0"]
    assert found["END"] == ["3", "0", "0"]
    assert found["total"] == ["19", "1", "0"]


def test_all_titles_are_counted_together(cases: Path) -> None:
    found = rows(run("rules", "--all").stdout)
    clauses = [int(numbers[0]) for title, numbers in found.items() if title not in ("game", "total")]
    assert found["demo"][:2] == [found["demo"][0], "1"]
    assert found["total"][:2] == [str(sum(clauses)), "1"]
    told = json.loads(run("rules", "--all", "--json").stdout)
    assert {"demo", "xia"} <= {title["part"] for title in told["titles"]}
    assert told["failed"] == []


def test_a_game_is_named_or_all_of_them(cases: Path) -> None:
    assert complaint("rules") == "name a game, or say --all"


def test_a_failing_case_among_all_titles_is_told(cases: Path) -> None:
    (cases / "setup.toml").write_text(SETUP.format(place=1))
    result = run("rules", "--all")
    assert result.exit_code == 1
    assert "Everybody starts at the dock" in result.stdout


def test_a_failing_case_proves_nothing(cases: Path) -> None:
    (cases / "setup.toml").write_text(SETUP.format(place=5))
    result = run("rules", "demo")
    assert result.exit_code == 1
    assert rows(result.stdout)["SETUP"] == ["2", "0", "0"]
    assert "failed: Everybody starts at the dock (tests/cases/demo/setup.toml)" in result.stdout


def test_cases_can_lie_elsewhere(cases: Path, tmp_path: Path) -> None:
    elsewhere = cases.rename(tmp_path / "mine")
    assert rows(run("rules", "demo").stdout)["total"] == ["19", "0", "0"]
    assert rows(run("rules", "demo", "--cases", elsewhere).stdout)["total"] == ["19", "1", "0"]


def test_what_no_case_can_prove_is_explained(cases: Path) -> None:
    (cases / "setup.toml").write_text('explained.DEMO-SETUP-01 = "It is about the table."\n' + SETUP.format(place=0))
    assert rows(run("rules", "demo").stdout)["SETUP"] == ["2", "1", "1"]
    assert "DEMO-SETUP-01" not in run("rules", "demo", "--missing").stdout
    assert json.loads(run("rules", "demo", "--json").stdout)["explained"] == {"DEMO-SETUP-01": "It is about the table."}


@pytest.mark.parametrize(
    ("explained", "message"),
    [
        ('DEMO-SETUP-09 = "Why not"', "explained: the rule reference of Derelict has no clause 'DEMO-SETUP-09'"),
        ('DEMO-SETUP-01 = ""', "explained: DEMO-SETUP-01: expected a reason, came none"),
    ],
)
def test_an_explanation_names_a_clause_and_a_reason(cases: Path, explained: str, message: str) -> None:
    (cases / "setup.toml").write_text(f"explained.{explained}\n" + SETUP.format(place=0))
    assert message in complaint("rules", "demo")


def test_one_module_can_be_looked_at_alone(cases: Path) -> None:
    assert int(rows(run("rules", "xia", "--module", "base").stdout)["total"][0]) == 396
    assert "module embers" in run("rules", "xia").stdout
    assert complaint("rules", "demo", "--module", "solo") == "there is no module 'solo'; known: base"


def test_lists_the_missing_clauses_with_their_sentences(cases: Path) -> None:
    shown = run("rules", "demo", "--missing").stdout
    assert "DEMO-SETUP-01    Place 0 of the ring is the dock." in shown
    assert "DEMO-SETUP-02" not in shown
    assert "18 of 19 clauses have no passing case." in shown


def test_for_a_program_it_is_data(cases: Path) -> None:
    data = json.loads(run("rules", "demo", "--json").stdout)
    assert data["game"] == "demo"
    assert data["areas"][0] == {"part": "SETUP", "clauses": 2, "missing": ["DEMO-SETUP-01"], "explained": []}
    assert data["failed"] == []


@pytest.mark.parametrize("title", ["xia", "akarios", "corespace"])
def test_titles_without_cases_have_a_reference(cases: Path, title: str) -> None:
    result = run("rules", title)
    assert result.exit_code == 0
    clauses, proven, _ = rows(result.stdout)["total"]
    assert int(clauses) > 500
    assert proven == "0"


@pytest.mark.parametrize("clause", ["XIA-SETUP-04", "xia-setup-04"])
def test_shows_one_clause_in_full(clause: str) -> None:
    shown = run("rules", "xia", clause).stdout
    assert "XIA-SETUP-04  Each starting sector is placed adjacent to Nyr" in shown
    assert "module        embers" in shown
    assert "sources       Consolidated Rulebook v2.0; murphzero's rulebook; Reference manual" in shown
    assert "question      The Consolidated Rulebook and" in shown
    assert "ruling        Every starting sector touches Nyr." in shown


def test_shows_one_clause_to_a_program() -> None:
    data = json.loads(run("rules", "demo", "DEMO-FIRE-01", "--json").stdout)
    assert data["clause"]["id"] == "DEMO-FIRE-01"
    assert data["documents"] == ["Derelict, the rules of the demo game"]


def test_an_unknown_clause_is_told() -> None:
    assert complaint("rules", "demo", "DEMO-FIRE-9") == "there is no clause 'DEMO-FIRE-9'; did you mean DEMO-FIRE-02?"


def test_a_game_without_a_reference_is_told() -> None:
    assert "there is no such rule reference" in complaint("rules", PEBBLES)


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    missing = tmp_path / "none"
    assert complaint("rules", "demo", "--cases", missing) == f"{missing}: expected a folder with rule cases"


def test_a_malformed_case_is_told(cases: Path) -> None:
    (cases / "setup.toml").write_text('game = "demo"\n[[case]]\nname = 5\n')
    assert "setup.toml" in complaint("rules", "demo")
