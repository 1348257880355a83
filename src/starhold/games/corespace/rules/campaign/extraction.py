"""Those who were left behind, and how they get home. (CS-EXTRACT-01..08)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Event, Options, Procedure, Refusal, Seat, Step, ask, call, done, goto, offer

from ...lacks import FirstRescue, SomebodyToFly, SomewhereToLook
from ...state import Member
from ..after.taking_turns import in_turn
from ..answers import in_order
from ..crews import change
from ..dice import roll_chance
from ..figures import find_figure
from .ordeals import bury, suffer
from .rescue import RescueMission, aboard, flyers

if TYPE_CHECKING:
    from ...game import CoreSpace


class Rescue(Choice, frozen=True, tag="corespace.rescue"):
    """Go back for somebody. (CS-EXTRACT-05)"""

    figure: str


class Teleport(Choice, frozen=True, tag="corespace.teleport"):
    """Have somebody beamed home. (CS-EXTRACT-05, CS-EXTRACT-07)"""

    figure: str


class Alone(Choice, frozen=True, tag="corespace.alone"):
    """Have somebody find their own way home. (CS-EXTRACT-05, CS-EXTRACT-08)"""

    figure: str


class LifeRolled(Event, frozen=True, tag="corespace.life-rolled"):
    """The first roll for whoever was left behind. (CS-EXTRACT-02)"""

    figure: str
    face: str
    dead: bool


class Extraction(Procedure, tag="corespace.extraction"):
    """First the die says who lives, then each crew says how they come home; after a rescue, for those left in it."""

    waiting: list[Seat] = []

    def start(self, game: CoreSpace) -> Step:
        """Whose crew is all home is asked nothing. (CS-EXTRACT-01)"""
        self.waiting = in_turn(game)
        for seat in self.waiting:
            for member in game.state.crews[seat].members:
                if member.fate == "left" and not member.dead:
                    roll_for_life(game, seat, member)
        return goto(self.next)

    def next(self, game: CoreSpace) -> Step:
        return call(Retrieve(self.waiting.pop(0)), then=self.next) if self.waiting else goto(self.fly)

    def fly(self, game: CoreSpace) -> Step:
        """(CS-RESCUE-01, CS-RESCUE-04)"""
        awaited = any(member.fate == "awaited" for crew in game.state.crews for member in crew.members)
        return call(RescueMission(), then=self.start) if awaited else done()


def roll_for_life(game: CoreSpace, seat: Seat, member: Member) -> None:
    """One icon of the chance die means death. (CS-EXTRACT-02..03)"""
    face = roll_chance(game, seat, "life", member.board)
    game.tell(LifeRolled(member.board, face, face == "live-one"))
    if face == "live-one":
        bury(game, seat, member)
    else:
        change(game, seat, replace(member, fate="spared"))


class Retrieve(Procedure, tag="corespace.retrieve"):
    """One crew, and those of it who have survived out there."""

    seat: Seat

    def start(self, game: CoreSpace) -> Step:
        """If nobody is aboard, nobody chooses. (CS-EXTRACT-04..05)"""
        crew = game.state.crews[self.seat]
        spared = [member for member in crew.members if member.fate == "spared"]
        if not spared:
            return done()
        if not aboard(game, self.seat):
            for member in spared:
                suffer(game, self.seat, member.board, "alone")
            return done()
        return ask(self.seat, self.ways(game, spared), then=self.choose)

    def ways(self, game: CoreSpace, spared: list[Member]) -> Options:
        """(CS-EXTRACT-05, CS-RESCUE-04)"""
        return in_order(way for member in spared for way in self.ways_of(game, member))

    def ways_of(self, game: CoreSpace, member: Member) -> Iterator[Choice | Refusal]:
        figure = find_figure(game, member.board)
        yield offer(
            Rescue(member.board),
            ("CS-RESCUE-04", not game.state.mission.rounds_before, FirstRescue()),
            ("CS-RESCUE-06", bool(flyers(game, self.seat)), SomebodyToFly()),
            ("CS-RESCUE-08", figure is not None and figure.where == "deck", SomewhereToLook()),
        )
        yield Teleport(member.board)
        yield Alone(member.board)

    def choose(self, game: CoreSpace, choice: Rescue | Teleport | Alone) -> Step:
        match choice:
            case Rescue(figure=figure):
                member = next(each for each in game.state.crews[self.seat].members if each.board == figure)
                change(game, self.seat, replace(member, fate="awaited"))
            case Teleport(figure=figure):
                suffer(game, self.seat, figure, "teleport")
            case Alone(figure=figure):
                suffer(game, self.seat, figure, "alone")
        return goto(self.start)
