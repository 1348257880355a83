"""What the statistics of Core Space are made of."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

import starhold
from starhold.games.corespace import CoreSpace
from starhold.games.corespace.events import (
    Arrived,
    Attacked,
    CardDrawn,
    CardReturned,
    Defeated,
    Hurt,
    Reacted,
    RoundBegan,
    SkillUsed,
)
from starhold.games.corespace.state import Figure, Item
from starhold.kernel import Event, Match
from starhold.sim.chronicle import Use
from starhold.sim.corespace.chronicle import CoreSpaceChronicle
from starhold.sim.folder import RunFolder
from starhold.sim.job import Job
from starhold.sim.report import write_report

from ..runs import run

HARVESTER = Figure("harvester-1", "harvester", number=1, where="deck", at="d7")


def mission(seats: int = 2) -> tuple[Match, CoreSpace, CoreSpaceChronicle]:
    """Black Maria and Ion Hope, before they dock, and a Harvester."""
    match = starhold.new("corespace", seats=seats, seed=5)
    for crew in ("black-maria", "ion-hope")[:seats]:
        match.answer(f"crew {crew}")
    assert isinstance(match.game, CoreSpace)
    match.game.state.mission.figures.append(HARVESTER)
    return match, match.game, CoreSpaceChronicle(match.game)


def told(*events: Event) -> list[Use]:
    _, _, chronicle = mission()
    chronicle.follow(events)
    return [*chronicle.uses()]


def total(uses: Iterable[Use], kind: str, thing: str, what: str) -> int:
    return sum(getattr(use, what) for use in uses if (use.kind, use.thing) == (kind, thing))


def test_damage_is_told_of_the_weapon_that_did_it() -> None:
    uses = told(
        Attacked("jace", "harvester-1", "ranged", (), "outland-pistol"),
        Hurt("harvester-1", 1, 0),
        Defeated("harvester-1"),
        Attacked("jace", "harvester-1", "ranged", (), "outland-pistol"),
        Attacked("lars", "harvester-1", "close", (), "knife/broken"),
    )
    assert [total(uses, "weapon", "outland-pistol", what) for what in ("times", "gain", "sensible")] == [2, 1, 1]
    assert total(uses, "weapon", "knife", "times") == 1
    assert total(uses, "npc", "harvester", "sensible") == 1


def test_npcs_have_their_own_damage_and_whoever_falls_fell_to_them() -> None:
    uses = told(
        Arrived("harvester-1", "d7", 1),
        Attacked("harvester-1", "eli", "close", ()),
        Hurt("eli", 4, 0),
        Defeated("eli"),
    )
    assert [total(uses, "npc", "harvester", what) for what in ("offered", "times", "gain")] == [1, 1, 4]
    assert [(use.seat, use.thing, use.detail) for use in uses if use.kind == "lost"] == [(0, "eli", "harvester")]


def test_a_rival_is_named_as_such() -> None:
    uses = told(Attacked("arianna", "eli", "close", ()), Hurt("eli", 4, 0), Defeated("eli"))
    assert [(use.seat, use.detail) for use in uses if use.kind == "lost"] == [(0, "rival")]
    assert total(uses, "weapon", "hands", "gain") == 4


def test_only_what_comes_home_counts() -> None:
    _, game, chronicle = mission()
    jace, lars = (each for each in game.state.mission.figures if each.id in ("jace", "lars"))
    jace.where, jace.tray = "aboard", (Item("data-credits-5k"), Item("knife"))
    lars.where, lars.at, lars.tray = "deck", "d6", (Item("data-credits-3k"),)
    row, uses = chronicle.seat(0), [*chronicle.uses()]
    assert (row["crew"], row["home"], row["down"], row["ua"]) == ("black-maria", 1, 3, 5)
    assert (total(uses, "loot", "data-credits-5k", "gain"), total(uses, "loot", "data-credits-3k", "times")) == (5, 0)
    assert [total(uses, "trader", "lars", what) for what in ("times", "sensible")] == [1, 0]


def test_a_round_is_told_of_the_first_seat() -> None:
    _, _, chronicle = mission()
    began = RoundBegan(2)
    assert (chronicle.whose(began), chronicle.begins_turn(began)) == (0, True)
    assert chronicle.whose(Defeated("arianna")) == 1
    assert chronicle.whose(Defeated("harvester-1")) is None
    assert chronicle.turn(0)["npcs"] == 1


@pytest.mark.untraced
def test_a_run_tells_of_every_mission(tmp_path: Path) -> None:
    run(tmp_path / "run", Job(game="corespace"), players=("random", "random"), matches=3)
    seats = RunFolder(tmp_path / "run").table("seats")
    assert len(seats) == 6
    assert set(seats["mission"]) == {"cold-berth"}
    page = write_report(tmp_path / "run", tmp_path / "page.html").read_text(encoding="utf-8")
    for words in ("Missions", "Hostility at the end", "Black Maria", "Traders defeated"):
        assert words in page


def test_skills_and_cards_are_counted() -> None:
    uses = told(
        SkillUsed("jace", "marksman", 2, 1),
        Reacted("jace", "counter-shot", 1, 0),
        CardDrawn(0, "roll-call"),
        CardDrawn(0, "turf"),
        CardReturned("turf"),
    )
    assert [total(uses, "skill", "marksman", what) for what in ("times", "gain", "offered")] == [1, 2, 2], (
        "two have learned it"
    )
    assert total(uses, "skill", "counter-shot", "times") == 1
    assert [total(uses, "card", card, "sensible") for card in ("roll-call", "turf")] == [1, 0]


@pytest.mark.untraced
def test_a_run_tells_of_campaigns(tmp_path: Path) -> None:
    job = Job(game="corespace", options={"campaign": "lost-with-all-hands"})
    run(tmp_path / "run", job, players=("random", "random"), matches=2)
    seats = RunFolder(tmp_path / "run").table("seats")
    assert set(seats["campaign"]) == {"lost-with-all-hands"}
    page = write_report(tmp_path / "run", tmp_path / "page.html").read_text(encoding="utf-8")
    for words in ("Campaigns", "Missions of campaigns", "Between missions", "Lost with All Hands"):
        assert words in page
