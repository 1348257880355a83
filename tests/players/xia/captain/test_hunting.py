"""Missions of death, attacks for titles, and what else is worth a detour only to some."""

from __future__ import annotations

from typing import Any

from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.plans import PROPOSERS
from starhold.players.xia.captain.plans.journeys import journey_of
from starhold.players.xia.captain.plans.missions import plan_for
from starhold.players.xia.captain.plans.plan import Plan
from starhold.players.xia.captain.situation import A_STOP, Situation
from starhold.players.xia.captain.values.guns import Gun, on_arrival
from starhold.players.xia.captain.values.prey import prize

from ....games.xia.positions import frozen_space, game_of, open_space
from .test_equipment import with_outfit
from .test_plans import plans_of, with_title

TIRED = [{"ship": "puddle-jumper", "exhausted": True}]
PREY: dict[str, Any] = {"at": [0, 1], "armed": 0, "disarmed": 4}
"""A ship without shields next door."""


def hunter(mission: str, prey: str, hold: dict[str, Any], **changes: Any) -> Match:
    """Captain 0 with a mission and a hold, and a captain who is meant."""
    state = game_of(open_space()).state
    deck, discards = list(state.mission_deck), ["research-4", "bounty-hunter-4", "thief-1"]
    captains = {"0": {"missions": [{"id": mission}], "hold": hold, "abilities": TIRED}, prey: {**PREY, **changes}}
    return open_space(
        mission_deck=[card for card in deck if card != mission],
        mission_discards=[card for card in discards if card != mission],
        captains=captains,
    )


def journeys(match: Match) -> list[Any]:
    situation = Situation(Outlook(match))
    found = [journey_of(situation, active) for active in situation.me.missions]
    return [journey for journey in found if journey is not None]


# Missions of death


def test_an_assassin_with_a_good_gun_goes_after_the_target() -> None:
    match = hunter("assassin-6", "2", with_outfit("basilisk"))
    (journey,) = journeys(match)
    assert journey.chance > 0.5
    assert str(journey.stops[0].deeds[0]) == "attack ghoststalker 0"
    (plan,) = (plan for plan in plans_of("missions", match) if "Assassin" in plan.reason)
    assert plan.fame > 1


def test_without_a_gun_the_target_is_left_in_peace() -> None:
    assert journeys(hunter("assassin-6", "2", {"outfits": []})) == []
    assert journeys(hunter("assassin-6", "2", with_outfit("nock"))) == []


def test_a_bounty_hunter_goes_after_outlaws_only() -> None:
    assert journeys(hunter("bounty-hunter-4", "2", with_outfit("basilisk"))) == []
    (journey,) = journeys(hunter("bounty-hunter-4", "2", with_outfit("basilisk"), bounty=2000))
    assert journey.pay > 2000
    assert journey.more >= 1


def test_the_remains_are_brought_to_the_one_who_pays() -> None:
    match = hunter("bounty-hunter-4", "2", {"outfits": []})
    game_of(match).state.captains[0].missions[0].revealed = True
    (journey,) = journeys(match)
    assert [str(deed) for deed in journey.stops[0].deeds] == ["deliver bounty-hunter-4"]


def test_who_misses_need_not_fly_on_to_the_one_who_pays() -> None:
    (journey,) = journeys(hunter("assassin-6", "2", with_outfit("basilisk")))
    situation = Situation(Outlook(hunter("assassin-6", "2", with_outfit("basilisk"))))
    plan = plan_for(situation, situation.me.missions[0])
    assert plan is not None
    first = situation.nearest(journey.stops[0].spaces)
    last = situation.nearest(journey.stops[1].spaces, plan.goal)
    assert first is not None
    assert last is not None
    assert plan.effort < first[1] + last[1] + 2 * A_STOP + journey.stops[0].more_effort


def test_a_lesson_is_taught_with_a_weapon_or_not_at_all() -> None:
    deck = [card for card in game_of(frozen_space()).state.mission_deck if card != "coerce-5"]
    board = game_of(frozen_space()).state.board.placed
    placed = [{"sector": one.sector, "centre": list(one.centre), "turn": one.turn} for one in board]
    vostok = {"sector": "neo-vostok", "centre": [7, -8], "turn": 0}
    stack = [sector for sector in game_of(frozen_space()).state.stack if sector != "neo-vostok"]

    def costs(hold: dict[str, Any]) -> list[float]:
        captains = {"0": {"missions": [{"id": "coerce-5"}], "hold": hold}}
        changes: dict[str, Any] = {"mission_deck": deck, "stack": stack, "board": {"placed": [*placed, vostok]}}
        return [journey.cost for journey in journeys(frozen_space(captains=captains, **changes))]

    assert len(costs(with_outfit("nock"))) == 1
    assert costs({"outfits": []}) == []


def test_a_mission_that_may_come_to_something_fills_a_slot_that_is_free() -> None:
    begin = {"type": "xia.choose-missions", "seat": 0}

    def says(*outfits: str) -> str:
        hold = with_outfit(*outfits) if outfits else {"outfits": []}
        captain = {"drawn": ["bounty-hunter-4"], "hold": hold, "abilities": TIRED}
        discards = ["research-4", "thief-1"]
        match = frozen_space(begin=begin, mission_discards=discards, captains={"0": captain})
        return str(Captain().answer(Outlook(match)))

    assert says() == "keep-none"
    assert says("m-comp") == "keep bounty-hunter-4"


# Attacks


def test_the_flight_uses_up_markers_that_guns_would_need() -> None:
    situation = Situation(Outlook(open_space()))
    battery = [Gun(0, 12, 0)] * 4
    assert len(on_arrival(situation, battery, 0)) == 4
    assert len(on_arrival(situation, battery, 10)) == 2
    assert len(on_arrival(situation, battery, 99)) == 2


def attack_on(title: str, hold: dict[str, Any], **changes: Any) -> list[Plan]:
    deck = [name for name in game_of(open_space()).content.title if name != title]
    captains = {"0": {"hold": hold, "abilities": TIRED, **changes}, "1": PREY}
    return plans_of("combat", open_space(titles=[title], title_deck=deck, captains=captains))


def test_damage_alone_may_be_worth_an_attack() -> None:
    assert attack_on("gunner", with_outfit("basilisk"))[0].fame > attack_on("swift", with_outfit("basilisk"))[0].fame


def test_who_has_been_destroyed_takes_revenge() -> None:
    deck = [name for name in game_of(open_space()).content.title if name != "avenger"]

    def prize_of(**changes: Any) -> float:
        match = open_space(titles=["avenger"], title_deck=deck, captains={"0": changes})
        return prize(Situation(Outlook(match)), game_of(match).state.captains[1])

    assert prize_of(destroyed_by=[1]) > prize_of()


def test_a_crime_is_worth_more_to_who_wants_to_be_known() -> None:
    def prize_of(**changes: Any) -> float:
        match = open_space(**changes)
        return prize(Situation(Outlook(match)), game_of(match).state.captains[1])

    deck = [name for name in game_of(open_space()).content.title if name != "notorious"]
    assert prize_of(titles=["notorious"], title_deck=deck) > prize_of()


def test_a_giant_is_worth_more_with_a_title_for_it() -> None:
    deck = [name for name in game_of(open_space()).content.title if name != "giant-slayer"]
    giant = {"1": {"ship": "gaiden", "abilities": [], "hold": {"outfits": []}}}

    def prize_of(**changes: Any) -> float:
        match = open_space(captains=giant, **changes)
        return prize(Situation(Outlook(match)), game_of(match).state.captains[1])

    assert prize_of(titles=["giant-slayer"], title_deck=deck) > prize_of() + 2


# Titles


def test_a_collection_is_completed_before_anything_is_sold() -> None:
    cubes = {"c2": "spice", "d3": "holo", "e3": "terra", "f3": "cyber"}
    near = with_title("collector", hold={"outfits": [], "cubes": cubes}, credits=4000)
    reasons = [plan.reason for plan in plans_of("titles", near)]
    assert "collecting plasma to be called Collector" in reasons
    assert not any("to sell" in plan.reason for plan in plans_of("trade", near))
    assert plans_of("titles", with_title("collector", hold={"cubes": {"c2": "spice"}})) == []


def test_what_drifts_is_collected_for_a_title() -> None:
    deck = [name for name in game_of(open_space()).content.title if name != "collector"]
    hold = {"outfits": [], "cubes": {"c2": "spice", "d3": "holo", "e3": "terra"}}
    match = open_space(
        titles=["collector"],
        title_deck=deck,
        adrift=[{"at": [0, -1], "cargo": "cyber"}],
        captains={"0": {"hold": hold, "credits": 0}},
    )
    assert [str(plan.deeds[0]) for plan in PROPOSERS["titles"](Situation(Outlook(match)))] == ["collect cyber"]
