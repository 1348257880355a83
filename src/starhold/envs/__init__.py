"""Environments for learning: matches as PettingZoo and Gymnasium know them.

from starhold.envs import xia_v0
env = xia_v0.env(seats=3)
"""

try:
    import gymnasium

    from .demo_v0 import DemoSolo, VectorDemo
    from .encoder import Encoder
    from .episode import Episode, IllegalAction
    from .observer import Arrays, Observer
    from .plain import PlainEncoder
    from .task import Task
    from .xia_v0 import VectorXia, XiaSolo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'starhold.envs needs {error.name}, which is not installed: pip install "starhold[envs]"', name=error.name
    ) from error

__all__ = [
    "Arrays",
    "DemoSolo",
    "Encoder",
    "Episode",
    "IllegalAction",
    "Observer",
    "PlainEncoder",
    "Task",
    "VectorDemo",
    "VectorXia",
    "XiaSolo",
]

for _id, _solo, _vector in (
    ("Starhold/Xia-v0", "XiaSolo", "VectorXia"),
    ("Starhold/Demo-v0", "DemoSolo", "VectorDemo"),
):
    gymnasium.register(_id, entry_point=f"{__name__}:{_solo}", vector_entry_point=f"{__name__}:{_vector}")
