"""What a card does with the dice of allies: give, turn, gather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.kernel import Choice, Options, Procedure, Seat, Step, ask, call, done, goto, options

from ..board.reach import is_in_range
from ..choices import Change, Lend, Withhold
from ..content import Face, Gather
from ..events import Affected, DieChanged, DieGiven, DieLent
from ..state import Die, Flyer, Ready
from .attacking import farther
from .bodies import flyer_of, flying, place_of, seat_for
from .dice import at_hand, spend, turn_die, turns_of_dice
from .stress import GainStress

if TYPE_CHECKING:
    from ..game import Akarios


def allies_of(game: Akarios, pilot: str) -> list[Flyer]:
    return [flyer for flyer in flying(game) if flyer.id != pilot]


def rouse(flyer: Flyer) -> None:
    """A pilot who was finished, and has a die again, goes on. (AKA-ROUND-10)"""
    if flyer.status == "done":
        flyer.status = "acting"


def share(game: Akarios, pilot: str, dice: tuple[Face, ...]) -> None:
    """Every ally has a die more in this phase, like each of those that were used. (AKA-UPG-TECH-01)"""
    for ally in allies_of(game, pilot):
        for face in dice:
            ally.dice += (Die(face),)
            game.tell(DieGiven(ally.id, face))
        rouse(ally)


class ChangeDie(Procedure, tag="akarios.change-die"):
    """A pilot turns one of an ally's dice to another face. (AKA-UPG-TECH-19)"""

    by: str
    ship: str

    def start(self, game: Akarios) -> Step:
        turns = [Change(self.ship, face, to) for face, to in turns_of_dice(flyer_of(game, self.ship))]
        return ask(seat_for(game, self.by), turns, then=self.change) if turns else done()

    def change(self, game: Akarios, choice: Change) -> Step:
        flyer = flyer_of(game, self.ship)
        turn_die(flyer, choice.die, choice.face)
        rouse(flyer)
        game.tell(DieChanged(self.by, self.ship, choice.die, choice.face))
        return done()


class GatherDice(Procedure, tag="akarios.gather-dice"):
    """Allies may put dice on a pilot's card, and each makes the next attack stronger. (AKA-UPG-TECH-29)"""

    pilot: str
    card: str
    gather: Gather
    dice: int
    """The number of dice on the card, the pilot's own among them."""
    unwilling: list[str] = []
    """The allies who give no more."""

    def start(self, game: Akarios) -> Step:
        parts = [] if game.state.outcome else seat_parts(game, self)
        if not parts:
            return goto(self.end)
        (seat, offered), *others = parts
        return ask(seat, offered, then=self.lend, others=others)

    def lend(self, game: Akarios, choice: Lend | Withhold) -> Step:
        """A stress die costs the ally who gives it. (AKA-SLOT-02)"""
        if isinstance(choice, Withhold):
            self.unwilling.append(choice.pilot)
            return goto(self.start)
        ally = flyer_of(game, choice.pilot)
        spend(ally, (choice.die,), self.card)
        if ally.status == "rolled":
            ally.status = "acting"
        self.dice += 1
        game.tell(DieLent(choice.pilot, self.pilot, choice.die))
        return call(GainStress(choice.pilot, int(choice.die == "stress")), then=self.start)

    def end(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        if flyer.at is not None:
            flyer.riders += (Ready("damage", self.dice * self.gather.damage),)
            game.tell(Affected(self.pilot, "damage", self.dice * self.gather.damage))
        return done()


def seat_parts(game: Akarios, gathering: GatherDice) -> list[tuple[Seat, Options]]:
    """The share of each seat: the dice of its pilots who are near enough."""
    flyer, shares = flyer_of(game, gathering.pilot), dict[Seat, list[Choice]]()
    reach = gathering.gather.range + farther(game, flyer)
    for ally in allies_of(game, gathering.pilot):
        faces = dict.fromkeys(at_hand(ally))
        if faces and ally.id not in gathering.unwilling and is_in_range(place_of(flyer), place_of(ally), reach):
            lent = [Lend(ally.id, face) for face in faces]
            shares.setdefault(ally.seat, []).extend([*lent, Withhold(ally.id)])
    return [(seat, options(offered)) for seat, offered in sorted(shares.items())]
