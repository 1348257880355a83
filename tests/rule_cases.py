"""The rule cases of the project. Naming them is quick; each file is loaded once, when its first case is wanted."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starhold.testing.cases import Case, case_files, load_cases

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
