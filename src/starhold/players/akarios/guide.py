"""A search in Stars of Akarios: `ace` compares the plans of a pilot by flying them to the end of the enemies' phase."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.games.akarios import Akarios
from starhold.kernel import Choice, Match, Seat

from ..guide import Move, share_of_victory
from ..player import Outlook
from .acting import ranked_plans
from .pilot import ACT, thought
from .worth import standing

MOST_MOVES = 4
COMPARED = frozenset(
    {
        "akarios.fly-course.set_out",
        "akarios.fly-course.follow_up",
        "akarios.perform.turn",
        "akarios.strike.choose",
        "akarios.suffer.react",
    }
)
"""The questions besides that of the phase at which a pilot's answer may be wrong."""
SCALE = 6.0
"""By how much a squad must stand better if that is to be a good step towards victory."""
FARTHEST = 400
"""After so many answers a playout ends in any case."""


class AkariosGuide:
    """A move is an answer; the pilots go on from there without looking for second moves, which is much faster."""

    depth = 1
    natural_first = True

    def moves(self, outlook: Outlook, begun: Move | None = None) -> Sequence[Move]:
        prompt, options = outlook.decision.prompt, outlook.decision.options
        game = play_of(outlook.imagine(outlook.revision))
        if prompt == ACT and len(options) > 1:
            found: dict[Choice, str] = {}
            for plan in ranked_plans(game, options):
                found.setdefault(plan.choice, plan.reason)
            answers = list(found.items())[:MOST_MOVES]
        else:
            usual, reason = thought(game, prompt, options)
            others = [option for option in options if option != usual] if prompt in COMPARED else []
            answers = [(usual, reason), *((other, "worth a try") for other in others[: MOST_MOVES - 1])]
        return [Move(f"{reason} ({answer})", answer, purpose=reason) for answer, reason in answers]

    def play(self, world: Match, move: Move) -> None:
        world.answer(move.answer)

    def play_on(self, world: Match, seat: Seat, move: Move, before: Match) -> float:
        """All fly on as pilots would, until the enemies have acted and the next round begins."""
        began = play_of(before).state.round
        for _ in range(FARTHEST):
            if world.over or is_next_round(world, began):
                break
            world.answer(quick_thought(world))
        return share_of_victory(standing(play_of(world), seat) - standing(play_of(before), seat), SCALE)


def is_next_round(world: Match, began: int) -> bool:
    """True if the pilots are asked again after the enemies have acted."""
    state = play_of(world).state
    return state.round > began and state.phase == "pilots" and world.decision.prompt == ACT


def quick_thought(world: Match) -> Choice:
    """The answer of a pilot who looks for no second move."""
    game, decision = play_of(world), world.decision
    if decision.prompt == ACT and len(decision.options) > 1:
        return ranked_plans(game, decision.options, beyond=0)[0].choice
    return thought(game, decision.prompt, decision.options)[0]


def play_of(match: Match) -> Akarios:
    assert isinstance(match.game, Akarios), "an ace flies in Akarios only"
    return match.game
