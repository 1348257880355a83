"""Tests that play at random are not traced: it would take several times as long, and prove nothing of a line."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from coverage import Coverage


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Stop measuring coverage, if it is measured, during a test that is marked `untraced` and its fixtures."""
    coverage = Coverage.current() if item.get_closest_marker("untraced") else None
    if coverage is None:
        return (yield)
    coverage.stop()
    try:
        return (yield)
    finally:
        coverage.start()
