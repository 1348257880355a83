"""Sustained fire: a second shot after one that has hit. (CS-ITEM-13..14)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base, within
from starhold.geometry.square import NUMBERS
from starhold.kernel import NO_OPTIONS, Options

from ..board.sight import SHORT
from ..choices import FollowUp, Shoot
from ..state import Figure
from .answers import in_order
from .enmity import are_enemies
from .figures import base_of, on_deck
from .kit import design_called, find_item
from .seeing import sight_of
from .shooting import BUILT_IN, Shooting, aimed, shoot

if TYPE_CHECKING:
    from ..game import CoreSpace
    from .activation import Activation


def is_sustained(game: CoreSpace, weapon: str) -> bool:
    return weapon != BUILT_IN and "sustained-fire" in design_called(game, weapon).attributes


def follow_up_options(game: CoreSpace, figure: Figure, turn: Activation) -> Options:
    """The same enemy, or one within short range of where it stood. (CS-ITEM-13)"""
    weapon = find_item(figure.tray, turn.sustained)
    if weapon is None:
        return NO_OPTIONS
    there = Base(NUMBERS[turn.sustained_at])
    near = [
        foe
        for foe in on_deck(game)
        if not foe.defeated and are_enemies(game, figure, foe) and within(SHORT, there, base_of(foe))
    ]
    shots = (aimed(game, figure, weapon, foe, sight_of(game, figure, foe)) for foe in near)
    return in_order(FollowUp(shot.other, shot.weapon) for shot in shots if isinstance(shot, Shoot))


def follow_up(game: CoreSpace, figure: Figure, choice: FollowUp) -> Shooting:
    return shoot(game, figure, Shoot(choice.other, choice.weapon))
