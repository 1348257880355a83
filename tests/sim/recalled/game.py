"""Its rules: those of another toy."""

from __future__ import annotations

from ...cli.pebbles import Pebbles


class Recalled(Pebbles):
    """A game with a chronicle of its own."""
