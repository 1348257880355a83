"""Parts of cunning: distraction, what is led or stopped, and what changes hands. (CS-SK-CUNNING-01..15)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from starhold.geometry.ruler import Base, within
from starhold.geometry.square import NUMBERS, squares_in
from starhold.kernel import NO_OPTIONS, Choice, Options, Procedure, joined, offer

from ...board.sight import SHORT
from ...choices import Distract, Lead, Persuade
from ...content import Trader
from ...content.guile import DistractNearPart, DistractPart, LeadPart, PersuadePart, StealPart, StopPart
from ...content.skills import OneOfPart
from ...events import Distracted, Stopped
from ...lacks import NotPurge, Unengaged
from ...state import Figure
from ..answers import in_order
from ..assault import Spec
from ..bargaining import can_trade
from ..contact import foes_at
from ..enmity import are_enemies
from ..figures import (
    base_of,
    character_of,
    covered,
    deck_chart,
    family_of,
    figure_of,
    find_figure,
    is_captain,
    is_machine,
    on_deck,
)
from ..losses import lose
from ..movement import MoveAlong, allowance, reach_of, way_to
from ..persuading import JOIN, TRADE, WAIT, Persuasion, requests
from ..pilfering import Pilfer, to_steal
from ..seeing import sight_of
from .lasting import is_hidden, lasts
from .parts import PartRule, rule_for

if TYPE_CHECKING:
    from ...game import CoreSpace


def target_left(game: CoreSpace, name: str) -> Figure | None:
    """Whom a shot was aimed at, if it has not misfired and they are still there and standing. (CS-SK-CUNNING-04)"""
    target = find_figure(game, name)
    return target if target is not None and target.where == "deck" and not target.defeated else None


def distract(game: CoreSpace, figure: Figure, *, actions: int, turns: int) -> None:
    if lose(game, figure, actions=actions, turns=turns):
        game.tell(Distracted(figure.id, actions, turns))


class DistractRule(PartRule[DistractPart], of=DistractPart):
    """(CS-SK-CUNNING-01, CS-SK-CUNNING-03..04)"""

    def may(self) -> bool:
        return target_left(self.game, self.use.target) is not None

    def do(self, _choice: Choice | None) -> None:
        target = figure_of(self.game, self.use.target)
        distract(self.game, target, actions=self.part.actions, turns=self.part.turns)


class DistractNearRule(PartRule[DistractNearPart], of=DistractNearPart, asks=True):
    """The target is one of those near it, and need not stand any more. (CS-SK-CUNNING-02, CS-SK-CUNNING-04)"""

    def options(self) -> Options:
        game, figure = self.game, self.figure
        if not self.use.target:
            return NO_OPTIONS
        spot = Base(NUMBERS[self.use.spot])
        return in_order(
            Distract(foe.id)
            for foe in on_deck(game)
            if not foe.defeated
            and not is_machine(game, foe)
            and are_enemies(game, figure, foe)
            and not is_hidden(game, foe)
            and within(SHORT, spot, base_of(foe))
        )

    def do(self, choice: Choice | None) -> None:
        assert isinstance(choice, Distract), "enemies are offered"
        distract(self.game, figure_of(self.game, choice.figure), actions=0, turns=self.part.turns)


class LeadRule(PartRule[LeadPart], of=LeadPart, asks=True):
    """(CS-SK-CUNNING-03)"""

    def options(self) -> Options:
        """Not into contact with an enemy of whoever is led."""
        game, target = self.game, target_left(self.game, self.use.target)
        if target is None or target.prone or is_machine(game, target):
            return NO_OPTIONS
        foes = [other for other in on_deck(game) if not other.defeated and are_enemies(game, target, other)]
        ends = reach_of(game, target, allowance(game, target)).ends & ~deck_chart(game).touching(covered(foes))
        return in_order(Lead(target.id, to) for to in squares_in(ends))

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Lead), "squares are offered"
        target = figure_of(self.game, choice.other)
        return MoveAlong(target.id, list(way_to(self.game, target, choice.to)))


class StopRule(PartRule[StopPart], of=StopPart):
    """(CS-SK-CUNNING-07)"""

    def may(self) -> bool:
        return target_left(self.game, self.use.other) is not None

    def do(self, _choice: Choice | None) -> None:
        lasts(self.game, figure_of(self.game, self.use.other), "spent")
        self.game.tell(Stopped(self.use.other))


class StealRule(PartRule[StealPart], of=StealPart):
    """(CS-SK-CUNNING-08..09)"""

    def may(self) -> bool:
        victim = find_figure(self.game, self.use.other)
        return victim is not None and victim.where == "deck" and bool(to_steal(victim, self.use.weapon))

    def do(self, _choice: Choice | None) -> Procedure:
        return Pilfer(self.figure.id, self.use.other, self.use.weapon, uses=self.part.uses)


class PersuadeRule(PartRule[PersuadePart], of=PersuadePart, asks=True):
    """Sight and short range instead of contact, and the rest as for any PERSUADE. (CS-SK-CUNNING-11..15)"""

    def options(self) -> Options:
        game, near = self.game, {foe.id for foe in foes_at(self.game, self.figure)}
        return in_order(
            offer(
                Persuade(foe.id, request),
                ("CS-SK-CUNNING-15", near <= {foe.id}, Unengaged()),
                ("CS-PERSUADE-10", family_of(game, foe) != "purge", NotPurge()),
            )
            for foe in self.foes()
            for request in self.requests(foe)
        )

    def foes(self) -> Iterator[Figure]:
        game, figure = self.game, self.figure
        for foe in on_deck(game):
            if foe.defeated or is_machine(game, foe) or not are_enemies(game, figure, foe) or is_hidden(game, foe):
                continue
            if self.part.traders and not isinstance(character_of(game, foe), Trader):
                continue
            sight = sight_of(game, figure, foe)
            if sight is not None and sight.is_seen and sight.range == "short":
                yield foe

    def requests(self, foe: Figure) -> list[str]:
        """An NPC can be asked for all that it usually can, a trader to join. (CS-SK-CUNNING-12..13)"""
        game = self.game
        if isinstance(character_of(game, foe), Trader):
            return [WAIT, *([JOIN] if self.part.wins_over and not is_captain(game, foe) else [])]
        if foe.crew is not None:
            return [WAIT]
        usual = requests(game)
        return [WAIT, *(each for each in usual if each != TRADE or can_trade(game, self.figure, foe))]

    def do(self, choice: Choice | None) -> Procedure:
        assert isinstance(choice, Persuade), "requests are offered"
        return Persuasion(self.figure.id, choice.figure, choice.request, self.part.more)


class OneOfRule(PartRule[OneOfPart], of=OneOfPart, asks=True):
    """(CS-SK-CUNNING-10)"""

    def rules(self) -> Iterator[PartRule[Any]]:
        for part in self.part.of:
            yield rule_for(self.game, self.figure, part, self.use)

    def could(self) -> bool:
        return any(rule.could() for rule in self.rules())

    def options(self) -> Options:
        return joined(*(rule.options() for rule in self.rules()))

    def chosen(self, choice: Choice | None) -> PartRule[Any]:
        return next(rule for rule in self.rules() if choice in rule.options().legal)

    def do(self, choice: Choice | None) -> Procedure | None:
        return self.chosen(choice).do(choice)

    def walk(self, choice: Choice) -> MoveAlong | None:
        return self.chosen(choice).walk(choice)

    def is_free(self, choice: Choice) -> bool:
        return self.chosen(choice).is_free(choice)

    def spec(self, choice: Choice) -> Spec | None:
        return self.chosen(choice).spec(choice)
