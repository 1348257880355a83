"""Friends and enemies, and who lets whom pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..content import Family
from ..events import Wanted
from ..state import Figure
from .figures import family_of, page_of

if TYPE_CHECKING:
    from ..game import CoreSpace


def are_enemies(game: CoreSpace, one: Figure, other: Figure) -> bool:
    """Crews without a deal; crews and all NPCs but civilians; the Purge and everybody else; those who hunt each other.

    (CS-ACTION-04..05, CS-NPC-TARGET-14, CS-CIVILIAN-23)
    """
    crew, other_crew = one.crew, other.crew
    if crew is not None and other_crew is not None:
        return crew != other_crew and not have_deal(game, crew, other_crew)
    first, second = family_of(game, one), family_of(game, other)
    if first == second:
        return False
    if "purge" in (first, second):
        return True
    if "civilian" in (first, second) or "machine" in (first, second):
        return False
    hunted = game.content.hunted
    return first is None or second is None or (first, second) in hunted or (second, first) in hunted


def have_deal(game: CoreSpace, one: Seat, other: Seat) -> bool:
    """True if two crews are no enemies; allies always have a deal. (CS-ACTION-04, CS-MISSION-02)"""
    deals = game.state.mission.deals
    return (bool(deals) and pair_of(one, other) in deals) or are_allies(game)


def are_allies(game: CoreSpace) -> bool:
    """True if all crews win together or not at all: by choice, or because the mission wants it."""
    return game.options.alliance or page_of(game).together


def pair_of(one: Seat, other: Seat) -> tuple[Seat, Seat]:
    return (one, other) if one < other else (other, one)


LAWFUL: tuple[Family, ...] = ("corps", "security")


def note_attack(game: CoreSpace, attacker: Figure, target: Figure) -> None:
    """Traders who attack Galactic Corps or security are wanted from then on. (CS-NPC-TARGET-14)"""
    if attacker.crew is not None and not attacker.wanted and family_of(game, target) in LAWFUL:
        attacker.wanted = True
        game.tell(Wanted(attacker.id))


def has_leave(figure: Figure, other: Figure) -> bool:
    """True if an enemy trader lets the figure pass. (CS-MOVE-09)"""
    return bool(other.lasting) and any(
        lasting.kind == "leave" and lasting.seat == figure.crew for lasting in other.lasting
    )


def is_in_the_way(game: CoreSpace, figure: Figure, other: Figure) -> bool:
    """True if one cannot be moved through by the other. (CS-MOVE-08..09, CS-DEFEAT-04)"""
    return not other.defeated and are_enemies(game, figure, other) and not has_leave(figure, other)
