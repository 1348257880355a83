"""The page: all figures of a small run are on it, and it needs nothing else."""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from starhold.sim.folder import RunFolder
from starhold.sim.job import Job
from starhold.sim.report import page, write_report
from starhold.sim.report.findings import Suspect
from starhold.sim.report.rates import Rate
from tests.untraced import untraced

from ..clumsy import STUMBLES
from ..runs import run

MATCHES = 12


class Page(HTMLParser):
    """The tables of a page as lists of rows, by the id of their section, and whether all tags are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.open: list[str] = []
        self._section = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        if tag == "section":
            self._section = dict(attrs)["id"] or ""
        if tag == "tr":
            self.tables.setdefault(self._section, []).append([])
        if tag in ("td", "th"):
            self.tables[self._section][-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "td" in self.open[-2:] or "th" in self.open[-2:]:
            self.tables[self._section][-1][-1] += data


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    path = tmp_path_factory.mktemp("runs") / "xia"
    with untraced():
        run(path, Job(game="xia", options={"fame_goal": 3}), players=("random",) * 3, matches=MATCHES)
    return RunFolder(path)


@pytest.fixture(scope="module")
def text(folder: RunFolder) -> str:
    return write_report(folder.path, folder.path / "report.html").read_text(encoding="utf-8")


def test_the_win_rate_of_each_ship_is_on_the_page(folder: RunFolder, text: str) -> None:
    wins: dict[str, list[bool]] = {}
    for ship, won in folder.table("seats").select("ship", "won").iter_rows():
        wins.setdefault(folder.legend().things["ship"][ship].name, []).append(won)
    _, *rows = Page(text).tables["by-ship"]
    assert {row[0]: (row[2], row[5]) for row in rows} == {
        ship: (f"{sum(won) / len(won):.1%}", str(len(won))) for ship, won in wins.items()
    }
    assert {row[4] for row in rows} == {"33.3%"}


def test_what_was_bought_is_on_the_page(folder: RunFolder, text: str) -> None:
    bought = folder.table("uses").filter(pl.col("kind") == "outfit")
    _, *rows = Page(text).tables["use-outfit"]
    assert sum(int(row[-2]) for row in rows) == bought["times"].sum()


def test_every_kind_of_component_is_on_the_page(folder: RunFolder, text: str) -> None:
    legend, uses = folder.legend(), folder.table("uses")
    kinds = {words: kind for kind, words in legend.uses.items()}
    rows = [row for row in Page(text).tables["components"] if row[1].isdigit()]
    assert [row[0] for row in rows] == list(kinds)
    for title, box, chance, used, sensible in rows:
        totals = uses.filter(pl.col("kind") == kinds[title]).group_by("thing").agg(pl.col("times", "sensible").sum())
        assert int(box) == len(legend.things[kinds[title]])
        assert int(box) >= int(chance) >= int(used) >= int(sensible)
        assert int(used) == totals.filter(pl.col("times") > 0).height
    assert "Used, but never sensibly" in text
    assert all(sense.sensible in html.unescape(text) for sense in legend.senses.values())


def test_blunders_are_on_the_page(folder: RunFolder, text: str) -> None:
    seen = folder.table("uses").filter(pl.col("kind") == "blunder").group_by("thing").agg(pl.col("times").sum())
    words = folder.legend().blunders
    _, *rows = Page(text).tables["blunders"]
    assert {row[0]: int(row[1]) for row in rows} == {words[thing]: times for thing, times in seen.iter_rows()}


def test_the_page_needs_nothing_from_elsewhere(text: str) -> None:
    assert not re.search(r"https?://|<script|<link|@import|url\(", text)
    assert Page(text).open == []
    assert "prefers-color-scheme: dark" in text
    assert f"<b>{MATCHES}</b><span>matches</span>" in text


def test_little_is_said_after_few_matches(text: str) -> None:
    assert f"With {MATCHES} matches only large differences show" in text


def test_a_title_that_tells_little_has_a_short_page(tmp_path: Path) -> None:
    run(tmp_path, matches=10)
    text = write_report(tmp_path, tmp_path / "report.html").read_text(encoding="utf-8")
    assert set(Page(text).tables) == {"by-seat"}
    assert "<h1>Derelict</h1>" in text


def test_a_run_without_a_finished_match_has_a_page_too(tmp_path: Path) -> None:
    run(tmp_path, players=("random", STUMBLES), matches=15, stop_after=10)
    text = write_report(tmp_path, tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<b>10</b><span>matches failed</span>" in text
    assert "<b>0</b><span>matches of 15 so far</span>" in text


def test_what_may_be_chance_is_told_with_the_matches_that_would_tell(
    folder: RunFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    doubtful = Suspect(title="First ships", rate=Rate(name="Ark", wins=36, played=78, fair=1 / 3), matches=1300)
    monkeypatch.setattr(page, "suspects", lambda *_: [doubtful] * 9)
    text = page.render(folder)
    assert ["Ark first ships", "46%", "33%", "78", "1,300 matches"] in Page(text).tables["first"]
    assert "and 1 more below" in text
    assert f"run {folder.path.name}</p>" in text
