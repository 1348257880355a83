"""Games alone and campaigns in the laboratory: rows, and the chapters that are made of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from starhold.games.xia.game import Xia
from starhold.games.xia.rules.campaign.course import GameEnded
from starhold.games.xia.rules.campaign.upgrades import UpgradeTaken
from starhold.kernel import OptionValue
from starhold.sim.chronicle import Chapter
from starhold.sim.folder import RunFolder
from starhold.sim.job import Job
from starhold.sim.plan import make_plan
from starhold.sim.playing import play
from starhold.sim.report import write_report
from starhold.sim.xia.alone import Alone
from starhold.sim.xia.chronicle import XiaChronicle

from ...games.xia.positions import game_of, position_after

ALONE: Mapping[str, OptionValue] = {"solo": "hard", "fame_goal": 3}


def run(folder: Path, options: Mapping[str, OptionValue], matches: int) -> RunFolder:
    """A run of random captains, as the laboratory keeps it."""
    job = Job(game="xia", options=dict(options))
    plan, legend = make_plan(job, ("random",), matches, "1")
    found = RunFolder(folder)
    found.open_for(plan, legend)
    found.write_chunk(plan, 0, [play(job, plan.fixture(number)).tables for number in range(matches)])
    return found


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    return run(tmp_path_factory.mktemp("alone") / "run", ALONE, 4)


def chapters(folder: RunFolder) -> dict[str, Chapter]:
    tables = {name: folder.table(name) for name in ("matches", "seats", "turns", "uses")}
    return {chapter.title: chapter for chapter in XiaChronicle.chapters(tables, folder.legend())}


def test_a_game_alone_has_rows(games: RunFolder) -> None:
    seats, turns = games.table("seats"), games.table("turns")
    assert seats.height == 4
    assert seats["npc_fame"].null_count() == 0
    assert seats["start"].null_count() == 0
    assert seats["games"].null_count() == 4
    rolled = turns.filter(pl.col("npc_roll").is_not_null())
    assert rolled.height
    assert rolled["plus_behind"].null_count() == 0


def test_the_last_row_shows_the_marker_of_the_npcs(games: RunFolder) -> None:
    last = games.table("turns").sort("turn").group_by("match", maintain_order=True).last().sort("match")
    assert last["npc_fame"].to_list() == games.table("seats").sort("match")["npc_fame"].to_list()


def test_the_page_tells_of_the_race(games: RunFolder) -> None:
    found = chapters(games)
    assert list(found) == ["The race", "What helps the NPCs", "Plans of the NPCs", "Pairs of plans"]
    assert found["The race"].rows[0] == ("games", "4")
    assert found["What helps the NPCs"].rows[-1][0] == "together"
    page = write_report(games.path, games.path / "report.html").read_text(encoding="utf-8")
    assert "What helps the NPCs" in page
    assert "Pairs of plans" not in page  # none was seen often enough


def test_nothing_is_told_of_it_where_several_captains_play(tmp_path: Path) -> None:
    job = Job(game="xia", options={"fame_goal": 3})
    plan, legend = make_plan(job, ("random", "random"), 1, "1")
    folder = RunFolder(tmp_path / "run")
    folder.open_for(plan, legend)
    folder.write_chunk(plan, 0, [play(job, plan.fixture(0)).tables])
    assert chapters(folder) == {}


def campaign_game() -> Xia:
    return game_of(position_after("lone-captain.given", options={"campaign": True}))


def told(**changes: Any) -> GameEnded:
    return GameEnded(
        **{"game": 1, "goal": "paper-trail", "won": True, "met": True, "fame": 10, "npc_fame": 7, "score": 3, **changes}
    )


def test_goals_and_upgrades_are_noted_in_order() -> None:
    alone = Alone(campaign_game())
    events = [
        told(),
        UpgradeTaken(0, "guns-1"),
        told(won=False, met=False),
        UpgradeTaken(0, "engine-1"),
        told(met=False),
    ]
    noted = [(use.thing, use.detail) for event in events for use in alone.follow(event)]
    assert noted == [
        ("paper-trail", "met"),
        ("guns-1", "1"),
        ("paper-trail", "lost"),
        ("engine-1", "2"),
        ("paper-trail", "won"),
    ]


def test_a_campaign_has_chapters_of_its_own(tmp_path: Path) -> None:
    folder = run(tmp_path / "run", {"solo": "easy", "campaign": True}, 2)
    found = chapters(folder)
    assert {"Campaigns", "Goals", "Upgrades in order"} < found.keys()
    games = folder.table("seats")["games"].sum()
    assert sum(int(row[1]) for row in found["Goals"].rows) == games
    assert folder.table("turns").select("match", "game").n_unique() == games
