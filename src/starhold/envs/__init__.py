"""Environments for learning: matches as PettingZoo and Gymnasium know them.

from starhold.envs import demo_v0
env = demo_v0.env(seats=3)

A module `<title>_v0` in this folder is a title's environments: `env` for PettingZoo, and for Gymnasium, as
`Starhold/<Title>-v0`, the classes `<Title>Solo` and `Vector<Title>`. Where one can play alone, `<Title>Alone` and
`Vector<Title>Alone` are `Starhold/<Title>Solo-v0`.
"""

try:
    import gymnasium

    from .aec import MatchEnv
    from .encoder import Encoder
    from .episode import Episode, IllegalAction
    from .observer import Arrays, Observer
    from .plain import PlainEncoder
    from .task import Task
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f'starhold.envs needs {error.name}, which is not installed: pip install "starhold[envs]"', name=error.name
    ) from error

from pkgutil import iter_modules

from starhold.kernel import find_game

__all__ = ["Arrays", "Encoder", "Episode", "IllegalAction", "MatchEnv", "Observer", "PlainEncoder", "Task"]

_VERSION = "_v0"

for _module in iter_modules(__path__):
    if _module.name.endswith(_VERSION):
        _home, _game = f"{__name__}.{_module.name}", _module.name.removesuffix(_VERSION)
        _title = _game.capitalize()
        gymnasium.register(
            f"Starhold/{_title}-v0",
            entry_point=f"{_home}:{_title}Solo",
            vector_entry_point=f"{_home}:Vector{_title}",
        )
        if 1 in find_game(_game).seat_counts:
            gymnasium.register(
                f"Starhold/{_title}Solo-v0",
                entry_point=f"{_home}:{_title}Alone",
                vector_entry_point=f"{_home}:Vector{_title}Alone",
            )
