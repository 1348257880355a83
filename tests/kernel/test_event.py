"""Events: who learns of them."""

from __future__ import annotations

import pytest

from starhold.kernel import Event, Seat, Viewer


class Whispered(Event, frozen=True, tag="whispers.whispered"):
    word: str


@pytest.mark.parametrize(
    ("audience", "viewer", "told"),
    [
        (None, 0, True),
        (None, None, True),
        ((0, 2), 0, True),
        ((0, 2), 2, True),
        ((0, 2), 1, False),
        ((0, 2), None, False),
        ((), 0, False),
    ],
)
def test_an_event_is_for_its_audience(audience: tuple[Seat, ...] | None, viewer: Viewer, told: bool) -> None:
    assert Whispered("psst", audience=audience).is_for(viewer) is told


def test_an_event_reveals_nothing_unless_it_says_so() -> None:
    assert not Whispered("psst").reveals
