"""Running the server: the process, and the address to open."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import webbrowser

import structlog
import uvicorn

from starhold.kernel.rubbish import rubbish_looked_for_rarely

from .app import create_app
from .files import fitted
from .logs import set_up_logs
from .protocol import protocol_of
from .settings import Settings
from .starting import listen, reach

SWITCH_SECONDS = 0.0005
"""How long the event loop keeps the thread waiting that writes to the disk. Everybody waits for that one."""


def run(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until somebody stops it."""
    set_up_logs()
    asyncio.run(reach(settings.database))
    server = new_server(fitted(settings))
    listening = listen(settings)
    address = f"http://{settings.host}:{listening[0].getsockname()[1]}/"
    structlog.get_logger().info("serving", address=address, database=settings.database.partition("://")[0])
    if open_browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # the program itself never becomes rubbish
    with rubbish_looked_for_rarely():
        server.run(sockets=listening)


def new_server(settings: Settings) -> uvicorn.Server:
    """The application, and the server that carries it."""
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            http=protocol_of(settings),
            log_config=None,
            access_log=False,  # addresses may hold what is nobody else's business
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,  # a fifth of all time, for a few kilobytes
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
        )
    )
