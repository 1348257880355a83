"""RANGED ASSAULT: with what, against whom, and at what price. (CS-RANGED-01..17, CS-ITEM-04..12)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import (
    NO_OPTIONS,
    Choice,
    Options,
    Procedure,
    Refusal,
    Step,
    ask,
    call,
    done,
    goto,
    hand_over,
    offer,
    options,
)

from ..board.sight import Range, Sight
from ..choices import Fire, FullCharge, Shoot
from ..content import Npc, Token
from ..lacks import Ammo, InOrder, InRange, InSight, NotEngaged, NotOldCrew, OpenTarget, OwnAmmo, Unjammed
from ..state import Figure, Item
from .answers import in_order
from .assault import Assault, Spec, has_left
from .contact import in_contact
from .enmity import are_enemies
from .figures import ability, character_of, figure_of, has_lasting, on_deck, player_of
from .kit import design, design_called, item_of, show, weapons_of, works
from .npcs.boards import ranged_dice
from .opportunity import Opportunity, ready_foes
from .seeing import crowd_on, sight_of
from .skills.known import has_passive
from .skills.lasting import is_hidden, may_attack

if TYPE_CHECKING:
    from ..game import CoreSpace

BUILT_IN = "built-in"
"""What somebody shoots with who needs no weapon. (CS-ABILITY-03)"""
RANGES: tuple[Range, ...] = ("short", "medium", "long")
MEDIUM_AT_MOST = (1, 1, 0)
FULL_CHARGE = ((6, 3), (4, 2))
"""The pegs of a full charge, and the dice that they bring. (CS-ITEM-06..07)"""
LEAST_CHARGE = FULL_CHARGE[-1][0]


def shoot_options(game: CoreSpace, figure: Figure) -> Options:
    """Whoever is in sight and in range of a weapon; those in sight but out of range, hidden or engaged are refused."""
    quick = has_passive(game, figure, "effortless-pistol")
    weapons = [item for item in guns_of(game, figure) if not (quick and is_pistol(design(game, item)))]
    dice = unarmed_ranged(game, figure)
    return shots(game, figure, weapons, dice)


def quick_shot_options(game: CoreSpace, figure: Figure) -> Options:
    """Effortlessly, for an expert. (CS-SK-RANGED-12)"""
    if not has_passive(game, figure, "effortless-pistol"):
        return NO_OPTIONS
    return shots(game, figure, [item for item in guns_of(game, figure) if is_pistol(design(game, item))], 0)


def guns_of(game: CoreSpace, figure: Figure) -> list[Item]:
    return [item for item in weapons_of(game, figure) if design(game, item).ranged is not None]


def is_pistol(token: Token) -> bool:
    """True for a small weapon that shoots; a large one is a rifle. (CS-SK-RANGED-12)"""
    return token.ranged is not None and token.size == "small"


def shoots_quickly(game: CoreSpace, figure: Figure, choice: Shoot) -> bool:
    """(CS-SK-RANGED-12)"""
    return (
        choice.weapon != BUILT_IN
        and has_passive(game, figure, "effortless-pistol")
        and is_pistol(design_called(game, choice.weapon))
    )


def shots(game: CoreSpace, figure: Figure, weapons: list[Item], dice: int) -> Options:
    if figure.where != "deck" or not (weapons or dice):
        return NO_OPTIONS
    foes = [other for other in on_deck(game) if not other.defeated and are_enemies(game, figure, other)]
    crowd, offered = crowd_on(game), list[Choice | Refusal]()
    for foe in foes:
        sight = sight_of(game, figure, foe, crowd=crowd)
        offered += [aimed_unarmed(game, figure, foe, sight)] if dice else []
        offered += [aimed(game, figure, item, foe, sight) for item in weapons]
    return in_order(offered)


def unarmed_ranged(game: CoreSpace, figure: Figure) -> int:
    """The dice of a shot without a weapon. (CS-ABILITY-03, CS-NPC-STAT-03)"""
    if isinstance(character_of(game, figure), Npc):
        return ranged_dice(game, figure)
    return ability(game, figure, "gunner")


def aimed_unarmed(
    game: CoreSpace, figure: Figure, foe: Figure, sight: Sight | None, ranges: Sequence[int] = MEDIUM_AT_MOST
) -> Choice | Refusal:
    """It reaches the ranges at which there are dice: medium, unless a skill says otherwise. (CS-ABILITY-04)"""
    distance = sight.range if sight else "long"
    return offer(
        Shoot(foe.id, BUILT_IN),
        ("CS-SKILL-09", not is_hidden(game, foe), OpenTarget()),
        ("CS-SK-CUNNING-14", may_attack(figure, foe), NotOldCrew()),
        ("CS-RANGED-02", not in_contact(game, figure, foe), NotEngaged()),
        ("CS-RANGED-01", sight is not None and sight.is_seen, InSight()),
        ("CS-ABILITY-04", ranges[RANGES.index(distance)] > 0, InRange(BUILT_IN, distance)),
        ("CS-ITEM-21", not has_lasting(figure, "jammed"), Unjammed()),
    )


def aimed(
    game: CoreSpace, figure: Figure, item: Item, foe: Figure, sight: Sight | None, pegs: int | None = None
) -> Choice | Refusal:
    token = design(game, item)
    seen = sight is not None and sight.is_seen
    dice = dice_at(token, sight.range) if sight is not None else 0
    cost = price(token) if pegs is None else pegs
    return offer(
        Shoot(foe.id, item.name),
        ("CS-SKILL-09", not is_hidden(game, foe), OpenTarget()),
        ("CS-SK-CUNNING-14", may_attack(figure, foe), NotOldCrew()),
        ("CS-RANGED-02", not in_contact(game, figure, foe), NotEngaged()),
        ("CS-RANGED-01", seen, InSight()),
        ("CS-RANGED-05", dice > 0, InRange(item.name, sight.range if sight else "long")),
        ("CS-MISFIRE-03", works(item), InOrder(item.name)),
        ("CS-ITEM-18", not (figure.reloaded and "no-reload" in token.attributes), OwnAmmo()),
        ("CS-ITEM-21", not has_lasting(figure, "jammed"), Unjammed()),
        ("CS-RANGED-08", figure.ammo >= cost, Ammo(cost, figure.ammo)),
    )


def dice_at(token: Token, distance: Range) -> int:
    """(CS-RANGED-03)"""
    return token.ranged[RANGES.index(distance)] if token.ranged else 0


def price(token: Token) -> int:
    """(CS-RANGED-07, CS-ITEM-08)"""
    return 0 if "infinite-ammo" in token.attributes else 1


def shot(game: CoreSpace, figure: Figure, choice: Shoot) -> Spec:
    """A shot with a weapon, or without one. (CS-ABILITY-03..04, CS-RANGED-03, CS-RANGED-14, CS-ITEM-08..12)"""
    sight = sight_of(game, figure, figure_of(game, choice.other))
    assert sight is not None, "only those in sight are offered"
    if choice.weapon == BUILT_IN:
        dice = unarmed_ranged(game, figure)
        return Spec("ranged", dice, cover=True, strays=sight.range != "short", loud=True)
    token = design(game, item_of(figure.tray, choice.weapon))
    locked = "target-lock" in token.attributes
    return Spec(
        "ranged",
        dice_at(token, sight.range),
        choice.weapon,
        misfires="reliable" not in token.attributes,
        cover=not locked,
        strays=sight.range != "short" and not locked,
        pegs=price(token),
        loud="silent" not in token.attributes,
        recoil=token.dangerous,
    )


def shot_of_npc(game: CoreSpace, npc: Figure, target: Figure) -> Spec:
    """(CS-NPC-STAT-03, CS-MISFIRE-07, CS-PURGE-AI-08, CS-RANGED-12)"""
    sight = sight_of(game, npc, target)
    assert sight is not None, "only those in sight are shot at"
    return Spec("ranged", ranged_dice(game, npc), cover=True, strays=sight.range != "short")


def shoot(game: CoreSpace, figure: Figure, choice: Shoot) -> Shooting:
    if choice.weapon != BUILT_IN:
        show(game, figure, choice.weapon)
    return Shooting(figure.id, shot(game, figure, choice), choice.other)


class Shooting(Procedure, tag="corespace.shooting"):
    """A shot or a throw: those who are engaged with the attacker strike first. (CS-AOO-11, CS-THROW-04)

    Its result is the damage, and nothing if it came to no shot.
    """

    attacker: str
    spec: Spec
    target: str
    free: bool = False
    """True if nobody strikes first. (CS-SKILL-09)"""

    def start(self, game: CoreSpace) -> Step:
        foes = [] if self.free else ready_foes(game, figure_of(game, self.attacker))
        return call(Opportunity(self.attacker, foes), then=self.load) if foes else goto(self.load)

    def load(self, game: CoreSpace) -> Step:
        """Whoever falls before the shot, or goes aboard by a reaction, does not fire. (CS-AOO-11)"""
        if has_left(game, self.attacker):
            return done()
        figure = figure_of(game, self.attacker)
        ways = fire_options(game, figure, self.spec)
        if len(ways.legal) == 1:
            return hand_over(Assault(self.attacker, self.spec, self.target))
        return ask(player_of(figure), ways, then=self.fire)

    def fire(self, game: CoreSpace, choice: Fire | FullCharge) -> Step:
        spec = loaded(figure_of(game, self.attacker), self.spec, choice)
        return hand_over(Assault(self.attacker, spec, self.target))


def fire_options(game: CoreSpace, figure: Figure, spec: Spec) -> Options:
    """A single shot, a burst of one or two pegs more, or all pegs at once. (CS-ITEM-04..07, CS-RANGED-08)

    Without a roll there are no dice to add, and two pistols are fired once each. (CS-SK-RANGED-01, CS-SK-RANGED-12)
    """
    if not (spec.pegs and spec.dice) or spec.second:
        return Options((Fire(),))
    attributes, ammo = design(game, item_of(figure.tray, spec.weapon)).attributes, figure.ammo
    most = 2 if "burst-2" in attributes else 1 if "burst-1" in attributes else 0
    offered: list[Choice | Refusal] = [
        offer(Fire(more), ("CS-RANGED-08", ammo > more, Ammo(more + 1, ammo))) for more in range(most + 1)
    ]
    if "full-charge" in attributes:
        offered.append(offer(FullCharge(), ("CS-ITEM-07", ammo >= LEAST_CHARGE, Ammo(LEAST_CHARGE, ammo))))
    return options(offered)


def loaded(figure: Figure, spec: Spec, choice: Fire | FullCharge) -> Spec:
    """The shot with the dice that its pegs bring. (CS-ITEM-04..06)"""
    if isinstance(choice, Fire):
        return replace(spec, dice=spec.dice + choice.more, pegs=spec.pegs + choice.more)
    more = next(dice for pegs, dice in FULL_CHARGE if figure.ammo >= pegs)
    return replace(spec, dice=spec.dice + more, pegs=figure.ammo)
