"""What is observed of a mission in Core Space."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import starhold
from starhold.envs import Arrays, Episode, Task, corespace_v0
from starhold.envs.corespace.board import CHANNELS
from starhold.envs.corespace.encoder import CoreSpaceEncoder
from starhold.envs.corespace.names import KINDS, PROMPTS, SUBJECTS
from starhold.envs.corespace.options import OPTION
from starhold.envs.corespace.situation import SITUATION
from starhold.envs.corespace_v0 import CorespaceAlone
from starhold.games.corespace import CoreSpace
from starhold.games.corespace.choices import Move
from starhold.games.corespace.state import Figure, Item
from starhold.kernel import Match
from starhold.kernel.setup import OptionValue

from ..walks import walk


def mission(*answers: str, seats: int = 1) -> Match:
    match = starhold.new("corespace", seats=seats, seed=5)
    while match.decision.prompt != "corespace.trader-phase.activate":
        match.answer(match.decision.options[0])
    for answer in answers:
        match.answer(answer)
    return match


def play_of(match: Match) -> CoreSpace:
    assert isinstance(match.game, CoreSpace)
    return match.game


def figure(match: Match, name: str) -> Figure:
    return next(each for each in play_of(match).state.mission.figures if each.id == name)


def observed(match: Match, seat: int = 0) -> Arrays:
    return Episode(Task(CoreSpaceEncoder, seats=match.setup.seats), match).observation(seat)


def numbers(match: Match, seat: int = 0) -> dict[str, float]:
    return dict(zip(SITUATION, observed(match, seat)["observation"].tolist(), strict=True))


def test_each_number_has_a_name_of_its_own() -> None:
    assert len({*SITUATION}) == len(SITUATION)
    assert len({*OPTION}) == len(OPTION)
    assert len({*CHANNELS}) == len(CHANNELS)


def test_the_own_crew_comes_first() -> None:
    match = mission(seats=2)
    figure(match, "jace").health, figure(match, "arianna").health = 2, 4
    first, second = numbers(match), numbers(match, 1)
    assert (first["trader 0: crew 0"], first["trader 4: crew 1"]) == (1, 1)
    assert [first["trader 0: health"], second["trader 0: health"]] == pytest.approx([2 / 6, 4 / 6])


def test_what_a_trader_carries_is_counted_and_what_is_hidden_has_no_kind() -> None:
    match = mission(seats=2)
    figure(match, "jace").tray = (Item("knife"), Item("medi-stim", found="bag", known_to=(0,)))
    first, second = numbers(match), numbers(match, 1)
    assert [6 * first[f"trader 0: {what}"] for what in ("weapons", "specials", "hidden tokens")] == pytest.approx(
        [1, 1, 0]
    )
    assert [6 * second[f"trader 4: {what}"] for what in ("weapons", "specials", "hidden tokens")] == pytest.approx(
        [1, 0, 1]
    )


def test_the_nearest_npc_comes_first_and_tells_how_it_is_seen() -> None:
    match = mission("activate jace", "walk", "enter a10", "stop")
    figures = play_of(match).state.mission.figures
    figures[:] = [each for each in figures if each.crew is not None]
    figures += [Figure("harvester-1", "harvester", number=1, where="deck", at="a1")]
    figures += [Figure("assassin-1", "assassin", number=1, where="deck", at="c11")]
    seen = numbers(match)
    assert (seen["NPC 0: assassin"], seen["NPC 0: seen"], seen["NPC 1: harvester"], seen["NPC 1: seen"]) == (1, 1, 1, 0)
    assert seen["NPC 2: there"] == 0


def test_the_question_is_told_to_whoever_is_asked() -> None:
    match = mission(seats=2)
    asked, seat = f"asked {match.decision.prompt}", match.decision.seat
    assert (numbers(match, seat)[asked], numbers(match, 1 - seat)[asked]) == (1, 0)


def test_the_map_shows_walls_airlocks_crates_and_people() -> None:
    match = mission("activate jace", "walk", "enter a10", "stop")
    layers = dict(zip(CHANNELS, np.moveaxis(observed(match)["map"], -1, 0), strict=True))
    assert np.argwhere(layers["own airlock"]).tolist() == [[0, 9], [0, 10]]
    assert np.argwhere(layers["own trader"]).tolist() == np.argwhere(layers["acts"]).tolist() == [[0, 9]]
    crates = play_of(match).state.mission.crates
    assert layers["tokens in a crate"].sum() == sum(len(crate.items) for crate in crates)
    assert layers["wall in the west"][4, 4] == 1
    assert layers["can end here"].sum() == sum(isinstance(option, Move) for option in match.decision.options)


def test_an_option_tells_its_square_its_figure_and_its_token() -> None:
    match = mission("activate jace", "walk", "enter a10", "stop")
    figures = play_of(match).state.mission.figures
    figures[:] = [each for each in figures if each.crew is not None]
    figures += [Figure("harvester-1", "harvester", number=1, where="deck", at="c11")]
    match.answer("sidle a9")
    arrays, options = observed(match), match.decision.options
    for row, choice in enumerate(options):
        told = dict(zip(OPTION, arrays["options"][row].tolist(), strict=True))
        assert arrays["option_kinds"][row] == KINDS[type(choice)]
        if isinstance(choice, Move):
            assert told["square: row"] == pytest.approx(int(choice.to[1:]) / 24)
        if str(choice) == "shoot harvester-1 outland-pistol":
            assert arrays["option_subjects"][row] == SUBJECTS["harvester"]
            assert arrays["option_seconds"][row] == SUBJECTS["outland-pistol"]
            assert (told["figure: seen"], told["figure: NPC"]) == (1, 1)
    assert "shoot harvester-1 outland-pistol" in map(str, options)
    assert not arrays["options"][len(options) :].any()


@pytest.mark.untraced
@pytest.mark.parametrize("options", [{}, {"campaign": "lost-with-all-hands"}])
def test_options_differ_in_what_is_observed_of_them(options: dict[str, OptionValue]) -> None:
    env = corespace_v0.env(seats=3, options=options)
    for agent in walk(env, seed=2, steps=400):
        arrays, offered = env.observe(agent), env.episode.offered
        rows = {
            tuple(arrays[key][row].tobytes() for key in arrays if key.startswith("option"))
            for row in range(len(offered))
        }
        assert len(rows) == len(offered), offered


def test_every_question_is_known() -> None:
    assert {*CoreSpace.text.prompts} <= {*PROMPTS}


def test_a_crew_alone_is_an_environment_of_its_own() -> None:
    env = gymnasium.make("Starhold/CorespaceSolo-v0", render_mode="ansi")
    assert isinstance(env.unwrapped, CorespaceAlone)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


def test_many_missions() -> None:
    envs = gymnasium.make_vec("Starhold/Corespace-v0", num_envs=2)
    observations, _ = envs.reset(seed=1)
    assert observations["observation"].shape == (2, len(SITUATION))
