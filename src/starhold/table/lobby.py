"""What the HTTP interface takes and gives, as JSON: games, new tables, invitations, match files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from starhold.kernel import DiceKind, OptionValue, Seat, Words
from starhold.players.levels import USUAL_LEVEL, Level

from .messages import LogLine, Status
from .sayings import Name, Revision, Token


class OptionInfo(Struct, frozen=True):
    """An option of a game, as a form shows it."""

    name: str
    kind: Literal["yes-no", "number", "choice"]
    text: str
    default: OptionValue | None
    choices: tuple[OptionValue, ...] = ()
    names: tuple[str, ...] = ()
    """What the choices are called, if they have names."""
    least: int | None = None
    most: int | None = None
    detail: str = ""
    """What is in it."""


class BeginningInfo(Struct, frozen=True, kw_only=True):
    """A way to begin a match that is offered first."""

    name: str
    text: str
    """What it is called."""
    detail: str
    """What to expect of it."""
    seats: int
    """The number of seats with which it begins."""
    free: int = 0
    """Of these, the last ones, on which nobody sits yet."""
    fewest_seats: int
    """With these options; likewise the most."""
    most_seats: int
    options: dict[str, OptionValue]
    """What is chosen by it."""
    usual: dict[str, OptionValue]
    """What else is usual then, and not otherwise."""
    among: str = ""
    """An option of which one of the values is chosen, too; nothing if there is none."""
    values: tuple[OptionValue, ...] = ()
    for_newcomers: bool = False
    """True if it is meant for those who play for the first time: bots are easy then, and the page is explained."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    fewest_seats: int
    """Unless something else is chosen that changes it; likewise the most."""
    most_seats: int
    options: tuple[OptionInfo, ...]
    colours: tuple[str, ...]
    """What the game calls its seats, in order."""
    words: Words
    """What it calls players, mats and scores."""
    cooperative: bool = False
    """True if all players win or lose together, unless they choose otherwise."""
    draws_piles: bool = False
    """True if it draws from decks or bags, so that real ones can be used."""
    bots: tuple[str, ...] = ()
    """The bots of the host's own that can be put on a seat, beside the three levels."""
    content: str = ""
    """The digest of the content that new tables are played with."""
    own_content: str = ""
    """The host's name for it, if it is content of their own."""
    aim: str = ""
    """The way to win, for those who play for the first time."""
    has_box: bool = False
    """True if all that lies in its box can be browsed."""
    beginnings: tuple[BeginningInfo, ...] = ()
    """The ways to begin that come first."""


class ClauseInfo(Struct, frozen=True):
    """A clause of a rule reference."""

    id: str
    area: str
    module: str
    sentence: str
    ruling: str
    governs: tuple[str, ...] = ()
    """The tags of the choices that it is to be read about, and the causes of risks."""


class PlayedOption(Struct, frozen=True):
    """An option of a match, as it was chosen."""

    name: str
    text: str
    detail: str
    """What is in it."""
    chosen: OptionValue | None
    """The value; nothing if that is left to the rules."""
    words: str
    """The value in words; empty for yes, no and nothing."""
    usual: bool
    """True if nobody chose otherwise."""
    rules: tuple[str, ...]
    """The clauses whose rulings leave it to this option."""


class Played(Struct, frozen=True):
    """What a table plays: everybody may know it before they sit down."""

    options: tuple[PlayedOption, ...]
    rulings: tuple[ClauseInfo, ...]
    """The clauses of the boxes in play on which the documents differ or are silent."""
    rules_version: int


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: somebody at this screen, somebody with a link, a bot, or nobody yet."""

    kind: Literal["me", "friend", "bot", "free"]
    name: Name
    level: Level = USUAL_LEVEL
    """The bot, if it is one: its strength, or its name."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is chosen before play."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    dice: Literal["seeded", "asked", "asked-draws", "asked-all"] = "seeded"


class Invitation(Struct, frozen=True):
    """Whoever has the token has the seat."""

    seat: Seat
    kind: Literal["me", "friend", "bot", "free"]
    name: str
    token: str | None


class Created(Struct, frozen=True):
    """A new table. The tokens are told only once; the server keeps no more than their hashes."""

    table: str
    host: str
    """The token by which its holder starts the match, and puts bots on seats."""
    seats: tuple[Invitation, ...]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class LogPart(Struct, frozen=True):
    """Older lines of the log, for somebody who looks back."""

    log_from: int
    """They begin after this revision; -1 if there is nothing before."""
    log: tuple[LogLine, ...]


class SceneInfo(Struct, frozen=True):
    """A part of a long match."""

    name: str
    """Empty if the title has no scenes: then there is one."""
    title: str
    """What it is called."""
    revision: int
    """The revision at which it began."""
    date: str = ""
    """The day on which it began, if that is known."""


class StoryLine(Struct, frozen=True):
    """A scene of a campaign, as its log tells it."""

    words: str
    notes: tuple[str, ...]
    """What else is remembered of it, such as choices and rewards."""
    revision: int | None
    """The revision at which it began; nothing if that is not known."""
    date: str
    """The day on which it began, if that is known."""


class Story(Struct, frozen=True):
    """A campaign so far."""

    standing: str
    lines: tuple[StoryLine, ...]
    closing: str
    """The last words, once it is over: a line per paragraph."""


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table who knows its address."""

    table: str
    game: str
    title: str
    status: Status
    dice: DiceKind
    commitment: str
    revision: int
    people: tuple[str, ...]
    rematch: str | None
    from_file: bool
    """True if the match was laid on the table from a file: nobody here has seen its beginning."""
    continued: int | None
    """The version of the rules by which it goes on, if it has begun under another."""
    shown_from: int
    """The first revision whose board can be shown; what came before follows other rules."""
    scenes: tuple[SceneInfo, ...]
    """The parts of the match, in order."""
    branched_at: str | None
    """The scene at whose beginning the match left another one, if it did; empty if that was the deal."""
    content: str
    """The digest of the content that is played with."""
    own_content: str
    """The host's name for it, if it is content of their own."""
    asked: tuple[Seat, ...] = ()
    """All who may answer now; nobody before the match begins and when it is over."""


class NewBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """From where a match is to be played differently."""

    scene: Revision
    """The revision at which the scene began."""
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    """Those of all seats of people, as long as the match goes on."""


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    reason: str
