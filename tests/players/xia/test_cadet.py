"""A cadet does what a captain would do, or ends its actions where a captain would fire an engine."""

from __future__ import annotations

import pytest

from starhold.games.xia.choices import EndActions, Engine
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.cadet import Cadet
from starhold.players.xia.captain import Captain


@pytest.mark.untraced
def test_it_leaves_out_about_every_other_engine_and_nothing_else() -> None:
    match = Match.new("xia", seats=3, seed="cadet")
    engines = ended = 0
    while not match.over and engines < 40:
        outlook = Outlook(match)
        captain = Captain(match.decision.seat)
        cadet = Cadet(captain, match.decision.seat)
        answer, usual = cadet.answer(outlook), captain.answer(outlook)
        if isinstance(usual, Engine):
            engines += 1
            ended += answer != usual
            assert answer == usual or (isinstance(answer, EndActions) and cadet.reason == "calling it a day")
        else:
            assert (answer, cadet.reason) == (usual, captain.reason)
        match.answer(answer)
    assert 8 <= ended <= 32
