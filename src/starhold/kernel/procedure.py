"""A rule in progress: `Procedure`, and the five steps that one of its stages can return.

A procedure is a small struct. Its fields are the rule's local variables, its methods are the rule's
stages in the order in which they happen, and `stage` names the one that runs next. A stage is handed
the game and, if it takes a second argument, what it waited for: the choice after `ask`, the result
after `call`. Because all of it is data, a rule can be copied, saved and resumed anywhere.

    ask(seat, options, then=stage)   ask somebody, then go on with the choice; with `others`, ask several seats at once
    call(procedure, then=stage)      run another procedure, then go on with its result
    goto(stage)                      go on with another stage of the same procedure
    hand_over(procedure)             put another procedure in the place of this one
    done(result)                     end this procedure; whoever called it gets the result
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from inspect import isfunction
from typing import Any, TypeAlias, final

from msgspec import Struct

from .decision import Choice, Options, Refusal
from .seat import Seat
from .tags import tag_of

Outcome: TypeAlias = Choice | bool | int | str | None
"""The argument of a stage, handed on by the one before it: an answer, or the result of a procedure."""

Offered: TypeAlias = Options | Iterable[Choice | Refusal]
"""The choices of a seat, legal ones and refused ones."""

Stage: TypeAlias = Callable[..., "Step"]


class Procedure(Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of all rules that can pause.

    class Strike(Procedure, tag="demo.strike"):
        seat: Seat

        def start(self, game: Demo) -> Step: ...
    """

    stage: str = "start"

    def __str__(self) -> str:
        return f"{type(self).__name__}.{self.stage}"

    @classmethod
    def stages(cls) -> dict[str, StageInfo]:
        """The stages by name: found on first use, because a class has its tag only when it is complete."""
        if cls not in stages_of:
            tag = tag_of(cls)
            members = {name: getattr(cls, name) for name in dir(cls) if not name.startswith("_")}
            stages_of[cls] = {
                name: (member, member.__code__.co_argcount > 2, f"{tag}.{name}")
                for name, member in members.items()
                if isfunction(member)
            }
        return stages_of[cls]


StageInfo: TypeAlias = tuple[Callable[..., Any], bool, str]
"""A stage as the run loop needs it: the function, whether it takes an outcome, and the name of the question
whose answer it takes (`demo.turn.act`). A plain tuple, because it is unpacked for every stage that runs."""


stages_of: dict[type[Procedure], dict[str, StageInfo]] = {}
"""The stages of each kind of procedure, by name, as far as `Procedure.stages` has found them."""


@final
class ask(Struct, frozen=True, gc=False):  # noqa: N801 - a step reads as a verb
    """Ask a seat to choose; refusals among what is offered say why those choices are not legal.

    With `others` the question is open: whoever answers first, with a choice of their own, is heard, and the stage
    tells by the choice whose it is. So no choice may be offered to two seats.

    ask(0, [Act(0), Rest(0)], then=self.act, others=[(1, [Act(1), Rest(1)])])
    """

    seat: Seat
    offered: Offered
    then: Stage
    others: Iterable[tuple[Seat, Offered]] = ()


@final
class call(Struct, frozen=True, gc=False):  # noqa: N801
    """Run another procedure, then go on with `then`, which may take its result."""

    procedure: Procedure
    then: Stage


@final
class goto(Struct, frozen=True, gc=False):  # noqa: N801
    """Go on with another stage of the same procedure."""

    then: Stage


@final
class hand_over(Struct, frozen=True, gc=False):  # noqa: N801
    """End this procedure and put another one in its place, whose result counts as this one's."""

    procedure: Procedure


@final
class done(Struct, frozen=True, gc=False):  # noqa: N801
    """End this procedure with a result."""

    result: Outcome = None


Step: TypeAlias = ask | call | goto | hand_over | done
"""The return value of a stage: the way on."""
