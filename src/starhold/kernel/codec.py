"""Positions as bytes: everything a play needs to go on, in the middle of any rule.

The types to decode into are those of the title: its state, and the union of its procedures. Choices
are kept in notation, which the contract kit proves to read back.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from .content import load_content
from .decision import ROLL_PROMPT, UNSAID, Choice, Decision, Lack, Noted, Part, Purpose, Refusal
from .dice import Dice
from .die import PLAIN, Die
from .draws import Playback
from .errors import BadSave, NotationError, RuleError
from .game import Game, part_types
from .notation import Notation, write
from .procedure import Outcome, Procedure
from .seat import Seat
from .setup import Setup
from .tags import kinds

S = TypeVar("S")
P = TypeVar("P")


class Withheld(Struct, frozen=True):
    """A refusal in a snapshot."""

    choice: str
    rule: str
    missing: Any
    """A lack with its tag; in older saves words."""


class AskedToo(Struct, frozen=True):
    """The share of one more seat in an open question, in a snapshot."""

    seat: Seat
    options: list[str]
    refusals: list[Withheld]


class Asked(Struct, frozen=True, omit_defaults=True):
    """A decision in a snapshot."""

    seat: Seat
    prompt: str
    options: list[str]
    refusals: list[Withheld]
    purpose: Purpose = UNSAID
    others: list[AskedToo] = []
    die: Die = PLAIN


class Delivered(Struct, frozen=True):
    """The argument of an interrupted stage: a choice, in notation, or a plain result."""

    choice: str | None = None
    result: bool | int | str | None = None


class Snapshot(Struct, Generic[S, P]):
    """The whole truth of one play at one moment: state, rules in progress, dice and pending question."""

    state: S
    stack: list[P]
    dice: Dice
    asked: Asked | None
    delivered: Delivered


class Codec:
    """Encodes and decodes the plays of one title."""

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        self.notation = Notation(game.name, Choice, game.aliases)
        procedures = tuple(kinds(Procedure, game.name).values())
        if not procedures:
            raise RuleError(f"{game.title} has no procedure tagged '{game.name}.…'")
        snapshot: Any = Snapshot  # the types of a title are only known at run time
        self._type = snapshot[part_types(game)["state"], reduce(or_, procedures)]
        self._lacks = kinds(Lack, game.name)

    def snapshot(self, game: Game) -> Snapshot[Any, Any]:
        """Everything the play needs to go on. It shares its parts with the play: encode it at once."""
        if isinstance(game.dice, Playback):
            raise RuleError("a replay in progress cannot be saved")
        return Snapshot(game.state, game.stack, game.dice, _asked(game.decision), _delivered(game.delivered))

    def encode(self, game: Game) -> bytes:
        """The play as JSON."""
        return msgspec.json.encode(self.snapshot(game))

    def truth(self, game: Game) -> bytes:
        """The same without refusals: they explain the rules in words that may change, and decide nothing."""
        snapshot = self.snapshot(game)
        if snapshot.asked is not None:
            others = [replace(other, refusals=[]) for other in snapshot.asked.others]
            snapshot.asked = replace(snapshot.asked, refusals=[], others=others)
        return msgspec.json.encode(snapshot)

    def decode(self, data: bytes, setup: Setup, content: Struct | None = None) -> Game:
        """The play that was encoded; `BadSave` if the data does not fit."""
        try:
            snapshot = msgspec.json.decode(self._renamed(data), type=self._type)
            return self._revive(snapshot, setup, load_content(self.game) if content is None else content)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, NotationError) as error:
            raise BadSave(f"the snapshot does not fit {self.game.title}: {error}") from None

    def _renamed(self, data: bytes) -> bytes:
        """Give procedures and stages of older versions, and their state, the present names and fields."""
        if not (self.game.aliases or self.game.renewals or self.game.state_renewals):
            return data
        raw = msgspec.json.decode(data)
        try:
            for renew in self.game.state_renewals:
                renew(raw["state"])
            raw["stack"] = [self._renewed(frame) for frame in raw["stack"]]
            for frame in raw["stack"]:
                name = self._present_name(f"{frame['type']}.{frame['stage']}")
                frame["type"], _, frame["stage"] = name.rpartition(".")
            if raw["asked"]:
                raw["asked"]["prompt"] = self._present_name(raw["asked"]["prompt"])
        except (LookupError, TypeError) as error:
            raise BadSave(f"the snapshot is malformed: {error!r}") from None
        return msgspec.json.encode(raw)

    def _renewed(self, frame: dict[str, Any]) -> dict[str, Any]:
        renew = self.game.renewals.get(frame["type"])
        return frame if renew is None else renew(frame)

    def _present_name(self, name: str) -> str:
        tag, _, stage = name.rpartition(".")
        name = f"{self.game.aliases.get(tag, tag)}.{stage}"
        return self.game.aliases.get(name, name)

    def _revive(self, snapshot: Snapshot[Any, Any], setup: Setup, content: Struct) -> Game:
        for procedure in snapshot.stack:
            if procedure.stage not in procedure.stages():
                raise BadSave(
                    f"{type(procedure).__name__} has no stage {procedure.stage!r}; a renamed one needs an alias"
                )
        game = self.game(setup, content)
        game.state, game.stack, game.dice = snapshot.state, snapshot.stack, snapshot.dice
        game.decision = self._decision(snapshot.asked)
        game.delivered = self._outcome(snapshot.delivered)
        _require_sound(game)
        return game

    def _decision(self, asked: Asked | None) -> Decision | None:
        if asked is None:
            return None
        others = tuple(Part(other.seat, *self._offered(other)) for other in asked.others)
        return Decision(asked.seat, asked.prompt, *self._offered(asked), asked.purpose, others, asked.die)

    def _offered(self, asked: Asked | AskedToo) -> tuple[tuple[Choice, ...], tuple[Refusal, ...]]:
        read = self.notation.read
        options = tuple(read(option) for option in asked.options)
        lacks = [(one, self._lack(one.missing)) for one in asked.refusals]
        return options, tuple(Refusal(read(one.choice), one.rule, lack) for one, lack in lacks if lack is not None)

    def _lack(self, missing: Any) -> Lack | None:
        """Something that was missing; None if the title knows no such lack any more, and so cannot explain it."""
        if isinstance(missing, str):
            return Noted(missing)
        kind = self._lacks.get(msgspec.convert(missing, dict[str, Any]).get("type", ""))
        return None if kind is None else msgspec.convert(missing, kind)

    def _outcome(self, delivered: Delivered) -> Outcome:
        return delivered.result if delivered.choice is None else self.notation.read(delivered.choice)


def _require_sound(game: Game) -> None:
    """Refuse a play that no rule can have led to; the rest is for the title's own `faults` to find."""
    decision = game.decision
    if (decision is None) != (not game.stack):
        raise BadSave("expected rules in progress that ask somebody, or neither")
    if decision is not None:
        top = game.stack[-1]
        prompts = {ROLL_PROMPT, top.stages()[top.stage][2]}
        if decision.prompt not in prompts:
            raise BadSave(f"expected one of the questions {sorted(prompts)}, came {decision.prompt!r}")
        for part in decision.parts:
            if part.seat not in game.seats or not part.options:
                raise BadSave(f"expected a seat of the match and its options, came seat {part.seat}")
        if len(set(decision.seats)) != len(decision.seats):
            raise BadSave(f"expected each seat once, came {decision.seats}")
    try:
        faults = list(game.faults())
    except Exception as error:
        # Whatever a check of the state stumbles over is a fault of the state.
        faults = [repr(error)]
    if faults:
        raise BadSave(f"the snapshot contradicts itself: {'; '.join(faults)}")


@cache
def codec_of(game: type[Game]) -> Codec:
    """The codec of a title."""
    return Codec(game)


def _asked(decision: Decision | None) -> Asked | None:
    if decision is None:
        return None
    others = [AskedToo(part.seat, *_written(part)) for part in decision.others]
    # A default is left out only if it is the very same object, which it is not in a play that was pickled.
    purpose = UNSAID if decision.purpose == UNSAID else decision.purpose
    die = PLAIN if decision.die == PLAIN else decision.die
    return Asked(decision.seat, decision.prompt, *_written(decision), purpose, others, die)


def _written(asked: Decision | Part) -> tuple[list[str], list[Withheld]]:
    refusals = [Withheld(write(one.choice), one.rule, one.missing) for one in asked.refusals]
    return [write(option) for option in asked.options], refusals


def _delivered(outcome: Outcome) -> Delivered:
    return Delivered(choice=write(outcome)) if isinstance(outcome, Choice) else Delivered(result=outcome)
