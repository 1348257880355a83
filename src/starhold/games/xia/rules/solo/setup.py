"""The setup of a game alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.piles import draw
from starhold.kernel import Procedure, Step, ask, call, done, goto, hand_over

from ...choices import Spawn, Take
from ...events import Respawned, TitleDrawn
from ..boarding import ComeAboard
from ..exploring import ComeAlong
from ..respawn import free_spawn_points
from ..setup import OutfitShip, offer_ships, take_ship
from ..turn import Play
from .arranging import Arrange
from .table import ALONE

if TYPE_CHECKING:
    from ...game import Xia


class SetUpAlone(Procedure, tag="xia.set-up-alone"):
    """Sectors, the ship and its Spawn Point, NPCs, outfits: then the first turn. (XIA-SOLO-01..07, XIA-SOLO-39)"""

    done: int = 0
    """The number of sectors, and after that of other last things, that are dealt with."""

    def start(self, game: Xia) -> Step:
        for prepare_table in game.rules.preparing:
            prepare_table(game)
        game.state.order = (ALONE,)
        reveal_title(game)
        return call(Arrange(), then=self.embark)

    def embark(self, game: Xia) -> Step:
        return call(Embark(), then=self.bring_along)

    def bring_along(self, game: Xia) -> Step:
        """Bring what comes with the first sectors: NPCs are there before outfits are bought."""
        laid = game.state.board.placed
        if self.done < len(laid):
            self.done += 1
            return call(ComeAlong(laid[self.done - 1]), then=self.bring_along)
        self.done = 0
        return call(OutfitShip(ALONE), then=self.get_ready)

    def get_ready(self, game: Xia) -> Step:
        readying = game.rules.readying
        while self.done < len(readying):
            self.done += 1
            last_thing = readying[self.done - 1](game, ALONE)
            if last_thing is not None:
                return call(last_thing, then=self.get_ready)
        return hand_over(Play(ALONE))


class Embark(Procedure, tag="xia.embark"):
    """The captain chooses a ship, and the Spawn Point where she starts. (XIA-SOLO-07, XIA-SETUP-16)"""

    def start(self, game: Xia) -> Step:
        return ask(ALONE, offer_ships(game), then=self.take)

    def take(self, game: Xia, choice: Take) -> Step:
        take_ship(game, ALONE, choice.ship)
        return call(ComeAboard(ALONE), then=self.choose) if game.rules.boarding else goto(self.choose)

    def choose(self, game: Xia) -> Step:
        return ask(ALONE, [Spawn(number) for number in sorted(free_spawn_points(game))], then=self.appear)

    def appear(self, game: Xia, choice: Spawn) -> Step:
        captain = game.state.captains[ALONE]
        captain.at = game.chart.spawn_points[choice.number]
        game.tell(Respawned(captain.ship, captain.at))
        return done()


def reveal_title(game: Xia) -> None:
    """Reveal a title that can be claimed from the start. (XIA-SOLO-04)"""
    title = draw(game, game.state.title_deck)
    if title is not None:
        game.state.titles.append(title)
        game.tell(TitleDrawn(title))
