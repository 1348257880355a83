"""Bucket: a toy with a few rules. A bucket holds 5 litres; what is poured in beyond that is spilt."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from starhold.kernel import Choice, Event, Game, Procedure, Result, State, Step, Text, Viewer, ask, done, goto

FULL = 5


class Pour(Choice, frozen=True, tag="bucket.pour"):
    litres: int


class Spilt(Event, frozen=True, tag="bucket.spilt"):
    litres: int


class BucketState(State):
    level: int = 0


class BucketView(Struct, frozen=True):
    level: int


class Filling(Procedure, tag="bucket.filling"):
    def start(self, game: Bucket) -> Step:
        if game.state.level >= FULL:
            return done()
        return ask(0, [Pour(2), Pour(4)], then=self.pour)

    def pour(self, game: Bucket, choice: Pour) -> Step:
        game.state.level += choice.litres
        spilt = beyond(game.state.level)
        while spilt > 0:
            game.tell(Spilt(1))
            spilt -= 1
        return goto(self.start)


@lru_cache
def beyond(level: int) -> int:
    """The litres that the bucket does not hold."""
    return level - FULL


class BucketText(Text):
    events = {"bucket.spilt": "{litres} litres are spilt."}
    choices = {"bucket.pour": "pour {litres} litres"}
    prompts = {"bucket.filling.pour": "How much?"}


class Bucket(Game):
    name = "bucket"
    title = "Bucket"
    seat_counts = range(1, 2)
    text = BucketText()
    hides = False

    state: BucketState

    def deal(self) -> BucketState:
        return BucketState()

    def opening(self) -> Procedure:
        return Filling()

    def view(self, viewer: Viewer) -> BucketView:
        return BucketView(self.state.level)

    def redeal(self, viewer: Viewer) -> None:
        """There is nothing to guess."""

    def score(self) -> Result:
        return Result((0,), (self.state.level,), "the bucket is full")
