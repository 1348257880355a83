"""Procedures: stages, and how a rule in progress explains itself."""

from __future__ import annotations

import pytest

from starhold.kernel import Choice, Match, Procedure, Rolled, RuleError, Step, ask, done, goto

from .toys import Third, Toy


class Launch(Procedure, tag="rocket.launch"):
    """A rule with a property and a helper besides its stages."""

    height: int = 0

    def start(self, game: Toy) -> Step:
        return ask(0, [Rolled(self._thrust())], then=self.land) if self.low else goto(self.crash)

    def land(self, game: Toy, thrust: Choice) -> Step:
        game.state.lines.append(f"landed: {thrust}")
        return done()

    def crash(self, game: Toy) -> Step:
        game.state.lines.append("crashed")
        return done()

    @property
    def low(self) -> bool:
        return self.height < 9

    def _thrust(self) -> int:
        return self.height + 1


class Relaunch(Launch, tag="rocket.relaunch"):
    """A rule that changes one stage of another."""

    def crash(self, game: Toy) -> Step:
        game.state.lines.append("crashed again")
        return done()


class Glide(Procedure, tag="rocket.glide"):
    """A rule that asks, and does not care about the answer."""

    def start(self, game: Toy) -> Step:
        return ask(0, [Rolled(1)], then=self.land)

    def land(self, game: Toy) -> Step:
        game.state.lines.append("glided")
        return done()


class Nameless(Procedure):
    def start(self, game: Toy) -> Step:
        return done()


def launched(procedure: Procedure) -> Match:
    """A match that begins with this procedure."""

    class Rocket(Toy):
        name = "rocket"
        title = "Rocket"

        def opening(self) -> Procedure:
            return procedure

    return Match.new(Rocket)


def lines_of(match: Match) -> list[str]:
    assert isinstance(match.game, Toy)
    return match.game.state.lines


def test_a_stage_names_the_question_it_takes_the_answer_to() -> None:
    assert launched(Launch()).decision.prompt == "rocket.launch.land"


def test_an_inherited_stage_is_a_stage_of_the_heir() -> None:
    assert launched(Relaunch()).decision.prompt == "rocket.relaunch.land"
    assert lines_of(launched(Relaunch(12))) == ["crashed again"]
    assert lines_of(launched(Launch(12))) == ["crashed"]


def test_a_stage_is_handed_what_it_waited_for_if_it_takes_it() -> None:
    match = launched(Launch(3))
    match.answer("rolled 4")
    assert lines_of(match) == ["landed: rolled 4"]


def test_a_stage_need_not_take_what_it_waited_for() -> None:
    match = launched(Glide())
    match.answer("rolled 1")
    assert lines_of(match) == ["glided"]


def test_a_procedure_may_begin_in_the_middle() -> None:
    assert lines_of(launched(Launch(stage="crash"))) == ["crashed"]


def test_a_procedure_needs_a_tag() -> None:
    with pytest.raises(RuleError, match=r"Nameless needs a tag of the form 'game.name', not None"):
        launched(Nameless())


def test_a_procedure_explains_itself() -> None:
    assert str(Third(leg=3)) == "Third.start"
    assert str(Third(leg=3, stage="finish")) == "Third.finish"
