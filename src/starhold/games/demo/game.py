"""Derelict: setup, views, redealing and scoring."""

from __future__ import annotations

from collections.abc import Iterator

from starhold.kernel import Box, Choice, Game, Procedure, Result, Viewer, clone

from .looking import CaptainSeen, PlaceSeen, inspect, left_behind, target
from .rules import Turn
from .scenery import DemoScenery, scenery
from .state import DOCK, Captain, DemoContent, DemoState, DemoView, Token, TokenView
from .text import DemoText


class Demo(Game):
    name = "demo"
    title = "Derelict"
    summary = "Loot a burning ship, mind the traps, outfly the others and get your cargo home."
    seat_counts = range(2, 5)
    text = DemoText()

    state: DemoState
    content: DemoContent

    def deal(self) -> DemoState:
        """Tokens face down around the ring, captains at the dock with full batteries. (DEMO-SETUP-01..02)"""
        values = [kind.value for kind in self.content.tokens for _ in range(kind.count)]
        self.shuffle(values)
        captains = [Captain(self.content.ring.energy) for _ in self.seats]
        return DemoState(captains, [DOCK for _ in self.seats], [None, *map(Token, values)])

    def opening(self) -> Procedure:
        return Turn(0)

    def view(self, viewer: Viewer) -> DemoView:
        """Everything but the values of the tokens that this viewer has not scanned."""

        def seen(token: Token) -> TokenView:
            return TokenView(token.scanned_by, token.value if viewer in token.scanned_by else None)

        captains = tuple(clone(captain) for captain in self.state.captains)
        tokens = tuple(seen(token) if token else None for token in self.state.tokens)
        return DemoView(self.state.round, captains, tuple(self.state.places), tokens)

    def redeal(self, viewer: Viewer) -> None:
        """Shuffle the tokens that this viewer has not scanned; sorted first, so that nothing shows how they lie."""
        tokens = self.state.tokens
        unknown = {place: token for place, token in enumerate(tokens) if token and viewer not in token.scanned_by}
        values = sorted(token.value for token in unknown.values())
        self.shuffle(values)
        for (place, token), value in zip(unknown.items(), values, strict=True):
            tokens[place] = Token(value, token.scanned_by)

    def score(self) -> Result:
        """The fullest vault wins; cargo that is not home is lost. (DEMO-END-03)"""
        scores = tuple(captain.vault for captain in self.state.captains)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(winners, scores, "the ship burned up" if any(self.state.tokens) else "nothing is left to take")

    def target(self, choice: Choice) -> str | None:
        return target(self, self.decision.seat, choice) if self.decision else None

    def regret(self, choice: Choice) -> str:
        left = left_behind(self, self.decision.seat, choice) if self.decision else 0
        return self.text.regret(left) if left else ""

    def inspect(self, viewer: Viewer, about: str) -> PlaceSeen | CaptainSeen | None:
        return inspect(self, viewer, about)

    def places(self) -> tuple[str, ...]:
        around = (f"place {place}" for place in range(self.content.ring.places))
        return (*around, *(f"seat {seat}" for seat in self.seats))

    def scenery(self) -> DemoScenery:
        return scenery(self.content, self.text)

    def box(self) -> Box:
        return self.text.box(self.content)

    def faults(self) -> Iterator[str]:
        state, ring = self.state, self.content.ring
        if not len(state.captains) == len(state.places) == self.setup.seats:
            yield f"expected {self.setup.seats} captains, each at a place"
        for seat, (captain, place) in enumerate(zip(state.captains, state.places, strict=False)):
            if not 0 <= captain.energy <= ring.energy:
                yield f"captain {seat} has {captain.energy} energy"
            if not 0 <= place < ring.places:
                yield f"captain {seat} is at place {place}"
