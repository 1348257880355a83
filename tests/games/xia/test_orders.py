"""Orders of more than one answer."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from starhold.games.common.ways import shortest
from starhold.games.xia import Xia
from starhold.games.xia.drawing.orders import safe_ways
from starhold.games.xia.rules.dangers import of_exit
from starhold.games.xia.rules.onward import is_shut_out
from starhold.geometry import Hex
from starhold.kernel import IllegalChoice, Match, Seat

from .positions import first_captain, game_of, open_space

ANSWERS, REACH = 300, 5


def planned(order: str, **position: Any) -> list[str]:
    """The answers by which captain 0, who has 4 movement by impulse, would carry out an order."""
    return list(map(str, open_space("impulse", **position).game.plan(order)))


def refusal(order: str, *answers: str, **position: Any) -> str:
    with pytest.raises(IllegalChoice) as refused:
        open_space(*answers, **position).game.plan(order)
    return str(refused.value)


@pytest.mark.parametrize("order", ["fly to 0,-2", "Fly  to 0,-2", " fly to 0, -2 "])
def test_the_way_is_the_shortest(order: str) -> None:
    assert planned(order) == ["fly N", "fly N"]


def test_the_answers_lead_there() -> None:
    match = open_space("impulse")
    for choice in match.game.plan("fly to 2,1"):
        match.answer(choice)
    assert game_of(match).state.captains[0].at == (2, 1)


@pytest.mark.parametrize("order", ["fly N", "fly", "dance to 1,1", "fly to", ""])
def test_other_lines_are_no_orders(order: str) -> None:
    assert planned(order) == []


def test_dangerous_steps_are_avoided() -> None:
    """From 3,-4 to 2,-3 it is one step between the shield of a planet and a nebula; to 4,-5 likewise."""
    assert planned("fly to 4,-5", **first_captain(at=[2, -3])) == ["fly NE", "fly NE"]


def test_an_entrance_is_taken_by_who_may_enter() -> None:
    assert planned("fly to 3,-5", **first_captain(at=[3, -4])) == ["fly NE", "fly NW"]
    assert "no way without danger" in refusal("fly to 3,-5", "impulse", **first_captain(at=[3, -4], bounty=1000))


def test_the_way_may_lead_past_other_ships() -> None:
    captains = {"0": {"at": [0, 0]}, "2": {"at": [0, -1]}}
    assert len(planned("fly to 0,-2", captains=captains)) == 2


@pytest.mark.parametrize(
    ("place", "goal"),
    [
        ("Los", (0, 0)),
        ("lost sector", (0, 0)),
        ("S8", (1, 2)),
        ("s8", (1, 2)),
        ("kem m", (1, -3)),
        ("Outpost 338 M", (3, 1)),
    ],
)
def test_a_space_is_named_as_on_the_map(place: str, goal: tuple[int, int]) -> None:
    from starhold.games.xia.drawing.orders import space_named

    assert space_named(game_of(open_space()), place) == goal


@pytest.mark.parametrize("place", ["9,-40", "Nowhere", "S20", "Los M", "Kem ?", "", "1,2,3", "x" * 500])
def test_a_space_that_is_not_there_is_told(place: str) -> None:
    if place:
        assert refusal(f"fly to {place}", "impulse").startswith("there is no space '")
    else:
        assert planned("fly to ") == []


@pytest.mark.parametrize("seed", range(3))
def test_a_safe_way_has_no_step_that_risks_anything(seed: int) -> None:
    """With comets, gravity paths and events, for captains with and without a bounty."""
    chance, match = Random(seed), Match.new("xia", seats=3, seed=seed)
    while match.revision < ANSWERS:
        match.answer(chance.choice(match.decision.options))
        game = game_of(match)
        for seat, captain in enumerate(game.state.captains):
            if captain.at is not None and match.revision % len(game.seats) == seat:
                step = partial(safe_steps, game, seat)
                assert safe_ways(game, seat, captain.at, REACH) == shortest([captain.at], step, within=REACH)


def safe_steps(game: Xia, seat: Seat, at: Hex) -> list[Hex]:
    bounty = game.state.captains[seat].bounty
    safe = [out for out in game.chart.exits(at).values() if out.space is not None and out.is_safe]
    return [out.to for out in safe if not is_shut_out(bounty, out) and not of_exit(game, seat, at, out)]


def test_a_name_that_fits_several_sectors_is_none() -> None:
    board = {"placed": {"1": {"sector": "kreller-iv"}, "2": {"sector": "the-keep"}, "6": {"sector": "kemplar-ii"}}}
    assert "there is no space 'Ke'" in refusal("fly to Ke", "impulse", board=board)


def test_what_cannot_be_reached_is_told() -> None:
    assert refusal("fly to 0,0", "impulse") == "the ship is at 0,0 already"
    assert refusal("fly to 1,-2", "impulse").startswith("a ship is at 1,-2: fly beside it")
    assert refusal("fly to 0,3", "impulse").startswith("no way without danger leads to 0,3")


def test_what_is_too_far_is_told_with_how_far_the_ship_comes() -> None:
    said = refusal("fly to -3,-2", "impulse", **first_captain(at=[1, 0]))
    assert said == "-3,-2 is 6 spaces away, and the movement left is 4; `fly to -1,-2` leads as far as it goes"


def test_a_way_that_others_block_leads_nowhere() -> None:
    captains = {"0": {"at": [0, -1]}, "1": {"at": [1, -1]}, "2": {"at": [-1, 2]}}
    said = refusal("fly to 2,-2", "impulse", "fly S", "fly N", "fly S", captains=captains)
    assert said == "2,-2 is 2 spaces away, and the movement left is 1; the way there is blocked"


def test_without_a_move_impulse_begins_one() -> None:
    game = game_of(open_space())
    assert list(map(str, game.plan("fly to 0,-2"))) == ["impulse", "fly N", "fly N"]
    assert game.route("fly to 0,-2") == ("space 0,-1", "space 0,-2")


def test_where_impulse_does_not_lead_an_engine_is_fired_and_no_more() -> None:
    """Whether it leads there is seen when it has rolled."""
    game = game_of(open_space())
    far = next(at for at, order in game.errands().items() if len(game.route(order)) == 6)
    assert list(map(str, game.plan(f"fly to {far.removeprefix('space ')}"))) == ["engine 0"]
    spent = game_of(open_space("impulse", "stop"))
    assert list(map(str, spent.plan("fly to 0,-2"))) == ["engine 0"]


def test_every_errand_leads_where_it_points() -> None:
    for answers in ((), ("impulse",)):
        game = game_of(open_space(*answers))
        assert all(game.route(order)[-1] == place for place, order in game.errands().items())
        assert all(game.plan(order)[0] in game.decision.options for order in game.errands().values() if game.decision)


def test_without_a_move_to_begin_it_is_told() -> None:
    assert "no move brings more than 6; `fly to" in refusal("fly to -3,-4", **first_captain(at=[3, 1]))
    spent = first_captain(impulse=False, armed=0, disarmed=4)
    assert refusal("fly to 0,1", **spent) == "no move can be begun now"
