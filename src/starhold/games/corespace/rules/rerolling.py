"""A die of a shot that is rolled again, because of a token. (CS-EQUIP-03)"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from starhold.kernel import Options

from ..choices import KeepRoll, Reroll
from ..content import CombatFace, DieId, Trader
from ..events import Rerolled
from ..state import Figure, Item
from .answers import in_order
from .dice import roll_face
from .figures import character_of, has_ability, player_of
from .kit import design, show, works

if TYPE_CHECKING:
    from ..game import CoreSpace


def is_asked(game: CoreSpace, figure: Figure) -> bool:
    """True if somebody has such a token, or could have one for all that others know."""
    if not isinstance(character_of(game, figure), Trader) or has_ability(game, figure, "no-items"):
        return False
    return any(rerolls(game, item) or is_mysterious(game, item) for item in figure.tray)


def rerolls(game: CoreSpace, item: Item) -> bool:
    return works(item) and any(effect.do == "reroll" for effect in design(game, item).effects)


def is_mysterious(game: CoreSpace, item: Item) -> bool:
    """True for a hidden token of the size of those that roll again."""
    return item.known_to is not None and design(game, item).size == "small"


def reroll_options(game: CoreSpace, figure: Figure, faces: tuple[CombatFace, ...]) -> Options:
    """Any of the dice, or none."""
    can = any(rerolls(game, item) for item in figure.tray)
    return in_order([*(Reroll(die) for die in range(1, len(faces) + 1) if can), KeepRoll()])


def roll_again(
    game: CoreSpace, figure: Figure, faces: tuple[CombatFace, ...], choice: Reroll
) -> tuple[CombatFace, ...]:
    """What the dice show then; the first of them is the blue one. (CS-RESOLVE-01)"""
    token = next(item for item in figure.tray if rerolls(game, item))
    show(game, figure, token.name)
    die: DieId = "blue" if choice.die == 1 else "red"
    face = cast(CombatFace, roll_face(game, player_of(figure), die, "reroll", figure.id))
    game.tell(Rerolled(figure.id, token.name, faces[choice.die - 1], face))
    return (*faces[: choice.die - 1], face, *faces[choice.die :])
