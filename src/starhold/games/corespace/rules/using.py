"""Items that are used: what each effect needs, and what it does. (CS-ITEM-02, CS-ITEM-15..16, CS-ITEM-19)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, joined, offer

from ..choices import Operate, UseItem
from ..content import Effect
from ..events import Hastened, Healed
from ..lacks import InOrder, SomethingToSearch, Wound
from ..state import Figure, Item
from .answers import in_order
from .doors import doors_for, set_lock
from .figures import full_health
from .kit import can_use_items, design, design_called, each_name, item_of, show, use_up, works
from .searching import SearchFreely, search_options

if TYPE_CHECKING:
    from ..game import CoreSpace

USED = ("heal", "actions", "search")
"""Effects that need nothing but the item."""


def effect_of(game: CoreSpace, item: Item) -> Effect | None:
    """What an item does; no token does two things."""
    return next(iter(design(game, item).effects), None)


def is_quick(game: CoreSpace, name: str) -> bool:
    """True if an item is used effortlessly. (CS-ITEM-02)"""
    return "effortless" in design_called(game, name).attributes


def use_with_action(game: CoreSpace, figure: Figure) -> Options:
    return use_options(game, figure, quick=False)


def use_effortlessly(game: CoreSpace, figure: Figure) -> Options:
    """(CS-ITEM-02)"""
    return use_options(game, figure, quick=True)


def use_options(game: CoreSpace, figure: Figure, *, quick: bool) -> Options:
    """The items that can be used, either effortlessly or with an action."""
    if not figure.tray or not can_use_items(game, figure):
        return NO_OPTIONS
    items = [item_of(figure.tray, name) for name in each_name(figure.tray)]
    mine = [item for item in items if is_quick(game, item.name) == quick]
    return joined(
        in_order(use for item in mine for use in uses(game, figure, item)),
        in_order(use for item in mine for use in operations(game, figure, item)),
    )


def uses(game: CoreSpace, figure: Figure, item: Item) -> Iterator[Choice | Refusal]:
    effect = effect_of(game, item)
    if effect is None or effect.do not in USED:
        return
    whole = ("CS-ITEM-19", works(item), InOrder(item.name))
    match effect.do:
        case "heal":
            yield offer(UseItem(item.name), whole, ("CS-SETUP-19", figure.health < full_health(game, figure), Wound()))
        case "search":
            can = bool(search_options(game, figure).legal)
            yield offer(UseItem(item.name), whole, ("CS-SEARCH-01", can, SomethingToSearch()))
        case _:
            yield offer(UseItem(item.name), whole)


def operations(game: CoreSpace, figure: Figure, item: Item) -> Iterator[Choice]:
    effect = effect_of(game, item)
    if effect is not None and effect.do == "doors" and works(item):
        yield from (Operate(item.name, door) for door in doors_for(game, figure, effect))


def use(game: CoreSpace, figure: Figure, choice: UseItem | Operate) -> Procedure | None:
    """Do what the token says; None if there is nothing more to ask."""
    item = show(game, figure, choice.token)
    effect = effect_of(game, item)
    assert effect is not None, "only what does something is offered"
    if isinstance(choice, Operate):
        set_lock(game, figure, choice.door)
    elif effect.do == "heal":
        heal(game, figure, effect.number)
    elif effect.do == "actions":
        figure.extra_actions += effect.number
        game.tell(Hastened(figure.id, effect.number))
    use_up(game, figure, item.name)
    return SearchFreely(figure.id) if effect.do == "search" else None


def heal(game: CoreSpace, figure: Figure, number: int) -> None:
    healed = min(number, full_health(game, figure) - figure.health)
    figure.health += healed
    game.tell(Healed(figure.id, healed, figure.health))
