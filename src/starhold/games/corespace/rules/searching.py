"""What can be searched, and the general search of a room. (CS-SEARCH-01, CS-SEARCH-06..14, CS-ROB-01)"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from starhold.games.common.piles import draw
from starhold.geometry.square import Square
from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Step, ask, call, done, joined, offer

from ..choices import Keep, KeepFor, Leave, Rob, Search, SearchRoom
from ..content import Trader
from ..events import Dropped, ItemFound, RoomSearched, Taken
from ..lacks import Alone, Room, Unengaged, Unsearched
from ..state import Crate, Figure, Item
from .answers import in_order
from .areas import area_of
from .contact import hands_free, in_contact
from .effortless import drop
from .enmity import are_enemies
from .figures import GROUND, character_of, deck_chart, defeated_on, figure_of, ground_of, player_of
from .kit import as_found, design, each_name, gain, has_room, item_of, lay_down, reveal
from .rummaging import Rummage
from .script import moments
from .seeing import crowd_on

if TYPE_CHECKING:
    from ..game import CoreSpace


def search_options(game: CoreSpace, figure: Figure) -> Options:
    """The crates in contact, the room, and those who lie defeated. (CS-SEARCH-01, CS-SEARCH-06, CS-ROB-01)"""
    if figure.where != "deck":
        return NO_OPTIONS
    _, peace, _ = hands_free(game, figure, "CS-ACTION-02")
    area = area_of(game, figure.at)
    there = [other for other in crowd_on(game).figures if GROUND[other.at] & area.squares]
    return searches(
        peace,
        not any(are_enemies(game, figure, other) for other in there),
        area.name not in game.state.mission.searched,
        tuple([crate.at for crate in crates_at(game, figure)]),
        tuple([other.id for other in fallen_at(game, figure)]),
    )


@lru_cache(maxsize=1 << 10)
def searches(
    peace: bool, alone: bool, unsearched: bool, crates: tuple[Square, ...], fallen: tuple[str, ...]
) -> Options:
    hands = "CS-ACTION-02", peace, Unengaged()
    room = offer(SearchRoom(), hands, ("CS-SEARCH-06", alone, Alone()), ("CS-SEARCH-09", unsearched, Unsearched()))
    return joined(
        in_order(offer(Search(crate), hands) for crate in crates),
        in_order([room]),
        in_order(offer(Rob(other), hands) for other in fallen),
    )


def crates_at(game: CoreSpace, figure: Figure) -> list[Crate]:
    """The crates in contact."""
    chart = deck_chart(game)
    near, bits = chart.touching(ground_of(figure)), chart.bits_of_pieces
    return [crate for crate in game.state.mission.crates if bits[crate.at] & near]


def fallen_at(game: CoreSpace, figure: Figure) -> list[Figure]:
    """The traders in contact who lie defeated."""
    return [other for other in defeated_on(game) if lies_at(game, figure, other)]


def lies_at(game: CoreSpace, figure: Figure, other: Figure) -> bool:
    """True for a defeated trader in contact."""
    return other.defeated and isinstance(character_of(game, other), Trader) and in_contact(game, figure, other)


def search(game: CoreSpace, figure: Figure, choice: Choice) -> Procedure:
    """The search that a choice means."""
    moments.has_searched(game, figure)
    match choice:
        case Search(crate=crate):
            return Rummage(figure.id, crate=crate)
        case Rob(figure=other):
            return Rummage(figure.id, other=other)
    return GeneralSearch(figure.id)


class SearchFreely(Procedure, tag="corespace.search-freely"):
    """A SEARCH that a token grants."""

    figure: str

    def start(self, game: CoreSpace) -> Step:
        figure = figure_of(game, self.figure)
        return ask(player_of(figure), search_options(game, figure), then=self.go)

    def go(self, game: CoreSpace, choice: Choice) -> Step:
        return call(search(game, figure_of(game, self.figure), choice), then=self.end)

    def end(self, game: CoreSpace) -> Step:
        return done()


class GeneralSearch(Procedure, tag="corespace.general-search"):
    """One token from the bag, once for each room. (CS-SEARCH-08..09, CS-SEARCH-12)"""

    figure: str

    def start(self, game: CoreSpace) -> Step:
        mission, figure = game.state.mission, figure_of(game, self.figure)
        seat = player_of(figure)
        mission.searched = (*mission.searched, area_of(game, figure.at).name)
        face = draw(game, mission.bag)
        if face is None:
            game.tell(RoomSearched(figure.id, None))
            return done()
        mission.drawn = as_found(game, Item(face, found="bag", known_to=(seat,)))
        game.tell(RoomSearched(figure.id, game.content.token[face].size))
        game.tell(ItemFound(mission.drawn.name, audience=(seat,)))
        return ask(seat, self.offers(game, figure, mission.drawn), then=self.settle)

    def offers(self, game: CoreSpace, figure: Figure, item: Item) -> Options:
        """Keep it, keep it instead of something else, or leave it."""
        tray = figure.tray
        return joined(
            in_order([offer(Keep(), ("CS-EQUIP-07", has_room(game, figure, item), Room()))]),
            in_order(
                KeepFor(name) for name in each_name(tray) if has_room(game, figure, item, without=item_of(tray, name))
            ),
            in_order([Leave()]),
        )

    def settle(self, game: CoreSpace, choice: Choice) -> Step:
        mission, figure = game.state.mission, figure_of(game, self.figure)
        item, mission.drawn = mission.drawn, None
        assert item is not None, "it was drawn before the question"
        if isinstance(choice, Leave):
            item = reveal(game, figure, item)
            lay_down(game, item, figure.at)
            game.tell(Dropped(figure.id, item.name, figure.at))
            return done()
        if isinstance(choice, KeepFor):
            drop(game, figure, choice.given)
        gain(figure, item)
        game.tell(Taken(figure.id, design(game, item).size))
        return done()
