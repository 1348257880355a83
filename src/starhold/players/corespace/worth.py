"""What things are worth to a trader, in UA: tokens, health, lives, and a round more or less."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent, CrateSize, Token
from starhold.games.corespace.rules.crates import is_normal
from starhold.games.corespace.rules.kit import SPACE, TRAY, design, space
from starhold.games.corespace.state import Crate, Figure, Item
from starhold.kernel import Seat

LIFE = 9.0
"""Somebody who comes home."""
HURT = 0.7
"""A point of health, as long as it is not the last one."""
OBJECTIVE = 12.0
"""A token for which the mission was flown."""
PEG = 0.5
"""A peg in the tracker."""
AMMO = 0.12
"""An ammo peg."""
NEED = {"heal": 2.0, "actions": 1.0, "search": 1.0, "reroll": 0.5, "doors": 0.3, "repair": 0.3}
"""What the use of a token is worth, besides its price."""
DIE = 0.5
"""A die more than the best weapon at hand has."""
PLATE = 2.0
"""A point of armour more than is worn."""


def token_worth(game: CoreSpace, figure: Figure | None, token: Token) -> float:
    """What a token is worth to who carries it."""
    worth = float(token.sell or 0) + (OBJECTIVE if is_wanted(game, token) else 0.0)
    worth += sum(NEED.get(effect.do, 0.0) for effect in token.effects)
    if token.reload:
        worth += 0.6
    if figure is not None and token.kind == "weapon":
        worth += DIE * max(0, power(token) - best_power(game, figure))
    if figure is not None and token.kind == "armour":
        worn = game.content.token[figure.worn.face] if figure.worn else None
        worth += PLATE * max(0, plating(token) - (plating(worn) if worn else 0))
    return worth


def is_wanted(game: CoreSpace, token: Token) -> bool:
    """True for tokens that the mission asks for."""
    return token.id in game.content.mission[game.state.mission.id].crates.named


def plating(token: Token) -> float:
    return max(token.physical, 0.7 * token.shield)


def power(token: Token) -> int:
    dice: tuple[int, ...] = (*(token.ranged or ()), *(token.close or ()), *(token.blast or ()), 0)
    return max(dice)


def best_power(game: CoreSpace, figure: Figure) -> int:
    return max((power(design(game, item)) for item in figure.tray), default=0)


def carried(game: CoreSpace, figure: Figure) -> float:
    """What a trader would bring home."""
    items = (*figure.tray, *((figure.worn,) if figure.worn else ()))
    return sum(token_worth(game, None, design(game, item)) for item in items)


# What is not known yet


def find_worth(game: CoreSpace, seat: Seat, figure: Figure, crate: Crate) -> float:
    """What a trader may hope to take out of a crate: what is known of it, and else what lies in crates in general."""
    room = TRAY - space(game, figure.tray)
    sizes = ((guess(game, seat, figure, item), SPACE[design(game, item).size]) for item in crate.items)
    found = 0.0
    for worth, size in sorted(sizes, reverse=True):
        if size <= room:
            found += worth
            room -= size
    return found


def guess(game: CoreSpace, seat: Seat, figure: Figure, item: Item) -> float:
    token = design(game, item)
    if item.is_known(seat):
        return token_worth(game, figure, token)
    return usual_worth(game.content, token.size) + OBJECTIVE * share_of_wanted(game, seat, token.size)


def share_of_wanted(game: CoreSpace, seat: Seat, size: CrateSize) -> float:
    """How likely a hidden token of a size is one that the mission asks for."""
    wanted = [token for token in game.content.tokens if token.size == size and is_wanted(game, token)]
    if not wanted:
        return 0.0
    hidden = [
        item
        for item in all_found(game)
        if item.found == "crate" and not item.is_known(seat) and design(game, item).size == size
    ]
    missing = sum(is_wanted(game, design(game, item)) for item in hidden)
    return missing / max(1, len(hidden))


def all_found(game: CoreSpace) -> Iterable[Item]:
    mission = game.state.mission
    for crate in mission.crates:
        yield from crate.items
    for figure in mission.figures:
        yield from figure.tray


@lru_cache(maxsize=8)
def usual_worth(content: CoreSpaceContent, size: CrateSize) -> float:
    """The mean price of what lies in crates and in the bag, and a little for its use."""
    normal = [token for token in content.tokens if is_normal(token, size)]
    number = sum(token.count for token in normal)
    prices = sum(token.count * (token.sell or 0) for token in normal)
    uses = sum(token.count * sum(NEED.get(effect.do, 0.0) for effect in token.effects) for token in normal)
    return (prices + uses) / number
