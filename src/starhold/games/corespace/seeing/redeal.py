"""Replace what a viewer cannot know by a guess that fits all that it does know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from starhold.games.common.piles import redeal_pile, redeal_piles
from starhold.kernel import Viewer

from ..content import CrateSize, Token
from ..rules.cards.drawing import foreseen_by
from ..rules.crates import SIZES, is_normal, is_rare
from ..rules.figures import deck_chart, page_of
from ..rules.kit import as_found
from ..rules.script.moments import is_waited_for
from ..rules.script.secrets import sound_of
from ..state import Crate, Found, HiddenCard, Item, Turned

if TYPE_CHECKING:
    from ..game import CoreSpace

FACE_DOWN: tuple[Turned, ...] = ("", "delayed")


def redeal(game: CoreSpace, viewer: Viewer) -> None:
    """Shuffle the hidden tokens, each class on its own: how many of a size lie where is known to everybody.

    The bag holds normal small tokens and what was discarded, crates what the mission says, and what is aside the rest.
    """
    mission = game.state.mission
    from_bag = faces_of(game, viewer, "bag", "small")
    redeal_piles(game, [mission.bag, from_bag])
    for size in SIZES:
        from_crates = faces_of(game, viewer, "crate", size)
        redeal_piles(game, [from_crates])
        exchange(game, [from_crates, mission.aside], size, is_rare)
        exchange(
            game, [from_crates, *([mission.bag, from_bag] if size == "small" else [mission.aside])], size, is_normal
        )
        keep_in_place(game, viewer, size, from_crates)
        put_back(game, viewer, "crate", size, from_crates)
    put_back(game, viewer, "bag", "small", from_bag)
    redeal_cards(game, viewer)


class Spot(NamedTuple):
    """Where a hidden token lies."""

    item: Item
    crate: CrateSize | None
    """The size of its crate; None for a tray."""


def keep_in_place(game: CoreSpace, viewer: Viewer, size: CrateSize, faces: list[str]) -> None:
    """Change each token that cannot lie where it was guessed to be for one with which it can change places."""
    spots = [spot for spot in all_spots(game) if is_hidden(game, viewer, "crate", size, spot.item)]
    for here, spot in enumerate(spots):
        if not can_lie(game, faces[here], spot):
            others = [
                there
                for there, other in enumerate(spots)
                if can_lie(game, faces[here], other) and can_lie(game, faces[there], spot)
            ]
            if others:
                game.shuffle(others)
                faces[here], faces[others[0]] = faces[others[0]], faces[here]


def can_lie(game: CoreSpace, face: str, spot: Spot) -> bool:
    """False where a token would have been seen, or where the mission has not laid it.

    What is heavy is shown by whoever finds it, and what the mission waits for by whoever takes it. What belongs into
    large crates is in none that is small, unless somebody has put it there. (CS-SETUP-03, CS-SEARCH-02, CS-EQUIP-08)
    """
    if spot.item.known_to:
        return not game.content.token[face].burden and (spot.crate is not None or not is_waited_for(game, face))
    return spot.crate != "small" or face not in page_of(game).crates.in_large


def redeal_cards(game: CoreSpace, viewer: Viewer) -> None:
    """Shuffle the assistance cards that others hold with those in the deck, and what lies face down.

    The cards on top that the viewer has looked at stay there.
    """
    mission = game.state.mission
    known = foreseen_by(mission, viewer)
    unknown = mission.event_deck[: len(mission.event_deck) - len(known)]
    in_deck = [card for card in unknown if game.content.event[card].held]
    rest = [card for card in unknown if not game.content.event[card].held]
    hands = [crew.hand for seat, crew in enumerate(game.state.crews) if seat != viewer]
    redeal_piles(game, [in_deck, *hands])
    mission.event_deck = in_deck + rest
    redeal_pile(game, mission.event_deck)
    mission.event_deck += known
    redeal_hidden(game, viewer)


def redeal_hidden(game: CoreSpace, viewer: Viewer) -> None:
    """Shuffle what lies face down until it sounds as the viewer has heard it."""
    mission = game.state.mission
    unknown = [card for card in mission.hidden if not card.is_known(viewer)]
    faces = [card.face for card in unknown]
    while True:
        redeal_pile(game, faces)
        guessed = zip(unknown, faces, strict=True)
        if all(sounds_alike(game, card, face) for card, face in guessed if viewer in card.heard_by):
            break
    dealt = iter(faces)
    mission.hidden = [card if card.is_known(viewer) else replace(card, face=next(dealt)) for card in mission.hidden]


def sounds_alike(game: CoreSpace, card: HiddenCard, face: str) -> bool:
    return sound_of(game, card.face) == sound_of(game, face)


def exchange(
    game: CoreSpace, piles: list[list[str]], size: CrateSize, is_meant: Callable[[Token, CrateSize], bool]
) -> None:
    """Shuffle the tokens of a class over the places where they lie."""
    tokens = game.content.token
    held = [[face for face in pile if is_meant(tokens[face], size)] for pile in piles]
    redeal_piles(game, held)
    for pile, faces in zip(piles, held, strict=True):
        dealt = iter(faces)
        pile[:] = [next(dealt) if is_meant(tokens[face], size) else face for face in pile]


def all_spots(game: CoreSpace) -> Iterator[Spot]:
    """The items in crates and trays, and where they lie, in an order that hangs on nothing hidden."""
    mission, pieces = game.state.mission, deck_chart(game).pieces
    for crate in mission.crates:
        yield from (Spot(item, pieces[crate.at].kind.crate) for item in crate.items)
    yield from (Spot(item, None) for figure in mission.figures for item in figure.tray)
    yield from (Spot(mission.drawn, None),) if mission.drawn else ()


def is_hidden(game: CoreSpace, viewer: Viewer, found: Found, size: CrateSize, item: Item) -> bool:
    """True for an item that could be another one; what is jammed or broken was used before everybody's eyes."""
    if item.found != found or item.is_known(viewer) or item.turned not in FACE_DOWN:
        return False
    return game.content.token[item.face].size == size


def faces_of(game: CoreSpace, viewer: Viewer, found: Found, size: CrateSize) -> list[str]:
    """The hidden tokens of a size that were found in crates, or in the bag."""
    return [item.face for item, _ in all_spots(game) if is_hidden(game, viewer, found, size, item)]


def put_back(game: CoreSpace, viewer: Viewer, found: Found, size: CrateSize, faces: list[str]) -> None:
    """Give these faces to the hidden tokens, in the order in which they were taken."""
    dealt, mission = iter(faces), game.state.mission

    def again(item: Item) -> Item:
        return replace(item, face=next(dealt)) if is_hidden(game, viewer, found, size, item) else item

    mission.crates = [Crate(crate.at, tuple(map(again, crate.items))) for crate in mission.crates]
    for figure in mission.figures:
        figure.tray = tuple(as_found(game, again(item)) for item in figure.tray)
    if mission.drawn:
        mission.drawn = as_found(game, again(mission.drawn))
