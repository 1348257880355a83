"""Where what can be done: one table, by which rules, words and bots go alike."""

from __future__ import annotations

from typing import get_args

import pytest

from starhold.games.xia.board.sites import WORK, Work, goods_on, is_starport, wanted_on, work_on
from starhold.games.xia.board.spaces import Hazard, Space
from starhold.games.xia.choices import Harvest, Mine
from starhold.games.xia.rules.harm import inflict_on_npc
from starhold.games.xia.rules.work import is_open
from starhold.games.xia.speech.places import features_of
from starhold.games.xia.state import Npc
from starhold.kernel import Refused
from starhold.kernel.notation import verb_of

from ...players.xia.captain.test_plans import plans_of
from .positions import first_captain, frozen_space, game_of, open_space

FULL = {"c2": "spice", "d3": "spice", "e3": "spice", "f3": "spice"}


def workplace(work: Work) -> Space:
    spaces = game_of(open_space()).chart.spaces.values()
    return next(space for space in spaces if work_on(space) == work)


def test_each_kind_of_work_has_an_action_and_a_peril_of_its_name() -> None:
    rules = game_of(frozen_space()).rules
    assert set(rules.jobs) == set(WORK.values()) == set(get_args(Work))
    assert {verb_of(type(job.deed)).word for job in rules.jobs.values()} == set(rules.jobs)
    assert rules.jobs.keys() <= rules.perils.keys()


def test_there_is_a_peril_behind_each_border_but_that_of_a_star() -> None:
    rules = game_of(frozen_space()).rules
    assert set(get_args(Hazard)) - {"star"} == rules.perils.keys() - rules.jobs.keys()


def test_nebulae_do_not_affect_npcs() -> None:
    game = game_of(frozen_space())
    npc, dice = Npc("merchant", holder=0), str(game.dice)
    assert inflict_on_npc(game, npc, game.rules.perils["nebula"]) is None
    assert str(game.dice) == dice, "no die is rolled"


def test_every_work_space_of_the_box_is_for_a_kind_of_work() -> None:
    content = game_of(frozen_space()).content
    workplaces = [sector for sector in content.sectors if any(f == "work" for _, f in sector.spaces().values())]
    assert workplaces
    assert {sector.kind for sector in workplaces} == set(WORK)


def test_a_space_allows_what_its_feature_says_and_nothing_else() -> None:
    for space in game_of(frozen_space()).chart.spaces.values():
        assert bool(goods_on(space)) == (space.feature == "buy")
        assert bool(wanted_on(space)) == (space.feature == "sell")
        assert (work_on(space) is not None) == (space.feature == "work")
        assert is_starport(space) == (space.terrain in ("planet", "kiln"))


def test_work_is_open_where_it_would_be_offered() -> None:
    mine = workplace("mine")
    assert is_open(game_of(open_space()), 0, mine)
    laden = open_space(**first_captain(at=list(mine.at), hold={"cubes": FULL}))
    assert not is_open(game_of(laden), 0, mine)
    with pytest.raises(Refused, match="your hold is full"):
        laden.answer("mine")


def test_a_changed_table_changes_rules_words_and_bots_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    nebula = workplace("harvest")
    monkeypatch.setitem(WORK, "nebula", "mine")
    match = open_space(**first_captain(at=list(nebula.at)))
    assert Mine() in match.decision.options
    assert Harvest() not in match.decision.options
    assert features_of(nebula.sector)["work"] == "mine holo"
    (plan,) = (plan for plan in plans_of("gathering", match) if plan.goal == nebula.at)
    assert plan.reason == "mining holo in Burning Horse"
    assert plan.deeds == (Mine(),)
