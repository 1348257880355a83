"""Sentences with references."""

from __future__ import annotations

import pytest

from starhold.kernel import Decision
from starhold.kernel.speech import capitalised, plain, ref

from .toys import Add, Peeked, TallyText

TEXT = TallyText()


def test_a_reference_says_what_words_are_about() -> None:
    assert ref("seat 0", "Red") == "[[seat 0|Red]]"


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        ("[[seat 0|Red]] flies to [[space 3,-2|3,-2]].", "Red flies to 3,-2."),
        ("[[ship a|A | B]] waits.", "A | B waits."),
        ("Nothing [yet].", "Nothing [yet]."),
    ],
)
def test_without_references_the_words_are_left(sentence: str, words: str) -> None:
    assert plain(sentence) == words


@pytest.mark.parametrize(
    ("sentence", "begun"),
    [
        ("the Scoundrel waits.", "The Scoundrel waits."),
        ("[[ship scoundrel|the Scoundrel]] waits.", "[[ship scoundrel|The Scoundrel]] waits."),
        ("", ""),
    ],
)
def test_a_sentence_begins_with_a_capital_letter(sentence: str, begun: str) -> None:
    assert capitalised(sentence) == begun


class TestAText:
    def test_it_refers_only_if_it_is_asked_to(self) -> None:
        assert TEXT.event(Peeked(1)) == "seat 1 peeks."
        assert TEXT.referring().event(Peeked(1)) == "[[seat 1|seat 1]] peeks."
        assert TEXT.event(Peeked(1)) == "seat 1 peeks."

    def test_questions_refer_to_whoever_is_asked(self) -> None:
        asked = Decision(1, "tally.tallying.act", (Add(1),))
        assert TEXT.referring().prompt(asked) == "[[seat 1|seat 1]], what now?"

    def test_the_one_that_refers_is_always_the_same(self) -> None:
        assert TEXT.referring() is TEXT.referring()

    def test_events_stand_alone_unless_a_title_says_otherwise(self) -> None:
        assert TEXT.run(Peeked(1)) == ""
        assert TEXT.together([Peeked(1), Peeked(0)]) == "seat 1 peeks. seat 0 peeks."
