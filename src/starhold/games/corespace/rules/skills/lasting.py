"""Effects of skills that last: nobody can aim at a figure, or hurt it, or it stays put. (CS-ASSESS-02)

Each is a `Lasting` on the figure and ends in an assessment. The rest of the rules asks the functions here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from starhold.geometry.square import Square
from starhold.kernel import Seat

from ...content import LastingKind
from ...state import Figure, Lasting
from ..enmity import are_enemies
from ..figures import deck_chart, ground_of, has_lasting, on_deck

if TYPE_CHECKING:
    from ...game import CoreSpace

Hides: TypeAlias = "Callable[[CoreSpace, Figure], int]"
Shields: TypeAlias = "Callable[[CoreSpace, Figure, Figure | None, str, Square], bool]"

TOUGHER = 2
"""(CS-SK-ENDURANCE-12)"""

HIDES: dict[LastingKind, Hides] = {}
"""The squares on which each kind keeps its bearer from being a target. Families of skills add theirs."""
SHIELDS: dict[LastingKind, Shields] = {}
"""When each kind keeps its bearer from being damaged: by whom, in which manner, and from where if not from there."""


BLURS: set[LastingKind] = set()
"""The kinds whose bearer blocks nobody's sight, and cannot be brought into contact while it is hidden."""


def lasts(game: CoreSpace, figure: Figure, kind: LastingKind, rounds: int = 0, by: str = "") -> None:
    """Begin something that ends with this round, or so many later; what lasts longer already is not cut short."""
    until = max([game.state.mission.round + rounds, *(each.until for each in figure.lasting if each.kind == kind)])
    figure.lasting = (*(each for each in figure.lasting if each.kind != kind), Lasting(kind, until, by=by))


def ends(figure: Figure, kind: LastingKind) -> None:
    """End something before its time."""
    figure.lasting = tuple(each for each in figure.lasting if each.kind != kind)


def hiding_places(game: CoreSpace, figure: Figure) -> int:
    """The squares on which nobody could target a figure now. (CS-SK-STEALTH-08..10, CS-SK-STEALTH-14)"""
    found = 0
    for each in figure.lasting:
        if each.kind in HIDES:
            found |= HIDES[each.kind](game, figure)
    return found


def is_hidden(game: CoreSpace, figure: Figure) -> bool:
    """True if nobody can target a figure now. (CS-SK-STEALTH-08..10, CS-SK-STEALTH-14)"""
    return bool(figure.lasting and figure.at) and bool(ground_of(figure) & hiding_places(game, figure))


def is_blurred(figure: Figure) -> bool:
    """True if a figure is in nobody's way to see. (CS-SK-STEALTH-08..10)"""
    return bool(figure.lasting) and any(each.kind in BLURS for each in figure.lasting)


def kept_off(game: CoreSpace, figure: Figure) -> int:
    """The squares in contact with enemies into whose contact a figure cannot come. (CS-SK-STEALTH-08..10)"""
    found = 0
    for other in on_deck(game):
        if is_blurred(other) and are_enemies(game, figure, other) and is_hidden(game, other):
            near = deck_chart(game).touching(ground_of(other))
            if not (figure.at and near & ground_of(figure)):
                found |= near
    return found


def is_shielded(game: CoreSpace, figure: Figure, attacker: Figure | None, manner: str, origin: Square = "") -> bool:
    """True if an attack cannot damage a figure now, even if it hits. (CS-SK-STEALTH-01..03, CS-SK-ENDURANCE-14)"""
    return bool(figure.lasting) and any(
        each.kind in SHIELDS and SHIELDS[each.kind](game, figure, attacker, manner, origin) for each in figure.lasting
    )


def is_spent(figure: Figure) -> bool:
    """True if a figure can do nothing more in this round. (CS-SK-CUNNING-07)"""
    return has_lasting(figure, "spent")


def old_crew(figure: Figure) -> Seat | None:
    """The crew from which somebody was won over; None if they are in their own. (CS-SK-CUNNING-13)"""
    return next((each.seat for each in figure.lasting if each.kind == "won-over"), None)


def may_attack(figure: Figure, foe: Figure) -> bool:
    """False for somebody who was won over, and their old crew. (CS-SK-CUNNING-14)"""
    return not figure.lasting or foe.crew is None or old_crew(figure) != foe.crew


def is_unharmed(figure: Figure) -> bool:
    """True if nothing hurts, pushes or slows a figure. (CS-SK-ENDURANCE-14)"""
    return has_lasting(figure, "unharmed")


def toughened(figure: Figure) -> int:
    """The physical armour that a skill adds. (CS-SK-ENDURANCE-12)"""
    return TOUGHER if has_lasting(figure, "armoured") else 0


def can_aim_at(game: CoreSpace, figure: Figure, foe: Figure) -> bool:
    """True if no skill keeps an enemy from being a target of this very figure. (CS-SKILL-09, CS-SK-CUNNING-14)"""
    return may_attack(figure, foe) and not is_hidden(game, foe)


def is_still(figure: Figure) -> bool:
    """True if a figure cannot MOVE any more in this round. (CS-SK-RANGED-01, CS-SK-RANGED-11)"""
    return has_lasting(figure, "still")


SHIELDS["unharmed"] = lambda *_: True
