"""Asked dice: people roll, type in what shows, and the interrupted stage is run again."""

from __future__ import annotations

import pytest

from starhold.kernel import (
    Answered,
    IllegalChoice,
    Match,
    Purpose,
    Roll,
    RuleError,
    SeededDice,
    Shuffle,
    WrongSeat,
    verify,
)
from starhold.kernel.dice import permutation

from .play import answer_all, play_randomly
from .toys import Tally, Thrown, Toy, ToyState


def asked(*answers: str) -> Match:
    return answer_all(Match.new(Tally, seats=2, seed=7, dice="asked"), *answers)


def state_of(match: Match) -> tuple[list[str], list[int]]:
    assert isinstance(match.game, Toy)
    return match.game.state.lines, match.game.state.deck


def test_a_roll_pauses_the_match() -> None:
    match = asked("pass", "throw")
    assert (match.decision.seat, match.decision.prompt) == (1, "kernel.roll")
    assert [str(option) for option in match.decision.options] == [f"rolled {face}" for face in range(1, 7)]
    assert match.game.explain() == "Tallying.act"


def test_the_question_says_what_the_die_is_for_also_after_a_save() -> None:
    match = Match.new("demo", seats=2, dice="asked")
    answer_all(match, *["fly 1", "fly 2", "fly 3"] * 2, "fire 1", "brace")
    loaded = Match.loads(match.dumps())
    assert match.decision.purpose == loaded.decision.purpose == Purpose("the shot at your ship")
    assert loaded.game.text.prompt(loaded.decision) == "Rigel, roll a d6: the shot at your ship."


def test_a_save_without_a_purpose_loads() -> None:
    match = asked("throw")
    assert '"purpose"' not in match.dumps()
    assert Match.loads(match.dumps(), game=Tally).decision.purpose == Purpose()


def test_the_interrupted_stage_has_done_nothing_yet() -> None:
    match = asked("add")
    told = match.answer("throw 2 true")
    assert told == ()
    assert state_of(match) == state_of(asked("add"))


def test_the_number_typed_in_is_what_the_stage_gets() -> None:
    match = asked("throw")
    assert match.answer("rolled 4") == (Thrown(0),)
    assert state_of(match)[0] == ["rolled 4"]
    assert match.journal.entries[-1] == Answered(0, match.read("rolled 4"), (Roll(6, 4),), (Thrown(0),))


def test_two_rolls_in_one_stage_are_asked_for_one_by_one_and_told_once() -> None:
    match = asked("throw 2")
    assert match.answer("rolled 4") == ()
    assert match.decision.prompt == "kernel.roll"
    assert match.answer("rolled 2") == (Thrown(0), Thrown(1))
    assert state_of(match)[0] == ["rolled 4", "rolled 2"]
    assert match.decision.prompt == "tally.tallying.act"


def test_a_shuffle_before_a_roll_is_made_once() -> None:
    match = asked("throw 2 true", "rolled 4", "rolled 2")
    order = permutation("7", 1, 4)
    dealt = state_of(asked())[1]
    assert state_of(match) == (["rolled 4", "rolled 2"], [dealt[place] for place in order])
    entry = match.journal.entries[-1]
    assert isinstance(entry, Answered)
    assert entry.draws == (Shuffle(order), Roll(6, 4), Roll(6, 2))


def test_decks_are_shuffled_as_with_seeded_dice() -> None:
    assert state_of(asked()) == state_of(Match.new(Tally, seats=2, seed=7))


@pytest.mark.parametrize("answer", ["rolled 0", "rolled 7", "add", "throw"])
def test_only_a_face_of_the_die_can_be_typed_in(answer: str) -> None:
    match = asked("throw")
    before = match.fingerprint()
    with pytest.raises(IllegalChoice, match=r"is not an answer to this question; legal now: `rolled 1`"):
        match.answer(answer)
    assert match.fingerprint() == before


def test_a_number_typed_in_is_not_for_dice_that_roll_themselves() -> None:
    """A position may be continued with other dice than those it waited for."""
    game = asked("throw").game.clone()
    game.dice = SeededDice("3")
    match = Match.at(game, "3")
    match.answer("rolled 1")
    assert state_of(match)[0] == [f"rolled {SeededDice('3').roll(6)}"]


def test_the_number_is_asked_of_the_seat_that_rolls() -> None:
    with pytest.raises(WrongSeat, match="seat 0 is asked, the answer came from seat 1"):
        asked("throw").answer("rolled 4", seat=1)


@pytest.mark.parametrize("answers", [["throw 2 true"], ["throw 2 true", "rolled 4"], ["throw"]])
def test_a_match_is_saved_and_loaded_while_a_die_is_rolled(answers: list[str]) -> None:
    match = asked("add", *answers)
    loaded = Match.loads(match.dumps(), game=Tally)
    assert (loaded.fingerprint(), loaded.decision) == (match.fingerprint(), match.decision)
    for play in (match, loaded):
        while play.decision.prompt == "kernel.roll":
            play.answer("rolled 5")
    assert loaded.dumps() == match.dumps()


def test_a_match_is_cloned_while_a_die_is_rolled() -> None:
    match = asked("throw 2", "rolled 4")
    before = match.fingerprint()
    twin = match.clone()
    twin.answer("rolled 1")
    assert match.fingerprint() == before
    match.answer("rolled 2")
    assert (state_of(match)[0], state_of(twin)[0]) == (["rolled 4", "rolled 2"], ["rolled 4", "rolled 1"])


def test_undo_goes_back_to_before_the_roll_with_consent() -> None:
    match = asked("add", "throw 2", "rolled 4", "rolled 2")
    match.undo(3, consent=True)
    assert match.fingerprint() == asked("add").fingerprint()


def test_undo_goes_back_into_the_middle_of_a_stage_with_consent() -> None:
    match = asked("add", "throw 2", "rolled 4", "rolled 2")
    match.undo(consent=True)
    assert match.fingerprint() == asked("add", "throw 2", "rolled 4").fingerprint()
    answer_all(match, "rolled 6")
    assert state_of(match)[0] == ["rolled 4", "rolled 6"]


@pytest.mark.parametrize("seed", range(4))
def test_an_asked_match_is_replayed_and_verified(seed: int) -> None:
    match = Match.new("demo", seats=3, seed=seed, dice="asked")
    play_randomly(match, seed)
    again = match.replay()
    assert again.dumps() == match.dumps()
    verdict = verify(match.dumps())
    assert (verdict.sound, verdict.over, verdict.draws) == (True, True, 1)
    assert verdict.typed == sum(entry.draws != () for entry in match.journal.entries if isinstance(entry, Answered))


@pytest.mark.parametrize(
    "answers", [["throw 2 true"], ["throw 2 true", "rolled 4"], ["throw 2 true", "rolled 4", "rolled 2"]]
)
def test_an_asked_match_is_replayed_while_a_die_is_rolled(answers: list[str]) -> None:
    match = asked("add", *answers)
    assert match.replay().dumps() == match.dumps()
    assert verify(match.dumps(), game=Tally).faults == ()


def test_typed_numbers_that_equal_the_seeded_ones_lead_to_the_same_match() -> None:
    seeded = answer_all(Match.new(Tally, seats=2, seed=7), "throw 2")
    rolls = SeededDice("7", 1)
    typed = asked("throw 2", f"rolled {rolls.roll(6)}", f"rolled {rolls.roll(6)}")
    assert state_of(typed) == state_of(seeded)


class EagerDeal(Tally):
    """A title that rolls while it deals, before there is a stage that could be run again."""

    def deal(self) -> ToyState:
        self.roll(6, 0)
        return super().deal()


def test_dice_are_rolled_in_stages() -> None:
    with pytest.raises(RuleError, match=r"rolls a d6 while it deals; dice are rolled in stages"):
        Match.new(EagerDeal, seed=7, dice="asked")
