"""Landings as people see and read them: what an attempt takes, what it costs, how likely it is, and what came of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.akarios.drawing.board import draw
from starhold.games.akarios.drawing.landing import squares_words
from starhold.games.akarios.rules.expedition.condition import Fainted, WalkerChanged
from starhold.games.akarios.rules.expedition.ground import landing_of
from starhold.games.akarios.rules.expedition.landing import WalkBegan
from starhold.games.akarios.seeing.view import view
from starhold.kernel import Event, Match
from starhold.kernel.speech import plain
from starhold.testing.cases.position import started
from tests.rule_cases import CASES, cases_in

from .matches import game_of


def on_the_moor(*answers: str, dice: tuple[int, ...] = (), at: str = "stile", **enver: Any) -> Match:
    """Enver and Violet Ray with 4 dice each, Enver in some other condition, after some answers."""
    case = cases_in(CASES / "akarios" / "skillcheck.toml")["A check that succeeds is discovered, for everybody"]
    position = {"squad": {"landing": {"walkers": [{"at": at, **enver}, {"at": at}]}}}
    match, _ = started(replace(case, position=position, dice=list(dice)))
    for answer in answers:
        match.answer(answer)
    return match


def meanings(match: Match) -> dict[str, str]:
    """The meanings of all answers, whoever is asked."""
    return {
        str(option): plain(str(match.game.put_to(part.seat).meaning(option)))
        for part in match.decision.parts
        for option in part.options
    }


def told(match: Match, events: list[Event]) -> str:
    return plain(match.game.told_together(events))


# Answers


@pytest.mark.parametrize(
    ("at", "answer", "words"),
    [
        ("stile", "try enver north 2", "go north to the Tower with 2 dice · 77% chance, 47% without stress dice"),
        ("stile", "try enver west 1", "explore west with 1 die · 33% chance, 16% without stress dice"),
        ("stile", "try enver dock 4", "go back to the Sparrow with 4 dice · 98% chance, 93% without stress dice"),
        ("hollow", "try enver well 2", "look at the well with 2 dice · certain, 69% without stress dice"),
        ("hollow", "try enver gate 1", "lift the gate with 1 die · strength 3, you have 1; no chance"),
        ("tower", "try violet-ray wall 1", "climb the wall with 1 die · dexterity 2, you have 3; certain"),
        (
            "tower",
            "try enver beam 1",
            "lift the beam with 1 die · strength 2 for each who takes part, you have 1; "
            "alone 66% chance, 50% without stress dice",
        ),
    ],
)
def test_an_attempt_says_what_it_takes_and_how_likely_it_is(at: str, answer: str, words: str) -> None:
    assert meanings(on_the_moor(at=at))[answer] == words


def test_stress_that_cannot_be_borne_is_no_chance() -> None:
    assert meanings(on_the_moor(at="tower", stress=10, health=1))["try enver echo 1"].endswith("you have 2; 16% chance")


def test_who_is_asked_for_help_learns_what_for_and_how_likely_it_is() -> None:
    match = on_the_moor("try enver beam 1", at="tower")
    assert [plain(match.game.text.event(event)) for event in match.game.told] == [
        "Enver is about to lift the beam. Others can help."
    ]
    said = meanings(match)
    assert said["stay-out violet-ray"] == "stay out of it · 66% chance, 50% without stress dice"
    assert said["join violet-ray 2"] == (
        "help with 2 dice · strength 2 for each who takes part, you have 1; "
        "together 74% chance, 50% without stress dice"
    )


def test_a_re_roll_says_what_it_costs_and_what_it_may_bring() -> None:
    said = meanings(on_the_moor("try enver north 2", dice=(1, 2)))
    assert said["keep-roll enver"] == "keep this roll · it fails"
    assert said["roll-again enver move"] == "roll move again · 1 stress; 66% chance, 50% without stress dice"


@pytest.mark.parametrize(
    ("stress", "price"), [(0, "2 stress"), (8, "2 stress"), (9, "1 stress and 1 health"), (10, "2 health")]
)
def test_stress_dice_say_what_they_cost(stress: int, price: str) -> None:
    match = on_the_moor("try enver north 2", "keep-roll enver", dice=(6, 6), stress=stress)
    assert meanings(match) == {"assign enver 2": f"do it · {price}", "abandon enver": "let it fail"}


def test_stress_dice_of_several_are_named_one_by_one() -> None:
    answers = ("try enver beam 2", "join violet-ray 1", "keep-roll enver", "keep-roll violet-ray")
    match = on_the_moor(*answers, at="tower", dice=(6, 6, 6))
    assert meanings(match) == {
        "assign enver 1": "assign 1 stress die · 1 stress",
        "assign enver 2": "do it · 2 stress",
        "abandon enver": "let it fail",
    }
    assert meanings(on_the_moor(*answers, at="tower", dice=(6, 3, 6)))["abandon enver"] == "leave it to the others"


# Dangers


@pytest.mark.parametrize(
    ("stress", "health", "warned"), [(10, 2, False), (9, 1, False), (10, 1, True), (0, 1, False), (9, 2, False)]
)
def test_a_re_roll_warns_of_the_last_health(stress: int, health: int, *, warned: bool) -> None:
    match = on_the_moor("try enver north 2", dice=(1, 2), stress=stress, health=health)
    keep, again = match.decision.options[:2]
    danger = "it takes your last health: you fall unconscious" if warned else None
    assert (match.game.danger(keep), match.game.danger(again)) == (None, danger)


@pytest.mark.parametrize(("stress", "health", "warned"), [(9, 1, True), (8, 1, False), (10, 2, True), (10, 3, False)])
def test_stress_dice_warn_of_the_last_health(stress: int, health: int, *, warned: bool) -> None:
    match = on_the_moor("try enver north 2", "keep-roll enver", dice=(6, 6), stress=stress, health=health)
    assert (match.game.danger(match.decision.options[0]) is not None) == warned


def test_in_ironman_mode_it_is_the_end() -> None:
    match = on_the_moor("try enver north 2", dice=(1, 2), stress=10, health=1)
    squad = game_of(match).state.squad
    assert squad is not None
    squad.ironman = True
    assert match.game.danger(match.decision.options[1]) == "it takes your last health: you die"


# The log


def test_a_round_is_told_in_one_line() -> None:
    match = on_the_moor()
    events: list[Event] = [
        WalkBegan(3),
        WalkerChanged("enver", "energy", -1, 5),
        WalkerChanged("violet-ray", "energy", -1, 4),
    ]
    assert told(match, events) == "Round 3 on foot. Energy: Enver 5, Violet Ray 4."


def test_different_losses_are_told_pilot_by_pilot() -> None:
    match = on_the_moor()
    events: list[Event] = [
        WalkerChanged("enver", "stress", 1, 10),
        WalkerChanged("enver", "health", -1, 4),
        WalkerChanged("violet-ray", "energy", -1, 4),
    ]
    assert told(match, events) == "Enver now has 10 stress and 4 health. Violet Ray now has 4 energy."
    assert told(match, events[:1]) == "Enver now has 10 stress."
    assert match.game.text.run(Fainted("enver")) == ""


def test_an_attempt_is_told_by_its_name() -> None:
    match = on_the_moor(at="hollow", dice=(3, 3, 3))
    lines = [plain(match.game.text.event(event)) for event in match.answer("try enver gate 3")]
    assert lines[:2] == ["Enver tries to lift the gate, and rolls 3 attack.", "Enver makes it."]


# The board


def test_the_board_of_a_landing_shows_the_world_alone() -> None:
    match = on_the_moor(dice=(1,))
    match.answer("try enver dock 1")
    match.answer("pause violet-ray")
    game = game_of(match)
    board = draw(view(game), game.content)
    assert "[E V]" in board
    assert "north (move and attack), east (2 move or attack), west (stress), the Sparrow (move)" in board
    assert "Enver: health 5/5, energy 9/9, stress 0, docked, 3 dice" in board
    assert "Violet Ray: health 5/5, energy 6/9, stress 0, done for this round" in board
    assert "hangar" not in board


def test_long_names_of_cards_take_two_lines() -> None:
    match = on_the_moor(at="hollow")
    game = game_of(match)
    seen = view(game)
    assert seen.landing is not None
    places = tuple(replace(place, name="The Bridge of the Patience") for place in seen.landing.places)
    lines = draw(replace(seen, landing=replace(seen.landing, places=places)), game.content).splitlines()
    assert any(line.startswith("The Bridge of ") for line in lines)
    assert any(line.startswith("the Patience") for line in lines)


def test_a_check_and_a_pilot_who_is_unconscious_on_the_board() -> None:
    match = on_the_moor(at="tower", health=0, status="out", dice=(1,))
    game = game_of(match)
    board = draw(view(game), game.content, 200)
    assert "climb the wall (dexterity 2, with move dice)" in board
    assert "lift the beam (strength 2 for each who takes part, with attack dice)" in board
    assert "look at the bell (attack)" in board
    assert "Enver: unconscious" in board


def test_squares_are_counted() -> None:
    assert (
        squares_words(("attack", "move", "either", "stress", "either")) == "attack, move, 2 move or attack and stress"
    )


# Soundness


@pytest.mark.parametrize(
    ("figures", "fault"),
    [
        ({"at": "bog"}, "enver is at bog, which lies face down"),
        ({"health": 6}, "enver has health 6 and energy 6"),
        ({"energy": -1}, "enver has health 5 and energy -1"),
        ({"stress": 11}, "enver has 11 stress and 4 dice"),
        ({"dice": 6}, "enver has 0 stress and 6 dice"),
        ({"health": 0}, "enver is acting with health 0"),
    ],
)
def test_a_landing_has_limits(figures: dict[str, Any], fault: str) -> None:
    match = on_the_moor()
    walker = landing_of(game_of(match)).walkers[0]
    for name, value in figures.items():
        setattr(walker, name, value)
    assert list(match.game.faults()) == [fault]
