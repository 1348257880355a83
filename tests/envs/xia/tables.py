"""A match of Xia as an environment shows it, by the names of its numbers."""

from __future__ import annotations

from starhold.envs import xia_v0
from starhold.envs.aec import MatchEnv
from starhold.envs.xia.options import OPTION
from starhold.envs.xia.situation import MEASURES, SITUATION
from starhold.games.xia import Xia
from starhold.kernel import Seat

from ..walks import EVERYTHING, walk


def played(*, seats: int = 3, seed: int = 1, answers: int = 0) -> MatchEnv:
    """A match with everything that can be added, after so many random answers."""
    env = xia_v0.env(seats=seats, options=EVERYTHING)
    for _ in walk(env, seed=seed, steps=answers + 1):
        if env.match.revision == answers:
            break
    return env


def game_of(env: MatchEnv) -> Xia:
    assert isinstance(env.match.game, Xia)
    return env.match.game


def number(env: MatchEnv, seat: Seat, name: str) -> float:
    """A number of the situation, as it was before it was scaled."""
    scaled = env.observe(f"seat_{seat}")["observation"][SITUATION.index(name)]
    return round(float(scaled) * MEASURES.get(name, 1), 3)


def option(env: MatchEnv, notation: str) -> dict[str, float]:
    """What is not zero in the row of an option."""
    row = [str(choice) for choice in env.episode.offered].index(notation)
    numbers = env.observe(env.agent_selection)["options"][row]
    return {name: round(float(found), 3) for name, found in zip(OPTION, numbers, strict=True) if found}
