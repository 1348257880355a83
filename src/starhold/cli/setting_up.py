"""From the words of the command line to a match: new, or taken up again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from starhold.kernel import BadSetup, Game, Match, Seat, StarholdError
from starhold.kernel.game import part_types
from starhold.players import Player, RandomPlayer

from .titles import read_match


def read_options(game: type[Game], given: Iterable[str]) -> dict[str, Any]:
    """The options of a game from words such as `rounds=4`; lists are joined by commas."""
    fields = {field.encode_name: field for field in structs.fields(part_types(game)["options"])}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, word = text.partition("=")
        if not equals or name not in fields:
            known = ", ".join(fields) or "none at all"
            raise BadSetup(f"expected an option NAME=VALUE of {game.title} (it has {known}), came {text!r}")
        options[name] = _read_value(fields[name], word)
    return options


def _read_value(field: structs.FieldInfo, word: str) -> Any:
    problem = ""
    for reading in (word, word.split(",")):
        try:
            return msgspec.to_builtins(msgspec.convert(reading, field.type, strict=False))
        except msgspec.ValidationError as error:
            problem = problem or str(error)
    raise BadSetup(f"option {field.encode_name}={word}: {problem}")


def take_up(path: Path, game: type[Game] | None, content: Path | None) -> Match:
    """A saved match to go on with, and with its past told, so far as its journal still fits the rules."""
    match = read_match(path, game, content)
    try:
        past = match.replay()
    except StarholdError:
        return match
    return past if past.fingerprint() == match.fingerprint() else match


def bots_for(match: Match, humans: int, seed: str | None) -> Mapping[Seat, Player]:
    """Bots on the seats that no person takes; people take the first ones."""
    if humans > match.setup.seats:
        raise BadSetup(f"expected at most {match.setup.seats} people, one for each seat, came {humans}")
    if humans == 0 and match.setup.dice == "asked":
        raise BadSetup("physical dice need a person to roll them: --dice asked does not go with --humans 0")
    return {seat: RandomPlayer(None if seed is None else f"{seed}/{seat}") for seat in range(humans, match.setup.seats)}
