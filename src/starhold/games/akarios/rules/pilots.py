"""Phase 1, pilot action: shields, dice, and actions in any order. (AKA-ROUND-03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Seat, Step, call, done, goto, joined

from ..choices import Act, Finish, Reroll, RerollAll
from ..content import Face
from ..events import DiceRerolled, DiceRolled, Finished, ShieldRose
from ..state import Die, Flyer
from .asking import ask
from .bodies import flyer_of, flying
from .damage import Suffer
from .dice import at_hand, roll_all, roll_die
from .marks import close_phase, open_phase
from .perform import Perform, pilot_options
from .stress import GainStress

if TYPE_CHECKING:
    from ..game import Akarios

BREACH_DAMAGE = 1


class PilotPhase(Procedure, tag="akarios.pilot-phase"):
    """Everybody acts, action by action, until all are finished. (AKA-ROUND-08..11, AKA-SLOT-11)"""

    waiting: list[str] = []
    """Pilots who still have to roll."""

    def start(self, game: Akarios) -> Step:
        game.state.phase = "pilots"
        for flyer in flying(game):
            open_phase(flyer)
        self.waiting = [flyer.id for flyer in flying(game)]
        return goto(self.prepare)

    def prepare(self, game: Akarios) -> Step:
        if game.state.outcome:
            return done()
        return call(GetReady(self.waiting.pop(0)), then=self.prepare) if self.waiting else goto(self.ask)

    def ask(self, game: Akarios) -> Step:
        parts = [] if game.state.outcome else seat_parts(game)
        if not parts:
            return goto(self.close)
        (seat, offered), *others = parts
        return ask(seat, offered, then=self.act, others=others)

    def act(self, game: Akarios, choice: Choice) -> Step:
        match choice:
            case Act(pilot=pilot, card=card, dice=dice):
                flyer_of(game, pilot).status = "acting"
                return call(Perform(pilot, card, dice), then=self.ask)
            case Finish(pilot=pilot):
                flyer_of(game, pilot).status = "done"
                game.tell(Finished(pilot))
            case Reroll(pilot=pilot, dice=dice):
                flyer_of(game, pilot).rerolled = True
                return call(RollAgain(pilot, list(dice), stress=1), then=self.ask)
            case RerollAll(pilot=pilot):
                return call(RollAgain(pilot, list(at_hand(flyer_of(game, pilot))), stress=0), then=self.ask)
        return goto(self.ask)

    def close(self, game: Akarios) -> Step:
        """(AKA-ROUND-03)"""
        for flyer in flying(game):
            close_phase(game, flyer)
            flyer.spinning = max(0, flyer.spinning - 1)
        return done()


class GetReady(Procedure, tag="akarios.get-ready"):
    """A breach hurts, the shield grows, the dice roll. (AKA-ROUND-14, AKA-ROUND-07, AKA-DICE-03)"""

    pilot: str

    def start(self, game: Akarios) -> Step:
        if "breach" in flyer_of(game, self.pilot).marks:
            return call(Suffer(self.pilot, BREACH_DAMAGE, cause="breach"), then=self.recharge)
        return goto(self.recharge)

    def recharge(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        if flyer.at is None:
            return done()
        if flyer.shield < flyer.full_shield:
            flyer.shield += 1
            game.tell(ShieldRose(flyer.id, flyer.shield))
        return goto(self.roll)

    def roll(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        roll_all(game, flyer)
        flyer.status = "rolled"
        flyer.rerolled = False
        game.tell(DiceRolled(flyer.id, at_hand(flyer)))
        return done()


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
        kept = list(at_hand(flyer))
        for face in self.dice:
            kept.remove(face)
        flyer.dice = [*map(Die, kept), *(Die(roll_die(game, flyer)) for _ in self.dice)]
        game.tell(DiceRerolled(flyer.id, at_hand(flyer), free=not self.stress))
        return done()


def seat_parts(game: Akarios) -> list[tuple[Seat, Options]]:
    """The share of each seat in the open question: everything that its pilots may do."""
    shares: dict[Seat, list[Flyer]] = {}
    for flyer in flying(game):
        if flyer.status in ("rolled", "acting"):
            shares.setdefault(flyer.seat, []).append(flyer)
    return [(seat, joined(*(pilot_options(game, flyer) for flyer in mine))) for seat, mine in sorted(shares.items())]
