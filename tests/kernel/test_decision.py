"""Decisions: what is offered, what is refused and why."""

from __future__ import annotations

import pytest

from starhold.kernel import Choice, Decision, Need, Noted, Options, Refusal, Rolled, offer, options

MET: Need = ("TOY-A-01", True, Noted("never said"))
UNMET: Need = ("TOY-A-02", False, Noted("roll first"))
ALSO_UNMET: Need = ("TOY-A-03", False, Noted("roll higher"))
REFUSAL = Refusal(Rolled(4), "TOY-A-02", Noted("roll first"))


@pytest.mark.parametrize("needs", [(), (MET,), (MET, MET)])
def test_a_choice_whose_needs_are_met_is_offered(needs: tuple[Need, ...]) -> None:
    assert offer(Rolled(4), *needs) == Rolled(4)


def test_the_first_unmet_need_is_the_refusal() -> None:
    assert offer(Rolled(4), MET, UNMET, ALSO_UNMET) == REFUSAL


def test_options_tell_the_legal_from_the_refused_and_keep_their_order() -> None:
    offered: list[Choice | Refusal] = [Rolled(6), REFUSAL, Rolled(1)]
    assert options(offered) == Options((Rolled(6), Rolled(1)), (REFUSAL,))


def test_options_may_be_offered_one_by_one() -> None:
    assert options(map(Rolled, (1, 2))) == Options((Rolled(1), Rolled(2)))


def test_a_decision_knows_why_not() -> None:
    decision = Decision(0, "toy.turn.act", (Rolled(6),), (REFUSAL,))
    assert decision.why_not(Rolled(4)) is REFUSAL
    assert decision.why_not(Rolled(6)) is None
    assert decision.why_not(Rolled(1)) is None


def test_choices_are_values() -> None:
    assert {Rolled(4), Rolled(4), Rolled(5)} == {Rolled(5), Rolled(4)}
