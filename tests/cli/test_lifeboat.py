"""Lifeboat in the terminal: people sit down in any order, type in faces, and end together."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from starhold.kernel import Answered, Match

from .terminal import run

CREW = ("play", "lifeboat", "--humans", "2", "--seed")


def test_real_dice_are_typed_in_by_their_faces_in_any_order() -> None:
    typed = "sit Finch\nuse 1 hammer\nshowed two-seams\nuse 0 pump\nshowed gust\n"
    said = run(*CREW, "7", "--dice", "asked", typed=typed).stdout
    assert "Asked as well: Finch. `sit Finch` hands over." in said
    assert "Finch, roll the hammer die and say what it shows.\n   1  showed slip       slip\n" in said
    assert "· Finch uses the hammer: two seams.\n" in said
    assert "· Wren uses the pump: gust.\n· The crew breathes. Air left: 8.\n" in said


def test_a_tool_is_looked_at_and_a_refusal_explained() -> None:
    typed = "about use 0 hammer\nuse 0 torch\nuse 1 torch\nsit Wren\nwhy not use 0 torch\n"
    said = run(*CREW, "7", typed=typed).stdout
    assert "the hammer\n  33% slip: nothing\n  50% two seams: +2 work\n  16% crack: -1 air\n" in said
    assert "LIFEBOAT-TOOL-02  Nobody uses the same tool twice running.\n" in said


@pytest.mark.parametrize(("seed", "ending"), [(1, "won together"), (4, "lost together")])
def test_a_whole_match_is_played(seed: int, ending: str) -> None:
    said = run(*CREW, str(seed), typed="".join(f"{answer}\n" for answer in whole_match(seed))).stdout
    assert f"  {ending}\n" in said
    assert ("The boat is away." if ending == "won together" else "The air is gone.") in said


def whole_match(seed: int) -> list[str]:
    """What is typed in a match by chance: who sits down at the screen, and what they answer."""
    match, chance = Match.new("lifeboat", seats=2, seed=seed), random.Random(seed)
    while not match.over:
        match.answer(chance.choice(match.decision.options))
    return [f"sit {entry.seat}\n{entry.choice}" for entry in match.journal.entries if isinstance(entry, Answered)]


def test_a_rule_case_notices_every_mutant(tmp_path: Path) -> None:
    result = run("mutants", "lifeboat", "--kept", tmp_path, "--processes", "1")
    assert result.exit_code == 0, result.stdout
    assert "survived  0\n" in result.stdout
