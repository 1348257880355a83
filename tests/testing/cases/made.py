"""Rule cases made up for a test."""

from __future__ import annotations

from pathlib import Path

from starhold.testing.cases import Outcome, load_cases, run_case

STRUCK = """
position.places = [3, 3]
position.captains = [{}, { hold = [2, 4] }]
dice = [4]
answers = ["0: fire 1", "1: shield"]
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "made.toml"
    path.write_text(text, encoding="utf-8")
    return path


def written_case(folder: Path, text: str, name: str = "Made up") -> Path:
    return write(folder, f'game = "demo"\n[[case]]\nname = "{name}"\nproves = ["DEMO-STRIKE-02"]\n{text}')


def outcome(folder: Path, text: str) -> Outcome:
    (case,) = load_cases(written_case(folder, text))
    return run_case(case)
