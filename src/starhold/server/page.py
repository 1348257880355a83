"""The built page: its files, and its frame for every address that the page itself understands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

from starhold.table.lobby import Problem

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",  # where pieces lie is a style of their elements
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}

HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {whence}" for what, whence in POLICY.items()),
    "Referrer-Policy": "no-referrer",
}

NO_FILE = (ValueError, InternalServerException)
"""Errors that come of names which no file can have."""

NOT_BUILT = "<!doctype html><title>Starhold</title><p>The page has not been built: run <code>make page</code>."


def page_routes(folder: Path) -> list[HTTPRouteHandler | Router]:
    """Routes for the page in a folder."""

    @get(
        ["/", "/table/{rest:path}", "/rules/{rest:path}", "/box/{rest:path}"],
        include_in_schema=False,
        media_type=MediaType.HTML,
    )
    async def frame() -> Response[str]:
        index = folder / "index.html"
        text = index.read_text(encoding="utf-8") if index.is_file() else NOT_BUILT
        return Response(text, media_type=MediaType.HTML, headers={**HEADERS, "Cache-Control": "no-cache"})

    files = create_static_files_router(
        path="/assets", directories=[folder / "assets"], exception_handlers=dict.fromkeys(NO_FILE, not_there)
    )
    return [frame, files]


def not_there(_: Request[Any, Any, Any], __: Exception) -> Response[Problem]:
    """Answer a request for a file of a name that no file can have."""
    return Response(Problem("there is nothing at this address"), status_code=404)
