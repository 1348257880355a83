"""Parts that are actions: they cost none, and the rest of the rules holds for them. (CS-RANGED-11, CS-MOVE-04)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, Refusal, joined

from ...choices import Embark, Fight, Move, Shoot, Walk
from ...content.skills import FightPart, Foe, IgnoreHits, MovePart, ShootPart
from ...state import Figure
from ..answers import in_order
from ..assault import Assault, Spec
from ..contact import in_contact, touched
from ..enmity import are_enemies
from ..fighting import blow, blows
from ..figures import find_figure, has_lasting, on_deck
from ..kit import can_use_items, design, show, weapons_of
from ..movement import MoveAlong, allowance, embark_options, moves, reach_of, walk_option, way_aboard, way_to
from ..opportunity import is_armed
from ..seeing import crowd_on, sight_of
from ..shooting import BUILT_IN, RANGES, Shooting, aimed, aimed_unarmed, shot, unarmed_ranged
from ..walking import WalkFreely
from .parts import PartRule

if TYPE_CHECKING:
    from ...board.sight import Sight
    from ...game import CoreSpace


def foes_meant(game: CoreSpace, figure: Figure, at: Foe, other: str) -> Iterator[Figure]:
    """The enemies whom a part may be aimed at."""
    them = [find_figure(game, other)] if at == "other" else on_deck(game)
    for foe in them:
        if foe is None or foe.where != "deck" or foe.defeated or not are_enemies(game, figure, foe):
            continue
        if at != "begun" or foe.begun:
            yield foe


class MoveRule(PartRule[MovePart], of=MovePart, asks=True):
    """Like any MOVE, within the limit of a round. (CS-MOVE-04)"""

    def could(self) -> bool:
        return allowance(self.game, self.figure) > 0

    def options(self) -> Options:
        squares = allowance(self.game, self.figure)
        reach = reach_of(self.game, self.figure, squares)
        return joined(
            moves(reach.ends),
            embark_options(self.game, self.figure, reach, squares),
            walk_option(squares, bool(reach.ends)),
        )

    def do(self, choice: Choice | None) -> Procedure:
        game, figure, free = self.game, self.figure, self.part.free
        match choice:
            case Move(to=to):
                return MoveAlong(figure.id, list(way_to(game, figure, to, free=free)), free=free)
            case Embark(airlock=airlock):
                return MoveAlong(figure.id, list(way_aboard(game, figure, airlock, free=free)), airlock, free=free)
        assert isinstance(choice, Walk), "there are three ways to move"
        return WalkFreely(figure.id, allowance(game, figure), free=free)


class ShootRule(PartRule[ShootPart], of=ShootPart, asks=True):
    """With any weapon, and by its rules: ammo, jams, strikes, hostility. (CS-RANGED-11)"""

    def could(self) -> bool:
        """True with a target in sight, and something to shoot with, or something hidden that may be that."""
        game, figure = self.game, self.figure
        hidden = can_use_items(game, figure) and any(item.known_to is not None for item in figure.tray)
        if not hidden:
            return self.may()
        return any(
            sight is not None and sight.is_seen and self.reaches(sight) and not in_contact(game, figure, foe)
            for foe, sight in self.targets()
        ) and not has_lasting(figure, "jammed")

    def options(self) -> Options:
        if self.figure.where != "deck":
            return NO_OPTIONS
        return in_order(self.shots())

    def shots(self) -> Iterator[Choice | Refusal]:
        game, figure = self.game, self.figure
        weapons = [item for item in weapons_of(game, figure) if design(game, item).ranged is not None]
        bare = unarmed_ranged(game, figure)
        for foe, sight in self.targets():
            if sight is not None and not self.reaches(sight):
                continue
            if bare:
                yield aimed_unarmed(game, figure, foe, sight)
            yield from (aimed(game, figure, item, foe, sight) for item in weapons)

    def targets(self) -> Iterator[tuple[Figure, Sight | None]]:
        game, figure = self.game, self.figure
        crowd = crowd_on(game)
        for foe in foes_meant(game, figure, self.part.at, self.use.other):
            yield foe, sight_of(game, figure, foe, crowd=crowd)

    def reaches(self, sight: Sight) -> bool:
        reach = self.part.reach
        return not reach or RANGES.index(sight.range) <= RANGES.index(reach)

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Shoot), "a shot is offered"
        if choice.weapon != BUILT_IN:
            show(self.game, self.figure, choice.weapon)
        return Shooting(self.figure.id, self.spec(choice), choice.other)

    def spec(self, choice: Choice) -> Spec:
        assert isinstance(choice, Shoot), "a shot is offered"
        spec, part = shot(self.game, self.figure, choice), self.part
        if part.sure:
            return replace(spec, dice=0, automatic=part.sure, cover=part.cover, armour=part.armour, misfires=False)
        return replace(spec, dice=spec.dice + part.more)


class FightRule(PartRule[FightPart], of=FightPart, asks=True):
    def could(self) -> bool:
        return is_armed(self.game, self.figure) and bool(self.foes())

    def options(self) -> Options:
        return in_order(blows(self.game, self.figure, self.foes()))

    def foes(self) -> list[Figure]:
        game, figure = self.game, self.figure
        near = touched(game, figure)
        return [foe for foe in foes_meant(game, figure, self.part.at, self.use.other) if foe in near]

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Fight), "a blow is offered"
        spec = self.spec(choice)
        if spec.weapon:
            show(self.game, self.figure, choice.weapon)
        return Assault(self.figure.id, spec, choice.other)

    def spec(self, choice: Choice) -> Spec:
        assert isinstance(choice, Fight), "a blow is offered"
        spec = blow(self.game, self.figure, choice)
        return replace(spec, dice=spec.dice + self.part.more)


class IgnoreHitsRule(PartRule[IgnoreHits], of=IgnoreHits):
    """(CS-REACTION-04, CS-SK-CLOSE-08)"""

    def do(self, choice: Choice | None) -> None:
        met = next(rule for rule in reversed(self.game.stack) if isinstance(rule, Assault))
        met.stop(self.game, "skill", self.part.most)
