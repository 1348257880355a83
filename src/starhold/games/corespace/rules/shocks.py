"""What a blast does to those whom it reaches: harm, frost, or a trip elsewhere. (CS-BLAST-07..12, CS-ITEM-20..24)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base, within
from starhold.geometry.square import NUMBERS, Square, Wind, beside
from starhold.kernel import Procedure, Step, done, goto

from ..board.sight import SHORT
from ..events import Frozen, Jammed, ShockRolled, Teleported
from ..state import Figure, Lasting
from .assault import Assault, Spec, roller
from .dice import roll_arrow, roll_combat, roll_number
from .enmity import note_attack
from .figures import base_of, deck_chart, figure_of, on_deck, taken
from .hits import added_up
from .kit import design_called
from .losses import lose
from .script import moments

if TYPE_CHECKING:
    from ..game import CoreSpace

SHOCKS = ("freeze", "teleport")
"""Blasts that do no harm."""


def bursts(game: CoreSpace, attacker: str, weapon: str, at: Square, victim: Figure, ring: int) -> Procedure:
    """The attack on one of those whom a blast reaches; each warning is ignored. (CS-BLAST-07..08, CS-BLAST-12)"""
    token = design_called(game, weapon)
    assert token.blast is not None, "only blasts burst"
    if any(shock in token.attributes for shock in SHOCKS):
        return Shock(attacker, weapon, victim.id, token.blast[ring], sure=ring == 0)
    return Assault(attacker, Spec("blast", token.blast[ring], weapon, cover=True, origin=at), victim.id)


def jam(game: CoreSpace, at: Square) -> None:
    """Nobody within short range shoots in this round, whatever lies in between. (CS-ITEM-21)"""
    here, until = Base(NUMBERS[at]), game.state.mission.round
    for figure in on_deck(game):
        if within(SHORT, here, base_of(figure)):
            figure.lasting = (*figure.lasting, Lasting("jammed", until))
            game.tell(Jammed(figure.id))


class Shock(Procedure, tag="corespace.shock"):
    """A blast that freezes or teleports: whoever is in the middle without a roll, the others by any hit.

    Neither armour nor cover helps. (CS-ITEM-20, CS-ITEM-22..23, CS-ITEM-26)
    """

    attacker: str
    weapon: str
    victim: str
    dice: int
    sure: bool = False

    def start(self, game: CoreSpace) -> Step:
        attributes = design_called(game, self.weapon).attributes
        attacker, victim = figure_of(game, self.attacker), figure_of(game, self.victim)
        moments.was_attacked(game, attacker, victim)
        note_attack(game, attacker, victim)
        if not self.sure:
            faces = roll_combat(game, roller(game, self.attacker, self.victim), self.dice, "attack", self.attacker)
            game.tell(ShockRolled(self.attacker, self.victim, faces))
            if not added_up(faces).hits:
                return done()
        return goto(self.freeze if "freeze" in attributes else self.teleport)

    def freeze(self, game: CoreSpace) -> Step:
        """(CS-ITEM-20, CS-ASSESS-04)"""
        if lose(game, figure_of(game, self.victim), turns=1):
            game.tell(Frozen(self.victim))
        return done()

    def teleport(self, game: CoreSpace) -> Step:
        """Through walls and terrain, but never onto them, and never off the deck. (CS-ITEM-22..24)"""
        figure = figure_of(game, self.victim)
        seat = roller(game, self.attacker, self.victim)
        rolled = roll_number(game, seat, "scatter", figure.id)
        wind = roll_arrow(game, seat, "scatter", figure.id)
        figure.at = teleported_to(game, figure, wind, rolled)
        game.tell(Teleported(figure.id, wind, rolled, figure.at))
        return done()


def teleported_to(game: CoreSpace, figure: Figure, wind: Wind, inches: int) -> Square:
    """The farthest free square along an arrow, up to the first character in the way."""
    models = taken(game, besides=figure.id)
    free = deck_chart(game).floor & ~models
    at = last = figure.at
    for _ in range(inches):
        on = beside(at, wind)
        if on is None or models >> NUMBERS[on] & 1:
            break
        at = on
        if free >> NUMBERS[at] & 1:
            last = at
    return last
