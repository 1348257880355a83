"""Fights that were played by hand: their answers are given again when the rules change within a version.

python -m tests.replays.make by-hand
"""

from __future__ import annotations

import json
from pathlib import Path

from starhold.kernel import Match, find_game

FOLDER = Path(__file__).parent
GAME = "akarios"


def fights() -> list[Path]:
    """All that are kept."""
    return sorted((FOLDER / GAME).glob("rules-*-by-hand-*.starhold"))


def played_again(path: Path) -> Match:
    """The same answers under the present rules, up to the first that is not legal any more."""
    header, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    setup = header["setup"]
    match = Match.new(setup["game"], seats=setup["seats"], seed=header["seed"], options=setup["options"])
    for line in lines:
        if "undo" in line:
            match.undo(line["undo"], seat=line["seat"], consent=line.get("consent", False))
        elif "answer" in line:
            if match.over or match.why_not(line["answer"]) is not None:
                break
            match.answer(line["answer"], seat=line["seat"])
    return match


def keep_again() -> None:
    """Write those of the present version again, and tell which of them someone must play on."""
    for path in fights():
        if path.name.startswith(f"rules-{find_game(GAME).rules_version}-"):
            match = played_again(path)
            if not is_won(match):
                print(f"{path.name} is not won any more: play on from answer {match.revision}")  # noqa: T201
            match.save(path)


def is_won(match: Match) -> bool:
    return match.over and match.result is not None and bool(match.result.winners)
