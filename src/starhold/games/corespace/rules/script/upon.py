"""Words about people: those whom it is about, one after the other. (CS-EVENT-06..08)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.common.script import Kind
from starhold.kernel import Choice, Procedure, Seat, Step, ask, call, done, goto

from ...choices import Appoint, LetBe
from ...content.script import Deed, Who
from ...state import Figure
from ..answers import in_order
from ..figures import find_figure, traders_of
from .people import meant, nearest
from .words import D, Scene, Word, word_for

if TYPE_CHECKING:
    from ...game import CoreSpace


class PeopleWord(Word[D]):
    """A word about people: whom it fits, and what it does to each of them."""

    @property
    def who(self) -> Who:
        who: Who = self.deed.who  # type: ignore[attr-defined]
        return who

    def fits(self, figure: Figure) -> bool:
        """True if it can do anything to somebody."""
        return not figure.defeated

    def touch(self, figure: Figure) -> Procedure | None:
        raise NotImplementedError

    def found(self) -> list[Figure]:
        return [figure for figure in meant(self.game, self.who, self.scene.user) if self.fits(figure)]

    def may(self) -> bool:
        """(CS-EVENT-07)"""
        return bool(self.found())

    def do(self) -> Procedure:
        return Upon(self.deed, self.scene.user, [figure.id for figure in self.found()])  # type: ignore[arg-type]


class Upon(Procedure, tag="corespace.upon"):
    """A word about people is carried out."""

    deed: Deed
    user: str
    names: list[str]
    """Those whom it may still be about, or is."""
    waiting: list[Seat] = []
    """The players who still name one of their own. (CS-EVENT-06)"""
    chosen: list[str] = []

    def start(self, game: CoreSpace) -> Step:
        who, holder = self.word(game).who, game.state.mission.counter
        match who.pick:
            case "random":
                game.shuffle(self.names)
                self.names = self.names[:1]
            case "nearest":
                figures = [figure for name in self.names if (figure := find_figure(game, name))]
                self.names = [figure.id for figure in nearest(game, figures, who.near, self.user)]
                if len(self.names) > 1:
                    return ask(holder, in_order(map(Appoint, self.names)), then=self.settle)
            case "each-crew":
                self.waiting = [(holder + offset) % game.setup.seats for offset in game.seats]
                return goto(self.choose)
        return goto(self.work)

    def settle(self, game: CoreSpace, choice: Appoint) -> Step:
        """Of those who are equally near, the holder of the turn counter names one."""
        self.names = [choice.figure]
        return goto(self.work)

    def choose(self, game: CoreSpace) -> Step:
        """The holder of the turn counter first, the others clockwise. (CS-EVENT-06)"""
        while self.waiting:
            seat = self.waiting[0]
            mine: list[Choice] = [Appoint(figure.id) for figure in traders_of(game, seat) if figure.id in self.names]
            if mine:
                return ask(seat, in_order([*mine, LetBe()]), then=self.appoint)
            self.waiting.pop(0)
        self.names = self.chosen
        return goto(self.work)

    def appoint(self, game: CoreSpace, choice: Appoint | LetBe) -> Step:
        self.waiting.pop(0)
        if isinstance(choice, Appoint):
            self.chosen.append(choice.figure)
        return goto(self.choose)

    def work(self, game: CoreSpace) -> Step:
        word = self.word(game)
        while self.names and not game.state.mission.over:
            figure = find_figure(game, self.names.pop(0))
            follows = word.touch(figure) if figure is not None and word.fits(figure) else None
            if follows is not None:
                return call(follows, then=self.work)
        return done()

    def word(self, game: CoreSpace) -> PeopleWord[Kind]:
        found = word_for(game, self.deed, Scene(self.user))
        assert isinstance(found, PeopleWord), "no other words are about people"
        return found
