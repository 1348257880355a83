"""Drawing missions, choosing among them, and giving them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common import piles
from starhold.kernel import Choice, Options, Procedure, Refusal, Seat, Step, ask, done, offer, options

from ...choices import Abort, Draw, Keep, KeepNone
from ...events import MissionKept, MissionsDiscarded, MissionsDrawn, MissionsSeen
from ...lacks.cards import AnyMissionPoint, FreeSlot, FreshMissionPoint, KeptMission, MissionToDraw
from ...state import ActiveMission, XiaState
from ..mods import more_missions
from ..ships import Standpoint, standpoint
from ..skills import skill
from .cards import discard
from .mission_type import held, held_by
from .places import mission_points
from .targets import is_unaimed, refuse_unaimed

if TYPE_CHECKING:
    from ...game import Xia

CARDS_IN_A_DRAW = 3

NO_MISSION_POINT = Refusal(Draw(), "XIA-MISSION-01", AnyMissionPoint())
NOTHING_TO_DO = Options((), (NO_MISSION_POINT,))


class ChooseMissions(Procedure, tag="xia.choose-missions"):
    """A captain looks at the drawn missions and keeps some, as far as slots are free. (XIA-MISSION-04..06)

    Without a free slot there is nothing to choose, and they are discarded unseen.
    """

    seat: Seat
    kept: int = 0

    def start(self, game: Xia) -> Step:
        if free_slots(game, self.seat) <= 0:
            return self.discard(game)
        drawn = tuple(game.state.captains[self.seat].drawn)
        game.tell(MissionsSeen(self.seat, drawn, audience=(self.seat,)))
        return self.choose(game)

    def choose(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        if not captain.drawn or free_slots(game, self.seat) <= 0:
            return self.discard(game)
        keep_none = offer(
            KeepNone(),
            ("XIA-MISSION-04", self.kept > 0 or not game.options.must_keep_one, KeptMission()),
        )
        return ask(self.seat, [*map(Keep, sorted(captain.drawn)), keep_none], then=self.answer)

    def answer(self, game: Xia, choice: Choice) -> Step:
        if not isinstance(choice, Keep):
            return self.discard(game)
        captain = game.state.captains[self.seat]
        captain.drawn.remove(choice.mission)
        captain.missions.append(ActiveMission(choice.mission))
        self.kept += 1
        game.tell(MissionKept(self.seat))
        return self.choose(game)

    def discard(self, game: Xia) -> Step:
        captain = game.state.captains[self.seat]
        if captain.drawn:
            game.state.mission_discards.extend(captain.drawn)
            game.tell(MissionsDiscarded(self.seat, len(captain.drawn)))
            captain.drawn.clear()
        return done()


def limit(game: Xia, seat: Seat) -> int:
    """How many active missions a captain may have. (XIA-MISSION-05, XIA-MOD-11)"""
    return 1 + skill(game, seat, "slots") + more_missions(game, seat)


def free_slots(game: Xia, seat: Seat) -> int:
    return limit(game, seat) - len(game.state.captains[seat].missions)


def offer_minor(game: Xia, point: Standpoint) -> Options:
    """Drawing on a Mission Point, and giving missions up anywhere. (XIA-MISSION-01..03, XIA-MISSION-14)"""
    here = mission_points(point)
    if not here and not point.captain.missions:
        return NOTHING_TO_DO
    drawing = offer_draw(game, point, here) if here else NO_MISSION_POINT
    offered = [drawing]
    for kind, mission in held_by(game, point.seat):
        offers = kind.minor_offers(game, point, mission)
        offered.extend(map(refuse_unaimed, offers) if is_unaimed(game, mission) else offers)
        kept = kind.keeps(mission)
        choice = Abort(mission.active.id)
        offered.append(Refusal(choice, *kept) if kept else choice)
    return options(offered)


def offer_draw(game: Xia, point: Standpoint, here: list[str]) -> Choice | Refusal:
    """Once per Mission Point and turn, with a slot free. (XIA-MISSION-01..03, XIA-MISSION-21)"""
    state = game.state
    is_fresh = any(sector not in point.captain.drew_at for sector in here)
    return offer(
        Draw(),
        ("XIA-MISSION-02", free_slots(game, point.seat) > 0, FreeSlot()),
        ("XIA-MISSION-03", is_fresh, FreshMissionPoint()),
        ("XIA-MISSION-15", any(deck_and_discards(state)), MissionToDraw()),
    )


def draw(game: Xia, seat: Seat, choice: Draw) -> None:
    """Three cards, unseen, or what there is. (XIA-MISSION-01, XIA-MISSION-04)"""
    captain = game.state.captains[seat]
    here = mission_points(standpoint(game, seat))
    captain.drew_at += (next(sector for sector in here if sector not in captain.drew_at),)
    cards = top_cards(game, CARDS_IN_A_DRAW)
    captain.drawn.extend(cards)
    game.tell(MissionsDrawn(seat, len(cards)))


def top_card(game: Xia) -> str | None:
    """The next card of the deck; an empty deck is made anew from the discards. (XIA-MISSION-15)"""
    return piles.draw(game, *deck_and_discards(game.state))


def top_cards(game: Xia, number: int) -> list[str]:
    """So many of them, or what there is."""
    return piles.draw_cards(game, number, *deck_and_discards(game.state))


def deck_and_discards(state: XiaState) -> tuple[list[str], list[str], list[str]]:
    return state.mission_deck, state.mission_discards, state.open_discards


def abort(game: Xia, seat: Seat, choice: Abort) -> Procedure | None:
    """(XIA-MISSION-14)"""
    return give_up(game, seat, choice.mission)


def give_up(game: Xia, seat: Seat, mission: str) -> Procedure | None:
    """A mission is discarded; some have a price. (XIA-MISSION-14, XIA-MTYPE-15)"""
    kind, found = held(game, seat, mission)
    discard(game, seat, found.active)
    game.tell(MissionsDiscarded(seat, 1))
    return kind.given_up(game, found)
