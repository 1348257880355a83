"""Whoever rolls for the rules: never for an attack on the own crew, if there is somebody else."""

from __future__ import annotations

import pytest

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.rules.assault import roller
from starhold.kernel import Seat

from .decks import crowded


@pytest.mark.parametrize(
    ("counter", "target", "seat"), [(0, "jace", 1), (1, "jace", 1), (1, "arianna", 0), (0, "arianna", 0)]
)
def test_the_holder_of_the_counter_rolls_unless_their_crew_is_attacked(counter: Seat, target: str, seat: Seat) -> None:
    """(CS-PURGE-AI-03, CS-NPC-ORDER-06)"""
    game: CoreSpace = crowded(1)
    game.state.mission.counter = counter
    npc = next(figure.id for figure in game.state.mission.figures if figure.crew is None)
    assert roller(game, npc, target) == seat
    assert roller(game, npc, npc) == counter
    assert roller(game, "jace", npc) == 0
