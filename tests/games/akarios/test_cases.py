"""The rule cases of Stars of Akarios: they begin in positions that the board allows, and the rules keep them so."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.testing.cases import case_files
from tests.rule_cases import CASES, unsound

SHORT_DECK = "the modifier deck of "
"""A case may deal a deck of a few cards, so that its draws are easy to read."""

pytestmark = pytest.mark.untraced


@pytest.mark.parametrize("file", case_files([CASES / "akarios"]), ids=lambda file: file.stem)
def test_every_position_of_a_case_is_sound(file: Path) -> None:
    faults = [(name, fault) for name, found in unsound(file).items() for fault in found]
    assert [(name, fault) for name, fault in faults if not fault.startswith(SHORT_DECK)] == []
