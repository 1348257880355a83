"""Saves of the present rules, to be kept.

    python -m tests.replays.make
    python -m tests.replays.make alone campaign
    python -m tests.replays.make by-hand

adds to the folders beside this file, for each way to play a game or for those that are named, a match that is over and
one in the middle of things. Saves of rules that were released are never made again: raise `rules_version`, and the new
ones get new names. `by-hand` gives the answers of fights again that were played by hand.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable
from pathlib import Path

from starhold.kernel import Match, find_game

from .by_hand import keep_again
from .playing import KINDS, Kind, moments

FOLDER = Path(__file__).parent
SEEDS = range(24)
LONGEST = 700
BY_HAND = "by-hand"
MIDDLE = 200
"""Up to here the middle of things is looked for."""


def finished(kind: Kind) -> Match:
    """The shortest of some matches."""
    ends = [deque(moments(kind, seed, LONGEST), maxlen=1)[0] for seed in SEEDS]
    return min((match for match in ends if match.over), key=lambda match: match.revision)


def in_the_middle(kind: Kind) -> str:
    """The save of the last moment at which most rules were in progress."""
    deepest, text = 0, ""
    for match in moments(kind, SEEDS.stop, MIDDLE):
        if len(match.game.stack) >= deepest:
            deepest, text = len(match.game.stack), match.dumps()
    return text


def keep_saves(folder: Path, names: Iterable[str] = KINDS) -> None:
    """Write the saves of the present rules."""
    for name in names:
        kind = KINDS[name]
        place = folder / kind.game
        place.mkdir(parents=True, exist_ok=True)
        version = find_game(kind.game).rules_version
        finished(kind).save(place / f"rules-{version}-{name}-finished.starhold")
        (place / f"rules-{version}-{name}-in-the-middle.starhold").write_text(in_the_middle(kind), encoding="utf-8")


if __name__ == "__main__":
    wanted = sys.argv[1:] or [*KINDS, BY_HAND]
    if BY_HAND in wanted:
        keep_again()
    keep_saves(FOLDER, (name for name in wanted if name != BY_HAND))
