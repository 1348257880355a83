"""What is observed of a fight in Stars of Akarios."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import starhold
from starhold.envs import Arrays, Episode, Task, akarios_v0
from starhold.envs.akarios.board import CHANNELS
from starhold.envs.akarios.encoder import AkariosEncoder
from starhold.envs.akarios.names import KINDS, PROMPTS, SUBJECTS
from starhold.envs.akarios.options import FIELDS, OPTION
from starhold.envs.akarios.situation import SITUATION
from starhold.envs.akarios_v0 import AkariosAlone
from starhold.games.akarios import Akarios
from starhold.games.akarios.state import Enemy, Flyer
from starhold.geometry import Hex
from starhold.kernel import BadSetup, Match

from ..test_aec import finished
from ..walks import walk


def fight(**options: Any) -> Match:
    match = starhold.new("akarios", seats=2, seed=5, options=options)
    for answer in ("take-usual 0", "take-usual 1"):
        match.answer(answer)
    while match.decision.prompt == "akarios.set-up.take_position":
        match.answer(match.decision.options[0])
    return match


def state_of(match: Match) -> tuple[list[Flyer], list[Enemy]]:
    assert isinstance(match.game, Akarios)
    return match.game.state.flyers, match.game.state.enemies


def observed(match: Match, seat: int = 0) -> Arrays:
    return Episode(Task(AkariosEncoder), match).observation(seat)


def numbers(match: Match, seat: int = 0) -> dict[str, float]:
    return dict(zip(SITUATION, observed(match, seat)["observation"].tolist(), strict=True))


def test_each_number_has_a_name_of_its_own() -> None:
    assert len({*SITUATION}) == len(SITUATION)
    assert len({*OPTION}) == len(OPTION)
    assert len({*CHANNELS}) == len(CHANNELS)


def test_the_own_pilot_comes_first() -> None:
    match = fight()
    (mine, other), _ = state_of(match)
    mine.hull, other.hull, other.stress = 3, 5, 7
    seen, from_there = numbers(match), numbers(match, 1)
    assert (seen["pilot 0: own"], seen["pilot 1: own"], seen["pilot 2: there"]) == (1, 0, 0)
    assert (seen["pilot 0: hull"], seen["pilot 1: hull"]) == (3 / 8, 5 / 8)
    assert (from_there["pilot 0: hull"], from_there["pilot 1: hull"]) == (5 / 8, 3 / 8)
    assert from_there["pilot 0: stress"] == pytest.approx(0.7)


def test_places_are_seen_from_the_own_pilot() -> None:
    match = fight()
    (mine, _), enemies = state_of(match)
    mine.at = Hex(4, 4)
    min(enemies, key=lambda enemy: enemy.number).at = Hex(8, 1)
    seen = numbers(match)
    assert (seen["pilot 0: right"], seen["pilot 0: down"]) == (0, 0)
    assert (seen["enemy 0: right"], seen["enemy 0: down"]) == (0.5, -1 / 8)


def test_whoever_has_left_is_nowhere() -> None:
    match = fight()
    (mine, _), _ = state_of(match)
    mine.at, mine.status = None, "away"
    seen = numbers(match)
    assert (seen["pilot 0: away"], seen["pilot 0: on the board"], seen["pilot 0: faces N"]) == (1, 0, 0)


def test_a_card_without_supply_is_not_ready() -> None:
    match = fight()
    (mine, _), _ = state_of(match)
    card = mine.cards[-1]
    assert numbers(match)[f"pilot 0: {card.id} is ready"] == 1
    mine.cards = (*mine.cards[:-1], type(card)(card.id, card.supply, damaged=True))
    assert numbers(match)[f"pilot 0: {card.id} is ready"] == 0


def test_the_question_is_told_to_whoever_is_asked() -> None:
    match = fight()
    asked = f"asked {match.decision.prompt}"
    assert (numbers(match)[asked], numbers(match, 1)[asked]) == (1, 0)


def test_the_map_shows_everyone_where_they_are() -> None:
    match = fight(scenario="hold-the-lantern")
    (mine, other), enemies = state_of(match)
    layers = dict(zip(CHANNELS, np.moveaxis(observed(match)["map"], -1, 0), strict=True))
    assert mine.at is not None
    assert other.at is not None
    assert np.argwhere(layers["own pilot"]).tolist() == [[mine.at.q, mine.at.r + mine.at.q // 2]]
    assert layers["pilot"][other.at.q, other.at.r + other.at.q // 2] == 1
    assert layers["enemy"].sum() + layers["elite"].sum() == len(enemies)
    assert layers["Sparrow"].sum() == 1
    assert sum(layer.astype(int) for name, layer in layers.items() if "terrain" in name).max() == 1


def test_an_option_tells_its_pilot_its_card_and_its_dice() -> None:
    match = fight()
    arrays = observed(match)
    for row, choice in enumerate(match.decision.options):
        told = dict(zip(OPTION, arrays["options"][row].tolist(), strict=True))
        assert arrays["option_kinds"][row] == KINDS[type(choice)]
        assert told["pilot 0"] == 1
        dice = getattr(choice, "dice", ())
        assert [4 * told[f"{face} dice"] for face in ("move", "attack")] == [dice.count("move"), dice.count("attack")]
        if hasattr(choice, "card"):
            assert arrays["option_subjects"][row] == SUBJECTS[choice.card]
    assert not arrays["options"][len(match.decision.options) :].any()


def test_a_target_is_told_with_its_type_its_place_and_its_health() -> None:
    env = akarios_v0.env()
    for agent in walk(env, seed=4, steps=600):
        if env.match.decision.prompt == "akarios.strike.choose":
            arrays, choice = env.observe(agent), env.match.decision.options[0]
            told = dict(zip(OPTION, arrays["options"][0].tolist(), strict=True))
            enemy = next(enemy for enemy in state_of(env.match)[1] if enemy.id == getattr(choice, "target", ""))
            assert arrays["option_subjects"][0] == SUBJECTS[enemy.type]
            assert (told["target"], told["hull"], told["shield"]) == (1, enemy.hull / 8, enemy.shield / 8)
            return
    raise AssertionError("somebody attacks")


def test_options_differ_in_what_is_observed_of_them() -> None:
    """Not in the muster, where a die of the same face is the same, and names say all."""
    env = akarios_v0.env(seats=1, options={"pilots": 4})
    for agent in walk(env, seed=2, steps=400):
        arrays, options = env.observe(agent), env.match.decision.options
        rows = {
            (int(arrays["option_kinds"][row]), int(arrays["option_subjects"][row]), arrays["options"][row].tobytes())
            for row in range(len(options))
        }
        assert len(rows) == len(options), options


def test_a_campaign_is_refused() -> None:
    env = akarios_v0.env(options={"campaign": "beacon-road"})
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="single fights"):
        env.observe(env.agents[0])


def test_every_question_and_every_field_is_known() -> None:
    assert {*Akarios.text.prompts} <= {*PROMPTS}
    fields = {field for kind in KINDS for field in kind.__struct_fields__}
    assert fields - FIELDS.keys() == {"seat", "card", "mark", "value", "effect", "item", "trauma", "way"}


@pytest.mark.untraced
def test_all_are_rewarded_alike() -> None:
    env = akarios_v0.env(seats=3)
    assert {tuple(finished(env, seed).values()) for seed in range(3)} == {(-1.0, -1.0, -1.0)}


def test_a_score_counts_if_it_is_asked_for() -> None:
    env = akarios_v0.env(reward="score")
    env.reset(seed=1)
    assert env.task.encoder.score_unit(env.match.game) == 12
    assert env.task.reward == "score"


def test_a_squad_in_one_seat_is_an_environment_of_its_own() -> None:
    env = gymnasium.make("Starhold/AkariosSolo-v0", render_mode="ansi")
    assert isinstance(env.unwrapped, AkariosAlone)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    assert len(state_of(env.unwrapped.match)[0]) == 2


def test_many_squads() -> None:
    envs = gymnasium.make_vec("Starhold/AkariosSolo-v0", num_envs=2, options={"pilots": 3})
    observations, _ = envs.reset(seed=1)
    assert observations["observation"].shape == (2, len(SITUATION))
