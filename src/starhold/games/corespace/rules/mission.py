"""A mission: crews set out, ships are laid, and round follows round until it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Procedure, Step, call, done, hand_over

from ..events import MissionBegan, MissionEnded
from .crates import stock
from .deploy import Deploy
from .missions.laying import man
from .muster import Muster, board_all
from .rounds import Round
from .script import deck_words, moments, people_words, secret_words
from .script.happening import Happen
from .skills import (
    actions,
    augmented,
    close,
    cunning,
    effects,
    hacking,
    manipulating,
    ranged,
    regulating,
    stealth,
    tech,
)

if TYPE_CHECKING:
    from ..game import CoreSpace


VOCABULARY = (
    deck_words,
    people_words,
    secret_words,
    actions,
    effects,
    ranged,
    close,
    tech,
    regulating,
    hacking,
    stealth,
    cunning,
    augmented,
    manipulating,
)
"""The modules in which words of missions and parts of skills are found: each announces its own."""


class SingleMission(Procedure, tag="corespace.single-mission"):
    def start(self, game: CoreSpace) -> Step:
        return call(Muster(), then=self.fly)

    def fly(self, game: CoreSpace) -> Step:
        return hand_over(PlayMission())


class PlayMission(Procedure, tag="corespace.play-mission"):
    """From the ships to the last round. (CS-SETUP-03..07, CS-SETUP-18..23)"""

    def start(self, game: CoreSpace) -> Step:
        stock(game)
        board_all(game)
        return call(Deploy(), then=self.begin)

    def begin(self, game: CoreSpace) -> Step:
        game.tell(MissionBegan(game.state.mission.id, game.state.mission.counter))
        man(game)
        moments.begins(game)
        return call(Happen(), then=self.play)

    def play(self, game: CoreSpace) -> Step:
        mission = game.state.mission
        if not mission.over:
            return call(Round(), then=self.play)
        game.tell(MissionEnded(mission.id))
        return done()
