"""The voice of Core Space."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from starhold.games.common.wording import counted, listed, variants
from starhold.kernel import Decision, Event, Purpose, Risk, Text, Words, tag_of
from starhold.kernel.speech import capitalised

from ..choices import Choose, Interact
from ..content import CoreSpaceContent
from ..events import Activated, Confided, MissionBegan, NpcAimed, Revealed
from ..rules.after.barter import BarterOffered
from ..seeing.places import FigureSeen, SquareSeen
from .looking import CLAUSES_ABOUT, inspected
from .names import ACTING, COLOURS, FACES, NAMELESS, WINDS, Names, names_of
from .palette import PALETTE
from .sentences import (
    AIMS,
    BEGINNING_DETAILS,
    BEGINNINGS,
    BUTS,
    CHOICES,
    CLAUSES,
    DETAILS,
    EVENTS,
    GROUPS,
    HEADINGS,
    HINTS,
    LESSONS,
    MOMENTS,
    NAMING,
    ON_MAT,
    OPTION_DETAILS,
    OPTIONS,
    PROMPTS,
    PURPOSES,
    REASONS,
    REFUSALS,
    RISKS,
    WEIGHTS,
)

SQUARES = ("at", "to", "crate")
"""Fields with the name of a square."""
FIGURES = ("figure", "other", "passed")

MANY = 4
"""The doors that are named one by one; of more it is said how many."""

WORDS: Mapping[str, Callable[[Names, Any], str]] = {
    **dict.fromkeys(FIGURES, lambda names, figure: names.figure(figure) if figure else ""),
    **dict.fromkeys(("face", "was"), lambda _, face: FACES.get(face, face)),
    "object": lambda names, thing: names.thing(thing),
    "holder": lambda names, at: names.things.get(at) or names.figure(at),
    "card": lambda names, card: names.cards.get(card, card),
    "doors": lambda _, doors: listed(doors) if len(doors) <= MANY else f"{len(doors)} of them",
    "actions": lambda _, actions: counted(actions, "action"),
    "airlocks": lambda _, airlocks: listed(airlocks),
    "but": lambda _, but: BUTS.get(but, ""),
    "cards": lambda names, cards: listed([names.cards.get(card, card) for card in cards]),
    "campaign": lambda names, campaign: names.campaigns.get(campaign, campaign),
    "crew": lambda names, crew: names.crews.get(crew, crew),
    "band": lambda names, band: names.bands.get(band, band),
    "faces": lambda _, faces: ", ".join(FACES.get(face, face) for face in faces),
    **dict.fromkeys(
        ("gives", "wants"),
        lambda names, tokens: listed([names.token(token) for token in tokens]) or "nothing",
    ),
    **dict.fromkeys(("place", "into"), lambda names, place: names.place(place)),
    "post": lambda names, post: names.posts.get(post, post),
    "system": lambda names, system: names.systems.get(system, system),
    "upgrade": lambda names, upgrade: names.upgrades.get(upgrade, upgrade),
    "tokens": lambda names, tokens: listed([names.token(token) for token in tokens]),
    **dict.fromkeys(("token", "weapon", "second", "given"), lambda names, token: names.token(token)),
    "foes": lambda names, foes: listed([names.figure(foe) for foe in foes]),
    "hits": lambda _, hits: counted(hits, "hit"),
    "turns": lambda _, turns: counted(turns, "turn"),
    "mission": lambda names, mission: names.missions.get(mission, mission),
    "phase": lambda _, phase: ACTING[phase],
    "piece": lambda names, piece: names.pieces.get(piece, piece),
    "request": lambda names, request: names.requests.get(request, request),
    "missions": lambda _, missions: counted(missions, "mission"),
    "row": lambda names, row: names.ordeals.get(row, row),
    **dict.fromkeys(("seat", "partner", "counter"), lambda _, seat: COLOURS[seat]),
    "skill": lambda names, skill: names.skills.get(skill, skill),
    "trader_class": lambda names, kind: names.classes.get(kind, kind),
    "way": lambda _, way: way[-1],
    "wind": lambda _, wind: WINDS[wind] if wind else "",
}
"""How the values of fields read; those of others read as they are."""


class CoreSpaceText(Text):
    aim = "Get in, take what you can carry, and get out before the Purge has you."
    words = Words("Crew", "Crews", mat="Crew", score="UA")
    events = EVENTS
    reasons = REASONS
    choices = CHOICES
    details = DETAILS
    refusals = REFUSALS
    prompts = PROMPTS
    moments = MOMENTS
    hints = HINTS
    groups = GROUPS
    headings = HEADINGS
    on_mat = ON_MAT
    weights = WEIGHTS
    clauses = CLAUSES
    beginnings = BEGINNINGS
    beginning_details = BEGINNING_DETAILS
    options = OPTIONS
    option_details = OPTION_DETAILS
    palette = PALETTE

    def __init__(self, names: Names = NAMELESS) -> None:
        self.names = names

    def naming(self, content: CoreSpaceContent) -> CoreSpaceText:
        return text_naming(content)

    def purpose(self, purpose: Purpose) -> str:
        return PURPOSES[purpose.what].format(about=self.names.figure(purpose.about)) if purpose.what else ""

    def asked(self, part: Decision, figure: str, other: str = "", skill: str = "") -> str:
        """The question with the names of those whom it is about, and of the skill that they use."""
        if part.prompt not in NAMING:
            return self.prompt(part)
        names = {"figure": self.mention("figure", figure), "other": self.mention("figure", other) if other else ""}
        return NAMING[part.prompt].format(
            seat=self.mention("seat", part.seat), skill=self.word("skill", skill), **names
        )

    def risk(self, risk: Risk) -> str:
        return RISKS[risk.harm].format(odds=f"{risk.percent}%", about=self.word("figure", risk.about))

    def lesson(self, what: str, **words: str) -> str:
        """Say the one thing that matters to a newcomer now."""
        return LESSONS[what].format(**words)

    def scene(self, name: str) -> str:
        """What a scene of a campaign is called: the mission."""
        mission = name.partition(".")[2]
        return self.names.missions.get(mission, mission) if mission else super().scene(name)

    def event(self, event: Event) -> str:
        return capitalised(super().event(event))

    def run(self, event: Event) -> str:
        """An NPC whose turn begins, and whom it aims at."""
        return f"turn of {event.figure}" if isinstance(event, Activated | NpcAimed) else ""

    def together(self, events: Sequence[Event]) -> str:
        """What it aims at says that it acts."""
        aimed = [event for event in events if isinstance(event, NpcAimed)]
        return super().together(aimed or events)

    def reason(self, event: Event) -> str:
        return self.reasons.get(f"{tag_of(event)}/{getattr(event, 'why', '')}", "")

    def inspected(self, found: FigureSeen | SquareSeen) -> tuple[str, ...]:
        return inspected(self, found)

    def clauses_about(self, found: FigureSeen | SquareSeen) -> tuple[str, ...]:
        return CLAUSES_ABOUT[type(found)]

    def word(self, field: str, value: object) -> str:
        return WORDS[field](self.names, value) if field in WORDS else str(value)

    def about(self, field: str, value: object) -> str:
        match value:
            case int() if field in ("seat", "partner"):
                return f"seat {value}"
            case str() if field in FIGURES and value:
                return f"figure {value}"
            case str() if field in SQUARES:
                return f"square {value}"
            case (*_, str(last)) if field == "way":
                return f"square {last}"
        return ""

    def variants(self, data: Struct) -> Iterator[str]:
        if isinstance(data, NpcAimed) and data.passed:
            yield f"{tag_of(data)}/passed"
        if isinstance(data, BarterOffered) and data.ua:
            yield f"{tag_of(data)}/{'paying' if data.ua > 0 else 'asking'}"
        yield from variants(tag_of(data), structs.asdict(data))

    def filling(self, data: Struct) -> dict[str, str]:
        words = super().filling(data)
        match data:
            case Interact(object=name, use=use):
                words["use"] = self.names.uses.get(f"{name}/{use}", use)
            case Revealed(face=face) | Confided(face=face):
                words["face"] = self.names.faces.get(face, face)
            case Choose(skill=skill, level=level, option=option):
                words["option"] = self.names.ways.get((skill, level, option), str(option))
            case BarterOffered(ua=ua):
                words["ua"] = str(abs(ua))
            case NpcAimed(why=why):
                words["why"] = AIMS[why]
        if isinstance(data, MissionBegan):
            words["mission"] = self.names.briefings.get(data.mission, data.mission)
        return words


@lru_cache(maxsize=64)
def text_naming(content: CoreSpaceContent) -> CoreSpaceText:
    """One text for each catalogue, so that what it said once is remembered."""
    return CoreSpaceText(names_of(content))
