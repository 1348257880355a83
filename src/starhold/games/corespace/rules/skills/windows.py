"""Windows: who is asked for a reaction, in which order, and when. (CS-REACTION-01..06)"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Options,
    Procedure,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    goto,
    hand_over,
    joined,
    offer,
)

from ...choices import Pass, React, StandDown
from ...lacks import SkillPegs, SomethingToUse
from ...state import Figure, Opening
from ..answers import in_order
from ..figures import figure_of, player_of
from ..notes import taking_notes
from ..script.happening import Happen
from .openings import can_pay, fitting, is_asked, is_paid, noticed, opened, reacts, use_of
from .overfull import MakeRoom, has_to_drop
from .parts import first_rules
from .using import Using, going_on

if TYPE_CHECKING:
    from ...game import CoreSpace


PASS = Options((Pass(),))
STAND_DOWN = Options((Pass(), StandDown()))


class Window(Procedure, tag="corespace.window"):
    """Crews are asked clockwise from the turn counter, each for all of its own; the last reaction is over first.

    (CS-REACTION-05..06)
    """

    openings: list[Opening]
    seat: Seat = 0
    """The seat that is asked."""
    since: int = 0

    def start(self, game: CoreSpace) -> Step:
        self.since = noticed(game)
        return goto(self.go_on)

    def go_on(self, game: CoreSpace) -> Step:
        """What is left of a reaction that was used already comes first. (CS-REACTION-04)"""
        if game.state.mission.over:
            return done()
        rest = next((opening for opening in self.openings if opening.left), None)
        if rest is not None:
            self.openings.remove(rest)
            return call(going_on(rest), then=self.settle)
        with taking_notes(game):
            for self.seat in clockwise(game):
                mine = [each for each in self.openings if is_mine(game, each, self.seat) and is_asked(game, each)]
                if mine:
                    return ask(self.seat, reactions(game, mine), then=self.answer)
        return done()

    def answer(self, game: CoreSpace, choice: Choice) -> Step:
        if isinstance(choice, React):
            opening = next(
                each
                for each in self.openings
                if each.figure == choice.figure and (choice.skill, choice.level) in fitting(game, each)
            )
            self.openings.remove(opening)
            return call(
                Using(
                    choice.figure,
                    choice.skill,
                    choice.level,
                    during=opening.window,
                    other=opening.other,
                    weapon=opening.weapon,
                    later=is_paid(game, figure_of(game, choice.figure), choice.skill, choice.level),
                    actions=opening.actions,
                    turns=opening.turns,
                ),
                then=self.settle,
            )
        for each in self.openings:
            if isinstance(choice, StandDown) and each.window == "any-time" and is_mine(game, each, self.seat):
                figure_of(game, each.figure).stood_down = True
        self.openings = [each for each in self.openings if not is_mine(game, each, self.seat)]
        return goto(self.go_on)

    def settle(self, game: CoreSpace) -> Step:
        """After a reaction the mission has its say. (CS-MISSION-07)"""
        return call(Happen(), then=self.gather)

    def gather(self, game: CoreSpace) -> Step:
        self.openings += opened(game, self.since)
        return goto(self.go_on)


def clockwise(game: CoreSpace) -> Iterable[Seat]:
    """All seats, from the holder of the turn counter on. (CS-REACTION-05)"""
    seats = game.setup.seats
    return [(game.state.mission.counter + offset) % seats for offset in range(seats)]


def is_mine(game: CoreSpace, opening: Opening, seat: Seat) -> bool:
    return player_of(figure_of(game, opening.figure)) == seat


def reactions(game: CoreSpace, openings: Sequence[Opening]) -> Options:
    """Each level that fits, and why it cannot be used. Its pegs and its part have to be there. (CS-SKILL-07)"""
    can_stand_down = any(opening.window == "any-time" for opening in openings)
    return joined(levels_of(game, openings), STAND_DOWN if can_stand_down else PASS)


def levels_of(game: CoreSpace, openings: Sequence[Opening]) -> Options:
    offered: dict[Choice, Choice | Refusal] = {}
    for opening in openings:
        figure = figure_of(game, opening.figure)
        for skill, level in fitting(game, opening):
            if figure.skill_used and not is_paid(game, figure, skill, level):
                continue
            choice = React(figure.id, skill, level)
            can_pay_it = can_pay(game, figure, skill, level)
            pegs = ("CS-SKILL-07", can_pay_it, SkillPegs(level, figure.pegs))
            can = can_pay_it and any(
                rule.may() for rule in first_rules(game, figure, use_of(game, opening, skill, level))
            )
            found = offer(choice, pegs, ("CS-REACTION-05", can, SomethingToUse()))
            if found is choice or choice not in offered:
                offered[choice] = found
    return in_order(offered.values())


def crew_reactions(game: CoreSpace, figure: Figure) -> Options:
    """What others of the crew can do at any time: they need not be asked, as it is their turn. (CS-SK-RANGED-06..07)"""
    openings = [
        Opening("any-time", other.id)
        for other in game.state.mission.figures
        if other.crew == figure.crew and other.id != figure.id and reacts(game, other, "any-time")
    ]
    return levels_of(game, openings) if openings else NO_OPTIONS


def react_at_any_time(game: CoreSpace, choice: React) -> Using:
    later = is_paid(game, figure_of(game, choice.figure), choice.skill, choice.level)
    return Using(choice.figure, choice.skill, choice.level, during="any-time", later=later)


class Settle(Procedure, tag="corespace.settle"):
    """The end of an action: the mission has its say, then all who may react. (CS-MISSION-07, CS-REACTION-02)"""

    acting: Seat | None = None
    """The crew whose turn it is, if it is a trader's."""

    def start(self, game: CoreSpace) -> Step:
        return call(Happen(), then=self.react)

    def react(self, game: CoreSpace) -> Step:
        burdened = has_to_drop(game)
        if burdened is not None and not game.state.mission.over:
            return call(MakeRoom(burdened.id), then=self.react)
        openings = [*opened(game), *at_any_time(game, self.acting)]
        return hand_over(Window(openings)) if openings and not game.state.mission.over else done()


def at_any_time(game: CoreSpace, acting: Seat | None) -> list[Opening]:
    """Those who can react to nothing in particular, the crew that acts now left out: it is offered them in its turn.

    (CS-SK-RANGED-06..07)
    """
    return [
        Opening("any-time", figure.id)
        for figure in game.state.mission.figures
        if figure.crew not in (None, acting) and not figure.stood_down and reacts(game, figure, "any-time")
    ]
