"""A match at one terminal: people share the screen, bots answer by themselves."""

from __future__ import annotations

from collections.abc import Mapping

from starhold.kernel import (
    Answered,
    Choice,
    Decision,
    Match,
    NotationError,
    Seat,
    StarholdError,
    Undone,
    Viewer,
    WrongSeat,
    reference_of,
)
from starhold.players import Player
from starhold.table.calendar import today

from .answers import numbered
from .asking import let_answer
from .group import describe
from .keeper import Keeper
from .layout import counted
from .open_question import OPEN_ORDERS, show_others
from .orders import ORDERS, SYNONYMS, Order
from .plans import carry_out
from .position import is_roll, name_of, named_face, show_board, show_question, show_refusal
from .screen import Screen
from .telling import sentences


class Session:
    """Asks whoever is to answer, and tells people what they may know, each at their own turn."""

    def __init__(self, match: Match, bots: Mapping[Seat, Player], screen: Screen, keeper: Keeper) -> None:
        self.match = match
        self.screen = screen
        self.keeper = keeper
        self.reference = reference_of(type(match.game))
        self.people = [seat for seat in match.game.seats if seat not in bots]
        self.at_screen: Viewer = self.people[0] if self.people else None
        self.leaving_at: int | None = None
        """The revision at which somebody wanted to leave an unsaved match."""
        self._bots = bots
        self._on_screen: list[str] = []
        """The parts of the board that whoever sits at the screen was shown last."""
        self._told_until: dict[Viewer, int | None] = {seat: _before_last_answer(match, seat) for seat in self.people}

    def run(self) -> None:
        """Play to the end; `Leave`, `EOFError`, `KeyboardInterrupt` or `PlayerFailed` if somebody leaves before."""
        while not self.match.over:
            seat = self._next()
            bot = self._bots.get(seat)
            if bot is None or (is_roll(self.match.decision) and self.people):
                self._ask(seat)
            else:
                let_answer(bot, self.match, seat)
            self.tell()
        self.keep()

    @property
    def question(self) -> Decision:
        """The question as whoever sits at the screen sees it; a die on the table is anybody's."""
        return self.match.decision_for(self.at_screen) or self.match.decision

    @property
    def orders(self) -> Mapping[str, Order]:
        """What can be typed besides an answer."""
        decision = self.match.game.decision
        return {**ORDERS, **OPEN_ORDERS} if decision is not None and decision.others else ORDERS

    def _next(self) -> Seat:
        """Find out who answers: of an open question people before bots, and whoever sits at the screen first."""
        asked = self.match.decision.seats
        people = [seat for seat in asked if seat in self.people]
        return self.at_screen if self.at_screen in people else (people or asked)[0]

    def nudge(self, seat: Seat) -> None:
        """Let a bot that is asked as well answer now."""
        if seat not in self.match.decision.seats or seat not in self._bots:
            raise WrongSeat(f"{name_of(self.match, seat)} is not a bot that could answer now")
        let_answer(self._bots[seat], self.match, seat)

    def sit(self, seat: Seat) -> None:
        """Let another person who is asked as well sit down at the screen."""
        if seat not in self.match.decision.seats or seat not in self.people:
            raise WrongSeat(f"{name_of(self.match, seat)} is not a person who could answer now")
        self._hand_over(seat)
        self.screen.heading(name_of(self.match, seat))
        if self.tell():
            self.screen.line()
        self.show_position(news_only=True)

    def keep(self) -> None:
        """Bring the file up to date, if one was named for that."""
        if self.keeper.always:
            try:
                self.keeper.save(self.match)
            except (OSError, StarholdError) as error:
                self.screen.line(f"The match could not be saved. {describe(error)}", "red")

    def show_position(self, *, news_only: bool = False) -> None:
        """The board, or what has changed on it, and the question with its answers."""
        known = self._on_screen if news_only else ()
        self._on_screen = show_board(self.screen, self.match, self.at_screen, known)
        show_question(self.screen, self.match, self.question)
        show_others(self)

    def obey(self, line: str) -> None:
        """Do what was typed: an order, or an answer as a number or in notation."""
        word, _, rest = line.partition(" ")
        order = self.orders.get(SYNONYMS.get(word.lower(), word.lower()))
        try:
            if order is not None and (order.takes_more or not rest):
                order.run(self, rest.strip())
            elif order is not None:
                raise NotationError(f"type `{order.shape}`, not `{line}`")
            elif line:
                self._respond(line)
            else:
                self.show_position()
        except (StarholdError, OSError) as error:
            self.screen.line(describe(error), "yellow")

    def choice_of(self, text: str) -> Choice:
        """The choice that a number or a line of notation stands for, legal or not."""
        if not text.isdecimal():
            return named_face(self.match, text) or self.match.read(text)
        choices = numbered(self.match.game.put_to(self.question.seat), self.question)
        by_number = {str(number): choice for number, choice in enumerate(choices, 1)}
        if text not in by_number:
            raise NotationError(f"type a number from 1 to {len(choices)}, not `{text[:12]}`")
        return by_number[text]

    def _ask(self, seat: Seat) -> None:
        """Ask until there is an answer, or one was taken back."""
        self.keep()
        if is_roll(self.match.decision):  # whoever sits at the screen types in what the die on the table shows
            show_question(self.screen, self.match, self.match.decision)
        else:
            self.sit(seat)
        revision = self.match.revision
        while self.match.revision == revision:
            self.obey(self.screen.read())

    def _respond(self, line: str) -> None:
        """Answer; what is no answer may still be an order that takes several."""
        try:
            choice = self.choice_of(line)
        except NotationError:
            plan = self.match.game.put_to(self.question.seat).plan(line)
            if not plan:
                raise
            carry_out(self, plan)
        else:
            self._answer(choice)

    def _answer(self, choice: Choice) -> None:
        question = self.question
        if choice in question.options:
            self.match.answer(choice, seat=question.seat, today=today())
        else:
            show_refusal(self.screen, self.match, question, self.reference, choice)

    def _hand_over(self, seat: Seat) -> None:
        """Let the next person sit down, without a trace of what the one before could see."""
        if seat != self.at_screen and self.screen.private and self.match.game.hides:
            name = name_of(self.match, seat)
            self.screen.read(f"\nPress Enter to clear the screen, then hand over to {name}. ")
            self.screen.clear()
            self.screen.read(f"{name}, press Enter when you are ready. ")
        if seat != self.at_screen:
            self._on_screen = []
        self.at_screen = seat

    def tell(self) -> bool:
        """Tell whoever sits at the screen what they have not been told yet, if there is anything."""
        viewer = self.at_screen
        since = self._told_until.get(viewer)
        taken_back = [entry for entry in self.match.journal.entries[since or 0 :] if isinstance(entry, Undone)]
        news = list(sentences(self.match.game, self.match.events(viewer, since)))
        news += [
            f"{name_of(self.match, entry.seat)} took back {counted(entry.answers, 'answer')} of this."
            for entry in taken_back
            if entry.seat != viewer
        ]
        for sentence in news:
            self.screen.line(f"· {sentence}")
        self._told_until[viewer] = self.match.revision
        return bool(news)


def _before_last_answer(match: Match, seat: Seat) -> int | None:
    """The revision at which the seat answered last: who takes a match up again is told what came of that."""
    entries = match.journal.entries
    return max(
        (place for place, entry in enumerate(entries) if isinstance(entry, Answered) and entry.seat == seat),
        default=None,
    )
