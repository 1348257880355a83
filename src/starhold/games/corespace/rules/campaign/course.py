"""The course of a campaign: mission after mission, and what lies between them. (CS-SETUP-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event, Procedure, Step, call, done, goto

from ..after.advancement import Advancement
from ..after.maintenance import Maintenance
from ..after.trading import Trade
from ..crews import living, playing
from ..figures import page_at
from ..homecoming import conclude, stow
from ..mission import PlayMission
from ..missions.laying import lay_out
from ..muster import Muster
from ..ships import fit_out
from .custody import CrewLost, Redeem, pass_time
from .extraction import Extraction
from .roll_call import RollCall
from .sheet import is_last, scene_name, sheet_of
from .telling import hear_voices, read_briefing, read_ending, read_outcome

if TYPE_CHECKING:
    from ...game import CoreSpace


class CampaignEnded(Event, frozen=True, tag="corespace.campaign-ended"):
    campaign: str


class PlayCampaign(Procedure, tag="corespace.play-campaign"):
    """Crews are put together once; each mission then asks who comes along."""

    def start(self, game: CoreSpace) -> Step:
        begin_scene(game)
        read_briefing(game)
        return call(Muster(), then=self.fit_out)

    def fit_out(self, game: CoreSpace) -> Step:
        fit_out(game)
        return goto(self.gather)

    def gather(self, game: CoreSpace) -> Step:
        return call(Redeem(), then=self.muster)

    def muster(self, game: CoreSpace) -> Step:
        return goto(self.finish) if is_deserted(game) else call(RollCall(), then=self.fly)

    def fly(self, game: CoreSpace) -> Step:
        """If nobody is left who could fly, the mission waits for those who are kept away."""
        if not playing(game):
            return goto(self.gather)
        hear_voices(game)
        return call(PlayMission(), then=self.come_home)

    def come_home(self, game: CoreSpace) -> Step:
        conclude(game)
        pass_time(game)
        read_outcome(game)
        return call(AfterMission(), then=self.go_on)

    def go_on(self, game: CoreSpace) -> Step:
        if is_last(game) or is_deserted(game):
            return goto(self.finish)
        sheet = sheet_of(game)
        sheet.stage += 1
        lay_out(game, page_at(game.content, sheet))
        begin_scene(game)
        read_briefing(game)
        return goto(self.gather)

    def finish(self, game: CoreSpace) -> Step:
        read_ending(game)
        game.tell(CampaignEnded(sheet_of(game).id))
        return done()


def is_deserted(game: CoreSpace) -> bool:
    """True if every crew has left the campaign."""
    return all(crew.out for crew in game.state.crews)


class AfterMission(Procedure, tag="corespace.after-mission"):
    """Extraction, advancement, trade, maintenance: seat by seat, the last winner first."""

    def start(self, game: CoreSpace) -> Step:
        return call(Extraction(), then=self.unload)

    def unload(self, game: CoreSpace) -> Step:
        """The deck is left behind; what no crew has is the supply. (CS-TRADE-02)"""
        stow(game)
        disband(game)
        return call(Advancement(), then=self.trade) if playing(game) else done()

    def trade(self, game: CoreSpace) -> Step:
        return call(Trade(), then=self.maintain)

    def maintain(self, game: CoreSpace) -> Step:
        return call(Maintenance(), then=self.end)

    def end(self, game: CoreSpace) -> Step:
        return done()


def disband(game: CoreSpace) -> None:
    """A crew of whom nobody lives is out. (CS-EXTRACT-02)"""
    for seat in playing(game):
        if not living(game.state.crews[seat]):
            game.state.crews[seat].out = True
            game.tell(CrewLost(seat))


def begin_scene(game: CoreSpace) -> None:
    sheet = sheet_of(game)
    game.begin_scene(scene_name(sheet.stage + 1, game.state.mission.id))
