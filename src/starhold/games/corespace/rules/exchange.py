"""Items that change hands: give, take or swap, with consent. (CS-EFFORTLESS-08..10)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Step, ask, done, goto, joined, offer

from ..choices import Accept, AskFor, Decline, Exchange, Give, Take
from ..events import ExchangeAsked, ExchangeDeclined, Given
from ..lacks import NotRefused, Room
from ..state import Figure, Item
from .answers import in_order
from .contact import touched
from .figures import figure_of, player_of
from .kit import each_name, gain, has_room, item_of, lose, show

if TYPE_CHECKING:
    from ..game import CoreSpace


def exchange_options(game: CoreSpace, figure: Figure, refused: list[str]) -> Options:
    """Everybody of a crew in contact, if one of both has something. (CS-EFFORTLESS-08..09)"""
    near = [other for other in touched(game, figure) if other.crew is not None and (figure.tray or other.tray)]
    return in_order(
        offer(Exchange(other.id), ("CS-EFFORTLESS-08", other.id not in refused, NotRefused()))
        for other in near
        if opening(game, figure, other).legal
    )


def opening(game: CoreSpace, figure: Figure, other: Figure) -> Options:
    """What can be given; what can be taken from one's own crew, and that others can be asked."""
    give = in_order(Give(name) for name in each_name(figure.tray) if can_give(game, figure, other, name))
    if other.crew == figure.crew:
        return joined(
            give,
            in_order(
                offer(Take(name), ("CS-EQUIP-07", has_room(game, figure, item_of(other.tray, name)), Room()))
                for name in each_name(other.tray)
            ),
        )
    return joined(give, in_order([AskFor()] if any_fits(game, figure, other) else []))


def can_give(game: CoreSpace, figure: Figure, other: Figure, name: str) -> bool:
    """True if the other one has room for it, or can have it for something else."""
    item = item_of(figure.tray, name)
    return has_room(game, other, item) or bool(in_return(game, figure, other, item))


def any_fits(game: CoreSpace, figure: Figure, other: Figure) -> bool:
    return any(has_room(game, figure, item) for item in other.tray)


def in_return(game: CoreSpace, figure: Figure, other: Figure, item: Item) -> list[str]:
    """What the other one can give for an item, so that both have room."""
    return [
        name
        for name in each_name(other.tray)
        if has_room(game, other, item, without=(back := item_of(other.tray, name)))
        and has_room(game, figure, back, without=item)
    ]


class ExchangeItems(Procedure, tag="corespace.exchange-items"):
    """One item given, taken or swapped. Its result names whoever does not consent."""

    figure: str
    other: str
    given: str = ""
    """What is given."""

    def start(self, game: CoreSpace) -> Step:
        figure, other = figure_of(game, self.figure), figure_of(game, self.other)
        return ask(player_of(figure), opening(game, figure, other), then=self.begin)

    def begin(self, game: CoreSpace, choice: Choice) -> Step:
        figure, other = figure_of(game, self.figure), figure_of(game, self.other)
        match choice:
            case Take(token=name):
                hand_over(game, other, figure, name)
                return done("")
            case Give(token=name):
                self.given = name
                if other.crew != figure.crew:
                    show(game, figure, name)
                    game.tell(ExchangeAsked(figure.id, other.id, name))
            case _:
                game.tell(ExchangeAsked(figure.id, other.id))
        return goto(self.reply)

    def reply(self, game: CoreSpace) -> Step:
        """The one who receives may give something in return; of another crew, they may decline."""
        figure, other = figure_of(game, self.figure), figure_of(game, self.other)
        is_own = other.crew == figure.crew
        offered: list[Choice] = []
        if self.given:
            item = item_of(figure.tray, self.given)
            offered += [Give(name) for name in in_return(game, figure, other, item)]
            offered += [Accept()] if has_room(game, other, item) else []
        else:
            offered += [
                Give(name) for name in each_name(other.tray) if has_room(game, figure, item_of(other.tray, name))
            ]
        offered += [] if is_own else [Decline()]
        if is_own and offered == [Accept()]:
            return self.settle(game, Accept())
        return ask(player_of(other), in_order(offered), then=self.settle)

    def settle(self, game: CoreSpace, choice: Choice) -> Step:
        figure, other = figure_of(game, self.figure), figure_of(game, self.other)
        if isinstance(choice, Decline):
            game.tell(ExchangeDeclined(figure.id, other.id))
            return done(other.id)
        back = lose_shown(game, other, choice.token) if isinstance(choice, Give) else None
        if self.given:
            hand_over(game, figure, other, self.given)
        if back is not None:
            gain(figure, back)
            game.tell(Given(other.id, figure.id, back.name))
        return done("")


def hand_over(game: CoreSpace, giver: Figure, taker: Figure, name: str) -> None:
    """What changes hands is open from then on. (CS-EQUIP-08)"""
    item = lose_shown(game, giver, name)
    gain(taker, item)
    game.tell(Given(giver.id, taker.id, item.name))


def lose_shown(game: CoreSpace, giver: Figure, name: str) -> Item:
    return lose(giver, show(game, giver, name).name)
