"""A fixed piece of pure Python whose time is the unit of all others, because machines are noisy.

One pass is the mix that rules are made of: a method call, slot reads and a write, a dictionary look-up,
a tuple, a comparison and an append. It never changes, so that units of different days can be compared.
"""

from __future__ import annotations

NAMES = ("vega", "rigel", "deneb", "altair", "mira", "spica", "polaris", "antares")
ROUNDS = 125


class Probe:
    """The object that the passes work on."""

    __slots__ = ("kept", "places", "score", "turn")

    def __init__(self) -> None:
        self.turn = 0
        self.score = 0
        self.places = {name: place for place, name in enumerate(NAMES)}
        self.kept: list[tuple[int, str, int]] = []

    def step(self, name: str) -> bool:
        """One pass of the mix."""
        place = self.places[name]
        self.turn += 1
        if place > self.score % len(NAMES):
            self.score += place
        self.kept.append((self.turn, name, self.score))
        return self.score < self.turn


def passes() -> int:
    """Run the mix again and again; says how often."""
    probe = Probe()
    for _ in range(ROUNDS):
        for name in NAMES:
            probe.step(name)
    return ROUNDS * len(NAMES)
