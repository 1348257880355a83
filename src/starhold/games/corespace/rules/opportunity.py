"""Attacks of opportunity: of those whom somebody leaves, or in whose midst somebody shoots. (CS-AOO-01..11)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.geometry.ruler import Base
from starhold.geometry.square import NUMBERS, Square
from starhold.kernel import Choice, Procedure, Step, ask, call, done, goto

from ..choices import Fight, LetGo
from ..events import LetGone, OpeningGiven
from ..state import Figure
from .answers import in_order
from .assault import Assault, Spec
from .contact import foes_at
from .enmity import are_enemies
from .fighting import bare_hands, blows, fight, unarmed
from .figures import GROUND, deck_chart, family_of, figure_of, find_figure, ground_of, has_ability, on_deck, player_of
from .kit import can_use_items, design, works
from .skills.lasting import hiding_places, is_hidden, is_spent, may_attack

if TYPE_CHECKING:
    from ..game import CoreSpace


def ready_foes(game: CoreSpace, figure: Figure) -> list[str]:
    """The enemies in contact who can strike now. Crews come first, clockwise from the turn counter.

    Nobody strikes at whom no skill lets them aim. (CS-SKILL-09)
    """
    if is_hidden(game, figure):
        return []
    seats, holder = game.setup.seats, game.state.mission.counter
    foes = [foe for foe in foes_at(game, figure) if is_ready(game, foe) and may_attack(foe, figure)]
    foes.sort(key=lambda foe: seats if foe.crew is None else (foe.crew - holder) % seats)
    return [foe.id for foe in foes]


def is_ready(game: CoreSpace, foe: Figure) -> bool:
    """True if somebody stands, and may strike, whether they have acted or not. (CS-AOO-02, CS-AOO-04)"""
    return not foe.prone and not foe.defeated and not is_spent(foe) and is_armed(game, foe)


def is_armed(game: CoreSpace, figure: Figure) -> bool:
    """True if somebody has something to strike with, or could have for all that others know. (CS-EQUIP-08)"""
    if unarmed(game, figure):
        return True
    could = can_use_items(game, figure) and not has_ability(game, figure, "no-close")
    return could and any(
        item.known_to is not None or (works(item) and design(game, item).close) for item in figure.tray
    )


def left_behind(game: CoreSpace, figure: Figure, to: Square = "") -> list[str]:
    """Those whom a step leaves; along a base contact is kept. (CS-AOO-01, CS-AOO-06)"""
    foes = [figure_of(game, name) for name in ready_foes(game, figure)]
    there = Base(NUMBERS[to]) if to else None
    return [foe.id for foe in foes if minds_leaving(game, foe) and not (there and zone_of(game, foe) & there.squares)]


def zone_of(game: CoreSpace, foe: Figure) -> int:
    """The squares in contact with somebody, and those on which one passes through them."""
    squares = ground_of(foe)
    return deck_chart(game).touching(squares) | squares


def minds_leaving(game: CoreSpace, foe: Figure) -> bool:
    """(CS-AOO-08)"""
    return family_of(game, foe) != "civilian"


def zones_of(game: CoreSpace, figure: Figure, squares: int) -> tuple[int, ...]:
    """The zone of each of those near these squares who would strike if the figure left it. (CS-AOO-01, CS-AOO-08)"""
    seen = ~hiding_places(game, figure)
    return tuple([zone_of(game, foe) & seen for foe in watchers_near(game, figure, squares)])


def watchers_near(game: CoreSpace, figure: Figure, squares: int) -> list[Figure]:
    """Those whose zones these squares touch, and who would strike if the figure left them. (CS-AOO-01, CS-AOO-08)"""
    near = deck_chart(game).touching(squares) | squares
    return [foe for foe in on_deck(game) if GROUND[foe.at] & near and watches(game, figure, foe)]


def watchful(game: CoreSpace, figure: Figure) -> list[Figure]:
    """Those who would strike if a figure left them, wherever they are. (CS-AOO-01, CS-AOO-08)"""
    return [foe for foe in on_deck(game) if watches(game, figure, foe)]


def watches(game: CoreSpace, figure: Figure, foe: Figure) -> bool:
    return (
        are_enemies(game, figure, foe) and is_ready(game, foe) and minds_leaving(game, foe) and may_attack(foe, figure)
    )


def as_opening(spec: Spec) -> Spec:
    """The same blow as an attack of opportunity. (CS-SK-CLOSE-11)"""
    return replace(spec, opening=True)


class Opportunity(Procedure, tag="corespace.opportunity"):
    """Each of them may make a free CLOSE ASSAULT while the bases still touch. (CS-AOO-03, CS-AOO-05)"""

    victim: str
    waiting: list[str]

    def start(self, game: CoreSpace) -> Step:
        game.tell(OpeningGiven(self.victim, tuple(self.waiting)))
        return goto(self.ask_next)

    def ask_next(self, game: CoreSpace) -> Step:
        """A player may decline; NPCs always strike. Who is gone by then does not. (CS-AOO-05, CS-AOO-07)"""
        victim = find_figure(game, self.victim)
        ready = [] if victim is None or victim.defeated else ready_foes(game, victim)
        self.waiting = [name for name in self.waiting if name in ready]
        if not self.waiting or victim is None:
            return done()
        striker = figure_of(game, self.waiting[0])
        if striker.crew is None:
            self.waiting.pop(0)
            return call(Assault(striker.id, as_opening(bare_hands(game, striker)), victim.id), then=self.ask_next)
        offered = in_order([*blows(game, striker, [victim]), LetGo()])
        return ask(player_of(striker), offered, then=self.strike)

    def strike(self, game: CoreSpace, choice: Choice) -> Step:
        striker = figure_of(game, self.waiting.pop(0))
        if isinstance(choice, Fight):
            blow = fight(game, striker, choice)
            return call(Assault(blow.attacker, as_opening(blow.spec), blow.target), then=self.ask_next)
        game.tell(LetGone(striker.id, self.victim))
        return goto(self.ask_next)
