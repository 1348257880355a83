"""A search in Core Space: the plans of a trader are compared by playing them to the next round."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.corespace import CoreSpace
from starhold.kernel import Choice, Match, Seat

from ..guide import Move, share_of_victory
from ..player import Outlook
from .evaluation import homecoming, standing_of
from .situation import Situation
from .temper import QUICK
from .trader import ACT, plans_of, thought

MOST_MOVES = 4
COMPARED = frozenset({"corespace.trader-phase.activate", "corespace.rummage.handle", "corespace.opportunity.strike"})
"""The questions besides that of an activation at which a trader's answer may be wrong."""
SCALE = 8.0
"""By how much a crew must stand better if that is to be a good step towards victory."""
FARTHEST = 300
"""After so many answers a playout ends in any case."""


class CoreSpaceGuide:
    """A move is an answer; all go on from there as traders who do not think for long, until the next round begins."""

    depth = 1
    natural_first = True

    def moves(self, outlook: Outlook, begun: Move | None = None) -> Sequence[Move]:
        prompt, options = outlook.decision.prompt, outlook.decision.options
        situation = Situation(outlook.imagine(outlook.revision), outlook.seat)
        if prompt == ACT and len(options) > 1:
            found: dict[Choice, str] = {}
            for plan in plans_of(situation, options):
                found.setdefault(plan.choice, plan.reason)
            answers = list(found.items())[:MOST_MOVES]
        else:
            usual, reason = thought(situation, prompt, options)
            others = [option for option in options if option != usual] if prompt in COMPARED else []
            answers = [(usual, reason), *((other, "worth a try") for other in others[: MOST_MOVES - 1])]
        return [Move(f"{reason} ({answer})", answer, purpose=reason) for answer, reason in answers]

    def play(self, world: Match, move: Move) -> None:
        world.answer(move.answer)

    def play_on(self, world: Match, seat: Seat, move: Move, before: Match) -> float:
        """Whoever is asked answers without much thought, until the next round begins or the mission is over."""
        began = round_of(before)
        for _ in range(FARTHEST):
            if world.over or is_back(world) or (round_of(world) > began and world.decision.prompt == ACT):
                break
            world.answer(quick_thought(world))
        now = homecoming(play_in(world), seat) if is_back(world) else standing_of(world, seat)
        return share_of_victory(now - standing_of(before, seat), SCALE)


def quick_thought(world: Match) -> Choice:
    """The answer of a trader who does not look far."""
    decision = world.decision
    return thought(Situation(world, decision.seat, QUICK), decision.prompt, decision.options)[0]


def is_back(match: Match) -> bool:
    """True if a mission of a campaign is over."""
    return play_in(match).state.mission.phase == "after"


def round_of(match: Match) -> int:
    return play_in(match).state.mission.round


def play_in(match: Match) -> CoreSpace:
    assert isinstance(match.game, CoreSpace), "a trader trades in Core Space only"
    return match.game
