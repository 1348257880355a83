"""Libraries that come with an extra of the package, and may not be installed."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import requires
from types import ModuleType

from starhold.kernel import StarholdError

OF_AN_EXTRA = re.compile(r"([\w.-]+).*\bextra == ['\"]([\w-]+)['\"]")


class MissingExtra(StarholdError, ImportError):
    """A library that a command needs is not installed."""


def extra(module: str) -> ModuleType:
    """Import a module; `MissingExtra` says what to install if it is not there."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise missing_extra(error) or error from None


def missing_extra(error: ModuleNotFoundError) -> MissingExtra | None:
    """The same with what to install, if the module that was not found comes with an extra."""
    library = (error.name or "").partition(".")[0]
    group = extra_that_brings(library)
    if group is None:
        return None
    return MissingExtra(f'{library} is not installed; this brings it: pip install "starhold[{group}]"')


def extra_that_brings(library: str) -> str | None:
    """The smallest extra with a library, as the package's own metadata has it."""
    extras: dict[str, set[str]] = {}
    for requirement in requires("starhold") or ():
        if found := OF_AN_EXTRA.match(requirement):
            extras.setdefault(found[2], set()).add(_importable(found[1]))
    fitting = [name for name, libraries in extras.items() if _importable(library) in libraries]
    return min(fitting, key=lambda name: len(extras[name]), default=None)


def _importable(name: str) -> str:
    return re.sub(r"[-.]", "_", name).lower()
