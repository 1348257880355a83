"""Many random matches: sound games pass, broken toys are caught, with the place where it happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.kernel import Game, Match, OptionValue
from starhold.testing.fuzz import PLAYING, Found, Played, Tally, fuzz, only, seated, watch
from starhold.testing.trial import Trial, drawn_answer

from . import sly_toys, toys


def found_in(toy: type[Game], *, every: int = 1, longest: int = 200) -> Found:
    """What is found in the first match of a toy."""
    breach = watch(Trial(game=toy, seeds=(1,), every=every, longest=longest), seats=2).breach
    assert breach is not None
    return breach


def test_a_sound_game_passes() -> None:
    played = list(fuzz(Trial(game=Demo, seeds=(1, 2, 3), every=20, options=3, worlds=2), seats=(2, 3)))
    assert len(played) == 3
    for one in played:
        assert one.breach is None
        assert one.moments == (one.decisions + 19) // 20


def test_seats_are_taken_in_turn() -> None:
    trial = Trial(game=Demo, seeds=(1, 2, 3), every=1000)
    apart = [watch(Trial(game=Demo, seeds=(seed,), every=1000), seats) for seed, seats in ((1, 2), (2, 4), (3, 2))]
    assert list(fuzz(trial, seats=(2, 4))) == apart


def test_a_number_of_seats_that_the_options_forbid_is_replaced() -> None:
    trial = Trial(game=Xia, played_with={"solo": "normal"})
    assert [seated(trial, (1, 3), number) for number in range(2)] == [1, 1]
    assert [seated(Trial(game=Xia), (1, 3), number) for number in range(2)] == [2, 3]


def test_several_processes_find_the_same() -> None:
    trial = Trial(game=toys.LosesCards, seeds=(1, 2), every=2)
    assert list(fuzz(trial, seats=(2,), processes=2)) == list(fuzz(trial, seats=(2,)))


def test_each_match_takes_options_by_its_seed() -> None:
    trial = Trial(game=Xia, played_with={"fame_goal": 3})
    varied: dict[str, Sequence[OptionValue]] = {
        "embers": (False, True),
        "npcs": (False, True),
        "trade_fame": ("all_hold", "any_two"),
    }
    taken = [only(trial, seed, varied) for seed in range(200)]
    assert taken == [only(trial, seed, varied) for seed in range(200)]
    assert {one.seeds for one in taken} == {(seed,) for seed in range(200)}
    assert {tuple(one.played_with) for one in taken} == {("fame_goal", "embers", "npcs", "trade_fame")}
    assert len({tuple(one.played_with.values()) for one in taken}) == 8


def test_answers_that_end_much_are_given_rarely() -> None:
    match, chance = Match.new(Demo, seats=2, seed=1), Random(1)
    assert {str(drawn_answer(match.decision, chance, ("fly",))) for _ in range(20)} == {
        "fly 1",
        "fly 8",
    }  # nothing else
    match.answer("fly 1")
    assert {str(option).partition(" ")[0] for option in match.decision.options} == {"fly", "scan", "salvage"}
    drawn = Counter(str(drawn_answer(match.decision, chance, ("fly",))).partition(" ")[0] for _ in range(1000))
    assert 20 < drawn["fly"] < 100
    assert min(drawn["scan"], drawn["salvage"]) > 400


@pytest.mark.untraced
@pytest.mark.parametrize("chosen", [{"solo": "easy"}, {"solo": "normal"}, {"solo": "hard", "campaign": True}], ids=str)
def test_xia_passes_alone_and_in_campaigns(chosen: dict[str, OptionValue]) -> None:
    """Turns are longer if they are rarely ended, so that more comes together in a match."""
    trial = Trial(
        game=Xia, seeds=(1, 2), every=60, options=3, worlds=2, played_with=chosen, rarely=("end", "retire", "give-up")
    )
    varied = {"embers": (False, True), "missions_and_powers": (False, True), "sellsword": (True,)}
    assert [played.breach for played in fuzz(trial, seats=(1,), varied=varied)] == [None, None]


def test_a_breach_says_with_which_options() -> None:
    trial = Trial(game=Xia, seeds=(1, 2, 3), every=1000, longest=1)
    breaches = [played.breach for played in fuzz(trial, seats=(2,), varied={"npcs": (False, True), "envoy": (True,)})]
    assert [breach and breach.played_with for breach in breaches] == [
        only(trial, seed, {"npcs": (False, True), "envoy": (True,)}).played_with for seed in (1, 2, 3)
    ]


@pytest.mark.parametrize(
    ("toy", "law", "reason"),
    [
        (toys.LosesCards, "invariants_hold", "cards are lost"),
        (toys.ForgetsColour, "clones_are_exact", "the clone differs"),
        (toys.WrongType, "states_survive_saving", "Expected `int`, got `str`"),
        (toys.TwiceTheSame, "options_are_sound", "an option stands twice"),
        (toys.SpacedNotation, "notation_reads_back", "type `paint COLOUR`"),
        (toys.RefusesWithoutRule, "refusals_teach", "names no clause: 'TOY-NONE-01'"),
        (toys.Speechless, "everything_has_words", "KeyError('toy.round.act')"),
        (toys.LeakyView, "secrets_are_kept", "the view of seat 0 shows what it may not know"),
        (sly_toys.SilentPeek, "secrets_are_kept", "and no event reveals it"),
        (toys.WrongScores, "matches_end", "expected 2 scores"),
        (toys.OwnChance, "replays_are_identical", "the replay ends in another state"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_toy_is_caught(toy: type[Game], law: str, reason: str) -> None:
    breach = found_in(toy)
    assert breach.law == law
    assert reason in breach.reason


def test_the_place_can_be_found_again() -> None:
    breach = found_in(toys.LosesCards, every=3)
    assert breach.reason.startswith(f"2 seats, seed 1, revision {breach.revision}, seat ")
    assert breach.revision % 3 == 0
    assert breach == found_in(toys.LosesCards, every=3)


def test_an_error_in_a_rule_is_told_with_its_line_and_what_was_going_on() -> None:
    breach = found_in(toys.NotAccepted, every=1000)
    assert breach.law == "options_are_accepted"  # tried at the very first decision
    assert "ValueError('nobody has 99 coins') at toys.py:" in breach.reason
    assert "; in Round.pass_on > Deed.start, handed `bet 99`" in breach.reason


def test_a_rule_that_fails_between_two_checks_is_found() -> None:
    breach = found_in(FailsInTheFourthTurn, every=1000)
    assert (breach.law, breach.revision) == (PLAYING, 3)
    assert "RuntimeError('the fourth turn')" in breach.reason


def test_a_match_that_does_not_end_is_found() -> None:
    breach = found_in(toys.Endless, every=1000, longest=50)
    assert (breach.law, breach.revision) == (PLAYING, 50)
    assert "not over after 50 decisions" in breach.reason


def test_a_match_that_cannot_begin_is_found() -> None:
    breach = found_in(CannotBegin)
    assert (breach.law, breach.revision) == (PLAYING, 0)
    assert breach.reason.startswith("2 seats, seed 1: LookupError('the box is empty') at test_fuzz.py:")


def test_the_tally_counts() -> None:
    breach = Found(law=PLAYING, seats=2, seed=1, revision=4, reason="for a reason")
    tally = Tally()
    tally.add(Played(decisions=50, moments=3))
    tally.add(Played(decisions=4, moments=1, breach=breach))
    assert tally == Tally(matches=2, decisions=54, moments=4, breaches=[breach])


def test_the_match_is_the_one_that_the_kit_plays() -> None:
    trial = Trial(game=Demo, seeds=(5,))
    [match] = [match for match in trial.finished() if match.setup.seats == 2]
    assert watch(Trial(game=Demo, seeds=(5,), every=1000), seats=2).decisions == match.revision


class FailsInTheFourthTurn(toys.Toy):
    """A rule that fails now and then."""

    def do(self, seat: int, deed: str) -> None:
        super().do(seat, deed)
        turn = self.stack[0]
        assert isinstance(turn, toys.Round)
        if turn.left == 5:
            raise RuntimeError("the fourth turn")


class CannotBegin(toys.Toy):
    """A set-up that fails."""

    def deal(self) -> toys.ToyState:
        raise LookupError("the box is empty")
