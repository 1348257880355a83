"""The voice of Stars of Akarios."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from starhold.games.common.wording import counted, listed, variants
from starhold.geometry import Hex
from starhold.kernel import Choice, Decision, Event, Purpose, Risk, Text, Words, tag_of
from starhold.kernel.speech import capitalised, plain

from ..board.maps import space_name
from ..choices import Enlist
from ..content import AkariosContent
from ..content.story import Bringing
from ..events import FightBegan, TraumaDrawn
from ..rules.campaign.bringing import CreditsChanged
from ..rules.campaign.course import OPENING
from ..rules.campaign.story import EntryRead, PathTaken
from ..rules.voyage.happenings import SpaceEventDrawn
from ..rules.voyage.market import CreditsGiven, Give
from ..seeing.places import EnemySeen, ShipSeen, SpaceSeen
from .briefing import CLEARED
from .gains import gained
from .looking import CLAUSES_ABOUT, inspected
from .names import NAMELESS, STORY, Names, names_of
from .palette import PALETTE
from .sentences import (
    AIM,
    BEGINNING_DETAILS,
    BEGINNINGS,
    CHOICES,
    CLAUSES,
    DETAILS,
    EVENTS,
    GROUPS,
    HEADINGS,
    HINTS,
    LESSONS,
    MOMENTS,
    ON_MAT,
    OPTION_DETAILS,
    OPTION_VALUES,
    OPTIONS,
    PROMPTS,
    REASONS,
    REFUSALS,
    REGRETS,
    RISKS,
    WEIGHTS,
)
from .sentences.campaign import OPENED
from .sentences.questions import ACTING, PURPOSES, SEVERAL
from .telling import run_of
from .vocabulary import DIRECTIONS, EFFECTS, MARKED, dice_words, spoken

CADETS = ("Cadet 1", "Cadet 2", "Cadet 3", "Cadet 4")
"""The names of the seats, as long as no pilot has been chosen."""

SHIPS = ("deck", "enemy", "pilot", "ship", "target")
"""Fields with the id of something that flies."""

MANY = 3
"""So many pilots are not called by their names."""

MEASURED = ("hull", "shield")
"""Fields that measure something of which there is no plural."""

WORDS: Mapping[str, Callable[[Names, Any], str]] = {
    **dict.fromkeys(SHIPS, lambda names, ship: names.ship(ship)),
    "card": lambda names, card: names.things.get(card) or names.lines.get(card, card),
    **dict.fromkeys(
        ("added", "cards", "removed"), lambda names, cards: ", ".join(names.modifiers.get(card, card) for card in cards)
    ),
    "dice": lambda _, dice: dice_words(dice),
    **dict.fromkeys(("credits", "price"), lambda _, price: counted(price, "credit")),
    "points": lambda _, points: counted(points, "skill point"),
    "difficulty": lambda _, difficulty: str(OPTION_VALUES["difficulty"][difficulty]).lower(),
    "effect": lambda _, effect: EFFECTS[effect],
    "face": lambda _, face: str(face),
    **dict.fromkeys(("facing", "to"), lambda _, facing: DIRECTIONS[facing]),
    "item": lambda names, item: names.drawn.get(item, item),
    "mark": lambda _, mark: MARKED[mark],
    "scenario": lambda names, scenario: names.things.get(scenario, scenario),
    "seat": lambda _, seat: CADETS[seat],
    "slots": lambda _, slots: dice_words(slots),
    "classes": lambda _, classes: listed(list(classes), "or"),
    "stack": lambda names, stack: listed([names.modifiers.get(card, card) for card in stack]),
    "stacks": lambda names, stacks: " and ".join(
        ", ".join(names.modifiers.get(card, card) for card in stack) for stack in stacks
    ),
    "terrain": lambda _, terrain: CLEARED[terrain],
    "trauma": lambda names, trauma: names.things.get(trauma, trauma),
    "way": lambda names, way: names.ways.get(way, way),
}
"""How the values of fields read; those of others read as they are."""

PAYMENTS: Mapping[type[Struct], str] = {CreditsChanged: "by", CreditsGiven: "amount", Give: "amount"}
"""What passes money, and the field with the credits."""


class AkariosText(Text):
    aim = AIM
    words = Words("Cadet", "Cadets", mat="Cockpit", score="Hull")
    events = EVENTS
    reasons = REASONS
    choices = CHOICES
    details = DETAILS
    refusals = REFUSALS
    prompts = PROMPTS
    moments = MOMENTS
    hints = HINTS
    on_mat = ON_MAT
    groups = GROUPS
    headings = HEADINGS
    weights = WEIGHTS
    clauses = CLAUSES
    beginnings = BEGINNINGS
    beginning_details = BEGINNING_DETAILS
    options = OPTIONS
    option_details = OPTION_DETAILS
    option_values = OPTION_VALUES
    palette = PALETTE

    def __init__(self, names: Names = NAMELESS) -> None:
        self.names = names

    def naming(self, content: AkariosContent) -> AkariosText:
        return text_naming(content)

    def prompt(self, decision: Decision) -> str:
        return self.asked(decision)

    def asked(self, decision: Decision, acting: str = "") -> str:
        """The question, to the pilots who can answer it if the answers name them, else to the one who is acting."""
        if decision.prompt not in self.prompts:
            return super().prompt(decision)
        verb = tag_of(decision.options[0]).rpartition(".")[2]
        question = self.prompts.get(f"{decision.prompt}/{verb}") or self.prompts[decision.prompt]
        named = pilots_asked(decision)
        if decision.prompt == ACTING and len(named) >= MANY:
            return self.prompts[SEVERAL]
        named = named or ([acting] if acting else [])
        pilots = [self.mention("pilot", pilot) for pilot in named]
        return question.format(seat=listed(pilots, "or") if pilots else self.mention("seat", decision.seat))

    def purpose(self, purpose: Purpose) -> str:
        return PURPOSES[purpose.what].format(about=self.names.ship(purpose.about)) if purpose.what else ""

    def risk(self, risk: Risk) -> str:
        return RISKS[risk.harm].format(about=risk.about, cards=counted(risk.most, "trauma card"))

    def lesson(self, what: str, **words: str) -> str:
        """Say the one thing that matters to a newcomer now."""
        return LESSONS[what].format(**words)

    def regret(self, what: str, **words: str) -> str:
        """Say what is left unused."""
        return REGRETS[what].format(**words)

    def scene(self, name: str) -> str:
        """What a scene of a campaign is called: the scenario, the world or the market."""
        if not name:
            return super().scene(name)
        return OPENED if name == OPENING else self.names.scene(name.partition(".")[2])

    def gained(self, brought: Sequence[Bringing], bonus: int = 0) -> str:
        """Say what pages of the story have brought; nothing if that is nothing."""
        return gained(self.names, brought, bonus)

    def event(self, event: Event) -> str:
        return capitalised(super().event(event))

    def reason(self, event: Event) -> str:
        why = f"{tag_of(event)}/{getattr(event, 'why', '')}"
        return self.reasons.get(why, "")

    def inspected(self, found: EnemySeen | ShipSeen | SpaceSeen) -> tuple[str, ...]:
        return inspected(self, found)

    def clauses_about(self, found: EnemySeen | ShipSeen | SpaceSeen) -> tuple[str, ...]:
        return CLAUSES_ABOUT[type(found)]

    def run(self, event: Event) -> str:
        return run_of(event, self.names.flown)

    def group(self, choice: Choice) -> str:
        """Headings are plain words: nobody looks for references there."""
        return plain(self._fill(self.groups, choice)) if tag_of(choice) in self.groups else ""

    def heading(self, choice: Choice) -> str:
        heading = self._fill(self.headings, choice) if tag_of(choice) in self.headings else ""
        return self.group(choice) or plain(heading)

    def word(self, field: str, value: object) -> str:
        if isinstance(value, Hex):
            return space_name(value)
        if field in MEASURED and isinstance(value, int):
            return f"{value} {field}"
        if field in STORY or field == "attempt":
            return in_a_sentence(self.names.told.get(f"{field} {value}", spoken(str(value))))
        return WORDS[field](self.names, value) if field in WORDS else str(value)

    def about(self, field: str, value: object) -> str:
        match value:
            case Hex():
                return f"space {value}"
            case int() if field == "seat":
                return f"seat {value}"
            case str() if field in SHIPS and value not in self.names.ships and value not in self.names.enemies:
                return f"ship {value}" if value else ""
            case str() if field == "card" and value in self.names.things:
                return f"card {value}"
        return ""

    def variants(self, data: Struct) -> Iterator[str]:
        return variants(tag_of(data), structs.asdict(data))

    def filling(self, data: Struct) -> dict[str, str]:
        words = super().filling(data)
        if isinstance(data, FightBegan):
            told = (self.names.stories, self.names.goals, self.names.rules)
            words["scenario"] = f"{words['scenario']}. {' '.join(filter(None, (of.get(data.scenario) for of in told)))}"
        if isinstance(data, EntryRead | SpaceEventDrawn | PathTaken):
            words |= read_aloud(self.names, data)
        if type(data) in PAYMENTS:
            words["amount"] = words["by"] = counted(getattr(data, PAYMENTS[type(data)]), "credit")
        if isinstance(data, TraumaDrawn):
            words["trauma"] = f"{words['trauma']}. {self.names.traumas.get(data.trauma, '')}"
        return words


def read_aloud(names: Names, data: EntryRead | SpaceEventDrawn | PathTaken) -> dict[str, str]:
    """The words of an entry with the sections that were read, of a space event, or of what comes of a choice."""
    match data:
        case EntryRead(entry=entry, passages=passages):
            texts = [f"text of entry {entry}", *(f"text of entry {entry} {number}" for number in passages)]
            return {"entry": f"{names.told[f'entry {entry}']}. {' '.join(names.told[text] for text in texts)}"}
        case SpaceEventDrawn(event=event):
            return {"event": f"{names.told[f'event {event}']}. {names.told[f'text of event {event}']}"}
        case PathTaken(path=path):
            return {"path": names.told[f"text of path {path}"]}


def in_a_sentence(name: str) -> str:
    """
    >>> in_a_sentence("The Rain"), in_a_sentence("Lull")
    ('the Rain', 'Lull')
    """
    return f"the {name.removeprefix('The ')}" if name.startswith("The ") else name


def pilots_asked(decision: Decision) -> list[str]:
    """The pilots whom the answers name, unless it is about who flies at all."""
    if any(isinstance(option, Enlist) for option in decision.options):
        return []
    named = (getattr(option, "pilot", "") for option in decision.options)
    return list(dict.fromkeys(filter(None, named)))


@lru_cache(maxsize=64)
def text_naming(content: AkariosContent) -> AkariosText:
    """One text for each catalogue, so that what it said once is remembered."""
    return AkariosText(names_of(content))
