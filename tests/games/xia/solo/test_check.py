"""The check of what is needed in order to play alone: each thing that could be wrong is named."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.xia import Xia
from starhold.games.xia.content import XiaContent
from starhold.games.xia.content.campaign import NO_CAMPAIGN
from starhold.games.xia.content.solo import NO_SOLO
from starhold.games.xia.rules.solo.behaviours.grammar import BadStep, read_step
from starhold.games.xia.rules.solo.behaviours.words import Act, Aim, CardStep, Condition

from ..boards import xia_content
from ..box_faults import box_faults

Break = Callable[[XiaContent], XiaContent]


def change(behaviour: str, **fields: Any) -> Break:
    def changed(content: XiaContent) -> XiaContent:
        assert behaviour in content.behaviour
        records = [replace(known, **fields) if known.id == behaviour else known for known in content.solo.behaviours]
        return replace(content, solo=replace(content.solo, behaviours=tuple(records)))

    return changed


def leave_out(table: str, record: str) -> Break:
    def left_out(content: XiaContent) -> XiaContent:
        records = tuple(known for known in getattr(content.solo, table) if known.id != record)
        assert len(records) < len(getattr(content.solo, table))
        return replace(content, solo=replace(content.solo, **{table: records}))

    return left_out


def without_enforcers(content: XiaContent) -> XiaContent:
    records = tuple(known for known in content.solo.behaviours if known.npc != "enforcer")
    return replace(content, solo=replace(content.solo, behaviours=records))


WORDS: list[tuple[Break, str]] = [
    (change("patience", steps=("flee",)), "`flee` cannot be read: `flee` is not a verb"),
    (change("patience", steps=("atack",)), "`atack` is not a verb; did you mean `attack`?"),
    (change("patience", target=("moon",)), "`moon` cannot be read: `moon` is not a target"),
    (change("patience", steps=("fly hom 8",)), "`hom` is not a target; did you mean `home`?"),
    (change("patience", steps=("if hungry, attack",)), "`hungry` is not a condition"),
    (change("patience", steps=("if laden attack",)), "write a comma after the condition: `if laden attack, ...`"),
    (change("patience", steps=("if laden & , attack",)), "`` is not a condition"),
    (change("patience", steps=("if near, attack",)), "write `near 1`, with one number"),
    (change("patience", steps=("if near 1 2, attack",)), "write `near 1`, with one number"),
    (change("patience", steps=("if laden 2, attack",)), "`laden` stands alone"),
    (change("patience", steps=("mend",)), "`mend` needs a number: `mend 2`"),
    (change("patience", steps=("attack 2",)), "`2` is too much after `attack`"),
    (change("patience", steps=("fly 4 5",)), "`5` is too much after `fly`"),
    (change("patience", steps=("attack player",)), "`player` must be a number, 1 or more"),
    (change("patience", steps=("fly 0",)), "`0` must be a number, 1 or more"),
    (change("patience", steps=("fly else",)), "`` is not a verb"),
    (change("patience", target=("player:2",)), "`player` has no range: leave out `:2`"),
    (change("patience", target=("outlaw:far",)), "`far` must be a number, 1 or more"),
]

CARDS: list[tuple[Break, str]] = [
    (change("patience", steps=()), "behaviour patience: it needs a target and steps"),
    (change("patience", target=()), "behaviour patience: it needs a target and steps"),
    (change("patience", npc="sellsword"), "behaviour patience: the sellsword has no behaviours"),
    (change("escort-duty", npc="merchant"), "behaviour escort-duty: the merchant cannot be after itself"),
    (change("late-bloomer", npc="enforcer"), "behaviour late-bloomer: the enforcer has no trade route"),
    (change("late-bloomer", target=("home",)), "behaviour late-bloomer: the merchant has no home"),
    (change("late-bloomer", steps=("fly home",)), "behaviour late-bloomer: the merchant has no home"),
    (change("patience", npc="merchant"), "behaviour patience: the merchant has no weapon to attack with"),
    (change("patience", target=("home",)), "behaviour patience: it attacks, and is after nobody"),
    (change("patience", bonus=(("attack", 1),)), "behaviour patience: only deeds of the merchant bring a bonus"),
    (change("late-bloomer", bonus=(("buy", 1),)), "its bonus is for `buy`, which is in no step"),
    (change("late-bloomer", bonus=(("sell", 0),)), "its bonus for `sell` must be 1 or more, not 0"),
]

BOXES: list[tuple[Break, str]] = [
    (without_enforcers, "solo: the enforcer needs a behaviour"),
    (leave_out("stats", "merchant-b"), "solo: the figures of the merchant on side B are missing"),
    (leave_out("modes", "easy"), "solo: the mode easy is missing"),
    (
        lambda content: replace(content, solo=replace(content.solo, titles_left_out=("heroes",))),
        "solo: heroes is no title; did you mean `heroic`?",
    ),
    (
        lambda content: replace(content, solo=replace(content.solo, events_left_out=("picnic",))),
        "solo: picnic is no event",
    ),
]

COUNTS: list[tuple[Break, str]] = [
    (leave_out("behaviours", "vendetta"), "the number of behaviours on card 3 of the scoundrel must be 2, not 1"),
    (change("vendetta", card=4), "the scoundrel has a behaviour card 4"),
]


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [pytest.param(broken, fault, id=fault) for broken, fault in [*WORDS, *CARDS, *BOXES, *COUNTS]],
)
def test_what_is_wrong_is_named(broken: Break, sentence: str) -> None:
    found = box_faults(broken(xia_content()))
    assert any(sentence in fault for fault in found), found


def test_a_box_of_your_own_may_have_other_counts() -> None:
    content = leave_out("behaviours", "vendetta")(xia_content())
    assert list(Xia.content_faults(content, shipped=False)) == []


def test_a_box_without_solo_is_complete() -> None:
    assert box_faults(replace(xia_content(), solo=NO_SOLO, campaign=NO_CAMPAIGN)) == []


def test_a_step_is_read_into_its_parts() -> None:
    assert read_step("if hurt | outlaw & near 1, fly home 8 else attack") == CardStep(
        (Act("fly", Aim("home"), 8), Act("attack")),
        ((Condition("hurt"),), (Condition("outlaw"), Condition("near", 1))),
    )


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_written_on_a_card_it_is_read_or_refused(seed: int) -> None:
    chance = Random(seed)
    words = ["if", ",", "fly", "else", "attack", "near", "1", "0", "-1", "outlaw:1", ":", "&", "|", "", "stop", "home"]
    for _ in range(200):
        text = " ".join(chance.choices(words, k=chance.randrange(6)))
        with suppress(BadStep):
            assert read_step(text).acts
