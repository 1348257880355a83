"""Armour: what it stops, and shields that are overloaded. (CS-ARMOUR-01..09, CS-NPC-STAT-04)"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from ..content import Npc
from ..events import ShieldOverloaded
from ..state import Figure
from .figures import ability, character_of
from .npcs.boards import armour_of
from .skills.lasting import toughened

if TYPE_CHECKING:
    from ..game import CoreSpace


class Armour(NamedTuple):
    value: int
    shield: str = ""
    """The shield that is used; nothing for physical armour."""


def armour_on(game: CoreSpace, figure: Figure) -> Armour:
    """The one armour that counts: the higher value, and of equal ones the shield.

    (CS-ARMOUR-07..08, CS-SK-ENDURANCE-12)
    """
    if isinstance(character_of(game, figure), Npc):
        return Armour(armour_of(game, figure) + toughened(figure))
    natural, worn, more = ability(game, figure, "tough"), figure.worn, toughened(figure)
    if worn is None:
        return Armour(natural + more)
    token = game.content.token[worn.face]
    physical, shield = max(natural, token.physical) + more, 0 if worn.turned else token.shield
    return Armour(shield, token.id) if shield and shield >= physical else Armour(physical)


def overload(game: CoreSpace, figure: Figure) -> None:
    """Hits got through a shield: it does nothing more in this mission. (CS-ARMOUR-03, CS-ARMOUR-05)"""
    if figure.worn is not None:
        figure.worn = replace(figure.worn, turned="overloaded")
        game.tell(ShieldOverloaded(figure.id, figure.worn.face))
