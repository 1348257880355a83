"""The types of the wire and of a game as JSON Schema: `python -m starhold.table.schema table` or `… demo`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from starhold.kernel import BoxSection, Choice, Event, Game, find_game, kinds

from . import lobby, messages, sayings

LOBBY = (
    lobby.GameInfo,
    lobby.ClauseInfo,
    BoxSection,
    lobby.NewTable,
    lobby.Created,
    lobby.NewName,
    lobby.TableInfo,
    lobby.Story,
    lobby.Played,
    lobby.NewBranch,
    lobby.LogPart,
    lobby.Problem,
)


def table_schema() -> dict[str, Any]:
    """All messages, and what the HTTP interface takes and gives."""
    return _schema({"Saying": sayings.Saying, "Telling": messages.Telling}, LOBBY)


def game_schema(game: type[Game]) -> dict[str, Any]:
    """What of the messages is left to the game: views, choices, events, scenery, what is known of things."""
    named = {
        "View": get_type_hints(game.view)["return"],
        "Scenery": get_type_hints(game.scenery)["return"],
        "GameChoice": reduce(or_, kinds(Choice, game.name).values()),
        "GameEvent": reduce(or_, kinds(Event, game.name).values()),
    }
    return _schema(named, tuple(_seen(game)))


def _seen(game: type[Game]) -> Iterator[type[Struct]]:
    """The types of what is known of things."""
    for part in get_args(get_type_hints(game.inspect)["return"]):
        if issubclass(part, Struct) and part is not Struct:
            yield part


def _schema(named: dict[str, Any], others: tuple[Any, ...]) -> dict[str, Any]:
    """One document: a definition for each type, those without a name of their own under the given one."""
    schemas, definitions = msgspec.json.schema_components(
        [*named.values(), *others], ref_template="#/definitions/{name}"
    )
    own = {name: schema for name, schema in zip(named, schemas, strict=False) if name not in definitions}
    return {"title": "Wire", "type": "object", "definitions": {**definitions, **own}}


def main() -> None:
    name = sys.argv[1]
    schema = table_schema() if name == "table" else game_schema(find_game(name))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema)).decode() + "\n")


if __name__ == "__main__":
    main()
