"""The aims of the squad, worked out once for each question."""

from __future__ import annotations

from collections.abc import MutableMapping
from weakref import WeakKeyDictionary

from starhold.games.akarios import Akarios
from starhold.games.akarios.rules.script.aims import Aim, aims
from starhold.kernel import Decision

_known: MutableMapping[Akarios, tuple[Decision | None, tuple[Aim, ...]]] = WeakKeyDictionary()


def aims_of(game: Akarios) -> tuple[Aim, ...]:
    """As long as the same question is asked, nothing has changed."""
    decision, found = _known.get(game, (None, ()))
    if decision is None or decision is not game.decision:
        found = aims(game)
        _known[game] = (game.decision, found)
    return found
