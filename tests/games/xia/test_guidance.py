"""Help for captains who fly for the first time."""

from __future__ import annotations

import re

from starhold.games.xia.speech.text import XiaText
from starhold.kernel import Decision

LONGEST = 2
"""Sentences of a hint; the rest belongs into the rules."""


def test_every_question_of_the_game_is_explained() -> None:
    assert set(XiaText.prompts) - set(XiaText.hints) == set(), "these have no hint"
    assert set(XiaText.hints) - set(XiaText.prompts) == set(), "nobody asks these any more"


def test_every_moment_has_a_name() -> None:
    assert set(XiaText.moments) == set(XiaText.prompts)
    assert XiaText().moment(asking("xia.outfit-ship.buy"), own=True) == "your fit-out"
    assert XiaText().moment(asking("xia.take-damage.place")) == "the damage to Blue's ship"


def asking(prompt: str) -> Decision:
    return Decision(seat=1, options=(), prompt=prompt)


def test_hints_are_short_and_each_has_words_of_its_own() -> None:
    hints = XiaText.hints.values()
    assert len(set(hints)) == len(hints)
    assert [hint for hint in hints if len(re.findall(r"[.?!](?: |$)", hint)) > LONGEST] == []
    assert [hint for hint in hints if not hint[0].isupper() or hint[-1] != "."] == []


def test_what_leads_on_and_what_is_rare_is_told_apart_from_the_rest() -> None:
    assert XiaText.weights["xia.end"] == "onward"
    assert XiaText.weights["xia.give"] == "aside"
    assert "xia.impulse" not in XiaText.weights


def test_where_something_goes_in_the_hold_is_seen_in_its_picture() -> None:
    assert {"xia.fit-outfit.place", "xia.stow-pieces.place", "xia.take-out.lift"} <= set(XiaText.on_mat)
    assert "xia.move.spend" not in XiaText.on_mat
