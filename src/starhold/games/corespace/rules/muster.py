"""Before the mission: who flies with whom, and with what. (CS-CREW-01..11)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Options, Procedure, Seat, Step, ask, call, done, goto, hand_over, joined, offer

from ..choices import FormCrew, Ready, Recruit, StayAboard, TakeCrew
from ..events import CrewTaken, Recruited, StayedAboard
from ..lacks import Captain, Follower, FreeCrew, FreeTraders, Points
from ..state import Crew, Member
from .answers import in_order
from .crews import (
    LARGEST,
    are_rookies,
    career_at,
    change,
    has_captain,
    hired,
    member_of,
    playing,
    points_of,
    printed_members,
    set_aside,
    taking_part,
)
from .equipping import READY, EquipAll
from .figures import page_of, set_out
from .training import Train

if TYPE_CHECKING:
    from ..game import CoreSpace


class Muster(Procedure, tag="corespace.muster"):
    """Every seat chooses its crew; then those equip who have not come equipped."""

    seat: Seat = 0

    def start(self, game: CoreSpace) -> Step:
        """Nobody is there yet, and all tokens lie in the box."""
        game.state.crews = [Crew("") for _ in game.seats]
        game.state.mission.figures = []
        set_aside(game)
        return call(FormUp(0), then=self.next)

    def next(self, game: CoreSpace) -> Step:
        self.seat += 1
        return call(FormUp(self.seat), then=self.next) if self.seat < game.setup.seats else goto(self.equip)

    def equip(self, game: CoreSpace) -> Step:
        return call(EquipAll(), then=self.end)

    def end(self, game: CoreSpace) -> Step:
        return done()


def board_all(game: CoreSpace) -> None:
    """Those who take part are in their airlocks, with what they have. (CS-SETUP-18..23)"""
    game.state.mission.figures = [
        figure for seat in playing(game) for figure in set_out(game.content, seat, game.state.crews[seat])
    ]
    for crew in game.state.crews:
        flying = {member.board for member in taking_part(crew)} if not (crew.away or crew.out) else set()
        crew.members = tuple(
            replace(member, kit=(), worn="") if member.board in flying else member for member in crew.members
        )


class FormUp(Procedure, tag="corespace.form-up"):
    """One crew: chosen from the box, or put together; who belongs to what class, and who flies."""

    seat: Seat

    def start(self, game: CoreSpace) -> Step:
        offered = crew_options(game)
        if game.options.printed_crews:
            return self.take(game, printed_in(offered))
        return ask(self.seat, offered, then=self.take)

    def take(self, game: CoreSpace, choice: TakeCrew | FormCrew) -> Step:
        """(CS-CREW-02)"""
        sheet, built = game.content.crew[choice.crew], isinstance(choice, FormCrew)
        members = () if built else printed_members(game.content, sheet, game.options.career_level)
        game.state.crews[self.seat] = Crew(sheet.id, members, built, 0 if are_rookies(game) else game.options.ua)
        set_aside(game)
        game.tell(CrewTaken(self.seat, sheet.id, built))
        return goto(self.recruit if built else self.train)

    def recruit(self, game: CoreSpace) -> Step:
        """(CS-CREW-01..03)"""
        crew = game.state.crews[self.seat]
        return (
            goto(self.train) if len(crew.members) == LARGEST else ask(self.seat, recruits(game, crew), then=self.enlist)
        )

    def enlist(self, game: CoreSpace, choice: Recruit | Ready) -> Step:
        if isinstance(choice, Ready):
            return goto(self.train)
        crew = game.state.crews[self.seat]
        career = career_at(game.content.trader[choice.figure], game.options.career_level)
        crew.members = (*crew.members, Member(choice.figure, career=career))
        game.tell(Recruited(self.seat, choice.figure))
        return goto(self.recruit)

    def train(self, game: CoreSpace) -> Step:
        """A class board for each, and career points for its skills. (CS-CREW-04, CS-CREW-11)"""
        return call(Train(self.seat), then=self.count)

    def count(self, game: CoreSpace) -> Step:
        """In a campaign it is said before each mission who flies."""
        return done() if game.state.campaign else hand_over(LeaveOut(self.seat))


class LeaveOut(Procedure, tag="corespace.leave-out"):
    """The mission says how many of a crew take part."""

    seat: Seat

    def start(self, game: CoreSpace) -> Step:
        flying = taking_part(game.state.crews[self.seat])
        if len(flying) <= page_of(game).crew_most:
            return done()
        return ask(self.seat, in_order(StayAboard(member.board) for member in flying), then=self.leave_out)

    def leave_out(self, game: CoreSpace, choice: StayAboard) -> Step:
        """Who stays aboard brings nothing along; in a campaign it stays in the own hands. (CS-CREW-06)"""
        member = replace(member_of(game, self.seat, choice.figure), stays=True)
        change(game, self.seat, member if game.state.campaign else replace(member, kit=()))
        set_aside(game)
        game.tell(StayedAboard(choice.figure))
        return goto(self.start)


def crew_options(game: CoreSpace) -> Options:
    """(CS-CREW-02..03)"""
    flown, taken = {crew.sheet for crew in game.state.crews}, hired(game)
    printed = (
        offer(
            TakeCrew(sheet.id),
            ("CS-CREW-03", sheet.id not in flown, FreeCrew()),
            ("CS-CREW-03", taken.isdisjoint(hand.trader for hand in sheet.hands), FreeTraders()),
        )
        for sheet in game.content.crews
    )
    own = (FormCrew(sheet.id) for sheet in game.content.crews if sheet.id not in flown)
    return in_order([*printed, *own])


def printed_in(offered: Options) -> TakeCrew:
    """The first crew that is free, as it is printed."""
    return next(choice for choice in offered.legal if isinstance(choice, TakeCrew))


def recruits(game: CoreSpace, crew: Crew) -> Options:
    """Those who belong to no other crew, as far as the points go: one captain, and others. (CS-CREW-01..03)"""
    taken, captain = hired(game), has_captain(game.content, crew)
    left = game.options.points - points_of(game.content, crew)
    found = in_order(
        offer(
            Recruit(trader.id),
            ("CS-CREW-01", trader.captain or captain, Captain()),
            ("CS-CREW-01", not (trader.captain and captain), Follower()),
            ("CS-CREW-02", trader.points <= left, Points(trader.points, left)),
        )
        for trader in game.content.traders
        if trader.id not in taken
    )
    return joined(found, READY) if captain else found
