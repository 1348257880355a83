"""A single mission: crews are chosen, ships are laid, and round follows round until it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done

from ..events import MissionEnded
from .deploy import Deploy
from .homecoming import stow
from .missions.laying import man
from .muster import Muster
from .rounds import Round
from .script import deck_words, moments, people_words, secret_words
from .script.happening import Happen

if TYPE_CHECKING:
    from ..game import CoreSpace


VOCABULARY = (deck_words, people_words, secret_words)
"""The modules in which words are found: each announces its own."""


class PlayMission(Procedure, tag="corespace.play-mission"):
    def start(self, game: CoreSpace) -> Step:
        return call(Muster(), then=self.deploy)

    def deploy(self, game: CoreSpace) -> Step:
        return call(Deploy(), then=self.begin)

    def begin(self, game: CoreSpace) -> Step:
        man(game)
        moments.begins(game)
        return call(Happen(), then=self.play)

    def play(self, game: CoreSpace) -> Step:
        mission = game.state.mission
        if not mission.over:
            return call(Round(), then=self.play)
        stow(game)
        game.tell(MissionEnded(mission.id))
        return done()
