"""Requests of every shape that the schema allows, and of shapes that it does not: each is answered as described."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, TypeAlias

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import starhold
from starhold.server.app import create_app
from starhold.server.descriptions import MATCH_FILE
from starhold.server.settings import Settings

from .finished import finished_by_people
from .lobby import bearer, create, look, tokens_of
from .serving import Serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

Operation: TypeAlias = schemathesis.APIOperation[Any, Any, Any, Any]

DESCRIBED = schemathesis.openapi.from_dict(create_app(Settings()).openapi_schema.to_schema())
OPERATIONS: list[Operation] = [operation.ok() for operation in DESCRIBED.get_all_operations()]  # type: ignore[union-attr]
WITH_INPUT = [operation for operation in OPERATIONS if operation.body or operation.query]
SHAPES = [
    *[(operation, GenerationMode.POSITIVE) for operation in OPERATIONS],
    *[(operation, GenerationMode.NEGATIVE) for operation in WITH_INPUT],
]


def test_the_schema_is_served_and_names_the_whole_interface(http: httpx.Client) -> None:
    paths = set(http.get("/api/schema/openapi.json").raise_for_status().json()["paths"])
    assert paths == {operation.path for operation in OPERATIONS}
    assert {"/api/games", "/api/tables", "/api/tables/{name}/moments/{revision}", "/api/matches"} <= paths
    assert not paths & {"/health", "/ready", "/metrics", "/"}


@schemathesis.serializer(MATCH_FILE)
def as_it_is(_: object, file: Any) -> bytes:
    """Match files are sent as they are."""
    return str(file).encode(errors="replace")


class Known(NamedTuple):
    """A table that is there, and the tokens that open something at it, the host's first."""

    table: str
    tokens: list[str]


@pytest.fixture
def tables(http: httpx.Client) -> dict[str, Known]:
    """A table of each status, and one where a campaign is played."""
    created = [create(http, "me", "friend"), create(http, "me", "me"), finished_by_people(http)]
    campaign = create(http, "me", game="xia", options={"solo": "easy", "campaign": True})
    laid = [*((look(http, each.table).status, each) for each in created), ("campaign", campaign)]
    return {what: Known(each.table, [each.host, *tokens_of(each)]) for what, each in laid}


def make_possible(case: schemathesis.Case[Any], tables: dict[str, Known], chance: random.Random) -> str:
    """Name what is there and send what is wanted: otherwise most is refused for the first of many reasons."""
    of_finished = case.path.endswith(("/rematch", "/match", "/branch"))
    known = tables["over" if of_finished else "campaign" if case.path.endswith("/campaign") else "playing"]
    seat = chance.choice([0, 1])
    there = {"name": known.table, "seat": seat, "revision": 0, "game": "demo"}
    case.path_parameters.update((name, value) for name, value in there.items() if name in case.path_parameters)
    if case.media_type == MATCH_FILE:
        case.body = starhold.new("demo", seats=2, seed=5).dumps()
    elif case.path == "/api/tables":
        case.body = {"game": "demo", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Bo"}]}
    elif case.path.endswith("/branch"):
        case.body = {"scene": 0}
    elif case.path.endswith("/name"):
        case.body = {"name": "Ada"}
        return known.tokens[1 + seat]
    return known.tokens[0]


@pytest.mark.parametrize(("operation", "mode"), SHAPES, ids=lambda part: getattr(part, "label", part))
def test_every_answer_is_one_that_is_described(
    operation: Operation, mode: GenerationMode, server: Serving, http: httpx.Client, tables: dict[str, Known]
) -> None:
    seen: set[int] = set()
    examples = 12 if operation.body or operation.path_parameters else 1

    @given(case=operation.as_strategy(generation_mode=mode), number=st.integers(0, 100))
    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case[Any], number: int) -> None:
        chance = random.Random(number)
        known = chance.choice([*tables.values()])
        token = chance.choice([None, *known.tokens])
        if "name" in case.path_parameters:
            case.path_parameters["name"] = known.table
        if mode is GenerationMode.POSITIVE and number % 3 == 0:
            token = make_possible(case, tables, chance)
        response = case.call_and_validate(base_url=f"http://{server.address}", headers=bearer(token), checks=CHECKS)
        seen.add(response.status_code)

    ask()
    assert http.get("/ready").is_success
    assert mode is GenerationMode.NEGATIVE or seen & {200, 201}


def test_what_can_be_refused_is_described(http: httpx.Client) -> None:
    paths = http.get("/api/schema/openapi.json").raise_for_status().json()["paths"]
    described = {
        f"{method} {path}": {int(code) for code in operation["responses"]}
        for path, item in paths.items()
        for method, operation in item.items()
    }
    assert all({500, 503} <= codes for codes in described.values())
    assert all(403 in codes for name, codes in described.items() if name.startswith("post"))
    assert described["post /api/tables"] == {201, 400, 403, 404, 413, 415, 429, 500, 503}
    assert described["get /api/tables/{name}/moments/{revision}"] == {200, 400, 401, 404, 429, 500, 503}
    assert 413 in described["post /api/matches"]
