"""Content and rules are fixed within one version of the rules: `versions.json` notes what each of them plays like.

A new version, and a new way to play, is noted by `STARHOLD_UPDATE=1 pytest tests/replays`; what a version has noted is
never changed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from starhold.games.demo import Demo
from starhold.kernel import Game, find_game, game_names, registry
from starhold.kernel.content import catalogue_of

from .playing import KINDS, course_of

NOTES = Path(__file__).parent / "versions.json"
ANSWERS = 250

RAISE = "if the same answers can lead elsewhere, raise `rules_version` (see CONTRIBUTING, Releases and old saves)"


@pytest.fixture(autouse=True)
def _only_installed_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests may have made their toys known."""
    monkeypatch.setattr(registry, "_registered", {})


def noted() -> dict[str, dict[str, dict[str, str]]]:
    notes: dict[str, dict[str, dict[str, str]]] = json.loads(NOTES.read_text(encoding="utf-8"))
    return notes


def played_like(kind: type[Game]) -> dict[str, str]:
    """The content of a game, and the course of some matches."""
    courses = {name: course_of(how, ANSWERS) for name, how in KINDS.items() if how.game == kind.name}
    return {"content": catalogue_of(kind).digest, **courses}


def note_new_versions() -> None:
    notes = noted()
    for kind in map(find_game, game_names()):
        version = notes.setdefault(kind.name, {}).setdefault(version_of(kind), {})
        version.update({**played_like(kind), **version})
    NOTES.write_text(json.dumps(notes, indent=2) + "\n", encoding="utf-8")


def version_of(kind: type[Game]) -> str:
    return f"rules-{kind.rules_version}"


def test_versions_of_the_rules_play_as_they_did() -> None:
    if "STARHOLD_UPDATE" in os.environ:
        note_new_versions()
    for kind in map(find_game, game_names()):
        before = noted().get(kind.name, {}).get(version_of(kind))
        assert before is not None, f"{kind.title}: `STARHOLD_UPDATE=1 pytest tests/replays` notes the new version"
        now = played_like(kind)
        assert before["content"] in (now["content"], *kind.former_content), (
            f"the content of {kind.title} has changed: {RAISE}; if not, name {before['content']} in `former_content`"
        )
        assert {**now, "content": ""} == {**before, "content": ""}, f"{kind.title} plays in another way: {RAISE}"


def test_all_games_are_noted() -> None:
    assert {kind.game for kind in KINDS.values()} == set(game_names())


def test_a_changed_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.games.demo.rules.HITS_FROM_BEHIND_SHIELD", 4)
    assert played_like(Demo)["demo"] != noted()["demo"][version_of(Demo)]["demo"]


def test_a_changed_record_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "ring.toml").write_text("[ring]\nenergy = 4\n", encoding="utf-8")
    assert catalogue_of(Demo, tmp_path).digest != noted()["demo"][version_of(Demo)]["content"]
