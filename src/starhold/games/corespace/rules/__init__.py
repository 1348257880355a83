"""The rules, one heading of the rulebook per file."""

from __future__ import annotations

from . import scattering

__all__ = ["scattering"]
