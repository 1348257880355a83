"""What happened, as a terminal tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from starhold.kernel import Event, Game


def sentences(game: Game, events: Iterable[Event]) -> Iterator[str]:
    """Tell events in their order, those of one run in one sentence."""
    for run, together in groupby(events, game.text.run):
        if run:
            yield game.told_together(list(together))
        else:
            yield from map(game.text.event, together)
