"""What a viewer is shown: no more than its eyes may see."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import starhold
from starhold.kernel import Match, Viewer
from starhold.table.showing import log, position, told_since
from tests.pouch import Pouch

encode = msgspec.json.encode


def played(game: str, answers: int, seed: int = 3) -> Match:
    match = starhold.new(game, seats=3, seed=seed)
    rng = Random(seed)
    while not match.over and match.revision < answers:
        match.answer(rng.choice(match.decision.options))
    return match


def test_only_the_asked_seat_gets_the_question() -> None:
    match = played("demo", 5)
    asked = match.decision.seat
    for viewer in (None, 0, 1, 2):
        shown = position(match, viewer)
        assert (shown.question is not None) == (viewer == asked)
        assert shown.asked == (asked,)
        assert shown.asking


def test_options_say_what_they_mean_and_what_they_point_at() -> None:
    match = played("xia", 120)
    while match.decision.prompt != "xia.move.spend":
        match.answer(match.decision.options[0])
    question = position(match, match.decision.seat).question
    assert question is not None
    assert [option.answer for option in question.options] == [str(option) for option in match.decision.options]
    flights = [option for option in question.options if option.answer.startswith("fly")]
    assert flights
    assert all(option.target is not None and option.target.startswith("space ") for option in flights)
    assert all(option.text for option in question.options)


def test_options_say_what_they_cost_and_where_they_stand() -> None:
    match = starhold.new("xia", seats=2, seed=1, options={"first_game": True})
    match.answer(match.decision.options[0])
    match.answer(match.decision.options[0])
    question = position(match, match.decision.seat).question
    assert question is not None
    assert question.hint == match.game.text.hints["xia.outfit-ship.buy"]
    assert not question.on_mat
    options = {option.answer: option for option in question.options}
    outfit, done = options["buy-outfit m-22"], options["depart"]
    assert (outfit.text, outfit.heading, outfit.alike, outfit.weight) == (
        "buy the M-22",
        "outfits, one by one",
        False,
        "usual",
    )
    assert outfit.detail.startswith("1,000 credits: engine, d6")
    assert (done.detail, done.heading, done.weight) == ("", "", "onward")
    match.answer("buy-outfit m-22")
    question = position(match, match.decision.seat).question
    assert question is not None
    assert question.on_mat
    assert all(option.alike for option in question.options if option.answer.startswith("fit "))


def test_the_log_goes_on_where_it_ended() -> None:
    match = played("demo", 12)
    whole = log(told_since(match), 0)
    later = log(told_since(match, 6), 0)
    assert later == [line for line in whole if line.revision > 6]
    assert position(match, 0, since=6).log_from == 6
    assert position(match, 0, since=99).log_from == -1


def test_what_was_taken_back_is_told() -> None:
    match = played("demo", 6)
    match.undo(1, consent=True)
    assert "takes back 1 answer" in log(told_since(match), None)[-1].text


def test_the_ending_tells_the_seed_and_not_before() -> None:
    match = played("demo", 5)
    assert position(match, None).ending is None
    over = played("demo", 10_000)
    ending = position(over, None).ending
    assert ending is not None
    assert ending.seed == over.seed


@pytest.mark.parametrize("game", ["demo", "xia"])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_what_a_viewer_cannot_know_does_not_change_a_byte(game: str, viewer: Viewer) -> None:
    """The secrecy law, on the wire: with all that is hidden dealt anew, a viewer is sent the same bytes."""
    match = played(game, 60)
    for revision in range(0, 60, 6):
        past = match.replay(to=revision)
        shown = encode(position(past, viewer))
        decision = past.game.decision
        other = past.clone()
        other.game.redeal(viewer)
        if decision is not None and decision.seat != viewer:
            assert encode(position(other, viewer)) == shown
        else:
            assert other.view(viewer) == past.view(viewer)


def test_a_group_is_told_that_it_ended_together() -> None:
    match = Match.new(Pouch, seats=2, seed=7)
    while not match.over:
        match.answer("search")
    ended = position(match, None).ending
    assert ended is not None
    assert (ended.winners, ended.cooperative) == ((0, 1), True)


def test_the_log_says_why_the_rules_act_by_themselves() -> None:
    lines = log(told_since(played("xia", 120, seed=4)), None)
    courses = [line for line in lines if "sets a course" in line.text]
    assert courses
    assert all(line.reason for line in courses)
    assert not any(line.reason for line in lines if "rolls" in line.text)
