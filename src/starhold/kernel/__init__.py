"""The game-agnostic kernel: what every title stands on, and nothing about any of them.

Read it in this order: `procedure` (a rule in progress), `engine` (the run loop), `decision`, `event`,
`dice`, `game` (what a title answers), `match` (a play with its journal), `codec` and `savefile`.
"""

from .beginning import Beginning
from .box import Box, BoxItem, BoxSection
from .campaign_log import CampaignLine, CampaignLog
from .codec import codec_of
from .content import Content, changes_of, digest_of, load_content
from .copying import clone
from .decision import (
    NO_OPTIONS,
    Choice,
    Decision,
    Drew,
    Lack,
    Need,
    Noted,
    Options,
    Part,
    Purpose,
    Refusal,
    Rolled,
    Showed,
    TypedIn,
    joined,
    offer,
    options,
)
from .dice import AskedDice, Dice, ScriptedDice, SeededDice, commitment
from .die import Die
from .draws import Difference, Draw, Pick, Roll, Shuffle, read_draw
from .entries import Entries
from .errors import (
    BadCase,
    BadContent,
    BadFile,
    BadReference,
    BadSave,
    BadSetup,
    Elsewhere,
    IllegalChoice,
    MatchOver,
    NotationError,
    Refused,
    ReplayDiverged,
    RuleError,
    ScriptExhausted,
    StaleRevision,
    StarholdError,
    UndoRefused,
    UnknownGame,
    WrongSeat,
)
from .event import Event
from .examination import Examined, Verdict, examine, verify
from .game import Game, State, reference_of
from .journal import Answered, Continuation, Entry, Journal, Undone
from .match import Match
from .meaning import Meaning, Weight
from .procedure import Outcome, Procedure, Stage, Step, ask, call, done, goto, hand_over
from .record import Fault, Record, records_of
from .reference import Clause, Reference, load_reference
from .registry import find_game, game_names, known_game, register
from .result import Result
from .risk import Risk, Risks
from .savefile import EntryLine, entry_line, read_entry
from .scene import Branch, Scene
from .seat import Seat, Viewer
from .setup import ASKED, DiceKind, OptionValue, Setup
from .tags import kinds, tag_of
from .text import Text
from .words import Words

__all__ = [
    "ASKED",
    "NO_OPTIONS",
    "Answered",
    "AskedDice",
    "BadCase",
    "BadContent",
    "BadFile",
    "BadReference",
    "BadSave",
    "BadSetup",
    "Beginning",
    "Box",
    "BoxItem",
    "BoxSection",
    "Branch",
    "CampaignLine",
    "CampaignLog",
    "Choice",
    "Clause",
    "Content",
    "Continuation",
    "Decision",
    "Dice",
    "DiceKind",
    "Die",
    "Difference",
    "Draw",
    "Drew",
    "Elsewhere",
    "Entries",
    "Entry",
    "EntryLine",
    "Event",
    "Examined",
    "Fault",
    "Game",
    "IllegalChoice",
    "Journal",
    "Lack",
    "Match",
    "MatchOver",
    "Meaning",
    "Need",
    "NotationError",
    "Noted",
    "OptionValue",
    "Options",
    "Outcome",
    "Part",
    "Pick",
    "Procedure",
    "Purpose",
    "Record",
    "Reference",
    "Refusal",
    "Refused",
    "ReplayDiverged",
    "Result",
    "Risk",
    "Risks",
    "Roll",
    "Rolled",
    "RuleError",
    "Scene",
    "ScriptExhausted",
    "ScriptedDice",
    "Seat",
    "SeededDice",
    "Setup",
    "Showed",
    "Shuffle",
    "Stage",
    "StaleRevision",
    "StarholdError",
    "State",
    "Step",
    "Text",
    "TypedIn",
    "UndoRefused",
    "Undone",
    "UnknownGame",
    "Verdict",
    "Viewer",
    "Weight",
    "Words",
    "WrongSeat",
    "ask",
    "call",
    "changes_of",
    "clone",
    "codec_of",
    "commitment",
    "digest_of",
    "done",
    "entry_line",
    "examine",
    "find_game",
    "game_names",
    "goto",
    "hand_over",
    "joined",
    "kinds",
    "known_game",
    "load_content",
    "load_reference",
    "offer",
    "options",
    "read_draw",
    "read_entry",
    "records_of",
    "reference_of",
    "register",
    "tag_of",
    "verify",
]
