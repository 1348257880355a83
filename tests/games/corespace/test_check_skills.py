"""The check of skills: what could be wrong with a level is named."""

from __future__ import annotations

from typing import cast

import pytest

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.check.skills import page_faults
from starhold.games.corespace.content import CoreSpaceContent, SkillPage
from starhold.games.corespace.content.skills import IgnoreHits, LastPart, MovePart, ShootPart
from starhold.kernel import load_content

BOX = cast(CoreSpaceContent, load_content(CoreSpace))
MOVE, SHOT = MovePart(), ShootPart()


def test_the_box_has_no_faults() -> None:
    assert [fault for skill in BOX.skills for page in skill.levels for fault in page_faults(page)] == []


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        (SkillPage(), "it does nothing"),
        (SkillPage(parts=(MOVE,), either=((MOVE,), (SHOT,))), "it has either parts or ways, not both"),
        (SkillPage(either=((MOVE,),)), "there are several ways, and each has parts"),
        (SkillPage(either=((MOVE,), ())), "there are several ways, and each has parts"),
        (SkillPage(window="near", by="close", parts=(MOVE,)), "no attack opens the window `near`"),
        (
            SkillPage(window="hits", unhurt=True, parts=(MOVE,)),
            "the damage of an attack is known in the window `attacked`",
        ),
        (SkillPage(covered=True, parts=(MOVE,)), "there is nobody to take cover from in the window `turn`"),
        (SkillPage(parts=(ShootPart(at="other"),)), "there is no other in the window `turn`"),
        (SkillPage(parts=(LastPart("ready"),)), "what is `ready` is what comes `later`"),
        (SkillPage(parts=(MOVE,), later=(SHOT,)), "what is `ready` is what comes `later`"),
        (SkillPage(window="hits", whole=True, parts=(IgnoreHits(),)), "only several parts in their order are `whole`"),
        (
            SkillPage(window="hits", whole=True, any_order=True, parts=(IgnoreHits(), MOVE)),
            "only several parts in their order are `whole`",
        ),
    ],
)
def test_each_fault_of_a_level_is_named(page: SkillPage, fault: str) -> None:
    assert [*page_faults(page)] == [fault]
