"""How often something is tried that could always go wrong once more: a little in every run, a lot by `make soak`."""

from __future__ import annotations

import os


def times(usual: int, soaking: int) -> int:
    """So many tries, or as many as the environment variable `STARHOLD_SOAK` asks for."""
    return soaking if "STARHOLD_SOAK" in os.environ else usual
