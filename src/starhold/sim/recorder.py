"""The rows that one match leaves in the tables of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from starhold.kernel import Choice, Event, Match, Result, Seat, tag_of
from starhold.players import Player

from .chronicle import Cell, Row, Use, chronicle_of
from .job import Fixture

Tables: TypeAlias = dict[str, list[Row]]


class Recorder:
    """Follows a match, and writes its rows when it is over."""

    def __init__(self, match: Match, fixture: Fixture, players: Sequence[Player]) -> None:
        self.match = match
        self.fixture = fixture
        self.players = players
        self.chronicle = chronicle_of(type(match.game))(match.game)
        self._events: Counter[tuple[Seat | None, str]] = Counter()
        self._turns: list[Row] = []
        self._rounds = [0] * len(players)
        self._active: Seat | None = None
        self._plan: str | None = None
        self.note(match.opening_told)

    def hear(self, choice: Choice, *, by_lot: bool = False) -> None:
        """Take note of an answer just before it is given; what is not legal will be refused, and says nothing."""
        decision = self.match.decision.admitting(choice)
        if decision is not None:
            self.chronicle.hear(decision, choice, by_lot=by_lot)

    def note(self, events: Sequence[Event], answered: Seat | None = None) -> None:
        """Take note of what happened after an answer, and whose it was unless it was drawn by lot."""
        chronicle = self.chronicle
        if answered is not None and answered == self._active and self._plan is None:
            self._plan = _plan_of(self.players[answered])
        chronicle.follow(events)
        for event in events:
            seat = chronicle.whose(event)
            self._events[seat, tag_of(event)] += 1
            if chronicle.begins_turn(event):
                self._close_turn()
                self._active, self._plan = seat, None

    def tables(self, result: Result) -> Tables:
        """All rows of the match, which is over."""
        self._close_turn()
        return {
            "matches": [match_row(self.fixture, self.match.revision, turns=len(self._turns), result=result)],
            "seats": [self._seat_row(seat, result) for seat in range(len(self.players))],
            "turns": self._turns,
            "events": list(self._event_rows()),
            "uses": list(self._use_rows()),
        }

    def _close_turn(self) -> None:
        seat = self._active
        if seat is None:
            return
        self._rounds[seat] += 1
        self._turns.append(
            {
                "match": self.fixture.number,
                "turn": len(self._turns) + 1,
                "round": self._rounds[seat],
                "seat": seat,
                "player": self.fixture.players[seat],
                "plan": self._plan,
                **self.chronicle.turn(seat),
            }
        )

    def _seat_row(self, seat: Seat, result: Result) -> Row:
        return {
            "match": self.fixture.number,
            "seat": seat,
            "player": self.fixture.players[seat],
            "won": seat in result.winners,
            "score": result.scores[seat],
            "place": places(result)[seat],
            "turns": self._rounds[seat],
            **self.chronicle.seat(seat),
        }

    def _event_rows(self) -> Iterator[Row]:
        for (seat, kind), times in sorted(
            self._events.items(), key=lambda item: (_nobody_first(item[0][0]), item[0][1])
        ):
            yield {"match": self.fixture.number, "seat": seat, "kind": kind, "times": times}

    def _use_rows(self) -> Iterator[Row]:
        totals: dict[tuple[Seat | None, str, str, str], list[int]] = {}
        for use in self.chronicle.uses():
            total = totals.setdefault((use.seat, use.kind, use.thing, use.detail), [0, 0, 0, 0, 0])
            for place, number in enumerate((use.times, use.worth, use.offered, use.gain, use.sensible)):
                total[place] += number
        for key in sorted(totals, key=lambda key: (_nobody_first(key[0]), *key[1:])):
            yield {"match": self.fixture.number, **Use(*key, *totals[key])._asdict()}


def match_row(
    fixture: Fixture, decisions: int, *, turns: int = 0, result: Result | None = None, error: str | None = None
) -> Row:
    """The row of a match: one that is over, or one that failed."""
    winner: Cell = result.winners[0] if result is not None and len(result.winners) == 1 else None
    return {
        "match": fixture.number,
        "seed": fixture.seed,
        "seats": len(fixture.players),
        "decisions": decisions,
        "turns": turns,
        "winner": winner,
        "reason": result.reason if result is not None else None,
        "error": error,
    }


def places(result: Result) -> list[int]:
    """The order of finish, from 1 on: winners first, then by score; who is equal shares the better place."""
    ranks = [(seat in result.winners, score) for seat, score in enumerate(result.scores)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def _plan_of(player: Player) -> str | None:
    """The player's intention, if it says so."""
    plan = getattr(player, "reason", None)
    return str(plan) if plan else None


def _nobody_first(seat: Seat | None) -> int:
    return -1 if seat is None else seat
