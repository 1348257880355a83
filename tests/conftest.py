"""Tests that play at random are not traced: it would take several times as long, and prove nothing of a line."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.untraced import untraced


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test that is marked `untraced`, and its fixtures, without measuring coverage."""
    if item.get_closest_marker("untraced") is None:
        return (yield)
    with untraced():
        return (yield)
