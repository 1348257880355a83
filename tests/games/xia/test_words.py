"""The words of cards, mats and spaces: everything that can lie on the table has them, and they name no id."""

from __future__ import annotations

import re
from random import Random
from string import Formatter
from typing import Any, get_args

import pytest

from starhold.games.xia import BASE_GAME, Xia
from starhold.games.xia.board.holds import Fitted, Hold
from starhold.games.xia.choices import Damage
from starhold.games.xia.content.mission_cards import Bearing
from starhold.games.xia.drawing.scenery import Scenery
from starhold.games.xia.rules.energy import max_energy
from starhold.games.xia.rules.missions import target_of
from starhold.games.xia.rules.missions.mission_type import Mark
from starhold.games.xia.rules.titles import measure
from starhold.games.xia.seeing.standing import ConditionKind
from starhold.games.xia.seeing.view import CaptainView, MissionView
from starhold.games.xia.speech import stories
from starhold.games.xia.speech.losses import losses_at
from starhold.games.xia.speech.mission_words import MissionFace, objective, pay_range
from starhold.games.xia.speech.sentences.missions import NEEDS, NOTES, PAID_BY, TASKS, TYPES
from starhold.kernel import Match

from .positions import first_captain, frozen_space, game_of, open_space
from .test_missions import case_position, mission, more_missions

WHOLE = game_of(Match.new("xia", seats=3, seed=1, options={"envoy": True}))
SCENERY: Scenery = WHOLE.scenery()
FACES = {face.id: face for face in SCENERY.missions}
MOST_WORDS = 25


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


# Mission cards


@pytest.mark.parametrize("face", SCENERY.missions, ids=lambda face: face.id)
def test_a_mission_card_says_what_it_wants_and_pays(face: MissionFace) -> None:
    assert all((face.name, face.type, face.story, face.pay, face.tariffs))
    assert re.fullmatch(r"[A-Z].*\.", face.task)
    assert gaps(face.task) == ({"target"} if face.target else set())
    assert len(face.way) == 2
    assert all(stop.text for stop in face.way)
    assert all(stop.sector in WHOLE.content.sector for stop in face.way if stop.sector)
    assert bool(face.passage) is bool(face.way[-1].sector)


def test_cards_read_as_people_speak() -> None:
    assert FACES["shuttle-1"].task == "Carry passengers from Kemplar II to Azure."
    assert FACES["arms-dealer-1"].task.endswith("without damage at The Grinder. You get a bounty of 1,000.")
    assert FACES["shuttle-1"].passage == "Take a captain in need to Azure, for 1 fame and 1,000 credits."
    assert [tariff.by for tariff in FACES["boom-1"].tariffs] == ["d20", "reach, by the d20", "damage, by the d20"]
    assert [tariff.last for tariff in FACES["shuttle-1"].tariffs] == [None]


def test_terminal_and_card_say_the_same() -> None:
    for card in (card for card in WHOLE.content.missions if FACES[card.id].target is None):
        task = objective(WHOLE.content, card, None)
        assert FACES[card.id].task.startswith(f"{task[0].upper()}{task[1:]}.")
        assert FACES[card.id].pay == pay_range(card)


def test_every_type_has_all_its_words() -> None:
    assert TYPES.keys() == TASKS.keys() == PAID_BY.keys()
    assert NOTES.keys() | NEEDS.keys() <= TASKS.keys()


# Other cards


def test_every_npc_event_and_relic_has_a_line_of_story() -> None:
    words, content = SCENERY.words, WHOLE.content
    assert words.npcs.keys() == {npc.id for npc in content.npcs}
    assert words.events.keys() == {event.id for event in content.events}
    assert words.relics.keys() == {relic.id for relic in content.relics}
    for story in (*words.npcs.values(), *words.events.values(), *words.relics.values()):
        assert story.endswith(".")
        assert len(story.split()) <= MOST_WORDS


def test_no_story_is_told_of_something_that_is_not_in_the_box() -> None:
    words = SCENERY.words
    assert (words.npcs, words.events, words.relics) == (stories.NPCS, stories.EVENTS, stories.RELICS)


def test_an_outfit_without_a_die_says_what_it_is_for() -> None:
    for outfit in SCENERY.outfits:
        words = SCENERY.words.outfits[outfit.id]
        assert words.kind
        assert bool(words.deed) is not bool(outfit.die)
        assert gaps(words.deed) == set()


def test_every_condition_and_every_mark_has_words() -> None:
    assert SCENERY.words.conditions.keys() == set(get_args(ConditionKind))
    assert SCENERY.words.marks.keys() == set(get_args(Mark))


# The hold


@pytest.mark.parametrize(
    ("cell", "losses"),
    [
        ("b1", ["the Nock rolls 1 lower", "the marker on its Use space is disarmed", "the Piercer does nothing"]),
        ("b2", ["the Nock rolls 1 lower", "its Use space is blocked"]),
        ("a2", ["the cube of ember drifts away", "the Cargo Pod carries nothing"]),
        ("c2", ["the relic is destroyed"]),
        ("c1", ["the cube of spice drifts away"]),
        ("d4", []),
        ("a0", []),
    ],
)
def test_losses_by_damage_are_told(cell: str, losses: list[str]) -> None:
    outfits = (
        Fitted("nock", ("b1", "a1", "b2"), ("b1",)),
        Fitted("piercer", ("b1",)),
        Fitted("cargo-pod", ("z1", "z2", "z3", "a2")),
        Fitted("armor-plating", ("a0", "b0", "a1", "b-1")),
    )
    hold = Hold(outfits, {"z1": "ember", "c1": "spice"}, relics=(("c2", "c3"),))
    assert list(losses_at(WHOLE.content, hold, cell)) == losses


def test_an_answer_names_what_damage_would_take() -> None:
    game = game_of(open_space(**first_captain(hold={"cubes": {"a1": "spice"}})))
    assert "the cube of spice drifts away" in game.meaning(Damage("a1")).detail


# Spaces


def test_every_space_has_words() -> None:
    for sector in SCENERY.sectors:
        for space in sector.spaces:
            assert sector.name in sector.grounds[space.terrain]
            assert bool(sector.features[space.feature]) is (space.feature not in ("", "exploration"))


def test_there_are_berths_where_there_is_a_kiln() -> None:
    assert SCENERY.interior is not None
    assert [space.feature for space in SCENERY.interior.sector.spaces] == ["", "sell", "mission"]
    assert game_of(Match.new("xia", seats=3, seed=1, options=BASE_GAME)).scenery().interior is None


# What depends on the position


def first_of(match: Match) -> CaptainView:
    return game_of(match).view(0).captains[0]


def only_mission(match: Match, viewer: int | None = 0) -> MissionView:
    (found,) = game_of(match).view(viewer).captains[0].missions
    return found


@pytest.mark.parametrize(
    ("name", "place", "card", "is_halfway", "marks"),
    [
        ("assist-1", 51, {}, False, ()),
        ("assist-1", 51, {"revealed": True, "pay": 1000}, True, ("face-up",)),
        ("counterfeit-1", 75, {"fetched": True}, True, ("plates",)),
        ("boom-1", 67, {"revealed": True, "damage": 1}, True, ("face-up", "detonator")),
        ("boom-1", 67, {"revealed": True, "detonator": [0, 0]}, True, ("face-up", "armed")),
        ("transport-1", 59, {"revealed": True, "damage": 4}, True, ("face-up", "explosive")),
    ],
)
def test_a_mission_shows_how_far_it_is(
    name: str, place: int, card: dict[str, Any], is_halfway: bool, marks: tuple[str, ...]
) -> None:
    seen = only_mission(more_missions(name, place, **card))
    assert (seen.is_halfway, seen.marks) == (is_halfway, marks)


def test_nobody_else_sees_how_far_a_mission_is_that_lies_face_down() -> None:
    match = more_missions("counterfeit-1", 75, fetched=True)
    assert only_mission(match, 1) == only_mission(match, None) == MissionView()


def test_an_attack_without_damage_coerces_nobody() -> None:
    coerced = [{"id": "coerce-1", "revealed": True, "pay": pay} for pay in (0, 3000)]
    seen = [only_mission(frozen_space(**first_captain(missions=[card]))) for card in coerced]
    assert [mission.is_halfway for mission in seen] == [False, True]


@pytest.mark.parametrize("card", ["cargo-1", "arms-dealer-1"])
def test_a_mission_that_is_only_delivered_has_no_first_half(card: str) -> None:
    assert not only_mission(frozen_space(**first_captain(missions=[{"id": card}]))).is_halfway


def test_a_smuggler_knows_who_has_looked_away() -> None:
    smuggler = {"id": "smuggler-1", "revealed": True, "sneaked": True}
    assert only_mission(open_space(**first_captain(missions=[smuggler]))).marks == ("face-up", "sneaked")


def test_cards_mean_whom_the_rules_mean() -> None:
    npcs = [{"id": "enforcer", "holder": 0, "at": [0, -1], "spawned": True}]
    match = case_position("mission-targets.toml", npcs=npcs, **mission("assist-1", 51))
    game = game_of(match)
    means = game.view(0).captains[0].means
    assert means == {bearing: target_of(game, 0, bearing) for bearing in get_args(Bearing)}
    assert "enforcer" in means.values()


def test_conditions_have_their_figures() -> None:
    line = {"host": "puddle-jumper", "spaces": 99}
    waiting = {"autopilot": 2, "harpoon": line, "skips_turn": True}
    seen = game_of(open_space(captains={"1": waiting})).view(None).captains[1]
    found = {condition.kind: condition for condition in seen.conditions}
    assert found.keys() == {"autopilot", "harpoon/no-limit", "skips-turn"}
    assert (found["autopilot"].number, found["harpoon/no-limit"].ship) == (2, "puddle-jumper")
    assert [condition.kind for condition in first_of(open_space("impulse")).conditions] == ["moving"]


def test_figures_of_captains_are_those_of_the_rules() -> None:
    match, chance = Match.new("xia", seats=3, seed=4), Random(4)
    while not match.over and match.revision < 600:
        match.answer(chance.choice(match.decision.options))
    game: Xia = game_of(match)
    game.state.titles = [title.id for title in game.content.titles]
    for seat, captain in enumerate(game.view(None).captains):
        assert captain.max_energy == max_energy(game, seat)
        assert captain.towards == {title.id: measure(game, seat, title.objective) for title in game.content.titles}
