"""The language of behaviour cards, where the cards of the box do not say all that can be said."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.xia.content import NpcId
from starhold.games.xia.content.solo import Bonus
from starhold.games.xia.events import NpcPlanned
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.npcs import NpcTurn
from starhold.games.xia.rules.solo.behaviours import draw_behaviour
from starhold.games.xia.rules.solo.behaviours.intent import intent
from starhold.games.xia.rules.solo.table import table
from starhold.games.xia.state import Feat, LaidToken
from starhold.geometry import Hex
from starhold.kernel import ScriptedDice, SeededDice
from starhold.kernel.engine import answer, run

from .positions import alone

CARD = "written-by-hand"


def behaving(
    npc: NpcId,
    at: tuple[int, int],
    target: list[str],
    steps: list[str],
    bonus: tuple[Bonus, ...] = (),
    dice: tuple[int, ...] = (),
    **position: Any,
) -> Xia:
    """An NPC that takes its turn by a card of our own; it has not begun yet."""
    others = position.pop("others", [])
    own = position.pop("own", {})
    npcs = [{"id": npc, "holder": 0, "spawned": True, "at": list(at), **own}, *others]
    game = alone(npcs, {npc: CARD}, **position)
    some = game.content.solo.behaviours[0]
    card = replace(some, id=CARD, npc=npc, target=tuple(target), steps=tuple(steps), bonus=bonus)
    box = replace(game.content.solo, behaviours=(*game.content.solo.behaviours, card))
    game.content = replace(game.content, solo=box)
    game.dice = ScriptedDice(dice)
    game.stack = [NpcTurn(npc)]
    return game


def acts(game: Xia) -> list[tuple[str, str]]:
    """The acts of the turn, and what each is after; equal routes are taken as they come."""
    run(game, None)
    told = list(game.told)
    while game.decision is not None:
        answer(game, game.decision.options[0])
        told += game.told
    return [(event.act, event.target or str(event.at or "")) for event in told if isinstance(event, NpcPlanned)]


def test_after_one_cube_comes_the_next() -> None:
    adrift = [{"at": [2, 0], "cargo": "spice"}, {"at": [-2, 2], "cargo": "holo"}]
    steps = ["fly", "collect", "fly", "collect", "fly", "collect"]
    game = behaving("merchant", (2, -2), ["cube"], steps, (Bonus("collect", 3),), adrift=adrift)
    assert acts(game) == [("fly", "2,0"), ("collect", "2,0"), ("fly", "-2,2"), ("collect", "-2,2")]
    assert game.state.adrift == []
    assert table(game).feats == (Feat("collect", 3), Feat("collect", 3))


def test_after_one_token_comes_the_next_and_both_lie_under_the_pile() -> None:
    game = behaving("merchant", (-3, 0), ["token"], ["fly", "claim", "fly", "claim"])
    pile = game.state.pile
    game.state.tokens = [LaidToken(at, pile.pop()) for at in (Hex(-7, 3), Hex(1, -7))]
    before = [laid.token for laid in game.state.tokens]
    assert acts(game) == [("fly", "-7,3"), ("claim", "-7,3"), ("fly", "1,-7")]
    assert [laid.at for laid in game.state.tokens] == [Hex(1, -7)]
    assert pile[0] == before[0]


def test_of_equally_good_gates_the_die_names_one() -> None:
    game = behaving("scoundrel", (2, -2), ["home"], ["fly gate 9"], dice=(1,), captains={"0": {"at": [-4, -3]}})
    told = intent(game, "scoundrel")
    assert told is not None
    assert told.unsure[:2] == ("space -4,-1", "space -3,-2")
    assert acts(game) == [("fly", "-4,-1")]


def test_an_act_may_be_about_a_patrol_which_is_kept() -> None:
    game = behaving("enforcer", (0, 1), ["home"], ["fly patrol"])
    assert acts(game) == [("fly", "lunari")]
    assert game.state.npcs[0].heading == "lunari"


@pytest.mark.parametrize(
    ("condition", "position", "holds"),
    [
        ("docked", {"captains": {"0": {"at": [3, -5]}}}, True),
        ("docked", {}, False),
        ("loaded", {"own": {"load": "spice"}}, True),
        ("loaded", {}, False),
        ("behind", {"captains": {"0": {"fame": 2, "fame_from": {"luck": 2}}}}, True),
        ("behind", {}, False),
        ("leading", {}, False),
        ("outlaw", {"captains": {"0": {"bounty": 1000}}}, True),
        ("hurt & laden", {"captains": {"0": {"hold": {"cubes": {"a3": "spice"}}}}}, False),
        ("hurt | laden", {"captains": {"0": {"hold": {"cubes": {"a3": "spice"}}}}}, True),
        ("hurt & behind | laden", {"captains": {"0": {"hold": {"cubes": {"a3": "spice"}}}}}, True),
        ("near 1", {"captains": {"0": {"at": [-7, 8]}}}, False),
        ("near 1", {}, True),
    ],
)
def test_a_condition_decides_between_an_act_and_its_alternative(
    condition: str, position: dict[str, Any], holds: bool
) -> None:
    own = {"damage": 4, **position.pop("own", {})}
    game = behaving("merchant", (2, -2), ["route"], [f"if {condition}, stop else mend 1"], own=own, **position)
    assert acts(game) == [("stop" if holds else "mend", "")]


def test_who_will_not_attack_comes_as_near_as_possible() -> None:
    """Missiles need a distance; company does not."""
    for steps, away in ((["fly", "attack"], True), (["fly", "if laden, attack"], False), (["fly"], False)):
        game = behaving("enforcer", (2, -2), ["player"], steps)
        told = intent(game, "enforcer")
        assert told is not None
        assert (told.end == Hex(2, -2)) is away


def test_a_partner_is_followed_and_never_attacked() -> None:
    others = [{"id": "scoundrel", "holder": 0, "spawned": True, "at": [2, -1]}]
    game = behaving("enforcer", (2, -2), ["scoundrel"], ["fly", "attack"], others=others)
    assert acts(game) == []


def test_a_partner_that_is_not_there_is_no_target() -> None:
    game = behaving("enforcer", (2, -2), ["scoundrel", "enforcer", "home"], ["fly"])
    assert acts(game) == [("fly", "kemplar-ii")]


def test_a_captain_who_is_gone_leads_nobody_anywhere() -> None:
    game = behaving("enforcer", (2, -2), ["player", "gate", "starport", "home"], ["warrant 1000", "fly"])
    game.state.captains[0].at = None
    assert acts(game) == [("fly", "kemplar-ii")]


def test_without_any_target_only_other_steps_are_followed() -> None:
    game = behaving("merchant", (2, -2), ["cube"], ["fly", "collect", "mend 5", "fly"], own={"damage": 3})
    assert acts(game) == [("mend", "")]
    assert game.state.npcs[0].damage == 0


def test_the_scarcest_cube_is_bought_and_replaces_the_load() -> None:
    """The Smugglers' Den sells all kinds."""
    adrift = [{"at": [2, 0], "cargo": "terra"}] * 2
    game = behaving("merchant", (0, 0), ["buy"], ["buy"], adrift=adrift, own={"load": "cyber"})
    placed = game.state.board.placed
    den = replace(placed[0], sector="smugglers-den")
    game.state.board = replace(game.state.board, placed=(den, *placed[1:]))
    buy = game.chart.feature_of("smugglers-den", "buy")
    npc = game.state.npcs[0]
    npc.at = buy
    assert acts(game) == [("buy", str(buy))]
    assert game.state.npcs[0].load == "terra"


def test_a_space_is_used_once_in_a_turn() -> None:
    steps = ["fly", "sell", "sell", "buy"]
    game = behaving("merchant", (2, -6), ["route"], steps, own={"heading": "kemplar-ii"})
    assert acts(game) == [("sell", "2,-6")]


def test_a_card_is_drawn_and_one_of_its_behaviours() -> None:
    game = alone()
    found = set()
    for seed in range(60):
        game.dice = SeededDice(str(seed))
        draw_behaviour(game, "scoundrel")
        found.add(table(game).plans["scoundrel"])
    assert found == {card.id for card in game.content.solo.behaviours if card.npc == "scoundrel"}


def test_a_new_behaviour_comes_from_another_card() -> None:
    game = alone()
    found = set()
    for seed in range(60):
        game.dice = SeededDice(str(seed))
        draw_behaviour(game, "merchant", other_than="double-entry")
        found.add(table(game).plans["merchant"])
    assert found == {"usual-suspect", "honest-company", "finders-keepers", "late-bloomer"}


def test_of_a_single_card_either_behaviour_may_come_again() -> None:
    game = alone()
    only = tuple(card for card in game.content.solo.behaviours if (card.npc, card.card) == ("merchant", 1))
    game.content = replace(game.content, solo=replace(game.content.solo, behaviours=only))
    game.dice = ScriptedDice((1, 2))
    draw_behaviour(game, "merchant", other_than="usual-suspect")
    assert table(game).plans["merchant"] == "usual-suspect"
