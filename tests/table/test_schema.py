"""The types of the wire as JSON Schema, from which those of the page are generated."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from starhold.kernel import find_game
from starhold.table.messages import Telling
from starhold.table.sayings import Saying
from starhold.table.schema import game_schema, table_schema


def test_every_message_has_a_definition() -> None:
    defined = table_schema()["definitions"]
    for kind in (*Saying.__args__, *Telling.__args__):
        assert kind.__name__ in defined
    assert {"Saying", "Telling", "GameInfo", "NewTable", "Created"} <= set(defined)


@pytest.mark.parametrize("game", ["demo", "lifeboat", "xia"])
def test_a_game_defines_what_is_left_to_it(game: str) -> None:
    defined = game_schema(find_game(game))["definitions"]
    assert {"GameChoice", "GameEvent"} <= set(defined)


def test_what_is_known_of_things_is_defined_as_well() -> None:
    assert {"PlaceSeen", "CaptainSeen"} <= set(game_schema(find_game("demo"))["definitions"])
    assert {"SpaceSeen", "UnknownSeen", "Intent"} <= set(game_schema(find_game("xia"))["definitions"])


def test_references_lead_somewhere() -> None:
    for schema in (table_schema(), game_schema(find_game("xia"))):
        for name in references(schema):
            assert name in schema["definitions"], name


def references(schema: object) -> set[str]:
    if isinstance(schema, dict):
        found = {str(value).rpartition("/")[2] for key, value in schema.items() if key == "$ref"}
        return found.union(*(references(value) for value in schema.values()))
    if isinstance(schema, list):
        return set().union(*map(references, schema))
    return set()


def test_it_is_printed_for_the_page() -> None:
    command = [sys.executable, "-m", "starhold.table.schema", "table"]
    printed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    assert json.loads(printed) == json.loads(json.dumps(table_schema()))
