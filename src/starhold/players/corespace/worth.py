"""What things are worth to a trader, in UA: tokens, health, lives, and a round more or less."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent, CrateSize, Token
from starhold.games.corespace.rules.crates import SIZES, is_normal
from starhold.games.corespace.rules.figures import deck_chart, page_of
from starhold.games.corespace.rules.kit import SLOT, SPACE, TRAY, design, space
from starhold.games.corespace.state import Crate, Figure, Item
from starhold.kernel import Seat

from .wishes import prizes

LIFE = 9.0
"""Somebody who comes home."""
HURT = 0.7
"""A point of health, as long as it is not the last one."""
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
    worth = float(token.sell or 0) + prizes(game).get(token.id, 0.0)
    worth += sum(NEED.get(effect.do, 0.0) for effect in token.effects)
    if token.reload:
        worth += 0.6
    if figure is not None and token.kind == "weapon":
        worth += DIE * max(0, power(token) - best_power(game, figure))
    if figure is not None and token.kind == "armour":
        worn = game.content.token[figure.worn.face] if figure.worn else None
        worth += PLATE * max(0, plating(token) - (plating(worn) if worn else 0))
    return worth


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
    room = room_of(game, figure)
    is_large = deck_chart(game).pieces[crate.at].kind.crate == "large"
    hopes = {size: usual_worth(game.content, size) + hidden_wish(game, seat, size, is_large=is_large) for size in SIZES}
    worths = [(worth_if_known(game, seat, figure, item, hopes), SPACE[design(game, item).size]) for item in crate.items]
    found = 0.0
    for worth, size in sorted(worths, reverse=True):
        if size <= room:
            found += worth
            room -= size
    return found


def room_of(game: CoreSpace, figure: Figure) -> int:
    """The small tokens for which somebody has room; an NPC has a slot."""
    if figure.board in game.content.trader:
        return TRAY - space(game, figure.tray)
    return SLOT - len(figure.tray)


def worth_if_known(game: CoreSpace, seat: Seat, figure: Figure, item: Item, hopes: dict[CrateSize, float]) -> float:
    token = design(game, item)
    return token_worth(game, figure, token) if item.is_known(seat) else hopes[token.size]


def hidden_wish(game: CoreSpace, seat: Seat, size: CrateSize, *, is_large: bool) -> float:
    """What a hidden token of a size may be worth because it may be one that the mission asks for.

    How many of these are still hidden is known; which of the hidden ones they are is not.
    """
    crates = page_of(game).crates
    asked = {face: worth for face, worth in prizes(game).items() if game.content.token[face].size == size}
    if not asked:
        return 0.0
    in_large = {face for face in asked if face in crates.in_large}
    hidden = list(hidden_items(game, seat, size))
    large = list(hidden_items(game, seat, size, large=True))
    hope = sum(asked[item.face] for item in hidden if item.face in asked and item.face not in in_large) / max(
        1, len(hidden)
    )
    if is_large:
        hope += sum(asked[item.face] for item in large if item.face in in_large) / max(1, len(large))
    return hope


def hidden_items(game: CoreSpace, seat: Seat, size: CrateSize, *, large: bool = False) -> Iterator[Item]:
    """The tokens of a size that came out of crates, or lie there, and are hidden; those of large crates and trays."""
    mission, pieces = game.state.mission, deck_chart(game).pieces
    crates = (crate for crate in mission.crates if not large or pieces[crate.at].kind.crate == "large")
    items = [item for crate in crates for item in crate.items]
    items += [item for figure in mission.figures for item in figure.tray]
    for item in items:
        if item.found == "crate" and not item.is_known(seat) and design(game, item).size == size:
            yield item


@lru_cache(maxsize=8)
def usual_worth(content: CoreSpaceContent, size: CrateSize) -> float:
    """The mean price of what lies in crates and in the bag, and a little for its use."""
    normal = [token for token in content.tokens if is_normal(token, size)]
    number = sum(token.count for token in normal)
    prices = sum(token.count * (token.sell or 0) for token in normal)
    uses = sum(token.count * sum(NEED.get(effect.do, 0.0) for effect in token.effects) for token in normal)
    return (prices + uses) / number
