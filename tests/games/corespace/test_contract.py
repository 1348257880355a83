"""The contract kit on Core Space, which is on no list of games as long as it is in the making."""

from __future__ import annotations

import pytest

from starhold.games.corespace import CoreSpace
from starhold.testing import GameContract, Trial


@pytest.mark.untraced
class TestContract(GameContract):
    game = CoreSpace
    trial = Trial(game=CoreSpace, seeds=(1,), every=60)
