"""A proposal to take answers back says what it asks, and everybody learns what came of it."""

from __future__ import annotations

import pytest

from starhold.table import Table
from starhold.table.messages import Outcome, Proposal
from starhold.table.record import read_proposal, state_of

from .test_table import answer_any, table_of


def asked_to_go_back(*kinds: str) -> Table:
    """Seat 0 has scanned a wreck, which nobody forgets, and would like to take it back."""
    table = table_of(*kinds)
    for answer in ("fly 1", "scan"):
        table.answer(0, table.match.revision, answer)
    table.take_back(0, 2, 1)
    return table


def settled(table: Table) -> tuple[Outcome | None, int | None]:
    found = table.taking_back.settled
    assert found is not None
    assert table.proposal is None
    assert found.missing == ()
    return found.outcome, found.settled_by


def test_a_proposal_names_the_moment_it_leads_back_to_and_counts_all_answers() -> None:
    table = asked_to_go_back("person", "person")
    table.consent(1, 2, agree=False)
    while table.match.decision.seat == 0:
        answer_any(table)
    answer_any(table)
    before = table.match.revision
    table.take_back(0, before, 3)
    proposal = table.proposal
    assert proposal is not None
    assert proposal.answers == before
    assert (proposal.back_to, proposal.back_to_own) == ("[[seat 0|Vega]]'s turn", "your turn")
    assert table.match.revision == before, "nothing is taken back yet"


@pytest.mark.parametrize(("agree", "outcome", "by"), [(True, "granted", None), (False, "declined", 1)])
def test_all_learn_what_the_others_said(agree: bool, outcome: str, by: int | None) -> None:
    table = asked_to_go_back("person", "person")
    table.consent(1, 2, agree=agree)
    assert settled(table) == (outcome, by)
    for viewer in (0, 1, None):
        shown = table.position(viewer)
        assert (shown.proposal, shown.settled) == (None, table.taking_back.settled)


def test_whoever_asked_may_withdraw() -> None:
    table = asked_to_go_back("person", "person")
    table.consent(0, 2, agree=False)
    assert settled(table) == ("withdrawn", 0)


def test_an_answer_overtakes_a_proposal_and_the_next_one_makes_it_old() -> None:
    table = asked_to_go_back("person", "person")
    answer_any(table)
    assert settled(table) == ("overtaken", 0)
    answer_any(table)
    assert table.taking_back.latest is None


def test_where_only_bots_play_nobody_is_asked_and_nothing_is_settled() -> None:
    table = asked_to_go_back("person", "bot", "bot")
    assert table.taking_back.latest is None
    assert [str(option) for option in table.match.decision.options].count("scan") == 1


def test_bots_do_not_make_it_old() -> None:
    table = asked_to_go_back("person", "person", "bot")
    table.consent(1, 2, agree=False)
    while not table.bot_is_asked:
        answer_any(table)
    table.take_back(0, table.match.revision, 1)
    table.consent(1, table.match.revision, agree=False)
    table.run_bots()
    assert settled(table) == ("declined", 1)


def test_a_proposal_is_kept_as_it_is() -> None:
    table = asked_to_go_back("person", "person")
    for proposal in (table.proposal, Proposal(0, 3, (), (), outcome="declined", settled_by=1)):
        assert proposal is not None
        assert read_proposal(state_of(proposal)) == proposal


def test_what_older_servers_have_kept_is_read() -> None:
    kept = b'{"seat":0,"answers":1,"agreed":[],"missing":[1]}'
    assert read_proposal(kept) == Proposal(0, 1, (), (1,))
