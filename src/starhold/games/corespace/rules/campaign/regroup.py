"""Before a rescue: equipment goes from hand to hand within a crew. (CS-RESCUE-02)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Refusal, Seat, Step, ask, done, goto, joined, offer

from ...choices import Doff, Don, Ready
from ...events import Given
from ...lacks import InOrder, StowageRoom
from ...state import Figure
from ..after.stowage import Stow, Undress, Wear
from ..answers import in_order
from ..donning import doff, don
from ..equipping import READY
from ..figures import figure_of, traders_of
from ..joining import is_joined
from ..kit import design, each_name, gain, has_room, item_of, lose, show, works

if TYPE_CHECKING:
    from ...game import CoreSpace


class Regroup(Procedure, tag="corespace.regroup"):
    """A crew, aboard its ship."""

    seat: Seat

    def start(self, game: CoreSpace) -> Step:
        """What is hidden decides nothing about whether somebody is asked. (CS-EQUIP-08)"""
        if not any(figure.tray or figure.worn for figure in self.there(game)):
            return done()
        return ask(self.seat, joined(in_order([*self.swaps(game), *self.outfits(game)]), READY), then=self.swap)

    def there(self, game: CoreSpace) -> list[Figure]:
        """Whoever is aboard, and be it on a stretcher."""
        crew = traders_of(game, self.seat)
        return [figure for figure in crew if figure.where in ("airlock", "aboard") and not is_joined(game, figure)]

    def swaps(self, game: CoreSpace) -> Iterator[Choice | Refusal]:
        for figure in self.there(game):
            for name in each_name(figure.tray):
                for other in self.there(game):
                    if other is not figure:
                        fits = has_room(game, other, item_of(figure.tray, name))
                        yield offer(Stow(name, figure.id, other.id), ("CS-EQUIP-07", fits, StowageRoom()))

    def outfits(self, game: CoreSpace) -> Iterator[Choice | Refusal]:
        """(CS-EQUIP-02)"""
        for figure in self.there(game):
            for name in each_name(figure.tray):
                item = item_of(figure.tray, name)
                if design(game, item).kind == "armour":
                    yield offer(Wear(figure.id, name), ("CS-ITEM-19", works(item), InOrder(name)))
            if figure.worn:
                yield offer(Undress(figure.id), ("CS-EQUIP-07", has_room(game, figure, figure.worn), StowageRoom()))

    def swap(self, game: CoreSpace, choice: Choice) -> Step:
        match choice:
            case Stow(token=name, place=giver, into=taker):
                item = lose(figure_of(game, giver), show(game, figure_of(game, giver), name).name)
                gain(figure_of(game, taker), item)
                game.tell(Given(giver, taker, item.name))
            case Wear(figure=name, token=token):
                don(game, figure_of(game, name), Don(token))
            case Undress(figure=name):
                doff(game, figure_of(game, name), Doff())
            case Ready():
                return done()
        return goto(self.start)
