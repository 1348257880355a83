"""What can be chosen before a match: the options of a game, and the values that they can have."""

from __future__ import annotations

from pathlib import Path

from starhold.kernel import Game
from starhold.table.catalogue import beginning_info, options_of
from starhold.table.lobby import BeginningInfo, OptionInfo

from .group import FINE
from .screen import Screen, print_json
from .setting_up import write_option

YES_NO = ("false", "true")


def show_options(game: type[Game], content: Path | None, *, as_json: bool) -> int:
    """Print the options of a game."""
    options = options_of(game, content)
    if as_json:
        print_json(options)
        return FINE
    screen = Screen()
    screen.line(game.title, "bold")
    for beginning in game.beginnings:
        show_beginning(screen, game, beginning_info(game, beginning))
    if not options:
        screen.line("There is nothing to choose.")
    for option in options:
        screen.table([(option.name, option.text)], indent="  ")
        if values := _values(option):
            screen.table(values, indent="    ")
    return FINE


def show_beginning(screen: Screen, game: type[Game], beginning: BeginningInfo) -> None:
    """Print a way to begin, and what to type for it."""
    screen.line(f"  {beginning.text}: {beginning.detail}")
    chosen = [write_option(name, value) for name, value in beginning.options.items()]
    among = [f"{beginning.among}={'|'.join(map(str, beginning.values))}"] if beginning.among else []
    options = "".join(f" --option {option}" for option in (*chosen, *among))
    screen.line(f"    starhold play {game.name}{options}")


def _values(option: OptionInfo) -> list[tuple[str, str]]:
    """The values that an option can have, as they are typed, and their names."""
    if option.kind == "number":
        return [(f"{option.least} to {option.most}", "")] if option.most is not None else []
    values = YES_NO if option.kind == "yes-no" else tuple(str(value) for value in option.choices)
    names = option.names or ("",) * len(values)
    usual = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
    return [
        (value, f"{name} (usual)".strip() if value == usual else name)
        for value, name in zip(values, names, strict=True)
    ]
