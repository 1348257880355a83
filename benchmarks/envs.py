"""How many steps environments take in a second, beside PettingZoo's own: `python benchmarks/envs.py`.

All of them are played by the loop of PettingZoo's performance benchmark: `last`, any action that the mask allows,
`step`. They take turns, slice by slice, and the time is that of the processor, so that other processes hardly count.
The ratio to connect four is taken round by round, and the median of the rounds counts.

PettingZoo imports pygame for drawing alone; where it is not installed, an empty module stands for it.
"""

# ruff: noqa: S311, T201

from __future__ import annotations

import argparse
import random  # noqa: TID251 - as the benchmark of PettingZoo does
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from statistics import median
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from starhold.envs import demo_v0, xia_v0
from starhold.envs.xia_v0 import VectorXia

if find_spec("pygame") is None:
    sys.modules["pygame"] = ModuleType("pygame")
from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]

MODULES = {"embers": True, "missions_and_powers": True, "sellsword": True}
BASE = dict.fromkeys(MODULES, False)
PEER = "PettingZoo connect_four_v3"
SLICE = 200
BATCH = 16


class Contestant(NamedTuple):
    """Something that takes steps for ever; each `next` takes one slice of them."""

    name: str
    slices: Iterator[int]


def played(env: Any, *, observe: bool = True) -> Iterator[int]:
    """Random play in an environment of PettingZoo, match after match; says how many steps a slice had."""
    chance = random.Random(1)
    env.reset(seed=1)
    while True:
        for _ in range(SLICE):
            observation, _, over, cut_off, info = env.last(observe=observe)
            mask = observation["action_mask"] if observe else info.get("action_mask")
            env.step(None if over or cut_off else chance.choice(np.flatnonzero(mask).tolist()))
            if not env.agents:
                env.reset()
        yield SLICE


def played_together(envs: VectorXia) -> Iterator[int]:
    """Random play in many matches at once; says how many answers a slice had, those of the opponents included."""
    chance = random.Random(1)
    envs.reset(seed=1)
    while True:
        answers = 0
        while answers < SLICE:
            masks = envs.action_masks()
            actions = [chance.choice(np.flatnonzero(mask).tolist()) if mask.any() else 0 for mask in masks]
            before = [match.revision for match in envs.matches]
            envs.step(np.array(actions))
            answers += sum(max(0, match.revision - past) for match, past in zip(envs.matches, before, strict=True))
        yield answers


def contestants() -> list[Contestant]:
    """Who takes part, the peer first."""
    xia: Callable[..., Any] = partial(xia_v0.env, seats=3)
    return [
        Contestant(PEER, played(connect_four_v3.env())),
        Contestant("Derelict, everything observed", played(demo_v0.env())),
        Contestant("Xia, base game, everything observed", played(xia(options=BASE))),
        Contestant("Xia, all modules, everything observed", played(xia(options=MODULES))),
        Contestant("Xia, all modules, without the map", played(xia(options=MODULES, observe=["options"]))),
        Contestant("Xia, all modules, nothing but the mask", played(xia(options=MODULES), observe=False)),
        Contestant(
            f"Xia, all modules, {BATCH} matches, one seat each", played_together(VectorXia(BATCH, options=MODULES))
        ),
    ]


def rate(slices: Iterator[int], seconds: float) -> float:
    """Steps per second of processor time."""
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        steps += next(slices)
    return steps / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each environment and round")
    wanted = parser.parse_args()
    taking_part = contestants()
    rounds = [
        [rate(contestant.slices, wanted.seconds) for contestant in taking_part] for _ in range(wanted.rounds + 1)
    ][1:]  # the first one warms up
    print(f"{'':52}{'steps/s':>10}{'times the peer':>16}")
    for number, contestant in enumerate(taking_part):
        steps = median(one[number] for one in rounds)
        ratio = median(one[number] / one[0] for one in rounds)
        print(f"{contestant.name:52}{steps:>10,.0f}{ratio:>16.2f}")


if __name__ == "__main__":
    main()
