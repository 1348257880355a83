"""Rewards of a group: the same for all seats, and no sum of nothing."""

from __future__ import annotations

from starhold.envs import PlainEncoder, Task
from starhold.envs.episode import Episode
from starhold.kernel import Match, Seat
from tests.pouch import Pouch, PouchState


class Loot(PlainEncoder):
    game = Pouch
    features = ("found",)
    max_options = 4

    def measure(self, view: PouchState, seat: Seat) -> list[float]:
        return [len(view.shown) / 4]


def ended(verb: str, **options: bool) -> Episode:
    """A match that is over: whoever searches four times has found the cutter."""
    task = Task(Loot, seats=2, options=options, reward="win")
    episode = Episode(task, task.new_match(7))
    while not episode.over:
        episode.answer(episode.match.read(verb))
    return episode


def test_all_gain_one_or_all_lose_one() -> None:
    assert ended("search").gains == (1.0, 1.0)
    assert ended("shoot").gains == (-1.0, -1.0)


def test_rivals_share_nothing_in_sum() -> None:
    assert ended("search", alliance=False).gains == (1.0, -1.0)


def test_a_common_score_is_a_common_reward() -> None:
    episode = Episode(Task(Loot, seats=2), Match.new(Pouch, seats=2, seed=7))
    gained = [0.0, 0.0]
    while not episode.over:
        episode.answer(episode.match.read("search"))
        gained = [sum(pair) for pair in zip(gained, episode.gains or (0.0, 0.0), strict=True)]
    assert gained == [2.0, 2.0]
