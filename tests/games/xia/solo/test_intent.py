"""What an NPC would do is what it does, but where dice decide."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import json

from starhold.games.xia.content import NpcId
from starhold.games.xia.events import NpcPlanned
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.solo.behaviours import BehaviourTurn
from starhold.games.xia.rules.solo.behaviours.intent import Intent, intent
from starhold.games.xia.state import Npc
from starhold.geometry import Hex, distance
from starhold.kernel import ScriptedDice
from starhold.kernel.engine import answer, run

from .positions import alone, flying_by, somewhere

POSITIONS = 120


def taken(game: Xia, npc: NpcId) -> tuple[tuple[NpcPlanned, ...], Npc]:
    """The acts of a turn in which all dice show 1, and the NPC after it."""
    game.dice = ScriptedDice((1,) * 20)
    game.stack = [BehaviourTurn(npc)]
    run(game, None)
    told = list(game.told)
    while game.decision is not None:
        answer(game, game.decision.options[0])
        told += game.told
    after = next(found for found in game.state.npcs if found.id == npc)
    return tuple(event for event in told if isinstance(event, NpcPlanned)), after


def sure_intents(seed: int) -> list[tuple[Xia, Intent]]:
    """Of a random position, what each NPC would do by each of its behaviours, where no die decides."""
    game = somewhere(seed)
    plans = [
        (flying_by(game, npc.id, behaviour.id), npc.id)
        for npc in game.state.npcs
        for behaviour in game.content.solo.behaviours
        if behaviour.npc == npc.id
    ]
    found = [(play, intent(play, npc)) for play, npc in plans]
    return [(play, meant) for play, meant in found if meant is not None and not meant.unsure]


@pytest.mark.untraced
def test_a_turn_is_what_was_meant() -> None:
    acts: Counter[str] = Counter()
    behaviours: set[str] = set()
    for seed in range(POSITIONS):
        for play, meant in sure_intents(seed):
            done, npc = taken(play, meant.npc)
            assert (done, npc.at) == (meant.acts, meant.end), (seed, meant)
            assert play.state.solo is not None
            assert sum(feat.plus for feat in play.state.solo.feats) == meant.plus
            acts.update(act.act for act in done)
            behaviours.add(meant.behaviour)
    assert behaviours == set(play.content.behaviour)
    assert {"fly", "attack", "sell", "buy", "collect", "claim", "mend", "warrant", "stop"} <= acts.keys(), acts


def test_to_ask_changes_nothing() -> None:
    game = somewhere(1)
    for npc in game.state.npcs:
        for behaviour in game.content.solo.behaviours:
            if behaviour.npc == npc.id:
                play = flying_by(game, npc.id, behaviour.id)
                before = json.encode(play.state)
                first = intent(play, npc.id)
                assert first == intent(play, npc.id)
                assert json.encode(play.state) == before
                assert (play.told, play.draws) == ([], [])


def test_who_flies_into_the_kiln_is_not_followed_any_further() -> None:
    """It rolls for the Kiln's course before it does anything else."""
    captain = {"at": [500, 500], "hold": {"cubes": {"a3": "spice"}}}
    npc = {"id": "scoundrel", "holder": 0, "spawned": True, "at": [-1, -2]}
    plans = {"scoundrel": "toll-collector"}
    told = intent(alone([npc], plans, file="alone-around-nyr.given", captains={"0": captain}), "scoundrel")
    assert told is not None
    assert [act.act for act in told.acts] == ["fly"]
    assert (told.target, told.unsure, told.ways) == ("ship puddle-jumper", ("space 0,-2",), ())


def test_a_weapon_reaches_what_it_sees_from_where_it_fires() -> None:
    npc = {"id": "enforcer", "holder": 0, "spawned": True, "at": [5, -2]}
    game = alone([npc], {"enforcer": "long-arm"}, captains={"0": {"bounty": 1000}})
    told = intent(game, "enforcer")
    assert told is not None
    assert (told.dice, told.end, told.why) == ((12,), Hex(5, -2), "outlaw")
    assert Hex(0, 0) in told.reach
    assert all(2 <= distance(told.end, at) <= 6 and game.chart.sees(told.end, at) for at in told.reach)


def test_who_has_no_weapon_reaches_nothing() -> None:
    npc = {"id": "merchant", "holder": 0, "spawned": True, "at": [5, -2]}
    told = intent(alone([npc], {"merchant": "usual-suspect"}), "merchant")
    assert told is not None
    assert (told.reach, told.dice) == ((), ())
