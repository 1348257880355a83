"""The turn of an NPC as it would be now, for a captain who wants to know before.

Its turn is taken in a copy of the play: flights arrive, attacks change nothing, and nothing is rolled. So this is wrong
only where dice decide, or whoever chooses between equal ways; it says where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.geometry import Hex, disc

from ....board.interior import FEATURES
from ....board.routes import Way
from ....content import NpcId
from ....events import NpcPlanned
from ....state import Npc
from ...combat import NpcAttack
from ...npcs import FlyNpc
from ...npcs.cards import in_reach
from ...npcs.flight import best_ends, plan, way_off_board
from ...ships import card_of, find_npc, npc_of, place_on_board
from .turn import BehaviourTurn
from .words import Mark

if TYPE_CHECKING:
    from ....game import Xia


class Intent(Struct, frozen=True, kw_only=True):
    """The next turn of an NPC, as things stand. Everybody may know it."""

    npc: NpcId
    behaviour: str
    acts: tuple[NpcPlanned, ...]
    """Its acts, one after the other."""
    target: str = ""
    """The first thing that it is after, as answers point at it: `ship numerator`, `space 3,-2`, `sector azure`."""
    why: str = ""
    ways: tuple[Way, ...] = ()
    """Its flights, each with the space where it begins."""
    end: Hex
    reach: tuple[Hex, ...] = ()
    """The spaces that its weapon reaches from its place of attack or, if it attacks nobody, from where it ends."""
    dice: tuple[int, ...] = ()
    """All that it will roll in attacks."""
    plus: int = 0
    """The plus of its deeds at the end of the round."""
    unsure: tuple[str, ...] = ()
    """Ships and places between which a die or the captain decides, and those it only reaches through dangers."""


class Rehearsal:
    """A turn in a copy of the play."""

    def __init__(self, game: Xia, npc: NpcId) -> None:
        self.play = game.clone()
        self.npc: Npc = npc_of(self.play, npc)
        self.turn = BehaviourTurn(npc)
        self.acts: list[NpcPlanned] = []
        self.ways: list[Way] = []
        self.unsure: list[str] = []
        self.dice: list[int] = []
        self.stand: Hex | None = None
        """From where it attacks last."""

    def run(self) -> None:
        is_known = True
        while is_known and (doing := self.turn.advance(self.play, self.settle)) is not None:
            self.acts.append(doing.told)
            if isinstance(doing.procedure, FlyNpc):
                is_known = self.fly(doing.procedure)
            elif isinstance(doing.procedure, NpcAttack):
                self.attack()

    def settle(self, marks: list[Mark]) -> Mark:
        if len(marks) > 1:
            self.unsure += (pointed_at(self.play, mark.ship or mark.planet, mark.space) for mark in marks)
        return marks[0]

    def fly(self, course: FlyNpc) -> bool:
        """Arrive, if it is known where: docking with the Kiln takes a roll for its course."""
        if way_off_board(self.play, course) is not None:
            self.unsure += (f"space {place_on_board(self.play, at)}" for at in course.goals[:1])
            return False
        flight = plan(self.play, self.npc, course)
        ends = best_ends(self.play, self.npc, flight, course.quarry)
        if len(ends) > 1 or not flight.is_safe(ends[0]):
            self.unsure += (f"space {end}" for end in ends)
        self.ways.append(flight.way(ends[0]))
        self.npc.at = ends[0]
        return True

    def attack(self) -> None:
        weapon = card_of(self.play, self.npc).weapon
        self.stand = self.npc.at
        self.dice += () if weapon is None else weapon.dice


def intent(game: Xia, npc: NpcId) -> Intent | None:
    """Rehearse the turn of an NPC on the present board; None if it has no behaviour, no ship or no turn."""
    solo, found = game.state.solo, find_npc(game, npc)
    if solo is None or npc not in solo.plans or found is None or found.at is None or found.skips_turn or game.is_over:
        return None
    mind = Rehearsal(game, npc)
    mind.run()
    end = mind.npc.at
    assert end is not None
    aimed = next((act for act in mind.acts if act.target or act.at), None)
    return Intent(
        npc=npc,
        behaviour=solo.plans[npc],
        acts=tuple(mind.acts),
        target="" if aimed is None else pointed_at(game, aimed.target, aimed.at),
        why="" if aimed is None else aimed.why,
        ways=tuple(mind.ways),
        end=end,
        reach=reach(game, found, mind.stand or end),
        dice=tuple(mind.dice),
        plus=sum(act.plus for act in mind.acts),
        unsure=tuple(dict.fromkeys(mind.unsure)),
    )


def pointed_at(game: Xia, target: str, at: Hex | None) -> str:
    """A space, a ship or a planet, as answers point at things."""
    if at is not None:
        return f"space {at}"
    return f"sector {target}" if target in game.content.sector else f"ship {target}"


def reach(game: Xia, npc: Npc, stand: Hex) -> Way:
    """The spaces of the board that the weapon of an NPC reaches, and sees, from one of them."""
    card = card_of(game, npc)
    if card.weapon is None or stand in FEATURES:
        return ()
    around = (stand.plus(step) for step in disc(card.weapon.reach[1]))
    return tuple(
        at for at in around if at in game.chart.spaces and in_reach(card, stand, at) and game.chart.sees(stand, at)
    )
