"""The log on NPCs, on energy, and on how a sector was found."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from starhold.games.xia.events import (
    AbilityUsed,
    AbilityWorked,
    BountyChanged,
    MarkersArmed,
    NpcEarned,
    NpcStuck,
    NpcTargeted,
    SectorRevealed,
)
from starhold.geometry import Hex
from starhold.kernel import Event, Match, tag_of

from .positions import game_of, position_after

TEXT = Match.new("xia", seats=3, seed=1).game.text
CENTRE = Hex(5, -3)
LONGEST = 80


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (BountyChanged("scoundrel", 1000, "evading"), "The bounty on the Scoundrel rises by 1,000"),
        (NpcEarned("merchant", 1000), "The Merchant earns 1,000 credits."),
        (NpcTargeted("scoundrel", "azure"), "The Scoundrel sets a course for Azure."),
        (
            NpcStuck("scoundrel", "the-ruins-of-drelmoth"),
            "The Scoundrel cannot get at The Ruins of Drelmoth and waits.",
        ),
        (MarkersArmed(1, 2, 2), "Blue arms 2 markers for 2 energy."),
        (MarkersArmed(1, 2), "Blue arms 2 markers."),
        (AbilityUsed(1, "easy-tiger", "easy-tiger", 1), "Blue uses Cat's Luck for 1 energy."),
        (AbilityUsed(1, "easy-tiger", "ninth-life"), "Blue uses Ninth Life."),
        (AbilityWorked(1, "easy-tiger", 3, "easy-tiger"), "Cat's Luck gives 3."),
        (AbilityWorked(1, "easy-tiger", 0, "easy-tiger"), "Cat's Luck fizzles."),
        (SectorRevealed(1, "loath", CENTRE, 0, "scan", 1), "Blue scans for 1 energy and reveals Loath, around 5,-3."),
        (SectorRevealed(1, "loath", CENTRE, 0, "scan"), "Blue scans and reveals Loath, around 5,-3."),
        (SectorRevealed(1, "loath", CENTRE, 0, "jump"), "Blue jumps blindly and reveals Loath, around 5,-3."),
    ],
)
def test_it_is_told(event: Event, said: str) -> None:
    assert TEXT.event(event).startswith(said)
    assert len(TEXT.event(event)) <= LONGEST


def test_whatever_an_npc_is_bound_for_has_a_reason() -> None:
    assert TEXT.reason(NpcTargeted("enforcer", "loath")) == "No outlaw is near, so it patrols between lawful planets."
    assert "nearest outlaw" in TEXT.reason(NpcTargeted("enforcer", "scoundrel"))
    assert "next stop" in TEXT.reason(NpcStuck("merchant", "azure"))
    assert TEXT.reason(NpcEarned("merchant", 1000)) == "", "what follows needs none"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (AbilityUsed(1, "easy-tiger"), "Blue uses the ability of Easy Tiger."),
        (AbilityWorked(1, "easy-tiger", 3), "The ability of Easy Tiger gives 3."),
        (SectorRevealed(1, "loath", CENTRE, 0), "Blue reveals Loath, around 5,-3."),
    ],
)
def test_an_older_journal_says_less_and_reads_well(event: Event, said: str) -> None:
    assert TEXT.event(event) == said


def hunted(prey: list[int], **scoundrel: Any) -> Match:
    """Captain 2 is the only prey of the Scoundrel, which flies after captain 0."""
    return position_after(
        "inhabited-space.given",
        captains={"0": {"at": [-3, -4]}, "1": {"at": [-3, -3]}, "2": {"at": prey}},
        npcs=[{"id": "scoundrel", "holder": 0, "spawned": True, "credits": 2000, **scoundrel}],
        dice=[1],
    )


def test_an_npc_that_cannot_get_at_its_target_says_so_once_in_six_turns() -> None:
    match = hunted([2, -5], at=[4, -5])
    told = Counter[str]()
    for _ in range(6 * 3):
        answers = iter(["end", "depart", "arm 0"])
        seat = match.decision.seat
        while match.decision.seat == seat and not match.over:
            told.update(map(tag_of, match.answer(next(answers), seat=seat)))
    assert told["xia.turn-began"] == 18
    assert (told["xia.npc-stuck"], told["xia.npc-targeted"]) == (1, 0)


def test_once_it_is_after_its_target_again_it_may_say_so_again() -> None:
    match = hunted([7, -5], at=[7, -4], stuck="ghoststalker")
    assert NpcTargeted("scoundrel", "ghoststalker") in match.answer("end")
    assert game_of(match).state.npcs[0].stuck == ""
