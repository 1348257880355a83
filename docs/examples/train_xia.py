"""Teach a captain of Xia with nothing but NumPy: `python train_xia.py`.

The policy is a softmax over the options of each question: every kind of choice has a weight, and so has every number
of an option's row. It learns by REINFORCE, from fame alone, against two captains who answer at random.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from starhold.envs import Arrays
from starhold.envs.xia.names import KINDS
from starhold.envs.xia.options import OPTION
from starhold.envs.xia_v0 import XiaSolo

Floats = NDArray[np.float64]

MODULES = {"embers": True, "missions_and_powers": True, "sellsword": True}
TABLE: dict[str, Any] = {"seats": 3, "seat": None, "opponents": "random", "options": MODULES, "observe": ["options"]}
NAMES = ("none", *(kind.__name__ for kind in KINDS), *OPTION)
MATCHES_PER_STEP, STEP, DISCOUNT = 4, 0.1, 0.98


class Played(NamedTuple):
    """A match: how each answer would become likelier, what followed it, and whether the match was won."""

    slopes: Floats
    returns: Floats
    won: bool


def features(observation: Arrays) -> Floats:
    """What can be answered, an option per row: its kind as a one-hot, and its numbers."""
    count = int(observation["action_mask"].sum())
    kinds = np.eye(len(KINDS) + 1)[observation["option_kinds"][:count]]
    return np.hstack([kinds, observation["options"][:count]])


def play(env: XiaSolo, weights: Floats, random: np.random.Generator) -> Played:
    """One match of the policy."""
    observation, _ = env.reset(seed=int(random.integers(2**31)))
    slopes, rewards, ended = [], [], False
    while not ended:
        rows = features(observation)
        likely = np.exp((scores := rows @ weights) - scores.max())
        likely /= likely.sum()
        action = random.choice(len(rows), p=likely)
        slopes.append(rows[action] - likely @ rows)
        observation, reward, over, cut_off, info = env.step(action)
        rewards.append(reward)
        ended = over or cut_off
    returns = np.array(rewards)
    for answer in reversed(range(len(returns) - 1)):
        returns[answer] += DISCOUNT * returns[answer + 1]
    return Played(np.array(slopes), returns, env.match.result is not None and info["seat"] in env.match.result.winners)


def train(seconds: float, seed: int = 0) -> Floats:
    """The weights after so many seconds of processor time, by Adam."""
    env, random = XiaSolo(**TABLE, max_answers=4000), np.random.default_rng(seed)
    weights, mean, square = np.zeros((3, len(NAMES)))
    end, step = time.process_time() + seconds, 0
    while time.process_time() < end:
        batch, step = [play(env, weights, random) for _ in range(MATCHES_PER_STEP)], step + 1
        returns = np.concatenate([match.returns for match in batch])
        better = (returns - returns.mean()) / (returns.std() + 1e-8)
        slope = better @ np.concatenate([match.slopes for match in batch]) / len(returns)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights = weights + STEP * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        print(f"{step * MATCHES_PER_STEP:4} matches, won {sum(match.won for match in batch)} of {len(batch)}")
    return weights


def win_rate(weights: Floats, matches: int, seed: int = 1) -> str:
    """The share of new matches that is won, with its 95 % interval (Wilson's)."""
    env, random = XiaSolo(**TABLE), np.random.default_rng(seed)
    share, z = float(np.mean([play(env, weights, random).won for _ in range(matches)])), 1.96
    middle = (share + z**2 / matches / 2) / (1 + z**2 / matches)
    reach = z * np.sqrt(share * (1 - share) / matches + (z / matches / 2) ** 2) / (1 + z**2 / matches)
    return f"{share:.1%} ({middle - reach:.1%} to {middle + reach:.1%})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=150, help="of learning")
    parser.add_argument("--matches", type=int, default=200, help="by which it is judged")
    parser.add_argument("--out", default="captain.npy", help="the file of the weights, for numpy.load")
    wanted = parser.parse_args()
    np.save(wanted.out, learned := train(wanted.seconds))
    order = np.argsort(learned)
    print("likes", [NAMES[place] for place in order[:-9:-1]], "avoids", [NAMES[place] for place in order[:8]])
    print(f"before learning it wins {win_rate(np.zeros(len(NAMES)), wanted.matches)}")
    print(f"after learning it wins {win_rate(learned, wanted.matches)}")
