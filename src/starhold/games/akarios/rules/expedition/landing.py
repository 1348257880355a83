"""A landing: round after round on foot, until the objective is met, all are unconscious, or the squad leaves.

(AKA-WORLD-01..18, AKA-WORLD-36..42)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.kernel import (
    Choice,
    Event,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    goto,
    offer,
    options,
)

from ...content.story import ReadOn
from ...content.worlds import Attempt, Check, Place
from ...lacks import DiceLeft, StillUnknown
from ...state import Landing, Outcome, PilotSheet, Reading, ScenePlayed, Walker
from ..campaign.bringing import calm_down
from ..campaign.outfit import rest
from ..campaign.squad import crew, squad_of
from ..campaign.story import note
from ..dice import DICE, DICE_ALONE
from ..ending import learn_from
from .attempting import MakeAttempt
from .condition import change_energy, recover
from .ground import conscious, is_explored, is_found, landing_of, name_of, walker_of

if TYPE_CHECKING:
    from ...game import Akarios

ENERGY = (10, 9, 8, 7)
"""The starting energy with 1, 2, 3 and 4 pilots. (AKA-WORLD-02, AKA-WORLD-42)"""
IRONMAN_ENERGY = 2
"""(AKA-IRONMAN-05)"""


class Try(Choice, frozen=True, tag="akarios.try"):
    """Try an action of the card, with so many dice."""

    pilot: str
    attempt: str
    number: int


class Pause(Choice, frozen=True, tag="akarios.pause"):
    """Do nothing more in this round."""

    pilot: str


class WalkOn(Choice, frozen=True, tag="akarios.walk-on"):
    """Stay for another round, although all could leave."""

    seat: Seat


class GoAboard(Choice, frozen=True, tag="akarios.go-aboard"):
    """Board the Sparrow with everybody, and leave."""

    seat: Seat


class Landed(Event, frozen=True, tag="akarios.landed"):
    world: str


class WalkBegan(Event, frozen=True, tag="akarios.walk-began"):
    """A round on foot begins."""

    round: int


class Revived(Event, frozen=True, tag="akarios.revived"):
    """A pilot starts again where the landing began."""

    pilot: str


class LandingEnded(Event, frozen=True, tag="akarios.landing-ended"):
    world: str
    outcome: Outcome


class Explore(Procedure, tag="akarios.explore-world"):
    """A world exploration, from the first step to the conclusion. (AKA-WORLD-05..06)"""

    world: str

    def start(self, game: Akarios) -> Step:
        world, squad = game.content.world[self.world], squad_of(game)
        squad.landing = Landing(
            world.id, [walker_for(game, *item, world.start) for item in crew(game).items()], round=0
        )
        if world.start not in squad.explored:
            squad.explored.append(world.start)
        note(game, Reading("world", world.id))
        game.tell(Landed(world.id))
        return goto(self.begin_round)

    def begin_round(self, game: Akarios) -> Step:
        """Energy first, also for those who start again. (AKA-WORLD-07, AKA-WORLD-16..17, AKA-WORLD-38)"""
        landing = landing_of(game)
        landing.round += 1
        game.tell(WalkBegan(landing.round))
        for walker in landing.walkers:
            if walker.status == "out":
                revive(game, walker)
            if walker.status != "out":
                walker.status, walker.rerolled = "acting", False
                walker.dice = DICE_ALONE if len(landing.walkers) == 1 else DICE
                change_energy(game, walker, -1)
        return goto(self.act)

    def act(self, game: Akarios) -> Step:
        """Everybody acts, action by action, in any order. (AKA-WORLD-18, AKA-WORLD-30)"""
        if is_over(game):
            return goto(self.conclude)
        parts = [(seat, offered) for seat in game.seats if (offered := seat_options(game, seat)).legal]
        if not parts:
            return goto(self.begin_round)
        (first, offered), *others = parts
        return ask(first, offered, then=self.choose, others=others)

    def choose(self, game: Akarios, choice: Choice) -> Step:
        match choice:
            case Try(pilot=pilot, attempt=attempt, number=dice):
                return call(MakeAttempt(pilot, attempt, dice), then=self.act)
            case Pause(pilot=pilot):
                walker_of(game, pilot).status = "done"
            case WalkOn():
                return goto(self.begin_round)
            case GoAboard():
                landing_of(game).left = True
        return goto(self.act)

    def conclude(self, game: Akarios) -> Step:
        """The conclusion is read, and those who fell gain what the others gain. (AKA-WORLD-14..15, AKA-BOLSTER-03)"""
        squad, landing = squad_of(game), landing_of(game)
        world = game.content.world[landing.world]
        outcome: Outcome = landing.outcome or ("" if landing.left else "failure")
        pilots = tuple(walker.id for walker in landing.walkers)
        squad.log.append(ScenePlayed("landing", world.id, outcome, pilots))
        squad.landing = None
        for pilot in pilots:
            if squad.pilots[pilot].lost:
                rest(game, pilot)
        if outcome and (world.won or world.lost):
            learn_from(game, outcome)
        calm_down(game)
        game.tell(LandingEnded(world.id, outcome))
        entry = {"success": world.won, "failure": world.lost, "": ""}[outcome]
        if entry and squad.course is None:
            squad.course = ReadOn(entry=entry)
        return done()


def walker_for(game: Akarios, pilot: str, sheet: PilotSheet, at: str) -> Walker:
    """A pilot who sets out. (AKA-WORLD-01..02, AKA-WORLD-04, AKA-IRONMAN-05)"""
    squad = squad_of(game)
    health = game.content.pilot[pilot].health
    energy = ENERGY[len(crew(game)) - 1] - IRONMAN_ENERGY * squad.ironman
    return Walker(pilot, sheet.seat or 0, at, health, energy, health, energy, stress=sheet.stress)


def revive(game: Akarios, walker: Walker) -> None:
    """Only where there is no failure conclusion, and never a pilot who has died. (AKA-WORLD-16..17, AKA-IRONMAN-06)"""
    landing = landing_of(game)
    world = game.content.world[landing.world]
    if world.lost or squad_of(game).pilots[walker.id].lost:
        return
    walker.at, walker.status = world.start, "acting"
    recover(game, walker)
    game.tell(Revived(walker.id))


def is_over(game: Akarios) -> bool:
    """(AKA-WORLD-05, AKA-WORLD-14)"""
    landing = landing_of(game)
    if landing.outcome or landing.left:
        return True
    can_return = not game.content.world[landing.world].lost and not squad_of(game).ironman
    return not conscious(game) and not can_return


def seat_options(game: Akarios, seat: Seat) -> Options:
    """What the pilots of a seat can do; to leave, if all have docked. (AKA-WORLD-36, AKA-WORLD-39)"""
    awake = conscious(game)
    acting = [walker for walker in awake if walker.status == "acting" and walker.dice]
    own = [walker for walker in acting if walker.seat == seat]
    mine = [choice for walker in own for choice in (*attempts(game, walker), Pause(walker.id))]
    is_asked = bool(mine) if acting else any(walker.seat == seat for walker in awake)
    if not is_asked or not all(walker.docked for walker in awake):
        return options(mine)
    return options([GoAboard(seat), *(mine or [WalkOn(seat)])])


def attempts(game: Akarios, walker: Walker) -> Iterator[Choice | Refusal]:
    """The actions of the card where the pilot is, with each number of dice. (AKA-WORLD-19, AKA-WORLD-22)"""
    place = game.content.place[walker.at]
    for attempt in place.attempts:
        least = dice_for(attempt)
        for dice in range(least, max(least, walker.dice) + 1):
            yield offer(
                Try(walker.id, name_of(attempt), dice),
                ("AKA-WORLD-32", not is_found(game, place, attempt), StillUnknown()),
                ("AKA-WORLD-21", dice <= walker.dice, DiceLeft(dice, walker.dice)),
            )


def dice_for(attempt: Attempt) -> int:
    """The fewest dice that must be committed: one for a check, however easy. (AKA-SKILLCHECK-04)"""
    return 1 if isinstance(attempt, Check) else max(1, len(attempt.dice))


def places_of(game: Akarios) -> list[Place]:
    """The cards of this world that lie face up. (AKA-CAMPAIGN-11)"""
    world = landing_of(game).world
    return [place for place in game.content.places if place.world == world and is_explored(game, place)]
