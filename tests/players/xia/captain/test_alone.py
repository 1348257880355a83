"""A captain who plays alone: the race with the NPCs, and a campaign for its goals."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import starhold.games.xia.content as content_of
from starhold.games.xia.choices import CollectToken, Draw, EndActions, Fly, SellAll
from starhold.games.xia.rules.embers.kiln.docking import Dock
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.advice import advise
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.board.risks import death_of, drains, stranding
from starhold.players.xia.captain.plans.choosing import ranked_plans
from starhold.players.xia.captain.plans.plan import Plan
from starhold.players.xia.captain.plans.tours import excludes, with_what_follows
from starhold.players.xia.captain.policies.acting import is_harmless
from starhold.players.xia.captain.situation import CAUTION, Situation
from starhold.players.xia.captain.tastes.race import chance_in_time
from starhold.players.xia.captain.tastes.titles import bonus, is_too_early
from starhold.players.xia.captain.values.guns import guns_of

from ....games.xia.positions import game_of, position_after

CAMPAIGN = {"campaign": True}
BATTERED = ["d1", "d2", "d3", "e3", "f3", "a3", "b3", "c3"]
ENGINE = {"outfits": [{"outfit": "m-22", "cells": ["c1", "d1", "d2"]}]}
UNDER_WAY = {"hold": ENGINE, "energy": 3, "impulse": False}
NINE_FAME = {"fame": 9, "fame_from": {"luck": 9}}
FULL_HOLD = {"cubes": {"d2": "spice", "d3": "spice", "e3": "spice", "f3": "spice"}}


def alone(*answers: str, **position: Any) -> Match:
    return position_after("lone-captain.given", *answers, **position)


def campaign(goal: str, *answers: str, **position: Any) -> Match:
    """A game of a campaign that is played for a goal."""
    sheet = {"goal": goal, **position.pop("campaign", {})}
    return alone(*answers, options=CAMPAIGN, campaign=sheet, **position)


def captain_at(**changes: Any) -> dict[str, Any]:
    return {"captains": {"0": changes}}


def says(match: Match) -> str:
    return str(Captain().answer(Outlook(match)))


def seen_by(match: Match) -> Situation:
    return Situation(Outlook(match))


# The race


@pytest.mark.untraced
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_a_game_alone_comes_to_its_end(difficulty: str) -> None:
    match, captain = Match.new("xia", seed=5, options={"solo": difficulty, "fame_goal": 5}), Captain(1)
    while not match.over:
        match.answer(captain.answer(Outlook(match)))
        assert captain.reason
    assert match.revision < 1000


def test_time_runs_out_with_the_fame_of_the_npcs() -> None:
    early, late = game_of(alone()), game_of(alone(solo={"fame": 8}))
    assert chance_in_time(early, 0) == 1
    assert chance_in_time(early, 2) == 1
    assert 0 < chance_in_time(late, 2) < chance_in_time(late, 1) < 0.9


def test_nobody_races_against_other_captains() -> None:
    assert chance_in_time(game_of(Match.new("xia", seats=2, seed=1)), 9) == 1


def test_damage_does_not_set_cubes_adrift_as_long_as_an_outfit_can_take_it() -> None:
    damage = {"type": "xia.take-damage", "ship": "puddle-jumper", "damage": 1}
    match = alone(begin=damage, **captain_at(hold=FULL_HOLD))
    assert says(match) in {"damage c1", "damage d1", "damage c2", "damage a3", "damage b3", "damage c3"}


def test_a_cube_adrift_is_worth_more_to_a_captain_alone() -> None:
    match = alone(adrift=[{"at": [0, -4], "cargo": "terra"}])
    finds = [plan for plan in ranked_plans(seen_by(match)) if plan.reason.startswith("picking up terra")]
    assert [round(plan.fame, 2) for plan in finds] == [0.55]


def test_a_ship_is_dearer_at_the_start_of_a_turn_than_at_its_end() -> None:
    fresh, spent = (game_of(alone(**captain_at(**UNDER_WAY, armed=armed))) for armed in (4, 0))
    assert death_of(fresh, fresh.state.captains[0]) > 0.8
    assert death_of(spent, spent.state.captains[0]) < 0.1


def test_nobody_comes_to_rescue_a_captain_alone() -> None:
    game, among_others = game_of(alone()), game_of(Match.new("xia", seats=2, seed=1))
    assert drains(10, 3, stranding(game)) > drains(10, 3) + 0.5
    assert drains(10, 11, stranding(game)) == drains(10, 11)
    assert stranding(among_others) == 0


def test_a_captain_alone_jumps_blindly_even_with_energy_for_a_scan() -> None:
    plans = ranked_plans(seen_by(alone(**captain_at(energy=9))))
    assert any(plan.reason.startswith("jumping blindly") for plan in plans)


def test_a_captain_alone_rams_only_with_a_ship_that_outlives_it() -> None:
    sound, frail = (seen_by(alone(**captain_at(hold={**ENGINE, "damage": hits}))) for hits in ([], BATTERED))
    assert [gun.is_ram for gun in guns_of(sound)] == [True]
    assert guns_of(frail) == []


# Tours


def stops_on_the_way(situation: Situation, *places: int) -> list[Plan]:
    """Tokens at some distances on one way."""
    far = max(situation.in_reach, key=lambda at: (situation.ways.effort(at) or 0, at))
    way = situation.ways.path(far)
    return [Plan("", way[place - 1], (CollectToken(),), 1.0, place) for place in places]


def test_a_plan_on_the_way_to_a_better_one_comes_first() -> None:
    situation = seen_by(alone(**captain_at(hold=ENGINE)))
    near, far = stops_on_the_way(situation, 3, 5)
    ranked = [(False, 0.1, near), (False, 0.2, far)]
    worths = {plan.effort: worth for _, worth, plan in with_what_follows(situation, ranked)}
    assert worths[3] == pytest.approx((0.1 * 3 + 0.2 * 5) / 5)
    assert worths[5] == pytest.approx(0.2)


def test_a_plan_is_worth_no_less_for_what_may_follow() -> None:
    situation = seen_by(alone(**captain_at(hold=ENGINE)))
    near, far = stops_on_the_way(situation, 3, 5)
    ranked = [(False, 0.1, near), (False, 0.02, far)]
    assert with_what_follows(situation, ranked)[0][1] == pytest.approx(0.1)


def test_the_end_of_a_turn_is_not_followed_by_anything() -> None:
    situation = seen_by(alone(**captain_at(hold=ENGINE)))
    near, far = stops_on_the_way(situation, 3, 5)
    ranked = [(False, 0.1, near._replace(deeds=(EndActions(),))), (False, 0.2, far)]
    assert with_what_follows(situation, ranked) == ranked


def test_the_same_cubes_are_not_sold_twice() -> None:
    near, far = stops_on_the_way(seen_by(alone(**captain_at(hold=ENGINE))), 3, 5)
    assert not excludes(near, far)
    assert excludes(near, near)
    assert excludes(near._replace(deeds=(SellAll(),)), far._replace(deeds=(SellAll(),)))
    assert not excludes(near._replace(deeds=(SellAll(),)), far._replace(deeds=()))


# Goals


def test_a_goal_makes_its_deeds_worth_more() -> None:
    wished = seen_by(campaign("white-on-the-map")).wishes["sectors"]
    assert (wished.missing, wished.worth) == (4, 8)
    assert seen_by(alone()).wishes == {}


def test_a_goal_that_has_failed_asks_for_nothing_and_the_game_is_given_up() -> None:
    match = campaign("glass-hull", campaign={"failed": True})
    assert seen_by(match).wishes == {}
    captain = Captain()
    assert str(captain.answer(Outlook(match))) == "give-up"
    assert captain.reason == "giving up a game that no longer counts"


def test_a_game_is_not_won_before_its_goal_is_met() -> None:
    match = campaign("white-on-the-map", **captain_at(fame=9, fame_from={"luck": 9}))
    situation = seen_by(match)
    assert situation.is_brimful
    assert situation.spare_fame < 0
    met = campaign("white-on-the-map", **captain_at(fame=9, fame_from={"luck": 9}, so_far={"sectors": 4}))
    assert not seen_by(met).is_brimful


def test_fame_that_comes_with_the_goal_is_left_room_for() -> None:
    match = campaign("paper-trail", **captain_at(fame=4, fame_from={"luck": 4}))
    assert seen_by(match).spare_fame == 10 - 4 - 1 - 1 - CAUTION


def test_what_would_end_the_game_too_early_is_left_undone() -> None:
    """Unless it is what the goal asks for."""
    sold = {"at": [0, -3], "hold": {"cubes": {"d2": "spice", "d3": "spice"}}}
    brim = campaign("white-on-the-map", **captain_at(fame=9, fame_from={"luck": 9}, **sold))
    assert not is_harmless(seen_by(brim), SellAll)
    assert is_harmless(seen_by(brim), Draw)
    trade = campaign("an-honest-living", **captain_at(fame=9, fame_from={"luck": 8, "trade": 1}, **sold))
    assert is_harmless(seen_by(trade), SellAll)


def beside_the_kiln(goal: str, **changes: Any) -> Match:
    """Docking once more earns a title of one fame."""
    docked = {"so_far": {"docked": 2, **changes.pop("so_far", {})}}
    return campaign(goal, "impulse", titles=["stoker"], **captain_at(at=[0, -3], **docked, **changes))


def test_a_title_that_would_end_the_game_too_early_is_not_earned() -> None:
    near = seen_by(beside_the_kiln("white-on-the-map", **NINE_FAME))
    dock = near.offered(Dock)[0]
    assert is_too_early(near, dock)
    assert not is_too_early(near, near.offered(Fly)[0])
    assert bonus(near, "docked", 1) < 0
    early = seen_by(beside_the_kiln("white-on-the-map"))
    assert not is_too_early(early, dock)
    assert bonus(early, "docked", 1) > 0


def test_a_title_may_end_the_game_if_the_goal_is_met_with_it() -> None:
    met = seen_by(beside_the_kiln("white-on-the-map", so_far={"sectors": 4}, **NINE_FAME))
    assert not is_too_early(met, met.offered(Dock)[0])
    fame = {"fame": 14, "fame_from": {"luck": 12, "titles": 2}}
    last = seen_by(beside_the_kiln("the-song-gets-around", titles=["cartographer"], **fame))
    assert not is_too_early(last, last.offered(Dock)[0])


def test_the_merchant_is_attacked_for_a_goal_that_asks_for_it() -> None:
    merchant = [{"id": "merchant", "holder": 0, "spawned": True, "at": [1, 0]}]
    plans = {"plans": {"merchant": "usual-suspect"}}
    fired = campaign("letter-of-marque", npcs=merchant, solo=plans, **captain_at(at=[0, 0]))
    attacks = [plan for plan in ranked_plans(seen_by(fired)) if plan.reason.startswith("attacking the Merchant")]
    assert attacks
    peaceful = campaign("paper-trail", npcs=merchant, solo=plans, **captain_at(at=[0, 0]))
    assert not [plan for plan in ranked_plans(seen_by(peaceful)) if plan.reason.startswith("attacking the Merchant")]


def test_a_goal_that_was_missed_waits() -> None:
    match = position_after("lone-captain.given", options=CAMPAIGN, begin={"type": "xia.aim"})
    first = says(match).removeprefix("choose-goal ")
    played = {"goal": first, "won": False, "met": False, "fame": 3, "npc_fame": 10, "rounds": 5, "ships": []}
    missed = position_after(
        "lone-captain.given", options=CAMPAIGN, begin={"type": "xia.aim"}, campaign={"log": [played, played]}
    )
    assert says(missed) != f"choose-goal {first}"


def test_a_blast_is_not_raised_because_the_own_ship_may_be_in_its_way() -> None:
    mission = {"id": "boom-5", "revealed": True, "target": "merchant", "detonator": [-3, -2]}
    match = alone(
        options=CAMPAIGN,
        dice=[8],
        begin={"type": "xia.blast", "seat": 0, "mission": "boom-5"},
        campaign={"upgrades": ["mission-1"]},
        mission_discards={"9": "research-1"},
        **captain_at(missions=[mission]),
    )
    assert says(match) == "accept"


# Whole campaigns


@pytest.fixture(scope="module")
def easy_goals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which every goal takes 3 fame and a ship."""
    folder = tmp_path_factory.mktemp("easy-goals")
    printed = tomllib.loads((Path(content_of.__file__).parent / "campaign.toml").read_text(encoding="utf-8"))
    words = ("id", "name", "origin", "line", "rule_text", "met_text", "reward_text", "module")
    goals = [
        "\n".join(
            [
                "[[campaign.goals]]",
                *(f'{word} = "{goal[word]}"' for word in words if word in goal),
                "limit = 3",
                'met = [{ measure = "tier", within = "now", at_least = 1 }]',
            ]
        )
        for goal in printed["campaign"]["goals"]
    ]
    (folder / "goals.toml").write_text("\n\n".join(goals), encoding="utf-8")
    return folder


@pytest.mark.untraced
def test_a_captain_plays_a_campaign_to_its_end_and_advice_is_at_hand_for_every_question(easy_goals: Path) -> None:
    match = Match.new("xia", seed=3, options={"solo": "easy", "campaign": True}, content=str(easy_goals))
    asked = set()
    while not match.over:
        advice = advise(match)
        assert advice.choice in match.decision.options
        assert advice.reason
        asked.add(match.decision.prompt)
        match.answer(advice.choice)
    sheet = game_of(match).state.campaign
    assert sheet is not None
    assert len(sheet.done) == 10
    assert match.result is not None
    assert match.result.winners == (0,)
    assert {"xia.aim.choose", "xia.play-campaign.improve", "xia.play-campaign.go_on"} < asked
