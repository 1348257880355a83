"""The action chart, which is data; its questions are asked here. (CS-PURGE-AI-04..06)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from ...content import Act, Question
from ...state import Figure
from ..contact import are_engaged
from ..figures import has_lasting
from ..movement import MOVE
from ..seeing import sight_of
from .boards import close_dice, ranged_dice
from .targets import steps_to

if TYPE_CHECKING:
    from ...game import CoreSpace

START = "start"


class Turn(Struct, frozen=True):
    """What the questions are about."""

    npc: Figure
    target: Figure
    left: int
    """The actions that are left, the present one among them."""
    moved: bool


QUESTIONS: dict[Question, Callable[[CoreSpace, Turn], bool]] = {
    "engaged": lambda game, turn: are_engaged(game, turn.npc, turn.target),
    "in-sight": lambda game, turn: (sight := sight_of(game, turn.npc, turn.target)) is not None and sight.is_seen,
    "has-ranged": lambda game, turn: ranged_dice(game, turn.npc) > 0 and not has_lasting(turn.npc, "jammed"),
    "ranged-beats-close": lambda game, turn: ranged_dice(game, turn.npc) > close_dice(game, turn.npc),
    "reaches-and-attacks": lambda game, turn: steps_to(game, turn.npc, turn.target) <= MOVE * (turn.left - 1),
    "has-moved": lambda _, turn: turn.moved,
}


def act_of(game: CoreSpace, turn: Turn) -> tuple[Act, tuple[tuple[Question, bool], ...]]:
    """What the chart makes of a moment, and the answers that lead there."""
    answers: list[tuple[Question, bool]] = []
    at = START
    while at in game.content.chart_node:
        node = game.content.chart_node[at]
        answers.append((node.asks, QUESTIONS[node.asks](game, turn)))
        at = node.yes if answers[-1][1] else node.no
    return cast(Act, at), tuple(answers)
