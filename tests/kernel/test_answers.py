"""Answers: legal ones are taken, others are refused with a reason, and a refusal changes nothing."""

from __future__ import annotations

import pytest

from starhold.games.demo.choices import Fly, Salvage
from starhold.games.demo.lacks import Meeting
from starhold.kernel import (
    Choice,
    Event,
    IllegalChoice,
    Match,
    MatchOver,
    NotationError,
    Refused,
    ScriptExhausted,
    StaleRevision,
    WrongSeat,
)

from .play import answer_all, play_randomly, unchanged
from .toys import Added, Tally


@pytest.fixture
def demo() -> Match:
    return Match.new("demo", seats=2, seed=7)


# Good and bad answers


def test_an_answer_is_a_choice_or_its_notation(demo: Match) -> None:
    twin = demo.clone()
    demo.answer(Fly(1))
    twin.answer(" fly  1 ")
    assert (demo.fingerprint(), demo.revision) == (twin.fingerprint(), 1)


def test_an_answer_may_say_whose_it_is_and_what_it_saw(demo: Match) -> None:
    demo.answer("fly 1", seat=0, revision=0)
    demo.answer("fly 2", seat=0, revision=1)
    assert demo.revision == 2


def test_an_equal_choice_of_other_types_is_taken_as_the_option(demo: Match) -> None:
    """True equals 1, but it must not get into the state or the journal."""
    twin = demo.clone()
    demo.answer(Fly(True))
    twin.answer(Fly(1))
    assert demo.dumps() == twin.dumps()
    assert Match.loads(demo.dumps()).fingerprint() == demo.fingerprint()


@pytest.mark.parametrize(
    ("answer", "error", "expected"),
    [
        ("flyy 1", NotationError, ["`flyy`", "did you mean `fly`?"]),
        ("", NotationError, ["type an answer, or `help`"]),
        ("fly", NotationError, ["type `fly TO`", "not `fly`"]),
        ("fly 1 2", NotationError, ["type `fly TO`", "not `fly 1 2`"]),
        ("fly home", NotationError, ["`home` does not fit TO in `fly TO`"]),
        ("fly 5", IllegalChoice, ["`fly 5`: it is too far away: fly to a place next to yours (DEMO-FLY-01)"]),
        ("shield", IllegalChoice, ["`shield` is not an answer to this question", "legal now: `fly 1`, `fly 8`"]),
        ("salvage", IllegalChoice, ["`salvage`: no token lies here", "(DEMO-SALVAGE-01)"]),
        (Salvage(), IllegalChoice, ["`salvage`: no token lies here", "(DEMO-SALVAGE-01)"]),
        (Fly(99), IllegalChoice, ["`fly 99` is not an answer to this question", "legal now: `fly 1`, `fly 8`"]),
    ],
)
def test_a_bad_answer_is_refused_and_nothing_has_changed(
    answer: Choice | str, error: type[Refused], expected: list[str], demo: Match
) -> None:
    as_before = unchanged(demo)
    with pytest.raises(error) as caught:
        demo.answer(answer)
    assert [part for part in expected if part not in str(caught.value)] == []
    assert as_before()


def test_a_refusal_names_the_rule_and_what_is_missing(demo: Match) -> None:
    with pytest.raises(IllegalChoice) as caught:
        demo.answer("fire 1")
    refusal = caught.value.refusal
    assert refusal is not None
    assert (str(refusal.choice), refusal.rule, refusal.missing) == ("fire 1", "DEMO-FIRE-01", Meeting(1))


def test_what_the_rules_did_not_consider_has_no_refusal(demo: Match) -> None:
    with pytest.raises(IllegalChoice) as caught:
        demo.answer("fly 99")
    assert caught.value.refusal is None


@pytest.mark.parametrize("revision", [0, 2, -1])
def test_a_stale_answer_is_refused(revision: int, demo: Match) -> None:
    as_before = unchanged(answer_all(demo, "fly 1"))
    with pytest.raises(StaleRevision, match=f"meant for revision {revision}, the match is at 1"):
        demo.answer("fly 2", revision=revision)
    assert as_before()


def test_an_answer_from_the_wrong_seat_is_refused(demo: Match) -> None:
    as_before = unchanged(demo)
    with pytest.raises(WrongSeat, match="seat 0 is asked, the answer came from seat 1"):
        demo.answer("fly 1", seat=1)
    assert as_before()


def test_an_answer_after_the_end_is_refused(demo: Match) -> None:
    play_randomly(demo, 1)
    as_before = unchanged(demo)
    for ask in (lambda: demo.answer("fly 1"), lambda: demo.decision, lambda: demo.why_not("fly 1")):
        with pytest.raises(MatchOver, match="the match is over; nothing is asked any more"):
            ask()
    assert as_before()


def test_a_match_says_why_not(demo: Match) -> None:
    assert demo.why_not("fly 1") is None
    assert demo.why_not(Fly(8)) is None
    assert f"{demo.why_not('salvage')}".startswith("`salvage`: no token lies here")
    assert f"{demo.why_not('brace')}".startswith("`brace` is not an answer to this question")
    with pytest.raises(NotationError):
        demo.why_not("flee")


# A rule that raises


@pytest.mark.parametrize("answers", [0, 3, 64, 70])
def test_a_rule_that_raises_leaves_the_match_as_it_was(answers: int) -> None:
    match = answer_all(
        Match.new(Tally, seats=2, seed=7), *["add", "throw 2 true", "pass"][:answers], *["add"] * answers
    )
    as_before = unchanged(match)
    with pytest.raises(ZeroDivisionError, match="a mistake of the game writer's") as caught:
        match.answer("break")
    assert caught.value.__notes__ == [
        "in Tallying.start > Breaking.crash, handed `break`; the match is as it was before"
    ]
    assert as_before()
    assert match.answer("add") == (Added(1),)


def test_a_rule_that_is_interrupted_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(game: Tally, event: Event) -> None:
        monkeypatch.undo()
        raise KeyboardInterrupt

    match = answer_all(Match.new(Tally, seed=7), "add", "throw")
    as_before = unchanged(match)
    monkeypatch.setattr(Tally, "tell", interrupt)
    with pytest.raises(KeyboardInterrupt):
        match.answer("add 2")
    assert as_before()


def test_a_rule_that_raises_after_an_undo_leaves_the_match_as_it_was() -> None:
    match = answer_all(Match.new(Tally, seed=7), "add", "throw", "add 2")
    match.undo()
    as_before = unchanged(match)
    with pytest.raises(ZeroDivisionError):
        match.answer("break")
    assert as_before()


def test_a_rule_that_raises_leaves_a_loaded_match_as_it_was() -> None:
    match = Match.loads(answer_all(Match.new(Tally, seed=7), "add", "throw").dumps(), game=Tally)
    as_before = unchanged(match)
    with pytest.raises(ZeroDivisionError):
        match.answer("break")
    assert as_before()


def test_a_rule_that_raises_leaves_an_imagined_match_imagined(demo: Match) -> None:
    match = answer_all(Match.new(Tally, seed=7), "add", "throw").imagine(0, seed=99)
    before = match.fingerprint()
    with pytest.raises(ZeroDivisionError):
        match.answer("break")
    assert match.fingerprint() == before


def test_a_script_that_is_too_short_leaves_the_match_as_it_was() -> None:
    match = answer_all(Match.new(Tally, seed="4", dice="scripted"), "throw")
    as_before = unchanged(match)
    with pytest.raises(ScriptExhausted):
        match.answer("throw")
    assert as_before()
