"""Outfits, ships and cards: what they seem to be worth to a captain, and to one with a taste of its own."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.xia.board.holds import placements
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.plans import PROPOSERS
from starhold.players.xia.captain.situation import Situation
from starhold.players.xia.captain.tastes.taste import liking, taste_of
from starhold.players.xia.captain.values.firepower import firepower
from starhold.players.xia.captain.values.outfitting import A_FAVOURITE, EARNINGS, best_bargain, gain_of, has_trade_route
from starhold.players.xia.captain.values.shipyard import ABILITIES, SKILLS, best_ship
from starhold.players.xia.captain.values.spending import cheapest_ship, is_saving

from ....games.xia.positions import first_captain, frozen_space, game_of, open_space
from ...moments import EVERY_MODULE

IN_PORT = {"at": [-5, 3], "energy": 10}
BUSINESS = {"type": "xia.business", "seat": 0}
NO_OUTFITS: dict[str, Any] = {"outfits": []}


def with_outfit(outfit: str, ship: str = "puddle-jumper") -> dict[str, Any]:
    """A hold with one outfit in it, wherever it fits."""
    content = game_of(frozen_space()).content
    return {"outfits": [{"outfit": outfit, "cells": list(placements(content.ship[ship], content.outfit[outfit])[0])}]}


def seen(**changes: Any) -> Situation:
    """How captain 0 sees things in a starport of Embers."""
    return Situation(Outlook(frozen_space(begin=BUSINESS, **first_captain(**{**IN_PORT, **changes}))))


def earned(outfit: str, situation: Situation) -> float:
    found = situation.content.outfit[outfit]
    return EARNINGS[found.mod or found.family](situation, found)


# Outfits


def test_every_kind_of_outfit_has_its_worth() -> None:
    content = game_of(Match.new("xia", seats=2, seed=1, options=EVERY_MODULE)).content
    assert {outfit.mod or outfit.family for outfit in content.outfits} == set(EARNINGS)


def test_a_faster_engine_is_worth_more_and_a_second_one_less() -> None:
    bare, fast = seen(hold=NO_OUTFITS), seen(hold=with_outfit("raptor-k"))
    assert earned("raptor-k", bare) > earned("halon", bare) > earned("m-22", bare) > 0
    assert earned("m-22", bare) > earned("m-22", fast) > 0


def test_a_gts_needs_an_engine() -> None:
    assert earned("gts", seen(hold=NO_OUTFITS)) == 0
    assert earned("gts", seen()) > 0


def test_shields_are_worth_more_to_outlaws_and_a_second_one_less() -> None:
    bare = seen(hold=NO_OUTFITS)
    assert earned("zulu-ii", bare) > earned("targe", bare) > earned("targe", seen()) > 0
    assert earned("targe", seen(hold=NO_OUTFITS, bounty=2000)) > earned("targe", bare)


def test_an_enviro_shield_needs_a_shield_and_a_piercer_a_weapon() -> None:
    bare = seen(hold=NO_OUTFITS)
    assert earned("enviro-shield", bare) == earned("piercer", bare) == 0
    assert earned("enviro-shield", seen()) > 0


def test_a_pod_is_worth_more_to_who_has_no_room() -> None:
    cubes = {"cubes": dict.fromkeys(("c2", "d3", "e3", "f3"), "spice")}
    assert earned("cargo-pod", seen(hold=cubes)) > earned("cargo-pod", seen()) > 0


def test_three_missions_at_a_time_are_enough() -> None:
    assert earned("m-comp", seen()) > 0
    assert earned("m-comp", seen(hold=with_outfit("m-comp"))) == 0


def test_weapons_are_for_those_who_have_a_use_for_them() -> None:
    hunted = {"1": {"at": [-3, 3], "hold": {"outfits": [], "damage": ["a1", "b1", "c1", "d1", "a2", "b2", "c2"]}}}
    contract = {"missions": [{"id": "assassin-6"}]}
    deck = [card for card in game_of(open_space()).state.mission_deck if card != "assassin-6"]

    def worth(**changes: Any) -> float:
        captains = {**hunted, "0": {**IN_PORT, **changes}}
        situation = Situation(Outlook(open_space(begin=BUSINESS, captains=captains, **decks(changes))))
        return firepower(situation, situation.content.outfit["saker-v"])

    def decks(changes: dict[str, Any]) -> dict[str, Any]:
        return {"mission_deck": deck, "mission_discards": DISCARDS} if "missions" in changes else {}

    assert worth(**contract) > worth() > 0
    sound = Situation(Outlook(open_space(begin=BUSINESS, **first_captain(**IN_PORT))))
    assert firepower(sound, sound.content.outfit["nock"]) == 0


DISCARDS = ["research-4", "bounty-hunter-4", "thief-1"]


def test_nothing_is_bought_for_later_at_the_end() -> None:
    assert best_bargain(seen(fame=9)) is None
    assert best_bargain(seen()) is not None


def test_the_last_credits_are_kept_for_trade() -> None:
    rich, poor = seen(credits=9000), seen(credits=1000)
    m_comp = rich.content.outfit["m-comp"]
    assert has_trade_route(rich)
    assert gain_of(rich, m_comp) > gain_of(poor, m_comp)


def test_few_captains_have_a_favourite_and_they_buy_an_engine_all_the_same() -> None:
    def bought(seed: int) -> list[str]:
        match = Match.new("xia", seats=2, seed=2, options=EVERY_MODULE)
        captain = Captain(seed)
        answers = []
        while match.decision.prompt != "xia.action-phase.act":
            answers.append(str(captain.answer(Outlook(match))))
            match.answer(answers[-1])
        return [answer.removeprefix("buy-outfit ") for answer in answers if answer.startswith("buy-outfit")]

    fond = [seed for seed in range(200) if liking(taste_of(seed, PROPOSERS), "outfit saker-v") > A_FAVOURITE]
    assert 0 < len(fond) < 20
    kit = bought(fond[0])
    assert kit[0] == "saker-v"
    assert "halon" in kit


def test_what_makes_a_weapon_or_a_shield_better_is_laid_on_top_of_it() -> None:
    match = frozen_space(begin={"type": "xia.fit-outfit", "seat": 0, "outfit": "enviro-shield"})
    hold = game_of(match).state.captains[0].hold
    place = str(Captain().answer(Outlook(match)))
    assert place in [f"fit {cell}" for found in hold.outfits if found.outfit == "targe" for cell in found.cells]


# Ships


def test_every_ability_and_every_power_has_its_worth() -> None:
    content = game_of(Match.new("xia", seats=2, seed=1, options=EVERY_MODULE)).content
    assert {ship.ability.kind for ship in content.ships} <= set(ABILITIES)
    powers = [power.ability for power in content.powers]
    assert {skill.on for power in powers for skill in power.skills} <= set(SKILLS)


def test_captains_differ_about_ships_and_stay_with_their_opinion() -> None:
    match = Match.new("xia", seats=2, seed=1, options=EVERY_MODULE)
    choices = [str(Captain(seed).answer(Outlook(match))) for seed in range(40)]
    assert choices == [str(Captain(seed).answer(Outlook(match))) for seed in range(40)]
    assert len(set(choices)) >= 5


def test_captains_differ_about_cards() -> None:
    match = Match.new("xia", seats=2, seed=1, options=EVERY_MODULE)
    match.answer("take numerator")
    assert {str(Captain(seed).answer(Outlook(match))) for seed in range(20)} == {"take-ability", "take-power"}


def test_without_a_taste_the_ship_with_more_of_everything_is_the_best() -> None:
    assert best_ship(seen(), ["gaiden", "tin-shepherd"]).id == "gaiden"


def test_the_last_point_may_be_had_with_a_ship_at_any_price() -> None:
    engine = with_outfit("m-22", "hammerwright")
    changes = {"ship": "hammerwright", "abilities": [], "hold": engine, "credits": 8000, "energy": 12}
    assert cheapest_ship(seen(**changes)) is None
    last = first_captain(**{**IN_PORT, **changes, "fame": 9})
    answer = str(Captain().answer(Outlook(frozen_space(begin=BUSINESS, **last))))
    assert answer.startswith("buy-ship")


def test_nobody_saves_for_what_is_out_of_reach() -> None:
    assert is_saving(seen(credits=4000))
    assert not is_saving(Situation(Outlook(frozen_space(captains={"0": {"credits": 0}, "1": {"fame": 8}}))))


# Taste


def test_what_is_thought_of_a_thing_does_not_hang_on_what_was_seen_before() -> None:
    one, other = taste_of("a", PROPOSERS), taste_of("a", PROPOSERS)
    assert [liking(one, "outfit nock"), liking(one, "ship gaiden")] == [
        liking(other, thing) for thing in reversed(["ship gaiden", "outfit nock"])
    ]
    assert liking(taste_of(None, PROPOSERS), "outfit nock") == 1.0


@pytest.mark.parametrize("fancy", [0.1, 3.0])
def test_no_thing_is_liked_beyond_all_measure(fancy: float) -> None:
    tastes = [liking(taste_of(seed, PROPOSERS, fancy), "outfit nock") for seed in range(50)]
    assert 0.5 <= min(tastes) < 1 < max(tastes) <= 2
