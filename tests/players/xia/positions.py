"""Positions of captains that several tests look at."""

from __future__ import annotations

from starhold.games.xia import Xia
from starhold.kernel import Match
from starhold.players import Outlook, make_player
from starhold.players.xia.guide import XiaGuide
from starhold.players.xia.playout import ACT

from ..moments import EVERY_MODULE


def in_action_phase(seed: int = 4) -> Match:
    """Somebody has several plans to choose from: they begin with different answers, and two of them lead elsewhere."""
    match = Match.new("xia", seats=3, seed=seed, options=EVERY_MODULE)
    captain = make_player("captain", Xia)
    while match.revision < 60 or not _has_choice(match):
        match.answer(captain.answer(Outlook(match)))
    return match


def _has_choice(match: Match) -> bool:
    if match.decision.prompt != ACT:
        return False
    moves = XiaGuide().moves(Outlook(match))
    goals = {move.intent.plan.goal for move in moves if move.intent is not None}
    return len({move.answer for move in moves}) > 1 and len(goals) > 1
