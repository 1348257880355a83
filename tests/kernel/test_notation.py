"""Notation: choices as one short line that reads back."""

from __future__ import annotations

from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.kernel import Choice, NotationError, Rolled, RuleError
from starhold.kernel.notation import Notation, verb_of


class Side(Enum):
    PORT = "left"
    STARBOARD = "right"


class Pack(Choice, frozen=True, tag="words.pack"):
    """A choice with every kind of field."""

    crates: tuple[int, ...]
    label: str | None
    sealed: bool = False
    weight: int = 1
    spare: tuple[str, ...] | None = None


class Turn(Choice, frozen=True, tag="words.turn"):
    side: Side


class Wait(Choice, frozen=True, tag="words.wait"):
    pass


class Untagged(Choice, frozen=True):
    pass


ALIASES = {"words.hold": "words.wait", "other.turn": "words.wait"}
words = st.from_regex(r"[a-z][a-z0-9_]{0,6}", fullmatch=True)
packs = st.builds(
    Pack,
    st.lists(st.integers(), min_size=1, max_size=4).map(tuple),
    st.none() | words,
    st.booleans(),
    st.integers(),
    st.none() | st.lists(words, min_size=1, max_size=3).map(tuple),
)


@pytest.fixture(scope="module")
def notation() -> Notation:
    return Notation("words", Choice, ALIASES)


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (Wait(), "wait"),
        (Rolled(4), "rolled 4"),
        (Pack((3,), None), "pack 3 -"),
        (Pack((1, 2), "gold"), "pack 1,2 gold"),
        (Pack((1, -2), None, True), "pack 1,-2 - true"),
        (Pack((1,), "ore", False, 5), "pack 1 ore false 5"),
        (Pack((1,), None, False, 1, ("a", "b")), "pack 1 - false 1 a,b"),
    ],
)
def test_how_choices_are_written_and_read(choice: Choice, text: str, notation: Notation) -> None:
    assert str(choice) == text
    assert notation.read(text) == choice


@given(packs)
def test_a_choice_reads_back(choice: Pack) -> None:
    assert Notation("words", Choice, {}).read(str(choice)) == choice


def test_defaults_may_be_written_out(notation: Notation) -> None:
    assert notation.read("pack 1 gold false 1 -") == Pack((1,), "gold")


def test_an_empty_list_reads_back(notation: Notation) -> None:
    for choice in (Pack((), None), Pack((), "gold", True), Pack((1,), None, spare=())):
        assert notation.read(str(choice)) == choice


@pytest.mark.parametrize("side", Side)
def test_an_enumeration_reads_back(side: Side, notation: Notation) -> None:
    assert notation.read(str(Turn(side))) == Turn(side)


def test_blanks_around_an_answer_do_not_matter(notation: Notation) -> None:
    assert notation.read("  pack   1,2  gold \n") == Pack((1, 2), "gold")


def test_a_renamed_verb_is_still_read(notation: Notation) -> None:
    assert notation.read("hold") == Wait()


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_nothing_is_no_answer(text: str, notation: Notation) -> None:
    with pytest.raises(NotationError, match="type an answer, or `help`"):
        notation.read(text)


def test_an_unknown_verb_is_quoted_with_the_nearest_one(notation: Notation) -> None:
    with pytest.raises(NotationError) as caught:
        notation.read("pakc 1 gold")
    message = str(caught.value)
    assert message.startswith("`pakc` is not a command of this game; did you mean `pack`?")
    assert message.endswith("Known: drew, pack, rolled, showed, turn, wait")


def test_an_unknown_verb_with_nothing_near_lists_the_known_ones(notation: Notation) -> None:
    with pytest.raises(NotationError) as caught:
        notation.read("xyzzy")
    message = str(caught.value)
    assert message.startswith("`xyzzy` is not a command of this game")
    assert message.endswith("Known: drew, pack, rolled, showed, turn, wait")
    assert "did you mean" not in message


def test_two_sentences_of_an_error_are_two_sentences(notation: Notation) -> None:
    with pytest.raises(NotationError, match=r"`xyzzy` is not a command of this game[.;:] "):
        notation.read("xyzzy")


@pytest.mark.parametrize("text", ["x" * 999, "rolled " + "9x" * 500, "wait " + "x" * 999])
def test_a_long_answer_is_not_repeated_in_full(text: str, notation: Notation) -> None:
    with pytest.raises(NotationError, match="…`") as caught:
        notation.read(text)
    assert len(str(caught.value)) < 160


@pytest.mark.parametrize("text", ["pack", "pack 1", "pack 1 gold true 3 - more"])
def test_the_wrong_number_of_fields_shows_the_shape(text: str, notation: Notation) -> None:
    with pytest.raises(NotationError) as caught:
        notation.read(text)
    assert str(caught.value) == f"type `pack CRATES LABEL [SEALED] [WEIGHT] [SPARE]`, not `{text}`"


@pytest.mark.parametrize(
    ("text", "word", "field"),
    [
        ("pack one gold", "one", "crates"),
        ("pack 1,two gold", "1,two", "crates"),
        ("pack - gold", "-", "crates"),
        ("pack 1 gold maybe", "maybe", "sealed"),
        ("pack 1 gold true heavy", "heavy", "weight"),
        ("pack 1 gold true 1,2", "1,2", "weight"),
        ("rolled four", "four", "value"),
    ],
)
def test_a_field_that_does_not_fit_is_quoted(text: str, word: str, field: str, notation: Notation) -> None:
    with pytest.raises(NotationError) as caught:
        notation.read(text)
    assert str(caught.value).startswith(f"`{word}` does not fit {field.upper()} in `{text.split(maxsplit=1)[0]} ")


def test_a_choice_without_a_tag_cannot_be_written() -> None:
    with pytest.raises(RuleError, match=r"Untagged needs a tag of the form 'game.name', not None"):
        verb_of(Untagged)
