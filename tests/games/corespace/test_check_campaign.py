"""The check of campaigns, and of what lies between missions: what could be wrong with either is named."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import Campaign, Chapter, CoreSpaceContent, Outcome, Stage
from starhold.games.corespace.content.campaigns import Passage, Voice
from starhold.games.corespace.content.script import (
    CampaignMark,
    CampaignMarked,
    LeftBehind,
    Marked,
    Met,
    OnBegin,
    Pegs,
    RoundAtLeast,
    Say,
    Trigger,
)
from starhold.kernel import load_content

BOX = cast(CoreSpaceContent, load_content(CoreSpace))
NOTED, ASKED = CampaignMark(mark="noted"), CampaignMarked(mark="noted")


def faults(content: CoreSpaceContent, *, shipped: bool = False) -> str:
    return "; ".join(map(str, CoreSpace.content_faults(content, shipped=shipped)))


def chapter(*passages: Passage, voices: tuple[Voice, ...] = ()) -> Chapter:
    return Chapter(text="It is told.", passages=passages, voices=voices)


def outcome(id_: str = "so", **parts: object) -> Outcome:
    return Outcome(id=id_, text="So it was.", **parts)  # type: ignore[arg-type]


def stage(mission: str = "cold-berth", **parts: object) -> Stage:
    told: dict[str, object] = {"briefing": chapter(), "outcomes": (outcome(),)}
    return Stage(mission, **(told | parts))  # type: ignore[arg-type]


def told_by(*stages: Stage, **parts: object) -> CoreSpaceContent:
    campaign = Campaign(id="mine", origin="house", name="Mine", line="A line.", stages=stages, **parts)  # type: ignore[arg-type]
    return replace(BOX, campaigns=(campaign,))


def test_the_smallest_campaign_is_sound() -> None:
    assert faults(told_by(stage())) == ""


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (told_by(), "campaign mine: it has no missions"),
        (told_by(stage(), needed=2), "2 missions cannot be won: it has 1"),
        (told_by(stage("cold-birth")), "there is no mission cold-birth; did you mean `cold-berth`?"),
        (told_by(stage(outcomes=())), "cold-berth: it has no outcome"),
        (told_by(stage(outcomes=(outcome(only_if=Met()),))), "outcome so is the last, so it must need nothing"),
        (told_by(stage(outcomes=(outcome(only_if=Met()), outcome()))), "it has 2 outcomes so"),
        (told_by(stage(), endings=(outcome(do=(NOTED,)),)), "ending so: nothing comes of it any more"),
        (told_by(stage(), endings=(outcome(only_if=ASKED),)), "outcome so is the last, so it must need nothing"),
        (
            told_by(stage(outcomes=(outcome(do=(Say(text="Hush."),)),))),
            "outcome so: the mission is over, so it remembers and pays, and nothing else",
        ),
        (
            told_by(stage(briefing=chapter(Passage(Marked(mark="read"), "More.")))),
            "nobody knows `mark` outside the mission: ask for a campaign mark",
        ),
        (
            told_by(stage(briefing=chapter(voices=(Voice("jase", "Hm."),)))),
            "there is no trader jase; did you mean `jace`?",
        ),
        (told_by(stage(outcomes=(outcome(voices=(Voice("jase", "Hm."),)),))), "there is no trader jase"),
        (
            told_by(stage(outcomes=(outcome("x", only_if=Marked(mark="reed")), outcome()))),
            "cold-berth: outcome x is never told",
        ),
        (told_by(stage(outcomes=(outcome(do=(NOTED,)),))), "mark noted is never read"),
        (told_by(stage(), stage(briefing=chapter(Passage(ASKED, "More.")))), "mark noted is never written"),
        (
            told_by(
                stage(
                    rules=(Trigger(when=OnBegin(), only_if=ASKED, do=(Pegs(pegs=1),)),),
                    outcomes=(outcome(do=(NOTED,)),),
                )
            ),
            f"cold-berth: rule {len(BOX.mission['cold-berth'].rules) + 1} never happens",
        ),
        (
            told_by(stage(briefing=chapter(Passage(ASKED, "More.")), outcomes=(outcome(do=(NOTED,)),))),
            "cold-berth: briefing: passage 1 is never read",
        ),
        (
            told_by(stage(outcomes=(outcome("a"), outcome("b")))),
            "cold-berth: outcome b is never told",
        ),
        (
            told_by(stage(briefing=chapter(voices=(Voice("jace", "Hm."), Voice("jace", "Ah."))))),
            "cold-berth: briefing: jace never says “Ah.…”",
        ),
        (
            told_by(stage(), endings=(outcome("a", only_if=CampaignMarked(mark="noted")), outcome("b"))),
            "mark noted is never written",
        ),
        (
            replace(
                told_by(stage("one"), stage("two")),
                missions=(
                    *BOX.missions,
                    replace(BOX.mission["cold-berth"], id="one", crews=(1, 1)),
                    replace(BOX.mission["cold-berth"], id="two", crews=(2, 4)),
                ),
            ),
            "its missions are never for the same number of crews",
        ),
    ],
)
def test_each_fault_of_campaigns_is_named(content: CoreSpaceContent, fault: str) -> None:
    assert fault in faults(content)


def test_what_can_be_remembered_is_read_and_told() -> None:
    remembered = told_by(
        stage(outcomes=(outcome("met", only_if=Met(), do=(NOTED,)), outcome("left", only_if=LeftBehind()), outcome())),
        stage(
            briefing=chapter(Passage(ASKED, "More.")),
            rules=(Trigger(when=OnBegin(), only_if=ASKED, do=(Pegs(pegs=1),)),),
            outcomes=(outcome("late", only_if=RoundAtLeast(at_least=4)), outcome()),
        ),
        endings=(outcome("noted", only_if=ASKED), outcome("else")),
    )
    assert faults(remembered) == ""


def test_chapters_of_the_box_are_long_enough_to_be_read() -> None:
    assert "words are not 60 to 120: It is told." in faults(told_by(stage()), shipped=True)


POST, HIRE, SHIP = BOX.posts[1], BOX.hires[0], BOX.ships[0]
SYSTEM, ROW, UPGRADE = BOX.systems[0], BOX.degradations[0], BOX.upgrades[0]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (replace(BOX, posts=(*BOX.posts, replace(POST, id="shop", least=9, most=5))), "its wares cost from 9 to 5 UA"),
        (replace(BOX, posts=(*BOX.posts, replace(POST, id="shop", least=90, most=99))), "it has nothing to sell"),
        (replace(BOX, posts=(*BOX.posts, replace(POST, id="shop", bonus=9))), "post shop: it pays"),
        (replace(BOX, posts=BOX.posts[1:]), "there is one post that everybody visits, and at least one other"),
        (replace(BOX, posts=BOX.posts[:1]), "there is one post that everybody visits, and at least one other"),
        (replace(BOX, hires=BOX.hires[:-1]), "prices of hiring go by points, the lowest first"),
        (replace(BOX, hires=BOX.hires[::-1]), "prices of hiring go by points, the lowest first"),
        (replace(BOX, hires=()), "prices of hiring go by points, the lowest first"),
        (
            replace(BOX, hires=(replace(HIRE, joined=11), *BOX.hires[1:])),
            "hiring hand costs 11 UA after a mission, and 10 otherwise",
        ),
        (replace(BOX, ships=(replace(SHIP, hold=0), *BOX.ships[1:])), "ship black-maria: it has no hold"),
        (
            replace(BOX, ships=(replace(SHIP, well_kept="hul"), *BOX.ships[1:])),
            "there is no system hul; did you mean `hull`?",
        ),
        (replace(BOX, systems=()), "ships have no systems"),
        (
            replace(BOX, systems=(replace(SYSTEM, filled=5), *BOX.systems[1:])),
            "system propulsion has 5 of 5 spaces filled",
        ),
        (replace(BOX, degradations=BOX.degradations[1:]), "the table degradation has 0 rows for a 1"),
        (
            replace(BOX, degradations=(replace(ROW, faces=(1, 2)), *BOX.degradations[1:])),
            "the table degradation has 2 rows for a 2",
        ),
        (
            replace(BOX, degradations=(replace(ROW, rolls=0, system="engine"), *BOX.degradations[1:])),
            "there is no system engine",
        ),
        (
            replace(BOX, degradations=(replace(ROW, token=3), *BOX.degradations[1:])),
            "it takes a space of a system, or a token, or rolls again",
        ),
        (replace(BOX, upgrades=(replace(UPGRADE, id="lasers"), *BOX.upgrades[1:])), "and no others"),
        (
            replace(BOX, upgrades=(replace(UPGRADE, levels=UPGRADE.levels[:2]), *BOX.upgrades[1:])),
            "it has 3 levels, not 2",
        ),
        (
            replace(
                BOX, upgrades=(replace(UPGRADE, levels=(replace(UPGRADE.levels[0], price=0), *UPGRADE.levels[1:])),)
            ),
            "its level 1 costs 0 UA",
        ),
        (
            replace(
                BOX,
                upgrades=(replace(UPGRADE, levels=(replace(UPGRADE.levels[0], dice=(1, 0, 0)), *UPGRADE.levels[1:])),),
            ),
            "its level 1 has dice, or lacks them",
        ),
        (replace(BOX, extractions=BOX.extractions[1:]), "the table teleport has 0 rows for a 1"),
        (
            replace(BOX, extractions=(*BOX.extractions[:-1], replace(BOX.extractions[-1], missions=0))),
            "it keeps somebody away for a number of missions",
        ),
        (
            replace(BOX, extractions=(*BOX.extractions[:-2], replace(BOX.extractions[-2], ua=0), BOX.extractions[-1])),
            "it costs nothing",
        ),
    ],
)
def test_each_fault_of_trade_and_ships_is_named(content: CoreSpaceContent, fault: str) -> None:
    assert fault in faults(content)


def test_the_box_has_all_its_posts_and_upgrades() -> None:
    assert "there are 7 trading posts, not 6" in faults(replace(BOX, posts=BOX.posts[:-1]), shipped=True)
    assert "there is no upgrade scanners" in faults(replace(BOX, upgrades=BOX.upgrades[1:]), shipped=True)
