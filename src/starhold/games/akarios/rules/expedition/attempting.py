"""An attempt: dice are committed, rolled, perhaps again, and assigned. (AKA-WORLD-21..25, AKA-SKILLCHECK-01..08)"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import TYPE_CHECKING

from starhold.kernel import Choice, Event, Procedure, Step, ask, done, goto, hand_over

from ...content import FACES, SIDES, Face
from ...content.worlds import Check
from ...state import Walker
from ..campaign.squad import squad_of
from .condition import change_stress
from .ground import attempt_of, found_as, landing_of, skill_of, walker_of
from .odds import stress_for_check, stress_for_squares
from .resolving import Failed, Resolve

if TYPE_CHECKING:
    from ...content.worlds import Attempt, Place
    from ...game import Akarios


class Join(Choice, frozen=True, tag="akarios.join"):
    """Help with a shared skill check, with so many dice."""

    pilot: str
    number: int


class StayOut(Choice, frozen=True, tag="akarios.stay-out"):
    """Take no part in a shared skill check."""

    pilot: str


class RollAgain(Choice, frozen=True, tag="akarios.roll-again"):
    """Roll some of the dice again, for 1 stress."""

    pilot: str
    dice: tuple[Face, ...]


class KeepRoll(Choice, frozen=True, tag="akarios.keep-roll"):
    """Keep the dice as they lie."""

    pilot: str


class Assign(Choice, frozen=True, tag="akarios.assign"):
    """Assign so many stress dice."""

    pilot: str
    stress: int


class Abandon(Choice, frozen=True, tag="akarios.abandon"):
    """Assign no stress dice."""

    pilot: str


class HelpWanted(Event, frozen=True, tag="akarios.help-wanted"):
    """A pilot is about to try something in which others can take part."""

    pilot: str
    attempt: str
    number: int


class Tried(Event, frozen=True, tag="akarios.tried"):
    """A pilot on foot rolls for something."""

    pilot: str
    attempt: str
    dice: tuple[Face, ...]


class RolledAgain(Event, frozen=True, tag="akarios.rolled-again"):
    pilot: str
    dice: tuple[Face, ...]


class MakeAttempt(Procedure, tag="akarios.attempt"):
    """What one pilot tries, and others who help with it. (AKA-WORLD-21)"""

    pilot: str
    attempt: str
    dice: int
    waiting: list[str] = []
    """Pilots who may still take part, roll again, or assign stress dice."""
    rolls: dict[str, list[Face]] = {}
    """The committed dice of all who take part, the one who has begun first."""
    assigned: dict[str, int] = {}
    """The stress dice that each is ready to assign."""

    def start(self, game: Akarios) -> Step:
        squad_of(game).readings = []
        self.commit(game, self.pilot, self.dice)
        attempt = self.what(game)
        if isinstance(attempt, Check) and attempt.shared:
            here = walker_of(game, self.pilot).at
            self.waiting = [
                walker.id
                for walker in landing_of(game).walkers
                if walker.at == here and walker.id != self.pilot and walker.status == "acting" and walker.dice
            ]
            if self.waiting:
                game.tell(HelpWanted(self.pilot, found_as(self.place(game), attempt), self.dice))
        return goto(self.gather)

    def gather(self, game: Akarios) -> Step:
        """Those on the same card may take part in a shared check. (AKA-SKILLCHECK-05, AKA-SKILLCHECK-08)"""
        if not self.waiting:
            return goto(self.throw)
        walker = walker_of(game, self.waiting[0])
        joining: list[Choice] = [StayOut(walker.id), *(Join(walker.id, n) for n in range(1, walker.dice + 1))]
        return ask(walker.seat, joining, then=self.join)

    def join(self, game: Akarios, choice: Join | StayOut) -> Step:
        self.waiting.remove(choice.pilot)
        if isinstance(choice, Join):
            self.commit(game, choice.pilot, choice.number)
        return goto(self.gather)

    def commit(self, game: Akarios, pilot: str, dice: int) -> None:
        """Committed dice are used up, whatever comes of them. (AKA-WORLD-22, AKA-WORLD-25)"""
        walker_of(game, pilot).dice -= dice
        self.rolls[pilot] = ["move"] * dice

    def throw(self, game: Akarios) -> Step:
        for pilot, dice in self.rolls.items():
            self.rolls[pilot] = rolled(game, walker_of(game, pilot), len(dice))
            game.tell(Tried(pilot, found_as(self.place(game), self.what(game)), in_order(self.rolls[pilot])))
        self.waiting = [pilot for pilot in self.rolls if not walker_of(game, pilot).rerolled]
        return goto(self.reconsider)

    def reconsider(self, game: Akarios) -> Step:
        """Once a round a pilot may roll dice again; nobody is asked if it has worked without stress. (AKA-WORLD-24)"""
        if not self.waiting or self.stress_needed(game) == 0:
            return goto(self.assign)
        pilot = self.waiting[0]
        again: list[Choice] = [RollAgain(pilot, dice) for dice in selections(self.rolls[pilot])]
        return ask(walker_of(game, pilot).seat, [KeepRoll(pilot), *again], then=self.roll_again)

    def roll_again(self, game: Akarios, choice: KeepRoll | RollAgain) -> Step:
        """Whoever falls unconscious over it takes no further part."""
        self.waiting.remove(choice.pilot)
        if isinstance(choice, RollAgain):
            walker = walker_of(game, choice.pilot)
            walker.rerolled = True
            change_stress(game, walker, 1)
            if walker.status == "out":
                del self.rolls[choice.pilot]
                return goto(self.reconsider if self.rolls else self.give_up)
            kept = without(self.rolls[choice.pilot], choice.dice)
            self.rolls[choice.pilot] = [*kept, *rolled(game, walker, len(choice.dice))]
            game.tell(RolledAgain(choice.pilot, in_order(self.rolls[choice.pilot])))
        return goto(self.reconsider)

    def assign(self, game: Akarios) -> Step:
        """Stress dice count only if they are assigned, and each pilot decides about their own. (AKA-WORLD-23)"""
        self.waiting = [pilot for pilot, dice in self.rolls.items() if "stress" in dice]
        return goto(self.gather_stress)

    def gather_stress(self, game: Akarios) -> Step:
        """As long as it is missing, and there is enough of it."""
        lacking, at_hand = self.lacking(game), sum(self.rolls[pilot].count("stress") for pilot in self.waiting)
        if lacking is None or lacking > at_hand:
            return self.resolve(game, success=False)
        if not lacking:
            return goto(self.strain)
        pilot = self.waiting[0]
        mine = self.rolls[pilot].count("stress")
        least = max(1, lacking - (at_hand - mine))
        assigning: list[Choice] = [Assign(pilot, number) for number in range(least, min(mine, lacking) + 1)]
        return ask(walker_of(game, pilot).seat, [*assigning, Abandon(pilot)], then=self.decide)

    def decide(self, game: Akarios, choice: Assign | Abandon) -> Step:
        self.waiting.remove(choice.pilot)
        if isinstance(choice, Assign):
            self.assigned[choice.pilot] = choice.stress
        return goto(self.gather_stress)

    def strain(self, game: Akarios) -> Step:
        """It works as long as one of those who take part is still conscious."""
        for pilot, stress in self.assigned.items():
            change_stress(game, walker_of(game, pilot), stress)
        is_over = all(walker_of(game, pilot).status == "out" for pilot in self.rolls)
        return goto(self.give_up) if is_over else self.resolve(game, success=True)

    def lacking(self, game: Akarios) -> int | None:
        """The stress dice that still have to be assigned; nothing if there are not enough of them."""
        needed = self.stress_needed(game)
        return None if needed is None else needed - sum(self.assigned.values())

    def stress_needed(self, game: Akarios) -> int | None:
        """The stress dice without which it does not work; nothing if it does not work with them either."""
        faces, attempt = [face for dice in self.rolls.values() for face in dice], self.what(game)
        if not isinstance(attempt, Check):
            return stress_for_squares(faces, attempt.dice)
        return stress_for_check(faces, attempt.square, dice_needed(game, attempt, self.rolls))

    def resolve(self, game: Akarios, *, success: bool) -> Step:
        awake = tuple(pilot for pilot in self.rolls if walker_of(game, pilot).status != "out")
        return hand_over(Resolve(self.attempt, awake, success))

    def give_up(self, game: Akarios) -> Step:
        """Nobody is left to resolve it."""
        game.tell(Failed(self.pilot, found_as(self.place(game), self.what(game))))
        return done()

    def place(self, game: Akarios) -> Place:
        return game.content.place[walker_of(game, self.pilot).at]

    def what(self, game: Akarios) -> Attempt:
        return attempt_of(self.place(game), self.attempt)


def dice_needed(game: Akarios, check: Check, pilots: Collection[str]) -> int:
    """The dice that a check takes besides the skill of all who take part. (AKA-SKILLCHECK-01, AKA-SKILLCHECK-05)"""
    need = check.need * len(pilots) if check.shared else check.need
    return need - sum(skill_of(game, pilot, check.skill) for pilot in pilots)


def rolled(game: Akarios, walker: Walker, dice: int) -> list[Face]:
    return [SIDES[game.roll(len(SIDES), walker.seat, die="action", faces=SIDES) - 1] for _ in range(dice)]


def without(faces: list[Face], some: tuple[Face, ...]) -> tuple[Face, ...]:
    """The dice that are left of some."""
    left = list(faces)
    for face in some:
        left.remove(face)
    return tuple(left)


def in_order(faces: list[Face]) -> tuple[Face, ...]:
    return tuple(sorted(faces, key=FACES.index))


def selections(faces: list[Face]) -> list[tuple[Face, ...]]:
    """All that can be picked of some dice, those of the same face being the same."""
    ordered = in_order(faces)
    return list(dict.fromkeys(some for number in range(1, len(faces) + 1) for some in combinations(ordered, number)))
