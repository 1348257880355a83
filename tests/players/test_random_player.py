"""A random player answers anything legal, and the same again from the same seed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from starhold.kernel import Match
from starhold.players import Outlook, Player, RandomPlayer


def finished_match(seed: int) -> Match:
    match = Match.new("demo", seats=3, seed="table")
    players: list[Player] = [RandomPlayer(f"{seed}/{seat}") for seat in match.game.seats]
    while not match.over:
        outlook = Outlook(match)
        match.answer(players[outlook.seat].answer(outlook), seat=outlook.seat)
    return match


def test_plays_a_match_to_its_end() -> None:
    assert finished_match(seed=1).result is not None


def test_the_same_seed_gives_the_same_answers() -> None:
    assert finished_match(seed=1).fingerprint() == finished_match(seed=1).fingerprint()


def test_another_seed_gives_other_answers() -> None:
    assert finished_match(seed=1).journal.entries != finished_match(seed=2).journal.entries


def test_every_option_is_chosen_sometimes() -> None:
    match = Match.new("demo", seats=2, seed=1)
    match.answer(match.decision.options[0])
    player = RandomPlayer(1)
    chosen = {player.answer(Outlook(match)) for _ in range(200)}
    assert chosen == set(match.decision.options)


def test_does_not_look_at_the_view() -> None:
    match = Match.new("demo", seats=2, seed=1)
    without_view: Any = SimpleNamespace(decision=match.decision)
    assert RandomPlayer(1).answer(without_view) in match.decision.options
