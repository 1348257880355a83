"""Crews: who belongs to them, what they cost, and what their members have learned. (CS-CREW-01..11)"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from starhold.kernel import Seat

from ..content import CoreSpaceContent, CrewSheet, Trader
from ..state import Crew, Member

if TYPE_CHECKING:
    from ..game import CoreSpace

LARGEST = 7
"""The traders of the largest crew. (CS-CREW-01)"""
LEVELS = 3
"""The levels of a career, and of a skill. (CS-SKILL-01)"""


def printed_members(sheet: CrewSheet, level: int = 0) -> tuple[Member, ...]:
    """A crew as it stands on its sheet. (CS-CREW-02)"""
    return tuple(Member(hand.trader, hand.trader_class, hand.skills, level, hand.kit) for hand in sheet.hands)


def staying(members: tuple[Member, ...], most: int) -> tuple[Member, ...]:
    """The same crew, with those at the end of the list aboard if a mission wants fewer."""
    return tuple(
        Member(each.board, each.trader_class, each.skills, each.level, each.kit, place >= most)
        for place, each in enumerate(members)
    )


def taking_part(crew: Crew) -> tuple[Member, ...]:
    return tuple(member for member in crew.members if not member.stays)


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


def tokens_left(game: CoreSpace) -> Counter[str]:
    """The tokens that no crew has."""
    left = Counter({token.id: token.count for token in game.content.tokens})
    left.subtract(token for crew in game.state.crews for member in taking_part(crew) for token in member.kit)
    return left


def career_of(board: Trader, level: int) -> int:
    """The career points that a trader has: those of a rookie, or as many complete levels as agreed. (CS-CREW-11)"""
    return max(board.career_points, sum(board.career[:level]))


def to_allot(game: CoreSpace, member: Member) -> int:
    """The career points of a member that no skill has yet. (CS-CREW-04, CS-CREW-11)"""
    skills = game.content.trader_class[member.trader_class].skills
    most = min(career_of(game.content.trader[member.board], member.level), LEVELS * len(skills))
    return most - sum(skill.level for skill in member.skills)


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
