"""Parts of tech skills: Disrupt and Assist, and what is within their reach. (CS-SK-TECH-01..08)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from starhold.games.common.script import Kind
from starhold.geometry.ruler import within
from starhold.kernel import Choice, Options, Procedure, Step, ask, call, done

from ...board.sight import MEDIUM
from ...choices import Appoint, Forgo
from ...content.tech import (
    ConcertPart,
    Range,
    ScreenPart,
    SilenceAllPart,
    SilencePart,
    StallAllPart,
    StallPart,
    TendPart,
)
from ...events import Healed, Revived, Screened, Silenced, Stalled
from ...state import Figure
from ..activation import Activation
from ..answers import in_order
from ..assault import RANGED
from ..contact import in_contact
from ..enmity import are_enemies
from ..figures import base_of, family_of, figure_of, full_health, on_deck, player_of
from ..losses import lose
from ..npcs.boards import npc_of
from .known import is_tech
from .lasting import SHIELDS, is_hidden, is_spent, lasts
from .parts import PartRule

if TYPE_CHECKING:
    from ...game import CoreSpace

P = TypeVar("P", bound=Kind)

SHIELDS["screened"] = lambda _game, _figure, _attacker, manner, _origin: manner in RANGED


# Who is in reach


def is_in_reach(figure: Figure, other: Figure, reach: Range) -> bool:
    """True if somebody is near enough; sight is not needed. (CS-SK-TECH-04)"""
    return not reach or within(MEDIUM, base_of(figure), base_of(other))


def purge_near(game: CoreSpace, figure: Figure, rank: int, reach: Range = "medium") -> list[Figure]:
    """The Purge of up to a rank who are in reach; those in a crew are none."""
    return [
        npc
        for npc in on_deck(game)
        if family_of(game, npc) == "purge" and npc_of(game, npc).rank <= rank and is_in_reach(figure, npc, reach)
    ]


def techs_near(game: CoreSpace, figure: Figure, reach: Range = "medium") -> list[Figure]:
    """The enemies of tech classes who are in reach."""
    return [
        foe
        for foe in on_deck(game)
        if not foe.defeated
        and are_enemies(game, figure, foe)
        and is_tech(game, foe)
        and is_in_reach(figure, foe, reach)
    ]


def crew_on_deck(game: CoreSpace, figure: Figure) -> list[Figure]:
    """The crew of a trader as far as it is on the deck, whoever lies there as well."""
    return [each for each in on_deck(game) if each.crew == figure.crew]


class AppointRule(PartRule[P], asks=True):
    """A part that is aimed at somebody."""

    def targets(self) -> Iterator[Figure]:
        raise NotImplementedError

    def touch(self, other: Figure) -> None:
        raise NotImplementedError

    def options(self) -> Options:
        return in_order(Appoint(each.id) for each in self.targets())

    def do(self, choice: Choice | None) -> None:
        assert isinstance(choice, Appoint), "somebody is chosen"
        self.touch(figure_of(self.game, choice.figure))


# Disrupt


class SilenceRule(AppointRule[SilencePart], of=SilencePart):
    """(CS-SK-TECH-01, CS-SK-TECH-03)"""

    def targets(self) -> Iterator[Figure]:
        found = techs_near(self.game, self.figure, self.part.reach)
        return (foe for foe in found if not is_hidden(self.game, foe))

    def touch(self, other: Figure) -> None:
        silence(self.game, self.figure, other, self.part.rounds)


class SilenceAllRule(PartRule[SilenceAllPart], of=SilenceAllPart):
    """(CS-SK-TECH-02)"""

    def may(self) -> bool:
        return bool(techs_near(self.game, self.figure))

    def do(self, _choice: Choice | None) -> None:
        for foe in techs_near(self.game, self.figure):
            silence(self.game, self.figure, foe, rounds=0)


def silence(game: CoreSpace, figure: Figure, other: Figure, rounds: int) -> None:
    lasts(game, other, "silenced", rounds)
    game.tell(Silenced(figure.id, other.id, for_good=bool(rounds)))


class StallRule(AppointRule[StallPart], of=StallPart):
    """(CS-SK-TECH-01)"""

    def targets(self) -> Iterator[Figure]:
        before = self.use.target if self.part.another else ""
        return (npc for npc in purge_near(self.game, self.figure, self.part.rank) if npc.id != before)

    def touch(self, other: Figure) -> None:
        stall(self.game, other, 1)


class StallAllRule(PartRule[StallAllPart], of=StallAllPart):
    """(CS-SK-TECH-02..03)"""

    def targets(self) -> list[Figure]:
        return purge_near(self.game, self.figure, self.part.rank, self.part.reach)

    def may(self) -> bool:
        return bool(self.targets())

    def do(self, _choice: Choice | None) -> None:
        for npc in self.targets():
            stall(self.game, npc, self.part.turns)


def stall(game: CoreSpace, npc: Figure, turns: int) -> None:
    if lose(game, npc, turns=turns):
        game.tell(Stalled(npc.id, turns))


# Assist


class ScreenRule(AppointRule[ScreenPart], of=ScreenPart):
    """(CS-SK-TECH-05)"""

    def targets(self) -> Iterator[Figure]:
        return (each for each in crew_on_deck(self.game, self.figure) if not each.defeated)

    def touch(self, other: Figure) -> None:
        lasts(self.game, other, "screened")
        self.game.tell(Screened(self.figure.id, other.id))


class TendRule(AppointRule[TendPart], of=TendPart):
    """Whoever lies defeated has to be in contact. (CS-SK-TECH-06, CS-SK-TECH-08)"""

    def targets(self) -> Iterator[Figure]:
        game, figure = self.game, self.figure
        return (
            each
            for each in crew_on_deck(game, figure)
            if each.health < full_health(game, each) and (not each.defeated or in_contact(game, figure, each))
        )

    def touch(self, other: Figure) -> None:
        """Whoever is revived lies prone, as ever. (CS-REVIVE-03)"""
        health = min(self.part.number, full_health(self.game, other) - other.health)
        other.health += health
        if other.defeated:
            other.defeated, other.prone = False, True
            self.game.tell(Revived(self.figure.id, other.id, other.health))
        else:
            self.game.tell(Healed(other.id, health, other.health))


class ConcertRule(PartRule[ConcertPart], of=ConcertPart):
    """(CS-SK-TECH-07)"""

    def do(self, _choice: Choice | None) -> Procedure:
        return Concert(self.figure.id, self.part.others)


class Concert(Procedure, tag="corespace.concert"):
    """The user and some others take an action each, in the order in which their player names them. (CS-SK-TECH-07)"""

    figure: str
    others: int
    acted: list[str] = []

    def start(self, game: CoreSpace) -> Step:
        figure = figure_of(game, self.figure)
        if game.state.mission.over:
            return done()
        able = [each for each in crew_on_deck(game, figure) if self.can_act(each)]
        if not able:
            return done()
        return ask(player_of(figure), in_order([*(Appoint(each.id) for each in able), Forgo()]), then=self.act)

    def can_act(self, figure: Figure) -> bool:
        if figure.id in self.acted or figure.defeated or is_spent(figure):
            return False
        return figure.id == self.figure or len({*self.acted} - {self.figure}) < self.others

    def act(self, game: CoreSpace, choice: Appoint | Forgo) -> Step:
        if isinstance(choice, Forgo):
            return done()
        self.acted = [*self.acted, choice.figure]
        return call(Activation(choice.figure, left=1, effortless=0, lent=True, stage="act"), then=self.start)
