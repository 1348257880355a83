"""A game with next to no rules, so that what it costs is what the kernel costs."""

from __future__ import annotations

from starhold.kernel import Choice, Game, Options, Procedure, Result, State, Step, Text, Viewer, ask


class Again(Choice, frozen=True, tag="trivial.again"):
    """The only answer."""


ONLY = Options((Again(),))


class AskAgain(Procedure, tag="trivial.ask-again"):
    """Asks the same question for ever."""

    def start(self, game: Trivial) -> Step:
        return ask(0, ONLY, then=self.answered)

    def answered(self, game: Trivial, answer: Choice) -> Step:
        return ask(0, ONLY, then=self.answered)


class TrivialState(State):
    """Nothing is true."""


class TrivialText(Text):
    choices = {"trivial.again": "once more"}
    prompts = {"trivial.ask-again.answered": "{seat}, once more?"}


class Trivial(Game):
    """One seat, one question, one answer. It is not registered: only the benchmark plays it."""

    name = "trivial"
    title = "Trivial"
    seat_counts = range(1, 2)
    hides = False
    text = TrivialText()

    state: TrivialState

    def deal(self) -> TrivialState:
        return TrivialState()

    def opening(self) -> Procedure:
        return AskAgain()

    def view(self, viewer: Viewer) -> TrivialState:
        return TrivialState()

    def redeal(self, seat: Viewer) -> None:
        """Nothing is hidden."""

    def score(self) -> Result:
        return Result((), (0,))
