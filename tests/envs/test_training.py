"""The example that trains a captain works as it is shown."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from starhold.envs.xia_v0 import XiaSolo

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "train_xia.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """What it defines, with a shorter match."""
    found = runpy.run_path(str(SCRIPT))
    found["TABLE"]["options"] = {"fame_goal": 3}
    return found


def test_options_are_rows_of_weights(script: dict[str, Any]) -> None:
    env = XiaSolo(**script["TABLE"])
    observation, _ = env.reset(seed=1)
    rows = script["features"](observation)
    assert rows.shape == (env.action_masks().sum(), len(script["NAMES"]))
    chosen = [script["NAMES"][place] for place in rows.argmax(axis=1)]
    assert set(chosen) == {type(choice).__name__ for choice in env.match.decision.options}


def test_a_match_says_how_to_do_better(script: dict[str, Any]) -> None:
    env = XiaSolo(**script["TABLE"])
    played = script["play"](env, np.zeros(len(script["NAMES"])), np.random.default_rng(1))
    assert played.slopes.shape == (len(played.returns), len(script["NAMES"]))
    assert played.returns.max() > 0
    result = env.match.result
    assert result is not None
    assert played.won == (env.contest.seat in result.winners)


def test_it_learns_and_is_judged(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(script["train"].__globals__, "MATCHES_PER_STEP", 1)
    monkeypatch.setitem(script["train"].__globals__["TABLE"], "options", {"fame_goal": 3})
    weights = script["train"](seconds=0.01)
    assert weights.any()
    assert "1 matches, won" in capsys.readouterr().out
    assert re.fullmatch(r"[\d.]+% \(-?[\d.]+% to [\d.]+%\)", script["win_rate"](weights, matches=2))
