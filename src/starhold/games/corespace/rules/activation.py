"""The turn of one trader. (CS-ROUND-05..09, CS-TRADER-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Step, ask, call, done, goto, joined

from ..choices import AskLeave, Embark, Fight, Finish, Move, Shoot, Walk
from ..events import Activated, Finished, TurnMissed
from ..state import Figure
from . import ending
from .fighting import fight, fight_options, shoot, shoot_options
from .figures import character_of, figure_of, player_of
from .movement import MoveAlong, allowance, move_options, way_aboard, way_to
from .passing import AskToPass
from .walking import WalkFreely

if TYPE_CHECKING:
    from ..game import CoreSpace

FINISH = Options((Finish(),))


class Activation(Procedure, tag="corespace.activation"):
    """Up to as many actions as the trader has, in any order. (CS-ROUND-07..08)"""

    figure: str
    left: int = 0
    """The actions that are left."""
    asked: list[str] = []
    """The enemy traders who were asked for leave already."""

    def start(self, game: CoreSpace) -> Step:
        """Penalties apply to the next activation, and are then used up. (CS-ASSESS-04)"""
        figure = figure_of(game, self.figure)
        if figure.missed_turns:
            figure.missed_turns -= 1
            figure.acted = True
            game.tell(TurnMissed(figure.id))
            return done()
        self.left = max(0, character_of(game, figure).actions - figure.lost_actions)
        figure.lost_actions = 0
        game.tell(Activated(figure.id))
        return goto(self.act)

    def act(self, game: CoreSpace) -> Step:
        figure = figure_of(game, self.figure)
        if game.state.mission.over or figure.where == "aboard" or figure.defeated:
            return goto(self.finish)
        offered = self.offers(game, figure)
        if offered.legal == FINISH.legal:
            return goto(self.finish)
        return ask(player_of(figure), offered, then=self.do)

    def offers(self, game: CoreSpace, figure: Figure) -> Options:
        """Everything open to the trader now. (CS-ACTION-01)"""
        if not self.left:
            return FINISH
        return joined(
            fight_options(game, figure),
            shoot_options(game, figure),
            move_options(game, figure, self.asked),
            FINISH,
        )

    def do(self, game: CoreSpace, choice: Choice) -> Step:
        figure = figure_of(game, self.figure)
        match choice:
            case AskLeave(figure=other):
                self.asked.append(other)
                return call(AskToPass(self.figure, other), then=self.act)
            case Finish():
                return goto(self.finish)
        self.left -= 1
        match choice:
            case Fight():
                return call(fight(game, figure, choice), then=self.settle)
            case Shoot(other=other, weapon=weapon):
                return call(shoot(game, figure, figure_of(game, other), weapon), then=self.settle)
            case Move(to=to):
                return call(MoveAlong(self.figure, list(way_to(game, figure, to))), then=self.settle)
            case Embark(airlock=airlock):
                way = list(way_aboard(game, figure, airlock))
                return call(MoveAlong(self.figure, way, airlock), then=self.settle)
            case Walk():
                return call(WalkFreely(self.figure, allowance(game, figure)), then=self.settle)
        raise AssertionError(choice)

    def settle(self, game: CoreSpace) -> Step:
        """After each action it is looked whether the mission is over. (CS-MISSION-07)"""
        ending.look(game)
        return goto(self.act)

    def finish(self, game: CoreSpace) -> Step:
        """(CS-ROUND-05)"""
        figure_of(game, self.figure).acted = True
        game.tell(Finished(self.figure))
        return done()
