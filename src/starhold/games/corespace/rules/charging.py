"""Charge: a free blow for whoever comes at somebody. (CS-ABILITY-06..07)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.square import NUMBERS, Square
from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto

from ..choices import Fight, LetGo
from ..events import Charged, LetGone
from ..state import Figure
from .answers import in_order
from .assault import Assault
from .contact import foes_at
from .enmity import are_enemies
from .fighting import bare_hands, blows, fight
from .figures import base_of, deck_chart, figure_of, find_figure, has_ability, on_deck, player_of
from .opportunity import is_armed

if TYPE_CHECKING:
    from ..game import CoreSpace


def met_by_step(game: CoreSpace, figure: Figure, to: Square, *, strikes: bool = False) -> list[str]:
    """The enemies whom a step brings into contact, if the figure charges and has something to strike with.

    `strikes` is true for a move of a skill that does as much. (CS-SK-ENDURANCE-06)
    """
    if not (strikes or has_ability(game, figure, "charge")) or not is_armed(game, figure):
        return []
    near = deck_chart(game).touching(1 << NUMBERS[to])
    known = {foe.id for foe in foes_at(game, figure)}
    return [
        foe.id
        for foe in on_deck(game)
        if not foe.defeated and foe.id not in known and base_of(foe).squares & near and are_enemies(game, figure, foe)
    ]


class Charge(Procedure, tag="corespace.charge"):
    """One free CLOSE ASSAULT against somebody newly met. Its result is true if it was made."""

    figure: str
    foes: list[str]
    all: bool = False
    """True if it may be made against each of them, and against others on the same move. (CS-SK-ENDURANCE-06)"""

    def start(self, game: CoreSpace) -> Step:
        """A player may let it pass, and charge somebody else on the same move; NPCs always strike."""
        figure = find_figure(game, self.figure)
        if figure is None or figure.defeated:
            return done(False)
        near = {foe.id for foe in foes_at(game, figure)}
        self.foes = [name for name in self.foes if name in near]
        if not self.foes:
            return done(False)
        if figure.crew is None:
            game.tell(Charged(figure.id, self.foes[0]))
            return call(Assault(figure.id, bare_hands(game, figure), self.foes[0]), then=self.made)
        offered = blows(game, figure, [figure_of(game, name) for name in self.foes])
        return ask(player_of(figure), in_order([*offered, LetGo()]), then=self.strike)

    def strike(self, game: CoreSpace, choice: Choice) -> Step:
        if not isinstance(choice, Fight):
            game.tell(LetGone(self.figure, self.foes[0]))
            return done(False)
        self.foes.remove(choice.other)
        game.tell(Charged(self.figure, choice.other))
        return call(fight(game, figure_of(game, self.figure), choice), then=self.made)

    def made(self, game: CoreSpace) -> Step:
        return goto(self.start) if self.all else done(True)
