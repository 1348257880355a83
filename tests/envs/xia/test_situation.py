"""The situation of a captain in numbers."""

from __future__ import annotations

import numpy as np
import pytest

from starhold.envs import xia_v0
from starhold.envs.xia.goals import GOALS
from starhold.envs.xia.situation import SITUATION
from starhold.games.xia.board.chart import Chart
from starhold.games.xia.board.interior import BERTHS
from starhold.games.xia.state import ActiveMission, EventInPlay
from starhold.geometry import Hex, distance
from starhold.kernel import Decision

from ..walks import EVERYTHING
from .tables import game_of, number, played


def test_each_number_has_a_name_of_its_own() -> None:
    env = xia_v0.env()
    assert env.observation_space("seat_0")["observation"].shape == (len(SITUATION),)
    assert len(set(SITUATION)) == len(SITUATION)


def test_the_shape_is_the_same_for_any_seats_and_modules() -> None:
    spaces = [xia_v0.env(seats=seats, options={}).observation_space("seat_0") for seats in (2, 5)]
    assert spaces[0] == spaces[1] == xia_v0.env(options=EVERYTHING).observation_space("seat_0")


def test_mats_are_shown_from_the_own_seat_on() -> None:
    env = played(answers=400)
    captains = game_of(env).state.captains
    for seat in range(3):
        for turn, owner in enumerate(["own", "captain +1", "captain +2"]):
            captain = captains[(seat + turn) % 3]
            assert number(env, seat, f"{owner}: credits") == captain.credits
            assert number(env, seat, f"{owner}: fame") == captain.fame
            assert number(env, seat, f"{owner}: energy") == captain.energy
            assert number(env, seat, f"{owner}: damage") == len(captain.hold.damage)
        assert number(env, seat, "captain +3: energy") == 0
        assert number(env, seat, "table: own turn") == (game_of(env).state.active == seat)


def test_places_are_seen_from_the_own_ship() -> None:
    env = played(answers=400)
    one, other = game_of(env).state.captains[:2]
    assert one.at is not None
    assert other.at is not None
    way = other.at.minus(one.at)
    names = [f"captain +1: {name}" for name in ("on board", "q", "r", "distance")]
    assert [number(env, 0, name) for name in names] == [1, way.q, way.r, distance(one.at, other.at)]


def test_who_is_asked_reads_the_question() -> None:
    env = played(answers=400)
    seat = env.match.decision.seat
    asked = [name for name in SITUATION if name.startswith("asked: ") and number(env, seat, name)]
    assert asked == [f"asked: {env.match.decision.prompt}"]
    others = [number(env, (seat + 1) % 3, name) for name in SITUATION if name.startswith("asked: ")]
    assert set(others) == {0}


def test_a_question_without_a_place_is_anything_else() -> None:
    env = played()
    decision = env.match.decision
    game_of(env).decision = Decision(decision.seat, "xia.brand-new.question", decision.options)
    assert number(env, decision.seat, "asked: anything else") == 1


def test_own_missions_are_shown_to_their_captain_alone() -> None:
    env = played(answers=400)
    game = game_of(env)
    game.state.captains[1].missions = [ActiveMission("smuggler-1", fetched=True, pay=4000)]
    assert number(env, 1, "own: mission 0: smuggler") == 1
    assert number(env, 1, "own: mission 0: fetched") == 1
    assert number(env, 1, "own: mission 0: pay") == 4000
    assert number(env, 0, "captain +1: missions") == 1


def test_events_in_play_are_shown() -> None:
    env = played()
    embers = game_of(env).state.embers
    assert embers is not None
    event = sorted(game_of(env).content.event)[3]
    embers.events = (EventInPlay(event),)
    assert number(env, 0, f"event: {event}") == 1
    assert number(env, 0, "table: economy of spice") == embers.economy.get("spice", 0)


def test_fortunes_are_cut_off() -> None:
    env = played()
    game_of(env).state.captains[0].credits = 10**7
    observation = env.observe("seat_0")
    assert env.observation_space("seat_0").contains(observation)
    assert observation["observation"].max() == 10


def test_a_ship_inside_the_kiln_is_where_the_kiln_is() -> None:
    env = played(answers=400)
    state = game_of(env).state
    assert state.embers is not None
    seat = (env.match.decision.seat + 1) % 3
    near = next(at for at in game_of(env).chart.spaces if at.q < 100)
    state.embers.kiln = near
    state.captains[seat].at = BERTHS["quay"]
    assert number(env, seat, "table: kiln distance") == number(env, seat, "own: distance") == 0


def edges(chart: Chart) -> list[Hex]:
    return [at for at in chart.spaces if at.q < 100 and chart.sketch(at).unexplored]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_nearest_goals_are_the_nearest(seed: int) -> None:
    env = played(seed=seed, answers=600)
    game = game_of(env)
    spaces = [space for space in game.chart.spaces.values() if space.at.q < 100]
    for seat, captain in enumerate(game.state.captains):
        if captain.at is None:
            continue
        held = set(captain.hold.cubes.values())
        goals = {
            "buy": [space.at for space in spaces if space.feature == "buy"],
            "sell": [space.at for space in spaces if space.feature == "sell" and held & {*space.sector.sell}],
            "mission point": [space.at for space in spaces if space.feature == "mission"],
            "token": [laid.at for laid in game.state.tokens],
            "unknown": edges(game.chart),
        }
        assert {*goals, "errand"} == {*GOALS}
        for goal, places in goals.items():
            expected = min((distance(captain.at, place) for place in places), default=0)
            assert number(env, seat, f"nearest {goal}: distance") == expected
            assert number(env, seat, f"nearest {goal}: on board") == bool(places)


def test_errands_lead_first_to_where_a_mission_begins_and_then_to_where_it_ends() -> None:
    env = played(answers=900)
    game = game_of(env)
    points = {sector: game.chart.feature_of(sector, "mission") for sector in game.chart.placed}
    card = next(
        card
        for card in game.content.missions
        if points.get(getattr(card, "pick_up", "")) and points.get(getattr(card, "deliver", ""))
    )
    at = game.state.captains[0].at
    assert at is not None
    for revealed, sector in ((False, card.pick_up), (True, card.deliver)):  # type: ignore[union-attr]
        game.state.captains[0].missions = [ActiveMission(card.id, revealed=revealed)]
        point = points[sector]
        assert point is not None
        assert number(env, 0, "nearest errand: distance") == distance(at, point)


def test_two_observations_share_nothing() -> None:
    env = played()
    first, second = env.observe("seat_0"), env.observe("seat_0")
    assert not any(np.shares_memory(first[key], second[key]) for key in first)
