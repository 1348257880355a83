"""Dice: fair, repeatable, and the same on every machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.kernel import AskedDice, BadSetup, Dice, RuleError, ScriptedDice, ScriptExhausted, SeededDice, commitment
from starhold.kernel import dice as dice_module
from starhold.kernel.dice import DiceWanted, GuessingDice, draw, guessed_permutation, make_dice, new_seed, permutation
from starhold.kernel.setup import DiceKind

CHI_SQUARE_LIMITS = {1: 10.83, 5: 20.52, 19: 43.82}
"""By degrees of freedom: fair dice stay below in 999 of 1,000 samples."""

seeds = st.text(max_size=20)
counters = st.integers(0, 2**48)


def chi_square(seen: Iterable[object], faces: Sequence[object]) -> float:
    """How far the sample is from each face showing up equally often."""
    counts = Counter(seen)
    assert set(counts) <= set(faces)
    expected = counts.total() / len(faces)
    return sum((counts[face] - expected) ** 2 / expected for face in faces)


@pytest.fixture
def hashes(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterable[bytes]], None]:
    """Let the keyed hash give these digests, one after the other."""

    def install(digests: Iterable[bytes]) -> None:
        coming = iter(digests)
        monkeypatch.setattr(dice_module, "_bytes_of", lambda seed, block, size: next(coming))

    return install


def numbers(*values: int) -> list[bytes]:
    return [value.to_bytes(8, "little") for value in values]


# Rolls


@given(seeds, counters, st.integers(1, 2**64))
def test_a_draw_is_one_of_the_faces(seed: str, counter: int, faces: int) -> None:
    assert 0 <= draw(seed, counter, faces) < faces


@given(seeds, counters, st.integers(1, 100))
def test_a_draw_follows_from_seed_and_counter(seed: str, counter: int, faces: int) -> None:
    assert draw(seed, counter, faces) == draw(seed, counter, faces)


@pytest.mark.parametrize("seed", ["7", "", "a longer seed", "ünïcödé"])
@pytest.mark.parametrize("faces", [2, 6, 20])
def test_faces_are_equally_likely(seed: str, faces: int) -> None:
    seen = [draw(seed, counter, faces) for counter in range(6_000)]
    assert chi_square(seen, range(faces)) < CHI_SQUARE_LIMITS[faces - 1]


def test_pairs_of_neighbouring_draws_are_equally_likely() -> None:
    seen = [(draw("7", counter, 2), draw("7", counter + 1, 10)) for counter in range(0, 12_000, 2)]
    pairs = [(first, second) for first in range(2) for second in range(10)]
    assert chi_square(seen, pairs) < CHI_SQUARE_LIMITS[19]


def test_numbers_that_would_favour_some_faces_are_rejected() -> None:
    """Three quarters of the range as faces: taken modulo, the lowest third would come up half of the time."""
    faces = 3 * 2**62
    low = sum(draw("7", counter, faces) < faces // 3 for counter in range(600))
    assert 160 < low < 240


def test_a_rejected_number_is_drawn_anew(hashes: Callable[[Iterable[bytes]], None]) -> None:
    hashes(numbers(2**64 - 1, 2**64 - 4, 9))
    assert draw("7", 0, 6) == 9 % 6


def test_the_largest_fair_number_is_accepted(hashes: Callable[[Iterable[bytes]], None]) -> None:
    hashes(numbers(2**64 - 5, 0))
    assert draw("7", 0, 6) == (2**64 - 5) % 6


def test_faces_that_divide_the_range_reject_nothing(hashes: Callable[[Iterable[bytes]], None]) -> None:
    hashes(numbers(2**64 - 1))
    assert draw("7", 0, 2**64) == 2**64 - 1


@pytest.mark.parametrize("faces", [0, -6])
def test_a_die_has_at_least_one_face(faces: int) -> None:
    with pytest.raises(RuleError, match=f"at least one face, not {faces}"):
        draw("7", 0, faces)


# Shuffles


@given(seeds, counters, st.integers(0, 200))
def test_a_permutation_holds_every_place_once(seed: str, counter: int, count: int) -> None:
    assert sorted(permutation(seed, counter, count)) == list(range(count))


@pytest.mark.parametrize("seed", ["7", "another"])
def test_orders_are_equally_likely(seed: str) -> None:
    seen = [permutation(seed, counter, 3) for counter in range(6_000)]
    assert chi_square(seen, list(permutations(range(3)))) < CHI_SQUARE_LIMITS[5]


def test_a_tie_is_drawn_anew(hashes: Callable[[Iterable[bytes]], None]) -> None:
    tie = b"".join(number.to_bytes(8, "big") for number in (5, 5, 1, 0, 0, 0, 0, 0))
    clear = b"".join(number.to_bytes(8, "big") for number in (30, 10, 20, 0, 0, 0, 0, 0))
    hashes([tie, clear])
    assert permutation("7", 0, 3) == (1, 2, 0)


def test_there_is_an_end_to_what_can_be_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_module, "_blocks", lambda counter: range(counter, counter + 2))
    assert len(permutation("7", 0, 16)) == 16
    with pytest.raises(RuleError, match="17 items are too many to shuffle"):
        permutation("7", 0, 17)


# Guesses


@given(seeds, counters, st.integers(0, 200))
def test_a_guessed_permutation_holds_every_place_once(seed: str, counter: int, count: int) -> None:
    assert sorted(guessed_permutation(seed, counter, count)) == list(range(count))


@pytest.mark.parametrize("seed", ["7", "another"])
def test_guessed_orders_are_equally_likely(seed: str) -> None:
    seen = [guessed_permutation(seed, counter, 3) for counter in range(6_000)]
    assert chi_square(seen, list(permutations(range(3)))) < CHI_SQUARE_LIMITS[5]


def test_guessing_dice_go_on_from_shuffle_to_shuffle() -> None:
    dice = GuessingDice("7")
    first, second = dice.order(9), dice.order(9)
    assert (first, second) == (guessed_permutation("7", 0, 9), guessed_permutation("7", 1, 9))
    assert first != second
    assert first != SeededDice("7").order(9)


# Seeds


def test_the_commitment_is_a_hash_that_tells_seeds_apart() -> None:
    commitments = {commitment(str(seed)) for seed in range(1_000)}
    assert len(commitments) == 1_000
    assert {len(bytes.fromhex(promised)) for promised in commitments} == {32}


def test_the_commitment_gives_no_roll_away() -> None:
    assert [draw(commitment("7"), counter, 6) for counter in range(9)] != [
        draw("7", counter, 6) for counter in range(9)
    ]


def test_a_new_seed_is_a_new_one() -> None:
    first, second = new_seed(), new_seed()
    assert first != second
    assert len(bytes.fromhex(first)) == len(bytes.fromhex(second)) == 32


# The three kinds of dice


def test_seeded_dice_are_two_values() -> None:
    dice = SeededDice("7")
    dice.roll(6)
    dice.order(3)
    assert msgspec.to_builtins(dice) == {"type": "seeded", "seed": "7", "counter": 2}


def test_seeded_dice_show_the_draws_of_their_seed() -> None:
    dice = SeededDice("7")
    assert [dice.roll(6), dice.order(5), dice.roll(20)] == [
        1 + draw("7", 0, 6),
        permutation("7", 1, 5),
        1 + draw("7", 2, 20),
    ]


@pytest.mark.parametrize("dice", [SeededDice("secret", 3), AskedDice("secret", 3, [4])])
def test_a_log_line_does_not_give_the_seed_away(dice: Dice) -> None:
    assert repr(dice) == f"{type(dice).__name__}(counter=3)"


@pytest.mark.parametrize("kind", ["seeded", "asked"])
def test_decks_of_seeded_and_asked_dice_are_shuffled_alike(kind: DiceKind) -> None:
    assert make_dice(kind, "7").order(8) == permutation("7", 0, 8)


@pytest.mark.parametrize("dice", [SeededDice("7", 3), AskedDice("7", 3, [2, 5]), ScriptedDice((2, 5, 1), 1)])
def test_a_clone_goes_its_own_way(dice: Dice) -> None:
    before = msgspec.json.encode(dice)
    twin = dice.clone()
    assert twin == dice
    assert type(twin) is type(dice)
    twin.roll(6)
    twin.order(4)
    assert twin != dice
    assert msgspec.json.encode(dice) == before


def test_asked_dice_show_what_was_typed_in() -> None:
    dice = AskedDice("7")
    dice.type_in(4)
    dice.type_in(2)
    assert [dice.roll(6), dice.roll(6)] == [4, 2]
    with pytest.raises(DiceWanted, match="somebody has to roll a d20") as caught:
        dice.roll(20)
    assert caught.value.sides == 20


def test_scripted_dice_show_what_the_script_says_and_leave_decks_alone() -> None:
    dice = make_dice("scripted", "4,2,6")
    assert [dice.roll(6), dice.order(4), dice.roll(6), dice.roll(6)] == [4, (0, 1, 2, 3), 2, 6]


def test_a_script_has_an_end() -> None:
    dice = make_dice("scripted", "4,2")
    dice.roll(6)
    dice.roll(6)
    with pytest.raises(ScriptExhausted, match="the script holds 2 rolls, and one more d20 is rolled"):
        dice.roll(20)


@pytest.mark.parametrize("value", [0, 7, -1])
def test_a_script_shows_only_what_the_die_can_show(value: int) -> None:
    dice = ScriptedDice((1, value))
    dice.roll(6)
    with pytest.raises(BadSetup, match=f"roll 2 of the script is {value}, but a d6 is rolled"):
        dice.roll(6)


@pytest.mark.parametrize("script", ["4,x", "heads", "4;2", "1.5"])
def test_a_script_is_numbers(script: str) -> None:
    with pytest.raises(BadSetup, match="name a script of rolls such as '4,2,6', not ") as caught:
        make_dice("scripted", script)
    assert repr(script) in str(caught.value)


def test_a_script_may_be_empty() -> None:
    assert make_dice("scripted", "") == ScriptedDice(())
