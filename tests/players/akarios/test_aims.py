"""Aims follow from the words of a scenario alone: what to destroy, to reach, to hold and to guard."""

from __future__ import annotations

import pytest

from starhold.games.akarios import Akarios
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.akarios.aims import aims, aims_of
from starhold.players.akarios.pilot import Pilot
from starhold.players.akarios.worth import errand_of, prey_of, standing, wakes


def begun(scenario: str, pilots: int = 2) -> Akarios:
    """A fight in which the pilots are about to act for the first time."""
    match = Match.new("akarios", seats=1, seed=3, options={"scenario": scenario, "pilots": pilots})
    pilot = Pilot(3)
    while match.decision.prompt != "akarios.pilot-phase.act":
        match.answer(pilot.answer(Outlook(match)))
    assert isinstance(match.game, Akarios)
    return match.game


def found(game: Akarios) -> set[tuple[str, str]]:
    """The kinds of aims, each with the name of what it is about."""
    return {(aim.kind, aim.what.rpartition("-")[0] or aim.what) for aim in aims(game)}


@pytest.mark.parametrize(
    ("scenario", "wanted"),
    [
        ("first-light", {("destroy", "ronin-scout")}),
        ("through-the-rubble", {("leave", "gate")}),
        ("hold-the-lantern", {("guard", "sparrow")}),
        ("toll-road", {("guard", "freighter")}),
        ("static", {("destroy", "relay")}),
        ("captains-price", {("destroy", "ronin-lancer")}),
        ("open-door", {("hold", "switch")}),
        ("mammoth", {("destroy", "tkotchka-mammoth"), ("destroy", "vent")}),
        ("blockade", {("guard", "sparrow")}),
        ("stolen-colours", {("enter", "echo")}),
        ("beacon-storm", {("destroy", "yur-beacon")}),
        ("titan", {("destroy", "synthetic-titan")}),
    ],
)
def test_every_fight_has_its_aims(scenario: str, wanted: set[tuple[str, str]]) -> None:
    assert found(begun(scenario)) == wanted


def test_an_aim_that_is_reached_is_none_any_more() -> None:
    game = begun("stolen-colours")
    game.state.absent = ["E", "F", "H"]
    game.state.counters["echoes-scanned"] = 3
    assert found(game) == {("leave", "gate")}


@pytest.mark.parametrize(
    ("hull", "wanted"), [(15, {("enter", "lock")}), (14, {("enter", "lock"), ("destroy", "synthetic-titan")})]
)
def test_of_two_ways_to_win_the_peaceful_one_is_taken_unless_the_other_is_half_done(
    hull: int, wanted: set[tuple[str, str]]
) -> None:
    game = begun("titan")
    game.state.absent = []
    (titan,) = (enemy for enemy in game.state.enemies if enemy.group == "titan")
    titan.full_hull, titan.hull = 28, hull
    assert found(game) == wanted


def test_aims_are_worked_out_once_for_each_question() -> None:
    game = begun("static")
    assert aims_of(game) is aims_of(game)
    assert aims_of(game.clone()) == aims(game)


def test_pilots_share_their_errands() -> None:
    game = begun("stolen-colours", pilots=3)
    errands = [errand_of(game, flyer) for flyer in game.state.flyers]
    assert all(errand is not None and errand.kind == "enter" for errand in errands)


def test_only_one_pilot_holds_the_switch() -> None:
    game = begun("open-door")
    (hold,) = aims(game)
    game.state.flyers[0].at = hold.at
    assert errand_of(game, game.state.flyers[0]) == hold
    assert errand_of(game, game.state.flyers[1]) is None


def test_nobody_hunts_what_sleeps_and_coming_near_has_a_price() -> None:
    game = begun("stolen-colours")
    sleeper = game.state.enemies[0]
    assert wakes(game, sleeper.at) == [enemy.group for enemy in game.state.enemies].count(sleeper.group)
    game.state.absent = ["E", "F", "H", "G"]
    assert prey_of(game, sleeper.at) is None


def test_where_something_is_guarded_its_enemies_are_the_prey() -> None:
    game = begun("toll-road")
    flyer = game.state.flyers[0]
    assert flyer.at is not None
    assert prey_of(game, flyer.at) in {enemy.at for enemy in game.state.enemies}


def test_the_squad_stands_better_with_more_of_the_objective() -> None:
    game = begun("open-door")
    before = standing(game, 0)
    game.state.counters["rounds-held"] = 2
    assert standing(game, 0) > before
