"""The voice of Xia."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from starhold.games.common.wording import listed, nothings
from starhold.geometry import Hex
from starhold.kernel import Choice, Event, Purpose, Risk, Text, Words, tag_of
from starhold.kernel.speech import capitalised
from starhold.kernel.text import CERTAIN

from ..board.interior import PLACES
from ..choices import Sell
from ..content import XiaContent
from ..events import AttackDeclared, DieRolled, NpcPlanned, NpcRolled, NpcStuck, NpcTargeted, SectorRevealed
from ..rules.campaign.course import GameEnded, number_of
from ..rules.solo.behaviours.intent import Intent
from ..rules.solo.race import NpcsAdvanced, RoundRolled
from ..seeing.places import SpaceSeen, UnknownSeen
from .behaviours import WATCHED, kind_of, of_intent
from .map_labels import WAYS
from .names import COLOURS, WITHOUT_LIMIT, Names, names_of
from .palette import PALETTE
from .places import BERTH, EFFECTS, USE_OF_A_FIND
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
    MOMENTS,
    ON_MAT,
    ON_ROLL,
    OPTION_DETAILS,
    OPTION_VALUES,
    OPTIONS,
    PROMPTS,
    PURPOSES,
    REASONS,
    REFUSALS,
    REGRETS,
    RISKS,
    WEIGHTS,
)
from .sentences.behaviours import WHYS
from .sentences.campaign import SCENE
from .sentences.clauses import OF_PLANS, TO_EXPLORE
from .sentences.clauses import of_space as clauses_of_space
from .sentences.looking import of_space, of_unknown
from .sentences.missions import SYSTEMS
from .sentences.refusals import WORKPLACES
from .sentences.solo import PLUSES
from .telling import run_of

COUNTED = {
    "cards": "mission",
    "cubes": "cube",
    "markers": "marker",
}
"""Fields that count things, and what the things are called."""

MEASURED = {
    "damage": "damage",
    "energy": "energy",
    "fame": "fame",
    "loss": "energy",
    "movement": "movement",
}
"""Fields that measure something of which there is no plural."""

SEATS = ("seat", "captain", "rescuer")
CREDITS = ("credits", "pay", "price", "wealth")
IDS = (
    "by",
    "about",
    "card",
    "loadout",
    "mission",
    "npc",
    "outfit",
    "planet",
    "relic",
    "sector",
    "ship",
    "target",
    "title",
    "weapon",
    "winner",
)


KINDS = {
    "behaviour": "behaviour",
    "by": "ship",
    "mission": "mission",
    "npc": "ship",
    "ship": "ship",
    "title": "title",
}
"""Fields with the id of something that can be referred to, and what it is."""

NAMED: dict[str, Callable[[Names], Mapping[str, str]]] = {
    "ability": lambda names: names.abilities,
    "behaviour": lambda names: names.behaviours,
    "event": lambda names: names.events,
    "goal": lambda names: names.goals,
    "token": lambda names: names.tokens,
    "upgrade": lambda names: names.upgrades,
}
"""Fields whose ids may be those of other things, too."""

NOTES = {
    "company": "bad company",
    "evading": "evading a planet's shield",
    "tigris": "Tigris Gate",
}
"""Notes on things that do not explain themselves."""

VALUES: Mapping[str, Mapping[Any, str]] = {"system": SYSTEMS, "way": WAYS, "why": WHYS, "workplace": WORKPLACES}
"""Fields with one of a few values, and the words for each."""

NAMELESS = Names({}, {}, {}, {}, {}, {}, {}, frozenset(), {}, {}, {}, {})
"""The names that are known before there is a match."""


class XiaText(Text):
    aim = AIM
    words = Words("Captain", "Captains", mat="Ship", score="Fame")
    events = EVENTS
    reasons = REASONS
    choices = CHOICES
    details = DETAILS
    refusals = REFUSALS
    prompts = PROMPTS
    moments = MOMENTS
    hints = HINTS
    on_mat = ON_MAT
    on_roll = ON_ROLL
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

    def naming(self, content: XiaContent) -> XiaText:
        return text_naming(content)

    def scene(self, name: str) -> str:
        return SCENE.format(number=number_of(name)) if name else super().scene(name)

    def purpose(self, purpose: Purpose) -> str:
        """Say what a die is rolled for; an older journal does not know what exactly it was about."""
        what, about = purpose.what, purpose.about
        words = PURPOSES.get(what) or self.names.abilities.get(about, what)
        if not about:
            return what if "{" in words else words
        return words.format(about=self.word("about", about), event=self.word("event", about))

    def risk(self, risk: Risk) -> str:
        certain = f"{risk.harm}/certain"
        sentence = RISKS[certain if risk.percent == CERTAIN and certain in RISKS else risk.harm]
        amount = f"{risk.most:,}" if risk.least == risk.most else f"{risk.least} to {risk.most:,}"
        odds = f"{risk.percent}%" if risk.percent else "under 1%"
        return sentence.format(odds=odds, amount=amount, about=self.word("about", risk.about))

    def regret(self, what: str, **figures: int) -> str:
        """Say what is left unused."""
        return REGRETS[what].format(**figures)

    def inspected(self, found: SpaceSeen | UnknownSeen | Intent) -> tuple[str, ...]:
        if isinstance(found, Intent):
            return tuple(of_intent(found, self.mention, self.event))
        if isinstance(found, UnknownSeen):
            return of_unknown(found)
        ground = self.names.grounds.get(found.sector, {}).get(found.terrain, BERTH)
        feature = self.names.features.get(found.sector, {}).get(found.feature, "")
        uses = self.names.uses.get(found.sector, {})
        use = USE_OF_A_FIND if found.token else uses.get(found.feature) or uses.get(found.terrain, "")
        effect = EFFECTS.get(found.terrain, "") if found.way is None and found.start != found.at else ""
        title, *lines = of_space(found, (ground, feature), (use, effect), self.mention, self.danger)
        plans = () if found.intent is None else of_intent(found.intent, self.mention, self.event)
        # A page shows where it is; a terminal has to say it.
        return (title if self.refers else f"{found.at}: {title}", *lines, *plans)

    def clauses_about(self, found: SpaceSeen | UnknownSeen | Intent) -> tuple[str, ...]:
        if isinstance(found, UnknownSeen):
            return TO_EXPLORE
        if isinstance(found, Intent):
            return OF_PLANS
        return tuple(dict.fromkeys(filter(None, clauses_of_space(found))))

    def rolled_for(self, event: Event) -> str:
        match event:
            case DieRolled():
                return self.purpose(Purpose(event.purpose, event.about))
            case NpcRolled():
                return self.purpose(Purpose(event.purpose))
        return ""

    def event(self, event: Event) -> str:
        return capitalised(super().event(event))

    def reason(self, event: Event) -> str:
        match event:
            case NpcTargeted() | NpcStuck():
                goal = "ship" if event.target in self.names.ships else "planet"
                return self.reasons.get(f"{tag_of(event)}/{event.npc}/{goal}", "")
            case NpcPlanned() if event.act in WATCHED:
                return self.names.plans.get(event.behaviour, "")
        return ""

    def run(self, event: Event) -> str:
        return run_of(event)

    def group(self, choice: Choice) -> str:
        is_dear = isinstance(choice, Sell) and choice.cargo == "ember"
        return self.groups["xia.sell/ember"] if is_dear else super().group(choice)

    def word(self, field: str, value: object) -> str:
        match value:
            case Hex():
                return PLACES.get(value) or str(value)
            case int():
                return self._number(field, value)
            case str() if field in NAMED:
                return NAMED[field](self.names).get(value, value)
            case str() if field in IDS:
                return COLOURS[int(value)] if value.isdecimal() else self.names.things.get(value, value)
            case str() if field in VALUES:
                return VALUES[field][value]
            case (int(least), int(most)) if field == "reach":
                return f"{least} to {most} spaces" if least < most else f"{most} space{'' if most == 1 else 's'}"
            case tuple() if field == "pluses":
                return "".join(f" + {plus.amount} ({PLUSES[plus.cause]})" for plus in value)
            case tuple() if field == "goods":
                return listed(value)
            case tuple() if field == "missions":
                return ", ".join(self.names.things.get(mission, mission) for mission in value)
            case tuple():
                return ", ".join(map(str, value))
        return NOTES.get(str(value), str(value)) if field == "reason" else str(value)

    def about(self, field: str, value: object) -> str:
        match value:
            case Hex():
                return f"space {value}"
            case int() if field in SEATS:
                return f"seat {value}"
            case str() if field in IDS and value.isdecimal():
                return f"seat {value}"
            case str() if field in KINDS:
                return f"{KINDS[field]} {value}"
            case str() if field == "target" and value in self.names.ships:
                return f"ship {value}"
        return ""

    @staticmethod
    def _number(field: str, value: int) -> str:
        if field in SEATS:
            return COLOURS[value]
        if field in CREDITS:
            return f"{abs(value):,}"
        if field in MEASURED:
            return f"{value or 'no'} {MEASURED[field]}"
        if field in COUNTED:
            return f"{value or 'no'} {COUNTED[field]}{'' if value == 1 else 's'}"
        if field == "value" and value >= WITHOUT_LIMIT:
            return "any number"
        return f"outfit {value}" if field == "outfit" else str(value)

    def variants(self, data: Struct) -> Iterator[str]:
        tag = tag_of(data)
        match data:
            case DieRolled(sides=20, shown=20):
                yield f"{tag}/natural-20"
            case AttackDeclared() if data.weapon == data.ship:
                yield f"{tag}/own-weapon"
            case RoundRolled(pluses=()):
                yield f"{tag}/plain"
            case NpcsAdvanced(reason="kill" | "goal"):
                yield f"{tag}/{data.reason}"
            case GameEnded(won=True):
                yield f"{tag}/met" if data.met else f"{tag}/won"
            case NpcPlanned():
                yield f"{tag}/{kind_of(data, self.names.ships)}"
            case SectorRevealed(how="scan", energy=0):
                yield f"{tag}/free-scan"
            case SectorRevealed() if data.how:
                yield f"{tag}/{data.how}"
        yield from (f"{tag}/no-{field}" for field in nothings(structs.asdict(data)))

    def filling(self, data: Struct) -> dict[str, str]:
        words = super().filling(data)
        if isinstance(data, SectorRevealed):
            place = f"{self.word('sector', data.sector)}, around {data.centre}"
            words["sector"] = self.ref(self.about("centre", data.centre), place)
        if isinstance(data, DieRolled | NpcRolled):
            words["purpose"] = self.rolled_for(data)
        if not getattr(data, "ability", "known"):
            words["ability"] = f"the ability of {words['card']}"
        return words


@lru_cache(maxsize=64)
def text_naming(content: XiaContent) -> XiaText:
    """One text for each catalogue, so that what it said once is remembered."""
    return XiaText(names_of(content))
