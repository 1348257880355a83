"""The check of what is needed in order to play a campaign: each thing that could be wrong is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from starhold.games.xia import Xia
from starhold.games.xia.content import Objective, Skill, SpecialRules, XiaContent
from starhold.games.xia.content.campaign import NO_CAMPAIGN

from ..boards import xia_content
from ..box_faults import box_faults

Break = Callable[[XiaContent], XiaContent]


def change(table: str, record: str, **fields: Any) -> Break:
    """Change a goal, an upgrade or a closing."""

    def changed(content: XiaContent) -> XiaContent:
        known = getattr(content.campaign, table)
        assert record in {each.id for each in known}
        records = tuple(replace(each, **fields) if each.id == record else each for each in known)
        return replace(content, campaign=replace(content.campaign, **{table: records}))

    return changed


def goal(record: str, **fields: Any) -> Break:
    return change("goals", record, **fields)


def without(table: str, *records: str) -> Break:
    def left_out(content: XiaContent) -> XiaContent:
        left = tuple(each for each in getattr(content.campaign, table) if each.id not in records)
        return replace(content, campaign=replace(content.campaign, **{table: left}))

    return left_out


def for_embers_only(content: XiaContent) -> XiaContent:
    goals = tuple(replace(each, module="embers") for each in content.campaign.goals)
    return replace(content, campaign=replace(content.campaign, goals=goals))


def wanting(measure: str, within: Literal["turn", "game", "now"], at_least: int = 1) -> Break:
    return goal("glass-hull", met=(Objective(measure=measure, within=within, at_least=at_least),))


LIMIT = "goal glass-hull: its limit must be 3 to 20, not "
BROKEN: list[tuple[Break, str]] = [
    (goal("glass-hull", limit=2), f"{LIMIT}2"),
    (goal("glass-hull", limit=21), f"{LIMIT}21"),
    (wanting("luck", "now"), "goal glass-hull: nothing measures luck (now)"),
    (wanting("titles", "turn"), "goal glass-hull: nothing measures titles (turn)"),
    (wanting("missions", "now"), "goal glass-hull: nothing measures missions (now)"),
    (wanting("titles", "now", 0), "goal glass-hull: its titles is there from the start"),
    (goal("glass-hull", fails_on=None), "whoever wins completes it: it needs `met` or `fails_on`"),
    (
        goal("glass-hull", rules=SpecialRules(plans=("late-bloomer", "double-entry"))),
        "goal glass-hull: the merchant flies by 2 behaviours",
    ),
    (
        goal("glass-hull", rules=SpecialRules(plans=("late-blomer",))),
        "goal glass-hull: late-blomer is not a behaviour; did you mean `late-bloomer`?",
    ),
    (
        goal("glass-hull", rules=SpecialRules(next_sector="blanch")),
        "goal glass-hull: blanch is not a sector; did you mean `blench`?",
    ),
    (
        goal("glass-hull", rules=SpecialRules(skills=(Skill(on="engin", amount=1),))),
        "goal glass-hull: no rule knows a skill on engin; did you mean `engine`?",
    ),
    (change("upgrades", "buy-3", tier=4), "upgrade buy-3: its tier must be 1 to 3, not 4"),
    (change("upgrades", "buy-3", tier=4), "campaign: tier 3 of the upgrade buy is missing"),
    (change("upgrades", "buy-1", energy=2), "upgrade buy-1: energy is what Re-Arm costs, and nothing else"),
    (change("upgrades", "rearm-1", energy=0), "upgrade rearm-1: energy is what Re-Arm costs, and nothing else"),
    (change("upgrades", "buy-1", skills=(Skill(on="tea", amount=1),)), "upgrade buy-1: no rule knows a skill on tea"),
    (for_embers_only, "campaign: a goal for the base game is missing"),
    (
        change("closings", "a-drawer-of-medals", at_least=25),
        "campaign: closings must fall from the best score to the worst, not be [25, 25, 0]",
    ),
    (
        without("closings", "a-drink-in-every-port", "a-drawer-of-medals", "the-last-receipt"),
        "campaign: closings must fall from the best score to the worst, not be []",
    ),
    (without("goals", "glass-hull"), "the number of goals must be 10, not 9"),
]


@pytest.mark.parametrize(("broken", "sentence"), [pytest.param(*each, id=each[1]) for each in BROKEN])
def test_what_is_wrong_is_named(broken: Break, sentence: str) -> None:
    found = box_faults(broken(xia_content()))
    assert any(sentence in fault for fault in found), found


@pytest.mark.parametrize(
    "sound",
    [
        wanting("titles", "now"),
        wanting("missions", "game"),
        wanting("jumps", "turn"),
        wanting("tier", "now"),
        goal("glass-hull", limit=3),
        goal("glass-hull", limit=20),
    ],
)
def test_what_is_sound_is_left_alone(sound: Break) -> None:
    assert box_faults(sound(xia_content())) == []


def test_a_box_of_your_own_may_have_other_goals() -> None:
    assert list(Xia.content_faults(without("goals", "glass-hull")(xia_content()), shipped=False)) == []


def test_a_box_without_a_campaign_is_sound_but_for_the_count() -> None:
    assert list(Xia.content_faults(replace(xia_content(), campaign=NO_CAMPAIGN), shipped=False)) == []
