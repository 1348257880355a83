"""The application: routes, what they need, and how errors are told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import structlog
from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from starhold import __version__
from starhold.kernel import BadSetup
from starhold.players.guests import offer_bots
from starhold.table.shelf import lay_out

from .api import Games, Matches, Tables
from .hosting import Hosting
from .hub import Hub, open_hub
from .limits import limits_of
from .logs import told
from .looking_back import UNCOMPRESSED, Past
from .page import page_routes
from .problems import tell_error
from .settings import Settings
from .socket import Door, table_socket
from .store import StoreFailed

READY_SECONDS = 3.0
"""Seconds that the database may take before someone should look after it."""

log = structlog.get_logger()


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(hub: NamedDependency[Hub]) -> Response[dict[str, str]]:
    """The database can be read and written, too."""
    try:
        async with asyncio.timeout(READY_SECONDS):
            await hub.store.ping()
    except TimeoutError:
        reason = "the server's database does not answer in time: it may be locked"
        log.error("not ready", error=reason)
    except StoreFailed as error:
        reason = str(error)
        log.error("not ready", **told(error))
    else:
        return Response({"status": "ok"})
    return Response({"status": reason}, status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


HANDLERS = (Games, Tables, Hosting, Past, Matches, table_socket, health, ready, metrics)


def create_app(settings: Settings) -> Litestar:
    """The whole server, for one process."""
    if settings.bots and not settings.bot_pause:
        raise BadSetup("bots of your own may think for a while: set a bot_pause, so that nobody waits for them")
    offer_bots(settings.bots)
    lay_out(settings.content)
    door = Door(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_hub(settings) as hub:
            app.state.hub = hub
            yield

    async def provide_hub(state: State) -> Hub:
        return state.hub  # type: ignore[no-any-return]

    async def provide_door() -> Door:
        return door

    return Litestar(
        route_handlers=[*HANDLERS, *page_routes(settings.page)],
        dependencies={"hub": Provide(provide_hub), "door": Provide(provide_door)},
        state=State({"limits": limits_of(settings), "settings": settings}),
        lifespan=[lifespan],
        exception_handlers={Exception: tell_error},
        compression_config=CompressionConfig(backend="gzip", exclude=["/metrics"], exclude_opt_key=UNCOMPRESSED),
        openapi_config=OpenAPIConfig(
            title="Starhold", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        response_headers=[ResponseHeader(name="X-Content-Type-Options", value="nosniff")],
        request_max_body_size=settings.upload_bytes,
    )
