"""Saves in the middle of harm: a shield may still be raised, or a die rolled again. All go on as they did when made.

`perils.json` notes their course to the end, as the program that made them played it; it is never changed.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starhold.kernel import Match

from .playing import hash_of, played_on

FOLDER = Path(__file__).parent
SAVES = sorted([*FOLDER.glob("xia/rules-2-shields-against-*"), *FOLDER.glob("xia/rules-2-second-chance-*")])
ENDS: dict[str, str] = json.loads((FOLDER / "perils.json").read_text(encoding="utf-8"))
LONGEST = 10_000


def course_from(path: Path) -> str:
    return hash_of(played_on(Match.load(path), 0, LONGEST))


@pytest.mark.untraced
@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_it_goes_on_to_the_same_end(path: Path) -> None:
    assert course_from(path) == ENDS[path.stem]


def test_each_has_its_end() -> None:
    assert {path.stem for path in SAVES} == set(ENDS)
