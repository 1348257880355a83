"""The types of mission that are added to those of the base game, beyond what rule cases can show."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.common.bands import Band
from starhold.games.xia import BASE_GAME, Xia
from starhold.games.xia.board.chart import Board, Placed
from starhold.games.xia.choices import Abort, Keep, Pursue
from starhold.games.xia.content import XiaContent
from starhold.games.xia.rules.missions import ShedMissions
from starhold.games.xia.rules.missions.kinds.assist import Favour
from starhold.games.xia.rules.missions.kinds.blast import blast_area
from starhold.games.xia.rules.missions.kinds.boom import Detonate
from starhold.games.xia.rules.missions.targets import small_table
from starhold.games.xia.state import Npc
from starhold.geometry import Hex
from starhold.kernel import Match, SeededDice, Viewer, ask, load_content
from starhold.testing.cases.case import Case
from starhold.testing.cases.position import started

from .box_faults import box_faults
from .positions import CASES, game_of

GUESSES = 5


def case_position(file: str, **changes: Any) -> Match:
    """The given position of rule cases, with these changes."""
    content = tomllib.loads((CASES / file).read_text(encoding="utf-8"))
    given = content.get("given", content)
    ground = given.pop("position")
    match, _ = started(Case(file="", game="xia", name="", proves=[], **given, ground=ground, position=changes))
    return match


def mission(name: str, place: int, **card: Any) -> dict[str, Any]:
    """Captain 0 has this mission, and Thief 8 is at its place in the deck."""
    return {"captains": {"0": {"missions": [{"id": name, **card}]}}, "mission_deck": {str(place): "thief-8"}}


def more_missions(name: str, place: int, **card: Any) -> Match:
    return case_position("more-missions.given", **mission(name, place, **card))


# What lies face down


def guesses(match: Match, viewer: Viewer) -> list[Xia]:
    found = []
    for guess in range(GUESSES):
        game = game_of(match).clone()
        game.dice = SeededDice(f"guess {guess}")
        game.redeal(viewer)
        found.append(game)
    return found


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_else_can_tell_that_plates_have_been_fetched(viewer: Viewer) -> None:
    with_plates = more_missions("counterfeit-1", 75, fetched=True)
    without = more_missions("counterfeit-1", 75)
    is_owner = viewer == 0
    assert (with_plates.game.view(viewer) == without.game.view(viewer)) is not is_owner
    for game in guesses(with_plates, viewer):
        assert game.view(viewer) == with_plates.game.view(viewer)
        assert game.state.captains[0].missions[0].fetched is is_owner
        assert list(game.faults()) == []


def test_what_lies_on_a_card_that_is_face_down_is_a_fault() -> None:
    assert "captain 0: has markers on mission boom-1, which is face down" in faults_of("boom-1", 67, damage=1)
    assert "captain 0: has markers on mission boom-1, which is face down" in faults_of("boom-1", 67, target=0)
    assert "captain 0: has fetched something for mission assist-1, which takes nothing" in faults_of(
        "assist-1", 51, fetched=True
    )
    adrift = faults_of("boom-1", 67, revealed=True, detonator=[50, 50])
    assert "captain 0: has a Detonator in unexplored space" in adrift


def faults_of(name: str, place: int, **card: Any) -> list[str]:
    return list(more_missions(name, place, **card).game.faults())


# The blast


def test_a_star_stops_the_blast() -> None:
    """Along a straight line through the black hole of Ferren's Call there is no other way of 4 spaces."""
    game = game_of(Match.new("xia", options={**BASE_GAME, "embers": True}, seed=1))
    game.state.board = Board((Placed("ferrens-call", Hex(0, 0)),))
    assert game.chart.spaces[Hex(0, 0)].terrain == "star"
    assert Hex(2, 0) not in blast_area(game, Hex(-2, 0), 4)
    assert Hex(2, 0) in blast_area(game, Hex(-2, 0), 5)
    assert Hex(0, 0) not in blast_area(game, Hex(-2, 0), 5)


# Whom missions mean


def test_the_sellsword_and_whoever_is_not_in_play_do_not_sit_at_the_table() -> None:
    npcs = [Npc("scoundrel", 1, spawned=True), Npc("sellsword", 0, spawned=True), Npc("merchant", 0)]
    assert small_table(2, npcs) == [0, 1, "scoundrel"]


# In words


def test_every_type_says_what_it_asks_for() -> None:
    game = game_of(Match.new("xia", options={"envoy": True}, seed=1))
    tasks = {game.mission_type(card.id): str(game.meaning(Keep(card.id))) for card in game.content.missions}
    assert len(tasks) == 15
    assert all("{" not in task and " credits" in task for task in tasks.values())
    assert tasks["cargo"].startswith("accept: bring 1 to 3 cubes of ember to ")
    assert " a debris field" in tasks["counterfeit"]
    assert (
        tasks["arms-dealer"]
        == "accept: hand over an engine without damage at Tafjur · 3,000 to 7,000 credits; not found yet: Tafjur"
    )


def test_with_two_captains_an_npc_may_be_meant() -> None:
    npcs = [{"id": "enforcer", "holder": 0, "at": [0, -1], "spawned": True}]
    match = case_position("mission-targets.toml", npcs=npcs, **mission("assist-1", 51))
    assert str(match.game.meaning(Pursue("assist-1"))).endswith("help the Enforcer · 1,000 to 3,000 credits")
    assert "help the Enforcer" in match.game.board(match.game.view(0))


def test_dangers_are_told() -> None:
    loaded = more_missions("transport-1", 59, revealed=True, damage=6, target=1).game
    risk = loaded.danger(Abort("transport-1"))
    assert risk == "6 damage that no shield stops, a bounty of 2,000"
    near = more_missions("boom-1", 67, revealed=True, detonator=[0, 0], target=1).game
    assert near.danger(Detonate("boom-1")) == "100% risk of being in the blast yourself, for 4 to 8 damage"
    farther = more_missions("boom-1", 67, revealed=True, detonator=[2, 0], target=1).game
    assert farther.danger(Detonate("boom-1")) == "50% risk of being in the blast yourself, for 8 damage"
    far = more_missions("boom-1", 67, revealed=True, detonator=[-2, 7], target=1).game
    assert far.danger(Detonate("boom-1")) is None
    envoy = case_position("envoys.given", **mission("envoy-6", 56)).game
    assert envoy.danger(Pursue("envoy-6")) == "15% risk of failing with 1 to 3 damage"


def test_favours_are_told_with_their_figures() -> None:
    changes = mission("assist-1", 51, revealed=True, pay=2000, target=1)
    changes["captains"]["0"]["at"] = [-1, 1]
    match = case_position("more-missions.given", **changes)
    match.answer("pursue assist-1")
    assert str(match.game.meaning(Favour("repair"))) == "have 2 damage repaired"
    assert str(match.game.meaning(Favour("energy"))) == "take 2 energy"
    assert str(match.game.meaning(Favour("movement"))) == "be flown up to 4 spaces"


# The catalogue


@pytest.fixture(scope="module")
def box() -> XiaContent:
    content = load_content(Xia)
    assert isinstance(content, XiaContent)
    return content


@pytest.mark.parametrize(
    ("module", "record", "fields", "sentence"),
    [
        ("embers", "cargo-1", {"deliver": "atlantis"}, "mission cargo-1: atlantis is no sector"),
        ("embers", "private-eye-1", {"deliver": "the-chasm"}, "mission private-eye-1: it begins and ends at the-chasm"),
        ("embers", "private-eye-1", {"pay": ()}, "the pay must begin at 0 and rise, not be []"),
        ("embers", "arms-dealer-1", {"bounty": 500}, "its bounty must be 0 or more, in steps of 1000, not 500"),
        ("missions_and_powers", "transport-1", {"cargo": "ember"}, "mission transport-1: nothing yields ember"),
        ("missions_and_powers", "assist-1", {"pay": ((1, 2000),)}, "the pay must be a coin for each energy"),
        ("missions_and_powers", "boom-1", {"reach": ((1, 1), (21, 4))}, "no d20 shows what the reach ask for: [1, 21]"),
        ("envoy", "envoy-1", {"at": "samara-gate"}, "mission envoy-1: samara-gate is no sector"),
    ],
)
def test_what_is_wrong_with_a_card_is_named(
    box: XiaContent, module: str, record: str, fields: dict[str, Any], sentence: str
) -> None:
    tables = {key: tuple(Band(*band) for band in value) for key, value in fields.items() if isinstance(value, tuple)}
    added = getattr(box, module)
    changed = tuple(replace(card, **fields | tables) if card.id == record else card for card in added.missions)
    found = box_faults(replace(box, **{module: replace(added, missions=changed)}))
    assert any(sentence in fault for fault in found), found


def test_a_missing_card_is_noticed(box: XiaContent) -> None:
    fewer = replace(box, envoy=replace(box.envoy, missions=box.envoy.missions[1:]))
    assert "envoy: the number of missions of the type envoy must be 8, not 7" in box_faults(fewer)


def test_an_armed_detonator_is_no_mission_that_a_captain_can_shed() -> None:
    armed = {"id": "boom-1", "revealed": True, "detonator": [0, 0], "target": 1}
    other = {"id": "counterfeit-1"}
    changes = {"captains": {"0": {"missions": [armed, other]}}, "mission_discards": []}
    deck = {"67": "thief-8", "75": "counterfeit-8"}
    match = case_position("more-missions.given", **changes, mission_deck=deck)
    shedding = ShedMissions(0).start(game_of(match))
    assert isinstance(shedding, ask)
    assert shedding.offered == [Abort("counterfeit-1")]
