"""Random landings hold to the contract kit, and an attempt survives whatever happens in the middle of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from starhold.games.akarios.rules.expedition.attempting import MakeAttempt
from starhold.kernel import Game, Match
from starhold.testing import LAWS, Trial
from starhold.testing.law import Law

from .matches import game_of
from .on_foot import CAMPAIGN, InTheArchive, InTheCradle

WORLDS: tuple[type[Game], ...] = (InTheArchive, InTheCradle)
ON_FOOT = [law for law in LAWS if law.__name__ != "beginnings_begin"]
"""The beginnings of the title are not those of a landing."""

GO_ON = """
import sys
from pathlib import Path
from starhold.kernel import Match
from tests.games.akarios.on_foot import InTheArchive
match = Match.loads(Path(sys.argv[1]).read_text(), game=InTheArchive)
for answer in sys.argv[2:]:
    match.answer(answer)
print(match.dumps(), end="")
"""


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.__name__)
@pytest.mark.parametrize("law", ON_FOOT, ids=lambda law: law.__name__)
@pytest.mark.untraced
def test_landings_obey(law: Law, world: type[Game]) -> None:
    law(Trial(game=world, seeds=(2,), every=20, options=3, worlds=2, openings=2, played_with=CAMPAIGN))


def in_the_middle(stage: str) -> Match:
    """A landing in which somebody is asked this in the middle of an attempt."""
    for match in Trial(game=InTheArchive, seeds=tuple(range(9)), played_with=CAMPAIGN).questions():
        if match.decision.prompt == f"akarios.attempt.{stage}":
            return match
    raise AssertionError("it did not come to that")


@pytest.mark.parametrize("stage", ["join", "roll_again", "decide"])
def test_a_save_in_the_middle_of_an_attempt_goes_on_in_another_process(stage: str, tmp_path: Path) -> None:
    match = in_the_middle(stage)
    assert isinstance(game_of(match).stack[-1], MakeAttempt)
    file = tmp_path / "landing.starhold"
    file.write_text(match.dumps(), encoding="utf-8")
    answers = []
    for number in range(4):
        option = match.decision.options[number % len(match.decision.options)]
        answers.append(str(option))
        match.answer(answers[-1])
    went = subprocess.run(
        [sys.executable, "-c", GO_ON, str(file), *answers], capture_output=True, check=True, encoding="utf-8"
    )
    assert went.stdout == match.dumps()


@pytest.mark.parametrize("stage", ["join", "roll_again", "decide"])
def test_an_attempt_is_taken_back_step_by_step(stage: str) -> None:
    match = in_the_middle(stage)
    before = match.dumps()
    state, stack = match.game.clone().state, match.game.clone().stack
    match.answer(str(match.decision.options[0]))
    match.undo(consent=True)
    assert (match.game.state, match.game.stack) == (state, stack)
    assert Match.loads(before, game=InTheArchive).decision == match.decision
