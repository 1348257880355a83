"""Libraries that are only needed here, and may not be installed."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from starhold.kernel import StarholdError


class MissingExtra(StarholdError, ImportError):
    """A library that a command needs is not installed."""


def extra(module: str, group: str = "simulation") -> ModuleType:
    """The module, or one line about what to install."""
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        raise MissingExtra(f'{name} is not installed; this brings it: pip install "starhold[{group}]"') from None
