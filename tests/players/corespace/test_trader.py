"""`trader`: legal answers with a reason, plans that make sense, and crews that come home."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

import starhold
from starhold.games.corespace import CoreSpace
from starhold.games.corespace.choices import Embark, Fight, KnockBack, LetGo, Search
from starhold.games.corespace.content import SkillLevel
from starhold.games.corespace.rules.ending import home
from starhold.games.corespace.state import Figure, Item
from starhold.geometry.square import NUMBERS
from starhold.kernel import Choice, Match
from starhold.players import Outlook
from starhold.players.corespace.evaluation import standing
from starhold.players.corespace.harm import harm_at
from starhold.players.corespace.situation import Situation
from starhold.players.corespace.temper import EASY
from starhold.players.corespace.trader import POLICIES, Trader
from starhold.players.levels import bot_of

from ..questions import CASES, questions

OFTEN_ENOUGH = 4
SELDOM = {"corespace.throwing.aim"}
"""Questions to which no case leaves a choice."""
BETWEEN = {prompt for prompt, policy in POLICIES.items() if policy.__module__.endswith(("trading", "fetching"))}
"""Questions between two missions, which have tests of their own."""


@cache
def asked() -> tuple[Match, ...]:
    """Matches that wait for an answer of each kind; whoever changes one takes a clone."""
    return tuple(match.clone() for match in questions(sorted((CASES / "corespace").glob("*.toml")), OFTEN_ENOUGH))


def play_of(match: Match) -> CoreSpace:
    assert isinstance(match.game, CoreSpace)
    return match.game


def boarded(
    *figures: Figure,
    at: str = "d6",
    load: int = 0,
    now: int = 1,
    health: int = 5,
    weapon: str = "outland-pistol",
    content: Path | None = None,
    skill: str = "",
) -> Match:
    """Jace acts on the deck of Cold Berth, the only one of his crew who is not aboard; he may have another skill."""
    match = starhold.new("corespace", seats=1, seed=5, content=content)
    match.answer("crew black-maria")
    match.answer("dock A")
    mission = play_of(match).state.mission
    jace, *others = mission.figures = [each for each in mission.figures if each.crew == 0]
    for each in others:
        each.where = "aboard"
    jace.where, jace.at, jace.health = "deck", at, health
    jace.tray = (Item(weapon), *[Item("data-credits-5k")] * load)
    mission.round = now
    mission.figures += figures
    jace.pegs = 3 if skill else 0
    if skill:
        member, *rest = play_of(match).state.crews[0].members
        play_of(match).state.crews[0].members = (replace(member, skills=(SkillLevel(skill=skill),)), *rest)
    match.answer("activate jace")
    return match


def answer(match: Match) -> Choice:
    return Trader(1).answer(Outlook(match))


def harvester(at: str, number: int = 1) -> Figure:
    return Figure(f"harvester-{number}", "harvester", number=number, where="deck", at=at)


def test_every_question_is_answered_legally_and_with_a_reason() -> None:
    for make in (Trader(1), Trader(1, EASY)):
        seen = set[str]()
        for match in asked():
            assert make.answer(Outlook(match)) in match.decision.options
            assert " " in make.reason
            seen.add(match.decision.prompt)
    assert seen >= POLICIES.keys() - SELDOM - BETWEEN


def test_the_same_seed_gives_the_same_answers() -> None:
    for match in asked():
        assert Trader(3).answer(Outlook(match)) == Trader(3).answer(Outlook(match))


def turn(match: Match) -> list[Choice]:
    """All that Jace does in his turn."""
    answers: list[Choice] = []
    while not match.over and match.decision.prompt != "corespace.trader-phase.activate" and len(answers) < 20:
        answers.append(answer(match))
        match.answer(answers[-1])
    return answers


def test_a_crate_in_contact_is_searched() -> None:
    assert Search("e9") in turn(boarded(at="f9"))


def test_whoever_has_much_and_sees_much_danger_goes_home() -> None:
    crowd = (harvester("h6", 1), harvester("h7", 2), Figure("assassin-1", "assassin", number=1, where="deck", at="h8"))
    assert turn(boarded(*crowd, at="c10", load=3))[-1] == Embark("A")


def test_with_the_last_round_everybody_goes_home() -> None:
    assert Embark("A") in turn(boarded(at="b13", load=1, now=12))
    assert Embark("A") not in turn(boarded(at="b13", load=1, now=2))[:3]


def test_a_step_nearer_to_the_purge_costs_more() -> None:
    match = boarded(Figure("devastator-1", "devastator", number=1, where="deck", at="d1"), at="d8")
    situation = Situation(Outlook(match).imagine(1), 0)
    jace = situation.own[0]
    in_sight, out_of_sight = (harm_at(situation, jace, NUMBERS[square]) for square in ("d3", "f14"))
    assert in_sight > out_of_sight == 0
    assert jace.at == "d8", "it was only imagined"


def test_the_weaker_fear_more() -> None:
    def fear(health: int) -> float:
        situation = Situation(Outlook(boarded(harvester("d7"), health=health)).imagine(1), 0)
        return harm_at(situation, situation.own[0], NUMBERS["d6"])

    assert fear(1) > fear(2) > fear(5) > 0


def test_an_enemy_in_contact_is_struck_before_anything_else() -> None:
    assert isinstance(answer(boarded(harvester("d7"), at="d6", weapon="combat-sword", health=2)), Fight)


def test_a_free_blow_is_struck_at_rivals_but_not_for_nothing() -> None:
    for match in asked():
        if match.decision.prompt == "corespace.opportunity.strike":
            assert not isinstance(answer(match), LetGo)
        if match.decision.prompt == "corespace.knocking-back.knock_back":
            assert isinstance(answer(match), KnockBack)


def test_each_level_is_a_bot_of_its_own() -> None:
    courses = set[tuple[str, ...]]()
    for level in ("easy", "normal", "hard"):
        match, bot = starhold.new("corespace", seats=1, seed=5), bot_of(level, CoreSpace, 1)
        answers: list[str] = []
        while not match.over and len(answers) < 60:
            answers.append(str(bot.answer(Outlook(match))))
            match.answer(answers[-1])
        courses.add(tuple(answers))
    assert len(courses) == 3


def test_a_crew_that_is_home_with_loot_stands_better() -> None:
    match = boarded(at="d6")
    game = play_of(match)
    out = standing(game, 0)
    figure = game.state.mission.figures[0]
    figure.tray = (Item("data-credits-5k"),)
    rich = standing(game, 0)
    figure.where, figure.at = "aboard", ""
    safe = standing(game, 0)
    figure.where, figure.defeated = "deck", True
    figure.at = "d6"
    assert standing(game, 0) < out < rich < safe


@pytest.mark.untraced
def test_most_crews_come_home() -> None:
    homes = 0
    for seed in range(3):
        match, trader = starhold.new("corespace", seats=1, seed=seed, options={"mission": "the-witness"}), Trader(seed)
        while not match.over:
            match.answer(trader.answer(Outlook(match)))
        homes += home(play_of(match), 0)
    assert homes >= 6
