"""What makes beginners laugh is seen, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.xia import events as told
from starhold.games.xia.choices import Attack, Fly
from starhold.kernel import Match
from starhold.sim.chronicle import BLUNDER
from starhold.sim.xia import blunders as detectors
from starhold.sim.xia.blunders import BLUNDERS, DETECTORS, attacks_in_vain, flies_into_a_comet, flies_into_a_star
from starhold.sim.xia.chronicle import XiaChronicle
from starhold.sim.xia.outfits import Outfits

from ...games.xia.positions import first_captain, frozen_space, game_of, open_space
from .watching import blunders

SPICE = {"cubes": {"c2": "spice"}}


def at_feature(sector: str, feature: Any, **changes: Any) -> Match:
    """Captain 0 on a space of that kind."""
    at = game_of(open_space()).chart.feature_of(sector, feature)
    assert at is not None
    return open_space(**first_captain(at=list(at), **changes))


def test_every_blunder_has_words() -> None:
    assert {name for named in DETECTORS.values() for name in named} < set(BLUNDERS)


def test_cargo_is_left_unsold_beside_a_buyer() -> None:
    assert blunders(at_feature("neo-damascus", "sell", hold=SPICE), "end") == ["unsold"]
    assert blunders(at_feature("neo-damascus", "sell", hold=SPICE), "sell spice 1", "end") == []
    assert blunders(at_feature("kemplar-ii", "sell", hold=SPICE), "end") == []


def test_who_has_won_may_leave_anything() -> None:
    assert blunders(at_feature("neo-damascus", "sell", hold=SPICE, fame=9, unclaimed=1), "end") == []


def test_a_draw_is_left_undone() -> None:
    assert blunders(at_feature("kemplar-ii", "mission"), "end") == ["undone"]


@pytest.mark.parametrize(("sound", "impulse", "seen"), [("d2", True, ["frozen"]), ("d2", False, []), ("f3", True, [])])
def test_a_hold_freezes_over(sound: str, impulse: bool, seen: list[str]) -> None:
    cells = ["c1", "d1", "c2", "d2", "a3", "b3", "c3", "d3", "e3", "f3"]
    hold = {"outfits": [], "damage": [cell for cell in cells if cell != sound], "ice": ["c2"]}
    assert blunders(frozen_space(**first_captain(hold=hold, impulse=impulse)), "end") == seen


def test_cargo_is_thrown_away() -> None:
    assert blunders(open_space(**first_captain(hold=SPICE)), "jettison spice") == ["jettison"]


def test_credits_are_given_away() -> None:
    assert blunders(open_space(), "give 1") == ["gift"]
    assert blunders(open_space(titles=["generous"]), "give 1") == []


def test_a_paid_mission_is_given_up() -> None:
    for pay, seen in ((2000, ["paid-mission-aborted"]), (0, [])):
        mission = {"id": "research-4", "revealed": bool(pay), "pay": pay}
        match = open_space(mission_discards=["bounty-hunter-4", "thief-1"], **first_captain(missions=[mission]))
        assert blunders(match, "abort research-4") == seen


def test_a_port_is_left_with_an_empty_battery() -> None:
    assert blunders(at_feature("kemplar-ii", "buy", energy=3), "end", "depart") == ["unready"]
    assert blunders(at_feature("kemplar-ii", "buy", energy=3), "end", "recharge", "depart") == []


def test_more_markers_are_armed_than_can_be_used() -> None:
    bare = first_captain(hold={"outfits": []}, armed=0, disarmed=4, energy=9)
    assert blunders(open_space(**bare), "end", "arm 2") == ["armed-in-vain"]
    assert blunders(open_space(**bare), "end", "arm 0") == []
    assert blunders(open_space(**first_captain(armed=0, disarmed=4)), "end", "arm 4") == []


@pytest.mark.parametrize(("armour", "in_vain"), [(5, False), (6, True)])
def test_an_attack_is_in_vain_if_the_best_roll_does_not_help(
    armour: int, in_vain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(open_space())
    monkeypatch.setattr(detectors, "skill", lambda game, seat, on: armour)
    decision = game.decision
    assert decision is not None
    nock = type(decision)(1, "", ())
    assert attacks_in_vain(game, nock, Attack("puddle-jumper", 1)) is in_vain
    assert not attacks_in_vain(game, nock, Attack("scoundrel", 1))


@pytest.mark.parametrize("detector", dict.fromkeys(each for named in DETECTORS.values() for each in named.values()))
def test_other_answers_are_no_blunders(detector: detectors.Detector) -> None:
    match = open_space()
    assert not detector(game_of(match), match.decision, match.read("impulse"))


def test_nobody_flies_from_nowhere() -> None:
    match = open_space()
    game_of(match).state.captains[0].at = None
    assert not flies_into_a_comet(game_of(match), match.decision, Fly("N"))


def test_a_fight_that_kills_the_attacker_alone() -> None:
    match = open_space()
    chronicle = XiaChronicle(match.game)
    chronicle.follow([told.ShipChosen(0, "puddle-jumper"), told.TurnBegan(0)])
    chronicle.follow(
        [told.AttackDeclared("puddle-jumper", "swamp-rat", "m-22"), told.ShipDestroyed("puddle-jumper", None)]
    )
    assert [use.thing for use in chronicle.uses() if use.kind == BLUNDER] == ["rammed-to-death"]


def test_an_outfit_is_sold_that_was_never_used() -> None:
    outfits = Outfits(game_of(open_space()))
    unused = [told.OutfitBought(0, "saker-v"), told.OutfitSold(0, "saker-v")]
    assert [(use.kind, use.thing, use.detail) for event in unused for use in outfits.follow(event)] == [
        (BLUNDER, "sold-unused", "saker-v")
    ]
    no_loss = [told.OutfitBought(0, "nock"), told.OutfitSold(0, "nock")]
    assert [use for event in no_loss for use in outfits.follow(event)] == []
    used = [told.OutfitBought(0, "m-22"), told.EngineFired(0, "m-22", 3), told.OutfitSold(0, "m-22")]
    assert [use.kind for event in used for use in outfits.follow(event)] == ["outfit"]


def beside_a_star(**changes: Any) -> Match:
    """The sector of the star lies where Burning Horse was."""
    game = game_of(open_space())
    placed = [
        {"sector": one.sector.replace("burning-horse", "xia"), "centre": list(one.centre), "turn": one.turn}
        for one in game.state.board.placed
    ]
    stack = [sector.replace("xia", "burning-horse") for sector in game.state.stack]
    return open_space(board={"placed": placed}, stack=stack, **changes)


def test_a_star_is_seen() -> None:
    chart = game_of(beside_a_star()).chart
    at, deadly = next(
        (at, way) for at in chart.spaces for way, exit_ in chart.exits(at).items() if exit_.hazard == "star"
    )
    safe = next(way for way, exit_ in chart.exits(at).items() if exit_.hazard is None)
    for way, seen in ((deadly, True), (safe, False)):
        match = beside_a_star(**first_captain(at=list(at)))
        assert flies_into_a_star(game_of(match), match.decision, Fly(way)) is seen


def test_a_comet_is_seen() -> None:
    comet = {"sector": "nyr", "at": [0, -1]}
    match = frozen_space("impulse", embers={"comets": [comet]})
    game = game_of(match)
    assert [flies_into_a_comet(game, match.decision, match.read(f"fly {way}")) for way in ("N", "S")] == [True, False]
