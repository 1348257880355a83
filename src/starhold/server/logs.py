"""Logs: one line of JSON for each thing that happens, on standard error, whoever tells of it."""

from __future__ import annotations

import logging
import sys

import structlog

SHARED: list[structlog.typing.Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


def set_up_logs() -> None:
    """Let our own lines, those of the libraries and warnings of Python look the same."""
    render = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*SHARED, render],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    remove_meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *SHARED], processors=[remove_meta, render]
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)


def told(error: BaseException) -> dict[str, str]:
    """Put an error into a line of the log, without where it came from."""
    cause = error.__cause__
    return {"error": repr(error)} if cause is None else {"error": repr(error), "cause": repr(cause)}
