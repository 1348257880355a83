"""Missions say how many crews they are for, and whether these play together."""

from __future__ import annotations

import pytest

from starhold.games.corespace import CoreSpace
from starhold.kernel import BadSetup, Match
from starhold.kernel.game import seats_for


@pytest.mark.parametrize(
    ("options", "together"),
    [({"mission": "quarantine"}, True), ({"mission": "cold-berth"}, False), ({"alliance": True}, True)],
)
def test_crews_play_together_by_choice_or_because_the_mission_wants_it(
    options: dict[str, str | bool], together: bool
) -> None:
    match = Match.new("corespace", seats=2, options=options)
    assert match.cooperative is together


def test_a_mission_has_room_for_so_many_crews() -> None:
    assert seats_for(CoreSpace, {"mission": "open-market"}) == range(2, 5)
    assert seats_for(CoreSpace, {"mission": "quarantine"}) == range(1, 3)
    with pytest.raises(BadSetup, match="for 1 to 2 seats, not 3"):
        Match.new("corespace", seats=3, options={"mission": "quarantine"})
