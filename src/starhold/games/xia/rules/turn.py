"""The course of a match: turns of captains, each followed by the NPCs whose cards they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Procedure, Seat, Stage, Step, call, done, hand_over

from ..events import TurnBegan, TurnLost
from . import abilities, missions
from .actions import ActionPhase
from .npcs import NpcTurn, npcs_of
from .respawn import Respawn
from .rulebook import Happening
from .ships import is_alive, is_at_starport
from .starport import Business
from .status import Status

if TYPE_CHECKING:
    from ..game import Xia


class Play(Procedure, tag="xia.play"):
    """Turns pass to the left until the game is over. (XIA-SETUP-23, XIA-TURN-20, XIA-NPC-02)"""

    seat: Seat
    flown: tuple[str, ...] = ()
    """The NPCs that have had their turns."""
    passed: int = 0
    """How much has happened of what happens now, after a turn."""

    def start(self, game: Xia) -> Step:
        return call(Turn(self.seat), then=self.npc)

    def npc(self, game: Xia) -> Step:
        if self.flown:
            return self.fly(game)
        return self.go_through(game, game.rules.parting, again=self.npc, then=self.fly)

    def fly(self, game: Xia) -> Step:
        """The next NPC flies, if one is left."""
        if game.is_over:
            return done()
        due = [npc for npc in npcs_of(game, self.seat) if npc not in self.flown]
        if not due:
            return self.drift(game)
        self.flown += (due[0],)
        return call(NpcTurn(due[0]), then=self.npc)

    def drift(self, game: Xia) -> Step:
        """Ships on auto-pilot fly after other captains' turns."""
        if game.is_over:
            return done()
        flying = [captain for captain in game.state.captains if captain.autopilot]
        return call(abilities.FlyOnAutoPilot(self.seat), then=self.pass_on) if flying else self.pass_on(game)

    def pass_on(self, game: Xia) -> Step:
        happenings = (*game.rules.rounding, *game.rules.passing)
        return self.go_through(game, happenings, again=self.pass_on, then=self.begin_next)

    def begin_next(self, game: Xia) -> Step:
        return hand_over(Play((self.seat + 1) % game.setup.seats))

    def go_through(self, game: Xia, happenings: tuple[Happening, ...], again: Stage, then: Stage) -> Step:
        """One thing after the other happens, as long as nobody has won or lost by it."""
        while self.passed < len(happenings) and not game.is_over:
            happening = happenings[self.passed](game, self.seat)
            self.passed += 1
            if happening is not None:
                return call(happening, then=again)
        self.passed = 0
        return done() if game.is_over else then(game)


class Turn(Procedure, tag="xia.turn"):
    """Action Phase, Business Phase, Status Phase; a ship that is destroyed has no more of them.

    (XIA-TURN-01..08, XIA-TURN-19, XIA-RESPAWN-01..02)
    """

    seat: Seat

    def start(self, game: Xia) -> Step:
        begin_turn(game, self.seat)
        captain = game.state.captains[self.seat]
        if captain.skips_turn:
            captain.skips_turn = False
            game.tell(TurnLost(captain.ship))
            return done()
        return self.act(game) if is_alive(game, self.seat) else call(Respawn(self.seat), then=self.act)

    def act(self, game: Xia) -> Step:
        return call(ActionPhase(self.seat), then=self.do_business)

    def do_business(self, game: Xia) -> Step:
        if is_at_starport(game, self.seat) and not game.is_over:
            return call(Business(self.seat), then=self.close)
        return self.close(game)

    def close(self, game: Xia) -> Step:
        if not is_alive(game, self.seat) or game.is_over:
            return done()
        return call(Status(self.seat), then=self.choose_missions)

    def choose_missions(self, game: Xia) -> Step:
        """After the turn the captain looks at the missions drawn in it. (XIA-MISSION-04)"""
        captain = game.state.captains[self.seat]
        if captain.drawn and not game.is_over:
            return hand_over(missions.ChooseMissions(self.seat))
        return done()


def begin_turn(game: Xia, seat: Seat) -> None:
    """What held for the turn before, or until this captain's next turn, ends."""
    state = game.state
    state.active = seat
    for captain in state.captains:
        captain.lucky = False
        captain.this_turn = {}
        captain.using = None
        captain.crossings = 0
    captain = state.captains[seat]
    captain.drew_at = ()
    captain.harpoon = None
    captain.autopilot = 0
    captain.cloaked = False
    state.adrift = [
        replace(cube, jettisoned_by=None) if cube.jettisoned_by is not None else cube for cube in state.adrift
    ]
    game.tell(TurnBegan(seat))
    for begin in game.rules.beginning:
        begin(game, seat)
