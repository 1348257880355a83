"""Civilians and those who talk to them, wherever they stand: what no roll may bring about."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.board.chart import Footing, chart_of, new_deck
from starhold.games.corespace.board.ways import winds_open
from starhold.games.corespace.content import CoreSpaceContent
from starhold.games.corespace.events import ChanceShown, Joined, Moved, Persuaded, Unmoved
from starhold.games.corespace.rules.figures import deck_chart, find_figure
from starhold.games.corespace.rules.movement import MOST
from starhold.games.corespace.rules.npcs.fear import feared_by, purge_bases, safety, shunned
from starhold.games.corespace.seeing.places import FigureSeen
from starhold.geometry.square import NUMBERS, Square, squares_in, steps_between
from starhold.kernel import Event, Match, SeededDice, load_content
from starhold.kernel.engine import run
from starhold.testing.cases import Case
from starhold.testing.cases.position import placed
from tests.games.corespace.test_prospects import match_of, outcomes
from tests.rule_cases import CASES

EDDA = "edda-1"
KINDS = ("harvester", "devastator", "bruiser", "butler", "butler", "galactic-guard")
CROWD = 6
APART = 5
BOX = cast(CoreSpaceContent, load_content(CoreSpace))
HALL = squares_in(chart_of(BOX, new_deck(BOX, "cold-berth")).floor)


def figures(at: list[Square], kinds: list[str]) -> list[dict[str, object]]:
    """Jace, Edda, and one of each of these kinds; the rest of the crew is aboard."""
    home: dict[str, object] = {"where": "aboard", "at": ""}
    others: list[dict[str, object]] = [
        {"id": f"{kind}-{number}", "board": kind, "number": number, "where": "deck", "at": square}
        for number, (kind, square) in enumerate(zip(kinds, at[2:], strict=False), 1)
    ]
    edda: dict[str, object] = {"id": EDDA, "board": "edda", "number": 1, "where": "deck", "at": at[1]}
    return [{"where": "deck", "at": at[0]}, home, home, home, edda, *others]


def position(at: list[Square], kinds: list[str], seed: str) -> CoreSpace:
    """A civilian who is about to act among traders, Purge, gangers and others."""
    case = Case(
        file=str(CASES / "x.toml"),
        game="corespace",
        name="",
        proves=[],
        seats=1,
        position={"crews": {"0": {"airlock": "A"}}, "mission": {"figures": figures(at, kinds)}},
        begin={"type": "corespace.civilian-activation", "figure": EDDA},
    )
    game = placed(case)
    assert isinstance(game, CoreSpace)
    game.dice = SeededDice(seed)
    return game


def acted(game: CoreSpace) -> list[Event]:
    """What happens until somebody is asked, or the civilian is done."""
    run(game, None)
    return game.told


def crowded(seed: int) -> tuple[CoreSpace, Square]:
    """A civilian who is about to act in a crowd, and where it stands."""
    chance = Random(seed)
    centre = chance.choice(HALL)
    there = [square for square in HALL if steps_between(centre, square) <= APART]
    at = chance.sample(there, min(len(there), CROWD + 2))
    return position(at, chance.choices(KINDS, k=CROWD), str(seed)), at[1]


@settings(max_examples=400, deadline=None)
@given(st.integers(0, 1 << 30))
def test_only_an_attack_leads_a_civilian_nearer_to_the_purge(seed: int) -> None:
    game, start = crowded(seed)
    edda = find_figure(game, EDDA)
    assert edda is not None
    near = feared_by(game, edda)
    before = safety(purge_bases(game), NUMBERS[start]) if near else 0
    told = acted(game)
    after = find_figure(game, EDDA)
    if after is None or any(isinstance(event, ChanceShown) and event.face == "attack" for event in told):
        return
    if shunned(game) >> NUMBERS[after.at] & 1:
        assert near
        assert safety(purge_bases(game), NUMBERS[after.at]) >= before


@settings(max_examples=400, deadline=None)
@given(st.integers(0, 1 << 30))
def test_civilians_go_step_by_step_to_where_nobody_is(seed: int) -> None:
    game, start = crowded(seed)
    told = acted(game)
    assert not [*game.faults()]
    edda = find_figure(game, EDDA)
    assert edda is None or edda.walked <= MOST
    way = [start, *(square for event in told if isinstance(event, Moved) for square in event.way)]
    open_steps = deck_chart(game).strides(Footing())
    assert all(to in dict(winds_open(open_steps, here)).values() for here, to in pairwise(way))
    assert edda is None or edda.at == way[-1]


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 1 << 30))
def test_only_a_join_changes_the_crew_of_anybody(seed: int) -> None:
    game, _ = crowded(seed)
    before = {figure.id: figure.crew for figure in game.state.mission.figures}
    told = acted(game)
    joined = {event.figure: event.seat for event in told if isinstance(event, Joined)}
    shown = [event.face for event in told if isinstance(event, ChanceShown)]
    assert not joined or shown == ["join"]
    now = {figure.id: figure.crew for figure in game.state.mission.figures if figure.id in before}
    assert now == {name: joined.get(name, before[name]) for name in now}


@pytest.mark.parametrize("request_", ["join", "testify"])
def test_persuasion_works_as_often_as_it_says(request_: str) -> None:
    name, answer = "None left is a no, and the action is gone", f"persuade vane-1 {request_}"
    told = list(outcomes("persuade", name, answer, 4))
    agreed = 100 * sum(any(isinstance(event, Persuaded) for event in events) for events in told) // len(told)
    assert all(any(isinstance(event, Persuaded | Unmoved) for event in events) for events in told)
    assert meaning(match_of("persuade", name), answer) == f"{agreed}% chance of a yes"


def test_an_open_market_is_certain() -> None:
    name = "While the market is open civilians trade without a roll, others do not"
    match = match_of("persuade", name)
    assert meaning(match, "persuade edda-1 trade") == "certain"
    assert meaning(match, "persuade edda-1 join") != "certain"


def test_whoever_points_at_an_npc_reads_what_it_may_say() -> None:
    match = match_of("persuade", "None left is a no, and the action is gone")
    told = {viewer: match.inspect(viewer, "figure vane-1") for viewer in (0, 1)}
    for viewer, requests in ((0, ["join", "testify", "trade"]), (1, [])):
        seen = told[viewer]
        assert isinstance(seen, FigureSeen)
        assert [plea.request for plea in seen.pleas] == requests
        lines = match.game.text.naming(match.game.content).inspected(seen)
        assert "persuade 2" in lines[0]
        assert sum("chance of a yes" in line for line in lines) == len(requests)


def meaning(match: Match, answer: str) -> str:
    option = next(option for option in match.decision.options if str(option) == answer)
    return match.game.meaning(option).detail
