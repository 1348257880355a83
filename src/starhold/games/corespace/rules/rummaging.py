"""Going through a crate, or the tray of a defeated trader. (CS-SEARCH-02..05, CS-ROB-01..03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.square import Square
from starhold.kernel import Choice, Options, Procedure, Step, ask, done, goto, joined, offer

from ..choices import Close, PutBack, Take
from ..events import ContentsSeen, CrateOpened, Returned, Robbed, Taken
from ..lacks import Room
from ..state import Figure, Item
from .answers import in_order
from .crates import crate_at, refill
from .effortless import drop
from .figures import deck_chart, figure_of, player_of
from .kit import as_found, design, each_name, gain, has_room, item_of, lose, without_one
from .script import moments

if TYPE_CHECKING:
    from ..game import CoreSpace


class Rummage(Procedure, tag="corespace.rummage"):
    """The searcher alone sees what is there, takes what it likes, and leaves what it likes."""

    figure: str
    crate: Square = ""
    """The crate that is searched."""
    other: str = ""
    """The defeated trader who is searched."""

    def start(self, game: CoreSpace) -> Step:
        seat = player_of(figure_of(game, self.figure))
        if self.crate:
            game.tell(CrateOpened(self.figure, self.crate))
            self.become(game, tuple(seen_by_one(game, item, seat) for item in self.contents(game)))
        else:
            game.tell(Robbed(self.figure, self.other))
            self.become(game, tuple(also_known(item, seat) for item in self.contents(game)))
        names = tuple(sorted(item.name for item in self.contents(game)))
        game.tell(ContentsSeen(names, audience=(seat,)))
        return goto(self.look)

    def look(self, game: CoreSpace) -> Step:
        figure = figure_of(game, self.figure)
        return ask(player_of(figure), self.offers(game, figure), then=self.handle)

    def offers(self, game: CoreSpace, figure: Figure) -> Options:
        there = self.contents(game)
        return joined(
            in_order(
                offer(Take(name), ("CS-EQUIP-07", has_room(game, figure, item_of(there, name)), Room()))
                for name in each_name(there)
            ),
            in_order(PutBack(name) for name in each_name(figure.tray)),
            in_order([Close()]),
        )

    def handle(self, game: CoreSpace, choice: Choice) -> Step:
        figure = figure_of(game, self.figure)
        match choice:
            case Take(token=name):
                self.take(game, figure, name)
            case PutBack(token=name):
                self.put_back(game, figure, name)
            case _:
                return done()
        return goto(self.look)

    def take(self, game: CoreSpace, figure: Figure, name: str) -> None:
        there = self.contents(game)
        item = item_of(there, name)
        self.become(game, without_one(there, item))
        gain(figure, as_found(game, item))
        moments.was_taken(game, figure, item.face)
        known = item.name if item.known_to is None else ""
        game.tell(Taken(figure.id, design(game, item).size, known))

    def put_back(self, game: CoreSpace, figure: Figure, name: str) -> None:
        """What does not fit into a small crate, or is left after a robbery, lies on the floor.

        (CS-SEARCH-03..04, CS-ROB-02)
        """
        item = item_of(figure.tray, name)
        size = design(game, item).size
        if not self.crate or (size == "large" and deck_chart(game).pieces[self.crate].kind.crate == "small"):
            drop(game, figure, name)
            return
        self.become(game, (*self.contents(game), in_a_crate(game, lose(figure, name), player_of(figure))))
        game.tell(Returned(figure.id, size))

    def contents(self, game: CoreSpace) -> tuple[Item, ...]:
        return crate_at(game.state.mission, self.crate).items if self.crate else figure_of(game, self.other).tray

    def become(self, game: CoreSpace, items: tuple[Item, ...]) -> None:
        if self.crate:
            refill(game.state.mission, self.crate, items)
        else:
            figure_of(game, self.other).tray = items


def also_known(item: Item, seat: int) -> Item:
    """An item that one more seat has seen."""
    return item if item.is_known(seat) else replace(item, known_to=(*(item.known_to or ()), seat))


def in_a_crate(game: CoreSpace, item: Item, seat: int) -> Item:
    """An item that only its last owner knows to lie in a crate. (CS-SEARCH-03)"""
    there = replace(item, found="crate", turned="" if item.turned == "delayed" else item.turned)
    return seen_by_one(game, there, seat)


def seen_by_one(game: CoreSpace, item: Item, seat: int) -> Item:
    """An item in a crate that one seat alone has seen; what slows its carrier down is too heavy to be a secret.

    (CS-SEARCH-02, CS-EQUIP-08)
    """
    return replace(item, known_to=None if design(game, item).burden else (seat,))
