"""A landing as everybody sees it: the cards that lie face up, what can be tried there, and who is where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from ..content import Face
from ..content.voyage import Heading
from ..content.worlds import SKILLS, Attempt, Check, Investigate, Place, Skill, Square, Walk
from ..rules.campaign.squad import squad_of
from ..rules.expedition.attempting import Join, MakeAttempt, StayOut
from ..rules.expedition.chances import chance_of_trying
from ..rules.expedition.ground import beyond, is_explored, is_found, landing_of, name_of, skill_of, walker_of
from ..rules.expedition.landing import dice_for, places_of
from ..state import Walker

if TYPE_CHECKING:
    from ..game import Akarios


class AttemptView(Struct, frozen=True, gc=False):
    id: str
    """As answers call it."""
    kind: Literal["explore", "investigate", "check", "dock"]
    name: str
    """What is looked at or tried; nothing for walks and docks."""
    dice: tuple[Square, ...]
    skill: Skill | None
    need: int
    shared: bool
    repeat: bool
    found: bool
    """True if it is discovered, and cannot be done again."""
    heading: Heading | None
    unexplored: bool
    """True if the card there has not been turned up."""


class PlaceView(Struct, frozen=True, gc=False):
    id: str
    name: str
    text: str
    x: int
    y: int
    attempts: tuple[AttemptView, ...]


class ChanceView(Struct, frozen=True, gc=False):
    """With so many dice, in percent; calmly is without stress."""

    dice: int
    chance: int
    calmly: int


class WalkerView(Struct, frozen=True, gc=False):
    id: str
    seat: int
    at: str
    health: int
    full_health: int
    energy: int
    full_energy: int
    stress: int
    dice: int
    docked: bool
    status: Literal["acting", "done", "out"]
    skills: dict[Skill, int]
    chances: dict[str, tuple[ChanceView, ...]]
    """How likely each attempt of the card works, with as many dice as can be committed."""


class TryingView(Struct, frozen=True, gc=False):
    """An attempt under way."""

    pilot: str
    place: str
    attempt: str
    rolls: dict[str, tuple[Face, ...]]
    """The dice of all who take part; not yet thrown as long as others can join."""
    thrown: bool


class LandingView(Struct, frozen=True, gc=False):
    world: str
    """Its name."""
    goal: str
    round: int
    places: tuple[PlaceView, ...]
    walkers: tuple[WalkerView, ...]
    trying: TryingView | None


def landing_view(game: Akarios) -> LandingView | None:
    if game.state.squad is None or squad_of(game).landing is None:
        return None
    landing = landing_of(game)
    world = game.content.world[landing.world]
    return LandingView(
        world.name,
        world.goal,
        landing.round,
        tuple(_place(game, place) for place in places_of(game)),
        tuple(
            WalkerView(
                walker.id,
                walker.seat,
                walker.at,
                walker.health,
                walker.full_health,
                walker.energy,
                walker.full_energy,
                walker.stress,
                walker.dice,
                walker.docked,
                walker.status,
                {skill: skill_of(game, walker.id, skill) for skill in SKILLS},
                dict(_chances(game, walker)),
            )
            for walker in landing.walkers
        ),
        _trying(game),
    )


def _chances(game: Akarios, walker: Walker) -> Iterator[tuple[str, tuple[ChanceView, ...]]]:
    """(AKA-WORLD-20, AKA-SKILLCHECK-01)"""
    place = game.content.place[walker.at]
    if walker.status != "acting":
        return
    for attempt in place.attempts:
        numbers = range(dice_for(attempt), walker.dice + 1)
        if numbers and not is_found(game, place, attempt):
            yield name_of(attempt), tuple(_chance(game, walker.id, attempt, dice) for dice in numbers)


def _chance(game: Akarios, pilot: str, attempt: Attempt, dice: int) -> ChanceView:
    chance = chance_of_trying(game, pilot, attempt, dice)
    calmly = chance_of_trying(game, pilot, attempt, dice, calmly=True)
    return ChanceView(dice, round(100 * chance), round(100 * calmly))


def _trying(game: Akarios) -> TryingView | None:
    attempt = next((rule for rule in reversed(game.stack) if isinstance(rule, MakeAttempt)), None)
    if attempt is None:
        return None
    is_thrown = game.decision is None or not any(isinstance(each, Join | StayOut) for each in game.decision.options)
    rolls = {pilot: tuple(dice) for pilot, dice in attempt.rolls.items()}
    return TryingView(attempt.pilot, walker_of(game, attempt.pilot).at, attempt.attempt, rolls, is_thrown)


def _place(game: Akarios, place: Place) -> PlaceView:
    attempts = tuple(_attempt(game, place, attempt) for attempt in place.attempts)
    return PlaceView(place.id, place.name, place.text, place.x, place.y, attempts)


def _attempt(game: Akarios, place: Place, attempt: Attempt) -> AttemptView:
    is_check, is_walk = isinstance(attempt, Check), isinstance(attempt, Walk)
    return AttemptView(
        id=name_of(attempt),
        kind="check" if is_check else "explore" if is_walk else _other(attempt),
        name=attempt.name if isinstance(attempt, Check | Investigate) else "",
        dice=(attempt.square,) if isinstance(attempt, Check) else attempt.dice,
        skill=attempt.skill if isinstance(attempt, Check) else None,
        need=attempt.need if isinstance(attempt, Check) else 0,
        shared=isinstance(attempt, Check) and attempt.shared,
        repeat=isinstance(attempt, Check | Investigate) and attempt.repeat,
        found=is_found(game, place, attempt),
        heading=attempt.heading if isinstance(attempt, Walk) else None,
        unexplored=isinstance(attempt, Walk) and not is_explored(game, beyond(game, place, attempt)),
    )


def _other(attempt: Attempt) -> Literal["investigate", "dock"]:
    return "investigate" if isinstance(attempt, Investigate) else "dock"
