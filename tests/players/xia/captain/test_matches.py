"""Whole matches between captains: they end soon, and nobody laughs."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping

import pytest

from starhold.geometry import Hex
from starhold.kernel import Match
from starhold.kernel.setup import OptionValue
from starhold.players import Outlook
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.board.tolls import Tolls
from starhold.players.xia.captain.board.ways import Ways

from ...moments import BASE_GAME, EVERY_MODULE
from .blunders import blunders, xia_of

pytestmark = pytest.mark.untraced

SHORT: dict[str, OptionValue] = {**EVERY_MODULE, "fame_goal": 3}
ANSWERS_AT_MOST = 3000
FORGETS_AFTER = 5


def blunders_of(match: Match) -> list[str]:
    """Play a match to its end, and say which blunders were seen."""
    captain, seen = Captain(1), list[str]()
    while not match.over and match.revision < ANSWERS_AT_MOST:
        choice = captain.answer(Outlook(match))
        seen += blunders(match, choice)
        match.answer(choice)
    assert match.over
    return seen


@pytest.mark.parametrize("seed", range(20))
def test_no_blunder_is_seen_in_a_match(seed: int) -> None:
    match = Match.new("xia", seats=2 + seed % 3, seed=seed, options=SHORT)
    assert Counter(blunders_of(match)) == Counter()


@pytest.mark.parametrize("options", [BASE_GAME, {**BASE_GAME, "first_game": True}])
def test_the_base_game_is_played_as_well(options: Mapping[str, OptionValue]) -> None:
    assert blunders_of(Match.new("xia", seats=3, seed=7, options=options)) == []


def test_a_match_to_ten_fame_takes_few_turns_and_many_ways_to_fame() -> None:
    match = Match.new("xia", seats=3, seed=1, options=EVERY_MODULE)
    assert blunders_of(match) == []
    assert match.revision < 1500
    sources = {source for captain in xia_of(match).state.captains for source in captain.fame_from}
    assert {"exploration", "trade"} < sources
    assert len(sources) >= 5


def test_ways_are_looked_for_about_once_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    explored, look = list[Hex](), Ways._explore

    def noted(ways: Ways, start: int, tolls: Tolls) -> None:
        explored.append(ways.start)
        look(ways, start, tolls)

    monkeypatch.setattr(Ways, "_explore", noted)
    match = Match.new("xia", seats=3, seed=11, options=SHORT)
    blunders_of(match)
    assert 0 < len(explored) < 1.5 * match.revision


def test_what_a_captain_remembers_makes_no_difference() -> None:
    """Boards, ways and odds are kept from answer to answer, and from match to match: it must not show."""
    memories = [
        memory
        for name, module in sys.modules.items()
        if name.startswith("starhold.players.xia")
        for memory in vars(module).values()
        if hasattr(memory, "cache_clear")
    ]
    assert len(memories) > 5
    match, captain = Match.new("xia", seats=3, seed=2, options=EVERY_MODULE), Captain(1)
    remembered = []
    while not match.over:
        remembered.append(captain.answer(Outlook(match)))
        match.answer(remembered[-1])
    again = Match.new("xia", seats=3, seed=2, options=EVERY_MODULE)
    for number, choice in enumerate(remembered):
        if number % FORGETS_AFTER == 0:
            for memory in memories:
                memory.cache_clear()
        assert captain.answer(Outlook(again)) == choice
        again.answer(choice)


def test_the_same_seed_gives_the_same_match() -> None:
    played = []
    for _ in range(2):
        match = Match.new("xia", seats=2, seed=3, options=SHORT)
        blunders_of(match)
        played.append(match.fingerprint())
    assert played[0] == played[1]
