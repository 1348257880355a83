"""The rule cases of Xia: they begin in positions that the box allows, and the rules keep them so."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.testing.cases import case_files
from tests.rule_cases import CASES, unsound

pytestmark = pytest.mark.untraced


@pytest.mark.parametrize("file", case_files([CASES / "xia"]), ids=lambda file: file.stem)
def test_every_position_of_a_case_is_sound(file: Path) -> None:
    assert unsound(file) == {}
