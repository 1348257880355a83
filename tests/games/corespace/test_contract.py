"""The contract kit on Core Space, which is on no list of games as long as it is in the making.

Each mission is played to its end: a match or two in every run, all numbers of crews and many more in `make soak`. So is
a campaign, whose missions are over after two rounds; whole ones are played by `starhold fuzz`.
"""

from __future__ import annotations

from typing import cast

import pytest

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent
from starhold.kernel import load_content
from starhold.testing import GameContract, Trial, breaches
from starhold.testing.fuzz import fuzz
from tests.soak import times

from .swift import LOST, Swift

MISSIONS = cast(CoreSpaceContent, load_content(CoreSpace)).mission


@pytest.mark.untraced
class TestContract(GameContract):
    game = CoreSpace
    trial = Trial(game=CoreSpace, seeds=(1,), every=60)


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.untraced
def test_every_mission_obeys(mission: str) -> None:
    """With the fewest and the most crews that can take part, as allies if it asks for that."""
    page = MISSIONS[mission]
    trial = Trial(
        game=CoreSpace,
        seeds=tuple(range(times(2, 40))),
        every=times(80, 15),
        options=4,
        worlds=2,
        openings=1,
        played_with={"mission": mission, "alliance": page.together},
    )
    fewest, most = page.crews
    seats = (fewest, most) if times(2, 40) == 2 else tuple(range(fewest, most + 1))
    for walk in fuzz(trial, seats):
        assert walk.breach is None


@pytest.mark.untraced
def test_a_campaign_obeys_all_laws() -> None:
    trial = Trial(game=Swift, seeds=(1,), every=times(150, 30), options=4, worlds=2, openings=1, played_with=LOST)
    assert breaches(Swift, trial) == {}
