"""Cargo crates: what is put into them before a mission, and what stays in the bag. (CS-SETUP-03..07)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING

from starhold.geometry.square import Square

from ..board.chart import layout_in
from ..content import CoreSpaceContent, CrateSize, MissionPage, Token
from ..state import Crate, Item, Mission
from .crews import owned, tokens_left
from .figures import page_of

if TYPE_CHECKING:
    from ..game import CoreSpace

SIZES: tuple[CrateSize, ...] = ("large", "small")


def empty_crates(content: CoreSpaceContent, page: MissionPage) -> list[Crate]:
    return [Crate(piece.id, ()) for piece in layout_in(content, page.board).crates]


def crate_at(mission: Mission, at: Square) -> Crate:
    return next(crate for crate in mission.crates if crate.at == at)


def refill(mission: Mission, at: Square, items: tuple[Item, ...]) -> None:
    """Let a crate hold these items, and nothing else."""
    mission.crates = [Crate(at, items) if crate.at == at else crate for crate in mission.crates]


def stock(game: CoreSpace) -> None:
    """Fill the crates at random, and put the rest into the bag or aside."""
    mission, page, left = game.state.mission, page_of(game), tokens_left(game)
    pieces = layout_in(game.content, page.board).crates
    contents: list[list[str]] = [[] for _ in pieces]
    for size in SIZES:
        rooms = [page_room(page, piece.kind.crate, size) for piece in pieces]
        in_large = sum(room for room, piece in zip(rooms, pieces, strict=True) if piece.kind.crate == "large")
        filling = split(game, page, size, in_large, sum(rooms), left)
        for content, room, piece in zip(contents, rooms, pieces, strict=True):
            content.extend(islice(filling[piece.kind.crate == "large"], room))
    mission.crates = [
        Crate(piece.id, tuple(Item(face, found="crate", known_to=()) for face in content))
        for piece, content in zip(pieces, contents, strict=True)
    ]
    mission.bag = [face for face in left.elements() if is_normal(game.content.token[face], "small")]
    game.shuffle(mission.bag)
    mission.aside = [face for face in left.elements() if not is_normal(game.content.token[face], "small")]


def split(
    game: CoreSpace, page: MissionPage, size: CrateSize, in_large: int, number: int, left: Counter[str]
) -> tuple[Iterator[str], Iterator[str]]:
    """What goes into small crates, and into large ones with what the mission asks for there. (CS-SETUP-03)"""
    named = [face for face in page.crates.in_large if game.content.token[face].size == size]
    left.subtract(named)
    faces = filled(game, page, size, number - len(named), left)
    cut = in_large - len(named)
    large = [*named, *faces[:cut]]
    game.shuffle(large)
    return iter(faces[cut:]), iter(large)


def page_room(page: MissionPage, crate: CrateSize | None, size: CrateSize) -> int:
    """The tokens of a size that lie in a crate."""
    if crate == "large":
        return page.crates.large.large if size == "large" else page.crates.large.small
    return page.crates.small if size == "small" else 0


def filled(game: CoreSpace, page: MissionPage, size: CrateSize, number: int, left: Counter[str]) -> list[str]:
    """The tokens of a size for all crates: named ones, rare ones, and normal ones, shuffled. (CS-SETUP-03..05)"""
    rates, tokens = page.crates, game.content.token
    faces = [face for face in rates.named if tokens[face].size == size]
    left.subtract(faces)
    rare = rates.rare_large if size == "large" else rates.rare_small
    faces += drawn(game, (token for token in tokens.values() if is_rare(token, size)), rare, left)
    normal = (token for token in tokens.values() if is_normal(token, size))
    faces += drawn(game, normal, number - len(faces), left)
    game.shuffle(faces)
    return faces


def drawn(game: CoreSpace, tokens: Iterable[Token], number: int, left: Counter[str]) -> list[str]:
    """So many of these tokens at random, or what there is of them."""
    faces = list(chain.from_iterable([token.id] * left[token.id] for token in tokens))
    game.shuffle(faces)
    left.subtract(faces[:number])
    return faces[:number]


def is_rare(token: Token, size: CrateSize) -> bool:
    return token.size == size and "rare" in token.attributes


def is_normal(token: Token, size: CrateSize) -> bool:
    """True for what is neither rare nor an objective. (CS-SETUP-06, CS-EQUIP-05)"""
    return token.size == size and "rare" not in token.attributes and token.kind != "objective"


def pieces_in(mission: Mission) -> Iterator[str]:
    """Every token that is on the deck, in the bag or aside."""
    yield from mission.bag
    yield from mission.aside
    yield from (mission.drawn.face,) if mission.drawn else ()
    yield from (item.face for crate in mission.crates for item in crate.items)
    yield from (loose.item.face for loose in mission.floor)
    for figure in mission.figures:
        yield from (item.face for item in figure.tray)
        yield from (figure.worn.face,) if figure.worn else ()


def miscounted(game: CoreSpace) -> Iterator[str]:
    """Tokens of which there are more than the box has, with what lies in the ships."""
    for face, number in Counter(chain(pieces_in(game.state.mission), owned(game))).items():
        if number > game.content.token[face].count:
            yield f"there are {number} of {face}"
