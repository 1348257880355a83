"""The run loop: five steps, results, and rules that are written wrongly."""

from __future__ import annotations

from typing import cast

import pytest

from starhold.kernel import (
    Choice,
    Game,
    Match,
    Outcome,
    Procedure,
    Rolled,
    RuleError,
    Setup,
    Step,
    ask,
    done,
    engine,
    goto,
    hand_over,
)
from starhold.kernel.game import Nothing
from starhold.kernel.setup import DiceKind

from .play import answer_all
from .toys import Added, Relay, Tally, Toy, ToyState


def unstarted(title: type[Toy], *stack: Procedure) -> Toy:
    """A play with these rules in progress."""
    game = title(Setup(game=title.name, seats=2, commitment="", content=""), Nothing())
    game.state = ToyState()
    game.stack = list(stack)
    return game


def lines_of(game: Game) -> list[str]:
    assert isinstance(game.state, ToyState)
    return game.state.lines


@pytest.mark.parametrize("dice", ["seeded", "asked"])
@pytest.mark.parametrize(
    ("answer", "result"),
    [
        ("go number", 7),
        ("go word", "seven"),
        ("go yes", True),
        ("go nothing", None),
        ("go choice", "Go(result='choice')"),
    ],
)
def test_results_are_handed_through_all_five_steps(answer: str, result: Outcome, dice: DiceKind) -> None:
    match = Match.new(Relay, seats=2, seed=7, dice=dice)
    match.answer(answer)
    shown = result if answer == "go choice" else repr(result)
    assert lines_of(match.game) == ["leg 2", "leg 3", f"first got {shown}"]
    assert match.over


def test_a_question_goes_to_the_seat_that_is_named() -> None:
    decision = Match.new(Relay, seats=2).decision
    assert (decision.seat, decision.prompt) == (1, "relay.third.finish")
    assert [str(option) for option in decision.options] == ["go number", "go word", "go yes", "go nothing", "go choice"]


def test_what_is_offered_is_sorted_into_options_and_refusals() -> None:
    decision = answer_all(Match.new(Tally, options={"limit": 2}), "add 2").decision
    assert [str(refusal.choice) for refusal in decision.refusals] == ["add", "add 2"]
    assert "add" not in [str(option) for option in decision.options]


def test_events_are_told_once() -> None:
    match = Match.new(Tally)
    assert match.answer("add 2") == (Added(2),)
    assert match.answer("add -1") == (Added(-1),)
    assert match.answer("pass") == ()


# Rules that are written wrongly


class Circle(Procedure, tag="circle.circle"):
    """A rule that never comes to an end; the guard is there so that a test does."""

    rounds: int = 0

    def start(self, game: Circling) -> Step:
        self.rounds += 1
        if self.rounds > 2 * engine.STAGE_LIMIT:
            return done()
        return goto(self.start)


class Circling(Toy):
    name = "circle"
    title = "Circle"

    def opening(self) -> Procedure:
        return Circle()


def test_rules_that_run_in_a_circle_are_stopped() -> None:
    with pytest.raises(RuleError, match=r"the rules run in a circle: Circle.start"):
        engine.run(unstarted(Circling, Circle()), None, limit=1_000)


def test_rules_that_run_in_a_circle_are_stopped_with_physical_dice_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "STAGE_LIMIT", 1_000)
    with pytest.raises(RuleError, match=r"the rules run in a circle: Circle.start"):
        Match.new(Circling, dice="asked")


class Loose(Procedure, tag="loose.loose"):
    """A rule that ends without a step."""

    def start(self, game: LooseEnd) -> Step:
        return cast(Step, None)


class LooseEnd(Toy):
    name = "loose"
    title = "Loose end"

    def opening(self) -> Procedure:
        return Loose()


@pytest.mark.parametrize("dice", ["seeded", "asked"])
def test_a_stage_returns_a_step(dice: DiceKind) -> None:
    with pytest.raises(RuleError, match=r"Loose.start returned None, which is no step"):
        Match.new(LooseEnd, dice=dice)


class Handing(Procedure, tag="handing.handing"):
    """A rule that hands over to another one at once, and that one asks."""

    def start(self, game: HandingOver) -> Step:
        return hand_over(Asking())


class Asking(Procedure, tag="handing.asking"):
    def start(self, game: HandingOver) -> Step:
        return ask(0, (Rolled(value) for value in (1, 2)), then=self.end)

    def end(self, game: HandingOver, choice: Choice) -> Step:
        game.state.lines.append(str(choice))
        return done()


class HandingOver(Toy):
    name = "handing"
    title = "Handing over"

    def opening(self) -> Procedure:
        return Handing()


def test_handing_over_replaces_the_procedure_on_the_stack() -> None:
    match = Match.new(HandingOver)
    assert match.game.explain() == "Asking.end"
    match.answer("rolled 2")
    assert lines_of(match.game) == ["rolled 2"]
    assert match.over
