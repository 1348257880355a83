"""Powers, the ships of Embers and the Sellsword: what is told of them, and what the check finds wrong with them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.xia.board.tolls import ASTEROIDS
from starhold.games.xia.content import NpcCard, Power, Ship, Skill, XiaContent
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.npcs.courses import courses
from starhold.geometry import Hex, distance
from starhold.kernel import Match, load_content
from starhold.testing.cases.case import Case
from starhold.testing.cases.position import started

from .box_faults import box_faults
from .positions import CASES, first_captain, game_of

Break = Callable[[XiaContent], XiaContent]


def given(name: str, *answers: str, **position: Any) -> Match:
    """The position that a file describes, with these changes, after these answers."""
    table = tomllib.loads((CASES / f"{name}.given").read_text(encoding="utf-8"))
    ground = table.pop("position")
    match, _ = started(Case(file="", game="xia", name="", proves=[], **table, ground=ground, position=position))
    for answer in answers:
        match.answer(answer)
    return match


# What is told


def test_both_cards_are_told_before_one_is_taken() -> None:
    match = given("powers", **first_captain(at=[-5, 3], credits=5000, hold={"outfits": []}))
    match.answer("end")
    told = str(match.game.meaning(match.read("buy-ship gaiden")))
    assert "Evasive Thrusters (1 energy): " in told
    assert "Or Slipstream: Always: " in told
    match.answer("buy-ship gaiden")
    assert str(match.game.meaning(match.read("take-ability"))).startswith(
        "take Evasive Thrusters · 1 energy: As a defence"
    )
    assert str(match.game.meaning(match.read("take-power"))).startswith("take Slipstream · Always: ")


def test_a_power_is_shown_as_always_on() -> None:
    match = given("powers", **first_captain(abilities=[{"ship": "puddle-jumper", "power": True}]))
    assert "Starlight Sail always on" in match.game.board(match.view(0))


@pytest.mark.parametrize(
    ("ship", "risk"),
    [
        ("ghoststalker", "30% risk of being thrown back with 1 to 6 damage, 35% risk of getting a bounty of 1,000"),
        ("nightshade", "50% risk of being thrown back with 1 to 10 damage"),
    ],
)
def test_the_odds_know_of_powers(ship: str, risk: str) -> None:
    captain = {"ship": ship, "at": [2, -3], "hold": {"outfits": []}, "abilities": [{"ship": ship, "power": True}]}
    elsewhere = {"ship": "numerator", "abilities": [{"ship": "numerator"}]}
    match = given("powers", "impulse", captains={"0": {**captain, "energy": 8}, "2": elsewhere})
    assert match.game.danger(match.read("fly N")) == f"shield of Kemplar II: {risk}"


def test_a_ram_that_does_no_harm_is_told_as_such() -> None:
    ram = [{"outfit": "m-22", "cells": ["c1", "d1", "d2"]}]
    power = [{"ship": "old-avalanche", "power": True}]
    captain = {"ship": "old-avalanche", "hold": {"outfits": ram}, "abilities": power}
    match = given("powers", captains={"0": captain, "1": {"at": [0, 1]}})
    assert match.game.danger(match.read("ram swamp-rat 0")) == "your own ship takes 0 damage as well"


def test_hiring_names_its_price_and_points_at_the_sellsword() -> None:
    match = given("sellsword")
    hire = match.read("hire")
    assert str(match.game.meaning(hire)) == "hire the Sellsword · 2,000 credits"
    assert match.game.target(hire) == "ship sellsword"
    assert "for hire" in match.game.board(match.view(0))
    match.answer("hire")
    assert "moved by Red" in match.game.board(match.view(0))


def test_an_employer_is_warned_of_dangerous_ways() -> None:
    match = given("sellsword", "end", "depart", sellsword=0)
    safe, dangerous = match.read("send -4,-3"), match.read("send -4,-1")
    assert match.game.danger(safe) is None
    assert match.game.danger(dangerous) == "asteroids, debris or planetary shields are on its route"
    assert match.game.target(safe) == "space -4,-3"


def test_a_target_of_the_sellsword_is_pointed_at() -> None:
    match = given("sellsword", "end", "depart", "send -1,1", sellsword=0, npcs={"0": {"at": [-1, 0]}})
    assert match.game.target(match.read("strike swamp-rat")) == "ship swamp-rat"
    assert match.game.target(match.read("hold-fire")) is None


# Courses


def test_a_course_has_no_more_steps_than_the_speed_and_no_gaps() -> None:
    chart = game_of(given("sellsword")).chart
    start, speed = Hex(-2, -3), 6
    found = courses(chart, start, speed, outlaw=True)
    for to, course in found.items():
        assert course.way[0] == start
        assert course.way[-1] == to
        assert len(course.way) <= speed + 1
        assert all(distance(one, other) == 1 for one, other in zip(course.way, course.way[1:], strict=False))


def test_a_detour_is_flown_only_if_it_is_safer_and_short_enough() -> None:
    """From the entrance of Smugglers' Den to -3,-3: into asteroids whatever the way, but never more than once."""
    chart = game_of(given("sellsword")).chart
    near = courses(chart, Hex(-4, -2), 1, outlaw=True)[Hex(-3, -3)]
    far = courses(chart, Hex(-4, -2), 6, outlaw=True)[Hex(-3, -3)]
    assert near == far
    assert ASTEROIDS <= near.cost < 2 * ASTEROIDS


# The check


@pytest.fixture(scope="module")
def box() -> XiaContent:
    content = load_content(Xia)
    assert isinstance(content, XiaContent)
    return content


def without_mat(content: XiaContent) -> XiaContent:
    return replace(content, sellsword=replace(content.sellsword, ships=()))


def with_another_hold(content: XiaContent) -> XiaContent:
    """The Sellsword Mk II with the hold of the Nightshade."""
    mat, nightshade = content.sellsword.ships[0], content.ship["nightshade"]
    return replace(content, sellsword=replace(content.sellsword, ships=(replace(mat, hold=nightshade.hold),)))


def change_ship(ship: str, **fields: Any) -> Break:
    """Change a ship of Embers."""

    def changed(content: XiaContent) -> XiaContent:
        ships: tuple[Ship, ...] = tuple(
            replace(known, **fields) if known.id == ship else known for known in content.embers.ships
        )
        return replace(content, embers=replace(content.embers, ships=ships))

    return changed


def change_powers(change: Callable[[tuple[Power, ...]], tuple[Power, ...]]) -> Break:
    def changed(content: XiaContent) -> XiaContent:
        module = content.missions_and_powers
        return replace(content, missions_and_powers=replace(module, powers=change(module.powers)))

    return changed


def change_power(power: str, **fields: Any) -> Break:
    return change_powers(
        lambda powers: tuple(
            replace(known, ability=replace(known.ability, **fields)) if known.id == power else known for known in powers
        )
    )


def change_sellsword(**fields: Any) -> Break:
    def changed(content: XiaContent) -> XiaContent:
        npcs: tuple[NpcCard, ...] = tuple(replace(npc, **fields) for npc in content.sellsword.npcs)
        return replace(content, sellsword=replace(content.sellsword, npcs=npcs))

    return changed


def without_last(powers: tuple[Power, ...]) -> tuple[Power, ...]:
    return powers[:-1]


def with_stranger(powers: tuple[Power, ...]) -> tuple[Power, ...]:
    return (*powers, replace(powers[0], id="ghost", ship="flying-dutchman"))


BROKEN: list[tuple[Break, str]] = [
    (change_ship("skimmer", tier=2), "the number of ships of Embers of tier 1 must be 1, not 0"),
    (change_ship("skimmer", price=2000), "ship skimmer: its price must be 1000, as for all of tier 1, not 2000"),
    (change_ship("skimmer", hold=("XXXXXX", "XXXXXX")), "hold XXXXXX/XXXXXX is there 2 times"),
    (
        change_powers(without_last),
        "ship last-furnace: it needs one power in [[missions_and_powers.powers]], and has none",
    ),
    (change_powers(with_stranger), "power ghost: flying-dutchman is no ship"),
    (change_power("slipstream", skills=()), "power slipstream: it does nothing"),
    (change_power("slipstream", skills=(Skill("singing", 1),)), "power slipstream: no rule knows a skill on singing"),
    (change_power("next-room", kind="sing"), "power next-room: no rule knows an ability of the kind sing"),
    (change_power("next-room", energy=0), "power next-room: it is never exhausted, so each use must cost energy"),
    (without_mat, "the number of ships of the Sellsword must be 1, not 0"),
    (with_another_hold, "hold XX___XX/XXX_XXX/__XXX__ is there 2 times"),
    (change_sellsword(home="the-keep"), "NPC sellsword: the-keep is no planet"),
    (change_sellsword(bounty=500), "NPC sellsword: its bounty must be 0 or more, in steps of 1000, not 500"),
    (change_sellsword(weapon=None), "NPC sellsword: it needs a home to wait in and a weapon to be hired for"),
]


@pytest.mark.parametrize(("broken", "sentence"), BROKEN, ids=[sentence for _, sentence in BROKEN])
def test_what_is_wrong_is_named(box: XiaContent, broken: Break, sentence: str) -> None:
    assert sentence in box_faults(broken(box))


def test_an_ability_of_a_kind_that_another_ship_has_is_found(box: XiaContent) -> None:
    gaiden = box.ship["gaiden"].ability
    found = box_faults(change_ship("skimmer", ability=gaiden)(box))
    assert "ability evade is there 2 times" in found


# Invariants


@pytest.mark.parametrize(
    ("fault", "position"),
    [
        ("seat 1 employs the Sellsword, and seat 0 runs its turns", {"sellsword": 1}),
        ("seat 0 employs a Sellsword that is not there", {"sellsword": 0, "npcs": []}),
    ],
)
def test_a_contract_needs_two(fault: str, position: dict[str, Any]) -> None:
    match = given("sellsword")
    assert list(match.game.faults()) == []
    assert fault in list(given("sellsword", **position).game.faults())
