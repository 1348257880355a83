"""The course of a campaign: entries, fights, landings and travel, until the story ends. (AKA-CAMPAIGN-01..09)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event, Procedure, Step, call, done, goto

from ...content.story import Battle, Finish, Landfall, ReadOn, Travel
from ...state import Outcome
from ..expedition.landing import Explore
from ..mission import FlyScenario
from ..script.deciding import Decide
from ..voyage.sparrow import Voyage, arrive
from .embark import come_home, embark
from .prepare import Prepare
from .squad import begin, is_gone, squad_of
from .story import Read

if TYPE_CHECKING:
    from ...game import Akarios

OPENING = "opening"
"""The name of the first scene."""
IRONMAN_ACT = 1
"""The act at whose beginning ironman mode can be chosen. (AKA-IRONMAN-01)"""
IRON, GENTLE = "ironman.on", "ironman.off"
"""The ways of the decision about ironman mode."""


class CampaignEnded(Event, frozen=True, tag="akarios.campaign-ended"):
    success: bool
    retired: bool = False


class IronmanChosen(Event, frozen=True, tag="akarios.ironman-chosen"):
    """The squad plays on in ironman mode."""


class PlayCampaign(Procedure, tag="akarios.play-campaign"):
    """Follows the story wherever it leads; if nowhere, the squad explores. (AKA-CAMPAIGN-07..09, AKA-SCOUT-05)"""

    act: int = 0
    """The act for which it has been asked about ironman mode."""

    def start(self, game: Akarios) -> Step:
        game.begin_scene(OPENING)
        squad = squad_of(game)
        squad.course = ReadOn(entry=game.content.campaign[squad.campaign].opening)
        return goto(self.follow)

    def follow(self, game: Akarios) -> Step:
        squad = squad_of(game)
        if squad.outcome or squad.retired:
            game.tell(CampaignEnded(squad.outcome == "success", squad.retired))
            return done()
        if squad.act == IRONMAN_ACT and not self.act:
            self.act = squad.act
            return call(Decide((GENTLE, IRON)), then=self.brace)
        course, squad.course = squad.course, None
        match course:
            case ReadOn(entry=entry):
                return call(Read(entry), then=self.follow)
            case Finish(success=success):
                squad.outcome = "success" if success else "failure"
                return goto(self.follow)
            case _ if is_gone(game):
                squad.outcome = "failure"
                return goto(self.follow)
            case Battle(scenario=scenario, won=won, lost=lost):
                return call(FlyBattle(scenario, won, lost), then=self.follow)
            case Landfall(world=world):
                return call(Visit(world), then=self.follow)
            case Travel(system=system) if system:
                arrive(game, system)
                return goto(self.follow)
        return call(Voyage(), then=self.follow)

    def brace(self, game: Akarios, way: int) -> Step:
        """Ironman mode can be chosen only now. (AKA-IRONMAN-01)"""
        if way:
            squad_of(game).ironman = True
            game.tell(IronmanChosen())
        return goto(self.follow)


class FlyBattle(Procedure, tag="akarios.fly-battle"):
    """A space combat of the story: ready, out, home, and the entry that follows. (AKA-END-04)"""

    scenario: str
    won: str
    lost: str

    def start(self, game: Akarios) -> Step:
        begin(game, self.scenario)
        game.state.scenario = self.scenario
        return call(Prepare(fight=True), then=self.fly)

    def fly(self, game: Akarios) -> Step:
        if squad_of(game).retired:
            return done()
        embark(game, self.scenario)
        squad_of(game).readings = []
        return call(FlyScenario(), then=self.come_home)

    def come_home(self, game: Akarios) -> Step:
        come_home(game)
        squad = squad_of(game)
        outcome = squad.log[-1].outcome
        squad.course = ReadOn(entry=self.won if outcome == "success" else self.lost)
        settle(game, outcome)
        return done()


class Visit(Procedure, tag="akarios.visit"):
    """A landing of the story."""

    world: str

    def start(self, game: Akarios) -> Step:
        begin(game, self.world)
        return call(Prepare(fight=False), then=self.land)

    def land(self, game: Akarios) -> Step:
        if squad_of(game).retired:
            return done()
        squad_of(game).readings = []
        return call(Explore(self.world), then=self.come_home)

    def come_home(self, game: Akarios) -> Step:
        settle(game, squad_of(game).log[-1].outcome)
        return done()


def settle(game: Akarios, outcome: Outcome) -> None:
    """The signal that has led to a scene that was no success can be scouted again. (AKA-SCOUT-01)"""
    squad = squad_of(game)
    if outcome != "success" and squad.origin in squad.scouted:
        squad.scouted.remove(squad.origin)
