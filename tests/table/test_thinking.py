"""Bots think on a copy, and what they find holds at the table."""

from __future__ import annotations

from collections import Counter

import pytest

from starhold.kernel import Choice, Match, StaleRevision
from starhold.players import Outlook, RandomPlayer
from starhold.table.thinking import answer_of, think
from tests.pouch import Pouch

from .test_table import table_of


class WithoutHands(RandomPlayer):
    def answer(self, outlook: Outlook) -> Choice:
        assert outlook.decision.prompt != "kernel.roll"
        return super().answer(outlook)


def thinking_takes(table_answers: int, seconds: float = 60.0) -> int:
    table = table_of("bot", "bot")
    return len(table.thinking(table_answers, seconds)().answers)


def test_bots_answer_as_they_have_thought_they_would() -> None:
    table = table_of("bot", "person")
    thought = table.thinking(100, 60)()
    assert table.match.revision == 0
    table.answer_for_bots(thought)
    assert table.match.revision == len(thought.answers) > 0
    assert not table.bot_is_asked


def test_no_more_is_thought_of_than_was_asked_for() -> None:
    assert thinking_takes(3) == 3
    assert thinking_takes(100, seconds=0) == 1


def test_a_match_can_come_to_its_end_in_thought() -> None:
    table = table_of("bot", "bot")
    table.answer_for_bots(table.thinking(1000, 60)())
    assert table.match.over


def test_a_thought_that_comes_too_late_is_refused() -> None:
    table = table_of("bot", "bot")
    thought = table.thinking(1, 60)()
    table.answer_for_bots(thought)
    with pytest.raises(StaleRevision):
        table.answer_for_bots(thought)
    assert table.match.revision == 1


def test_bots_of_other_levels_are_other_players() -> None:
    table = table_of("bot", "person")
    usual = table.bot_at(0)
    table.put(0, "bot", "P0", level="easy")
    easy = table.bot_at(0)
    table.put(0, "bot", "P0", level="normal")
    assert table.bot_at(0) is usual
    assert easy is not usual
    assert table.bot_at(1) is None


def test_dice_that_nobody_throws_for_a_bot_fall_as_they_may() -> None:
    rolls = set()
    for seed in range(10):
        match = Match.new("demo", seats=2, dice="asked", seed=seed)
        player = WithoutHands(seed)
        while not match.over:
            is_roll = match.decision.prompt == "kernel.roll"
            choice = answer_of(player, match, match.decision.seat).choice
            if is_roll:
                rolls.add(str(choice))
            match.answer(choice)
    assert len(rolls) > 1


def test_nobody_thinks_for_a_person() -> None:
    match = Match.new("demo", seats=2, seed=1)
    assert think(match, lambda decision: None, 10, 1.0).answers == ()


def test_a_real_die_that_nobody_throws_falls_on_each_side_equally_often() -> None:
    """The blue die has six sides and four faces: two each for a miss and a hit."""
    match = Match.new(Pouch, seats=2, dice="asked")
    match.answer("shoot")
    fallen = Counter(str(answer_of(RandomPlayer(), match, match.decision.seat).choice) for _ in range(1200))
    assert 330 < fallen["showed miss"] < 470
    assert 140 < fallen["showed stress"] < 260
