"""The check of the catalogue: what could be wrong with tokens, crates and kits is named."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from starhold.games.common.script import AtEndOfRound, AtStartOfRound
from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import (
    CoreSpaceContent,
    Effect,
    MissionObject,
    Objective,
    Paragraph,
    SkillLevel,
    Throw,
    Use,
)
from starhold.games.corespace.content.missions import CrateRates
from starhold.games.corespace.content.script import (
    AboardAs,
    AboardWith,
    AllOf,
    AnyOf,
    BandAtLeast,
    Condition,
    Deed,
    Give,
    Harm,
    Heal,
    Holds,
    Home,
    Hunt,
    InArea,
    Later,
    Lock,
    Mark,
    Marked,
    Moment,
    Not,
    ObjectIs,
    OnAboard,
    OnBand,
    OnBegin,
    OnDefeated,
    OnEntered,
    OnMarked,
    OnRevealed,
    OnSearched,
    OnTaken,
    OnUsed,
    Pegs,
    Place,
    Reveal,
    Roll,
    RoundAtLeast,
    Seal,
    TellOne,
    Trigger,
    Unlock,
    Who,
)
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


def with_mission(name: str, **changes: object) -> CoreSpaceContent:
    changed = (replace(page, **changes) if page.id == name else page for page in BOX.missions)
    return replace(BOX, missions=tuple(changed))


def with_rule(when: Moment, *deeds: Deed, only_if: Condition | None = None) -> CoreSpaceContent:
    """Cold Berth with one more rule."""
    rules = BOX.mission["cold-berth"].rules
    return with_mission("cold-berth", rules=(*rules, Trigger(when, deeds, only_if)))


def with_goal(when: Condition) -> CoreSpaceContent:
    """Cold Berth with another objective."""
    return with_mission("cold-berth", primary=(Objective(id="it", text="Do it", when=when),))


def with_objects(*objects: MissionObject) -> CoreSpaceContent:
    return with_mission("cold-berth", objects=(*BOX.mission["cold-berth"].objects, *objects))


def with_card(*deeds: Deed, **changes: object) -> CoreSpaceContent:
    """Another first card, which does this at the lowest level."""
    (card, *others) = BOX.events
    return replace(
        BOX, events=(replace(card, paragraphs=(Paragraph(bands=("relaxed",), do=deeds),), **changes), *others)
    )


def read(where: str, *uses: Use) -> MissionObject:
    return MissionObject(id="thing", name="thing", at=where, uses=uses)


USE = Use(id="use", verb="use it", do=(Mark("read"),))
BEGIN = OnBegin()


def with_trader(id_: str, **changes: object) -> CoreSpaceContent:
    changed = (replace(trader, **changes) if trader.id == id_ else trader for trader in BOX.traders)
    return replace(BOX, traders=tuple(changed))


def with_hand(**changes: object) -> CoreSpaceContent:
    """The first crew with another captain."""
    (crew, *others) = BOX.crews
    (captain, *rest) = crew.hands
    hands = (replace(captain, **changes), *rest)
    return replace(BOX, crews=(replace(crew, hands=hands), *others))


def with_class(id_: str, **changes: object) -> CoreSpaceContent:
    changed = (replace(kind, **changes) if kind.id == id_ else kind for kind in BOX.classes)
    return replace(BOX, classes=tuple(changed))


def miscounts(content: CoreSpaceContent) -> str:
    return "; ".join(map(str, CoreSpace.content_faults(content, shipped=True)))


def test_the_box_is_sound() -> None:
    assert faults(BOX) == ""


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (with_token("machine-rifle", throw=Throw(dice=2)), "what is thrown is a blast"),
        (with_token("baton", throw=Throw()), "what is thrown is a blast"),
        (with_token("grenade-ballistic", attributes=("reliable",)), "a blast that is thrown is discarded"),
        (with_token("baton", attributes=("freeze",)), "only blasts freeze"),
        (with_token("baton", burden=1), "only objectives are heavy"),
        (with_token("medi-pack", effects=(Effect(do="heal"),)), "`heal` has the number 0"),
        (with_token("sensor-goggles", effects=(Effect(do="search", number=1),)), "`search` has the number 1"),
        (with_token("data-pad", effects=(Effect(do="search"), Effect(do="doors"))), "a token does one thing"),
        (with_token("medi-stim", count=1), "all crews bring 4 of medi-stim, and there are 1"),
        (with_npc("harvester", reverse="butler-hired"), "only civilians and gangers have a trader on the back"),
        (with_npc("butler", reverse="buttler-hired"), "there is no trader buttler-hired"),
        (with_hand(kit=("knife", "knife")), "jace brings what a rookie cannot, or two of a kind"),
        (with_hand(kit=("medi-pack",)), "jace brings what a rookie cannot"),
        (with_hand(kit=("combat-knife",)), "jace brings what costs something"),
        (with_hand(trader_class="sailor"), "there is no class sailor"),
        (with_hand(skills=(SkillLevel(skill="hack", level=4),)), "jace cannot have hack at level 4 as a Marine"),
        (with_hand(skills=(SkillLevel(skill="marksman", level=2),)), "jace has 4 career points for skills, not 2"),
        (with_class("marine", skills=("marksman",)), "it has 7 skills, not 1"),
        (with_class("marine", skills=("marksmen",)), "there is no skill marksmen"),
        (replace(BOX, crews=(replace(BOX.crews[0], ship="raft"),)), "there is no ship raft"),
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


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (with_rule(OnBand("calm")), "rule 3: there is no level calm"),
        (with_rule(OnUsed("port")), "rule 3: there is no object port"),
        (with_rule(OnTaken("flight-recorde")), "there is no token flight-recorde; did you mean `flight-recorder`?"),
        (with_rule(OnAboard("gold")), "there is no token gold"),
        (with_rule(OnDefeated("pirates")), "there is no group pirates"),
        (with_rule(OnEntered("a1-z9")), "an area is written as `a1-h8`"),
        (with_rule(OnSearched(0)), "it waits for every search"),
        (with_rule(OnRevealed("witness")), "there is no hidden card witness"),
        (with_rule(AtStartOfRound(first=0)), "rounds are counted from 1"),
        (with_rule(AtEndOfRound(first=13)), "rule 3 never happens"),
        (with_rule(OnMarked("copied")), "rule 3 never happens"),
        (with_rule(BEGIN, only_if=BandAtLeast("calm")), "there is no level calm"),
        (with_rule(BEGIN, only_if=Not(ObjectIs(("port",)))), "there is no object port"),
        (with_rule(BEGIN, only_if=AnyOf((AllOf((Holds("gold"),)),))), "there is no token gold"),
        (with_rule(BEGIN, only_if=InArea("a1")), "an area is written as `a1-h8`"),
        (with_rule(BEGIN, only_if=RoundAtLeast(13)), "rule 3 never happens"),
        (with_rule(BEGIN, Give("gold")), "there is no token gold"),
        (with_rule(BEGIN, Place("pirate")), "there is no NPC pirate"),
        (with_rule(BEGIN, Place("harvester", at="7")), "there is no place 7"),
        (with_rule(BEGIN, Place("harvester", number=0)), "it places nobody"),
        (with_rule(BEGIN, Lock(("a1-b1",))), "there is no door a1-b1"),
        (with_rule(BEGIN, Later(1, (Unlock(("a1-b1",)),))), "there is no door a1-b1"),
        (with_rule(BEGIN, Later(0, (Pegs(1),))), "what happens later happens in a later round"),
        (with_rule(BEGIN, Seal(("A", "E"), "B")), "there is no airlock E"),
        (with_rule(BEGIN, Seal(("A", "B"), "B")), "ships cannot dock at airlock B, which seals"),
        (with_rule(BEGIN, Reveal("safe")), "there is no object safe"),
        (with_rule(BEGIN, TellOne(face="witness")), "there is no hidden card witness"),
        (with_rule(BEGIN, Harm(Who(of="pirates"))), "there is no group pirates"),
        (with_rule(BEGIN, Harm(Who(pick="nearest", near="pirates"))), "there is no group pirates"),
        (with_rule(BEGIN, Roll(4, (Harm(Who(area="a1")),))), "an area is written as `a1-h8`"),
        (with_rule(BEGIN, Hunt("pirates")), "there is no family pirates"),
        (with_goal(AboardWith("star-chart")), "objective it: nobody can meet it"),
        (with_goal(AboardAs("witness")), "there is no hidden card witness"),
        (with_goal(Marked("copied")), "objective it: nobody can meet it"),
        (with_goal(Home(5)), "objective it: nobody can meet it"),
        (with_goal(ObjectIs(("port-console",), "destroyed")), "objective it: nobody can meet it"),
        (with_objects(read("b23", USE)), "object thing: nothing stands at b23"),
        (with_objects(read("a1", USE, USE)), "its uses have names of their own"),
        (with_objects(replace(read("a1", USE), board="harvester")), "its board is that of a machine"),
        (with_objects(replace(read("a1", USE), id="jace")), "something else is called so"),
        (with_objects(read("a1", replace(USE, only_if=Marked("copied")))), "something cannot be done with the thing"),
        (with_mission("quarantine", faces=()), "there is no hidden card serum"),
        (
            with_mission("the-witness", faces=BOX.mission["the-witness"].faces[:2]),
            "there are 2 hidden cards for 6 places",
        ),
        (with_mission("dead-reckoning", objects=BOX.mission["dead-reckoning"].objects[3:]), "nobody gets to the core"),
        (with_card(Mark("read")), "only missions can say `mark`"),
        (with_card(Heal(Who(of="user"))), "nobody uses a card that is not held"),
        (with_card(Lock(("here",))), "a card is nowhere on the deck"),
        (with_card(), "a paragraph does something"),
        (with_card(Pegs(1), count=0), "is there once or more"),
    ],
)
def test_each_fault_of_missions_and_cards_is_named(content: CoreSpaceContent, fault: str) -> None:
    assert fault in faults(content)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (replace(BOX, events=BOX.events[1:]), "there are 7 event cards of purge, not 6"),
        (replace(BOX, missions=BOX.missions[1:]), "there are 8 missions, not 7"),
        (with_card(Pegs(-1)), "at Guarded stirring say nothing"),
        (
            replace(BOX, events=tuple(card for card in BOX.events if card.set != "purge")),
            "be carried out on a bare deck",
        ),
        (replace(BOX, events=tuple(card for card in BOX.events if card.id != "bulkheads")), "lock is said by 1 cards"),
    ],
)
def test_the_cards_of_the_box_are_counted(content: CoreSpaceContent, fault: str) -> None:
    assert fault in "; ".join(map(str, CoreSpace.content_faults(content, shipped=True)))


@pytest.mark.parametrize(
    ("content", "miscount"),
    [
        (with_trader("jace", points=57), "crew black-maria costs 180 points, not 179"),
        (with_trader("sixteen", abilities=()), "nobody has the icon gunner"),
        (with_class("hacker", tech=False), "crew black-maria has one tech, not 0"),
        (
            with_class("marine", skills=tuple(skill for skill in BOX.skill if skill != "stubborn")[:7]),
            "skill stubborn is on 1 class boards, and must be on 2",
        ),
    ],
)
def test_what_the_box_promises_is_counted(content: CoreSpaceContent, miscount: str) -> None:
    assert miscount in miscounts(content)


def test_class_boards_last_for_the_largest_crews() -> None:
    two_less = replace(BOX, classes=BOX.classes[2:])
    assert "24 class boards are not enough for 4 crews of 7" in miscounts(two_less)
