"""Answers to a match, and taking them back: `Answering`. All that makes its journal grow."""

from __future__ import annotations

from .branching import take_own_dice
from .checkpoints import CHECKPOINT_EVERY
from .codec import codec_of
from .decision import Choice, Decision
from .draws import Difference
from .engine import answer
from .errors import Elsewhere, IllegalChoice, ReplayDiverged, StaleRevision, UndoRefused, WrongSeat
from .event import Event
from .journal import Answered, Entry, Undone
from .looking import Looking
from .replay import repeat, start_again
from .seat import Seat


class Answering(Looking):
    """A match that is answered, one choice at a time. What is refused has changed nothing."""

    def read(self, notation: str) -> Choice:
        """The choice that a line of notation stands for, legal or not."""
        return codec_of(type(self.game)).notation.read(notation)

    def answer(
        self,
        choice: Choice | str,
        seat: Seat | None = None,
        revision: int | None = None,
        aloud: str = "",
        today: str = "",
    ) -> tuple[Event, ...]:
        """Answer the pending decision and run on to the next; returns everything that happened.

        `seat` and `revision` are what the answerer believes; if the match has moved on, or the choice
        is not legal, a `Refused` says so and nothing has changed. An open question is answered by the seat
        that is named, else by the one whose choice it is. What is said with it, `aloud`, changes nothing.
        If a scene begins by it, the journal notes the day: `today`, for those who keep a calendar.
        """
        game = self.game
        decision = game.decision or self.decision
        if revision is not None and not self.asked_since(seat) <= revision <= self.revision:
            raise StaleRevision(f"the answer was meant for revision {revision}, the match is at {self.revision}")
        if seat is not None and decision.of(seat) is None:
            raise WrongSeat(f"{decision.addressed()}, the answer came from seat {seat}")
        if isinstance(choice, str):
            choice = self.read(choice)
        part = _part_for(decision, choice, seat) if decision.others else decision
        try:
            choice = part.options[part.options.index(choice)]
        except ValueError:
            raise self._illegal(choice, part) from None
        try:
            answer(game, choice)
        except BaseException as error:
            error.add_note(f"in {game.explain()}, handed `{choice}`; the match is as it was before")
            self._rewind(self.journal.standing())
            raise
        told = tuple(game.told)
        begun = game.begun
        entry = Answered(part.seat, choice, tuple(game.draws), told, False, begun, aloud, today if begun else "")
        block_is_full = self.journal.entries.append(entry)
        if part is not decision:
            self._waiting = self._waiting.after(self.revision, part.seat, decision, game.decision)
        if block_is_full:
            self._keep_checkpoint()
        if begun:
            self._keep_beginning()
        return told

    def check(self, choice: Choice, seat: Seat | None = None) -> None:
        """`IllegalChoice` says why a choice is not legal now, for a seat or for anybody, if it is not."""
        part = _part_for(self.decision, choice, seat)
        if choice not in part.options:
            raise self._illegal(choice, part)

    def why_not(self, choice: Choice | str, seat: Seat | None = None) -> str | None:
        """Why a choice is not legal now, in words; None if it is."""
        try:
            self.check(self.read(choice) if isinstance(choice, str) else choice, seat)
        except IllegalChoice as error:
            return str(error)
        return None

    def _illegal(self, choice: Choice, decision: Decision) -> IllegalChoice:
        refusal = decision.why_not(choice)
        if refusal is not None:
            return IllegalChoice(f"`{choice}`: {self.game.text.refusal(refusal)} ({refusal.rule})", refusal)
        legal = ", ".join(f"`{option}`" for part in decision.parts for option in part.options)
        return IllegalChoice(f"`{choice}` is not an answer to this question; legal now: {legal}")

    def _keep_checkpoint(self) -> None:
        self._checkpoints = self._checkpoints.with_recent(self.revision, self.game)

    def _keep_beginning(self) -> None:
        self._checkpoints = self._checkpoints.with_beginning(self.revision, self.game)

    # Taking back

    @property
    def undoable(self) -> int:
        """The number of answers that the seat that answered last may take back by itself."""
        return self.journal.undoable()

    def undo(self, answers: int = 1, *, seat: Seat | None = None, consent: bool = False) -> None:
        """Take back the last answers: freely to the last reveal, beyond it with the others' consent."""
        if seat is not None:
            self._viewer(seat)
        standing = self.check_undo(answers)
        last = self.journal.entries[standing[-1]].seat
        if not consent:
            if seat is not None and seat != last:
                raise UndoRefused(f"the last answer is seat {last}'s; seat {seat} needs its consent to take it back")
            if answers > self.undoable:
                raise UndoRefused(
                    "someone learned something new since then (dice, a reveal or another seat's answer);"
                    f" {self.undoable} can be taken back, more with consent"
                )
        try:
            self._rewind(standing[:-answers])
        except ReplayDiverged as error:
            raise UndoRefused(f"the match before it was saved cannot be played again: {error}") from None
        self._append(Undone(last if seat is None else seat, answers, consent))

    def check_undo(self, answers: int) -> list[int]:
        """The places of the answers that stand; `UndoRefused` if no consent could help to take back so many of them.

        None when the match is over: its seed may have been seen, and with it all dice to come.
        """
        if self.over:
            raise UndoRefused("the match is over, and its seed is no secret any more")
        standing = self.journal.standing()
        if answers > len(standing) and self.journal.entries.first:
            raise Elsewhere(f"{answers} answers back the journal is not at hand")
        if not 1 <= answers <= len(standing):
            raise UndoRefused(f"{answers} answers cannot be taken back: {len(standing)} stand")
        if standing[-answers] < self.journal.repeatable_from:
            raise UndoRefused(f"{answers} answers back the match followed older rules, which cannot be played again")
        if standing[-answers] < self.journal.own_from:
            raise UndoRefused(f"{answers} answers back this was another match, from which it branches off")
        return standing

    def _rewind(self, standing: list[int]) -> None:
        """Go back to where just these entries of the journal had been answered."""
        first_gone = standing[-1] + 1 if standing else 0
        points = self._checkpoints.up_to(first_gone)
        latest = points.latest
        if latest is None:
            revision, game, _ = start_again(type(self.game), self.journal, self.game.content)
        else:
            revision, game = latest.revision, latest.game.clone()
        if revision < self.journal.entries.first:
            raise Elsewhere(f"the journal from entry {revision + 1} on is not at hand")
        left = [place for place in standing if place >= revision]
        for index, place in enumerate(left):
            if len(left) - index == CHECKPOINT_EVERY:  # so that going further back does not come all this way again
                points = points.with_recent(place, game)
            entry = self.journal.entries[place]
            assert isinstance(entry, Answered)
            repeat(game, entry)
            take_own_dice(game, self.journal, place + 1)
            if game.begun:
                points = points.with_beginning(place + 1, game)
        self.game, self._checkpoints = game, points

    def _append(self, entry: Entry) -> None:
        if self.journal.entries.append(entry):
            self._keep_checkpoint()
        if isinstance(entry, Answered) and entry.scene:
            self._keep_beginning()

    # Doing again what a record says

    def repeat(self, entry: Entry) -> list[Difference]:
        """Do what an entry of a journal says was done; returns where its draws differ from the dice."""
        if isinstance(entry, Undone):
            try:
                self.undo(entry.answers, seat=entry.seat, consent=entry.consent)
            except UndoRefused as error:
                raise ReplayDiverged(str(error)) from None
            return []
        decision = self.game.decision
        differences = repeat(self.game, entry)
        take_own_dice(self.game, self.journal, self.revision + 1)
        told, scene = tuple(self.game.told), self.game.begun
        again = Answered(entry.seat, entry.choice, entry.draws, told, scene=scene, aloud=entry.aloud, date=entry.date)
        self._append(again)
        if decision is not None and decision.others:
            self._waiting = self._waiting.after(self.revision, entry.seat, decision, self.game.decision)
        return differences if self.revision > self.journal.own_from else []


def _part_for(decision: Decision, choice: Choice, seat: Seat | None) -> Decision:
    """The question as it is put to a seat; if none is named, to the one whose choice this is, else to all."""
    part = decision.admitting(choice) if seat is None else decision.of(seat)
    if part is None and seat is not None:
        raise WrongSeat(f"{decision.addressed()}, not seat {seat}")
    return part or decision
