"""Behaviours in words: every word of the cards has some, and what an NPC is about to do is told."""

from __future__ import annotations

from itertools import dropwhile
from typing import Any

import pytest

from starhold.games.xia.drawing.box import box
from starhold.games.xia.events import BehaviourDrawn, NpcPlanned
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.solo.behaviours import aims, conditions, verbs
from starhold.games.xia.rules.solo.behaviours.intent import Intent
from starhold.games.xia.seeing.places import SpaceSeen
from starhold.games.xia.speech import behaviours
from starhold.games.xia.speech.sentences.behaviours import WHYS
from starhold.geometry import Hex
from starhold.kernel.speech import plain

from .positions import alone, somewhere

MERCHANT = {"id": "merchant", "holder": 0, "spawned": True, "at": [4, -5], "heading": "kemplar-ii"}
SCOUNDREL = {"id": "scoundrel", "holder": 0, "spawned": True, "at": [2, -2]}
CARGO: dict[str, Any] = {"captains": {"0": {"hold": {"cubes": {"a3": "spice"}}}}}


def told(npc: str, game: Xia) -> list[str]:
    found = game.inspect(0, f"ship {npc}")
    assert isinstance(found, SpaceSeen)
    lines = game.text.inspected(found)
    return list(dropwhile(lambda line: " flies by " not in line, lines))


def test_every_word_of_the_cards_has_words() -> None:
    assert behaviours.VERBS.keys() == verbs.VERBS.keys()
    assert behaviours.AIMS.keys() == aims.AIMS.keys()
    assert behaviours.CONDITIONS.keys() == conditions.CONDITIONS.keys()
    assert WHYS.keys() == {"", *aims.AIMS, *conditions.CONDITIONS}


def test_a_card_reads_as_somebody_would_say_it() -> None:
    cards = alone().content.behaviour
    assert behaviours.told_plan(cards["late-bloomer"]) == (
        "Late Bloomer. Flies to the Sell space of the next planet on its route. Sells. Stops if the NPCs are ahead. "
        "Flies on. Sells again."
    )
    assert behaviours.steps_in_words(cards["honest-company"])[0] == (
        "Flies to the Enforcer if you are at most 1 sector away; "
        "if not, flies to the Sell space of the next planet on its route."
    )
    assert behaviours.steps_in_words(cards["compound-interest"])[1] == (
        "Adds 1,000 credits to your bounty if you have a bounty and you are at most 1 sector away."
    )
    assert behaviours.target_in_words(cards["by-the-book"]) == (
        "you, if you attacked it last and are at most 2 sectors away; "
        "or else you, if you have a bounty and are at most 1 sector away; or else the lawful planet farthest away"
    )


@pytest.mark.parametrize("seed", range(8))
def test_no_sentence_shows_a_word_of_the_cards(seed: int) -> None:
    """All NPCs of a random position are told of, each by each of its behaviours."""
    game = somewhere(seed)
    assert game.state.solo is not None
    for npc in game.state.npcs:
        for behaviour in game.content.solo.behaviours:
            if behaviour.npc == npc.id:
                game.state.solo.plans[npc.id] = behaviour.id
                lines = told(npc.id, game)
                assert any(behaviour.name in line for line in lines)
                assert all("{" not in line and "_" not in line for line in lines), lines


def test_what_an_npc_is_about_to_do_is_told_act_by_act() -> None:
    game = alone([SCOUNDREL], {"scoundrel": "patience"}, **CARGO)
    assert told("scoundrel", game) == [
        "The Scoundrel flies by Patience. If its turn came now:",
        "The Scoundrel follows Puddle Jumper.",
        "The Scoundrel attacks Puddle Jumper: cargo aboard.",
        "It attacks with 1d12.",
    ]


def test_a_plan_names_the_rules_by_which_it_is_made() -> None:
    game = alone([SCOUNDREL], {"scoundrel": "patience"}, **CARGO)
    found = game.inspect(0, "plan scoundrel")
    assert isinstance(found, Intent)
    assert game.text.clauses_about(found)[0] == "XIA-SOLO-25"


def test_where_dice_decide_is_told() -> None:
    game = alone([MERCHANT], {"merchant": "usual-suspect"})
    assert told("merchant", game) == [
        "The Merchant flies by Usual Suspect. If its turn came now:",
        "The Merchant heads for Kemplar II: the next stop on its route.",
        "The Merchant sells at 2,-6: +2 on the NPCs' roll.",
        "The Merchant heads for Neo Damascus: the next stop on its route.",
        "A die, or you, may decide otherwise.",
    ]


def test_on_side_b_two_dice_are_told() -> None:
    npcs = [{**SCOUNDREL, "at": [0, -1]}]
    game = alone(npcs, captains=CARGO["captains"], solo={"plans": {"scoundrel": "both-barrels"}, "side": "B"})
    assert told("scoundrel", game)[-1] == "It attacks with 4d12."


def test_who_stays_is_told_to_stay() -> None:
    game = alone([{**SCOUNDREL, "at": [8, -1]}], {"scoundrel": "vendetta"})
    assert told("scoundrel", game) == [
        "The Scoundrel flies by Vendetta. If its turn came now:",
        "The Scoundrel stays where it is.",
    ]


@pytest.mark.parametrize(
    "position",
    [
        {"npcs": [{**SCOUNDREL, "skips_turn": True}], "plans": {"scoundrel": "patience"}},
        {"npcs": [SCOUNDREL], "plans": {}},
        {"npcs": [SCOUNDREL], "solo": {"plans": {"scoundrel": "patience"}, "lost": True}},
    ],
    ids=["who loses a turn", "who has no behaviour", "when all is over"],
)
def test_no_plan_is_told_of(position: dict[str, Any]) -> None:
    found = alone(**position).inspect(None, "ship scoundrel")
    assert isinstance(found, SpaceSeen)
    assert found.intent is None


def test_a_space_tells_nothing_of_plans() -> None:
    found = alone([SCOUNDREL], {"scoundrel": "patience"}).inspect(0, "space 2,-2")
    assert isinstance(found, SpaceSeen)
    assert found.intent is None


PLANNED = [
    (NpcPlanned("merchant", "usual-suspect", "sell", at=Hex(2, -6), plus=2), "sells at 2,-6: +2 on the NPCs' roll."),
    (NpcPlanned("merchant", "usual-suspect", "sell", at=Hex(2, -6)), "sells at 2,-6."),
    (NpcPlanned("merchant", "honest-company", "fly", "near", "enforcer"), "follows the Enforcer: the captain is near."),
    (NpcPlanned("merchant", "finders-keepers", "fly", "cube", at=Hex(0, 1)), "heads for 0,1: a cube is adrift."),
    (NpcPlanned("merchant", "late-bloomer", "stop", "leading"), "calls it a day: the NPCs are ahead."),
]


@pytest.mark.parametrize(("event", "sentence"), PLANNED, ids=[sentence for _, sentence in PLANNED])
def test_each_act_has_its_sentence(event: NpcPlanned, sentence: str) -> None:
    assert alone().text.event(event) == f"The Merchant {sentence}"


def test_flights_and_attacks_have_the_card_as_their_reason() -> None:
    text = alone().text
    fly, stop = PLANNED[3][0], PLANNED[4][0]
    assert text.reason(fly).startswith("Finders Keepers. Flies to its target.")
    assert text.reason(stop) == ""


def test_a_behaviour_can_be_referred_to_and_is_in_the_box() -> None:
    game = alone()
    drawn = BehaviourDrawn("merchant", "usual-suspect")
    assert game.text.event(drawn) == "The Merchant has a plan: Usual Suspect."
    assert "behaviour usual-suspect" in game.text.referring().event(drawn)
    assert plain(game.text.referring().event(drawn)) == game.text.event(drawn)
    (section,) = [section for section in box(game.content) if section.name == "Behaviours"]
    assert len(section.items) == 18
    assert section.items[0].about == "behaviour usual-suspect"
    assert section.items[0].facts == ("Merchant", "card 1", "+2 to the roll for each sell")
