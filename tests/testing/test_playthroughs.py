"""Golden playthroughs and walk counts: whole-engine regression tests.

After a deliberate change of the rules: raise `rules_version`, then `STARHOLD_UPDATE=1 make test`, and read the diff.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from starhold.games.xia import BASE_GAME
from starhold.kernel import Match, find_game, game_names, registry
from starhold.kernel.setup import OptionValue
from starhold.testing import playthrough, walk_count

TESTS = Path(__file__).parent.parent


class Played(NamedTuple):
    """A short match with much in it."""

    game: str
    seats: int
    seed: int
    options: Mapping[str, OptionValue]


GOLDEN = {
    "akarios": Played("akarios", 2, 5, {"scenario": "hold-the-lantern"}),
    "corespace": Played("corespace", 2, 3, {}),
    "demo": Played("demo", 2, 7, {}),
    "lifeboat": Played("lifeboat", 3, 7, {}),
    "xia": Played("xia", 3, 120, {**BASE_GAME, "fame_goal": 3}),
    "xia-whole-box": Played("xia", 3, 420, {"fame_goal": 3}),
    "xia-alone": Played("xia", 1, 161, {"solo": "normal"}),
    "xia-campaign": Played("xia", 1, 259, {"solo": "hard", "campaign": True}),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_playthrough(name: str) -> None:
    played = GOLDEN[name]
    golden = TESTS / "playthroughs" / f"{name}.txt"
    text = playthrough(find_game(played.game), seats=played.seats, seed=played.seed, options=played.options)
    if "STARHOLD_UPDATE" in os.environ:
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def test_every_game_has_a_playthrough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})  # other tests may have made their toys known
    assert {played.game for played in GOLDEN.values()} == set(game_names())


@pytest.mark.parametrize(("depth", "walks"), [(1, 2), (2, 8), (3, 22), (4, 44), (5, 168), (6, 481)])
def test_walk_counts_of_the_demo(depth: int, walks: int) -> None:
    assert walk_count(Match.new("demo", seats=2, seed=7), depth) == walks


def test_the_end_of_a_match_is_one_walk() -> None:
    match = Match.new("demo", seats=2, seed=7)
    while not match.over:
        match.answer(match.decision.options[-1])
    assert walk_count(match, 3) == 1
