"""Stable-Baselines3 learns in the environments by its ordinary calls."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ..docs.documents import ROOT, blocks

pytest.importorskip("sb3_contrib", reason="PyTorch is not installed: see docs/research.md")

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3 import PPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

from starhold.envs.xia_v0 import XiaSolo

torch.set_num_threads(1)  # the networks are small, and other tests run at the same time

SHORT: dict[str, Any] = {"n_steps": 32, "batch_size": 32, "n_epochs": 1, "seed": 1, "device": "cpu"}
SMALL: dict[str, Any] = {"seats": 2, "observe": [], "max_options": 16, "max_answers": 100}


def test_the_recipe_runs_as_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [recipe] = [block for block in blocks(ROOT / "docs" / "research.md") if block.file == "learn.py"]
    monkeypatch.chdir(tmp_path)
    Path("learn.py").write_text(recipe.text, encoding="utf-8")
    ran = runpy.run_path("learn.py")
    envs, model = ran["envs"], MaskablePPO.load("captain")
    masks = np.stack(envs.env_method("action_masks"))
    actions, _ = model.predict(envs.reset(), action_masks=masks)
    assert masks[range(4), actions].all()


def test_masks_are_found_and_kept_to() -> None:
    envs = make_vec_env("Starhold/Xia-v0", n_envs=2, seed=1, env_kwargs=SMALL)
    MaskablePPO("MultiInputPolicy", envs, **SHORT).learn(64)  # an action that is no option would be refused
    assert envs.render_mode == "rgb_array"
    assert {picture.shape for picture in envs.get_images()} == {(720, 1088, 3)}


def test_without_masks_there_is_a_penalty() -> None:
    envs = make_vec_env("Starhold/Demo-v0", n_envs=2, seed=1, env_kwargs={"penalty": 0.1})
    model = PPO("MultiInputPolicy", envs, **SHORT).learn(64)
    assert model.rollout_buffer.rewards.min() == pytest.approx(-0.1)


def test_matches_in_other_processes() -> None:
    envs = make_vec_env("starhold.envs:Starhold/Xia-v0", n_envs=2, seed=1, env_kwargs=SMALL, vec_env_cls=SubprocVecEnv)
    try:
        envs.reset()
        masks = np.stack(envs.env_method("action_masks"))
        _, rewards, _, _ = envs.step(masks.argmax(axis=1))
        assert rewards.shape == (2,)
    finally:
        envs.close()


@pytest.mark.filterwarnings("ignore::UserWarning")  # on how images are best shaped
def test_it_passes_the_checks_of_stable_baselines() -> None:
    check_env(XiaSolo(penalty=0.1, **SMALL))
