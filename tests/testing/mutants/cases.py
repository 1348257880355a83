"""Rule cases for the bucket."""

from __future__ import annotations

from pathlib import Path

HALF = """
[[case]]
name = "Two litres are in it"
proves = ["BUCKET-FULL-01"]
answers = ["0: pour 2"]
expect.options = ["pour 2", "pour 4"]
expect.view.level = 2
"""
FULL = """
[[case]]
name = "The rest is spilt"
proves = ["BUCKET-FULL-01"]
answers = ["0: pour 4", "0: pour 4"]
expect.events = [{ type = "bucket.spilt" }, { type = "bucket.spilt" }, { type = "bucket.spilt" }]
expect.over = true
"""
BRIM = """
[[case]]
name = "A bucket of 5 litres is full"
proves = ["BUCKET-FULL-01"]
position.level = 3
answers = ["0: pour 2"]
expect.over = true
expect.never = [{ type = "bucket.spilt" }]
"""


def write_cases(folder: Path, *cases: str) -> Path:
    """A folder with these cases."""
    folder.mkdir(exist_ok=True)
    (folder / "made.toml").write_text('game = "bucket"\n' + "".join(cases), encoding="utf-8")
    return folder
