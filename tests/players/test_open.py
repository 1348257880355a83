"""Bots in a question that is open to several seats: each sees its own part of it."""

from __future__ import annotations

import pytest

from starhold.kernel import Choice, Match, WrongSeat, registry
from starhold.players import Outlook, Player, RandomPlayer, make_player
from starhold.players.advice import advise
from starhold.players.guide import Move, PlainGuide
from starhold.players.search import SearchPlayer
from tests.crew import Crew, Dig, Rest


@pytest.fixture(autouse=True)
def _forget_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", registry._registered.copy())


def crew(*answers: str) -> Match:
    match = Match.new(Crew, seats=3, seed=1)
    for answer in answers:
        match.answer(answer)
    return match


def test_an_outlook_is_that_of_one_seat() -> None:
    match = crew("rest 0")
    for seat in (1, 2):
        outlook = Outlook(match, seat)
        assert (outlook.seat, outlook.decision) == (seat, match.decision_for(seat))
        assert outlook.view() == match.view(seat)
        assert outlook.imagine(1).decision == outlook.decision
    assert Outlook(match).seat == 1
    with pytest.raises(WrongSeat, match="seats 1 and 2 are asked, not seat 0"):
        Outlook(match, 0)


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
@pytest.mark.parametrize("seat", range(3))
def test_every_bot_answers_for_its_own_seat(name: str, seat: int) -> None:
    match = crew()
    player: Player = SearchPlayer(Crew, 1, playouts=40) if name == "search" else make_player(name, Crew, 1)
    for _ in range(4):
        part = match.decision_for(seat)
        if part is None:
            break
        choice = player.answer(Outlook(match, seat))
        assert choice in part.options
        match.answer(choice, seat=seat)


def test_bots_play_one_after_the_other() -> None:
    match, players = crew(), [make_player("greedy", Crew, seat) for seat in range(3)]
    while not match.over:
        outlook = Outlook(match)
        match.answer(players[outlook.seat].answer(outlook), seat=outlook.seat)
    assert match.result is not None


def test_a_playout_goes_on_when_the_seat_is_asked_again() -> None:
    guide, match = PlainGuide(Crew, 1), crew()
    guide.play(match, Move("dig", Dig(2)))
    assert [entry.seat for entry in match.journal.entries] == [2]
    guide.play(match, Move("rest", Rest(2)))
    assert match.decision_for(2) is not None or match.over
    assert {entry.seat for entry in match.journal.entries} == {0, 1, 2}


def test_advice_is_for_the_seat_that_asks() -> None:
    match = crew()
    for seat in range(3):
        part = match.decision_for(seat)
        assert part is not None
        assert advise(match, seat).choice in part.options


class Meddler(RandomPlayer):
    """Answers for somebody else."""

    def answer(self, outlook: Outlook) -> Choice:
        return Rest(2)


def test_nobody_answers_for_another_in_a_simulation() -> None:
    from starhold.sim.job import Fixture, Job
    from starhold.sim.playing import play

    meddler = f"{__name__}:Meddler"
    game = "tests.crew:Crew"
    sound = play(Job(game=game), Fixture(number=1, seed="1", players=("random", "random", "random")))
    assert sound.failure is None
    assert sound.result is not None
    spoilt = play(Job(game=game), Fixture(number=1, seed="1", players=(meddler, "random", "random")))
    assert spoilt.failure is not None
    assert "`rest 2` is not an answer to this question; legal now: `dig 0`" in spoilt.failure.report
