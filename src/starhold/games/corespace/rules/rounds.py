"""Rounds and their five phases. (CS-ROUND-01..06, CS-ROUND-10, CS-ASSESS-01..03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Procedure, Seat, Step, ask, call, done, goto, joined, offer

from ..choices import Abandon, Activate, LieStill, TryToRise
from ..events import CounterPassed, PhaseBegan, RoundBegan
from ..lacks import OtherTurn, Standing
from ..state import Figure, Phase
from . import ending, hostility
from .answers import in_order
from .cards.drawing import DrawEvent
from .crews import next_to
from .figures import figure_of, page_of, traders_of
from .npcs.phase import FamilyPhase, NpcPhase
from .rallying import Rally, can_rally
from .script import moments
from .script.happening import Happen
from .skills.windows import Settle
from .upgrades import Guard
from .wavering import turn_of_trader

if TYPE_CHECKING:
    from ..game import CoreSpace


class Round(Procedure, tag="corespace.round"):
    """Hostility, traders, Purge, other NPCs, assessment. (CS-ROUND-01)"""

    def start(self, game: CoreSpace) -> Step:
        mission = game.state.mission
        mission.phase = "hostility"
        mission.event_returned = []
        game.tell(RoundBegan(mission.round))
        moments.round_starts(game)
        hostility.add_round_pegs(game)
        return call(Happen(), then=self.draw)

    def draw(self, game: CoreSpace) -> Step:
        """(CS-EVENT-01, CS-HOSTILITY-03)"""
        return done() if game.state.mission.over else call(DrawEvent(), then=self.settle)

    def settle(self, game: CoreSpace) -> Step:
        return call(Settle(), then=self.traders)

    def traders(self, game: CoreSpace) -> Step:
        game.state.mission.phase = "traders"
        return call(TraderPhase(game.state.mission.counter), then=self.guard)

    def guard(self, game: CoreSpace) -> Step:
        """(CS-MAINTAIN-07)"""
        return call(Guard(), then=self.purge)

    def purge(self, game: CoreSpace) -> Step:
        if game.state.mission.over:
            return done()
        begin_phase(game, "purge")
        return call(FamilyPhase("purge"), then=self.npcs)

    def npcs(self, game: CoreSpace) -> Step:
        if game.state.mission.over:
            return done()
        begin_phase(game, "npcs")
        return call(NpcPhase(), then=self.close)

    def close(self, game: CoreSpace) -> Step:
        if game.state.mission.over:
            return done()
        moments.round_ends(game)
        return call(Settle(), then=self.assess)

    def assess(self, game: CoreSpace) -> Step:
        """(CS-ASSESS-01..03, CS-MOVE-05)"""
        mission = game.state.mission
        if mission.over:
            return done()
        mission.phase = "assessment"
        clear_round(game)
        if mission.round == last_round(game):
            ending.time_is_up(game)
            return done()
        after = next_to(game, mission.counter)
        if after != mission.counter:
            mission.counter = after
            game.tell(CounterPassed(mission.counter))
        mission.round += 1
        return done()


def clear_round(game: CoreSpace) -> None:
    """Take off what lasts for a round. (CS-ASSESS-01..02, CS-MOVE-05)"""
    mission = game.state.mission
    mission.shot = False
    mission.searches = 0
    for thing in mission.things:
        thing.used_in_round = {}
    for figure in mission.figures:
        figure.acted = False
        figure.walked = 0
        figure.skill_used = False
        figure.begun = False
        figure.stood_down = False
        figure.lasting = tuple(lasting for lasting in figure.lasting if lasting.until > mission.round)


def last_round(game: CoreSpace) -> int:
    """The round after which it is over, 0 for none; a rescue has as many rounds as its mission. (CS-MISSION-04)"""
    page, before = page_of(game), game.state.mission.rounds_before
    return page.last_round and page.last_round + before


def begin_phase(game: CoreSpace, phase: Phase) -> None:
    game.state.mission.phase = phase
    game.tell(PhaseBegan(phase))


class TraderPhase(Procedure, tag="corespace.trader-phase"):
    """One trader per player, clockwise from the turn counter, until all have acted. (CS-ROUND-02..03)"""

    seat: Seat

    def start(self, game: CoreSpace) -> Step:
        """Players without a trader who can act are skipped. (CS-ROUND-03, CS-ROUND-10)"""
        if game.state.mission.over:
            return done()
        for offset in game.seats:
            seat = (self.seat + offset) % game.setup.seats
            waiting = [figure for figure in traders_of(game, seat) if can_activate(figure)]
            fallen = [figure for figure in traders_of(game, seat) if can_rally(game, figure)]
            if waiting or fallen:
                self.seat = seat
                return self.choose(game, waiting, fallen)
        return done()

    def choose(self, game: CoreSpace, waiting: list[Figure], fallen: list[Figure]) -> Step:
        """There is no holding back, but nobody has to try a second wind, or wait for whoever has joined.

        (CS-ROUND-06, CS-ABILITY-08, CS-HIRE-04)
        """
        abandon: list[Choice] = [Abandon()] if ending.may_abandon(game, self.seat) else []
        if len(waiting) == 1 and not fallen and not abandon:
            return self.activate(game, Activate(waiting[0].id))
        rising: list[Choice] = [*(TryToRise(figure.id) for figure in fallen), *([] if waiting else [LieStill()])]
        offered = in_order(
            offer(
                Activate(figure.id),
                ("CS-ROUND-04", not figure.acted, OtherTurn()),
                ("CS-ROUND-09", not figure.defeated, Standing()),
            )
            for figure in traders_of(game, self.seat)
            if figure.where in ("airlock", "deck") and waiting
        )
        return ask(self.seat, joined(offered, in_order([*rising, *abandon])), then=self.activate)

    def activate(self, game: CoreSpace, choice: Activate | TryToRise | LieStill | Abandon) -> Step:
        seat, self.seat = self.seat, (self.seat + 1) % game.setup.seats
        match choice:
            case TryToRise(figure=figure):
                return call(Rally(figure), then=self.start)
            case LieStill():
                for each in traders_of(game, seat):
                    each.acted = each.acted or can_rally(game, each)
                return goto(self.start)
            case Abandon():
                ending.abandon(game, seat)
                return goto(self.start)
        return call(turn_of_trader(figure_of(game, choice.figure)), then=self.start)


def can_activate(figure: Figure) -> bool:
    """(CS-ROUND-04, CS-ROUND-09..10)"""
    return not figure.acted and not figure.defeated and figure.where in ("airlock", "deck")
