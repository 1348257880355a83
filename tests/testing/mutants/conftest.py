"""The toy is known for as long as its mutants are hunted."""

from __future__ import annotations

import pytest

from starhold.kernel import registry

from .bucket import Bucket


@pytest.fixture(autouse=True)
def _know_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {**registry._registered, Bucket.name: Bucket})
