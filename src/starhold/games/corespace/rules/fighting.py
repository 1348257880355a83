"""CLOSE ASSAULT: with what, and against whom. (CS-CLOSE-01..07, CS-ARMOUR-06)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Refusal, offer

from ..choices import Fight
from ..content import Npc
from ..lacks import InOrder, NotOldCrew, OpenTarget
from ..state import Figure
from .answers import in_order
from .assault import Assault, Spec
from .contact import touched
from .enmity import are_enemies
from .figures import ability, character_of, family_of
from .kit import design, item_of, show, weapons_of, works
from .npcs.boards import close_dice
from .skills.known import has_passive
from .skills.lasting import is_hidden, may_attack

if TYPE_CHECKING:
    from ..game import CoreSpace

FISTS = "fists"


def unarmed(game: CoreSpace, figure: Figure) -> int:
    """The one unarmed value that counts: that of the character, or the one on its armour. (CS-ARMOUR-06)"""
    if isinstance(character_of(game, figure), Npc):
        return close_dice(game, figure)
    worn = figure.worn and game.content.token[figure.worn.face].close
    return max(ability(game, figure, "brawler"), worn[0] if worn else 0)


def fight_options(game: CoreSpace, figure: Figure) -> Options:
    """Enemies and civilians in contact. (CS-CLOSE-01, CS-CLOSE-07)"""
    return NO_OPTIONS if fights_quickly(game, figure) else all_blows(game, figure)


def quick_fight_options(game: CoreSpace, figure: Figure) -> Options:
    """Effortlessly, for an expert. (CS-SK-CLOSE-12)"""
    return all_blows(game, figure) if fights_quickly(game, figure) else NO_OPTIONS


def fights_quickly(game: CoreSpace, figure: Figure) -> bool:
    """(CS-SK-CLOSE-12)"""
    return has_passive(game, figure, "effortless-close")


def all_blows(game: CoreSpace, figure: Figure) -> Options:
    foes = [
        other
        for other in touched(game, figure)
        if are_enemies(game, figure, other) or family_of(game, other) == "civilian"
    ]
    return in_order(blows(game, figure, foes)) if foes else NO_OPTIONS


def blows(game: CoreSpace, figure: Figure, foes: Iterable[Figure]) -> list[Choice | Refusal]:
    """Bare hands that can fight, and each weapon: a standard hit, or a heavy one. (CS-CLOSE-02..03, CS-CLOSE-06)"""
    hands = unarmed(game, figure)
    weapons = [(item, close) for item in weapons_of(game, figure) if (close := design(game, item).close)]
    offered: list[Choice | Refusal] = []
    for foe in foes:
        if is_hidden(game, foe):
            offered.append(Refusal(Fight(foe.id, FISTS), "CS-SKILL-09", OpenTarget()))
            continue
        if not may_attack(figure, foe):
            offered.append(Refusal(Fight(foe.id, FISTS), "CS-SK-CUNNING-14", NotOldCrew()))
            continue
        if hands:
            offered.append(Fight(foe.id, FISTS))
        for item, (standard, heavy) in weapons:
            order = ("CS-MISFIRE-04", works(item), InOrder(item.name))
            offered.append(offer(Fight(foe.id, item.name), order))
            if heavy != standard:
                offered.append(offer(Fight(foe.id, item.name, heavy=True), order))
    return offered


def fight(game: CoreSpace, figure: Figure, choice: Fight) -> Assault:
    """(CS-CLOSE-02..06)"""
    if choice.weapon != FISTS:
        show(game, figure, choice.weapon)
    return Assault(figure.id, blow(game, figure, choice), choice.other)


def blow(game: CoreSpace, figure: Figure, choice: Fight) -> Spec:
    """A standard hit ignores warnings, and so do bare hands. (CS-CLOSE-04, CS-MISFIRE-06)"""
    if choice.weapon == FISTS:
        return bare_hands(game, figure)
    close = design(game, item_of(figure.tray, choice.weapon)).close
    assert close is not None, "only close weapons are offered"
    return Spec("close", close[choice.heavy], choice.weapon, misfires=choice.heavy)


def bare_hands(game: CoreSpace, figure: Figure) -> Spec:
    """The attack of whoever has no weapon, and of all NPCs. (CS-CLOSE-06, CS-NPC-STAT-02, CS-MISFIRE-07)"""
    return Spec("close", unarmed(game, figure))
