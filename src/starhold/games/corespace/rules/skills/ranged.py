"""Parts of ranged skills: two pistols at once, and a shot at what somebody holds. (CS-SK-RANGED-12..14)"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Choice, Options, Procedure, Refusal, Step, ask, call, done

from ...board.sight import Sight
from ...choices import Disarm, Shoot, ShootBoth
from ...content.skills import ShootPart, ShootWeaponPart, TwoPistolsPart
from ...events import Disarmed
from ...state import Figure, Item, Loose
from ..answers import in_order
from ..assault import Spec
from ..figures import figure_of, find_figure, player_of
from ..kit import design, each_name, item_of, lose, show, shown
from ..scattering import Scatter
from ..shooting import Shooting, aimed, guns_of, is_pistol, price, shot
from .actions import ShootRule, can_be_shot, has_hidden_item, looked_at
from .parts import PartRule

if TYPE_CHECKING:
    from ...game import CoreSpace


class TwoPistolsRule(PartRule[TwoPistolsPart], of=TwoPistolsPart, asks=True):
    """Dice added together, and one taken off; each pistol is paid for. (CS-SK-RANGED-12..13)"""

    def could(self) -> bool:
        game, figure = self.game, self.figure
        hidden = has_hidden_item(game, figure)
        return can_be_shot(game, figure, looked_at(game, figure, "enemy", "")) if hidden else self.may()

    def options(self) -> Options:
        return in_order(self.pairs()) if self.figure.where == "deck" else Options(())

    def pairs(self) -> Iterator[Choice | Refusal]:
        """Two tokens, be they of one name or of two."""
        game, figure = self.game, self.figure
        pistols = [item for item in guns_of(game, figure) if is_pistol(design(game, item))]
        pairs = [
            (one, other)
            for one, other in combinations_with_replacement(pistols, 2)
            if one is not other or sum(item.name == one.name for item in figure.tray) > 1
        ]
        for foe, sight in looked_at(game, figure, "enemy", "") if pairs else ():
            yield from (self.of_pair(one, other, foe, sight) for one, other in pairs)

    def of_pair(self, one: Item, other: Item, foe: Figure, sight: Sight | None) -> Choice | Refusal:
        """Refused if one of them is, or if the pegs are not enough for both."""
        game, figure = self.game, self.figure
        choice = ShootBoth(foe.id, one.name, other.name)
        pegs = sum(price(design(game, item)) for item in (one, other))
        for item in (one, other):
            found = aimed(game, figure, item, foe, sight, pegs)
            if isinstance(found, Refusal):
                return replace(found, choice=choice)
        return choice

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, ShootBoth), "two pistols are offered"
        for weapon in (choice.weapon, choice.second):
            show(self.game, self.figure, weapon)
        return Shooting(self.figure.id, self.spec(choice), choice.other)

    def spec(self, choice: Choice) -> Spec:
        """What helps one of them alone does not help both: cover counts, and shots may stray."""
        assert isinstance(choice, ShootBoth), "two pistols are offered"
        first, second = (
            shot(self.game, self.figure, Shoot(choice.other, weapon)) for weapon in (choice.weapon, choice.second)
        )
        return replace(
            first,
            dice=first.dice + second.dice - 1,
            second=choice.second,
            misfires=first.misfires or second.misfires,
            cover=first.cover or second.cover,
            strays=first.strays or second.strays,
            pegs=first.pegs + second.pegs,
            loud=first.loud or second.loud,
            recoil=first.recoil + second.recoil,
        )


class ShootWeaponRule(PartRule[ShootWeaponPart], of=ShootWeaponPart, asks=True):
    """Two dice, whatever the weapon; a hit costs the target a weapon that everybody knows. (CS-SK-RANGED-14)"""

    @property
    def shots(self) -> ShootRule:
        return ShootRule(self.game, self.figure, ShootPart(), self.use)

    def could(self) -> bool:
        if not has_hidden_item(self.game, self.figure):
            return self.may()
        return can_be_shot(self.game, self.figure, self.armed())

    def armed(self) -> Iterator[tuple[Figure, Sight | None]]:
        for foe, sight in self.shots.targets():
            if weapons_seen(self.game, foe):
                yield foe, sight

    def options(self) -> Options:
        found, armed = self.shots.options(), {foe.id for foe, _ in self.armed()}
        legal = tuple(each for each in found.legal if isinstance(each, Shoot) and each.other in armed)
        return Options(legal, found.refusals)

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Shoot), "a shot is offered"
        self.shots.do(choice)
        return ShotAtWeapon(self.figure.id, self.spec(choice), choice.other)

    def spec(self, choice: Choice) -> Spec:
        return replace(self.shots.spec(choice), dice=self.part.dice, harmless=True)


def weapons_seen(game: CoreSpace, figure: Figure) -> list[Item]:
    """The weapons of somebody that everybody knows, each name once."""
    known = [item for item in figure.tray if item.known_to is None and design(game, item).kind == "weapon"]
    return [item_of(known, name) for name in each_name(known)]


class ShotAtWeapon(Procedure, tag="corespace.shot-at-weapon"):
    """The hits that cover leaves are enough; a reaction may still ignore them. (CS-SK-RANGED-14)"""

    figure: str
    spec: Spec
    target: str

    def start(self, game: CoreSpace) -> Step:
        return call(Shooting(self.figure, self.spec, self.target), then=self.choose)

    def choose(self, game: CoreSpace, hits: int | None) -> Step:
        figure, target = figure_of(game, self.figure), find_figure(game, self.target)
        weapons = weapons_seen(game, target) if target and hits else []
        if not weapons or target is None:
            return done()
        offered = in_order(Disarm(target.id, item.name) for item in weapons)
        if len(offered.legal) > 1:
            return ask(player_of(figure), offered, then=self.disarm)
        return self.disarm(game, Disarm(target.id, weapons[0].name))

    def disarm(self, game: CoreSpace, choice: Disarm) -> Step:
        """It is broken, and lies somewhere near."""
        return call(scatter_weapon(game, self.figure, choice.figure, choice.token, broken=True), then=self.end)

    def end(self, game: CoreSpace) -> Step:
        return done()


def scatter_weapon(game: CoreSpace, by: str, holder: str, name: str, *, broken: bool) -> Scatter:
    """A weapon leaves a dashboard, and scatters from where its holder stands. (CS-SK-CLOSE-04, CS-SK-RANGED-14)"""
    figure = figure_of(game, holder)
    item = shown(lose(figure, name))
    item = replace(item, turned="broken") if broken else item
    game.state.mission.floor.append(Loose(item, figure.at))
    game.tell(Disarmed(by, holder, name, taken=False))
    return Scatter(item.name, figure.at)
