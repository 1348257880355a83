"""The linter is asked for nothing that it is told to ignore."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["lint"]


def stable_rules() -> set[str]:
    """All rules that the linter knows, but for previews."""
    listed = [sys.executable, "-m", "ruff", "rule", "--all", "--output-format", "json"]
    rules = json.loads(subprocess.run(listed, capture_output=True, check=True).stdout)
    return {rule["code"] for rule in rules if rule["code"] and not rule["preview"]}


def test_every_set_of_rules_has_one_that_is_looked_at() -> None:
    looked_at = stable_rules() - set(LINT["ignore"])
    subsets = "[CERW]?"  # PL has some
    idle = [
        name for name in LINT["select"] if not any(re.fullmatch(rf"{name}{subsets}\d+", rule) for rule in looked_at)
    ]
    assert idle == []
