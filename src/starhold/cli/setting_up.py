"""From the words of the command line to a match: new, or taken up again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from starhold.kernel import ASKED, BadSetup, Game, Match, OptionValue, Seat, StarholdError, load_content
from starhold.kernel.game import part_types
from starhold.kernel.hints import did_you_mean
from starhold.kernel.option_values import values_of
from starhold.players import Player, make_player
from starhold.players.levels import USUAL_LEVEL, bot_of, is_level
from starhold.players.specs import split_list

from .titles import look_here_for, read_match


def read_options(game: type[Game], given: Iterable[str]) -> dict[str, Any]:
    """The options of a game from words such as `rounds=4`; lists are joined by commas."""
    fields = {field.encode_name: field for field in structs.fields(part_types(game)["options"])}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, word = text.partition("=")
        if not equals or name not in fields:
            known = ", ".join(fields) or "none at all"
            hint = _meant(game, fields, name, word)
            raise BadSetup(f"name an option NAME=VALUE of {game.title} (it has {known}), not {text!r}{hint}")
        options[name] = _read_value(fields[name], word)
    return options


def read_each(game: type[Game], given: Iterable[str]) -> dict[str, tuple[OptionValue, ...]]:
    """Options with several values each, from words such as `rounds=4,6`."""
    found: dict[str, tuple[OptionValue, ...]] = {}
    for text in given:
        name, _, words = text.partition("=")
        found[name] = tuple(read_options(game, [f"{name}={word}"])[name] for word in words.split(","))
    return found


def write_option(name: str, value: OptionValue) -> str:
    """The words from which `read_options` reads this option."""
    if isinstance(value, bool):
        return f"{name}={str(value).lower()}"
    return f"{name}={','.join(value) if isinstance(value, list) else value}"


def read_varied(game: type[Game], given: str) -> dict[str, tuple[OptionValue, ...]]:
    """The options named in a list such as `embers,ruins`, each with all its values; of some the content has them."""
    options, content = part_types(game)["options"], load_content(game)
    fields = (field.encode_name for field in structs.fields(options))
    known = {name: values for name in fields if (values := values_of(options, name, content))}
    names = given.split(",")
    for name in names:
        if name not in known:
            suitable = ", ".join(known) or "none at all"
            raise BadSetup(f"name options of {game.title} with a few values each ({suitable}), not {name!r}")
    return {name: known[name] for name in names}


def _meant(game: type[Game], fields: Iterable[str], name: str, word: str) -> str:
    """A hint at an option that has nearly this name, or this value."""
    options, content = part_types(game)["options"], load_content(game)
    owners = [f"{field}={word}" for field in fields if word in values_of(options, field, content)]
    return did_you_mean(name, fields) or next((f"; did you mean `{owner}`?" for owner in owners), "")


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


def bots_for(match: Match, humans: int, seed: str | None, names: str = USUAL_LEVEL) -> Mapping[Seat, Player]:
    """Bots on the seats that no person takes; people take the first ones. The last of the names is for all that follow.

    A name is a level, or that of a player.
    """
    if humans > match.setup.seats:
        raise BadSetup(f"seat at most {match.setup.seats} people, one at each seat, not {humans}")
    if humans == 0 and match.setup.dice in ASKED:
        raise BadSetup(
            f"physical dice need a person to roll them: --dice {match.setup.dice} does not go with --humans 0"
        )
    named = split_list(names)
    look_here_for(*named)
    bots = {}
    for number, seat in enumerate(range(humans, match.setup.seats)):
        name = named[min(number, len(named) - 1)]
        bots[seat] = _bot(name, type(match.game), None if seed is None else f"{seed}/{seat}")
    return bots


def _bot(name: str, game: type[Game], seed: str | None) -> Player:
    return bot_of(name, game, seed) if is_level(name) else make_player(name, game, seed)
