"""Positions in which a good captain does not hesitate."""

from __future__ import annotations

from typing import Any

from starhold.games.xia.choices import EndActions, Fly, Pursue
from starhold.geometry import COMPASS, Hex, opposite
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.board.grid import Obstacle
from starhold.players.xia.captain.board.risks import risks_of
from starhold.players.xia.captain.plans.plan import Plan
from starhold.players.xia.captain.policies.acting import is_in_vain
from starhold.players.xia.captain.situation import Situation

from ....games.xia import positions
from ....games.xia.positions import frozen_space, game_of, open_space

TIRED = [{"ship": "puddle-jumper", "exhausted": True}]
"""The ability of captain 0, used already: its free roll would come before everything else."""


def first_captain(**changes: Any) -> dict[str, Any]:
    """A change of captain 0, whose turn it is."""
    return positions.first_captain(**{"abilities": TIRED, **changes})


def says(match: Match) -> str:
    """What the captain answers."""
    return str(Captain(1).answer(Outlook(match)))


def space_with(match: Match, sector: str, feature: Any) -> list[int]:
    at = game_of(match).chart.feature_of(sector, feature)
    assert at is not None
    return list(at)


def at_feature(sector: str, feature: str, **changes: Any) -> Match:
    """Captain 0 on a space of that kind."""
    return open_space(**first_captain(at=space_with(open_space(), sector, feature), **changes))


def plays_on(match: Match, answers: int) -> list[str]:
    """The captain's next answers, as long as it is asked."""
    given = []
    seat = match.decision.seat
    for _ in range(answers):
        if match.over or match.decision.seat != seat:
            break
        given.append(says(match))
        match.answer(given[-1])
    return given


# Trade


def test_cubes_that_are_wanted_here_are_sold_together() -> None:
    assert says(at_feature("neo-damascus", "sell", hold={"cubes": {"c2": "spice", "d3": "spice"}})) == "sell-all"


def test_cubes_are_bought_for_a_market_that_is_known() -> None:
    assert says(at_feature("kemplar-ii", "buy")) == "buy spice 2"


def test_cargo_is_flown_to_where_it_is_wanted() -> None:
    captain = Captain(1)
    match = open_space(**first_captain(hold={"cubes": {"c2": "spice", "d3": "spice", "e3": "spice"}}))
    captain.answer(Outlook(match))
    assert captain.reason == "heading for Neo Damascus to sell 3 spice"


def test_a_full_hold_buys_nothing() -> None:
    cubes = dict.fromkeys(("c2", "d3", "e3", "f3"), "spice")
    assert not says(at_feature("kemplar-ii", "buy", hold={"cubes": cubes})).startswith("buy")


def test_a_cube_on_the_way_is_picked_up() -> None:
    drifting = [{"at": [0, -1], "cargo": "spice"}, {"at": [0, -1], "cargo": "spice"}]
    assert "collect spice" in plays_on(open_space(adrift=drifting, **first_captain()), 3)


# Exploring


def beside_a_token(*answers: str, **changes: Any) -> tuple[Match, str]:
    """Captain 0 next to an Exploration space with a token on it, and the way there."""
    chart = game_of(frozen_space()).chart
    for space in chart.features("exploration"):
        for way, way_out in chart.exits(space.at).items():
            back = opposite(way)
            if way_out.space is not None and way_out.is_safe and chart.exits(way_out.to)[back].is_safe:
                captain = first_captain(at=list(way_out.to), **changes)
                token = {"at": list(space.at), "token": "spice"}
                return frozen_space(*(answer.format(back) for answer in answers), tokens=[token], **captain), back
    raise AssertionError("no token can be reached safely")


def test_a_token_next_door_is_collected() -> None:
    match, way = beside_a_token()
    assert plays_on(match, 2) == ["impulse", f"fly {way}"]
    assert game_of(match).state.captains[0].tokens == ("spice",)


def test_two_tokens_are_worth_a_fame() -> None:
    match, _ = beside_a_token("impulse", "fly {}", tokens=["holo"])
    assert says(match) == "hand-in fame"


def test_the_edge_of_the_known_system_is_scanned_where_nothing_else_is_near() -> None:
    edge = game_of(open_space()).chart.spawn_points[13]
    match = open_space(**first_captain(at=list(edge), credits=0))
    assert says(match).startswith("scan")


# Missions


def test_a_mission_is_delivered_where_it_ends() -> None:
    mission = {"id": "thief-1", "revealed": True, "pay": 4000}
    given = open_space(mission_discards=["research-4", "bounty-hunter-4"], **first_captain(missions=[mission]))
    assert "loath" not in game_of(given).chart.placed
    pelmont = {"id": "research-4", "revealed": True, "pay": 3000}
    place = space_with(given, "expedior-gate", "mission")
    match = open_space(mission_discards=["thief-1", "bounty-hunter-4"], **first_captain(missions=[pelmont], at=place))
    assert says(match) == "deliver research-4"


def test_work_is_asked_for_on_a_mission_point() -> None:
    assert says(at_feature("expedior-gate", "mission")) == "draw"


def test_a_mission_between_known_sectors_is_kept() -> None:
    begin = {"type": "xia.choose-missions", "seat": 0}
    drawn = ["thief-1", "research-4", "bounty-hunter-4"]
    match = open_space(begin=begin, mission_discards=[], **first_captain(drawn=drawn))
    assert says(match) == "keep research-4"


def test_missions_that_lead_nowhere_are_left() -> None:
    begin = {"type": "xia.choose-missions", "seat": 0}
    match = open_space(begin=begin, mission_discards=["research-4"], **first_captain(drawn=["bounty-hunter-4"]))
    assert says(match) == "keep-none"


# The ship


def test_an_empty_ship_ends_its_turn_in_a_starport_and_recharges() -> None:
    match = at_feature("neo-damascus", "buy", energy=0, armed=0, disarmed=4, impulse=False, credits=0)
    assert plays_on(match, 3) == ["end", "recharge", "depart"]


def test_a_better_ship_is_bought_as_soon_as_it_can_be_paid() -> None:
    match = at_feature("neo-damascus", "buy", energy=2, armed=0, disarmed=4, impulse=False, credits=5000)
    assert any(answer.startswith("buy-ship") for answer in plays_on(match, 3))


def test_damage_goes_where_nothing_is() -> None:
    match = open_space(begin={"type": "xia.take-damage", "ship": "puddle-jumper", "damage": 4})
    assert sorted(plays_on(match, 4)) == ["damage c2", "damage d3", "damage e3", "damage f3"]


def test_a_hard_hit_is_worth_a_shield_and_a_scratch_is_not() -> None:
    asteroids = {"type": "xia.meet-peril", "seat": 0, "peril": "asteroid"}
    assert says(open_space(begin=asteroids, dice=[9])) == "shield 1"
    assert says(open_space(begin=asteroids, dice=[1])) == "brace"


def test_a_deadly_roll_is_rolled_again() -> None:
    tiger = {"ship": "easy-tiger", "abilities": [{"ship": "easy-tiger"}], "energy": 8, "hold": {"outfits": []}}
    debris = {"type": "xia.meet-peril", "seat": 0, "peril": "debris"}
    assert says(open_space(begin=debris, dice=[2], **first_captain(**tiger))) == "ability easy-tiger"
    assert says(open_space(begin=debris, dice=[12], **first_captain(**tiger))) == "accept"


# Others


def test_a_stranded_ship_next_door_is_rescued() -> None:
    captains = {"1": {"at": [0, 1], "energy": 0, "armed": 0, "disarmed": 4}}
    assert says(open_space(captains=captains)) == "rescue swamp-rat"


def test_a_ship_that_is_nearly_destroyed_is_finished_off() -> None:
    hull = [f"{column}{row}" for column in "abcdef" for row in (1, 2)]
    nock = [{"outfit": "nock", "cells": ["c1", "d1", "c2"]}]
    captains = {
        "0": {"hold": {"outfits": nock}, "abilities": TIRED},
        "1": {"at": [0, 1], "armed": 0, "disarmed": 4, "hold": {"outfits": [], "damage": hull[:-1]}, "bounty": 3000},
    }
    assert says(open_space(captains=captains)) == "attack swamp-rat 0"


def test_a_sound_ship_is_left_in_peace() -> None:
    captains = {"0": {"abilities": TIRED}, "1": {"at": [0, 1]}}
    match = open_space(captains=captains, dice=[1, 1, 1, 1])
    assert not any(answer.startswith(("attack", "ram")) for answer in plays_on(match, 3))


def test_an_outlaw_knows_which_doors_are_shut() -> None:
    door = Obstacle(hazard=None, shields=0, outlaw_doors=0, lawful_doors=1)
    innocent, outlaw = open_space(**first_captain()), open_space(**first_captain(bounty=1000))
    assert risks_of(game_of(innocent), 0).cost(door) == 1
    assert risks_of(game_of(outlaw), 0).cost(door) is None


# The end


def test_who_has_won_goes_home() -> None:
    match = open_space(**first_captain(fame=9, unclaimed=1, at=[0, 0]))
    assert says(match) == "end"


def test_a_winner_on_a_taken_space_flies_on_to_a_safe_one() -> None:
    match = open_space("impulse", "fly N", "fly NE", **first_captain(fame=9, unclaimed=1))
    step = Captain(1).answer(Outlook(match))
    assert isinstance(step, Fly)
    assert game_of(match).chart.exits(Hex(1, -2))[step.way].is_safe


def test_a_relic_in_the_kiln_becomes_fame() -> None:
    match = frozen_space(**first_captain(at=[500, 500], hold={"relics": [["d3", "e3"]]}, relics=["sun-idol"]))
    assert plays_on(match, 2) == ["sift d3", "take-fame"]


def test_no_move_ends_for_a_deed_that_cannot_be_done() -> None:
    situation = Situation(Outlook(open_space("impulse")))
    for deed, is_idle in ((Pursue("thief-4"), True), (EndActions(), False)):
        assert is_in_vain(situation, Plan("", situation.here, (deed,), 1.0, 1.0, 0.0)) is is_idle
    elsewhere = situation.here.plus(COMPASS["N"])
    assert not is_in_vain(situation, Plan("", elsewhere, (Pursue("thief-4"),), 1.0, 1.0, 0.0))
