"""The description of the interface, as far as it does not follow from the handlers by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from starhold.table.lobby import Problem
from starhold.table.messages import Position

MATCH_FILE = "application/x-starhold"

DESCRIPTIONS = {
    400: "This cannot be done, or is not understood.",
    401: "The token does not give the right to do this.",
    403: "Another page may not do this.",
    404: "There is no such table, or no such game.",
    413: "This is too large.",
    415: "This is not JSON, or does not say so.",
    429: "There was too much from this address; `Retry-After` says how many seconds to wait.",
    500: "Something went wrong in the server.",
    503: "The database does not answer, or the server is busy; `Retry-After` says how many seconds to wait.",
}

SCENERY = ResponseSpec(dict[str, Any], generate_examples=False, description="Data of the game.")
MOMENT = ResponseSpec(Position, generate_examples=False, description="The position.")


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """Describe the codes with which a request may be refused, besides our own failures."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description=DESCRIPTIONS[code])
        for code in (*codes, 500, 503)
    }


AS_HOST = problems(400, 401, 403, 404)


@dataclass
class MatchFile(Operation):
    """A request whose body is a file, which the application reads by itself."""

    def __post_init__(self) -> None:
        content = {MATCH_FILE: OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))}
        self.request_body = RequestBody(content=content, description="The match file.", required=True)
