"""Conditions of missions: whether each holds for a crew, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from starhold.games.common.script import Kind, Progress
from starhold.geometry.square import NUMBERS
from starhold.kernel import Seat

from ...content.script import (
    AboardAs,
    AboardWith,
    AllOf,
    AnyOf,
    BandAtLeast,
    CampaignMarked,
    Condition,
    CrewsOnDeck,
    Fallen,
    Holds,
    Home,
    InArea,
    LeftBehind,
    Marked,
    Met,
    Most,
    MostWorth,
    Not,
    ObjectIs,
    RoundAtLeast,
)
from ...state import Figure
from ..areas import rectangle
from ..figures import traders_of
from ..hostility import band_of
from .objects import thing_of

if TYPE_CHECKING:
    from ...game import CoreSpace


def holds(game: CoreSpace, condition: Condition, seat: Seat) -> bool:
    return HOLDS[type(condition)](game, condition, seat)


def progress(game: CoreSpace, condition: Condition, seat: Seat) -> Progress:
    """How far a crew has come with an objective; what cannot be counted is done or not."""
    match condition:
        case Marked():
            return Progress(min(counted(game, condition, seat), condition.at_least), condition.at_least)
        case ObjectIs():
            wanted = condition.at_least or len(condition.objects)
            return Progress(min(in_state(game, condition), wanted), wanted)
        case Home(at_least=wanted):
            wanted = wanted or len(alive(game, seat))
            return Progress(min(len(aboard(game, seat)), wanted), wanted)
        case RoundAtLeast(at_least=wanted):
            return Progress(min(game.state.mission.round, wanted), wanted)
        case AllOf(of=parts):
            return added(progress(game, part, seat) for part in parts)
    return Progress(int(holds(game, condition, seat)), 1)


def added(parts: Iterator[Progress]) -> Progress:
    found = [*parts]
    return Progress(sum(part.done for part in found), sum(part.wanted for part in found))


# Each of them


def marked(game: CoreSpace, condition: Marked, seat: Seat) -> bool:
    return counted(game, condition, seat) >= condition.at_least


def counted(game: CoreSpace, condition: Marked, seat: Seat) -> int:
    marks = game.state.crews[seat].marks if condition.by_crew else game.state.mission.marks
    return marks.get(condition.mark, 0)


def round_at_least(game: CoreSpace, condition: RoundAtLeast, seat: Seat) -> bool:
    return game.state.mission.round >= condition.at_least


def band_at_least(game: CoreSpace, condition: BandAtLeast, seat: Seat) -> bool:
    bands = [band.id for band in game.content.bands]
    now = band_of(game.content, game.state.mission.pegs).id
    return bands.index(now) >= bands.index(condition.band)


def object_is(game: CoreSpace, condition: ObjectIs, seat: Seat) -> bool:
    return in_state(game, condition) >= (condition.at_least or len(condition.objects))


def in_state(game: CoreSpace, condition: ObjectIs) -> int:
    """The objects that are as they should be."""
    things = [thing_of(game, name) for name in condition.objects]
    match condition.state:
        case "used":
            return sum(bool(thing.used) for thing in things)
        case "destroyed":
            return sum(thing.destroyed for thing in things)
    return sum(not thing.destroyed for thing in things)


def is_held(game: CoreSpace, condition: Holds, seat: Seat) -> bool:
    """What is carried in secret tells nobody that an objective is close. (CS-EQUIP-08)"""
    on_deck = [figure for figure in traders_of(game, seat) if figure.where == "deck"]
    return any(item.face == condition.token and item.known_to is None for figure in on_deck for item in figure.tray)


def is_aboard(game: CoreSpace, condition: AboardWith, seat: Seat) -> bool:
    return any(carries(figure, condition.token) for figure in traders_of(game, seat) if figure.where == "aboard")


def is_aboard_as(game: CoreSpace, condition: AboardAs, seat: Seat) -> bool:
    holders = {card.at for card in game.state.mission.hidden if card.face == condition.face}
    return any(figure.id in holders for figure in aboard(game, seat))


def carries(figure: Figure, token: str) -> bool:
    return any(item.face == token for item in figure.tray)


def is_home(game: CoreSpace, condition: Home, seat: Seat) -> bool:
    wanted = condition.at_least or max(1, len(alive(game, seat)))
    return len(aboard(game, seat)) >= wanted


def alive(game: CoreSpace, seat: Seat) -> list[Figure]:
    return [figure for figure in traders_of(game, seat) if not figure.defeated]


def aboard(game: CoreSpace, seat: Seat) -> list[Figure]:
    return [figure for figure in alive(game, seat) if figure.where == "aboard"]


def in_area(game: CoreSpace, condition: InArea, seat: Seat) -> bool:
    squares = rectangle(condition.area)
    return any(figure.at and squares >> NUMBERS[figure.at] & 1 for figure in alive(game, seat))


def crews_on_deck(game: CoreSpace, condition: CrewsOnDeck, seat: Seat) -> bool:
    return sum(any(is_out(figure) for figure in alive(game, each)) for each in game.seats) <= condition.at_most


def is_out(figure: Figure) -> bool:
    return figure.where in ("airlock", "deck")


def has_most(game: CoreSpace, condition: Most, seat: Seat) -> bool:
    counts = [crew.marks.get(condition.mark, 0) for crew in game.state.crews]
    return counts[seat] == max(counts) > 0


def is_worth_most(game: CoreSpace, condition: MostWorth, seat: Seat) -> bool:
    worths = [worth_aboard(game, each) for each in game.seats]
    return worths[seat] == max(worths) > 0


def worth_aboard(game: CoreSpace, seat: Seat) -> int:
    """The sale price of the tokens that a crew has brought aboard, and be it with the fallen. (CS-WIN-04)"""
    return sum(worth_of(game, figure) for figure in traders_of(game, seat) if figure.where == "aboard")


def worth_of(game: CoreSpace, figure: Figure) -> int:
    items = [*figure.tray, *([figure.worn] if figure.worn else [])]
    return sum(game.content.token[item.face].sell or 0 for item in items)


def campaign_marked(game: CoreSpace, condition: CampaignMarked, seat: Seat) -> bool:
    """A mission on its own remembers nothing."""
    sheet = game.state.campaign
    return sheet is not None and sheet.marks.get(condition.mark, 0) >= condition.at_least


def was_met(game: CoreSpace, condition: Met, seat: Seat) -> bool:
    sheet = game.state.campaign
    return sheet is not None and bool(sheet.log) and sheet.log[-1].met


def were_left(game: CoreSpace, condition: LeftBehind, seat: Seat) -> bool:
    sheet = game.state.campaign
    return sheet is not None and bool(sheet.log) and len(sheet.log[-1].left) >= condition.at_least


def have_fallen(game: CoreSpace, condition: Fallen, seat: Seat) -> bool:
    return sum(member.dead for crew in game.state.crews for member in crew.members) >= condition.at_least


def any_of(game: CoreSpace, condition: AnyOf, seat: Seat) -> bool:
    return any(holds(game, part, seat) for part in condition.of)


def all_of(game: CoreSpace, condition: AllOf, seat: Seat) -> bool:
    return all(holds(game, part, seat) for part in condition.of)


def is_not(game: CoreSpace, condition: Not, seat: Seat) -> bool:
    return not holds(game, condition.of, seat)


HOLDS: dict[type[Kind], Callable[[CoreSpace, Any, Seat], bool]] = {
    Marked: marked,
    RoundAtLeast: round_at_least,
    BandAtLeast: band_at_least,
    ObjectIs: object_is,
    Holds: is_held,
    AboardWith: is_aboard,
    AboardAs: is_aboard_as,
    Home: is_home,
    InArea: in_area,
    CrewsOnDeck: crews_on_deck,
    Most: has_most,
    MostWorth: is_worth_most,
    CampaignMarked: campaign_marked,
    Met: was_met,
    LeftBehind: were_left,
    Fallen: have_fallen,
    AnyOf: any_of,
    AllOf: all_of,
    Not: is_not,
}
