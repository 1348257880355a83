"""The course of a campaign: mission after mission, and what lies between them. (CS-SETUP-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Event, Procedure, Step, call, done, goto

from ..after.advancement import Advancement
from ..after.maintenance import Maintenance
from ..after.trading import Trade
from ..crews import playing, set_aside
from ..figures import page_at
from ..homecoming import conclude, stow
from ..mission import PlayMission
from ..missions.laying import lay_out
from ..muster import Muster
from ..ships import fit_out
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
        return call(RollCall(), then=self.fly)

    def fly(self, game: CoreSpace) -> Step:
        if not playing(game):
            return goto(self.go_on)
        hear_voices(game)
        return call(PlayMission(), then=self.come_home)

    def come_home(self, game: CoreSpace) -> Step:
        conclude(game)
        read_outcome(game)
        return call(AfterMission(), then=self.go_on)

    def go_on(self, game: CoreSpace) -> Step:
        sheet = sheet_of(game)
        if is_last(game) or all(crew.out for crew in game.state.crews):
            read_ending(game)
            game.tell(CampaignEnded(sheet.id))
            return done()
        sheet.stage += 1
        lay_out(game, page_at(game.content, sheet))
        begin_scene(game)
        read_briefing(game)
        return goto(self.gather)


class AfterMission(Procedure, tag="corespace.after-mission"):
    """Extraction, advancement, trade, maintenance: seat by seat, the last winner first."""

    def start(self, game: CoreSpace) -> Step:
        return call(Extraction(), then=self.unload)

    def unload(self, game: CoreSpace) -> Step:
        """The deck is left behind; what nobody has brought home goes back to the supply."""
        stow(game)
        set_aside(game)
        return call(Advancement(), then=self.trade)

    def trade(self, game: CoreSpace) -> Step:
        return call(Trade(), then=self.maintain)

    def maintain(self, game: CoreSpace) -> Step:
        return call(Maintenance(), then=self.end)

    def end(self, game: CoreSpace) -> Step:
        return done()


def begin_scene(game: CoreSpace) -> None:
    sheet = sheet_of(game)
    game.begin_scene(scene_name(sheet.stage + 1, game.state.mission.id))
