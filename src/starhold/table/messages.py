"""What a table tells its clients over the wire, as JSON. The types of the page are generated from these and `sayings`.

A client opens one WebSocket, says `Hello` and from then on gets a `Position` whenever something has changed for it.
It says one thing at a time; what it is told at one time comes in one frame, a line for each message.
It never gets more than its eyes may see: its view, its own question, the events that it is told.

What is asked, what options mean, what the log tells and what is known of things are sentences with references, such as
`[[seat 0|Red]]`; see `starhold.kernel.speech`. A client puts the name of whoever has the seat there. All other words
are plain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from starhold.kernel import DiceKind, OptionValue, Risks, Seat, Weight
from starhold.players.levels import Level

Status: TypeAlias = Literal["gathering", "playing", "over", "closed"]
"""The state of a table: before the match, during it, after its end; or the host has closed it before that."""


class Heard(Struct, frozen=True, tag_field="tell"):
    """What a client is told."""


class Done(Heard, frozen=True, tag="done"):
    """What was said with this number is done, and kept for good."""

    id: int
    note: str = ""
    """Where an order stopped, and why."""


class Refused(Heard, frozen=True, tag="refused"):
    """What was said with this number is not possible; nothing has changed."""

    id: int
    reason: str
    rule: str = ""
    """The clause of the rule reference that says so."""
    clause: str = ""
    """Its sentence."""


class Possible(Heard, frozen=True, tag="possible"):
    """The answer that was asked about is legal."""

    id: int
    meaning: str


class Advised(Heard, frozen=True, tag="advice"):
    """What a good player would answer, and what for."""

    id: int
    answer: str
    reason: str


class Route(Heard, frozen=True, tag="route"):
    """What an order would point at on its way, in order."""

    id: int
    targets: tuple[str, ...]


class About(Heard, frozen=True, tag="about"):
    """What is known of something that was asked about; nothing, if there is nothing to be said."""

    id: int
    title: str
    """What it is, and what lies there."""
    lines: tuple[str, ...]
    """What to know before doing anything there: how far it is, what it risks."""
    data: Raw
    """The same as data of the game; `null` for nothing."""
    rules: tuple[str, ...] = ()
    """The clauses that govern it, the most telling first."""


class Option(Struct, frozen=True, omit_defaults=True, gc=False):
    """An answer that is legal now."""

    answer: str
    text: str
    """The deed."""
    heading: str
    """What it has in common with others of its kind; empty if it stands alone."""
    danger: str | None
    """What it risks, with the odds."""
    target: str | None
    """What of the board it points at: `space 3,-2`, `cell b3`, `piece tug`."""
    choice: Raw
    """The same as data of the game."""
    risks: Risks = ()
    """What it risks, in numbers."""
    detail: str = ""
    """What it costs and brings."""
    alike: bool = False
    """True if its notation alone tells it from the others under its heading."""
    weight: Weight = "usual"
    """Its place among the others: offered by this very place, one of many, rarely given, or leading on."""
    regret: str = ""
    """What would be forgone by it, if it is easily given too early: whoever gives it is asked once."""


class Withheld(Struct, frozen=True, omit_defaults=True, gc=False):
    """An answer that the rules considered and do not allow now."""

    answer: str
    text: str
    """The deed."""
    rule: str
    """The clause that does not allow it."""
    missing: str
    """What is lacking, and what to do about it."""
    lack: Raw
    """The same as data of the game."""
    heading: str = ""
    """What it has in common with others of its kind; empty if it stands alone."""
    weight: Weight = "usual"
    """Its place among the others."""


class Question(Struct, frozen=True):
    """What the viewer is asked, and how it may be answered."""

    seat: Seat
    prompt: str
    text: str
    options: tuple[Option, ...]
    withheld: tuple[Withheld, ...]
    errands: Mapping[str, str]
    """Orders that can be given now, by what they point at."""
    since: int = 0
    """The revision at which it was first asked. In an open question others may have answered since."""
    hint: str = ""
    """What to weigh, for those who meet it for the first time."""
    on_mat: bool = False
    """True if it is answered best with a look at one's mat."""
    on_roll: bool = False
    """True if it is about the dice rolled last."""


class LogLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as told to the viewer."""

    revision: int
    """The revision that it led to; 0 for what happened before the first answer."""
    text: str
    targets: tuple[str, ...]
    """What of the board it mentions."""
    event: Raw | None = None
    """The same as data of the game; nothing if it is about the table."""
    undoes: int = 0
    """How many answers were taken back by it."""
    rolled_for: str = ""
    """The purpose of the die that it tells of, if it tells of one."""
    scene: str = ""
    """The scene that begins with it, if one does: the text says what it is called."""
    run: str = ""
    """What it is a part of, such as a flight. The text tells of all of that so far: a line directly before it with the
    same run is told again by it, and need not be shown. If that line is of the same revision, it has no text at all."""
    reason: str = ""
    """Why it came about: the rules alone have acted, or a bot has said what for. An act of theirs begins with it."""


Outcome: TypeAlias = Literal["granted", "declined", "withdrawn", "overtaken"]
"""The end of a proposal: all consented, one did not, the proposer thought better of it, or somebody answered first."""


class Proposal(Struct, frozen=True, omit_defaults=True):
    """Somebody wants to take back answers by which others have learned something."""

    seat: Seat
    answers: int
    """All that would be gone, those of others among them."""
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    """The people who have not said anything yet."""
    back_to: str = ""
    """The moment that would come again, in words that everybody may read: `[[seat 0|Red]]'s turn`."""
    back_to_own: str = ""
    """The same in words for whoever proposes it: `your turn`."""
    outcome: Outcome | None = None
    """The end that it found; nothing as long as it is open."""
    settled_by: Seat | None = None
    """Whoever declined, withdrew, or answered first."""


class Ending(Struct, frozen=True):
    """How the match ended, and what is needed to check it."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    epilogue: str
    seed: str
    cooperative: bool = False
    """True if all have won or lost together."""


class Person(Struct, frozen=True):
    """Who has a seat."""

    seat: Seat
    kind: Literal["person", "bot", "free"]
    name: str
    colour: str
    """What the game calls the seat."""
    present: bool
    level: Level | None = None
    """How well the bot plays, if it is one."""


class Position(Heard, frozen=True, tag="position"):
    """All that the viewer may know now."""

    revision: int
    viewer: Seat | None
    asked: tuple[Seat, ...]
    """All who may answer now; nobody when the match is over."""
    asking: str
    """What is asked, in words that everybody may read: the viewer's own question, else that of the first."""
    question: Question | None
    """What the viewer itself is asked."""
    view: Raw | None
    """The board and the mats, as data of the game; nothing if `changes` tells what is new in the view before."""
    changes: dict[str, Any]
    """What is new in the view, by where it stands: `players/1/energy`."""
    log_from: int
    """The log below begins after this revision; what the client has from later is gone.

    A newcomer gets the end of the present scene's log, and may ask for what was before. With -1 it has all of it.
    """
    log: tuple[LogLine, ...]
    undoable: int
    """How many answers the viewer may take back by itself."""
    proposal: Proposal | None
    ending: Ending | None
    holding_back: tuple[Seat, ...] = ()
    """The bots that could answer, and leave it to the people first."""
    settled: Proposal | None = None
    """The proposal that was settled last, until somebody answers: what came of it is for everybody to know."""
    board: str = ""
    """The view as a picture of letters, if the page does not draw the game otherwise."""


class Seated(Heard, frozen=True, tag="seated"):
    """The table and who sits there: at the beginning, and when it changes."""

    table: str
    game: str
    title: str
    status: Status
    dice: DiceKind
    commitment: str
    from_file: bool
    """True if the match was laid on the table from a file: its dice may have been known beforehand."""
    content: str
    """The digest of the content that is played with."""
    own_content: str
    """The host's name for it, if it is content of their own."""
    branched_at: str | None
    """The scene at whose beginning the match left another one, if it did; empty if that was the deal."""
    options: dict[str, OptionValue]
    people: tuple[Person, ...]
    mine: tuple[Seat, ...]
    """The seats whose tokens this client has shown."""
    hosting: bool
    """Whether one of the tokens is the host's."""
    watching: int
    """How many look on without a seat."""
    rematch: str | None
    """The table where the same people play again."""


Telling: TypeAlias = Seated | Position | Done | Refused | Possible | Route | About | Advised
"""Everything that a client can be told."""
