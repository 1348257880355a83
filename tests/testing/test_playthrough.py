"""Golden playthroughs, walk counts and real matches: whole-engine regression tests.

After a deliberate change of the rules: raise `rules_version`, then `STARHOLD_UPDATE=1 make test`, and read the diff.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from starhold.kernel import Match, find_game, game_names, verify
from starhold.kernel.setup import OptionValue
from starhold.testing import playthrough, walk_count

TESTS = Path(__file__).parent.parent
REPLAYS = sorted((TESTS / "replays").glob("*/*.starhold"))


PLAYED: dict[str, tuple[int, int, dict[str, OptionValue]]] = {"xia": (3, 120, {"fame_goal": 3})}
"""With how many seats, which seed and options a game is played, if not with the fewest, seed 7 and as it comes: a short
match with much in it."""


@pytest.mark.parametrize("name", game_names())
def test_golden_playthrough(name: str) -> None:
    game = find_game(name)
    golden = TESTS / "playthroughs" / f"{name}.txt"
    seats, seed, options = PLAYED.get(name, (game.seat_counts.start, 7, {}))
    text = playthrough(game, seats=seats, seed=seed, options=options)
    if "STARHOLD_UPDATE" in os.environ:
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize(("depth", "walks"), [(1, 2), (2, 8), (3, 22), (4, 44), (5, 168), (6, 481)])
def test_walk_counts_of_the_demo(depth: int, walks: int) -> None:
    assert walk_count(Match.new("demo", seats=2, seed=7), depth) == walks


def test_the_end_of_a_match_is_one_walk() -> None:
    match = Match.new("demo", seats=2, seed=7)
    while not match.over:
        match.answer(match.decision.options[-1])
    assert walk_count(match, 3) == 1


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_matches_of_every_release_still_load_and_replay(path: Path) -> None:
    match = Match.load(path)
    assert match.over
    if match.journal.rules_version == match.game.rules_version:
        assert match.replay().fingerprint() == match.fingerprint()
        assert verify(path.read_text(encoding="utf-8")).sound


def test_there_are_matches_to_replay() -> None:
    assert REPLAYS
