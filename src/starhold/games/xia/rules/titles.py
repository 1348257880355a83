"""Titles: drawn as fame grows, claimed by whoever fulfils them first."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from starhold.games.common.piles import draw
from starhold.kernel import Seat

from ..content import Objective
from ..events import TitleClaimed, TitleDrawn
from ..state import DEEDS, Captain
from .fame import gain_fame
from .ships import tier_of

if TYPE_CHECKING:
    from ..game import Xia

Span: TypeAlias = Literal["turn", "game", "now"]

"""What is counted over a turn or over the whole match."""

STANDINGS: dict[str, Callable[[Xia, Captain], int]] = {
    "cargo_types": lambda _, captain: len(set(captain.hold.cubes.values())),
    "cubes": lambda _, captain: len(captain.hold.cubes),
    "credits": lambda _, captain: captain.credits,
    "bounty": lambda _, captain: captain.bounty,
    "tier": lambda game, captain: tier_of(game, captain.ship),
    "damage": lambda _, captain: len(captain.hold.damage),
    "starports_visited": lambda _, captain: len(captain.visited),
    "kinds_done": lambda game, captain: len({game.mission_type(mission) for mission in captain.completed}),
}
"""What is measured as things stand now."""

MEASURES: dict[Span, tuple[str, ...]] = {"turn": DEEDS, "game": DEEDS, "now": tuple(STANDINGS)}
"""All that the objective of a title may ask for."""

SKILLS: tuple[str, ...] = (
    "arm",
    "armour",
    "asteroids",
    "blaster",
    "bounty",
    "debris",
    "energy",
    "engine",
    "fame",
    "free abilities",
    "gather",
    "impulse",
    "least engine",
    "luck",
    "map",
    "missile",
    "mission",
    "mission bonus",
    "nebula",
    "pay",
    "planetary shield",
    "quick missions",
    "ram",
    "repair",
    "resale",
    "sale",
    "scan",
    "shield",
    "ship",
    "ships again",
    "slots",
    "start",
    "tier 1 ship",
    "tier 2 ship",
    "tier 3 ship",
    "wear",
    "wide scan",
    "yield",
)
"""All that the skill of a title, or of a power, may make easier."""


def is_measurable(objective: Objective) -> bool:
    """Whether there is such a measure: deeds are counted over time, all else is measured now."""
    return objective.measure in MEASURES[objective.within]


def measure(game: Xia, seat: Seat, objective: Objective) -> int:
    """How far a captain has come with what a title asks for."""
    captain = game.state.captains[seat]
    if objective.within == "now":
        return STANDINGS[objective.measure](game, captain)
    counted: dict[Any, int] = captain.this_turn if objective.within == "turn" else captain.so_far
    return counted.get(objective.measure, 0)  # the content check has seen to it that this is a deed


def claim_titles(game: Xia, seat: Seat) -> None:
    """A captain claims all titles that are fulfilled. (XIA-TITLE-04..05, XIA-TITLE-07, XIA-FAME-10)"""
    state = game.state
    for title in [game.content.title[face_up] for face_up in state.titles]:
        if measure(game, seat, title.objective) >= title.objective.at_least:
            state.titles.remove(title.id)
            state.captains[seat].titles += (title.id,)
            game.tell(TitleClaimed(seat, title.id))
            gain_fame(game, seat, title.fame, "titles")


def draw_titles(game: Xia, seat: Seat, fame: int) -> None:
    """A title for each Title space that a marker is the first to reach or pass. (XIA-TITLE-01..02, XIA-SOLO-19)"""
    state = game.state
    reached = bisect_right(game.content.track.title_spaces, fame)
    while state.titles_drawn < reached:
        state.titles_drawn += 1
        title = draw(game, state.title_deck)
        if title is not None:
            state.titles.append(title)
            game.tell(TitleDrawn(title))
