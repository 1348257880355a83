"""Rule cases: a position, scripted dice, answers in notation, and what must come of them.

    game = "demo"

    [[case]]
    name = "A shield stops a 4"
    proves = ["DEMO-STRIKE-02"]
    position.places = [3, 3]
    position.tokens.3 = "-"
    begin = { type = "demo.turn", seat = 1 }
    dice = [4]
    answers = ["1: fire 0", "0: shield"]
    expect.events = [{ type = "demo.shielded" }, { type = "demo.struck", rolled = 4, lost = 0 }]
    expect.view.places = [3, 3]

`Case` and `Expect` say what else there is. A position, an event and a view are tables, which name
some parts and leave the others alone; a list is the whole list, with `{}` for an element as it is;
`"-"` is nothing.
"""

from __future__ import annotations

from .case import Case, Expect
from .expect import failures
from .load import case_files, load_cases, load_explained
from .outcome import Outcome
from .playing import Broken, Played, play, watching
from .proofs import Coverage, coverage, proven
from .tables import Failure

__all__ = [
    "Case",
    "Coverage",
    "Expect",
    "Failure",
    "Outcome",
    "case_files",
    "coverage",
    "load_cases",
    "load_explained",
    "proven",
    "run_case",
]


def run_case(case: Case) -> Outcome:
    """Play a case and compare."""
    played = Played()
    try:
        match = play(case, played)
        with watching("end", "views, offers and scores to compare"):
            found = tuple(failures(case.expect, match, played))
    except Broken as broken:
        found = (broken.failure,)
    return Outcome(case, found, played)
