"""Parts of close combat skills: weapons that change hands, shots hand to hand, and a way out. (CS-SK-CLOSE-04..14)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from starhold.geometry.square import Square, Wind, steps_between
from starhold.kernel import Choice, Options, Procedure, Refusal, Step, ask, call, done, goto, offer

from ...choices import Appoint, Fight, Fling, Forgo
from ...content.skills import BurstOutPart, FightByGunPart, KnockAwayPart, TakeWeaponPart, TopplePart
from ...events import Disarmed, FellProne, Pushed, Unhurt
from ...lacks import Ammo, InOrder
from ...state import Figure, Item
from ..answers import in_order
from ..assault import Assault, Spec
from ..contact import foes_at
from ..fighting import fights_quickly
from ..figures import figure_of, find_figure, is_machine, player_of
from ..kit import design, gain, item_of, lose, show, shown, weapon_of_attack, works
from ..pushes import steps_open
from ..shooting import guns_of, price
from .actions import foes_touched, has_hidden_item
from .lasting import is_unharmed, may_attack
from .overfull import is_overfull
from .parts import PartRule
from .ranged import scatter_weapon
from .spending import can_spend, spend

if TYPE_CHECKING:
    from ...game import CoreSpace


# The weapon of the attack


def weapon_used(game: CoreSpace, other: str, name: str) -> Item | None:
    """The weapon with which somebody has attacked, however it lies by now; None if it is gone."""
    figure = find_figure(game, other)
    return weapon_of_attack(figure, name) if figure else None


class KnockAwayRule(PartRule[KnockAwayPart], of=KnockAwayPart):
    """(CS-SK-CLOSE-04, CS-SK-CLOSE-07)"""

    def may(self) -> bool:
        return weapon_used(self.game, self.use.other, self.use.weapon) is not None

    def do(self, choice: Choice | None) -> Procedure:
        item = weapon_used(self.game, self.use.other, self.use.weapon)
        assert item is not None, "it is there"
        return scatter_weapon(self.game, self.figure.id, self.use.other, item.name, broken=False)


class TakeWeaponRule(PartRule[TakeWeaponPart], of=TakeWeaponPart):
    """It may lie on top of a full tray as long as the two are engaged. (CS-SK-CLOSE-05, CS-SK-CLOSE-07)"""

    def may(self) -> bool:
        return weapon_used(self.game, self.use.other, self.use.weapon) is not None

    def do(self, choice: Choice | None) -> None:
        game, figure = self.game, self.figure
        item = weapon_used(game, self.use.other, self.use.weapon)
        assert item is not None, "it is there"
        gain(figure, shown(lose(figure_of(game, self.use.other), item.name)))
        game.tell(Disarmed(figure.id, self.use.other, item.name, taken=True))
        if is_overfull(game, figure):
            figure.overfull = self.use.other


# Other weapons, other ways


class FightByGunRule(PartRule[FightByGunPart], of=FightByGunPart, asks=True):
    """The dice of short range and more; ammo and jams as in a shot, but nobody hears it. (CS-SK-CLOSE-12..13)"""

    def may(self) -> bool:
        return self.can_pay() and super().may()

    def could(self) -> bool:
        game, figure = self.game, self.figure
        armed = has_hidden_item(game, figure) or bool(guns_of(game, figure))
        return self.can_pay() and armed and bool(foes_touched(game, figure))

    def can_pay(self) -> bool:
        return can_spend(self.game, self.figure, quick=fights_quickly(self.game, self.figure))

    def options(self) -> Options:
        return in_order(self.blows())

    def blows(self) -> Iterator[Choice | Refusal]:
        game, figure = self.game, self.figure
        for foe in foes_touched(game, figure):
            for item in guns_of(game, figure):
                token = design(game, item)
                if token.ranged and token.ranged[0]:
                    yield offer(
                        Fight(foe.id, item.name),
                        ("CS-MISFIRE-03", works(item), InOrder(item.name)),
                        ("CS-RANGED-08", figure.ammo >= price(token), Ammo(price(token), figure.ammo)),
                    )

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Fight), "a blow is offered"
        spend(self.game, self.figure, quick=fights_quickly(self.game, self.figure))
        show(self.game, self.figure, choice.weapon)
        return Assault(self.figure.id, self.spec(choice), choice.other)

    def spec(self, choice: Choice) -> Spec:
        assert isinstance(choice, Fight), "a blow is offered"
        token = design(self.game, item_of(self.figure.tray, choice.weapon))
        assert token.ranged is not None, "only weapons that shoot are offered"
        misfires = "reliable" not in token.attributes
        dice = token.ranged[0] + self.part.more
        return Spec("close", dice, choice.weapon, misfires=misfires, pegs=price(token), recoil=token.dangerous)


class ToppleRule(PartRule[TopplePart], of=TopplePart, asks=True):
    """Without a roll. (CS-SK-CLOSE-11)"""

    def options(self) -> Options:
        game, figure = self.game, self.figure
        standing = [foe for foe in foes_touched(game, figure) if not foe.prone and not is_machine(game, foe)]
        return in_order(Appoint(foe.id) for foe in standing)

    def do(self, choice: Choice | None) -> None:
        assert isinstance(choice, Appoint), "somebody is chosen"
        foe = figure_of(self.game, choice.figure)
        if is_unharmed(foe):
            self.game.tell(Unhurt(foe.id))
            return
        foe.prone = True
        self.game.tell(FellProne(foe.id))


class BurstOutRule(PartRule[BurstOutPart], of=BurstOutPart):
    """(CS-SK-CLOSE-14)"""

    def may(self) -> bool:
        return bool(self.foes())

    def foes(self) -> list[Figure]:
        return [foe for foe in foes_at(self.game, self.figure) if may_attack(self.figure, foe)]

    def do(self, choice: Choice | None) -> Procedure:
        return BurstOut(self.figure.id, [foe.id for foe in self.foes()], self.part.inches, self.part.dice)


class BurstOut(Procedure, tag="corespace.burst-out"):
    """Each enemy in contact may be pushed in one direction, away; whoever moves at all is attacked. (CS-SK-CLOSE-14)"""

    figure: str
    waiting: list[str]
    inches: int
    dice: int

    def start(self, game: CoreSpace) -> Step:
        figure = find_figure(game, self.figure)
        if figure is None or figure.defeated:
            return done()
        while self.waiting:
            foe = find_figure(game, self.waiting[0])
            winds = ways_off(game, figure, foe) if foe else []
            if foe is not None and winds and not is_unharmed(foe):
                offered = in_order([*(Fling(foe.id, wind) for wind in winds), Forgo()])
                return ask(player_of(figure), offered, then=self.fling)
            self.waiting.pop(0)
        return done()

    def fling(self, game: CoreSpace, choice: Fling | Forgo) -> Step:
        name = self.waiting.pop(0)
        if isinstance(choice, Forgo):
            return goto(self.start)
        foe, way = figure_of(game, name), list[Square]()
        while len(way) < self.inches and (on := dict(steps_open(game, foe)).get(choice.wind)):
            foe.at = on
            way.append(on)
        game.tell(Pushed(name, tuple(way)))
        return call(Assault(self.figure, Spec("printed", self.dice), name), then=self.start)


def ways_off(game: CoreSpace, figure: Figure, foe: Figure) -> list[Wind]:
    """The directions in which somebody can be pushed without coming any nearer."""
    now = steps_between(figure.at, foe.at)
    return [wind for wind, square in steps_open(game, foe) if steps_between(figure.at, square) > now]
