"""What skills do for a while: who cannot be a target, who cannot be hurt, who stays put. (CS-ASSESS-02)

Each is a `Lasting` on the figure and ends in an assessment. The rest of the rules asks the functions here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from starhold.geometry.square import Square

from ...content import LastingKind
from ...state import Figure, Lasting
from ..figures import has_lasting

if TYPE_CHECKING:
    from ...game import CoreSpace

Hides: TypeAlias = "Callable[[CoreSpace, Figure], bool]"
Shields: TypeAlias = "Callable[[CoreSpace, Figure, Figure | None, str, Square], bool]"

TOUGHER = 2
"""(CS-SK-ENDURANCE-12)"""

HIDES: dict[LastingKind, Hides] = {}
"""When each kind keeps its bearer from being a target. Families of skills add theirs."""
SHIELDS: dict[LastingKind, Shields] = {}
"""When each kind keeps its bearer from being damaged: by whom, in which manner, and from where if not from there."""


def lasts(game: CoreSpace, figure: Figure, kind: LastingKind, rounds: int = 0) -> None:
    """Begin something that ends with this round, or so many later."""
    until = game.state.mission.round + rounds
    figure.lasting = (*(each for each in figure.lasting if each.kind != kind), Lasting(kind, until))


def is_hidden(game: CoreSpace, figure: Figure) -> bool:
    """True if nobody can target a figure now. (CS-SK-STEALTH-07..10)"""
    return bool(figure.lasting) and any(
        each.kind in HIDES and HIDES[each.kind](game, figure) for each in figure.lasting
    )


def is_shielded(game: CoreSpace, figure: Figure, attacker: Figure | None, manner: str, origin: Square = "") -> bool:
    """True if an attack cannot damage a figure now, even if it hits. (CS-SK-STEALTH-01..03, CS-SK-ENDURANCE-14)"""
    return bool(figure.lasting) and any(
        each.kind in SHIELDS and SHIELDS[each.kind](game, figure, attacker, manner, origin) for each in figure.lasting
    )


def is_unharmed(figure: Figure) -> bool:
    """True if nothing hurts, pushes or slows a figure. (CS-SK-ENDURANCE-14)"""
    return has_lasting(figure, "unharmed")


def toughened(figure: Figure) -> int:
    """The physical armour that a skill adds. (CS-SK-ENDURANCE-12)"""
    return TOUGHER if has_lasting(figure, "armoured") else 0


def is_still(figure: Figure) -> bool:
    """True if a figure cannot MOVE any more in this round. (CS-SK-RANGED-01, CS-SK-RANGED-11)"""
    return has_lasting(figure, "still")


SHIELDS["unharmed"] = lambda *_: True
