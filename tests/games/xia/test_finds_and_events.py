"""Exploration tokens and events of Embers: what is said of them, what nobody may know, and what their box must hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.xia import Xia
from starhold.games.xia.check.finds import finds_faults
from starhold.games.xia.content import Box, Skill, XiaContent
from starhold.games.xia.rules.embers.events import EFFECTS
from starhold.games.xia.speech.stories import EVENTS
from starhold.kernel import Match, SeededDice, load_content

from .box_faults import box_faults
from .positions import first_captain, game_of, position_after

PASSENGER = {"id": "assassin-1", "revealed": True, "pay": 1000, "captain_in_need": True}


def eventful_space(*answers: str, **position: Any) -> Match:
    """Captain 0 beside Neo Damascus, with Embers; see the file for who is where."""
    return position_after("eventful-space.given", *answers, **position)


def in_play(**event: Any) -> dict[str, Any]:
    return {"embers": {"events": [event]}}


# What is said


def test_a_captain_in_need_is_named_by_where_they_want_to_go() -> None:
    match = eventful_space(mission_discards=["smuggler-6", "thief-1"], **first_captain(at=[1, 4], missions=[PASSENGER]))
    wish = "take a captain in need to Loath, for 1 fame and 1,000 credits"
    assert str(match.game.meaning(match.read("deliver assassin-1"))) == f"complete: {wish}"
    assert f"{wish}, aboard" in " ".join(match.game.board(match.game.view(0)).split())


def test_the_table_shows_the_events_in_play() -> None:
    game = eventful_space(**in_play(id="ion-winds", rounds=1)).game
    assert "Event Ion Winds, 1 of 3 rounds: Impulse brings 2 movement more" in game.board(game.view(None))
    assert EVENTS["ion-winds"] in " ".join(game.board(game.view(None)).split())


def test_a_wormhole_is_named_by_where_it_leads() -> None:
    match = eventful_space("impulse", **in_play(id="wormholes"), **first_captain(at=[0, -3]))
    wormhole = match.read("wormhole 8")
    assert str(match.game.meaning(wormhole)) == "go through the wormhole to 0,5 Outpost 338"
    assert match.game.target(wormhole) == "space 0,5"


def test_flying_into_rikishi_is_certain_destruction() -> None:
    match = eventful_space("impulse", **in_play(id="rikishi", places=[[4, -6]], heading="S"))
    assert match.game.danger(match.read("fly S")) == "Rikishi: certain destruction"


def test_the_ice_that_rikishi_leaves_is_told_with_its_odds() -> None:
    match = eventful_space("impulse", **in_play(id="rikishi", places=[[3, 1]]), **first_captain(at=[3, 0], bounty=1000))
    said = match.game.danger(match.read("fly S"))
    assert said is not None
    assert "ice" in said


def test_a_bounty_is_told_as_high_as_martial_law_makes_it() -> None:
    match = eventful_space("impulse", **in_play(id="martial-law"), **first_captain(at=[3, 0]))
    assert match.game.danger(match.read("fly S")) == "Loath: a bounty of 2,000"


# What nobody may know


def test_the_event_deck_is_dealt_anew_and_nobody_sees_it() -> None:
    truth = game_of(eventful_space(embers={"event_deck": ["ion-winds", "amnesty", "rikishi", "black-box"]}))
    guess = truth.clone()
    guess.dice = SeededDice("guess")
    guess.redeal(0)
    assert truth.state.embers is not None
    assert guess.state.embers is not None
    assert sorted(guess.state.embers.event_deck) == sorted(truth.state.embers.event_deck)
    assert guess.state.embers.event_deck != truth.state.embers.event_deck
    assert guess.view(0) == truth.view(0)


# What must always be true


@pytest.mark.parametrize(
    ("fault", "position"),
    [
        ("event supernova is unknown", {"embers": {"event_deck": ["supernova"]}}),
        ("an event is there twice", {"embers": {"event_deck": ["amnesty"], "events": [{"id": "amnesty"}]}}),
        ("7 events were drawn", {"embers": {"events_drawn": 7}}),
        (
            "captain 0: has 2 exploration tokens that are not handed in",
            {"captains": {"0": {"tokens": ["spice", "holo"]}}},
        ),
    ],
)
def test_a_broken_position_is_named(fault: str, position: dict[str, Any]) -> None:
    assert fault in list(game_of(eventful_space(**position)).faults())


# What must be in the box

Break = Callable[[Box], Box]


@pytest.fixture(scope="module")
def content() -> XiaContent:
    content = load_content(Xia)
    assert isinstance(content, XiaContent)
    return content


def change(part: str, record: str, **fields: Any) -> Break:
    """Change some fields of one record."""

    def changed(box: Box) -> Box:
        records = getattr(box, part)
        assert record in {known.id for known in records}
        return replace(
            box, **{part: tuple(replace(known, **fields) if known.id == record else known for known in records)}
        )

    return changed


def change_track(**fields: Any) -> Break:
    def changed(box: Box) -> Box:
        assert box.track is not None
        return replace(box, track=replace(box.track, **fields))

    return changed


def test_the_box_of_embers_is_sound(content: XiaContent) -> None:
    assert list(finds_faults(content)) == []


def test_without_embers_nothing_is_missing(content: XiaContent) -> None:
    assert list(finds_faults(replace(content, embers=Box()))) == []


def test_every_rule_of_an_event_has_a_card(content: XiaContent) -> None:
    assert {card.effect for card in content.embers.events} == EFFECTS.keys()


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (change("tokens", "energy", count=6), "the number of exploration tokens of Embers for energy must be 5, not 6"),
        (change("tokens", "energy", ice=1), "token energy: it shows energy, ice"),
        (change("tokens", "energy", energy=False), "token energy: it shows nothing"),
        (lambda box: replace(box, titles=box.titles[1:]), "the number of titles of Embers must be 10, not 9"),
        (change("relics", "sun-idol", count=6), "the number of relics must be 15, not 16"),
        (lambda box: replace(box, events=box.events[:15]), "the number of events must be at least 16, not 15"),
        (change("titles", "stoker", id="swift"), "title swift is in two boxes"),
        (change("titles", "stoker", skill=Skill("gardening", 1)), "title stoker: no rule knows a skill on gardening"),
        (change("events", "amnesty", effect="pardon"), "event amnesty: no rule knows the effect pardon"),
        (change("events", "ion-winds", skills=()), "event ion-winds: it does nothing"),
        (
            change("events", "ion-winds", skills=(Skill("gardening", 1),)),
            "event ion-winds: no rule knows a skill on gardening",
        ),
        (
            change("events", "most-wanted", rounds=2),
            "event most-wanted: it is over at once, and says what holds for a while",
        ),
        (change("events", "amnesty", effect="rikishi"), "the effect rikishi is on 2 events"),
        (
            change_track(event_spaces=(3, 7)),
            "the Fame Point Track of Embers: space 3 is for a title and for an event",
        ),
        (
            change_track(event_spaces=(7, 4)),
            "the Fame Point Track of Embers: its Event spaces must rise from 1 to 20, not be [7, 4]",
        ),
    ],
)
def test_what_is_wrong_with_the_box_is_named(content: XiaContent, broken: Break, fault: str) -> None:
    assert fault in box_faults(replace(content, embers=broken(content.embers)))
