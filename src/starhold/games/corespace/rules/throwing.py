"""Throwing: what, how far, and at whom. (CS-THROW-01..05, CS-ITEM-01)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.geometry.ruler import Base, square_of_halves
from starhold.geometry.square import NAMES, Square, bits_of, numbers_in
from starhold.kernel import Options, Procedure, Step, ask, call, done, offer

from ..board.sight import Range
from ..choices import AimAt, Throw
from ..content import Token
from ..events import Thrown
from ..lacks import InOrder, InSight
from ..state import Figure, Item
from .answers import in_order
from .assault import Spec
from .blasts import Blasting
from .contact import in_contact
from .enmity import are_enemies
from .figures import BASES, deck_chart, figure_of, find_figure, on_deck, player_of
from .kit import design, design_called, find_item, item_of, lay_down, lose, show, weapons_of, works
from .seeing import sight_of
from .shooting import RANGES, Shooting
from .skills.lasting import can_aim_at

if TYPE_CHECKING:
    from ..game import CoreSpace


def throw_options(game: CoreSpace, figure: Figure) -> Options:
    """Each item with the icon, if there is a target for it. (CS-THROW-01)"""
    items = [item for item in weapons_of(game, figure) if design(game, item).throw]
    return in_order(
        offer(
            Throw(item.name),
            ("CS-MISFIRE-04", works(item), InOrder(item.name)),
            ("CS-THROW-01", bool(design(game, item).blast or targets(game, figure, item)), InSight()),
        )
        for item in items
    )


def targets(game: CoreSpace, figure: Figure, item: Item) -> list[Figure]:
    """The enemies in sight and within the range of a throw, but for those in contact."""
    return [
        foe
        for foe in on_deck(game)
        if not foe.defeated
        and are_enemies(game, figure, foe)
        and can_aim_at(game, figure, foe)
        and not in_contact(game, figure, foe)
        and (sight := sight_of(game, figure, foe)) is not None
        and sight.is_seen
        and is_in_range(design(game, item), sight.range)
    ]


def is_in_range(token: Token, distance: Range) -> bool:
    """Short range, unless an M or an L stands beside the icon. (CS-ITEM-01)"""
    return token.throw is not None and RANGES.index(distance) <= RANGES.index(token.throw.range)


def throw(game: CoreSpace, figure: Figure, choice: Throw) -> Procedure:
    show(game, figure, choice.token)
    blast = design_called(game, choice.token).blast
    return Blasting(figure.id, choice.token, thrown=True) if blast else Throwing(figure.id, choice.token)


class Throwing(Procedure, tag="corespace.throwing"):
    """A close weapon that is thrown is a ranged attack with the dice of its icon. (CS-THROW-02, CS-THROW-04)"""

    figure: str
    weapon: str
    at: Square = ""
    """Where the target is."""
    origin: Square = ""
    """Where it is thrown from."""

    def start(self, game: CoreSpace) -> Step:
        figure = figure_of(game, self.figure)
        offered = in_order(AimAt(foe.id) for foe in targets(game, figure, item_of(figure.tray, self.weapon)))
        return ask(player_of(figure), offered, then=self.aim)

    def aim(self, game: CoreSpace, choice: AimAt) -> Step:
        figure, target = figure_of(game, self.figure), figure_of(game, choice.figure)
        token, sight = design_called(game, self.weapon), sight_of(game, figure, target)
        assert token.throw is not None, "only what can be thrown is offered"
        self.at, self.origin = target.at, figure.at
        spec = Spec(
            "thrown",
            token.throw.dice,
            self.weapon,
            misfires="reliable" not in token.attributes,
            cover=True,
            strays=sight is not None and sight.range != "short",
        )
        return call(Shooting(figure.id, spec, target.id), then=self.land)

    def land(self, game: CoreSpace, damage: int | None) -> Step:
        """It lies beside the target, on its face if it broke; who has not come to throw it still has it.

        (CS-THROW-03, CS-THROW-05)
        """
        figure = find_figure(game, self.figure)
        if damage is None or figure is None:
            return done()
        broken = f"{self.weapon}/broken"
        item = lose(figure, self.weapon if find_item(figure.tray, self.weapon) else broken)
        there = landing(game, self.origin or self.at, self.at)
        lay_down(game, item, there)
        game.tell(Thrown(figure.id, item.name, there))
        return done()


def landing(game: CoreSpace, origin: Square, at: Square) -> Square:
    """The square in contact with the target that is nearest to where it was thrown, the first in reading order."""
    chart, here = deck_chart(game), BASES[origin]
    beside = chart.touching(bits_of([at])) & chart.floor
    near = sorted(numbers_in(beside), key=lambda number: square_of_halves(here, Base(number)))
    return NAMES[near[0]] if near else at
