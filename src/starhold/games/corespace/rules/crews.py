"""Crews: who belongs to them, what they cost, and what their members have learned. (CS-CREW-01..11)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, chain
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Seat

from ..content import CoreSpaceContent, CrewSheet, Trader
from ..state import Crew, Member

if TYPE_CHECKING:
    from ..game import CoreSpace

LARGEST = 7
"""The traders of the largest crew. (CS-CREW-01)"""
LEVELS = 3
"""The levels of a career, and of a skill. (CS-SKILL-01)"""


def printed_members(content: CoreSpaceContent, sheet: CrewSheet, level: int = 0) -> tuple[Member, ...]:
    """A crew as it stands on its sheet, with as many complete career levels. (CS-CREW-02, CS-CREW-11)"""
    return tuple(
        Member(hand.trader, hand.trader_class, hand.skills, career_at(content.trader[hand.trader], level), hand.kit)
        for hand in sheet.hands
    )


def staying(members: tuple[Member, ...], most: int) -> tuple[Member, ...]:
    """The same crew, with those at the end of the list aboard, and nothing to do, if a mission wants fewer."""
    return tuple(
        replace(member, stays=True, kit=()) if place >= most else member for place, member in enumerate(members)
    )


def taking_part(crew: Crew) -> tuple[Member, ...]:
    return tuple(member for member in with_crew(crew) if not member.stays)


def living(crew: Crew) -> tuple[Member, ...]:
    return tuple(member for member in crew.members if not member.dead)


def with_crew(crew: Crew) -> tuple[Member, ...]:
    """Those who live, and whom nothing keeps away. (CS-EXTRACT-02, CS-EXTRACT-07..08)"""
    return tuple(member for member in crew.members if not (member.dead or member.held))


def playing(game: CoreSpace) -> list[Seat]:
    """The seats whose crews take part in the mission, or in the rescue after it. (CS-RESCUE-06)"""
    crews, rescue = game.state.crews, game.state.mission.rescue
    return [*rescue] or [seat for seat, crew in enumerate(crews) if not (crew.away or crew.out)]


def next_to(game: CoreSpace, seat: Seat) -> Seat:
    """The next seat clockwise whose crew takes part."""
    seats = playing(game)
    return next((other for other in seats if other > seat), seats[0])


def points_of(content: CoreSpaceContent, crew: Crew) -> int:
    return sum(content.trader[member.board].points for member in crew.members)


def has_captain(content: CoreSpaceContent, crew: Crew) -> bool:
    return any(content.trader[member.board].captain for member in crew.members)


def has_tech(content: CoreSpaceContent, crew: Crew) -> bool:
    """(CS-CREW-05)"""
    return any(content.trader_class[member.trader_class].tech for member in crew.members if member.trader_class)


def are_rookies(game: CoreSpace) -> bool:
    """(CS-CREW-06, CS-CREW-09)"""
    return not game.options.career_level


def member_of(game: CoreSpace, seat: Seat, board: str) -> Member:
    return next(member for member in game.state.crews[seat].members if member.board == board)


def change(game: CoreSpace, seat: Seat, changed: Member) -> None:
    """Put a member of a crew in the place of what it was."""
    crew = game.state.crews[seat]
    crew.members = tuple(changed if member.board == changed.board else member for member in crew.members)


def hired(game: CoreSpace) -> set[str]:
    """The traders who belong to somebody's crew. (CS-CREW-03)"""
    return {member.board for crew in game.state.crews for member in crew.members}


def class_boards_left(game: CoreSpace) -> Counter[str]:
    left = Counter({each.id: each.count for each in game.content.classes})
    left.subtract(member.trader_class for crew in game.state.crews for member in crew.members if member.trader_class)
    return left


def owned(game: CoreSpace) -> Iterator[str]:
    """The tokens that lie in ships: in holds, and with traders who are not on the deck."""
    for crew in game.state.crews:
        if not crew.out:
            yield from crew.hold
            yield from chain.from_iterable((*member.kit, *filter(None, (member.worn,))) for member in crew.members)


def tokens_left(game: CoreSpace) -> Counter[str]:
    """The supply before a mission, and after it: what no crew has."""
    left = Counter({token.id: token.count for token in game.content.tokens})
    left.subtract(owned(game))
    return left


def set_aside(game: CoreSpace) -> None:
    """As long as no mission is under way, all that no crew has lies aside."""
    game.state.mission.aside = list(tokens_left(game).elements())


def career_at(board: Trader, level: int) -> int:
    """The career points of a trader who is new: those of a rookie, or so many complete levels. (CS-CREW-11)"""
    return max(board.career_points, sum(board.career[:level]))


def level_at(board: Trader, career: int) -> int:
    """The career levels that are complete with so many spaces filled. (CS-ADVANCE-06)"""
    return sum(career >= filled for filled in accumulate(board.career))


def level_of(member: Member, skill: str) -> int:
    return next((each.level for each in member.skills if each.skill == skill), 0)


def health_of(board: Trader, level: int) -> int:
    """Each complete career level fills a potential space. (CS-SETUP-18, CS-SETUP-20, CS-CREW-11)"""
    return min(board.health + level, board.most_health)


def skill_of(board: Trader, level: int) -> int:
    return min(board.skill + level, board.most_skill)


def actions_of(board: Trader, level: int) -> int:
    """The last level alone brings an action."""
    return min(board.actions + (level == LEVELS), board.most_actions)
