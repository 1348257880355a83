"""Problems: why a request was refused, and with which code."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from starhold.kernel import StarholdError, UnknownGame
from starhold.table.lobby import Problem

from .hub import NoSuchTable
from .logs import told
from .replays import Busy
from .store import StoreFailed

RETRY_SECONDS = 10

log = structlog.get_logger()


def tell_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Say why a request was refused; what is our own mistake is only logged."""
    if isinstance(error, HTTPException):
        return Response(Problem(error.detail), status_code=error.status_code, headers=error.headers)
    if isinstance(error, StoreFailed):
        log.error("the store failed", path=request.url.path, **told(error))
        return _later(f"{error}: try again in a minute")
    if isinstance(error, Busy):
        return _later(str(error))
    if isinstance(error, NoSuchTable | UnknownGame):
        return Response(Problem(str(error)), status_code=404)
    if isinstance(error, StarholdError):
        return Response(Problem(str(error)), status_code=400)
    if isinstance(error, RecursionError):
        return Response(Problem("the request is nested too deeply"), status_code=400)
    log.exception("request failed", exc_info=error)
    return Response(Problem("something went wrong here; it was noted"), status_code=500)


def _later(reason: str) -> Response[Problem]:
    return Response(Problem(reason), status_code=503, headers={"Retry-After": str(RETRY_SECONDS)})
