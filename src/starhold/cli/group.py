"""The commands as one group: a user's mistake becomes one line on stderr and an exit code, never a traceback."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from starhold.extras import missing_extra
from starhold.kernel import StarholdError

FINE = 0
CHECK_FAILED = 1
BAD_INPUT = 2
STOPPED = 130
UNREAD = 141
"""The reader of the output went away; like the one before, it is 128 and the number of the signal."""

EXIT_CODES = "Exit codes: 0 fine, 1 a check failed, 2 bad usage or input, 130 Ctrl-C, 141 broken pipe."


class Commands(TyperGroup):
    """Runs a command, whose return value is the exit code."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run the command line and exit."""
        _open_what_is_closed()
        _accept_any_characters()
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except ModuleNotFoundError as error:
            if (gap := missing_extra(error)) is None:
                raise
            complain(str(gap))
            sys.exit(BAD_INPUT)
        except (StarholdError, OSError, typer.TyperException) as error:
            complain(describe(error))
            sys.exit(BAD_INPUT)
        except SystemExit as leaving:
            if isinstance(leaving.__context__, BrokenPipeError):
                leaving.code = UNREAD
            raise
        if code == STOPPED:
            complain("stopped")
        sys.exit(code)

    def invoke(self, ctx: Any) -> Any:
        """Run the command; a reader that has gone away is noticed here and not at shutdown."""
        code = super().invoke(ctx)
        sys.stdout.flush()
        return code


def complain(message: str) -> None:
    """Say on stderr what is wrong."""
    print(f"starhold: {message}", file=sys.stderr)


def describe(error: Exception) -> str:
    """The failure, in one line."""
    if isinstance(error, OSError) and error.strerror:
        message = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    elif isinstance(error, typer.TyperException):
        message = error.format_message().rstrip(".") + _where_to_look(error)
    else:
        message = str(error)
    return " ".join(message.split())


def _where_to_look(error: typer.TyperException) -> str:
    command = getattr(getattr(error, "ctx", None), "command_path", None)
    return f". See `{command} --help`" if command else ""


def _open_what_is_closed() -> None:
    """Read and write nothing where a stream was closed before we began (`starhold play demo <&-`)."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - to the end


def _accept_any_characters() -> None:
    """Show what the terminal cannot encode or decode as a question mark rather than stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
