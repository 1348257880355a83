"""Scenes and options from content on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.campaign.tables import ISLE, rowed

from .terminal import complaint, run, saved_match

VOYAGE = "tests.campaign.game:Voyage"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return rowed(7).save(tmp_path / "voyage.starhold")


def test_scenes_are_listed(save: Path) -> None:
    said = run("replay", save, "--game", VOYAGE, "--scenes").stdout
    assert said.splitlines()[1] == "2  open-sea  from 2  The Open Sea"
    data = json.loads(run("replay", save, "--game", VOYAGE, "--scenes", "--json").stdout)
    assert data[-1] == {"name": "landfall", "revision": 5}


@pytest.mark.parametrize("scene", ["2", "open-sea"])
def test_a_replay_jumps_to_a_scene(save: Path, scene: str) -> None:
    said = run("replay", save, "--game", VOYAGE, "--scene", scene).stdout
    assert "   3  seat 0: row" in said
    assert "— The Open Sea —" in said
    assert "   1  seat 0" not in said
    assert "   6  seat 1" not in said
    data = json.loads(run("replay", save, "--game", VOYAGE, "--scene", scene, "--json").stdout)
    assert [entry["revision"] for entry in data["entries"]] == [3, 4, 5]
    assert (data["shown_from"], data["revision"], len(data["scenes"])) == (2, 5, 3)


def test_the_last_scene_goes_to_the_end(save: Path) -> None:
    assert "The match is over." in run("replay", save, "--game", VOYAGE, "--scene", "3").stdout


def test_an_unknown_scene_is_named_rightly(save: Path) -> None:
    said = complaint("replay", save, "--game", VOYAGE, "--scene", "open-see")
    assert said.endswith("not `open-see`; did you mean `open-sea`?")


def test_a_match_without_scenes_is_one(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "demo.starhold")
    assert run("replay", path, "--scenes").stdout == "1    from 0  the whole match\n"
    assert run("replay", path, "--scene", "1").stdout == run("replay", path).stdout


def test_a_check_tells_scenes_and_where_a_branch_comes_from(save: Path, tmp_path: Path) -> None:
    assert "harbour (from 0), open-sea (from 2), landfall (from 5)" in run("verify", save, "--game", VOYAGE).stdout
    match = rowed(5)
    branch = match.branch("open-sea").save(tmp_path / "branch.starhold")
    said = run("verify", branch, "--game", VOYAGE).stdout
    assert f"at revision 2 of the match {match.setup.commitment}" in said
    assert "The match is sound, as far as it can be checked." in said
    data = json.loads(run("verify", branch, "--game", VOYAGE, "--json").stdout)
    assert (data["branch"]["scene"], len(data["scenes"])) == ("open-sea", 2)


def test_options_are_listed_with_their_values_by_name(tmp_path: Path) -> None:
    said = run("games", VOYAGE).stdout
    assert "    harbour   Out of the Harbour (usual)\n    open-sea  The Open Sea\n" in said
    (tmp_path / "isle.toml").write_text(ISLE, encoding="utf-8")
    data = json.loads(run("games", VOYAGE, "--content", tmp_path, "--json").stdout)
    assert (data[0]["choices"][-1], data[0]["names"][-1]) == ("isle", "The Isle")
    assert run("games", "demo").stdout == "Derelict\nThere is nothing to choose.\n"
    assert "3 to 20" in run("games", "xia").stdout
    assert complaint("games", "--content", tmp_path).startswith("--content DIR: name the game")


def test_an_unknown_value_is_refused_with_those_there_are() -> None:
    assert "did you mean `harbour`?" in complaint("play", VOYAGE, "--option", "start=harbor")
