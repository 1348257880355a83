"""A word with an enemy trader who is in the way. (CS-MOVE-09)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Step, ask, done

from ..choices import Grant, Refuse
from ..events import LeaveAsked, LeaveGranted, LeaveRefused
from ..state import Lasting
from .figures import figure_of

if TYPE_CHECKING:
    from ..game import CoreSpace


class AskToPass(Procedure, tag="corespace.ask-to-pass"):
    """The other trader's player may let the crew pass until the end of the round."""

    figure: str
    other: str

    def start(self, game: CoreSpace) -> Step:
        game.tell(LeaveAsked(self.figure, self.other))
        owner = figure_of(game, self.other).crew
        assert owner is not None, "enemy NPCs are not asked"
        return ask(owner, [Grant(), Refuse()], then=self.answer)

    def answer(self, game: CoreSpace, choice: Choice) -> Step:
        if not isinstance(choice, Grant):
            game.tell(LeaveRefused(self.figure, self.other))
            return done()
        other, crew = figure_of(game, self.other), figure_of(game, self.figure).crew
        other.lasting = (*other.lasting, Lasting("leave", game.state.mission.round, crew))
        game.tell(LeaveGranted(self.figure, self.other))
        return done()
