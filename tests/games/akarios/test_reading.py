"""The Beacon Road, read until nothing in it is new: every entry is reached, and every option is taken."""

from __future__ import annotations

import pytest

from tests.soak import times

from .matches import game_of
from .reader import Reader, closed_passages, unseen
from .swift import squad

CAMPAIGNS = times(6, 80)
UNSEEN = times(30, 0)
"""Records and options that may be left: a few campaigns cannot show all of them."""
CLOSED = times(100, 10)
"""Sections that may be left: some need half a dozen achievements."""


@pytest.mark.untraced
def test_everything_in_the_beacon_road_can_be_read() -> None:
    reader = Reader()
    read = [reader.read(seed) for seed in range(1, CAMPAIGNS + 1)]
    assert any(squad(match).outcome == "success" for match in read)
    content = game_of(read[0]).content
    assert len(left := [*unseen(content, reader.known)]) <= UNSEEN, left
    assert len(closed := closed_passages(content, reader.known)) <= CLOSED, closed
    assert len(content.entries) > 80
