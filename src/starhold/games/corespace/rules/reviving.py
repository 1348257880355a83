"""Reviving the defeated. (CS-REVIVE-01..06)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Options

from ..choices import Revive
from ..events import Revived
from ..state import Figure, Item
from .answers import in_order
from .figures import figure_of, full_health, player_of
from .kit import can_use_items, each_name, find_item, show, use_up, works
from .searching import fallen_at
from .using import effect_of, is_quick

if TYPE_CHECKING:
    from ..game import CoreSpace


def revive_with_action(game: CoreSpace, figure: Figure) -> Options:
    return revive_options(game, figure, quick=False)


def revive_effortlessly(game: CoreSpace, figure: Figure) -> Options:
    return revive_options(game, figure, quick=True)


def revive_options(game: CoreSpace, figure: Figure, *, quick: bool) -> Options:
    """Whoever lies defeated in contact, with what oneself or they have. (CS-REVIVE-01..02, CS-REVIVE-06)"""
    fallen = fallen_at(game, figure)
    if not fallen or not can_use_items(game, figure):
        return NO_OPTIONS
    return in_order(
        Revive(other.id, name)
        for other in fallen
        for name in each_name(remedies(game, figure, other))
        if is_quick(game, name) == quick
    )


def remedies(game: CoreSpace, figure: Figure, other: Figure) -> tuple[Item, ...]:
    """What restores health and is at hand. Nobody knows what is hidden on the tray of another crew. (CS-EQUIP-08)"""
    return tuple(item for item in (*figure.tray, *seen_on(figure, other)) if restores(game, item))


def seen_on(figure: Figure, other: Figure) -> Iterator[Item]:
    return (item for item in other.tray if item.is_known(player_of(figure)))


def restores(game: CoreSpace, item: Item) -> bool:
    effect = effect_of(game, item)
    return effect is not None and effect.do == "heal" and works(item)


def revive(game: CoreSpace, figure: Figure, choice: Revive) -> None:
    """They lie prone from then on, and act if they have not yet. (CS-REVIVE-03..04)"""
    other = figure_of(game, choice.figure)
    owner = figure if find_item(figure.tray, choice.token) else other
    item = show(game, owner, choice.token)
    effect = effect_of(game, item)
    assert effect is not None, "only what restores health is offered"
    other.defeated, other.prone = False, True
    other.health = min(effect.number, full_health(game, other))
    game.tell(Revived(figure.id, other.id, other.health))
    use_up(game, owner, item.name)
