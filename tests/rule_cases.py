"""The rule cases of the project. Naming them is quick; each file is loaded once, when its first case is wanted."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starhold.testing.cases import Case, case_files, load_cases
from starhold.testing.cases.case import read_answer
from starhold.testing.cases.position import placed, started

CASES = Path(__file__).parent / "cases"


class Named(NamedTuple):
    """A case by its file and name."""

    file: Path
    name: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(CASES).with_suffix('')}: {self.name}"

    def loaded(self) -> Case:
        """The case itself."""
        return cases_in(self.file)[self.name]


def named_cases() -> list[Named]:
    """All cases there are."""
    return [
        Named(file, case["name"])
        for file in case_files([CASES])
        for case in tomllib.loads(file.read_text(encoding="utf-8"))["case"]
    ]


@cache
def cases_in(file: Path) -> dict[str, Case]:
    """The cases of a file by their names."""
    return {case.name: case for case in load_cases(file)}


def unsound(file: Path) -> dict[str, set[str]]:
    """What is wrong with the positions of the cases of a file, by the name of the case."""
    return {case.name: found for case in cases_in(file).values() if (found := {*faults_in(case)})}


def faults_in(case: Case) -> Iterator[str]:
    """What is wrong before the rules begin, and at each question of the case."""
    yield from placed(case).faults()
    match, _ = started(case)
    yield from match.game.faults()
    for answer in case.answers:
        seat, notation = read_answer(answer)
        match.answer(notation, seat=seat)
        yield from match.game.faults()
