"""The entries of a journal: a list that only grows, whose copies share their past."""

from __future__ import annotations

import pytest

from starhold.kernel import Answered, Elsewhere, Entries, Journal, Rolled, Scene, Setup, Undone
from starhold.kernel.entries import BLOCK

SETUP = Setup(game="toy", seats=2, commitment="", content="")


def answers(count: int) -> list[Answered]:
    return [Answered(0, Rolled(number)) for number in range(count)]


@pytest.mark.parametrize("count", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK + 5])
def test_entries_are_a_sequence(count: int) -> None:
    told = answers(count)
    entries = Entries(told)
    assert (len(entries), list(entries), list(reversed(entries))) == (count, told, told[::-1])
    assert (entries == told, entries[1:-1], entries[::-2]) == (True, told[1:-1], told[::-2])
    assert [entries[place] for place in range(-count, count)] == [*told, *told]
    for place in (count, -count - 1):
        with pytest.raises(IndexError):
            entries[place]


@pytest.mark.parametrize("count", [0, 1, BLOCK, 2 * BLOCK, 2 * BLOCK + 1, 3 * BLOCK + 5])
def test_the_first_so_many_are_what_they_were(count: int) -> None:
    told = answers(3 * BLOCK + 5)
    part = Entries(told).up_to(count)
    part.append(Undone(0, 1))
    assert part == [*told[:count], Undone(0, 1)]


def test_a_copy_shares_its_past_and_has_a_future_of_its_own() -> None:
    entries = Entries(answers(10_000))
    copy = entries.clone()
    assert copy._blocks is entries._blocks
    copy.append(Undone(0, 1))
    assert (len(entries), len(copy), copy == entries) == (10_000, 10_001, False)


def test_what_is_kept_elsewhere_is_not_at_hand() -> None:
    told = answers(300)
    entries = Entries(told)
    entries.forget(200)
    assert (entries.first, len(entries)) == (192, 300)
    assert (entries[192:], entries[-1], list(reversed(entries))) == (told[192:], told[-1], told[:191:-1])
    assert entries.up_to(250)[192:] == told[192:250]
    assert entries != told
    for wrong in (lambda: entries[191], lambda: entries[:], lambda: list(entries)):
        with pytest.raises(Elsewhere, match="kept elsewhere: 192 came before"):
            wrong()


def test_a_journal_remembers_the_scenes_of_what_it_forgets() -> None:
    journal = Journal(SETUP, "7", 1, scene="first")
    journal.entries.extend(Answered(0, Rolled(1), scene="second" if place == 99 else "") for place in range(200))
    journal.entries.append(Answered(0, Rolled(1), scene="third"))
    whole = journal.scenes()
    journal.forget(150)
    assert whole == (Scene("first", 0), Scene("second", 100), Scene("third", 201))
    assert (journal.entries.first, journal.scenes(), journal.clone().scenes()) == (128, whole, whole)


def test_answers_stay_with_the_undo_that_takes_them_back() -> None:
    journal = Journal(SETUP, "7", 1)
    journal.entries.extend([*answers(129), Undone(0, 2), *answers(60)])
    journal.forget(128)
    assert journal.entries.first == 0
    journal.forget(80)
    assert (journal.entries.first, journal.standing()[0]) == (64, 64)
    journal.entries.append(Undone(0, 200))
    with pytest.raises(Elsewhere, match="takes back answers that are not at hand"):
        journal.standing()
