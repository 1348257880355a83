"""A new plan for an NPC that was destroyed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Step, ask, done

from ...content import NpcId
from .behaviours import draw_behaviour
from .law import is_the_captains
from .table import ALONE, RIVALS, plan_by_goal, table

if TYPE_CHECKING:
    from ...game import Xia


class Redraw(Choice, frozen=True, tag="xia.redraw"):
    """Draw a new behaviour for an NPC."""

    npc: str


class LetBe(Choice, frozen=True, tag="xia.let-be"):
    """Let an NPC keep its behaviour."""

    npc: str


class ChangeBehaviour(Procedure, tag="xia.change-behaviour"):
    """A captain who destroys an NPC may give it another behaviour. (XIA-SOLO-29)"""

    npc: NpcId

    def start(self, game: Xia) -> Step:
        return ask(ALONE, [LetBe(self.npc), Redraw(self.npc)], then=self.choose)

    def choose(self, game: Xia, choice: LetBe | Redraw) -> Step:
        if isinstance(choice, Redraw):
            draw_behaviour(game, self.npc, other_than=table(game).plans[self.npc])
        return done()


def offer_change(game: Xia, ship: str, by: str | None) -> Procedure | None:
    """Offer a change, if the captain did it or the Sellsword for the captain; a goal may leave no choice.

    (XIA-SOLO-29..30, XIA-CAMPAIGN-02)
    """
    npc = next((rival for rival in RIVALS if rival == ship), None)
    if npc is None or plan_by_goal(game, npc) is not None:
        return None
    return ChangeBehaviour(npc) if is_the_captains(game, by) else None
