"""`rookie` and `ace`: beside each other and beside a pilot, and what they have in mind."""

from __future__ import annotations

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import Finish
from starhold.kernel import Match
from starhold.players import Outlook, Player
from starhold.players.advice import advise
from starhold.players.akarios.guide import MOST_MOVES, AkariosGuide, is_next_round, play_of
from starhold.players.akarios.pilot import ACT, Pilot
from starhold.players.akarios.rookie import Rookie
from starhold.players.levels import bot_of
from starhold.players.search import SearchPlayer

from .test_pilot import asked, at_first_light


def flown(player: Player, seed: int) -> bool:
    """True if a squad in one seat wins a hard fight."""
    match = Match.new("akarios", seats=1, seed=seed, options={"pilots": 2, "difficulty": "medium"})
    while not match.over:
        match.answer(player.answer(Outlook(match)))
    return play_of(match).state.outcome == "success"


def test_each_level_is_a_bot_of_its_own() -> None:
    assert isinstance(bot_of("easy", Akarios, 1), Rookie)
    assert isinstance(bot_of("normal", Akarios, 1), Pilot)
    assert isinstance(bot_of("hard", Akarios, 1), SearchPlayer)


@pytest.mark.parametrize("make", [Rookie, lambda seed: SearchPlayer(Akarios, seed, playouts=2)])
def test_every_question_is_answered_legally_and_with_a_reason(make: type[Rookie]) -> None:
    player = make(1)
    for match in asked():
        assert player.answer(Outlook(match)) in match.decision.options
        assert " " in player.reason


@pytest.mark.untraced
def test_a_rookie_wins_less_often_than_a_pilot() -> None:
    pilots, rookies = (sum(flown(make(seed), seed) for seed in range(12)) for make in (Pilot, Rookie))
    assert rookies + 3 < pilots


def test_a_rookie_errs_by_its_seed() -> None:
    answers = {str(Rookie(seed).answer(Outlook(at_first_light()))) for seed in range(12)}
    assert len(answers) > 2
    assert Rookie(5).answer(Outlook(at_first_light())) == Rookie(5).answer(Outlook(at_first_light()))


def test_the_plan_of_a_pilot_is_the_favourite_of_an_ace() -> None:
    for match in asked():
        outlook = Outlook(match)
        moves = AkariosGuide().moves(outlook)
        assert len({move.name for move in moves}) == len(moves) <= MOST_MOVES
        assert moves[0].answer == Pilot(1).answer(outlook), match.decision.prompt


def test_an_ace_looks_as_far_as_the_next_round() -> None:
    match = at_first_light()
    guide, world = AkariosGuide(), Outlook(match).imagine(1)
    move = guide.moves(Outlook(match))[0]
    guide.play(world, move)
    value = guide.play_on(world, 0, move, match)
    assert 0 < value < 1
    assert world.over or is_next_round(world, play_of(match).state.round)
    assert match.decision.prompt == ACT


def test_worlds_that_end_well_are_worth_more() -> None:
    match = at_first_light()
    values = []
    for outcome in ("failure", "success"):
        world = Outlook(match).imagine(1)
        play_of(world).state.outcome = outcome
        move = AkariosGuide().moves(Outlook(match))[0]
        world.answer(Finish("starla"))
        values.append(AkariosGuide().play_on(world, 0, move, match))
    assert values[0] < 0.01 < 0.99 < values[1]


def test_advice_is_that_of_an_ace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.players.search.SECONDS", 0.05)
    match = at_first_light()
    advice = advise(match)
    assert advice.choice in match.decision.options
    assert " " in advice.reason
