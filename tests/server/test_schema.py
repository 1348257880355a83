"""Requests of every shape that the schema allows, and of shapes that it does not: none makes the server fail."""

from __future__ import annotations

from typing import Any, TypeAlias

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode

from starhold.server.app import create_app
from starhold.server.settings import Settings

from .lobby import bearer, create, tokens_of
from .serving import Serving

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


@pytest.mark.parametrize(("operation", "mode"), SHAPES, ids=lambda part: getattr(part, "label", part))
def test_no_request_makes_the_server_fail(
    operation: Operation, mode: GenerationMode, server: Serving, http: httpx.Client
) -> None:
    created = create(http, "me", "friend")
    tokens = [created.host, *tokens_of(created)]

    @given(case=operation.as_strategy(generation_mode=mode), token=st.sampled_from([None, *tokens]))
    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case[Any], token: str | None) -> None:
        if "name" in case.path_parameters:
            case.path_parameters["name"] = created.table  # so that requests get further than to its absence
        case.call_and_validate(base_url=f"http://{server.address}", headers=bearer(token), checks=[not_a_server_error])

    ask()
    assert http.get("/ready").is_success
