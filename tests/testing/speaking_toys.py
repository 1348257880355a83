"""Toys whose sentences say other words with references, or tell a secret, or name what does not exist."""

from __future__ import annotations

from collections.abc import Sequence

from starhold.kernel import Box, BoxItem, BoxSection, Decision, Event, Text

from .toys import Drew, Toy, ToyText


class RunningText(ToyText):
    """Whoever draws again and again is told of once."""

    def run(self, event: Event) -> str:
        return f"draws {event.seat}" if isinstance(event, Drew) else ""

    def together(self, events: Sequence[Event]) -> str:
        return f"{self.event(events[0])[:-1]} {len(events)} times."


class InRuns(Toy):
    """A sound game that tells some events together."""

    text: Text = RunningText()


# One thing wrong with each of these.


class EmptiesItsBox(Toy):
    """Whoever looks into the box sees which cards are still in the pile."""

    def box(self) -> Box:
        return (BoxSection("Cards", tuple(BoxItem(f"card {card}", f"{card}") for card in set(self.state.pile))),)


class NamesThingsAlike(Toy):
    """Two cards of the box are drawn as one."""

    def box(self) -> Box:
        return (BoxSection("Cards", (BoxItem("card", "one"), BoxItem("card", "two"))),)


class LeavesACardBlank(Toy):
    """A card of the box has no name."""

    def box(self) -> Box:
        return (BoxSection("Cards", (BoxItem("card", ""),)),)


class ShoutingText(ToyText):
    def word(self, field: str, value: object) -> str:
        return super().word(field, value).upper() if self.refers else super().word(field, value)


class ShoutsWhenReferring(Toy):
    """Words are others if they carry references."""

    text: Text = ShoutingText()


class MarkedText(ToyText):
    def word(self, field: str, value: object) -> str:
        return f"[[{value}]]" if field == "seat" else super().word(field, value)


class MarksItsNames(Toy):
    """A name looks like a reference."""

    text: Text = MarkedText()


class WindyText(ToyText):
    def moment(self, decision: Decision, *, own: bool = False) -> str:
        return self.prompt(decision)


class NamesMomentsByTheirQuestions(Toy):
    """Whoever wants to go back has to read a whole question."""

    text: Text = WindyText()


class TellsACardInARun(InRuns):
    """What is told together gives the next card away."""

    def told_together(self, events: Sequence[Event]) -> str:
        return f"{super().told_together(events)} Next: {self.state.pile[-1:]}"


class CitesWhatWasNeverWritten(Toy):
    """A clause about a choice that the rule reference does not have."""

    text = type("CitesWhatWasNeverWritten", (ToyText,), {"clauses": {"toy.draw": "TOY-DRAW-99"}})()


class GovernsNothing(Toy):
    """A clause about a choice that nobody has."""

    text = type("GovernsNothing", (ToyText,), {"clauses": {"toy.fold": "TOY-FOLD-01"}})()
