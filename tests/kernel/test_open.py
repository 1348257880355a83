"""A question that is open to several seats: each has its own part of it, and an answer tells whose it is."""

from __future__ import annotations

import msgspec
import pytest

from starhold.kernel import (
    BadSave,
    IllegalChoice,
    Match,
    ReplayDiverged,
    StaleRevision,
    UndoRefused,
    WrongSeat,
    codec_of,
    verify,
)
from starhold.kernel.decision import ROLL_PROMPT, Rolled
from tests.crew import Carry, Crew, Dig, Play, Rest

from .play import answer_all, unchanged


def crew(**more: object) -> Match:
    return Match.new(Crew, seats=3, seed=1, **more)  # type: ignore[arg-type]


def asked(match: Match) -> list[int]:
    return list(match.decision.seats)


def test_each_seat_has_a_part_of_its_own() -> None:
    match = crew()
    assert asked(match) == [0, 1, 2]
    for seat in range(3):
        part = match.decision_for(seat)
        assert part is not None
        tools = [Play(seat, tool) for tool in match.game.state.tools[seat]]  # type: ignore[attr-defined]
        assert (part.seat, part.others) == (seat, ())
        assert part.options == (Dig(seat), *tools, Carry(seat), Rest(seat))
    assert match.decision_for(None) is None


def test_seats_answer_in_any_order() -> None:
    match = crew()
    match.answer("rest 2", seat=2)
    match.answer("rest 0")
    assert [entry.seat for entry in match.journal.entries] == [2, 0]
    assert asked(match) == [1]
    assert match.decision.others == ()


def test_nobody_answers_for_another_seat() -> None:
    match = crew()
    still = unchanged(match)
    with pytest.raises(IllegalChoice, match=r"legal now: `dig 1`, `play 1 \d+`, `play 1 \d+`, `carry 1`, `rest 1`$"):
        match.answer("rest 2", seat=1)
    match.answer("rest 1")
    with pytest.raises(WrongSeat, match=r"^seats 0 and 2 are asked, the answer came from seat 1$"):
        match.answer("rest 1", seat=1)
    assert not still()


def test_a_refusal_is_of_the_seat_that_asks() -> None:
    match = answer_all(crew(), "dig 1", "dig 1")
    with pytest.raises(IllegalChoice, match="rest first: you have dug twice") as caught:
        match.answer("dig 1")
    assert caught.value.refusal is not None
    assert match.why_not("dig 1", seat=1) == "`dig 1`: rest first: you have dug twice (CREW-DIG-01)"
    assert "CREW-DIG-01" not in str(match.why_not("dig 1", seat=0))
    assert match.why_not("dig 0") is None
    match.check(Dig(0), seat=0)
    with pytest.raises(WrongSeat, match="seats 0, 1 and 2 are asked, not seat 7"):
        match.check(Dig(0), seat=7)
    with pytest.raises(IllegalChoice, match=r"legal now: `dig 0`, .*`rest 0`, .*`rest 1`, `dig 2`"):
        match.answer("take 0")


def test_the_others_wait_while_one_is_asked_alone() -> None:
    match = answer_all(crew(), "carry 1")
    assert asked(match) == [1]
    match.answer("take 0")
    assert asked(match) == [0, 2]


# Two who answer in the same second


def test_both_are_heard_if_the_question_of_the_second_is_the_same() -> None:
    match = crew()
    match.answer("rest 0", seat=0, revision=0)
    assert (match.asked_since(1), match.asked_since(0)) == (0, 1)
    match.answer("rest 1", seat=1, revision=0)
    assert match.asked_since(2) == 0
    match.answer("rest 2", seat=2, revision=0)
    assert match.asked_since(2) == 3


def test_an_answer_is_stale_if_its_question_has_changed() -> None:
    match = answer_all(crew(), "dig 1", "dig 1")
    assert match.asked_since(1) == 2
    with pytest.raises(StaleRevision):
        match.answer("rest 1", seat=1, revision=1)
    match.answer("rest 0", seat=0, revision=1)


def test_a_second_click_is_no_second_answer() -> None:
    match = crew()
    match.answer("dig 0", seat=0, revision=0)
    assert match.decision_for(0) == crew().decision_for(0)
    with pytest.raises(StaleRevision):
        match.answer("dig 0", seat=0, revision=0)


def test_an_answer_is_stale_if_its_question_was_closed_meanwhile() -> None:
    match = answer_all(crew(), "carry 0", "take 0")
    assert match.decision_for(1) == crew().decision_for(1)
    with pytest.raises(StaleRevision):
        match.answer("rest 1", seat=1, revision=0)


def test_an_answer_is_stale_after_undo_and_before_its_time() -> None:
    match = answer_all(crew(), "rest 0")
    match.undo(seat=0)
    for revision in (0, 1, 3):
        with pytest.raises(StaleRevision):
            match.answer("rest 1", seat=1, revision=revision)
    match.answer("rest 1", seat=1, revision=2)


def test_staleness_is_the_same_where_the_journal_is_repeated() -> None:
    match = crew()
    elsewhere = match.clone()
    match.answer("rest 0")
    elsewhere.repeat(match.journal.entries[0])
    assert [elsewhere.asked_since(seat) for seat in range(3)] == [1, 0, 0]


# Whatever works with ordinary questions


def test_it_is_saved_loaded_replayed_and_verified() -> None:
    match = answer_all(crew(), "dig 1", "rest 2", "dig 1")
    loaded = Match.loads(match.dumps(), game=Crew)
    assert (loaded.decision, loaded.fingerprint()) == (match.decision, match.fingerprint())
    assert loaded.replay().fingerprint() == match.fingerprint()
    answer_all(loaded, *["rest 0", "rest 1"] * 2, "rest 2")
    assert loaded.over
    assert not verify(loaded.dumps(), game=Crew).faults


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seat": 9}, "came seat 9"),
        ({"options": []}, "came seat 1"),
        ({"seat": 0}, r"each seat once, came \(0, 0, 2\)"),
    ],
)
def test_a_snapshot_with_a_strange_part_is_refused(change: dict[str, object], reason: str) -> None:
    match = crew()
    codec = codec_of(Crew)
    snapshot = msgspec.json.decode(codec.encode(match.game))
    snapshot["asked"]["others"][0] |= change
    with pytest.raises(BadSave, match=reason):
        codec.decode(msgspec.json.encode(snapshot), match.setup)


def test_an_ordinary_question_is_saved_as_ever() -> None:
    match = answer_all(crew(), "carry 1")
    assert "others" not in msgspec.json.decode(codec_of(Crew).encode(match.game))["asked"]


def test_a_journal_that_names_the_wrong_seat_diverges() -> None:
    match = answer_all(crew(), "rest 1")
    [entry] = match.journal.entries
    for seat, reason in ((2, "holds the answer `rest 1`; legal here: `dig 2`"), (7, "seats 0, 1 and 2 are asked")):
        with pytest.raises(ReplayDiverged, match=reason):
            crew().repeat(msgspec.structs.replace(entry, seat=seat))


def test_everybody_takes_back_what_is_their_own() -> None:
    match = answer_all(crew(), "rest 0", "rest 1")
    with pytest.raises(UndoRefused, match="the last answer is seat 1's"):
        match.undo(seat=0)
    assert match.undoable == 1
    match.undo(seat=1)
    assert asked(match) == [1, 2]
    match.undo(seat=0)
    assert asked(match) == [0, 1, 2]


def test_a_mistake_of_the_rules_leaves_the_open_question_as_it_was() -> None:
    class Breaks(Crew):
        def do(self, choice: object) -> None:
            self.state.found = 99
            raise ZeroDivisionError

    match = Match.new(Breaks, seats=3, seed=1)
    still = unchanged(match)
    with pytest.raises(ZeroDivisionError):
        match.answer("dig 1")
    assert still()
    assert asked(match) == [0, 1, 2]


def test_whoever_is_asked_can_imagine_and_is_asked_alone_there() -> None:
    match = answer_all(crew(), "rest 0")
    for seat in (1, 2):
        world = match.imagine(seat, 7)
        assert world.decision == match.decision_for(seat)
        world.answer(f"rest {seat}")
        assert asked(world) == [3 - seat]
    with pytest.raises(WrongSeat, match="seats 1 and 2 are asked, so 0 cannot imagine"):
        match.imagine(0, 7)


def test_worlds_of_a_seat_do_not_hang_on_what_only_the_others_know() -> None:
    match = crew()
    other = match.clone()
    other.game.state.tools[0] = [97, 98]  # type: ignore[attr-defined]
    other.game.state.pile += [99]  # type: ignore[attr-defined]
    assert match.imagine(1, 7).decision == other.imagine(1, 7).decision


def test_real_dice_are_rolled_by_whoever_answered() -> None:
    match = answer_all(crew(dice="asked"), "rest 0", "dig 2")
    assert (match.decision.prompt, match.decision.seats) == (ROLL_PROMPT, (2,))
    match = Match.loads(match.dumps(), game=Crew)
    match.answer(Rolled(5), seat=2)
    assert match.game.state.found == 5  # type: ignore[attr-defined]
    assert asked(match) == [1, 2]


def test_the_title_speaks_to_the_seat_that_it_is_put_to() -> None:
    game = crew().game
    assert game.decision is not None
    put = game.put_to(2)
    assert put.decision == game.decision.of(2)
    assert put.state is game.state
    assert put.text.prompt(put.decision) == "seat 2, what do you do?"  # type: ignore[arg-type]
    ordinary = answer_all(crew(), "carry 1").game
    assert ordinary.put_to(1) is ordinary
    assert ordinary.put_to(0).decision is None
