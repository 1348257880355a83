"""Phase 1, pilot action: shields, dice, and actions in any order. (AKA-ROUND-03)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Seat, Step, ask, call, done, goto, joined

from ..choices import Act, Finish, Reroll, RerollAll, SetAside
from ..events import DiceRolled, Finished, SetApart, ShieldRose
from .bodies import flyer_of, flying
from .damage import BREACH_DAMAGE, Suffer
from .dice import at_hand, dice_to_set_aside, roll_all
from .marks import close_phase, open_phase
from .offers import pilot_options
from .perform import Perform
from .playerboard import card_for
from .rolls import RollAgain
from .script.happening import Happen
from .sharing import return_dice
from .stress import GainStress
from .targets import field_of_pilots

if TYPE_CHECKING:
    from ..game import Akarios


class PilotPhase(Procedure, tag="akarios.pilot-phase"):
    """Everybody acts, action by action, until all are finished. (AKA-ROUND-08..11, AKA-SLOT-11)"""

    waiting: list[str] = []
    """Pilots who still have to suffer from a breach, to face their stress, or to roll."""

    def start(self, game: Akarios) -> Step:
        for flyer in flying(game):
            flyer.guardian = ""
            open_phase(flyer)
        self.waiting = [flyer.id for flyer in flying(game) if "breach" in flyer.marks]
        return goto(self.suffer)

    def suffer(self, game: Akarios) -> Step:
        """Breaches hurt before shields grow, and shields grow before anybody rolls. (AKA-ROUND-14)"""
        if game.state.outcome:
            return done()
        if not self.waiting:
            return goto(self.recharge)
        return call(Suffer(self.waiting.pop(0), BREACH_DAMAGE, cause="breach"), then=self.suffer)

    def recharge(self, game: Akarios) -> Step:
        """(AKA-ROUND-07)"""
        for flyer in flying(game):
            if flyer.shield < flyer.full_shield and "held-breath" not in flyer.haunted:
                flyer.shield += 1
                game.tell(ShieldRose(flyer.id, flyer.shield))
        self.waiting = [flyer.id for flyer in flying(game) if flyer.due]
        return goto(self.brood)

    def brood(self, game: Akarios) -> Step:
        """Stress from before the fight counts point by point now. (AKA-STRESS-16, AKA-ROUND-14)"""
        if game.state.outcome:
            return done()
        if not self.waiting:
            return goto(self.discharge)
        flyer = flyer_of(game, self.waiting.pop(0))
        due, flyer.due = flyer.due, 0
        flyer.stress -= due
        return call(GainStress(flyer.id, due), then=self.brood)

    def discharge(self, game: Akarios) -> Step:
        """What was charged in the last round is done before anybody rolls. (AKA-ABILITY-SHIP-01)"""
        if game.state.outcome:
            return done()
        flyer = next((flyer for flyer in flying(game) if flyer.charged), None)
        if flyer is None:
            self.waiting = [flyer.id for flyer in flying(game)]
            return goto(self.roll)
        ready, *later = flyer.charged
        flyer.charged = tuple(later)
        owner = flyer_of(game, ready.owner) if ready.owner else flyer
        if card_for(game, owner, ready.card).damaged:
            return goto(self.discharge)
        return call(Perform(flyer.id, ready.card, ready.dice, paid=True, owner=ready.owner), then=self.discharge)

    def roll(self, game: Akarios) -> Step:
        """(AKA-DICE-03)"""
        if not self.waiting:
            return goto(self.ask)
        flyer = flyer_of(game, self.waiting[0])
        most = dice_to_set_aside(game, flyer)
        if most:
            return ask(flyer.seat, [SetAside(flyer.id, number) for number in range(most + 1)], then=self.set_aside)
        return self.set_aside(game, SetAside(flyer.id, 0))

    def set_aside(self, game: Akarios, choice: SetAside) -> Step:
        """(AKA-COPILOT-12)"""
        flyer = flyer_of(game, self.waiting.pop(0))
        if choice.number:
            game.tell(SetApart(flyer.id, choice.number))
        roll_all(game, flyer, choice.number)
        flyer.status = "rolled"
        flyer.rerolled = False
        game.tell(DiceRolled(flyer.id, at_hand(flyer)))
        return goto(self.roll)

    def ask(self, game: Akarios) -> Step:
        if game.state.pending:
            return call(Happen(), then=self.ask)
        parts = [] if game.state.outcome else seat_parts(game)
        if not parts:
            return goto(self.close)
        (seat, offered), *others = parts
        return ask(seat, offered, then=self.act, others=others)

    def act(self, game: Akarios, choice: Choice) -> Step:
        match choice:
            case Act(pilot=pilot, card=card, dice=dice):
                if not game.content.card[card].is_for("rolled"):
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
        """Marks grow older, and traumas that waited begin to work. (AKA-ROUND-03, AKA-TRAUMA-03)"""
        for flyer in flying(game):
            close_phase(game, flyer)
            flyer.tracking = ()
            flyer.haunted, flyer.looming = flyer.looming, ()
        return_dice(game)
        return done()


def seat_parts(game: Akarios) -> list[tuple[Seat, Options]]:
    """The share of each seat in the open question: everything that its pilots may do."""
    shares: dict[Seat, list[Options]] = {}
    field = field_of_pilots(game)
    for flyer in flying(game):
        if flyer.status in ("rolled", "acting"):
            shares.setdefault(flyer.seat, []).append(pilot_options(game, flyer, field))
    return [(seat, joined(*mine)) for seat, mine in sorted(shares.items())]
