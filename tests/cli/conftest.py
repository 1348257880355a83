"""Games that a test names by their path are forgotten after it."""

from __future__ import annotations

import sys

import pytest

from starhold.kernel import registry


@pytest.fixture(autouse=True)
def _forget_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", registry._registered.copy())
    monkeypatch.setattr(sys, "path", sys.path.copy())
