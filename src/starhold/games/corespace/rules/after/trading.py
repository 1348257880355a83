"""Trade: which post, what is bought, sold and bartered, and who is hired. (CS-TRADE-01..11)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Options, Procedure, Seat, Step, ask, call, done, goto, joined, offer

from ...choices import Ready
from ...lacks import NotRefused
from ..answers import in_order
from ..crews import playing
from ..equipping import READY
from ..lots import draw_lots
from ..training import Train
from .barter import Bartering, Haggle
from .counter import Buy, Sell, buy, buying, sell, selling
from .hiring import Hire, KeepOn, hire, hiring
from .stowage import Stow, Undress, Wear, dress, dressing, stow, stowing
from .taking_turns import in_turn

if TYPE_CHECKING:
    from ...game import CoreSpace


class Visit(Choice, frozen=True, tag="corespace.visit"):
    """Choose a trading post. (CS-TRADE-01)"""

    post: str


class PostVisited(Event, frozen=True, tag="corespace.post-visited"):
    seat: Seat
    post: str


class Trade(Procedure, tag="corespace.trading"):
    """Everybody chooses a post; then they buy in turns, an item each, until nobody wants any more. (CS-TRADE-03)"""

    waiting: list[Seat] = []
    """Those who still trade; the first one is asked."""
    posts: list[str] = []
    """The post of each seat, once it is chosen."""
    refused: list[Seat] = []
    """Those who have declined an offer since the last item was bought."""

    def start(self, game: CoreSpace) -> Step:
        """The winner picks first; without a winner, a toss or a roll decides. (CS-TRADE-03)"""
        winners = [seat for seat in game.state.last_winners if seat in playing(game)]
        self.waiting = in_turn(game, draw_lots(game, winners or playing(game)))
        self.posts = ["" for _ in game.seats]
        return goto(self.choose)

    def choose(self, game: CoreSpace) -> Step:
        """(CS-TRADE-01)"""
        for seat in self.waiting:
            if not self.posts[seat]:
                return ask(
                    seat, in_order(Visit(post.id) for post in game.content.posts if not post.always), then=self.enter
                )
        return goto(self.deal)

    def enter(self, game: CoreSpace, choice: Visit) -> Step:
        seat = next(seat for seat in self.waiting if not self.posts[seat])
        self.posts[seat] = choice.post
        game.tell(PostVisited(seat, choice.post))
        return goto(self.choose)

    def deal(self, game: CoreSpace) -> Step:
        if not self.waiting:
            return done()
        seat = self.waiting[0]
        wares = in_order(buying(game, seat, self.posts[seat]))
        goods = in_order([*selling(game, seat), *stowing(game, seat), *dressing(game, seat)])
        return ask(seat, joined(wares, goods, in_order(hiring(game, seat)), self.partners(game), READY), then=self.take)

    def partners(self, game: CoreSpace) -> Options:
        """Everybody who trades at all, whether or not they have finished. (CS-TRADE-08)"""
        return in_order(
            offer(Haggle(seat), ("CS-TRADE-08", seat not in self.refused, NotRefused()))
            for seat in playing(game)
            if seat != self.waiting[0]
        )

    def take(self, game: CoreSpace, choice: Choice) -> Step:
        seat = self.waiting[0]
        match choice:
            case Buy():
                buy(game, seat, choice)
                self.pass_on()
            case Sell():
                sell(game, seat, self.posts[seat], choice)
            case Stow():
                stow(game, seat, choice)
            case Wear() | Undress():
                dress(game, seat, choice)
            case Hire() | KeepOn():
                return call(Train(seat, hire(game, seat, choice)), then=self.deal)
            case Haggle(seat=partner):
                self.refused.append(partner)
                return call(Bartering(seat, partner), then=self.bartered)
            case Ready():
                self.pass_on()
                self.waiting.remove(seat)
        return goto(self.deal)

    def pass_on(self) -> None:
        """An item each, in turns. (CS-TRADE-03)"""
        self.waiting = [*self.waiting[1:], self.waiting[0]]
        self.refused = []

    def bartered(self, game: CoreSpace, is_open: bool) -> Step:
        """Whoever declines is not asked again before somebody has bought something. (CS-TRADE-08)"""
        if is_open:
            self.refused.pop()
        return goto(self.deal)
