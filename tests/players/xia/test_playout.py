"""In an imagined world a captain plays on quickly: with its plan, and then as a captain would."""

from __future__ import annotations

import pytest

from starhold.games.xia import Xia
from starhold.games.xia.choices import Stop
from starhold.geometry import distance
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia import playout
from starhold.players.xia.captain.board.risks import TYPICAL
from starhold.players.xia.guide import XiaGuide
from starhold.players.xia.playout import ACT, FLY, Glimpse, Pilot, play_turns

from ..moments import EVERY_MODULE, moments
from .positions import in_action_phase


def game_of(match: Match) -> Xia:
    assert isinstance(match.game, Xia)
    return match.game


def test_so_many_turns_are_played_and_the_others_let_theirs_pass() -> None:
    match = in_action_phase()
    seat = match.decision.seat
    others = [captain.fame for place, captain in enumerate(game_of(match).state.captains) if place != seat]
    world = match.imagine(seat, 1)
    assert play_turns(world, seat, Pilot(), 2) == 2
    assert (world.decision.seat, world.decision.prompt) == (seat, ACT)
    assert game_of(world).state.active == seat
    assert others == [captain.fame for place, captain in enumerate(game_of(world).state.captains) if place != seat]


def test_a_plan_is_carried_out() -> None:
    match = in_action_phase()
    seat = match.decision.seat
    move = next(move for move in XiaGuide().moves(Outlook(match)) if move.intent is not None)
    goal = move.intent.plan.goal
    start = game_of(match).state.captains[seat].at
    world, pilot = match.imagine(seat, 1), Pilot(move.intent.plan)
    world.answer(move.answer)
    spaces = []
    while pilot.plan is move.intent.plan and world.decision.seat == seat:
        world.answer(pilot.answer(world))
        spaces.append(game_of(world).state.captains[seat].at)
    assert start is not None
    assert min(distance(at, goal) for at in spaces if at is not None) < distance(start, goal)


def on_the_way(pilot: Pilot, match: Match, seed: int) -> Match:
    """A world in which the pilot's ship is on the way to its goal."""
    seat = match.decision.seat
    world = match.imagine(seat, seed)
    while world.decision.prompt != FLY:
        world.answer(pilot.answer(world))
    return world


@pytest.mark.parametrize("stands", [False, True])
def test_something_better_is_preferred_unless_the_plan_stands(stands: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match = in_action_phase()
    moves = [move for move in XiaGuide().moves(Outlook(match)) if move.intent is not None]
    plan = moves[0].intent.plan
    better = next(move.intent.plan for move in moves if move.intent.plan.goal != plan.goal)
    pilot = Pilot(plan, stands=stands)
    world = on_the_way(pilot, match, 1)
    monkeypatch.setattr(playout, "LOOKS_AROUND", 1)
    monkeypatch.setattr(playout, "best_plan", lambda _: better)
    pilot.answer(world)
    assert pilot.plan is (plan if stands else better)
    pilot.begin_turn()
    assert pilot.plan is (plan if stands else None)


def test_a_ship_without_any_plan_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    world = on_the_way(Pilot(), in_action_phase(), 1)
    monkeypatch.setattr(playout, "best_plan", lambda _: None)
    assert Pilot().answer(world) == Stop()


def test_a_match_is_played_to_its_end_by_somebody_who_earns_fame() -> None:
    match = in_action_phase()
    seat = match.decision.seat
    world = match.imagine(seat, 3)
    turns = play_turns(world, seat, Pilot(), 40)
    assert world.over
    assert turns < 40
    assert game_of(world).state.winner == seat


def test_a_playout_comes_to_an_end_even_if_the_turn_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "LONGEST", 1)
    match = in_action_phase()
    before = match.revision
    assert play_turns(match, match.decision.seat, Pilot(), 1) == 0
    assert match.revision == before + 1


def test_every_answer_is_legal_wherever_a_playout_begins() -> None:
    """`Match.answer` refuses anything else."""
    for match in moments("xia", EVERY_MODULE, count=12, every=37):
        seat = match.decision.seat
        world = match.imagine(seat, 1)
        play_turns(world, seat, Pilot(), 1)
        assert world.revision > 0


def test_dangers_are_those_of_a_typical_ship() -> None:
    match = in_action_phase()
    seat = match.decision.seat
    glimpse = Glimpse(match, seat)
    me = game_of(match).state.captains[seat]
    assert glimpse.risks.asteroid == TYPICAL.asteroid
    assert glimpse.risks.is_outlaw == (me.bounty > 0)
    assert glimpse.later_risks == glimpse.risks._replace(comets=())
