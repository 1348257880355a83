"""The rule cases of Core Space: they begin in positions that the deck allows, and the rules keep them so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from starhold.testing.cases import Case, case_files
from starhold.testing.cases.case import read_answer
from starhold.testing.cases.position import placed, started
from tests.rule_cases import CASES, cases_in

pytestmark = pytest.mark.untraced


def faults_in(case: Case) -> Iterator[str]:
    """What is wrong before the rules begin, and at each question of the case."""
    yield from placed(case).faults()
    match, _ = started(case)
    yield from match.game.faults()
    for answer in case.answers:
        seat, notation = read_answer(answer)
        match.answer(notation, seat=seat)
        yield from match.game.faults()


@pytest.mark.parametrize("file", case_files([CASES / "corespace"]), ids=lambda file: file.stem)
def test_every_position_of_a_case_is_sound(file: Path) -> None:
    found = {case.name: {*faults_in(case)} for case in cases_in(file).values()}
    assert {name: faults for name, faults in found.items() if faults} == {}
