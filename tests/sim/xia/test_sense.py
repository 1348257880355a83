"""Chances, sensible uses, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from starhold.games.xia import events as told
from starhold.games.xia.rules.embers.economy import CubesTraded
from starhold.games.xia.rules.embers.events.cards import EventDrawn
from starhold.games.xia.rules.embers.finds import CubeFound, SetDown, TokensHandedIn
from starhold.games.xia.rules.missions.kinds.arms_dealer import OutfitHandedOver
from starhold.games.xia.rules.missions.kinds.cargo import CubesHandedOver
from starhold.games.xia.rules.missions.kinds.transport import CubesLoaded, CubesPassedOn
from starhold.games.xia.rules.powers import CardChosen
from starhold.games.xia.rules.sellsword import SellswordHired
from starhold.games.xia.state import ActiveMission, EventInPlay
from starhold.kernel import Event, Match
from starhold.sim.chronicle import BLUNDER, Use
from starhold.sim.job import Fixture, Job
from starhold.sim.playing import new_match
from starhold.sim.xia.abilities import passive_cards
from starhold.sim.xia.cargo import cubes_in
from starhold.sim.xia.chronicle import XiaChronicle

from ...games.xia.positions import first_captain, frozen_space, game_of, open_space, position_after
from .watching import blunders, told_by, watched

ALL_IN = Job(game="xia")
THREE = Fixture(0, ("random",) * 3, "8")


def outfitted(*outfits: tuple[str, list[str]], **hold: Any) -> Match:
    """Captain 0 with these outfits."""
    fitted = [{"outfit": outfit, "cells": cells} for outfit, cells in outfits]
    return frozen_space(**first_captain(hold={"outfits": fitted, **hold}))


def sensible(match: Match, *events: Event) -> list[str]:
    """The things that are of use by these events."""
    chronicle = XiaChronicle(match.game)
    chronicle.follow(events)
    return [use.thing for use in told_by(chronicle) if use.sensible and use.kind != "sector"]


def of_kind(uses: Iterable[Use], kind: str) -> Iterator[Use]:
    return (use for use in uses if use.kind == kind)


# Chances


def test_what_can_be_bought_is_a_chance_once_a_turn() -> None:
    at = game_of(open_space()).chart.feature_of("kemplar-ii", "buy")
    assert at is not None
    uses = watched(open_space(**first_captain(at=list(at), energy=9)), "buy spice 1", "end", "recharge", "depart")
    assert [use for use in of_kind(uses, "cargo") if use.offered] == [Use(0, "cargo", "spice", times=0, offered=1)]
    offered = [use.thing for use in of_kind(uses, "outfit") if use.offered]
    assert "dart" in offered
    assert len(set(offered)) == len(offered)


def test_what_lies_on_the_table_is_a_chance_in_each_turn() -> None:
    match = frozen_space(titles=["collector"], tokens=[{"at": [0, -1], "token": "energy"}])
    chronicle = XiaChronicle(match.game)
    chronicle.follow([told.TurnBegan(0)])
    offered = {(use.kind, use.thing) for use in told_by(chronicle) if use.offered}
    assert {("title", "collector"), ("token", "energy"), ("sector", "lost-sector"), ("sector", "nyr")} <= offered


def test_an_ability_is_a_chance_and_so_is_a_card_that_can_be_taken() -> None:
    assert Use(0, "ability", "puddle-jumper", times=0, offered=1) in watched(open_space(), "impulse")
    match = new_match(ALL_IN, THREE)
    seat, ship = match.decision.seat, str(match.decision.options[0]).removeprefix("take ")
    uses = watched(match, f"take {ship}", "take-power")
    assert Use(seat, "ship", ship, times=0, offered=1) in uses
    assert Use(seat, "ability", f"{ship}/power", times=0, offered=1) in uses
    assert Use(seat, "ability", f"{ship}/power") in uses


def test_a_ship_without_a_second_card_leaves_nothing_to_take() -> None:
    game = game_of(open_space())
    assert list(passive_cards(game, "old-avalanche")) == ["old-avalanche"]
    assert list(passive_cards(game, "gaiden")) == []


def test_what_can_be_gathered_is_a_chance() -> None:
    at = game_of(open_space()).chart.feature_of("pelmont", "work")
    assert at is not None
    cargo = game_of(open_space()).chart.spaces[at].sector.yields
    assert cargo is not None
    uses = watched(open_space(**first_captain(at=list(at))), "impulse")
    assert list(of_kind(uses, "cargo")) == [Use(0, "cargo", cargo, times=0, offered=1)]


def test_relics_are_a_chance_when_they_come_aboard() -> None:
    match = frozen_space()
    game, chronicle = game_of(match), XiaChronicle(match.game)
    for relics in (["sun-idol", "sun-idol"], ["sun-idol"], ["sun-idol", "seed-vault"]):
        game.state.captains[0].relics = relics
        chronicle.follow([])
    assert list(of_kind(told_by(chronicle), "relic")) == [
        Use(0, "relic", "sun-idol", times=0, offered=2),
        Use(0, "relic", "seed-vault", times=0, offered=1),
    ]


# Outfits


@pytest.mark.parametrize(
    ("outfit", "event"),
    [
        ("m-22", told.EngineFired(0, "m-22", 4)),
        ("targe", told.ShieldRaised(0, "targe")),
        ("nock", OutfitHandedOver(0, "nock")),
    ],
)
def test_an_outfit_is_bought_sensibly_if_it_is_used(outfit: str, event: Event) -> None:
    assert sensible(open_space(), told.OutfitBought(0, outfit), event, event) == [outfit]
    assert sensible(open_space(), told.OutfitBought(1, outfit), event) == []


@pytest.mark.parametrize(("damage", "works"), [(3, ["nock"]), (0, [])])
def test_a_weapon_has_to_hit(damage: int, works: list[str]) -> None:
    shot = told.AttackDeclared("puddle-jumper", "swamp-rat", "nock")
    hit = told.AttackResolved("puddle-jumper", "swamp-rat", 5, 5 - damage, damage)
    assert sensible(open_space(), told.OutfitBought(0, "nock"), shot, hit) == works
    stray = told.AttackResolved("enforcer", "swamp-rat", 5, 0, 5)
    assert sensible(open_space(), told.OutfitBought(0, "nock"), shot, stray) == []


def test_a_stabiliser_has_to_lie_beside_the_engine_that_is_fired() -> None:
    bought, fired = told.OutfitBought(0, "gts"), told.EngineFired(0, "m-22", 4)
    engine = ("m-22", ["c1", "d1", "d2"])
    assert sensible(outfitted(engine, ("gts", ["c2"])), bought, fired) == ["gts"]
    assert sensible(outfitted(engine, ("gts", ["f3"])), bought, fired) == []


def test_a_mission_computer_has_to_make_room() -> None:
    match = outfitted(("m-comp", ["c2"]))
    missions = game_of(match).state.captains[0].missions
    kept = [told.OutfitBought(0, "m-comp"), told.MissionKept(0)]
    missions.append(ActiveMission("thief-1"))
    assert sensible(match, *kept) == []
    missions.append(ActiveMission("research-4"))
    assert sensible(match, *kept) == ["m-comp"]


def test_mods_are_used_through_outfits() -> None:
    match = frozen_space()
    chronicle = XiaChronicle(match.game)
    chronicle.follow([told.OutfitBought(0, "enviro-shield"), told.OutfitBought(0, "piercer")])
    chronicle.hear(match.decision, match.read("enviro-shield 1"))
    chronicle.hear(match.decision, match.read("pierce swamp-rat 0"))
    chronicle.follow([told.AttackResolved("puddle-jumper", "swamp-rat", 5, 0, 5)])
    assert [use.thing for use in told_by(chronicle) if use.sensible] == ["enviro-shield", "piercer"]


@pytest.mark.parametrize(
    ("outfit", "hold", "works"),
    [
        ("cargo-pod", {"cubes": {"z1": "spice"}}, ["cargo-pod"]),
        ("cargo-pod", {"cubes": {"c2": "spice"}}, []),
        ("armor-plating", {"damage": ["z1"]}, ["armor-plating"]),
        ("armor-plating", {}, []),
    ],
)
def test_what_hangs_outside_has_to_carry_or_to_suffer(outfit: str, hold: dict[str, Any], works: list[str]) -> None:
    match = outfitted((outfit, ["z1", "z2", "z3", "a3"]), **hold)
    game_of(match).state.active = 0
    assert sensible(match, told.OutfitBought(0, outfit)) == works


# Others


def test_a_ship_has_to_fly() -> None:
    assert sensible(open_space(), told.ShipBought(0, "gaiden")) == []
    assert sensible(open_space(), told.ShipBought(0, "gaiden"), told.ImpulseUsed(0, 4)) == ["gaiden"]
    assert sensible(open_space(), told.ShipBought(0, "gaiden"), told.ImpulseUsed(1, 4)) == []


def test_a_card_that_is_always_active_is_of_use_once_there_is_fame() -> None:
    match = new_match(ALL_IN, THREE)
    taken, fame = CardChosen(0, "gaiden", power=True), told.FameGained(0, 1, "trade")
    assert sensible(match, taken) == []
    assert sensible(match, taken, fame, fame) == ["gaiden/power"]
    assert sensible(match, CardChosen(0, "gaiden", power=False), fame) == []
    assert sensible(open_space(), told.ShipBought(0, "old-avalanche"), fame) == ["old-avalanche"]


def test_tokens_are_of_use_in_pairs() -> None:
    both = [told.TokenCollected(0, "energy"), told.TokenCollected(0, "ice-damage")]
    assert sensible(new_match(ALL_IN, THREE), *both) == []
    assert sensible(new_match(ALL_IN, THREE), *both, TokensHandedIn(0)) == ["energy", "ice-damage"]
    assert sensible(open_space(), told.TokenCollected(0, "credits")) == ["credits"]


def test_an_event_is_of_use_if_somebody_has_a_turn_under_it() -> None:
    match = new_match(ALL_IN, THREE)
    drawn = EventDrawn(0, "ion-winds")
    assert sensible(match, drawn) == ["ion-winds"], "it is over at once"
    embers = game_of(match).state.embers
    assert embers is not None
    embers.events = (EventInPlay("ion-winds"),)
    assert sensible(match, drawn) == []
    assert sensible(match, drawn, told.TurnBegan(1)) == ["ion-winds"]


def test_npcs_are_attacked_and_hired() -> None:
    match = new_match(ALL_IN, THREE)
    game_of(match).state.captains[0].ship = "numerator"
    shot, hit = told.AttackDeclared("numerator", "scoundrel", "nock"), ("numerator", "scoundrel", 5)
    chronicle = XiaChronicle(match.game)
    chronicle.follow([shot, told.AttackResolved(*hit, 0, 5), told.FameGained(0, 1, "combat")])
    chronicle.follow([told.CreditsChanged(0, 2000, "bounty")])
    assert list(of_kind(told_by(chronicle), "npc")) == [
        Use(0, "npc", "scoundrel"),
        Use(0, "npc", "scoundrel", times=0, sensible=1),
        Use(0, "npc", "scoundrel", times=0, worth=1),
        Use(0, "npc", "scoundrel", times=0, gain=2000),
    ]
    assert sensible(match, shot, told.AttackResolved(*hit, 5, 0)) == []
    blow = told.AttackResolved("sellsword", "swamp-rat", 5, 0, 5)
    assert sensible(match, SellswordHired(1, 3000), blow, blow) == ["sellsword"]
    assert sensible(match, blow) == []


@pytest.mark.parametrize(
    ("event", "use"),
    [
        (told.CubesBought(1, "spice", 2), Use(1, "cargo", "spice", times=2)),
        (CubesLoaded(1, "spice", 2), Use(1, "cargo", "spice", times=2)),
        (told.CubeGathered(1, "spice"), Use(1, "cargo", "spice")),
        (told.CubeCollected(1, "spice"), Use(1, "cargo", "spice")),
        (CubeFound(1, "spice"), Use(1, "cargo", "spice")),
        (CubesHandedOver(1, "spice", 2), Use(1, "cargo", "spice", times=0, sensible=2)),
        (CubesPassedOn(1, "swamp-rat", "spice", 2), Use(1, "cargo", "spice", times=0, sensible=2)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_cubes_come_aboard_and_leave(event: Event, use: Use) -> None:
    assert list(cubes_in(event)) == [use]


def test_cubes_that_are_exchanged_leave_and_come() -> None:
    assert list(cubes_in(CubesTraded(1, 2, "spice", "holo"))) == [
        Use(1, "cargo", "spice", times=0, sensible=2),
        Use(1, "cargo", "holo", times=2),
    ]


# What came of it


def test_purchases_are_worth_what_their_captain_gained_from_then_on() -> None:
    match = open_space()
    chronicle = XiaChronicle(match.game)
    chronicle.follow([told.OutfitBought(0, "nock"), told.OutfitBought(1, "nock")])
    captain = game_of(match).state.captains[0]
    captain.fame_from = {"trade": 2}
    captain.credits -= 1500
    assert [use for use in told_by(chronicle) if use.worth] == [Use(0, "outfit", "nock", times=0, worth=2, gain=-1500)]


def test_a_passage_is_no_mission() -> None:
    match = new_match(ALL_IN, THREE)
    fame = told.FameGained(0, 1, "missions")
    chronicle = XiaChronicle(match.game)
    chronicle.follow([told.MissionCompleted(0, "thief-1"), fame, SetDown(0, "thief-2"), fame])
    assert [(use.thing, use.worth) for use in of_kind(told_by(chronicle), "mission") if use.worth] == [("thief-1", 1)]


def test_a_fight_with_another_captain_is_owed_to_no_npc() -> None:
    match = open_space()
    npc, captain = (told.AttackResolved("puddle-jumper", target, 5, 0, 5) for target in ("scoundrel", "swamp-rat"))
    chronicle = XiaChronicle(match.game)
    chronicle.follow([npc, captain, told.FameGained(0, 1, "combat")])
    assert not [use for use in told_by(chronicle) if use.worth]


# Turns


def test_a_sector_is_used_by_being_there_and_sensibly_by_doing_something() -> None:
    match = open_space()
    chronicle = XiaChronicle(match.game)
    chronicle.follow([told.CubesSold(0, "spice", 1)])
    chronicle.follow([told.TurnBegan(0)])
    chronicle.follow([told.CubesSold(1, "spice", 1)])
    chronicle.follow([told.CubesSold(0, "spice", 1), told.CubesSold(0, "holo", 1)])
    assert [use for use in of_kind(told_by(chronicle), "sector") if not use.offered] == [
        Use(0, "sector", "lost-sector"),
        Use(0, "sector", "lost-sector", times=0, sensible=1),
    ]


def turns_of(match: Match, *turns: Event | None) -> list[str]:
    """The blunders of captain 0 in turns with one event each."""
    chronicle = XiaChronicle(match.game)
    for event in turns:
        chronicle.follow([told.TurnBegan(0)])
        chronicle.follow([] if event is None else [event])
    return [use.thing for use in told_by(chronicle) if use.kind == BLUNDER]


def test_three_turns_of_nothing_are_a_blunder() -> None:
    at = game_of(open_space()).state.starts[0]
    away = told.ShipMoved("puddle-jumper", at, at)
    assert turns_of(open_space(), None, None) == []
    assert turns_of(open_space(), None, None, None, None) == ["idle-for-turns"]
    assert turns_of(open_space(), None, None, told.CubesSold(0, "spice", 1), None) == []
    assert turns_of(open_space(), None, None, told.TurnLost("puddle-jumper"), None) == []
    assert turns_of(open_space(), away) == ["flew-in-a-circle"]
    assert turns_of(open_space(), told.Stranded(0)) == ["stranded"]


def test_an_attack_is_something_to_do() -> None:
    shot = told.AttackDeclared("puddle-jumper", "swamp-rat", "nock")
    assert turns_of(open_space(), None, None, shot, None) == []


def test_a_move_that_goes_nowhere_is_a_blunder() -> None:
    assert blunders(open_space(), "impulse", "stop") == ["stopped-at-once"]
    assert blunders(open_space(), "impulse", "fly N", "stop") == []
    beside = open_space(captains={"0": {"at": [0, 0]}, "1": {"at": [0, -1]}})
    assert blunders(beside, "impulse", "use N", "stop") == []
    assert blunders(position_after("around-nyr.given", dice=[3]), "impulse", "dock sell", "stop") == []


def test_who_is_not_on_the_board_is_nowhere() -> None:
    match = open_space()
    game_of(match).state.captains[0].at = None
    chronicle = XiaChronicle(match.game)
    chronicle.follow([told.TurnBegan(0)])
    chronicle.follow([told.CubesSold(0, "spice", 1)])
    assert [use for use in of_kind(told_by(chronicle), "sector") if not use.offered] == []
