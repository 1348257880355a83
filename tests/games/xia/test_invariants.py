"""What must be true of every position: each sentence comes when its position is broken, and only then."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from starhold.games.xia.content import CUBES_OF_A_KIND
from starhold.games.xia.game import Xia
from starhold.testing.cases.case import Case
from starhold.testing.cases.position import placed

from .positions import CASES, first_captain

NOCK = {"outfit": "nock", "cells": ["c1", "d1", "c2"]}
ENFORCER = {"id": "enforcer", "holder": 0, "at": [0, 1], "spawned": True}
NOWHERE = [50, 50]
PUDDLE_JUMPER = ["a3", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "e3", "f3"]


def position(begin: list[dict[str, Any]] | None = None, **changes: Any) -> Xia:
    """Open space with these changes, before any rule has begun."""
    given = tomllib.loads((CASES / "open-space.given").read_text(encoding="utf-8"))
    ground, rules = given.pop("position"), given.pop("begin")
    case = Case(file="", game="xia", name="", proves=[], **given, ground=ground, position=changes, begin=begin or rules)
    game = placed(case)
    assert isinstance(game, Xia)
    return game


def hold(**changes: Any) -> dict[str, Any]:
    """A change of the hold of captain 0, who has an M-22 on c1 d1 d2 and a Targe on a3 b3 c3."""
    return first_captain(hold=changes)


def npc(**changes: Any) -> dict[str, Any]:
    return {"npcs": [ENFORCER | changes]}


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("expected 3 captains, came 2", {"captains": [{}, {}]}),
    # The table
    ("sector vortex-86 is nowhere", {"stack": {"0": "nebula"}}),
    ("sector nebula is unknown", {"stack": {"0": "nebula"}}),
    ("sector pelmont is there 2 times", {"stack": {"0": "pelmont"}}),
    ("two sectors lie on each other", {"board": {"placed": {"1": {"centre": [0, 0]}}}}),
    (
        "sector kemplar-ii does not interlock with the others",
        {"board": {"placed": {"1": {"centre": [2, -4]}}}},
    ),
    ("sector kemplar-ii does not interlock with the others", {"board": {"placed": {"1": {"turn": 6}}}}),
    (
        "there are more cubes of spice than in the box",
        {"adrift": [{"at": [0, 0], "cargo": "spice"}] * (CUBES_OF_A_KIND + 1)},
    ),
    ("spice drifts in unexplored space", {"adrift": [{"at": NOWHERE, "cargo": "spice"}]}),
    ("there are 9 nock, the box has 7", hold(outfits=[NOCK] * 8)),
    ("there are 8 fame tokens, the box has 7", {"pile": {"0": "fame"}}),
    ("there are 1 exploration tokens, 0 of them collected; the box has 21", {"pile": ["fame"]}),
    ("there are 22 exploration tokens, 1 of them collected; the box has 21", first_captain(so_far={"tokens": 1})),
    ("two exploration tokens lie on one space", {"tokens": [{"at": [-7, 3], "token": "fame"}] * 2}),
    (
        "an exploration token lies on 0,0, which is no Exploration space",
        {"tokens": [{"at": [0, 0], "token": "fame"}]},
    ),
    (
        "an exploration token lies on 50,50, which is no Exploration space",
        {"tokens": [{"at": NOWHERE, "token": "fame"}]},
    ),
    ("mission shuttle-1 is nowhere", {"mission_deck": {"0": "shuttle-2"}}),
    ("mission thief-1 is there 2 times", first_captain(drawn=["thief-1"])),
    ("mission thief-1 is there 2 times", first_captain(completed=["thief-1"])),
    ("mission thief-1 is there 2 times", first_captain(missions=[{"id": "thief-1"}])),
    ("mission thief-1 is there 2 times", {"open_discards": ["thief-1"]}),
    ("title swift is there 2 times", first_captain(titles=["swift"])),
    ("title swift is there 2 times", {"titles": ["swift"]}),
    # Ships
    ("ship raft is unknown", first_captain(ship="raft")),
    ("ship swamp-rat is there 2 times", {"retired": ["swamp-rat"]}),
    ("puddle-jumper is in unexplored space", first_captain(at=NOWHERE)),
    ("puddle-jumper and swamp-rat are on one space", first_captain(at=[-1, 2])),
    ("swamp-rat and enforcer are on one space", npc(at=[-1, 2])),
    ("NPC enforcer is there twice", {"npcs": [ENFORCER, ENFORCER | {"at": [0, -1]}]}),
    ("enforcer is run by nobody", npc(holder=3)),
    ("enforcer has 12 damage", npc(damage=12)),
    ("enforcer has 1500 credits", npc(credits=1500)),
    ("enforcer is on the board before it has spawned", npc(spawned=False)),
    # The course
    ("it is the turn of seat 3", {"active": 3}),
    ("seat 1 has won without reaching the goal", {"winner": 1}),
    ("seat 3 has won without reaching the goal", {"winner": 3}),
    # Captains
    ("captain 0: has 1500 credits", first_captain(credits=1500)),
    ("captain 0: has -1000 credits", first_captain(credits=-1000)),
    ("captain 0: has a bounty of 500 credits", first_captain(bounty=500)),
    ("captain 0: has 2 fame and 0 unclaimed, and earned {'luck': 1}", first_captain(fame=2, fame_from={"luck": 1})),
    ("captain 0: has 11 energy", first_captain(energy=11)),
    ("captain 0: is on the board without a ship", first_captain(ship="")),
    (
        "captain 0: has credits or goods for mission thief-2, which is face down",
        first_captain(missions=[{"id": "thief-2", "pay": 1}]),
    ),
    ("captain 0: has the ability cards of no ship", first_captain(abilities=[])),
    (
        "captain 0: has the ability card of gaiden and never had the ship",
        first_captain(abilities=[{"ship": "puddle-jumper"}, {"ship": "gaiden"}]),
    ),
    # Holds
    ("captain 0: has something beside the hold, at a1, b9", hold(cubes={"a1": "spice"}, damage=["b9"])),
    ("captain 0: has outfits that overlap", hold(outfits=[NOCK, NOCK])),
    ("captain 0: has a cube on an outfit", hold(cubes={"a3": "spice"})),
    ("captain 0: has a cube on a damaged space", hold(cubes={"e3": "spice"}, damage=["e3"])),
    ("captain 0: has two damage markers on one space", hold(damage=["e3", "e3"])),
    ("captain 0: flies a ship that is damaged all over", hold(damage=PUDDLE_JUMPER)),
    ("captain 0: has 3 markers armed, 0 disarmed and 0 on outfits", first_captain(armed=3)),
    ("captain 0: has 5 markers armed, -1 disarmed and 0 on outfits", first_captain(armed=5, disarmed=-1)),
    ("captain 0: has an outfit sail that is none", hold(outfits={"0": {"outfit": "sail"}})),
    ("captain 0: has an outfit m-22 that is none", hold(outfits={"0": {"cells": ["c1", "c1", "d1"]}})),
    (
        "captain 0: has a marker on targe where none can be",
        first_captain(armed=3, hold={"outfits": {"1": {"used": ["a3"]}}}),
    ),
    (
        "captain 0: has a marker on targe where none can be",
        first_captain(armed=3, hold={"outfits": {"1": {"used": ["b3"]}}, "damage": ["b3"]}),
    ),
    (
        "captain 0: has two markers on one Use space",
        first_captain(armed=2, hold={"outfits": {"1": {"used": ["b3", "b3"]}}}),
    ),
]


def test_open_space_is_sound() -> None:
    assert list(position().faults()) == []


@pytest.mark.parametrize(("sentence", "changes"), BROKEN, ids=[sentence for sentence, _ in BROKEN])
def test_a_broken_position_is_named(sentence: str, changes: dict[str, Any]) -> None:
    assert sentence in list(position(**changes).faults())


def test_ships_pass_over_each_other_in_flight() -> None:
    above = first_captain(at=[-1, 2])
    move = {"type": "xia.move", "seat": 0, "movement": 2, "was_stranded": False, "free_space": [-1, 1]}
    turn = [
        {"type": "xia.play", "seat": 0, "stage": "npc"},
        {"type": "xia.turn", "seat": 0, "stage": "do_business"},
        {"type": "xia.action-phase", "seat": 0, "stage": "start"},
    ]
    assert list(position([*turn, move], **above).faults()) == []
    assert list(position(turn, **above).faults()) == ["puddle-jumper and swamp-rat are on one space"]


def test_a_new_ship_comes_with_the_ability_of_the_old_one() -> None:
    cards = [{"ship": "puddle-jumper"}, {"ship": "gaiden"}]
    changes = first_captain(ship="gaiden", abilities=cards, hold={"outfits": []})
    assert list(position(**changes, retired=["puddle-jumper"]).faults()) == []
