"""What the options of a question are about, in numbers."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from starhold.envs import xia_v0
from starhold.envs.xia.facts import Position
from starhold.envs.xia.names import KINDS, SUBJECTS
from starhold.envs.xia.options import OPTION
from starhold.envs.xia.rows import UNITS, about
from starhold.games.xia import choices
from starhold.games.xia.rules.embers.economy import Trade
from starhold.kernel import Choice
from starhold.kernel.decision import Rolled

from ..walks import EVERYTHING, walk
from .tables import game_of, option, played


def test_an_option_has_a_kind_and_a_subject() -> None:
    env = played()
    observation = env.observe(env.agent_selection)
    row = [str(choice) for choice in env.episode.offered].index("take puddle-jumper")
    assert observation["option_kinds"][row] == KINDS[choices.Take]
    assert observation["option_subjects"][row] == SUBJECTS["puddle-jumper"]
    assert not observation["option_kinds"][len(env.episode.offered) :].any()
    assert not observation["options"][len(env.episode.offered) :].any()
    assert option(env, "take puddle-jumper") == {"amount": 0.1, "credits": 0.05}


def test_who_is_not_asked_sees_no_options() -> None:
    env = played()
    seat = (env.match.decision.seat + 1) % 3
    observation = env.observe(f"seat_{seat}")
    assert not any(observation[key].any() for key in ("options", "option_kinds", "option_subjects", "action_mask"))


def test_a_step_says_what_it_leads_to_and_what_it_risks() -> None:
    env = xia_v0.env(options=EVERYTHING)
    met: Counter[str] = Counter()
    for _ in walk(env, seed=2, steps=1500):
        game, captain = game_of(env), game_of(env).state.captains[env.match.decision.seat]
        for choice in env.episode.offered:
            if not isinstance(choice, choices.Fly) or captain.at is None:
                continue
            way_out = game.chart.exit_from(captain.at, choice.way)
            row = option(env, str(choice))
            assert row["space: distance"] == 0.05
            assert (row.get("way: unexplored", 0) == 1) == (way_out.space is None)
            assert (f"way: {way_out.hazard}" in row) == (way_out.hazard is not None)
            risky = way_out.hazard in ("asteroid", "nebula", "ice") or not way_out.is_safe
            met.update(name for name in row if name.startswith("way: "))
            assert bool(row.get("chance of harm") or row.get("chance of destruction")) == risky
    assert {"way: asteroid", "way: nebula", "way: shield", "way: entrance"} <= set(met)


def test_options_can_be_told_apart() -> None:
    env = xia_v0.env(options=EVERYTHING)
    offered = alike = 0
    for agent in walk(env, seed=5, steps=800):
        shown = env.observe(agent)
        rows = Counter(
            (shown["option_kinds"][row], shown["option_subjects"][row], shown["options"][row].tobytes())
            for row in range(len(env.episode.offered))
        )
        offered += rows.total()
        alike += sum(count for count in rows.values() if count > 1)
    assert alike < offered / 1000


def described(choice: Choice) -> tuple[dict[str, float], int]:
    """What a choice would be about, for the first captain of a match."""
    game = game_of(ENV)
    at = game.state.captains[0].at
    assert at is not None
    found = about(Position(game, 0, at), choice)
    numbers = memoryview(found.numbers).cast("f").tolist()
    said = {name: round(number * UNITS.get(name, 1), 3) for name, number in zip(OPTION, numbers, strict=True) if number}
    return said, int.from_bytes(found.subject, sys.byteorder)


ENV = played(answers=400)
SHIP = game_of(ENV).state.captains[1].ship


@pytest.mark.parametrize(
    ("choice", "expected", "subject"),
    [
        (choices.Sell("spice", 3), {"amount": 3}, "spice"),
        (Trade(2, "spice", "holo"), {"amount": 2, "wanted cargo": 2}, "spice"),
        (
            choices.Damage("b3"),
            {"column": 1, "row": 2, "first column": 1, "first row": 2, "last column": 1, "last row": 2},
            "",
        ),
        (
            choices.Fit(("a1", "a2", "b2")),
            {"column": 0.333, "row": 0.667, "last column": 1, "last row": 1},
            "",
        ),
        (choices.Amount(2000), {"credits": 2000}, ""),
        (choices.Keep("smuggler-1"), {}, "smuggler-1"),
        (choices.Spawn(99), {"amount": 99}, ""),
        (choices.UseAbility("numerator"), {}, "numerator"),
        (choices.UseAbility("numerator", "a word"), {}, "numerator"),
        (Rolled(4), {"amount": 4}, ""),
    ],
    ids=str,
)
def test_each_field_says_something(choice: Choice, expected: dict[str, float], subject: str) -> None:
    assert described(choice) == (expected, SUBJECTS.get(subject, 0))


@pytest.mark.parametrize("choice", [choices.Give(1), choices.Attack(SHIP, 0), choices.UseAbility("numerator", SHIP)])
def test_what_is_aimed_at_a_ship_says_where_it_is(choice: Choice) -> None:
    numbers, subject = described(choice)
    captain = game_of(ENV).state.captains[1]
    own = game_of(ENV).state.captains[0].at
    assert numbers["at a captain"] == 1
    assert captain.at is not None
    assert own is not None
    assert numbers.get("space: q", 0) == captain.at.q - own.q
    assert subject == SUBJECTS["numerator" if isinstance(choice, choices.UseAbility) else SHIP]


def test_a_ship_that_is_nowhere_has_no_place() -> None:
    env = played()
    game = game_of(env)
    found = about(Position(game, 0, game.state.starts[0]), choices.Give(1))
    assert memoryview(found.numbers).cast("f").tolist()[OPTION.index("space: on board")] == 0


def test_an_npc_with_a_bounty_is_marked() -> None:
    numbers, _ = described(choices.Attack("scoundrel", 0))
    assert numbers["at an NPC"] == numbers["at a bounty"] == 1
