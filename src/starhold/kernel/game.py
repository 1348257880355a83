"""One title: `Game`. The class defines it, an instance is one play of it.

A game writer subclasses `Game`, names the types of its parts and answers six questions:

    class Demo(Game):
        name = "demo"
        state: DemoState
        content: DemoContent

        def deal(self) -> DemoState: ...          # the set-up
        def opening(self) -> Procedure: ...       # the rule that runs the match
        def view(self, viewer) -> DemoView: ...   # what one viewer may know, built by inclusion
        def redeal(self, viewer) -> None: ...     # replace what a viewer cannot know by a guess
        def score(self) -> Result: ...
        text = DemoText()

It may also say more than its text can, because it knows its content and the position: `board`, `meaning`, `risks`,
`told_together`, `plan`, `inspect`, `box`, `scene_title`, `campaign_log` and `epilogue`; and for those who draw a board,
`scenery`, `target`, `targets`, `places` and `errands`. A title in which all win or lose together says so by
`cooperative`.

Stages are handed the instance: `game.state`, `game.content`, `game.roll(20, seat)`, `game.draw(items, seat)`,
`game.tell(event)`. Where a new part of a long match begins, one says so: `game.begin_scene("first-light")`. If several
seats may answer, `ask(…, others=…)` puts the question to all of them, and the choice tells whose it is.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar, get_type_hints

import msgspec
from msgspec import Struct

from .beginning import Beginning
from .box import Box
from .campaign_log import CampaignLog
from .copying import clone
from .decision import UNSAID, Choice, Decision, Purpose
from .dice import Dice, DiceWanted, ScriptedDice
from .die import Die
from .draws import Draw, Pick, Playback, Roll, Shuffle
from .errors import BadSetup, RuleError
from .event import Event
from .meaning import Meaning
from .procedure import Outcome, Procedure
from .record import Fault
from .reference import REFERENCE, Reference, load_reference
from .result import Result
from .risk import Risks
from .seat import Seat, Viewer
from .setup import OptionValue, Setup
from .text import Text, general_meaning

Item = TypeVar("Item")
Self = TypeVar("Self", bound="Game")


class State(Struct, forbid_unknown_fields=True):
    """The whole truth of one play. Mutable structs, containers and frozen values; ids, no back-references."""


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """The content or the options of a game that has none."""


class Game(ABC):
    """The definition of one title; instantiated, one play of it. See the module for the shape."""

    name: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    """Raised whenever the same answers can lead to another state than before."""
    seat_counts: ClassVar[range]
    """All that can be played with; see `seats_with`."""
    beginnings: ClassVar[tuple[Beginning, ...]] = ()
    """The ways to begin that are offered first, the one for newcomers before all others."""
    text: Text
    """The title's sentences; a play has them with the names of its own content."""
    aliases: ClassVar[dict[str, str]] = {}
    """Former tags and stages (`demo.old`, `demo.turn.old`) and what they are called now."""
    renewals: ClassVar[Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """Former procedures whose fields were others, by tag: what makes of a saved frame the one of today."""
    state_renewals: ClassVar[tuple[Callable[[dict[str, Any]], None], ...]] = ()
    """Each turns a saved state of former times into a later one, and leaves others as they are; the oldest first."""
    former_content: ClassVar[frozenset[str]] = frozenset()
    """Digests that former releases wrote for content which still plays the same, though it is written otherwise now."""
    hides: ClassVar[bool] = True
    """Whether there is hidden information at all."""
    draws_piles: ClassVar[bool] = False
    """Whether its rules `draw` from decks or bags, so that real ones can be used."""
    orders: ClassVar[Mapping[str, str]] = {}
    """The shapes of the orders that `plan` reads (`fly to SPACE`), and what they do."""

    state: State
    content: Struct
    options: Struct

    def __init__(self, setup: Setup, content: Struct) -> None:
        self.setup = setup
        self.text = type(self).text.naming(content)
        self.options = read_options(type(self), setup)
        self.content = self.played_with(content, self.options)
        self.dice: Dice | Playback = ScriptedDice(())
        self.stack: list[Procedure] = []
        self.decision: Decision | None = None
        self.delivered: Outcome = None
        """The argument of the interrupted stage, while physical dice are rolled."""
        self.told: list[Event] = []
        self.draws: list[Draw] = []
        self.begun = ""
        """The scene that has begun since the last answer, if one has."""

    # What a title answers

    @classmethod
    def usual_options(cls, chosen: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:  # noqa: ARG003 - some hang on others
        """The options of a new match if nobody has chosen otherwise.

        It is written into the set-up. What a set-up does not name has the default of its field, now and
        later: so what is usual may change from release to release, and saved matches stay what they were.
        """
        return {}

    @classmethod
    def seats_with(cls, options: Any) -> range:  # noqa: ARG003 - each title has options of its own
        """The numbers of seats that these options can be played with; if nobody names one, it is the first."""
        return cls.seat_counts

    @classmethod
    def misfits(cls, options: Any) -> Iterator[str]:  # noqa: ARG003 - most go together in any combination
        """Options that do not go together, one sentence for each pair."""
        yield from ()

    @classmethod
    def cooperative(cls, options: Any) -> bool:  # noqa: ARG003 - each title has options of its own
        """True if all seats win or lose together with these options; `score` then returns a `Result.together`."""
        return False

    @classmethod
    def played_with(cls, content: Any, options: Any) -> Any:  # noqa: ARG003 - each title has types of its own
        """Select the content that takes part with these options; selecting again changes nothing."""
        return content

    @classmethod
    def content_faults(cls, content: Any, *, shipped: bool) -> Iterator[str | Fault]:  # noqa: ARG003 - most have none
        """Faults of a catalogue that only the rules can see; of the shipped one, also what is miscounted."""
        yield from ()

    @abstractmethod
    def deal(self) -> State:
        """The state before the first stage. It may shuffle; dice are rolled in stages."""

    @abstractmethod
    def opening(self) -> Procedure:
        """The procedure that runs the match; the match is over when it is done."""

    @abstractmethod
    def view(self, viewer: Viewer) -> Struct:
        """Build the view of one viewer, by inclusion."""

    def own_view(self, seat: Seat, open_view: Any) -> Struct:  # each title has a view of its own
        """The view of a seat, made from what everybody may know at this moment, if a title can save work so."""
        return self.view(seat)

    @abstractmethod
    def redeal(self, viewer: Viewer) -> None:
        """Replace what that viewer cannot know by a consistent guess, shuffled by this game's dice."""

    @abstractmethod
    def score(self) -> Result:
        """Give the result of the match."""

    def faults(self) -> Iterator[str]:
        """List faults of the state: one sentence per broken invariant, none when all is well."""
        yield from ()

    # What a title may say to people. None of it changes the play or tells what its reader may not know.

    def board(self, view: Any, width: int | None = None) -> str:
        """The view as a picture of letters, if possible not wider than so many columns."""
        return self.text.board(view)

    def looked_at(self) -> AbstractContextManager[None]:
        """Enter before many questions in a row: nothing changes meanwhile, so a title may note what it finds out."""
        return nullcontext()

    def meaning(self, choice: Choice) -> Meaning:
        """Say what an answer means for the asked seat, here and now, and what it costs and brings."""
        return general_meaning(self.text, choice)

    def risks(self, choice: Choice) -> Risks:
        """What may come of an answer of the asked seat, those together that have the same cause."""
        return ()

    def danger(self, choice: Choice) -> str | None:
        """The same in words; None if there is no risk."""
        return self.text.danger(self.risks(choice)) or None

    def regret(self, choice: Choice) -> str:
        """Say what the asked seat would forgo by an answer that is easily given too early; nothing for others."""
        return ""

    def asking(self, part: Decision) -> str:
        """Ask one seat, here and now."""
        return self.text.prompt(part)

    def hint(self) -> str:
        """Say what the asked seat may want to weigh, here and now; nothing if the question explains itself."""
        return self.text.hint(self.decision) if self.decision else ""

    def told_together(self, events: Sequence[Event]) -> str:
        """Tell consecutive events of one run; see `Text.run`."""
        return self.text.together(events)

    def plan(self, order: str) -> tuple[Choice, ...]:
        """The answers by which the asked seat would carry out an order; none if this is no order of the title.

        `IllegalChoice` if it is one, but cannot be carried out now.
        """
        return ()

    def scenery(self) -> Struct:
        """The part of the catalogue that is needed to draw boards; it never changes, and everybody may know it."""
        return Nothing()

    def box(self) -> Box:
        """All that lies in the box with which this match is played; it never changes, and everybody may browse it."""
        return ()

    def target(self, choice: Choice) -> str | None:
        """Name what an answer of the asked seat points at on the board, in words of the title: `space 3,-2`."""
        return None

    def targets(self, event: Event) -> tuple[str, ...]:
        """Name what an event mentions on the board."""
        return ()

    def route(self, order: str) -> tuple[str, ...]:
        """Name what an order would point at on its way. `IllegalChoice` if it cannot be carried out now."""
        return ()

    def errands(self) -> Mapping[str, str]:
        """The orders that `plan` could carry out for the asked seat, by what of the board they point at."""
        return {}

    def inspect(self, viewer: Viewer, about: str) -> Struct | None:
        """What a viewer may know of something before anything is done there; None if there is nothing to be said.

        `about` is what `target` and `places` name, or an answer in notation that points at nothing. Rules and
        this must ask the same functions: a preview that works on its own will be wrong one day.
        """
        return None

    def places(self) -> tuple[str, ...]:
        """What of the board can be inspected now, whether an answer points at it or not; everybody may know it."""
        return ()

    def epilogue(self) -> str:
        """The last words about a match that is over, one line per paragraph."""
        reason = self.score().reason
        return f"{reason[0].upper()}{reason[1:]}." if reason else ""

    def scene_title(self, scene: str) -> str:
        """What a scene of this match is called by now; `Text.scene` may know less. Everybody may read it."""
        return self.text.scene(scene)

    def campaign_log(self) -> CampaignLog | None:
        """The log of a campaign, if the match is one. Everybody may read it; the dates are added by those who know."""
        return None

    # What stages call

    @property
    def seats(self) -> range:
        """The seats in play."""
        return range(self.setup.seats)

    def tell(self, event: Event) -> None:
        """Say that something happened."""
        self.told.append(event)

    def begin_scene(self, name: str) -> None:
        """Say that a part of a long match begins: people can look up its log, and try it again differently.

        It begins with the next question. Everybody may read its name; `Text.scenes` has the words for it.
        """
        if not name:
            raise RuleError("a scene needs a name")
        self.begun = name

    def roll(
        self,
        sides: int,
        seat: Seat,
        purpose: str = "",
        about: str = "",
        *,
        die: str = "",
        faces: tuple[str, ...] = (),
    ) -> int:
        """Roll a die for a seat: 1 to `sides`. Whoever has to throw a real one is told what for.

        If there are several dice, `die` names the one to throw. If it has no numbers, `faces` has a word for each
        side, from 1 on; sides with the same word must mean the same, because only the word is typed in.
        """
        try:
            value = self.dice.roll(sides)
        except DiceWanted as wanted:
            wanted.ask(seat, Purpose(purpose, about) if purpose else UNSAID, Die(die, faces))
            raise
        self.draws.append(Roll(sides, value))
        return value

    def draw(self, items: Collection[str], seat: Seat, purpose: str = "", about: str = "", *, pile: str = "") -> str:
        """Draw one of the items for a seat, each equally likely. They stay where they are: the rules take it out.

        If a real deck or bag is used, whoever draws from it says what came. `pile` names it.
        """
        if not items:
            raise RuleError(f"nothing is left to draw from the {pile or 'pile'}")
        lying = tuple(sorted(items))
        try:
            value = self.dice.pick(len(lying))
        except DiceWanted as wanted:
            wanted.ask(seat, Purpose(purpose, about) if purpose else UNSAID, Die(pile, lying, drawn=True))
            raise
        self.draws.append(Pick(len(lying), value))
        return lying[value - 1]

    def shuffle(self, items: list[Item]) -> None:
        """Put the items in a random order."""
        order = self.dice.order(len(items))
        self.draws.append(Shuffle(order))
        items[:] = [items[place] for place in order]

    # What the kernel needs

    @property
    def over(self) -> bool:
        """True if the match is over."""
        return not self.stack

    def clone(self: Self) -> Self:
        """An exact copy that goes its own way; it has been told nothing yet.

        It shares what never changes, and what a title remembers about that.
        """
        copy = object.__new__(type(self))
        copy.__dict__ = self.__dict__.copy()
        copy.told = []
        copy.draws = []
        copy.begun = ""
        copy.restore(self)
        return copy

    def restore(self, other: Game) -> None:
        """Become what another play of the same set-up is."""
        self.state = clone(other.state)
        self.stack = [clone(procedure) for procedure in other.stack]
        self.dice = other.dice.clone()
        self.decision = other.decision
        self.delivered = other.delivered

    def __getstate__(self) -> dict[str, object]:
        """The play for `pickle`. Attributes that begin with `_` are left out: a title can make them again."""
        return {name: value for name, value in vars(self).items() if not name.startswith("_")}

    def put_to(self: Self, seat: Seat) -> Self:
        """The play with the question as one of the asked seats sees it, for `meaning`, `plan` and the like.

        It shares everything else: to be looked at, not answered.
        """
        part = None if self.decision is None else self.decision.of(seat)
        if part is self.decision:
            return self
        play = object.__new__(type(self))
        play.__dict__ = {**self.__dict__, "decision": part}
        return play

    def referring(self: Self) -> Self:
        """The play in whose sentences words carry references. It shares everything else: to be looked at."""
        play = object.__new__(type(self))
        play.__dict__ = {**self.__dict__, "text": self.text.referring()}
        return play

    def explain(self) -> str:
        """The rules in progress, outermost first: `Turn.start > Attack.plunder > Strike.react`."""
        return " > ".join(map(str, self.stack))


@cache
def part_types(game: type[Game]) -> dict[str, Any]:
    """The types that a title gives its parts: `state`, `content` and `options`."""
    hints = get_type_hints(game)
    return {part: Nothing if hints[part] is Struct else hints[part] for part in ("state", "content", "options")}


def read_options(game: type[Game], setup: Setup) -> Struct:
    """The options of a set-up, typed; `BadSetup` if one is unknown or out of range, or the seats do not fit."""
    options = typed_options(game, setup.options)
    seats = game.seats_with(options)
    if type(setup.seats) is not int or setup.seats not in seats:
        raise BadSetup(f"{game.title} is for {in_words(seats)}, not {setup.seats}{_way_out(game, setup)}")
    return options


def _way_out(game: type[Game], setup: Setup) -> str:
    """What to choose for so many seats, if there is a way to begin with them."""
    if setup.seats in seats_for(game, {}):
        return ": leave the options as they usually are"
    named = ((beginning, beginning.among or ", ".join(beginning.options)) for beginning in game.beginnings)
    fitting = (
        f": choose the option {options} ({game.text.beginnings[beginning.name]})"
        for beginning, options in named
        if beginning.seats == setup.seats
    )
    return next(fitting, "")


def typed_options(game: type[Game], chosen: Mapping[str, OptionValue]) -> Struct:
    """Chosen options, typed; `BadSetup` if one is unknown or out of range, or they do not go together."""
    try:
        options: Struct = msgspec.convert(chosen, part_types(game)["options"])
    except msgspec.ValidationError as error:
        raise BadSetup(f"options of {game.title}: {error}") from None
    for misfit in game.misfits(options):
        raise BadSetup(f"options of {game.title}: {misfit}")
    return options


def seats_for(game: type[Game], chosen: Mapping[str, OptionValue]) -> range:
    """The numbers of seats that a match can have with these options, and those that are usual with them."""
    return game.seats_with(typed_options(game, {**game.usual_options(chosen), **chosen}))


def in_words(seats: range) -> str:
    """
    >>> in_words(range(2, 6)), in_words(range(1, 2))
    ('2 to 5 seats', '1 seat')
    """
    return (
        f"{seats.start} to {seats.stop - 1} seats" if len(seats) > 1 else f"{seats.start} seat{'s' * (seats.start > 1)}"
    )


def is_usually_cooperative(game: type[Game]) -> bool:
    """True if all seats win or lose together, unless somebody chooses otherwise."""
    return game.cooperative(msgspec.convert(dict(game.usual_options({})), part_types(game)["options"]))


def folder_of(game: type[Game]) -> Path:
    """The folder of the title's files, beside the class that names it: its content and its rule reference."""
    title = next((kind for kind in game.__mro__ if "name" in vars(kind)), game)
    return Path(getattr(sys.modules[title.__module__], "__file__", None) or "typed in").parent


def reference_of(game: type[Game]) -> Reference | None:
    """The rule reference of a title, if it has one."""
    path = folder_of(game) / REFERENCE
    return load_reference(path) if path.is_file() else None
