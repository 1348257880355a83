"""Tables: who may do what, and what bots and people agree on."""

from __future__ import annotations

import pytest

import starhold
from starhold.kernel import IllegalChoice, Match, MatchOver, StaleRevision, UndoRefused, WrongSeat
from starhold.table import Closed, NotBegun, Place, Table


def table_of(*kinds: str, seed: int = 7, started: bool = True) -> Table:
    match = starhold.new("demo", seats=len(kinds), seed=seed)
    places = tuple(Place(seat, kind, f"P{seat}") for seat, kind in enumerate(kinds))  # type: ignore[arg-type]
    return Table(match, places, started=started)


def answer_any(table: Table) -> None:
    decision = table.match.decision
    choice = decision.options[table.match.revision % len(decision.options)]
    table.answer(decision.seat, table.match.revision, str(choice))


def test_an_answer_moves_the_match_on() -> None:
    table = table_of("person", "person")
    answer_any(table)
    assert table.match.revision == 1
    assert len(table.entries_since(0)) == 1


def test_an_answer_to_an_older_revision_is_refused() -> None:
    table = table_of("person", "person")
    asked = table.match.decision.seat
    with pytest.raises(StaleRevision):
        table.answer(asked, 5, str(table.match.decision.options[0]))
    assert table.match.revision == 0


def test_an_answer_for_somebody_else_is_refused() -> None:
    table = table_of("person", "person")
    other = 1 - table.match.decision.seat
    with pytest.raises(WrongSeat):
        table.answer(other, 0, str(table.match.decision.options[0]))


def test_before_the_host_starts_nothing_is_asked_and_no_answer_taken() -> None:
    table = table_of("person", "person", started=False)
    asked = table.match.decision.seat
    statuses = [table.status]
    assert table.position(asked).question is None
    with pytest.raises(NotBegun):
        answer_any(table)
    table.start()
    statuses.append(table.status)
    assert statuses == ["gathering", "playing"]
    assert table.position(asked).question is not None


def test_bots_answer_until_a_person_is_asked() -> None:
    table = table_of("bot", "person")
    assert table.run_bots() is False
    assert table.match.decision.seat == 1
    assert table.match.revision > 0


def test_bots_alone_pause_and_come_to_an_end() -> None:
    table = table_of("bot", "bot")
    while table.run_bots():
        assert not table.match.over
    assert table.match.over
    assert table.status == "over"
    with pytest.raises(MatchOver):
        table.order(0, table.match.revision, "fly to nowhere")


def test_what_is_no_order_is_refused() -> None:
    table = table_of("person", "person")
    with pytest.raises(IllegalChoice, match="not an order"):
        table.order(table.match.decision.seat, 0, "go home")


def test_why_not_tells_what_is_missing_and_what_is_legal() -> None:
    table = table_of("person", "person")
    decision = table.match.decision
    assert table.why_not(decision.seat, str(decision.options[0])) == str(table.match.game.meaning(decision.options[0]))
    refused = decision.refusals[0]
    with pytest.raises(IllegalChoice, match=refused.rule):
        table.why_not(decision.seat, str(refused.choice))


class TestClosing:
    def test_nothing_is_asked_and_nothing_taken_any_more(self) -> None:
        table = table_of("person", "person")
        answer_any(table)
        table.close()
        assert (table.status, table.is_done) == ("closed", True)
        shown = table.position(0)
        assert (shown.question, shown.asked, shown.asking, shown.undoable) == (None, (), "", 0)
        for act in (answer_any, lambda each: each.take_back(0, 1, 1), lambda each: each.advising(0)):
            with pytest.raises(Closed, match="host has closed"):
                act(table)
        assert table.match.revision == 1

    def test_bots_stop(self) -> None:
        table = table_of("bot", "bot")
        thought = table.thinking(1, 1.0)()
        table.close()
        assert (table.next_bot, table.run_bots()) == (None, False)
        with pytest.raises(StaleRevision):
            table.answer_for_bots(thought)
        assert table.match.revision == 0

    def test_whoever_looks_around_learns_no_more_than_before(self) -> None:
        table = table_of("person", "person")
        open_before, own_before = table.position(None).view, table.position(0).view
        told = table.inspect(1, "place 1")
        table.close()
        assert (table.position(None).view, table.position(0).view) == (open_before, own_before)
        assert table.inspect(1, "place 1") == told
        assert table.position(None).ending is None, "the seed stays secret"

    def test_what_was_proposed_is_forgotten(self) -> None:
        table = table_of("person", "person")
        for answer in ("fly 1", "scan"):
            table.answer(0, table.match.revision, answer)
        table.take_back(0, 2, 1)
        table.close()
        assert table.position(1).proposal is None

    def test_a_match_that_is_over_is_not_closed(self) -> None:
        table = table_of("bot", "bot")
        while table.run_bots():
            pass
        with pytest.raises(MatchOver, match="nothing to close"):
            table.close()
        assert table.status == "over"


def waited_for(table: Table) -> tuple[int, ...] | None:
    """Who has not said yet whether something may be taken back."""
    return None if table.proposal is None else table.proposal.missing


class TestTakingBack:
    def with_free_answer(self) -> tuple[Table, int]:
        """A table at which the seat that answered last may take its answer back by itself."""
        for seed in range(50):
            table = table_of("person", "person", seed=seed)
            for _ in range(40):
                if table.match.over:
                    break
                asked = table.match.decision.seat
                answer_any(table)
                if table.match.undoable:
                    return table, asked
        raise AssertionError("no match has an answer that reveals nothing")

    def with_revealing_answer(self, *kinds: str) -> tuple[Table, int]:
        """A table at which others have learned something by the last answer of seat 0."""
        for seed in range(50):
            table = table_of(*kinds, seed=seed)
            for _ in range(40):
                table.run_bots()
                if table.match.over:
                    break
                asked = table.match.decision.seat
                answer_any(table)
                if asked == 0 and not table.match.undoable:
                    return table, asked
        raise AssertionError("no match has an answer that reveals something")

    def test_freely_to_the_last_reveal(self) -> None:
        table, seat = self.with_free_answer()
        before = table.match.revision
        table.take_back(seat, before, 1)
        assert table.proposal is None
        assert table.match.decision.seat == seat
        assert table.match.revision == before + 1

    def test_beyond_it_only_with_the_consent_of_the_other_people(self) -> None:
        table, seat = self.with_revealing_answer("person", "person", "person")
        revision = table.match.revision
        table.take_back(seat, revision, 1)
        assert waited_for(table) == (1, 2)
        assert table.match.revision == revision
        table.consent(1, revision, agree=True)
        assert table.match.revision == revision
        table.consent(2, revision, agree=True)
        assert waited_for(table) is None
        assert table.match.revision == revision + 1
        assert table.match.decision.seat == seat

    def test_one_no_is_enough(self) -> None:
        table, seat = self.with_revealing_answer("person", "person", "person")
        revision = table.match.revision
        table.take_back(seat, revision, 1)
        table.consent(2, revision, agree=False)
        assert table.proposal is None
        with pytest.raises(UndoRefused):
            table.consent(1, revision, agree=True)

    def test_whoever_has_proposed_it_may_withdraw_it(self) -> None:
        table, seat = self.with_revealing_answer("person", "person", "person")
        revision = table.match.revision
        table.take_back(seat, revision, 1)
        with pytest.raises(UndoRefused):
            table.consent(seat, revision, agree=True)
        table.consent(seat, revision, agree=False)
        assert waited_for(table) is None
        assert table.match.revision == revision

    def test_what_was_proposed_goes_with_whoever_proposed_it(self) -> None:
        table, seat = self.with_revealing_answer("person", "person", "person")
        table.take_back(seat, table.match.revision, 1)
        table.put(seat, "person", "B")
        assert waited_for(table) is None

    def test_each_step_of_a_talk_is_counted_once(self) -> None:
        table, seat = self.with_revealing_answer("person", "person", "person")
        revision = table.match.revision
        table.take_back(seat, revision, 1)
        assert table.taking_back.changes == 1
        table.consent(1, revision, agree=True)
        assert table.taking_back.changes == 2
        table.consent(2, revision, agree=True)
        assert table.taking_back.changes == 3
        for _ in range(2):
            answer_any(table)
            assert table.taking_back.changes == 4

    def test_bots_wait_until_it_is_settled(self) -> None:
        table, seat = self.with_revealing_answer("person", "person", "bot")
        while not table.bot_is_asked:
            answer_any(table)
        revision = table.match.revision
        table.take_back(seat, revision, 1)
        assert table.run_bots() is False
        assert (waited_for(table), table.match.revision) == ((1,), revision)
        table.consent(1, revision, agree=False)
        table.run_bots()
        assert table.match.revision > revision

    def test_bots_do_not_mind(self) -> None:
        table, seat = self.with_revealing_answer("person", "bot", "bot")
        table.run_bots()
        revision = table.match.revision
        table.take_back(seat, revision, 1)
        assert table.match.revision == revision + 1
        assert table.match.decision.seat == seat

    def test_a_bot_that_takes_a_seat_over_consents_for_it(self) -> None:
        table, seat = self.with_revealing_answer("person", "person")
        revision = table.match.revision
        table.take_back(seat, revision, 1)
        table.put(1, "bot", "B")
        assert table.proposal is None
        assert table.match.revision == revision + 1

    def test_whoever_leaves_can_do_so_even_if_nothing_can_be_taken_back(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def refuse(*args: object, **kwargs: object) -> None:
            raise UndoRefused("the match before it was saved cannot be played again")

        table, seat = self.with_revealing_answer("person", "person")
        revision = table.match.revision
        table.take_back(seat, revision, 1)
        monkeypatch.setattr(table.match, "undo", refuse)
        table.put(1, "free", "B")
        assert (table.places[1].kind, waited_for(table), table.match.revision) == ("free", None, revision)

    def test_an_answer_makes_a_proposal_void(self) -> None:
        table, seat = self.with_revealing_answer("person", "person", "person")
        table.take_back(seat, table.match.revision, 1)
        answer_any(table)
        assert table.proposal is None

    def test_nothing_to_take_back(self) -> None:
        table = table_of("person", "person")
        with pytest.raises(UndoRefused, match="no answer of yours"):
            table.take_back(0, 0, 1)

    def test_not_after_the_end(self) -> None:
        table = table_of("bot", "bot")
        while table.run_bots():
            pass
        with pytest.raises(UndoRefused, match="over"):
            table.take_back(0, table.match.revision, 1)


def test_a_free_seat_is_waited_for() -> None:
    table = table_of("person", "person", "bot")
    asked = table.match.decision.seat
    place = table.put(asked, "free", table.name_at(asked))
    assert (place.kind, place.name, place.token_hash) == ("free", "P0", None)
    assert table.run_bots() is False
    assert table.match.revision == 0
    table.put(asked, "bot", table.name_at(asked))
    table.run_bots()
    assert table.match.revision > 0


def test_seats_can_be_given_away_and_renamed() -> None:
    table = table_of("person", "person")
    table.put(0, "bot", table.name_at(0))
    table.rename(1, "Ada")
    assert [(place.kind, place.name) for place in table.places] == [("bot", "P0"), ("person", "Ada")]
    with pytest.raises(WrongSeat):
        table.put(2, "bot", "X")


def test_an_order_flies_a_safe_way_in_xia() -> None:
    match = in_flight()
    table = Table(match, tuple(Place(seat, "person", f"P{seat}") for seat in range(3)), started=True)
    seat = match.decision.seat
    errands = match.game.errands()
    target, order = next(iter(errands.items()))
    route = table.route(seat, order)
    assert route[-1] == target
    assert match.revision == table.match.revision
    assert table.order(seat, match.revision, order) == ""
    ship = match.view(seat).captains[seat].at  # type: ignore[attr-defined]
    assert f"space {ship}" == target


def in_flight() -> Match:
    """A match of Xia in which a ship in motion can reach a space in several safe steps."""
    match = starhold.new("xia", seats=3, seed=11, options={"first_game": True})
    for _ in range(200):
        if match.game.errands():
            return match
        options = match.decision.options
        moves = [option for option in options if str(option) in ("impulse", "depart") or str(option).startswith("fly")]
        match.answer(moves[0] if moves else options[0])
    raise AssertionError("nobody ever flew")
