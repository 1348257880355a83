"""The unit of all times."""

from __future__ import annotations

import pytest

from starhold.bench.calibration import Probe, passes


def test_it_runs_as_many_passes_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    monkeypatch.setattr(Probe, "step", lambda probe, name: steps.append(name))
    assert passes() == len(steps) > 0


def test_each_pass_works_on_the_probe() -> None:
    probe = Probe()
    probe.step("rigel")
    probe.step("altair")
    assert probe.kept == [(1, "rigel", 1), (2, "altair", 4)]
