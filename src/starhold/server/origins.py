"""Pages of other addresses: a browser lets them send requests in the name of whoever has opened them."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from .settings import Settings

REFUSAL = "another page may not speak for you"


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """True if it comes from our page, from one that the host names, or from a program, which names none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    return origin in settings.origins or urlsplit(origin).netloc == connection.headers.get("host")


def refuse_other_pages(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let other pages change nothing. Those that only ask are not shown the answer by their browser."""
    if connection.scope.get("method") != "GET" and not is_own_page(connection, connection.app.state.settings):
        raise PermissionDeniedException(REFUSAL)
