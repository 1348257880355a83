"""The check of the catalogue: what could be wrong with tokens, crates and kits is named."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent, Effect, Throw
from starhold.games.corespace.content.missions import CrateRates
from starhold.kernel import load_content

BOX = cast(CoreSpaceContent, load_content(CoreSpace))


def faults(content: CoreSpaceContent) -> str:
    return "; ".join(map(str, CoreSpace.content_faults(content, shipped=False)))


def with_token(face: str, **changes: object) -> CoreSpaceContent:
    changed = (replace(token, **changes) if token.id == face else token for token in BOX.tokens)
    return replace(BOX, tokens=tuple(changed))


def with_npc(name: str, **changes: object) -> CoreSpaceContent:
    return replace(BOX, npcs=tuple(replace(npc, **changes) if npc.id == name else npc for npc in BOX.npcs))


def with_crates(**rates: object) -> CoreSpaceContent:
    (mission, *others) = BOX.missions
    return replace(BOX, missions=(replace(mission, crates=CrateRates(**rates)), *others))  # type: ignore[arg-type]


def with_family(kind: str, **changes: object) -> CoreSpaceContent:
    changed = (replace(family, **changes) if family.id == kind else family for family in BOX.families)
    return replace(BOX, families=tuple(changed))


def without_family(kind: str) -> CoreSpaceContent:
    return replace(BOX, families=tuple(family for family in BOX.families if family.id != kind))


def test_the_box_is_sound() -> None:
    assert faults(BOX) == ""


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (with_token("machine-rifle", throw=Throw(dice=2)), "what is thrown is a blast"),
        (with_token("baton", throw=Throw()), "what is thrown is a blast"),
        (with_token("grenade-ballistic", attributes=("reliable",)), "a blast that is thrown is discarded"),
        (with_token("baton", attributes=("freeze",)), "only blasts freeze"),
        (with_token("medi-pack", effects=(Effect(do="heal"),)), "`heal` has the number 0"),
        (with_token("sensor-goggles", effects=(Effect(do="search", number=1),)), "`search` has the number 1"),
        (with_token("data-pad", effects=(Effect(do="search"), Effect(do="doors"))), "a token does one thing"),
        (with_token("medi-stim", count=1), "all crews bring 4 of medi-stim, and there are 1"),
        (with_npc("harvester", reverse="butler-hired"), "only civilians and gangers have a trader on the back"),
        (with_npc("butler", reverse="buttler-hired"), "there is no trader buttler-hired"),
        (with_crates(named=("objective-4",)), "there is no token objective-4"),
        (with_crates(rare_large=9), "it wants 9 rare large tokens, and there are 3"),
        (replace(BOX, missions=(replace(BOX.missions[0], areas=("a1-z9",)),)), "an area is written as `a1-h8`"),
        (with_family("ganger", targets=()), "family ganger: it has no list of targets"),
        (with_family("ganger", targets=(("purge",), ())), "family ganger: it has no list of targets"),
        (with_family("corps", targets=(("purge",), ("purge",))), "its list of targets names somebody twice, or itself"),
        (with_family("corps", targets=(("corps",),)), "its list of targets names somebody twice, or itself"),
        (without_family("ganger"), "NPC lookout: its family, ganger, has no list of targets"),
        (with_npc("lookout", rank=7), "NPC lookout: it has rank 7"),
        (with_npc("lookout", count=0), "NPC lookout: it does nothing, or is not there"),
        (with_npc("harvester", charged=None), "Purge have a charged side, and nobody else has"),
        (with_npc("harvester", persuade=1), "nobody persuades the Purge"),
        (with_npc("devastator", rank=3), "there is one Purge of rank 2, not 0"),
        (with_npc("juggernaut", reverse="beck"), "only civilians and gangers have a trader on the back"),
    ],
)
def test_each_fault_is_named(content: CoreSpaceContent, fault: str) -> None:
    assert fault in faults(content)


def test_the_purge_of_the_core_set_are_counted() -> None:
    found = [*CoreSpace.content_faults(with_npc("harvester", count=4), shipped=True)]
    assert [str(fault) for fault in found] == ["there are 5 of harvester, not 4"]
