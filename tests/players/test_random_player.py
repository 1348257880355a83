"""A random player answers anything legal, and the same again from the same seed."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from starhold.kernel import Match
from starhold.players import Player, RandomPlayer


def finished_match(seed: int) -> Match:
    match = Match.new("demo", seats=3, seed="table")
    players: list[Player] = [RandomPlayer(f"{seed}/{seat}") for seat in match.game.seats]
    while not match.over:
        decision = match.decision
        view = partial(match.view, decision.seat)
        match.answer(players[decision.seat].answer(decision.seat, view, decision), seat=decision.seat)
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
    chosen = {player.answer(0, partial(match.view, 0), match.decision) for _ in range(200)}
    assert chosen == set(match.decision.options)


def test_does_not_look_at_the_view() -> None:
    def forbidden() -> Struct:
        raise AssertionError("a random player has no use for a view")

    match = Match.new("demo", seats=2, seed=1)
    assert RandomPlayer(1).answer(0, forbidden, match.decision) in match.decision.options
