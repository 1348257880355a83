"""Tests that play at random are not traced: it would take several times as long, and prove nothing of a line."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest
from coverage import Coverage


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test that is marked `untraced`, and its fixtures, without measuring coverage."""
    if item.get_closest_marker("untraced") is None:
        return (yield)
    with _untraced():
        return (yield)


@contextmanager
def _untraced() -> Iterator[None]:
    """Stop whatever measures coverage: in a worker of xdist one stands on top of another."""
    stopped: list[Coverage] = []
    while (measuring := Coverage.current()) is not None:
        measuring.stop()
        stopped.append(measuring)
    try:
        yield
    finally:
        for measuring in reversed(stopped):
            measuring.start()
