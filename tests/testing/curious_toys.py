"""A sound toy that can be asked about things, and toys that answer wrongly."""

from __future__ import annotations

import itertools

from msgspec import Struct

from starhold.kernel import Choice, Text, Viewer

from .toys import Bet, Toy, ToyText


class HandSeen(Struct, frozen=True):
    seat: int
    cards: int
    coins: int
    rumour: int = 0


class CuriousText(ToyText):
    def inspected(self, found: HandSeen) -> tuple[str, ...]:
        return (f"seat {found.seat}", f"{found.cards} cards, {found.coins} coins")


class Curious(Toy):
    """A sound game: everybody may count the cards and coins of everybody."""

    text: Text = CuriousText()

    def target(self, choice: Choice) -> str | None:
        return f"seat {self.decision.seat}" if isinstance(choice, Bet) and self.decision else None

    def places(self) -> tuple[str, ...]:
        return ("seat 0", "seat 1")

    def inspect(self, viewer: Viewer, about: str) -> HandSeen | None:
        return self.seen(int(about[-1])) if about in self.places() else None

    def seen(self, seat: int) -> HandSeen:
        return HandSeen(seat, len(self.state.hands[seat]), self.state.coins[seat])


# One thing wrong with each of these.


class Indiscreet(Curious):
    """Whoever asks is told of the other one's cards."""

    def seen(self, seat: int) -> HandSeen:
        return HandSeen(seat, sum(self.state.hands[seat]), self.state.coins[seat])


class TellsTheFuture(Curious):
    """An option that is asked about says what would come of it."""

    def inspect(self, viewer: Viewer, about: str) -> HandSeen | None:
        if about == "draw":
            return HandSeen(0, 0, 0, rumour=self.state.pile[-1])
        return super().inspect(viewer, about)


class RollsWhenAsked(Curious):
    """A preview that uses the dice of the match."""

    def seen(self, seat: int) -> HandSeen:
        return HandSeen(seat, self.roll(6, 0), self.state.coins[seat])


class TakesNotes(Curious):
    """A preview that leaves a trace in the play."""

    def seen(self, seat: int) -> HandSeen:
        self.state.note += 1
        return super().seen(seat)


_moods = itertools.count()


class Moody(Curious):
    """Another answer each time."""

    def seen(self, seat: int) -> HandSeen:
        return HandSeen(seat, next(_moods), 0)


class LostForWords(Curious):
    """An answer that nobody can read."""

    text = type("Mute", (CuriousText,), {"inspected": lambda _text, _found: ()})()


class CitesWhatIsNotThere(Curious):
    """A clause that the rule reference does not have."""

    text = type("Cites", (CuriousText,), {"clauses_about": lambda _text, _found: ("TOY-HAND-01",)})()


class Stumbles(Curious):
    """Nonsense brings it down."""

    def inspect(self, viewer: Viewer, about: str) -> HandSeen | None:
        return self.seen(int(about.removeprefix("seat "))) if about.startswith("seat") else None


class KnowsEverything(Curious):
    """It knows something about what does not exist."""

    def inspect(self, viewer: Viewer, about: str) -> HandSeen | None:
        return self.seen(0)
