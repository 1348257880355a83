"""Dice that go to an ally for this phase, or come back from a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Procedure, Step, ask, done, goto

from ..choices import Decline, Hand, TakeBack
from ..events import DieLent, DieTakenBack
from .bodies import flyer_of
from .dice import put_die, showing, take_die
from .lending import rouse
from .offers import to_lend, to_rally

if TYPE_CHECKING:
    from ..game import Akarios


class LendDie(Procedure, tag="akarios.lend-die"):
    """A pilot gives an ally one of their unused dice. (AKA-ABILITY-PILOT-28)"""

    pilot: str

    def start(self, game: Akarios) -> Step:
        flyer = flyer_of(game, self.pilot)
        ways = [Hand(face, ally) for face, ally in to_lend(game, flyer)]
        return ask(flyer.seat, ways, then=self.hand) if ways else done()

    def hand(self, game: Akarios, choice: Hand) -> Step:
        flyer, ally = flyer_of(game, self.pilot), flyer_of(game, choice.target)
        (place,) = showing(flyer, [choice.face])
        die = take_die(flyer, place)
        ally.dice += (replace(die, lent_by=die.lent_by or self.pilot),)
        rouse(ally)
        game.tell(DieLent(self.pilot, choice.target, choice.face))
        return done()


class RallyAllies(Procedure, tag="akarios.rally-allies"):
    """One ally after the other may take back a die. (AKA-ABILITY-PILOT-15)"""

    pilot: str
    allies: list[str] = []

    def start(self, game: Akarios) -> Step:
        self.allies = to_rally(game, flyer_of(game, self.pilot))
        return goto(self.ask)

    def ask(self, game: Akarios) -> Step:
        if not self.allies:
            return done()
        ally = flyer_of(game, self.allies[0])
        spent = dict.fromkeys((die.face, die.on) for die in ally.dice if die.spent)
        offered: list[Choice] = [TakeBack(ally.id, card, face) for face, card in sorted(spent)]
        return ask(ally.seat, [*offered, Decline()], then=self.take_back)

    def take_back(self, game: Akarios, choice: TakeBack | Decline) -> Step:
        ally = flyer_of(game, self.allies.pop(0))
        if isinstance(choice, TakeBack):
            wanted = (True, choice.face, choice.card)
            place = [(die.spent, die.face, die.on) for die in ally.dice].index(wanted)
            put_die(ally, place, replace(ally.dice[place], spent=False, again=True))
            rouse(ally)
            game.tell(DieTakenBack(ally.id, choice.card, choice.face))
        return goto(self.ask)


def return_dice(game: Akarios) -> None:
    """Dice that were lent go back to those who have them to give. (AKA-ABILITY-PILOT-28)"""
    for flyer in game.state.flyers:
        lent = [die for die in flyer.dice if die.lent_by]
        flyer.dice = tuple([die for die in flyer.dice if not die.lent_by])
        for die in lent:
            owner = flyer_of(game, die.lent_by)
            if owner.at is not None:
                owner.dice += (replace(die, lent_by=""),)
