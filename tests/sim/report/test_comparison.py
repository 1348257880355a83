"""Two runs compared: a change that is there is found, and one that is not there is not."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import polars as pl
import pytest
from msgspec import structs

from starhold.sim.chronicle import Legend
from starhold.sim.folder import BadRun, RunFolder
from starhold.sim.job import Job
from starhold.sim.plan import Plan
from starhold.sim.report import write_comparison, write_report
from starhold.sim.report.comparison import Comparison, compare
from tests.untraced import untraced

from ..runs import run
from .tables import LEGEND, use
from .test_page import Page

SHIPS = ("ark", "tub")


class MadeUp(RunFolder):
    """A run that was never played: its tables are drawn by lot, and the Ark wins as often as it is told to."""

    def __init__(self, path: Path, seed: int, *, ark: float = 0.5, gun: float = 0.3, matches: int = 300) -> None:
        super().__init__(path)
        path.mkdir(exist_ok=True)
        chance = Random(seed)
        self._tables: dict[str, list[dict[str, object]]] = {"matches": [], "seats": [], "uses": []}
        for match in range(matches):
            self._play(match, chance, ark, gun)

    def _play(self, match: int, chance: Random, ark: float, gun: float) -> None:
        ark_wins = chance.random() < ark
        turns = chance.randint(5, 9)
        self._tables["matches"].append({"match": match, "decisions": turns * 7, "error": None})
        for seat, ship in enumerate(SHIPS):
            won = ark_wins == (ship == "ark")
            row = {"match": match, "seat": seat, "player": "bot", "won": won, "score": 8 if won else 3}
            self._tables["seats"].append({**row, "turns": turns, "ship": ship})
        if chance.random() < gun:
            self._tables["uses"].append(use(match, 0, "outfit", "gun"))
        self._tables["uses"].append(use(match, 1, "outfit", "bow" if chance.random() < 0.5 else "pod"))

    def table(self, name: str) -> pl.DataFrame:
        return pl.DataFrame(self._tables[name], schema_overrides={"error": pl.String})

    def plan(self) -> Plan:
        return PLAN

    def legend(self) -> Legend:
        return LEGEND


PLAN = Plan(
    game="made up",
    players=("bot", "bot"),
    matches=300,
    seed="1",
    options={},
    content="",
    rules_version=1,
    starhold="",
    code="",
    chunk=10,
)


def sure(found: Comparison) -> list[tuple[str, str]]:
    return [(look.group, look.name) for look in found.of("sure")]


def test_a_change_that_is_there_is_found_with_its_size(tmp_path: Path) -> None:
    found = compare(MadeUp(tmp_path / "a", 1), MadeUp(tmp_path / "b", 2, ark=0.7, gun=0.6))
    assert {("First ships: wins", "The Ark"), ("Outfits: used in a match", "Gun")} <= set(sure(found))
    ark = next(look for look in found.looks if look.name == "The Ark")
    assert ark.difference.bounds.low < 0.2 < ark.difference.bounds.high
    assert ark.difference.bounds.excludes(0)


def test_chance_alone_rarely_makes_a_finding_on_the_whole_page(tmp_path: Path) -> None:
    pairs = ((MadeUp(tmp_path / "a", seed), MadeUp(tmp_path / "b", 1000 + seed, matches=200)) for seed in range(60))
    pages = [compare(before, after) for before, after in pairs]
    assert sum(bool(page.of("sure")) for page in pages) <= 60 * 0.1
    assert sum(bool(page.of("perhaps")) for page in pages) > 60 * 0.1, "without the correction it would be many"


def test_a_run_does_not_differ_from_itself(tmp_path: Path) -> None:
    found = compare(MadeUp(tmp_path / "a", 1), MadeUp(tmp_path / "a", 1))
    assert (found.of("sure"), found.of("perhaps"), found.doubts, found.new) == ([], [], [], [])
    assert found.looks


def test_little_is_said_after_few_matches(tmp_path: Path) -> None:
    assert compare(MadeUp(tmp_path / "a", 1, matches=19), MadeUp(tmp_path / "b", 2, ark=1.0)).looks == []


def test_what_winners_collect_is_not_compared_by_wins(tmp_path: Path) -> None:
    groups = {look.group for look in compare(MadeUp(tmp_path / "a", 1), MadeUp(tmp_path / "b", 2)).looks}
    assert "Outfits: wins" not in groups
    assert "First ships: wins" in groups


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A run of the shipped box, and one with a ship of somebody's own."""
    folder = tmp_path_factory.mktemp("runs")
    mine = folder / "mine"
    mine.mkdir()
    source = Path(__file__).parents[3] / "src/starhold/games/xia/content/ships.toml"
    tiger = source.read_text(encoding="utf-8").partition("[[ships]]")[2].partition("[[ships]]")[0]
    (mine / "tiger.toml").write_text("[[ships]]" + tiger.replace("impulse = 3", "impulse = 8"), encoding="utf-8")
    job = Job(game="xia", options={"fame_goal": 3}, opening=3)
    with untraced():
        run(folder / "a", job, players=("random",) * 2, matches=24)
        run(folder / "b", structs.replace(job, content=str(mine)), players=("random",) * 2, matches=24)
    return folder / "a", folder / "b"


def test_the_page_names_content_of_ones_own_at_the_top(runs: tuple[Path, Path]) -> None:
    before, after = runs
    page, lines = write_comparison(before, after, after / "comparison.html")
    text = page.read_text(encoding="utf-8")
    assert text.index('id="own"') < text.index('id="sure"')
    assert any("Easy Tiger" in row[0] for row in Page(text).tables["own"])
    assert any(line.startswith(("yours", "sure")) and "Easy Tiger" in line for line in lines)
    assert "Holm" in text
    assert not re.search(r"https?://|<script|<link|@import|url\(", text)
    assert Page(text).open == []


def test_the_report_names_content_of_ones_own_at_the_top(runs: tuple[Path, Path]) -> None:
    text = write_report(runs[1], runs[1] / "report.html").read_text(encoding="utf-8")
    assert text.index('id="own"') < text.index('id="first"')
    assert any(row[0].startswith("Easy Tiger") for row in Page(text).tables["own"])
    assert 'id="own"' not in write_report(runs[0], runs[0] / "report.html").read_text(encoding="utf-8")


def test_a_second_difference_is_told(tmp_path: Path) -> None:
    run(tmp_path / "a", matches=20)
    run(tmp_path / "b", players=("random", "greedy"), matches=20)
    _, lines = write_comparison(tmp_path / "a", tmp_path / "b", tmp_path / "page.html")
    assert lines[0] == "The runs also differ in players: that may be the reason, too."


def test_runs_of_two_games_are_not_compared(runs: tuple[Path, Path], tmp_path: Path) -> None:
    run(tmp_path / "demo", matches=10)
    with pytest.raises(BadRun, match="compare runs of one game"):
        compare(RunFolder(runs[0]), RunFolder(tmp_path / "demo"))
