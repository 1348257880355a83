"""Lifeboat as its players have it: asked at once, real dice with faces, scenes, odds, one end for all."""

from __future__ import annotations

from pathlib import Path

import pytest

import starhold
from starhold.games.lifeboat import Lifeboat
from starhold.kernel import BadContent, BadSetup, Match, Scene, verify
from starhold.kernel.content import load_content
from tests.kernel.play import answer_all

REPAIRED = ("use 0 hammer", "use 1 hammer")
"""With two seams each, the repair of two is done in a round."""


def lifeboat(dice: str, **more: object) -> Match:
    return starhold.new("lifeboat", seats=2, dice="scripted", seed=dice, **more)  # type: ignore[arg-type]


def test_two_who_answer_at_the_same_moment_are_both_heard() -> None:
    match = lifeboat("1,1")
    match.answer("use 1 torch", seat=1, revision=0)
    match.answer("use 0 torch", seat=0, revision=0)
    assert match.decision.seats == (0, 1)
    assert match.revision == 2


def test_real_dice_are_answered_by_their_faces() -> None:
    match = starhold.new("lifeboat", seats=2, dice="asked")
    match.answer("use 1 hammer")
    assert match.game.text.prompt(match.decision) == "Finch, roll the hammer die and say what it shows."
    assert [str(option) for option in match.decision.options] == ["showed slip", "showed two-seams", "showed crack"]
    assert [str(match.game.meaning(option)) for option in match.decision.options] == ["slip", "two seams", "crack"]
    match.answer("showed two-seams")
    assert match.view(None).work == 2  # type: ignore[attr-defined]


def test_both_scenes_are_marked_in_the_journal() -> None:
    match = answer_all(lifeboat("3,3"), *REPAIRED)
    assert match.scenes == (Scene("repair", 0), Scene("launch", 2))
    assert [match.game.text.scene(scene.name) for scene in match.scenes] == ["Repair", "Launch"]


def test_the_launch_is_tried_once_more() -> None:
    match = starhold.new("lifeboat", seats=2, seed=3)
    while len(match.scenes) == 1:
        match.answer(match.decision.options[0])
    other = match.branch("launch", seed=5)
    assert other.view(None) == match.view(None)
    while not other.over:
        other.answer(other.decision.options[-1])
    assert not verify(other.dumps()).faults


def test_odds_are_told_on_demand() -> None:
    match = lifeboat("1")
    seen = match.inspect(0, "use 0 hammer")
    assert seen == match.inspect(None, "tool hammer")
    assert match.game.text.inspected(seen) == (
        "the hammer",
        "33% slip: nothing",
        "50% two seams: +2 work",
        "16% crack: -1 air",
    )
    assert match.inspect(0, "tool crank") is None


def test_only_a_tool_that_can_cost_air_is_risky() -> None:
    game = answer_all(lifeboat("3,3"), *REPAIRED).game
    assert game.decision is not None
    dangers = {str(choice): game.danger(choice) for choice in game.decision.options}
    assert dangers == {"use 0 crank": None, "use 0 pump": None, "use 0 starter": "33% risk of losing 2 air"}


def test_a_station_is_chosen_by_its_record() -> None:
    assert lifeboat("", options={"station": "kittiwake"}).view(None).air == 6  # type: ignore[attr-defined]
    with pytest.raises(BadSetup, match="option station of Lifeboat must be one of"):
        lifeboat("", options={"station": "halcion"})


@pytest.mark.parametrize(
    ("record", "fault"),
    [
        ('[[tools]]\nid = "pump"\ntask = "pump"\nfaces = ["gasp"]', "there is no tool or face 'gasp'"),
        ('[[scenes]]\nid = "launch"\nwork = 1\ntools = ["oar", "pump"]', "there is no tool or face 'oar'"),
        ('[[scenes]]\nid = "launch"\nwork = 1\ntools = ["pump"]', "scene launch needs two tools"),
    ],
)
def test_content_of_ones_own_is_checked(record: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(f'{record}\norigin = "house"\n', encoding="utf-8")
    with pytest.raises(BadContent, match=fault):
        load_content(Lifeboat, tmp_path)


def test_a_third_scene_needs_no_line_of_code(tmp_path: Path) -> None:
    more = '[[scenes]]\nid = "landing"\nwork = 0\ntools = ["pump", "torch"]\norigin = "house"\n'
    (tmp_path / "own.toml").write_text(more, encoding="utf-8")
    match = answer_all(lifeboat("3,3,2,2", content=tmp_path), *REPAIRED, "use 0 starter", "use 1 starter")
    assert [scene.name for scene in match.scenes] == ["repair", "launch", "landing"]


@pytest.mark.parametrize(("air", "crew"), [(-1, ["", ""]), (3, [""])])
def test_a_position_that_cannot_be_is_a_fault(air: int, crew: list[str]) -> None:
    game = lifeboat("").game
    assert isinstance(game, Lifeboat)
    assert not list(game.faults())
    game.state.air, game.state.last_used = air, crew
    assert list(game.faults()) == ["there must be a crew of 2, and not less than no air"]


def test_the_log_points_at_the_tool_that_was_used() -> None:
    match = starhold.new("lifeboat", seats=2, seed=1)
    answer = match.decision.options[0]
    used, *_ = match.answer(answer)
    assert match.game.targets(used) == (match.game.target(answer),)


def test_work_that_would_be_lost_asks_once() -> None:
    done = answer_all(lifeboat("3,3,3"), "use 0 hammer", "use 1 torch", "use 0 torch")
    regrets = {str(option): done.game.regret(option) for option in done.decision.options}
    assert regrets == {"use 1 hammer": "The work here is done, and more of it is lost. Air is not.", "use 1 pump": ""}


def test_where_nothing_better_is_at_hand_no_work_asks() -> None:
    answers = ("use 0 hammer", "use 1 torch", "use 0 torch", "use 1 pump", "use 0 hammer")
    done = answer_all(lifeboat("3,3,1,1,3"), *answers)
    assert [done.game.regret(option) for option in done.decision.options] == ["", ""]


def test_tools_and_stations_lie_in_the_box() -> None:
    tools, stations = lifeboat("1").game.box()
    assert [item.name for item in tools.items] == ["The torch", "The hammer", "The pump", "The crank", "The starter"]
    assert tools.items[0].facts == ("33% slip: nothing", "66% seam: +1 work")
    assert tools.items[0].lines == ("Weld with the torch: steady work.",)
    assert [(item.name, item.facts) for item in stations.items] == [
        ("Halcyon, which is old", ("4 air each",)),
        ("Kittiwake, which leaks", ("3 air each",)),
    ]
