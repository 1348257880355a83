"""Whole matches between scripted captains, to be kept as replays.

    python -m tests.games.xia.matches FOLDER

makes one for each kind of captain: the first seed with which it wins a close match by its own kind of fame. What a
release has left in tests/replays is never made anew; later matches get other names.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from starhold.games.xia import BASE_GAME
from starhold.games.xia.seeing.view import XiaView
from starhold.kernel import Match
from starhold.players import Outlook

from .captains import Captain, Courier, Explorer, Pirate, Trader

FAME_GOAL = 5
LONGEST = 700
"""How many answers a match may take that is to be kept."""
OWN_FAME = 3
"""How much fame of its own kind the winner must have."""
RIVALS_FAME = 2
"""How much fame all captains must have, if it was close."""

CREWS: dict[type[Captain], tuple[type[Captain], ...]] = {
    Explorer: (Explorer, Trader, Pirate),
    Trader: (Explorer, Trader, Pirate),
    Pirate: (Explorer, Trader, Pirate),
    Courier: (Explorer, Trader, Courier),
}
"""In whose company each of them wins."""


def played(crew: Sequence[type[Captain]], seed: int) -> Match:
    """A match between these captains; unfinished, if it would be too long."""
    match = Match.new("xia", seats=len(crew), seed=seed, options={**BASE_GAME, "fame_goal": FAME_GOAL})
    captains = [kind() for kind in crew]
    while not match.over and match.revision < LONGEST:
        outlook = Outlook(match)
        match.answer(captains[outlook.seat].answer(outlook))
    return match


def is_won_by(match: Match, kind: type[Captain], crew: Sequence[type[Captain]]) -> bool:
    """Whether this was a close match, and such a captain has won it by its own kind of fame."""
    view, result = match.view(None), match.result
    assert isinstance(view, XiaView)
    if result is None or min(result.scores) < RIVALS_FAME:
        return False
    (winner,) = result.winners
    return crew[winner] is kind and view.captains[winner].fame_from.get(kind.fame, 0) >= OWN_FAME


def victory_of(kind: type[Captain]) -> Match:
    """The first match that is worth keeping; with each seed everybody sits one seat further on."""
    for seed in count():
        places = len(CREWS[kind])
        crew = [CREWS[kind][(seed + seat) % places] for seat in range(places)]
        match = played(crew, seed)
        if is_won_by(match, kind, crew):
            return match
    raise AssertionError("there is always another seed")


def file_name(kind: type[Captain]) -> str:
    return f"{kind.__name__.lower()}-wins.starhold"


def keep_victories(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for kind in CREWS:
        victory_of(kind).save(folder / file_name(kind))


if __name__ == "__main__":
    keep_victories(Path(sys.argv[1]))
