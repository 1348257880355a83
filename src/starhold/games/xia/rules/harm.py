"""Perils: a die is rolled against a ship, shields may absorb the harm that it does, and the rest takes effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from starhold.kernel import Event, Procedure, Seat, Step, call, done, hand_over

from ..state import Deed, Npc
from .damage import Destroy, TakeDamage
from .dice import D20, Roll, npc_roll
from .energy import lose_energy
from .shields import Absorb, Against
from .ships import card_of
from .skills import skill

if TYPE_CHECKING:
    from ..game import Xia

Harm: TypeAlias = Literal["damage", "ice damage", "energy", "destroyed"]

HURTS_UP_TO = 10
"""Most perils do harm on a roll of 1 to 10."""
DESTROYS_UP_TO = 3
"""What destroys a ship does so on a roll of 1 to 3."""

ABSORBED_AS: dict[Harm, Against] = {"damage": "damage", "ice damage": "damage", "energy": "energy loss"}
"""What shields keep off; nothing helps against destruction."""


class Peril(Struct, frozen=True, kw_only=True):
    """What a low number on the d20 does to a ship, and what comes of a high one."""

    purpose: str
    """What is rolled for."""
    up_to: int
    """The highest number that does harm; the harm is as great as the number."""
    harm: Harm
    skill: str = ""
    """What makes it easier."""
    deed: Deed | None = None
    """What titles count it as."""
    told: Callable[[str, int], Event] | None = None
    """What is told of the ship that meets it, and of the harm ahead."""
    success: Callable[[Xia, Seat], Procedure | None] | None = None
    """What a high number brings."""

    def highest(self, game: Xia, seat: Seat) -> int:
        """The highest number that does harm to this captain's ship."""
        return self.up_to - skill(game, seat, self.skill) if self.skill else self.up_to


class MeetPeril(Procedure, tag="xia.meet-peril"):
    """The d20 decides whether a captain's ship comes to harm; shields may absorb it.

    (XIA-BORDER-06..08, XIA-BORDER-15..21, XIA-BORDER-28..29, XIA-GATHER-02..09, XIA-DEADWORLD-02..03)
    """

    seat: Seat
    peril: str
    about: str = ""
    """The sector, if it is one in particular."""
    harm: int = 0

    def start(self, game: Xia) -> Step:
        return call(Roll(self.seat, D20, game.rules.perils[self.peril].purpose, self.about), then=self.rolled)

    def rolled(self, game: Xia, shown: int) -> Step:
        peril = game.rules.perils[self.peril]
        self.harm = shown if shown <= peril.highest(game, self.seat) else 0
        if peril.deed is not None:
            game.count(self.seat, peril.deed)
        if peril.told is not None:
            game.tell(peril.told(game.state.captains[self.seat].ship, self.harm))
        if not self.harm:
            success = None if peril.success is None else peril.success(game, self.seat)
            return done() if success is None else hand_over(success)
        against = ABSORBED_AS.get(peril.harm)
        return self.suffer(game, 0) if against is None else call(Absorb(self.seat, against), then=self.suffer)

    def suffer(self, game: Xia, absorbed: int) -> Step:
        harm = inflict(game, self.seat, game.rules.perils[self.peril].harm, self.harm - absorbed)
        return done() if harm is None else hand_over(harm)


def inflict(game: Xia, seat: Seat, harm: Harm, amount: int) -> Procedure | None:
    """What shields have not absorbed takes effect on a captain's ship. (XIA-BORDER-07, XIA-BORDER-15, XIA-BORDER-20)"""
    ship = game.state.captains[seat].ship
    match harm:
        case "destroyed":
            return Destroy(ship)
        case "energy":
            if amount > 0:
                lose_energy(game, seat, amount)
            return None
    return TakeDamage(ship, amount, ice=harm == "ice damage")


def inflict_on_npc(game: Xia, npc: Npc, peril: Peril) -> Procedure | None:
    """The same of an NPC: it has no energy to lose, and its defence die takes effect as a shield does.

    (XIA-BORDER-06..07, XIA-BORDER-20, XIA-BORDER-28, XIA-NPC-14, XIA-NPC-18)
    """
    if peril.harm == "energy":
        return None
    shown = npc_roll(game, npc, D20, peril.purpose)
    harm = shown if shown <= peril.up_to else 0
    if peril.told is not None:
        game.tell(peril.told(npc.id, harm))
    if not harm:
        return None
    if peril.harm == "destroyed":
        return Destroy(npc.id)
    defence = npc_roll(game, npc, card_of(game, npc).defence, "defence")
    return TakeDamage(npc.id, harm - defence)
