"""How Xia speaks."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, structs

from starhold.geometry import Hex
from starhold.kernel import Choice, Event, Text, tag_of

from .choices import Sell
from .events import AttackDeclared, DieRolled
from .interior import PLACES
from .names import COLOURS, WITHOUT_LIMIT, named
from .palette import PALETTE
from .sentences import CHOICES, EVENTS, GROUPS, OPTIONS, PROMPTS

WAYS = {
    "N": "north",
    "NE": "north-east",
    "SE": "south-east",
    "S": "south",
    "SW": "south-west",
    "NW": "north-west",
}

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
CREDITS = ("credits", "pay")
IDS = (
    "by",
    "card",
    "event",
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


REASONS = {
    "company": "bad company",
    "evading": "evading a planet's shield",
    "tigris": "Tigris Gate",
}
"""What does not explain itself."""

SPELLED = ("purpose", "reason", "token")
"""Fields that hold words, joined by hyphens."""


class XiaText(Text):
    events = EVENTS
    choices = CHOICES
    groups = GROUPS
    prompts = PROMPTS
    options = OPTIONS
    palette = PALETTE

    def event(self, event: Event) -> str:
        sentence = self._say(self.events, event)
        return sentence[0].upper() + sentence[1:]

    def choice(self, choice: Choice) -> str:
        return self._say(self.choices, choice) if tag_of(choice) in self.choices else super().choice(choice)

    def group(self, choice: Choice) -> str:
        is_dear = isinstance(choice, Sell) and choice.cargo == "ember"
        return self.groups["xia.sell/ember"] if is_dear else super().group(choice)

    def word(self, field: str, value: object) -> str:
        match value:
            case Hex():
                return PLACES.get(value) or str(value)
            case int():
                return self._number(field, value)
            case str() if field in IDS:
                return COLOURS[int(value)] if value.isdecimal() else named(value)
            case str() if field == "way":
                return WAYS[value]
            case tuple() if field == "missions":
                return ", ".join(map(named, value))
            case tuple():
                return ", ".join(map(str, value))
        return REASONS.get(str(value), str(value).replace("-", " ")) if field in SPELLED else str(value)

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

    def _say(self, sentences: Mapping[str, str], data: Struct) -> str:
        """Fill in the sentence, or the second one that there is for data which lack something."""
        fields = structs.asdict(data)
        tag = tag_of(data)
        lacks = (f"{tag}/no-{field}" for field, value in fields.items() if is_nothing(value))
        key = next((lack for lack in lacks if lack in sentences), tag)
        match data:
            case DieRolled(sides=20, shown=20):
                key = f"{tag}/natural-20"
            case AttackDeclared() if data.weapon == data.ship:
                key = f"{tag}/own-weapon"
        return sentences[key].format(**{field: self.word(field, value) for field, value in fields.items()})


def is_nothing(value: object) -> bool:
    """Whether a field says: nobody, no, none or less than none."""
    return value is None or (isinstance(value, int) and value <= 0)
