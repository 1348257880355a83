"""Ratings: right where the answer is known, and honest where it is not."""

from __future__ import annotations

from math import log10

import pytest

from starhold.sim.ratings import duels, rate, strengths


def test_everybody_meets_everybody_else() -> None:
    finish = [("ann", 1), ("bob", 2), ("bob", 3), ("cid", 3)]
    assert duels([finish]) == {
        ("ann", "bob"): 2.0,
        ("ann", "cid"): 1.0,
        ("bob", "ann"): 0.0,
        ("bob", "cid"): 1.5,
        ("cid", "ann"): 0.0,
        ("cid", "bob"): 0.5,
    }


def test_two_players_are_as_far_apart_as_their_results_say() -> None:
    found = strengths(["ann", "bob"], {("ann", "bob"): 750.0, ("bob", "ann"): 250.0})
    expected = 400 * log10(750.25 / 250.25)
    assert found["ann"] - found["bob"] == pytest.approx(expected, abs=0.01)
    assert found["ann"] + found["bob"] == pytest.approx(3000)


def test_three_players_follow_the_law_of_bradley_and_terry() -> None:
    true = {"ann": 4.0, "bob": 2.0, "cid": 1.0}
    won = {(a, b): 1e6 * true[a] / (true[a] + true[b]) for a in true for b in true if a != b}
    found = strengths(list(true), won)
    assert found["ann"] - found["bob"] == pytest.approx(400 * log10(2), abs=0.1)
    assert found["bob"] - found["cid"] == pytest.approx(400 * log10(2), abs=0.1)


def test_who_never_lost_is_not_infinitely_strong() -> None:
    assert 1500 < strengths(["ann", "bob"], {("ann", "bob"): 10.0})["ann"] < 2000


def test_error_bars_shrink_with_the_number_of_matches() -> None:
    block = [[("ann", 1), ("bob", 2)], [("ann", 1), ("bob", 2)], [("bob", 1), ("ann", 2)]]
    few = rate(["ann", "bob"], [[finish] for finish in block * 4], "1")["ann"]
    many = rate(["ann", "bob"], [[finish] for finish in block * 40], "1")["ann"]
    assert few.low < many.low < many.elo < many.high < few.high
    assert rate(["ann", "bob"], [[finish] for finish in block * 4], "1")["ann"] == few


def test_without_matches_all_are_equal() -> None:
    assert rate(["ann", "bob"], [], "1")["bob"] == (1500, 1500, 1500)
