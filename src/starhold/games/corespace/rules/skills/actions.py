"""Parts that are actions, and the rest of the rules holds for them. (CS-RANGED-11, CS-MOVE-04)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, joined

from ...choices import Embark, Fight, Move, Shoot, Walk
from ...content.skills import AssaultPart, FightPart, Foe, MovePart, ShootPart
from ...state import Figure
from ..answers import in_order
from ..assault import Assault, Spec
from ..contact import in_contact, touched
from ..enmity import are_enemies
from ..fighting import blow, blows, fights_quickly
from ..figures import find_figure, has_lasting, on_deck
from ..kit import can_use_items, show
from ..movement import (
    MoveAlong,
    allowance,
    can_embark,
    embark_options,
    moves,
    reach_of,
    walk_option,
    way_aboard,
    way_to,
)
from ..notes import notes_on
from ..opportunity import is_armed
from ..seeing import crowd_on, sight_of
from ..shooting import BUILT_IN, RANGES, Shooting, aimed, aimed_unarmed, guns_of, shot, unarmed_ranged
from ..walking import WalkFreely
from .lasting import can_aim_at
from .parts import PartRule
from .spending import can_spend, spend

if TYPE_CHECKING:
    from ...board.sight import Sight
    from ...game import CoreSpace


def foes_meant(game: CoreSpace, figure: Figure, at: Foe, other: str) -> Iterator[Figure]:
    """The enemies whom a part may be aimed at."""
    for foe in [find_figure(game, other)] if at == "other" else on_deck(game):
        if foe is None or foe.where != "deck" or foe.defeated or not are_enemies(game, figure, foe):
            continue
        if at != "begun" or foe.begun:
            yield foe


class MoveRule(PartRule[MovePart], of=MovePart, asks=True):
    """Like any MOVE, within the limit of a round. (CS-MOVE-04)"""

    prelude = True

    leads_out = True

    def may(self) -> bool:
        """True if there is a square to move to, or the way home."""
        if not self.could():
            return False
        squares = allowance(self.game, self.figure)
        ends = reach_of(self.game, self.figure, squares).ends
        return bool(ends) or (self.figure.where == "deck" and can_embark(self.game, self.figure, squares))

    def could(self) -> bool:
        can = not self.part.spends or can_spend(self.game, self.figure)
        return can and allowance(self.game, self.figure) > 0

    def options(self) -> Options:
        squares = allowance(self.game, self.figure)
        reach = reach_of(self.game, self.figure, squares)
        return joined(
            moves(reach.ends),
            embark_options(self.game, self.figure, reach, squares),
            walk_option(squares, bool(reach.ends)),
        )

    def do(self, choice: Choice | None) -> Procedure:
        game, figure, part = self.game, self.figure, self.part
        if part.spends:
            spend(game, figure)
        if isinstance(choice, Walk):
            return WalkFreely(figure.id, allowance(game, figure), free=part.free, strikes=part.strikes)
        return self.walk(choice)

    def walk(self, choice: Choice | None) -> MoveAlong:
        game, figure, part, airlock = self.game, self.figure, self.part, ""
        if isinstance(choice, Embark):
            airlock, way = choice.airlock, way_aboard(game, figure, choice.airlock, free=part.free)
        else:
            assert isinstance(choice, Move), "there are three ways to move"
            way = way_to(game, figure, choice.to, free=part.free)
        return MoveAlong(figure.id, list(way), airlock, free=part.free, strikes=part.strikes)


class ShootRule(PartRule[ShootPart], of=ShootPart, asks=True):
    """With any weapon, and by its rules: ammo, jams, strikes, hostility. (CS-RANGED-11)"""

    def may(self) -> bool:
        """The same as for all parts, without looking at more than one shot; dice make no difference."""
        notes = notes_on(self.game)
        if notes is None:
            return self.is_possible()
        key = (self.figure.id, self.part.at, self.part.reach, self.use.other)
        found = notes.shots.get(key)
        if found is None:
            found = notes.shots[key] = self.is_possible()
        return found

    def is_possible(self) -> bool:
        return self.figure.where == "deck" and any(type(shot) is Shoot for shot in self.shots())

    def could(self) -> bool:
        """True with a target in sight, and something to shoot with, or something hidden that may be that."""
        if not has_hidden_item(self.game, self.figure):
            return self.may()
        return can_be_shot(self.game, self.figure, self.targets())

    def options(self) -> Options:
        return in_order(self.shots()) if self.figure.where == "deck" else NO_OPTIONS

    def shots(self) -> Iterator[Choice | Refusal]:
        game, figure = self.game, self.figure
        weapons, bare = guns_of(game, figure), unarmed_ranged(game, figure)
        for foe, sight in self.targets() if weapons or bare else ():
            if bare:
                yield aimed_unarmed(game, figure, foe, sight)
            yield from (aimed(game, figure, item, foe, sight) for item in weapons)

    def targets(self) -> Iterator[tuple[Figure, Sight | None]]:
        """Those whom the part may be aimed at, and who are not too far away for it."""
        for foe, sight in looked_at(self.game, self.figure, self.part.at, self.use.other):
            if sight is None or self.reaches(sight):
                yield foe, sight

    def reaches(self, sight: Sight) -> bool:
        reach = self.part.reach
        return not reach or RANGES.index(sight.range) <= RANGES.index(reach)

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Shoot), "a shot is offered"
        if choice.weapon != BUILT_IN:
            show(self.game, self.figure, choice.weapon)
        return Shooting(self.figure.id, self.spec(choice), choice.other, free=self.part.free)

    def spec(self, choice: Choice) -> Spec:
        """Without a roll there is no misfire, and no shot goes astray. (CS-SK-RANGED-01..03)"""
        assert isinstance(choice, Shoot), "a shot is offered"
        spec, part = shot(self.game, self.figure, choice), self.part
        if part.sure:
            sure = replace(spec, dice=0, automatic=part.sure, misfires=False, strays=False)
            return replace(sure, cover=sure.cover and part.cover, armour=part.armour)
        return replace(spec, dice=spec.dice + part.more, split=part.split)


def looked_at(game: CoreSpace, figure: Figure, at: Foe, other: str) -> Iterator[tuple[Figure, Sight | None]]:
    crowd = crowd_on(game)
    for foe in foes_meant(game, figure, at, other):
        yield foe, sight_of(game, figure, foe, crowd=crowd)


def has_hidden_item(game: CoreSpace, figure: Figure) -> bool:
    """True if a trader has something that could be any weapon for all that others know. (CS-EQUIP-08)"""
    return can_use_items(game, figure) and any(item.known_to is not None for item in figure.tray)


def can_be_shot(game: CoreSpace, figure: Figure, targets: Iterator[tuple[Figure, Sight | None]]) -> bool:
    """True if there is a target for whoever had the weapon for it. (CS-RANGED-01..02, CS-ITEM-21)"""
    return not has_lasting(figure, "jammed") and any(
        sight is not None and sight.is_seen and not in_contact(game, figure, foe) and can_aim_at(game, figure, foe)
        for foe, sight in targets
    )


class FightRule(PartRule[FightPart], of=FightPart, asks=True):
    """(CS-CLOSE-01..06)"""

    def may(self) -> bool:
        return self.can_pay() and bool(self.foes()) and super().may()

    def could(self) -> bool:
        return self.can_pay() and is_armed(self.game, self.figure) and bool(self.foes())

    def can_pay(self) -> bool:
        quick = fights_quickly(self.game, self.figure)
        return not self.part.spends or can_spend(self.game, self.figure, quick=quick)

    def options(self) -> Options:
        found = in_order(blows(self.game, self.figure, self.foes()))
        if not self.part.taken:
            return found
        return Options(
            tuple(each for each in found.legal if isinstance(each, Fight) and each.weapon == self.use.weapon)
        )

    def foes(self) -> list[Figure]:
        """Those in contact; whoever is not a target of anybody is none of this, either."""
        return foes_touched(self.game, self.figure, self.part.at, self.use.other)

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Fight), "a blow is offered"
        if self.part.spends:
            spend(self.game, self.figure, quick=fights_quickly(self.game, self.figure))
        spec = self.spec(choice)
        if spec.weapon:
            show(self.game, self.figure, choice.weapon)
        return Assault(self.figure.id, spec, choice.other)

    def spec(self, choice: Choice) -> Spec:
        assert isinstance(choice, Fight), "a blow is offered"
        spec = blow(self.game, self.figure, choice)
        return replace(spec, dice=spec.dice + self.part.more, split=self.part.split)


def foes_touched(game: CoreSpace, figure: Figure, at: Foe = "enemy", other: str = "") -> list[Figure]:
    """The enemies in contact whom a part may be aimed at."""
    near = touched(game, figure)
    return [foe for foe in foes_meant(game, figure, at, other) if foe in near and can_aim_at(game, figure, foe)]


class AssaultRule(PartRule[AssaultPart], of=AssaultPart, asks=True):
    """Either kind of ASSAULT."""

    def both(self) -> tuple[ShootRule, FightRule]:
        game, figure, use = self.game, self.figure, self.use
        return (
            ShootRule(game, figure, ShootPart(at=self.part.at), use),
            FightRule(game, figure, FightPart(at=self.part.at), use),
        )

    def could(self) -> bool:
        return any(rule.could() for rule in self.both())

    def options(self) -> Options:
        return joined(*(rule.options() for rule in self.both()))

    def do(self, choice: Choice | None) -> Procedure:
        shoots, fights = self.both()
        return shoots.do(choice) if isinstance(choice, Shoot) else fights.do(choice)

    def spec(self, choice: Choice) -> Spec:
        shoots, fights = self.both()
        return shoots.spec(choice) if isinstance(choice, Shoot) else fights.spec(choice)
