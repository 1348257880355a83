"""Rubbish is looked for rarely, and afterwards as often as before."""

from __future__ import annotations

import gc

import pytest

from starhold.kernel.rubbish import RARELY, rubbish_looked_for_rarely


def look_for_rubbish_rarely_and_fail() -> None:
    with rubbish_looked_for_rarely():
        assert gc.get_threshold() == RARELY
        raise ZeroDivisionError


def test_what_others_set_comes_back_whatever_happens() -> None:
    before = gc.get_threshold()
    with pytest.raises(ZeroDivisionError):
        look_for_rubbish_rarely_and_fail()
    assert gc.get_threshold() == before != RARELY
