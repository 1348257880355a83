"""The examples in the docstrings are true."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from starhold.sim import statistics
from starhold.sim.report import page


@pytest.mark.parametrize("module", [statistics, page], ids=lambda module: f"{module.__name__}")
def test_the_examples_in_the_docstrings_are_true(module: ModuleType) -> None:
    outcome = doctest.testmod(module)
    assert (outcome.failed, outcome.attempted > 0) == (0, True)
