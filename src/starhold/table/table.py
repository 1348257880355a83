"""A match with people: `Table`. It says who may do what, and runs the bots; it knows no network and no storage."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, structs

from starhold.kernel import (
    Decision,
    Entry,
    IllegalChoice,
    Match,
    MatchOver,
    Refused,
    Seat,
    StaleRevision,
    Viewer,
    WrongSeat,
)
from starhold.players import Player
from starhold.players.advice import Advice, advise
from starhold.players.levels import USUAL_LEVEL, Level

from .calendar import today
from .hired import Hired
from .messages import Position, Proposal, Status
from .patience import awaited, holding_back, next_bot
from .plans import carry_out
from .seating import Place, Sitter
from .showing import Glance, position
from .taking_back import TakingBack
from .thinking import Thought, answer_of, think

BOT_ANSWERS_AT_ONCE = 200
"""After so many answers of bots others get their turn, so that a table of bots alone does not stop the world."""


class NotBegun(Refused):
    """The host has not started the match yet."""


class Closed(Refused):
    """The host has closed the table."""


class Table:
    """A match, its seats, and what is agreed between its people."""

    def __init__(
        self,
        match: Match,
        places: tuple[Place, ...],
        *,
        started: bool,
        closed: bool = False,
        from_file: bool = False,
        own_content: str = "",
    ) -> None:
        self.match = match
        self.places = places
        self.started = started
        self.closed = closed
        """True if the host has ended the match before its end."""
        self.from_file = from_file
        """True if the match was not begun here: nobody at the table can vouch for what came before."""
        self.own_content = own_content
        """The folder of the host's own content that is played with, by name."""
        self.taking_back = TakingBack(match)
        self.nudged: Seat | None = None
        """The bot that is to give one answer, although a person is asked as well."""
        self._bots = Hired(match)

    @property
    def status(self) -> Status:
        if self.match.over:
            return "over"
        if self.closed:
            return "closed"
        return "playing" if self.started else "gathering"

    @property
    def is_done(self) -> bool:
        """True if nobody plays here any more."""
        return self.match.over or self.closed

    @property
    def proposal(self) -> Proposal | None:
        """The answers that somebody wants to take back, as long as others have to consent."""
        return self.taking_back.proposal

    def position(self, viewer: Viewer, since: int | None = None, glance: Glance | None = None) -> Position:
        """All that a viewer may know; of the log, what is newer than a revision."""
        latest, back = self.taking_back.latest, self.holding_back
        shown = position(self.match, viewer, since, latest, glance, back, self.awaited)
        if self.status == "closed":
            return structs.replace(shown, question=None, asked=(), asking="", holding_back=(), undoable=0)
        return shown if self.started else structs.replace(shown, question=None)

    def entries_since(self, revision: int) -> list[Entry]:
        """What the journal holds beyond a revision."""
        return self.match.journal.entries[revision:]

    # What people do. `Refused` says why not, and then nothing has changed.

    def answer(self, seat: Seat, revision: int, answer: str) -> None:
        """Answer the pending question. An open one is heard as long as the seat's own options are what it saw."""
        self._check_playing()
        self.match.answer(answer, seat=seat, revision=revision, today=today())
        self._go_on(seat)

    def order(self, seat: Seat, revision: int, order: str) -> str:
        """Carry out an order of several answers; returns why it stopped before its end, if it did."""
        self._check_playing()
        self._check_asked(seat, revision)
        plan = self.match.game.put_to(seat).plan(order)
        if not plan:
            raise IllegalChoice(f"`{order}` is not an order of this game")
        stop = carry_out(self.match, seat, plan)
        if stop is not None and not stop.answered:
            raise IllegalChoice(stop.reason)
        self._go_on(seat)
        return "" if stop is None else f"stopped: {stop.reason}"

    def route(self, seat: Seat, order: str) -> tuple[str, ...]:
        """What an order would point at on its way."""
        self._check_playing()
        self._check_asked(seat, self.match.revision)
        return self.match.game.put_to(seat).route(order)

    def inspect(self, viewer: Viewer, about: str) -> Struct | None:
        """What a viewer may know of something before anything is done there."""
        self._check_begun()
        return self.match.inspect(viewer, about)

    def why_not(self, seat: Seat, answer: str) -> str:
        """Explain what an answer of an asked seat means; `Refused` says why it is not legal."""
        self._check_playing()
        self._check_asked(seat, self.match.revision)
        choice = self.match.read(answer)
        self.match.check(choice, seat)
        return str(self.match.game.put_to(seat).meaning(choice))

    def take_back(self, seat: Seat, revision: int, answers: int) -> None:
        """Take back one's last answers, and all that came after: at once, or when the other people consent."""
        self._check_playing()
        self._check_revision(revision)
        others = tuple(place.seat for place in self.places if place.kind == "person" and place.seat != seat)
        self.taking_back.ask(seat, answers, others)
        self._calm()

    def consent(self, seat: Seat, revision: int, *, agree: bool) -> None:
        """Say yes or no to what somebody wants to take back, or withdraw what one has proposed oneself."""
        self._check_playing()
        self._check_revision(revision)
        self.taking_back.consent(seat, agree=agree)
        self._calm()

    def _go_on(self, seat: Seat) -> None:
        """A seat has answered."""
        self.taking_back.overtake(seat)
        self._calm()

    def _calm(self) -> None:
        """A bot that is not asked any more need not hurry."""
        decision = self.match.game.decision
        if decision is None or self.nudged not in decision.seats:
            self.nudged = None

    def nudge(self, bot: Seat) -> None:
        """Let a bot that holds back give one answer now."""
        self._check_playing()
        if bot not in self.holding_back:
            raise WrongSeat("there is no bot at this seat that waits for the others")
        self.nudged = bot

    def start(self) -> None:
        """Begin: from now on answers are taken."""
        self.started = True

    def close(self) -> None:
        """End a match before its end: from now on no answers are taken. What was hidden stays hidden."""
        if self.match.over:
            raise MatchOver("the match is over: there is nothing to close")
        self.closed = True
        self.taking_back.forget()

    def put(
        self, seat: Seat, kind: Sitter, name: str, token_hash: bytes | None = None, level: Level = USUAL_LEVEL
    ) -> Place:
        """Give a seat to a person or a bot, or take it from whoever has it."""
        self._check_seat(seat)
        place = Place(seat, kind, name, token_hash, level)
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])
        self._propose_without(place)
        return place

    def _propose_without(self, place: Place) -> None:
        """Whoever has a seat now has proposed nothing yet, and only people are asked."""
        if self.proposal is not None and place.seat == self.proposal.seat:
            self.taking_back.forget()
        elif place.kind != "person":
            self.taking_back.do_without(place.seat)
            self._calm()

    def name_at(self, seat: Seat) -> str:
        """What whoever has the seat is called."""
        self._check_seat(seat)
        return self.places[seat].name

    def rename(self, seat: Seat, name: str) -> None:
        self._check_seat(seat)
        place = structs.replace(self.places[seat], name=name)
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])

    def resign(self, seat: Seat) -> None:
        """Leave a seat to a bot."""
        self.put(seat, "bot", self.places[seat].name)

    @property
    def holding_back(self) -> tuple[Seat, ...]:
        """The bots that could answer an open question, and leave it to the people first."""
        return holding_back(self.match.game.decision, self.places, self.nudged)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats for which the match waits."""
        return awaited(self.match.game.decision, self.places)

    @property
    def next_bot(self) -> Seat | None:
        """The bot that the match waits for. Bots wait themselves while people talk about taking something back."""
        if not self.started or self.is_done or self.proposal is not None:
            return None
        return next_bot(self.match.game.decision, self.places, self.nudged)

    @property
    def bot_is_asked(self) -> bool:
        """True if the match waits for a bot."""
        return self.next_bot is not None

    def bot_at(self, seat: Seat) -> Player | None:
        """The bot that plays a seat; none if a person does."""
        place = self.places[seat]
        return self._bots.at(seat, place.level) if place.kind == "bot" else None

    def dismiss_bots(self) -> None:
        """Let the bots go: the match is over, or nobody is here any more. Whoever is asked again comes again."""
        self._bots.dismiss()

    def advising(self, seat: Seat) -> Callable[[], Advice]:
        """What finds out, elsewhere and later, what a good player would answer in the place of a seat that is asked."""
        self._check_playing()
        self._check_asked(seat, self.match.revision)
        match = self.match.clone()
        return lambda: advise(match, seat)

    def thinking(self, answers: int, seconds: float) -> Callable[[], Thought]:
        """What finds out, elsewhere and later, what bots answer from here on; one that was nudged, once."""
        match, nudged = self.match.clone(), self.nudged
        most = answers if nudged is None else 1
        return lambda: think(match, lambda asked: self._bot_for(asked, nudged), most, seconds)

    def _bot_for(self, decision: Decision, nudged: Seat | None) -> tuple[Seat, Player] | None:
        seat = next_bot(decision, self.places, nudged)
        bot = None if seat is None else self.bot_at(seat)
        return None if seat is None or bot is None else (seat, bot)

    def answer_for_bots(self, thought: Thought) -> None:
        """Answer as bots have thought they would; `StaleRevision` if something has happened since."""
        if self.match.revision != thought.revision or not self.bot_is_asked:
            raise StaleRevision("something was done while a bot was thinking")
        for choice, aloud in thought.answers:
            self.match.answer(choice, aloud=aloud, today=today())
        self.nudged = None
        if self.match.over:
            self.dismiss_bots()

    def run_bots(self) -> bool:
        """Let bots answer as long as they are asked; returns whether one is still asked after many answers."""
        for _ in range(BOT_ANSWERS_AT_ONCE):
            bot = self._bot_for(self.match.decision, self.nudged) if self.bot_is_asked else None
            if bot is None:
                return False
            seat, player = bot
            choice, aloud = answer_of(player, self.match, seat)
            self.match.answer(choice, seat=seat, aloud=aloud, today=today())
            self.nudged = None
        return self.bot_is_asked

    def _check_playing(self) -> None:
        """Refuse what is only done while a match is played."""
        if self.closed:
            raise Closed("the host has closed this table: the match has ended")
        self._check_begun()

    def _check_begun(self) -> None:
        if not self.started:
            raise NotBegun("the match has not begun yet: the host starts it")

    def _check_seat(self, seat: Seat) -> None:
        if seat not in self.match.game.seats:
            raise WrongSeat(f"name a seat from 0 to {len(self.places) - 1}, not {seat}")

    def _check_revision(self, revision: int, seat: Seat | None = None) -> None:
        """Refuse what was meant for an older moment, or for one before a seat was asked what it is asked now."""
        if not self.match.asked_since(seat) <= revision <= self.match.revision:
            raise StaleRevision(f"this was meant for revision {revision}, the match is at {self.match.revision}")

    def _check_asked(self, seat: Seat, revision: int) -> None:
        self._check_revision(revision, seat)
        decision = self.match.decision
        if decision.of(seat) is None:
            raise WrongSeat(f"{decision.addressed()}, not seat {seat}")
