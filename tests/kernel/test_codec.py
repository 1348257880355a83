"""The codec: every moment of a play as bytes and back, also of older versions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from starhold.games.demo import Demo
from starhold.kernel import (
    BadSave,
    Choice,
    Game,
    Lack,
    Match,
    Noted,
    Procedure,
    RuleError,
    ScriptedDice,
    State,
    Step,
    ask,
    codec_of,
    done,
)
from starhold.kernel.draws import Playback

from .play import answer_all, play_randomly
from .toys import Open, Relay, Room, Tally, Toy


def encoded(match: Match) -> bytes:
    return codec_of(type(match.game)).encode(match.game)


def revived(match: Match) -> Game:
    """The play after a trip through bytes."""
    return codec_of(type(match.game)).decode(encoded(match), match.setup)


@pytest.mark.parametrize("seed", range(4))
def test_a_play_survives_encoding_at_every_decision(seed: int) -> None:
    match = Match.new("demo", seats=3, seed=seed)
    while not match.over:
        game = revived(match)
        assert codec_of(Demo).encode(game) == encoded(match)
        assert (game.decision, game.explain()) == (match.game.decision, match.game.explain())
        play_randomly(match, seed, answers=1)
    assert revived(match).over


def test_refusals_survive_encoding() -> None:
    match = answer_all(Match.new(Tally, options={"limit": 1}), "add 2")
    decision = revived(match).decision
    assert decision is not None
    assert decision == match.decision
    assert [(one.rule, one.missing) for one in decision.refusals] == [("TALLY-ADD-01", Room(1))] * 2


def withheld_with(missing: object) -> list[Lack]:
    """What is missing in a play whose snapshot says so."""
    match = answer_all(Match.new(Tally, options={"limit": 1}), "add 2")
    raw = msgspec.json.decode(encoded(match))
    for refusal in raw["asked"]["refusals"]:
        refusal["missing"] = missing
    decision = codec_of(Tally).decode(msgspec.json.encode(raw), match.setup).decision
    assert decision is not None
    return [refusal.missing for refusal in decision.refusals]


def test_older_saves_say_in_words_what_is_missing() -> None:
    assert withheld_with("two are enough") == [Noted("two are enough")] * 2


def test_what_no_version_knows_any_more_is_not_explained() -> None:
    assert withheld_with({"type": "tally.luck", "amount": 3}) == []


@pytest.mark.parametrize("missing", [7, {"type": "tally.room", "limit": "high"}])
def test_what_is_missing_has_to_fit(missing: object) -> None:
    with pytest.raises(BadSave, match="does not fit"):
        withheld_with(missing)


def test_what_an_interrupted_stage_was_handed_survives_encoding() -> None:
    match = answer_all(Match.new(Tally, seed=7, dice="asked"), "throw 2")
    game = revived(match)
    assert str(game.delivered) == "throw 2"
    assert game.decision == match.decision


# Every kind of field


class Rank(Enum):
    LOW = 1
    HIGH = 2


class Pawn(Struct, tag="pawn"):
    steps: list[int] = []


class Rook(Struct, tag="rook", frozen=True):
    file: str = "a"


class Chest(State):
    """A state with every kind of field that a clone can copy."""

    flag: bool = True
    raw: bytes = b"\x00\xff"
    rank: Rank = Rank.HIGH
    nothing: int | None = None
    pair: tuple[int, str] = (1, "x")
    piece: Pawn | Rook = Rook()
    pieces: list[Pawn | Rook] = []
    by_name: dict[str, Pawn] = {}
    by_number: dict[int, list[int]] = {}
    by_rank: dict[Rank, str] = {}


class Unlock(Choice, frozen=True, tag="chest.unlock"):
    pass


class Opening(Procedure, tag="chest.opening"):
    found: Pawn | None = None
    order: list[int] = []

    def start(self, game: Treasure) -> Step:
        return ask(0, [Unlock()], then=self.open)

    def open(self, game: Treasure) -> Step:
        return done()


class Treasure(Open):
    name = "chest"
    title = "Treasure"

    state: Chest

    def deal(self) -> Chest:
        return Chest(
            pieces=[Pawn([1]), Rook("h")],
            by_name={"a": Pawn([2])},
            by_number={3: [4], -1: []},
            by_rank={Rank.LOW: "low"},
        )

    def opening(self) -> Procedure:
        return Opening(Pawn([5]), [6, 7])


def test_every_kind_of_field_survives_encoding() -> None:
    match = Match.new(Treasure)
    game = revived(match)
    assert game.state == match.game.state
    assert game.stack == match.game.stack


# Older versions


class Renamed(Toy):
    """A title in which a procedure, a stage and a choice were given better names."""

    name = "renamed"
    title = "Renamed"
    aliases = {
        "renamed.former": "renamed.present",
        "renamed.present.before": "renamed.present.after",
        "renamed.say": "renamed.speak",
    }

    def opening(self) -> Procedure:
        return Present()


class Speak(Choice, frozen=True, tag="renamed.speak"):
    word: str


class Present(Procedure, tag="renamed.present"):
    def start(self, game: Renamed) -> Step:
        return ask(0, [Speak("yes"), Speak("no")], then=self.after)

    def after(self, game: Renamed, choice: Speak) -> Step:
        game.state.lines.append(choice.word)
        return self.start(game) if choice.word == "no" else done()


def aged(data: bytes) -> bytes:
    """The play as a version of long ago would have written it."""
    for present, former in (("present", "former"), ("after", "before"), ("speak", "say")):
        data = data.replace(present.encode(), former.encode())
    return data


def test_aliases_let_an_old_play_go_on() -> None:
    match = answer_all(Match.new(Renamed), "speak no")
    old = aged(encoded(match))
    assert b"renamed.former.before" in old
    game = codec_of(Renamed).decode(old, match.setup)
    assert codec_of(Renamed).encode(game) == encoded(match)


class Renewed(Renamed):
    """A title in which a procedure was put in the place of another one, with other fields."""

    name = "renamed"
    renewals = {"renamed.forgotten": lambda frame: {"type": "renamed.former", "stage": frame["step"]}}


def test_renewals_let_an_old_play_go_on() -> None:
    match = answer_all(Match.new(Renewed), "speak no")
    frame = b'{"type":"renamed.present","stage":"after"}'
    old = encoded(match).replace(frame, b'{"type":"renamed.forgotten","step":"before","sum":3}')
    assert b"forgotten" in old
    game = codec_of(Renewed).decode(old, match.setup)
    assert codec_of(Renewed).encode(game) == encoded(match)


def in_lines(state: dict[str, Any]) -> None:
    """Read a version that kept all that was said as one line."""
    if isinstance(state["lines"], str):
        state["lines"] = state["lines"].split()


class Rewritten(Renamed):
    """A title whose state was written otherwise."""

    name = "renamed"
    state_renewals = (in_lines,)


def test_a_state_of_former_times_is_read_as_one_of_today() -> None:
    match = answer_all(Match.new(Rewritten), "speak no")
    old = encoded(match).replace(b'"lines":["no"]', b'"lines":"no"')
    assert old != encoded(match)
    for saved in (old, encoded(match)):
        assert codec_of(Rewritten).encode(codec_of(Rewritten).decode(saved, match.setup)) == encoded(match)


def test_a_frame_that_cannot_be_renewed_is_malformed() -> None:
    raw = {"stack": [{"type": "renamed.forgotten"}], "asked": None}
    with pytest.raises(BadSave, match="the snapshot is malformed: KeyError"):
        codec_of(Renewed).decode(json.dumps(raw).encode(), Match.new(Renewed).setup)


def test_aliases_are_harmless_when_a_play_is_over() -> None:
    match = answer_all(Match.new(Renamed), "speak yes")
    assert revived(match).over


@pytest.mark.parametrize("raw", [{}, {"stack": [3], "asked": None}, {"stack": [{}], "asked": None}, []])
def test_a_snapshot_that_cannot_be_renamed_is_malformed(raw: Any) -> None:
    with pytest.raises(BadSave, match="the snapshot is malformed: "):
        codec_of(Renamed).decode(json.dumps(raw).encode(), Match.new(Renamed).setup)


def test_a_renamed_stage_without_an_alias_is_named() -> None:
    match = Match.new(Relay, seats=2)
    old = encoded(match).replace(b'"stage":"finish"', b'"stage":"conclude"')
    with pytest.raises(BadSave, match="Third has no stage 'conclude'; a renamed one needs an alias"):
        codec_of(Relay).decode(old, match.setup)


# Snapshots that do not fit

Edit = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda raw: raw.pop("state"), "missing required field `state`"),
        (lambda raw: raw["state"].update(total="x"), "Expected `int`, got `str` - at `$.state.total`"),
        (lambda raw: raw["stack"][0].update(type="tally.nowhere"), "Invalid value 'tally.nowhere'"),
        (lambda raw: raw["dice"].update(type="loaded"), "Invalid value 'loaded'"),
        (lambda raw: raw["asked"]["options"].append("flee"), "`flee` is not a command of this game"),
        (lambda raw: raw["asked"]["options"].append("add 1 2"), "type `add [AMOUNT]`, not `add 1 2`"),
        (lambda raw: raw["delivered"].update(choice="flee"), "`flee` is not a command of this game"),
    ],
)
def test_a_snapshot_that_does_not_fit_says_where(edit: Edit, message: str) -> None:
    match = Match.new(Tally)
    raw = json.loads(encoded(match))
    edit(raw)
    with pytest.raises(BadSave, match="the snapshot does not fit Tally: ") as caught:
        codec_of(Tally).decode(json.dumps(raw).encode(), match.setup)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda raw: raw.update(asked=None), "expected rules in progress that ask somebody, or neither"),
        (lambda raw: raw.update(stack=[]), "expected rules in progress that ask somebody, or neither"),
        (
            lambda raw: raw["asked"].update(prompt="tally.tallying.sing"),
            "expected one of the questions ['kernel.roll', 'tally.tallying.act'], came 'tally.tallying.sing'",
        ),
        (lambda raw: raw["asked"].update(seat=9), "expected a seat of the match and its options, came seat 9"),
        (lambda raw: raw["asked"].update(options=[]), "expected a seat of the match and its options, came seat 0"),
        (lambda raw: raw["state"].update(total=-99), "the snapshot contradicts itself: the total is -99"),
        (lambda raw: raw["state"].update(deck=[]), "the snapshot contradicts itself: ZeroDivisionError("),
    ],
)
def test_a_snapshot_that_no_rule_can_have_led_to_is_refused(edit: Edit, message: str) -> None:
    match = Match.new(Checked)
    raw = json.loads(encoded(match))
    edit(raw)
    with pytest.raises(BadSave) as caught:
        codec_of(Checked).decode(json.dumps(raw).encode(), match.setup)
    assert str(caught.value).startswith(message)


class Checked(Tally):
    """A title that looks at its state, and stumbles over an empty deck."""

    def faults(self) -> Iterator[str]:
        if 1 // len(self.state.deck) + self.state.total < 0:
            yield f"the total is {self.state.total}"


@pytest.mark.parametrize("data", [b"", b"{", b"nonsense", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_snapshot_is_a_bad_save(data: bytes) -> None:
    with pytest.raises(BadSave, match="the snapshot does not fit Tally: "):
        codec_of(Tally).decode(data, Match.new(Tally).setup)


# Titles and moments that cannot be encoded


class Ruleless(Toy):
    name = "ruleless"
    title = "Ruleless"

    def opening(self) -> Procedure:
        return Opening()


def test_a_title_needs_a_procedure() -> None:
    with pytest.raises(RuleError, match=r"Ruleless has no procedure tagged 'ruleless.…'"):
        codec_of(Ruleless)


def test_a_replay_in_progress_cannot_be_saved() -> None:
    game = Match.new(Tally).game
    game.dice = Playback(ScriptedDice(()))
    with pytest.raises(RuleError, match="a replay in progress cannot be saved"):
        codec_of(Tally).encode(game)
