"""Sentences for people: `Text`. Events and prompts carry data; how they read is said in one place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from itertools import groupby
from typing import Any, ClassVar

from msgspec import Struct, json, structs

from .decision import ROLL_PROMPT, Choice, Decision, Purpose, Refusal
from .die import Die
from .event import Event
from .meaning import Meaning, Weight
from .risk import Risk, Risks
from .seat import Seat
from .setup import OptionValue
from .speech import ref
from .tags import tag_of
from .words import PLAIN_WORDS, Words

_KERNEL = {
    "kernel.roll": "{seat}, roll a d{sides} and type in what it shows.",
    "kernel.roll/purpose": "{seat}, roll a d{sides}: {purpose}.",
    "kernel.roll-one": "{seat}, roll the {die} die and say what it shows.",
    "kernel.roll-one/purpose": "{seat}, roll the {die} die: {purpose}.",
    "kernel.draw": "{seat}, draw from the {die} and say what came.",
    "kernel.draw/purpose": "{seat}, draw from the {die}: {purpose}.",
    "kernel.rolled": "the die shows {value}",
    "kernel.showed": "{face}",
    "kernel.drew": "{item}",
    "kernel.noted": "{words}",
}

CERTAIN = 100
"""Percent."""

UNNAMED_PILE = "pile"
"""The name of what is drawn from, if the rules give it none."""

REMEMBERED = 4096
"""The number of sentences about choices kept at hand: the same ones come again and again, in all matches."""


class Text:
    """The voice of a title: a sentence per tag, with the fields in braces. A translation is another `Text`.

    Data may have several sentences: `variants` says which of them fits. A sentence that hangs on more than its fields
    is made by overriding the method.
    """

    aim: ClassVar[str] = ""
    """The way to win, for those who play for the first time."""
    words: ClassVar[Words] = PLAIN_WORDS
    """The title's own words for what every title has."""
    events: ClassVar[Mapping[str, str]] = {}
    reasons: ClassVar[Mapping[str, str]] = {}
    """The reasons for events of a tag that nobody has chosen: the rules alone act there."""
    choices: ClassVar[Mapping[str, str]] = {}
    details: ClassVar[Mapping[str, str]] = {}
    """The cost and gain of choices of a tag, where their sentence does not say it."""
    refusals: ClassVar[Mapping[str, str]] = {}
    """The words for what is missing, by the tag of the lack. They follow a colon, and end with what to do about it."""
    prompts: ClassVar[Mapping[str, str]] = {}
    moments: ClassVar[Mapping[str, str]] = {}
    """A few words for the moments of prompts, to name one without its whole question: `{whose} fit-out`."""
    hints: ClassVar[Mapping[str, str]] = {}
    """Advice on a prompt, for those who meet it for the first time: what to weigh."""
    on_mat: ClassVar[Collection[str]] = ()
    """Prompts that are answered best with a look at one's mat."""
    on_roll: ClassVar[Collection[str]] = ()
    """Prompts that are about the dice rolled last."""
    groups: ClassVar[Mapping[str, str]] = {}
    """Headings for choices of a tag that the notation alone tells apart: `fly N`, `fly NE`, …"""
    headings: ClassVar[Mapping[str, str]] = {}
    """Headings for choices of a tag that belong together, but need their own words."""
    weights: ClassVar[Mapping[str, Weight]] = {}
    """The tags of choices that a place offers, of those that are rarely made, and of those that lead on."""
    beginnings: ClassVar[Mapping[str, str]] = {}
    """What the ways to begin a match are called."""
    beginning_details: ClassVar[Mapping[str, str]] = {}
    """What to expect of them, in a sentence or two."""
    options: ClassVar[Mapping[str, str]] = {}
    """What the options of the title mean, for those who set up a match."""
    option_details: ClassVar[Mapping[str, str]] = {}
    """What is in an option, where that does not say it."""
    option_values: ClassVar[Mapping[str, Mapping[OptionValue, str]]] = {}
    """What the values of an option are called, where they are not their own names."""
    clauses: ClassVar[Mapping[str, str]] = {}
    """The clause to read about choices of a tag, and about risks of a cause."""
    scenes: ClassVar[Mapping[str, str]] = {}
    """What the scenes of the title are called."""
    palette: ClassVar[Mapping[str, str]] = {}
    """The colours of a board, by regular expression: styles such as `bold red`. Of two styles the later wins."""

    refers = False
    """True if the sentences carry references; see `speech`."""

    def naming(self, content: Any) -> Text:
        """The same text, for matches with this content: it calls things by the names that they have there."""
        return self

    def referring(self) -> Text:
        """The same text with references in its sentences, for those who show more than words."""
        return _referring(self)

    def rolled_for(self, event: Event) -> str:  # each title has events of its own
        """The purpose of the die that an event tells of, in words; nothing if it tells of none."""
        return ""

    def scene(self, name: str) -> str:
        """What a scene is called; nothing if the title has none."""
        return self.scenes.get(name, name)

    def event(self, event: Event) -> str:
        """Tell an event."""
        return self._fill(self.events, event)

    def reason(self, event: Event) -> str:
        """Say why the rules act by themselves; nothing for what somebody has chosen, and for what follows from it.

        Whoever is told the event may read it. With an event that has a reason an act begins that is worth watching.
        """
        return self._fill(self.reasons, event) if tag_of(event) in self.reasons else ""

    def run(self, event: Event) -> str:
        """The name of what an event is a part of, such as a flight; nothing if it is told by itself.

        Consecutive events with the same name are told in one sentence, which grows with each of them. They are told
        to everybody.
        """
        return ""

    def together(self, events: Sequence[Event]) -> str:
        """Tell consecutive events of one run."""
        return " ".join(map(self.event, events))

    def choice(self, choice: Choice) -> str:
        """Say what this answer means, for those who do not read the notation."""
        return self._fill(self.choices, choice)

    def detail(self, choice: Choice) -> str:
        """Say what this answer costs and brings; nothing if its sentence tells all."""
        return self._fill(self.details, choice) if tag_of(choice) in self.details else ""

    def group(self, choice: Choice) -> str:
        """The heading under which a choice stands with others that differ in their notation alone, if it does."""
        return self.groups.get(tag_of(choice), "")

    def heading(self, choice: Choice) -> str:
        """The heading under which a choice stands with others of its kind; nothing if it stands alone."""
        return self.group(choice) or self.headings.get(tag_of(choice), "")

    def weight(self, choice: Choice) -> Weight:
        """The place of a choice among the others."""
        return self.weights.get(tag_of(choice), "usual")

    def hint(self, decision: Decision) -> str:
        """Say what to weigh; nothing if the question explains itself."""
        return self.hints.get(decision.prompt, "")

    def refusal(self, refusal: Refusal) -> str:
        """Say what is missing for a choice to be legal."""
        return self._fill(self.refusals, refusal.missing)

    def prompt(self, decision: Decision) -> str:
        """The question."""
        if decision.prompt == ROLL_PROMPT:
            sides = len(decision.die.faces) or len(decision.options)
            return _asked_to_roll(self, decision.seat, sides, decision.purpose, decision.die)
        return _asked(self, decision.prompt, decision.seat)

    def moment(self, decision: Decision, *, own: bool = False) -> str:
        """Name the moment of a question: `your turn` for whoever is asked, `Red's turn` for everybody."""
        words = self.moments.get(decision.prompt) or _usual_moment(decision)
        return words.format(whose="your" if own else f"{self.mention('seat', decision.seat)}'s")

    def purpose(self, purpose: Purpose) -> str:
        """Say what a die is rolled for; nothing if the rules do not."""
        return purpose.what

    def danger(self, risks: Risks) -> str:
        """What may come of an answer, cause by cause; nothing if there is no risk."""
        return "; ".join(self._caused(cause, tuple(harms)) for cause, harms in groupby(risks, lambda risk: risk.cause))

    def _caused(self, cause: Purpose | None, risks: Risks) -> str:
        words = ", ".join(map(self.risk, risks))
        return f"{self.purpose(cause)}: {words}" if cause else words

    def risk(self, risk: Risk) -> str:
        """One thing that may happen, with its odds."""
        odds = "" if risk.percent == CERTAIN else f"{risk.percent}% "
        return f"{odds}{risk.harm}"

    def inspected(self, found: Any) -> tuple[str, ...]:  # each title has structs of its own
        """Say what is known of something that somebody has asked about, a line for each thing that matters."""
        fields = structs.asdict(found).items()
        return tuple(f"{field.replace('_', ' ')}: {self.mention(field, value)}" for field, value in fields if value)

    def clauses_about(self, found: Any) -> tuple[str, ...]:  # each title has structs of its own
        """Name the clauses that govern something that somebody has asked about, the most telling first."""
        return ()

    def word(self, field: str, value: object) -> str:
        """How the value of a field reads: `seat` 0 may be called by a name.

        Fields of the kernel's own are `seat`, and of real dice and piles `die` (its name), `face` and `item`.
        """
        return f"seat {value}" if field == "seat" else str(value)

    def about(self, field: str, value: object) -> str:
        """The thing that the value of a field stands for, as answers point at it: `seat 0`; nothing for mere words."""
        return f"seat {value}" if field == "seat" else ""

    def mention(self, field: str, value: object) -> str:
        """The value of a field as it stands in a sentence: its word, with a reference if the text refers."""
        word = self.word(field, value)
        return self.ref(self.about(field, value), word) if self.refers else word

    def ref(self, about: str, words: str) -> str:
        """Words that refer to something, in a text that refers."""
        return ref(about, words) if self.refers and about else words

    def board(self, view: Any) -> str:
        """The view as a picture of letters; unless a title draws it, what is known line by line."""
        known = {field.replace("_", " "): json.encode(value).decode() for field, value in structs.asdict(view).items()}
        width = max(map(len, known), default=0)
        return "\n".join(f"{field:<{width}}  {value}" for field, value in known.items())

    def variants(self, data: Struct) -> Iterable[str]:  # each title has structs of its own
        """The names of the sentences that data may have besides that of their tag, the most telling first."""
        return ()

    def filling(self, data: Struct) -> dict[str, str]:
        """The words for the braces of a sentence."""
        return {field: self.mention(field, value) for field, value in structs.asdict(data).items()}

    def _fill(self, sentences: Mapping[str, str], data: Struct) -> str:
        tag = tag_of(data)
        key = next((variant for variant in self.variants(data) if variant in sentences), tag)
        return (sentences.get(key) or _KERNEL[tag]).format(**self.filling(data))


@lru_cache(maxsize=REMEMBERED)
def _referring(text: Text) -> Text:
    """One for each text, so that what it said once is remembered."""
    referring = copy(text)
    referring.refers = True
    return referring


@lru_cache(maxsize=REMEMBERED)
def _asked(text: Text, prompt: str, seat: Seat) -> str:
    return text.prompts[prompt].format(seat=text.mention("seat", seat))


@lru_cache(maxsize=REMEMBERED)
def _asked_to_roll(text: Text, seat: Seat, sides: int, purpose: Purpose, die: Die) -> str:
    words = text.purpose(purpose)
    asking = "kernel.draw" if die.drawn else "kernel.roll-one" if die.name else ROLL_PROMPT
    prompt = f"{asking}/purpose" if words else asking
    question = text.prompts.get(prompt) or _KERNEL[prompt]
    name = text.word("die", die.name or UNNAMED_PILE)
    return question.format(seat=text.mention("seat", seat), sides=sides, purpose=words, die=name)


def _usual_moment(decision: Decision) -> str:
    """The name of a moment that has none of its own."""
    if decision.prompt != ROLL_PROMPT:
        return "{whose} turn"
    return "{whose} draw" if decision.die.drawn else "{whose} roll"


@lru_cache(maxsize=REMEMBERED)
def general_meaning(text: Text, choice: Choice) -> Meaning:
    """The meaning of an answer, whatever the position is."""
    return Meaning(text.choice(choice), text.detail(choice))
