"""Small questions: what the captain says to them, and why."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain

from ....games.xia.positions import first_captain, frozen_space, game_of, open_space, position_after

FULL_OF_HOLES = {"damage": ["d3", "e3", "f3"]}


def says(match: Match) -> str:
    return str(Captain().answer(Outlook(match)))


def with_card(ship: str, **changes: Any) -> dict[str, Any]:
    """Captain 0 with the ability card of another ship."""
    return first_captain(abilities=[{"ship": ship}], **changes)


# Abilities


def test_a_ship_with_holes_is_mended_in_flight() -> None:
    assert says(open_space(**with_card("vagabond", hold=FULL_OF_HOLES))) == "ability vagabond"
    assert says(open_space(**with_card("vagabond"))) != "ability vagabond"


def test_energy_is_taken_from_a_neighbour_when_it_is_low() -> None:
    captains = {"0": {"abilities": [{"ship": "thirsty-moon"}], "energy": 4}, "1": {"at": [0, 1]}, "2": {"at": [-3, 3]}}
    assert says(open_space(captains=captains)) == "ability thirsty-moon swamp-rat"


def test_the_flock_is_sent_out_for_cubes() -> None:
    drifting = [{"at": [0, -2], "cargo": "spice"}]
    assert says(open_space(adrift=drifting, **with_card("tin-shepherd"))) == "ability tin-shepherd"


def test_a_free_roll_is_never_left_out() -> None:
    assert says(open_space()) == "ability puddle-jumper"


def test_energy_that_is_needed_is_not_spent_on_abilities() -> None:
    assert says(open_space(**with_card("vagabond", hold=FULL_OF_HOLES, energy=2))) != "ability vagabond"


def test_a_planetary_shield_is_stepped_through() -> None:
    cubes = {"cubes": {"c2": "spice", "d3": "spice"}}
    behind, before = [-4, 1], [0, 0]
    assert says(open_space(**with_card("elsewhere", at=behind, hold=cubes))) == "ability elsewhere"
    assert says(open_space(**with_card("elsewhere", at=before, hold=cubes))) != "ability elsewhere"


# Dice


@pytest.mark.parametrize(
    ("rule", "dice", "answer"),
    [
        ({"type": "xia.meet-peril", "seat": 0, "peril": "nebula"}, [3], "ability easy-tiger"),
        ({"type": "xia.meet-peril", "seat": 0, "peril": "nebula"}, [15], "accept"),
        ({"type": "xia.fire-engine", "seat": 0, "outfit": 0}, [1], "ability easy-tiger"),
        ({"type": "xia.fire-engine", "seat": 0, "outfit": 0}, [5], "accept"),
    ],
)
def test_bad_rolls_are_rolled_again(rule: dict[str, Any], dice: list[int], answer: str) -> None:
    assert says(open_space(begin=rule, dice=dice, **with_card("easy-tiger"))) == answer


def test_experience_is_spent_on_a_mission_that_would_pay_badly() -> None:
    rule = {"type": "xia.attempt", "seat": 0, "mission": "research-4"}
    missions = {"missions": [{"id": "research-4"}], "completed": ["research-5"]}
    deck = [card for card in game_of(open_space()).state.mission_deck if card != "research-5"]
    discards = ["bounty-hunter-4", "thief-1"]

    def rolling(shown: int) -> str:
        changes = first_captain(**missions)
        return says(open_space(begin=rule, dice=[shown], mission_deck=deck, mission_discards=discards, **changes))

    assert rolling(2) == "experience research-5"
    assert rolling(15) == "accept"


def test_a_second_chance_has_its_price() -> None:
    rule = {"type": "xia.meet-peril", "seat": 0, "peril": "nebula"}
    assert says(open_space(begin=rule, dice=[3], **with_card("easy-tiger", energy=1))) == "accept"


def test_an_engine_is_pushed_while_there_is_energy() -> None:
    rule = {"type": "xia.fire-engine", "seat": 0, "outfit": 0}
    assert says(open_space(begin=rule, dice=[3], **with_card("numerator"))) == "ability numerator"
    assert says(open_space(begin=rule, dice=[3], **with_card("numerator", energy=2))) == "accept"


# Harm


def test_ice_is_kept_in_a_corner() -> None:
    rule = {"type": "xia.take-damage", "ship": "puddle-jumper", "damage": 1, "ice": True}
    match = frozen_space(
        **first_captain(hold={"outfits": [{"outfit": "m-22", "cells": ["c1", "d1", "d2"]}]}), begin=rule
    )
    assert says(match) in ("damage a3", "damage f3")


def test_cargo_is_given_up_before_the_engine() -> None:
    hold = {"cubes": {"c2": "spice"}, "damage": ["d3", "e3", "f3", "a3", "b3", "c3"]}
    rule = {"type": "xia.take-damage", "ship": "puddle-jumper", "damage": 1}
    assert says(open_space(begin=rule, **first_captain(hold=hold))) == "damage c2"


def test_relics_are_dearer_than_anything() -> None:
    hold = {"relics": [["d3", "e3"]], "damage": ["f3", "c2"]}
    rule = {"type": "xia.take-damage", "ship": "puddle-jumper", "damage": 1}
    match = frozen_space(begin=rule, **first_captain(hold=hold, relics=["sun-idol"]))
    assert says(match) not in ("damage d3", "damage e3")


# The hold


def test_a_gts_is_bought_and_fitted_beside_the_engine() -> None:
    rule = {"type": "xia.business", "seat": 0}
    match = frozen_space(begin=rule, **first_captain(at=[-5, 3], energy=10))
    assert says(match) == "buy-outfit gts"
    match.answer("buy-outfit gts")
    assert says(match) == "fit c2"


def test_an_outfit_is_bought_for_an_arms_dealer() -> None:
    rule = {"type": "xia.business", "seat": 0}
    deck = [card for card in game_of(frozen_space()).state.mission_deck if card != "arms-dealer-7"]
    known = [{"sector": "vortex-86", "centre": [7, -8], "turn": 0}]
    placed = [
        {"sector": one.sector, "centre": list(one.centre), "turn": one.turn}
        for one in game_of(frozen_space()).state.board.placed
    ]
    stack = [sector for sector in game_of(frozen_space()).state.stack if sector != "vortex-86"]
    engine = {"outfits": [{"outfit": "m-22", "cells": ["c1", "d1", "d2"]}]}
    changes = first_captain(at=[-5, 3], energy=10, missions=[{"id": "arms-dealer-7"}], hold=engine)
    board = {"placed": [*placed, *known]}
    match = frozen_space(begin=rule, mission_deck=deck, stack=stack, board=board, **changes)
    assert says(match) in ("buy-outfit zulu-ii", "buy-outfit targe", "buy-outfit bastion")


def test_all_that_was_aboard_finds_a_place_in_a_new_ship() -> None:
    rule = {"type": "xia.business", "seat": 0}
    cubes = {"c2": "spice", "d3": "holo"}
    match = open_space(begin=rule, **first_captain(at=[-5, 3], energy=10, credits=5000, hold={"cubes": cubes}))
    for _ in range(9):
        match.answer(says(match))
    captain = game_of(match).state.captains[0]
    assert captain.ship == "gaiden"
    assert sorted(fitted.outfit for fitted in captain.hold.outfits) == ["m-22", "targe"]
    assert sorted(captain.hold.cubes.values()) == ["holo", "spice"]


def test_what_is_taken_up_and_finds_no_place_is_put_back() -> None:
    rule = {"type": "xia.pack", "seat": 0, "hand": [{"cargo": "spice"}]}
    cubes = {"c2": "holo", "d3": "holo", "e3": "holo", "f3": "holo"}
    assert says(open_space(begin=rule, **first_captain(hold={"cubes": cubes}))) == "put-back"


def stowing(hand: list[dict[str, Any]], **hold: Any) -> Match:
    rule = {"type": "xia.stow-pieces", "seat": 0, "hand": hand}
    options = {"place_cubes": "when_it_matters"}
    return position_after("forsaken-star.given", begin=rule, options=options, **first_captain(hold=hold))


def test_a_cube_is_stowed_far_from_the_ice_and_out_of_the_way_of_relics() -> None:
    cube: list[dict[str, Any]] = [{"cargo": "holo"}]
    assert says(stowing(cube)) == "stow c2"
    assert says(stowing(cube, cubes={"c2": "spice"})) == "stow d3"
    assert says(stowing(cube, damage=["d3"], ice=["d3"], cubes={"c2": "spice"})) == "stow f3"


def test_a_relic_leaves_room_for_the_next() -> None:
    engine_only = [{"outfit": "m-22", "cells": ["c1", "d1", "d2"]}]
    start = first_captain(relics=["sun-idol"], hold={"outfits": engine_only})
    rule = {"type": "xia.stow-pieces", "seat": 0, "hand": [{"relic": True}]}
    options = {"place_cubes": "when_it_matters"}
    match = position_after("forsaken-star.given", begin=rule, options=options, **start)
    assert says(match) == "fit a3,b3"


def test_the_cube_that_is_in_the_way_or_freezes_first_leaves() -> None:
    rule = {"type": "xia.jettison-cube", "seat": 0, "cargo": "holo"}
    options = {"place_cubes": "when_it_matters"}
    in_the_way = first_captain(hold={"cubes": {"c2": "holo", "e3": "holo"}})
    assert says(position_after("forsaken-star.given", begin=rule, options=options, **in_the_way)) == "lift e3"
    freezing = first_captain(hold={"cubes": {"d3": "holo", "e3": "holo"}, "damage": ["f3"], "ice": ["f3"]})
    assert says(position_after("forsaken-star.given", begin=rule, options=options, **freezing)) == "lift e3"


# The end of a turn


def test_nothing_is_armed_that_cannot_be_used() -> None:
    rule = {"type": "xia.status", "seat": 0, "stage": "choose"}
    bare = open_space(begin=rule, **first_captain(armed=0, disarmed=4, hold={"outfits": []}))
    assert says(bare) == "arm 0"
    assert says(open_space(begin=rule, **first_captain(armed=0, disarmed=4))) == "arm 4"


def test_a_starport_repairs_what_is_worth_it() -> None:
    rule = {"type": "xia.business", "seat": 0}
    place = {"at": [-5, 3], "energy": 10}
    scratched = open_space(begin=rule, **first_captain(hold={"damage": ["d3"]}, **place))
    battered = open_space(begin=rule, **first_captain(hold={"damage": ["d3", "e3", "f3", "c2"]}, **place))
    crippled = open_space(begin=rule, **first_captain(hold={"damage": ["c1"]}, **place))
    assert (says(scratched), says(battered), says(crippled)) == ("depart", "repair", "repair")


def test_a_ship_without_an_engine_buys_one() -> None:
    rule = {"type": "xia.business", "seat": 0}
    match = open_space(begin=rule, **first_captain(at=[-5, 3], hold={"outfits": []}))
    assert says(match) == "buy-outfit raptor-k"


def test_fame_is_bought_when_no_ship_is_wanted_any_more() -> None:
    rule = {"type": "xia.business", "seat": 0}
    match = open_space(begin=rule, **first_captain(at=[-5, 3], fame=7, credits=6000, energy=10))
    assert says(match) == "buy-ship gaiden"
    engine = {"outfits": [{"outfit": "m-22", "cells": ["d1", "e1", "d2"]}]}
    top = first_captain(at=[-5, 3], fame=8, ship="lone-drifter", abilities=[], hold=engine, credits=6000, energy=14)
    assert says(open_space(begin=rule, **top)) == "buy-fame"
