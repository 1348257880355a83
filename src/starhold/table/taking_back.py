"""Answers that somebody takes back at a table: at once, or when the other people consent."""

from __future__ import annotations

from msgspec import structs

from starhold.kernel import Decision, Elsewhere, Match, Seat, UndoRefused

from .messages import Outcome, Proposal


class TakingBack:
    """The latest proposal to take answers back, open or settled. It dies with the next answer."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.latest: Proposal | None = None
        self.changes = 0
        """Counts what was proposed, agreed, settled and forgotten."""

    @property
    def proposal(self) -> Proposal | None:
        """The proposal that waits for somebody's consent."""
        return None if self.latest is None or self.latest.outcome else self.latest

    @property
    def settled(self) -> Proposal | None:
        """The proposal of which everybody knows what came."""
        return self.latest if self.latest and self.latest.outcome else None

    def ask(self, seat: Seat, answers: int, others: tuple[Seat, ...]) -> None:
        """Take back a seat's last answers, and all that came after; if others learned something, propose it to them."""
        back = self._back(seat, answers)
        match = self._match
        if back <= match.undoable and match.journal.answered_last() == seat:
            match.undo(back, seat=seat)
            self.overtake(seat)
            return
        match.check_undo(back)
        if others:
            text, asked = match.game.text.referring(), question_before(match, back, seat)
            moment, own = text.moment(asked), text.moment(asked, own=True)
            self._put(Proposal(seat, back, agreed=(), missing=others, back_to=moment, back_to_own=own))
        else:
            match.undo(back, seat=seat, consent=True)
            self._put(None)

    def consent(self, seat: Seat, *, agree: bool) -> None:
        """Say yes or no to what somebody proposed, or withdraw one's own proposal."""
        proposal = self.proposal
        withdraws = proposal is not None and seat == proposal.seat and not agree
        if proposal is None or not (withdraws or seat in proposal.missing):
            raise UndoRefused("nobody has asked you to take anything back")
        if not agree:
            self._settle(proposal, "withdrawn" if withdraws else "declined", seat)
            return
        self._go_on(structs.replace(proposal, agreed=(*proposal.agreed, seat)), seat)

    def do_without(self, seat: Seat) -> None:
        """Nobody at this seat can consent any more."""
        if self.proposal is not None:
            try:
                self._go_on(self.proposal, seat)
            except UndoRefused:
                self._put(None)

    def overtake(self, by: Seat) -> None:
        """Somebody has answered: what was open is not wanted any more, what was settled is old."""
        if self.proposal is None:
            self._put(None)
        else:
            self._settle(self.proposal, "overtaken", by)

    def forget(self) -> None:
        """Drop the proposal: whoever has the seat now has proposed nothing."""
        self._put(None)

    def _back(self, seat: Seat, answers: int) -> int:
        """The number of answers that are gone when the last ones of a seat are."""
        journal = self._match.journal
        standing = journal.standing()
        mine = [count for count, place in enumerate(reversed(standing), 1) if journal.entries[place].seat == seat]
        if len(mine) < answers and journal.entries.first:
            raise Elsewhere("the seat may have answered long ago")
        if len(mine) < answers:
            raise UndoRefused("there is no answer of yours to take back")
        return mine[answers - 1]

    def _go_on(self, proposal: Proposal, heard: Seat) -> None:
        """Take back what nobody is left to be asked about."""
        missing = tuple(seat for seat in proposal.missing if seat != heard)
        if missing:
            self._put(structs.replace(proposal, missing=missing))
        else:
            self._match.undo(proposal.answers, seat=proposal.seat, consent=True)
            self._settle(proposal, "granted", None)

    def _settle(self, proposal: Proposal, outcome: Outcome, by: Seat | None) -> None:
        self._put(structs.replace(proposal, missing=(), outcome=outcome, settled_by=by))

    def _put(self, proposal: Proposal | None) -> None:
        if proposal != self.latest:
            self.latest = proposal
            self.changes += 1


def question_before(match: Match, answers: int, seat: Seat) -> Decision:
    """The question that a seat was asked so many answers ago."""
    before = match.clone()
    before.undo(answers, seat=seat, consent=True)
    return before.decision_for(seat) or before.decision
