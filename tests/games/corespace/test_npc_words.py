"""What NPCs do and why, in words."""

from __future__ import annotations

from typing import cast, get_args

import pytest

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import Because, CoreSpaceContent, Why
from starhold.games.corespace.events import Activated, NpcAimed, NpcDecided, NpcHeld
from starhold.games.corespace.speech.text import text_naming
from starhold.kernel import Event, load_content
from starhold.kernel.speech import plain

TEXT = text_naming(cast(CoreSpaceContent, load_content(CoreSpace)))
ACTS = {"contact": "close", "better": "shoot", "moved": "shoot", "vain": "shoot"}


def said(event: Event) -> str:
    return plain(TEXT.event(event))


def aimed(why: str, passed: str = "", but: Because = "") -> NpcAimed:
    return NpcAimed("devastator-1", "beck", why, passed, but, ("beck", "lars"))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            aimed("CS-PURGE-TARGET-02", "lars", "cover"),
            "Devastator 1 aims at Beck: nearest in sight out of cover; Jay “Lars” Larsen is nearer, but in cover.",
        ),
        (aimed("CS-PURGE-TARGET-06"), "Devastator 1 aims at Beck: a captain in sight."),
        (
            NpcDecided("devastator-1", "beck", "shoot", "better", ("in-sight",), 2, 1),
            "Devastator 1 shoots: ranged 2 beats close 1.",
        ),
        (
            NpcDecided("harvester-2", "beck", "move", "unarmed", ("in-sight",), 0, 2),
            "Harvester 2 closes in to fight hand to hand.",
        ),
        (
            NpcDecided("lookout-1", "beck", "move", "unarmed", ("in-sight",), 2, 1),
            "Lookout 1 closes in: Beck is out of range.",
        ),
        (NpcHeld("harvester-1", nobody=True), "Harvester 1 finds nobody to aim at."),
    ],
)
def test_a_log_line_says_what_an_npc_does_and_why(event: Event, sentence: str) -> None:
    assert said(event) == sentence


def test_every_reason_of_an_act_has_words_of_its_own() -> None:
    told = {
        said(NpcDecided("lookout-1", "beck", ACTS.get(why, "move"), why, (), 2, 1))  # type: ignore[arg-type]
        for why in get_args(Why)
    }
    assert len(told) == len(get_args(Why))


def test_every_reason_to_let_somebody_be_has_words_of_its_own() -> None:
    buts = [but for but in get_args(Because) if but]
    assert len({said(aimed("CS-PURGE-TARGET-02", "lars", but)) for but in buts}) == len(buts)


def test_a_turn_that_begins_with_an_aim_is_told_once() -> None:
    acts, aims = Activated("devastator-1"), aimed("CS-PURGE-TARGET-02")
    assert TEXT.run(acts) == TEXT.run(aims) != TEXT.run(Activated("harvester-1"))
    assert TEXT.together([acts, aims]) == TEXT.event(aims)
    assert TEXT.together([acts]) == TEXT.event(acts)
    assert plain(TEXT.reason(aims)) == "Purge go for the nearest they see in the open."
