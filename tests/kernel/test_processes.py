"""The same match in a new process, whatever its hash seed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starhold.kernel import Match

from .play import answer_all, finish_python, play_randomly, run_python, start_python
from .toys import Tally

HASH_SEEDS = ["0", "1", "4242", "random"]

PLAY = """
from starhold.kernel import Match
from tests.kernel.play import play_randomly

for seed in range(10):
    for dice in "seeded", "asked":
        match = Match.new("demo", seats=2 + seed % 3, seed=seed, dice=dice)
        play_randomly(match, seed)
        print(seed, dice, match.revision, match.result, match.fingerprint())
"""

GO_ON = """
import json, sys
from starhold.kernel import Match
from tests.kernel.play import answer_all

for path, answers in json.loads(sys.argv[1]).items():
    print(answer_all(Match.load(path), *answers).fingerprint())
"""


def test_matches_are_the_same_under_every_hash_seed() -> None:
    processes = [start_python(PLAY, hash_seed=hash_seed) for hash_seed in HASH_SEEDS]
    printed = [finish_python(process) for process in processes]
    assert len(printed[0].splitlines()) == 20
    assert [other == printed[0] for other in printed] == [True] * len(HASH_SEEDS)


def test_this_process_plays_the_same_match() -> None:
    match = Match.new("demo", seats=2, seed=0)
    play_randomly(match, 0)
    assert run_python(PLAY).splitlines()[0] == (f"0 seeded {match.revision} {match.result} {match.fingerprint()}")


def test_a_match_goes_on_in_a_new_process_from_every_decision(tmp_path: Path) -> None:
    """Saved in the middle of any rule, loaded and continued with the same answers, it ends in the same state."""
    match = answer_all(Match.new("demo", seed=11), "fly 1", "fly 2", "fly 1", "fly 1", "fire 0")
    assert match.game.explain().endswith("Attack.plunder > Strike.react")
    saves: list[Path] = []
    answers: list[str] = []
    while not match.over:
        saves.append(match.save(tmp_path / f"{match.revision}.save"))
        answers += play_randomly(match, match.revision, answers=1)
    left = {str(path): answers[place:] for place, path in enumerate(saves)}
    assert set(run_python(GO_ON, json.dumps(left)).split()) == {match.fingerprint()}


@pytest.mark.parametrize("typed", [0, 1])
def test_a_match_goes_on_in_a_new_process_while_a_die_is_rolled(typed: int, tmp_path: Path) -> None:
    match = Match.new(Tally, seats=2, seed=7, dice="asked")
    answer_all(match, "add", "throw 2 true", *["rolled 4"] * typed)
    path = match.save(tmp_path / "match.save")
    rest = ["rolled 2"] * (2 - typed)
    registered = "from starhold import register; from tests.kernel.toys import Tally; register(Tally)"
    printed = run_python(registered + GO_ON, json.dumps({str(path): rest}))
    assert printed.split() == [answer_all(match, *rest).fingerprint()]
