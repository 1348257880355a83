"""The action chart, which is data; its questions are asked here. (CS-PURGE-AI-04..06)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, cast

from starhold.geometry.square import Square

from ...content import ENDS, Act, Question, Why
from ...state import Figure
from ..armour import armour_on
from ..assault import COVER
from ..contact import are_engaged
from ..figures import has_ability, has_lasting
from ..hits import most_hits
from ..seeing import sight_of
from ..skills.lasting import is_shielded
from .boards import close_dice, family_record, npc_of, ranged_dice
from .steering import move_along, reaches, route_to

if TYPE_CHECKING:
    from ...board.sight import Sight
    from ...game import CoreSpace

START = "start"


class Moment:
    """The next action of an NPC: what the questions are about."""

    def __init__(self, game: CoreSpace, npc: Figure, target: Figure, left: int, *, moved: bool) -> None:
        self.game = game
        self.npc = npc
        self.target = target
        self.left = left
        """The actions that are left, the present one among them."""
        self.moved = moved

    @cached_property
    def sight(self) -> Sight | None:
        return sight_of(self.game, self.npc, self.target)

    @cached_property
    def route(self) -> tuple[Square, ...]:
        return route_to(self.game, self.npc, self.target)

    @cached_property
    def decided(self) -> tuple[Act, tuple[tuple[Question, bool], ...]]:
        """The act to which the chart leads, and the answers on the way."""
        answers: list[tuple[Question, bool]] = []
        at = START
        while at in self.game.content.chart_node:
            node = self.game.content.chart_node[at]
            answers.append((node.asks, QUESTIONS[node.asks](self)))
            at = node.yes if answers[-1][1] else node.no
        return cast(Act, at), tuple(answers)

    @property
    def act(self) -> Act:
        return self.decided[0]

    @property
    def answers(self) -> tuple[Question, ...]:
        """The questions that were answered with yes."""
        return tuple(question for question, yes in self.decided[1] if yes)

    @cached_property
    def way(self) -> tuple[Square, ...]:
        """The squares of the move, if it moves."""
        return move_along(self.game, self.npc, self.route) if self.act == "move" else ()

    @property
    def is_in_vain(self) -> bool:
        """True if it could not damage the target by a shot; the Purge do not ask. (CS-NPC-TARGET-13)"""
        game, npc = self.game, self.npc
        if npc_of(game, npc).family == "purge":
            return False
        if is_shielded(game, self.target, npc, "ranged"):
            return True
        in_cover = self.sight is None or self.sight.cover != "clear"
        return most_hits(game, ranged_dice(game, npc)) <= COVER * in_cover + armour_on(game, self.target).value

    @property
    def why(self) -> Why:
        if self.act == "shoot" and self.is_in_vain:
            return "vain"
        if self.act == "move" and not self.way:
            return "stuck"
        return ENDS[self.decided[1][-1]]


def can_shoot(moment: Moment) -> bool:
    """True if it has dice for it, and they carry so far. (CS-PURGE-AI-08, CS-NPC-TARGET-12, CS-ITEM-21)"""
    npc, game = moment.npc, moment.game
    if not ranged_dice(game, npc) or has_lasting(npc, "jammed") or has_ability(game, npc, "no-ranged"):
        return False
    return family_record(game, npc).sharp or (moment.sight is not None and moment.sight.range != "long")


QUESTIONS: Mapping[Question, Callable[[Moment], bool]] = {
    "engaged": lambda moment: are_engaged(moment.game, moment.npc, moment.target),
    "in-sight": lambda moment: moment.sight is not None and moment.sight.is_seen,
    "has-ranged": can_shoot,
    "ranged-beats-close": lambda moment: ranged_dice(moment.game, moment.npc) > close_dice(moment.game, moment.npc),
    "reaches-and-attacks": lambda moment: reaches(
        moment.game, moment.npc, moment.target, moment.route, moment.left - 1
    ),
    "has-moved": lambda moment: moment.moved,
}
