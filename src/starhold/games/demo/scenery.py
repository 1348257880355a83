"""What is needed to draw Derelict: what never changes in a match, and what things are called."""

from __future__ import annotations

from msgspec import Struct

from .state import DemoContent
from .text import NAMES, DemoText


class Labels(Struct, frozen=True):
    board: str
    round: str
    energy: str
    hold: str
    vault: str


LABELS = Labels("The ring around the burning ship", "Round", "Energy", "Hold", "Vault")


class DemoScenery(Struct, frozen=True):
    rounds: int
    energy: int
    places: tuple[str, ...]
    """What the places of the ring are called."""
    tokens: dict[str, int]
    """What the tokens of the box are worth."""
    captains: tuple[str, ...]
    labels: Labels


def scenery(content: DemoContent, text: DemoText) -> DemoScenery:
    ring = content.ring
    places = tuple(text.word("place", place) for place in range(ring.places))
    tokens = {kind.id: kind.value for kind in content.tokens}
    return DemoScenery(ring.rounds, ring.energy, places, tokens, NAMES, LABELS)
