"""Dice after a roll: rolled again, or turned. (AKA-DICE-06..08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Procedure, Step, ask, call, done

from ..choices import Recast, TurnTo
from ..content import Face
from ..events import DiceRerolled, DieTurned
from .bodies import flyer_of
from .dice import at_hand, put_die, roll_die, showing, subsets, turn_die, turns_of_dice
from .stress import GainStress

if TYPE_CHECKING:
    from ..game import Akarios


class RollAgain(Procedure, tag="akarios.roll-again"):
    """A pilot rolls some dice again, for stress or free. (AKA-DICE-06..07)"""

    pilot: str
    dice: list[Face]
    stress: int

    def start(self, game: Akarios) -> Step:
        return call(GainStress(self.pilot, self.stress), then=self.roll)

    def roll(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        if flyer.at is None:
            return done()
        for place in showing(flyer, self.dice):
            put_die(flyer, place, replace(flyer.dice[place], face=roll_die(game, flyer)))
        game.tell(DiceRerolled(flyer.id, at_hand(flyer), free=not self.stress))
        return done()


class RollSome(Procedure, tag="akarios.roll-some"):
    """A pilot rolls as many dice again as they like, as a card allows. (AKA-ABILITY-PILOT-09)"""

    pilot: str

    def start(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        return ask(flyer.seat, list(map(Recast, subsets(at_hand(flyer)))), then=self.roll)

    def roll(self, game: Akarios, choice: Recast) -> Step:
        return call(RollAgain(self.pilot, list(choice.dice), stress=0), then=self.end)

    def end(self, game: Akarios) -> Step:
        return done()


class TurnADie(Procedure, tag="akarios.turn-a-die"):
    """A pilot turns one die to any other face. (AKA-ABILITY-PILOT-01)"""

    pilot: str

    def start(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        return ask(flyer.seat, [TurnTo(face, to) for face, to in turns_of_dice(flyer)], then=self.turn)

    def turn(self, game: Akarios, choice: TurnTo) -> Step:
        turn_die(flyer_of(game, self.pilot), choice.face, choice.becomes)
        game.tell(DieTurned(self.pilot, choice.face, choice.becomes))
        return done()
