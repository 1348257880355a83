"""For all tests: what is not traced, and that properties are not judged by the clock.

Tests that play at random are not traced: it would take several times as long, and prove nothing of a line.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from tests.untraced import untraced

settings.register_profile("shared", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("shared")  # a machine that others use as well is slow now and then


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test that is marked `untraced`, and its fixtures, without measuring coverage."""
    if item.get_closest_marker("untraced") is None:
        return (yield)
    with untraced():
        return (yield)
