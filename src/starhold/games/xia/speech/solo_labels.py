"""The words on the page of a game alone. Where the page has the figures, they stand in braces."""

from __future__ import annotations

from msgspec import Struct

from ..rules.solo.race import Cause
from .sentences.solo import PLUSES


class SoloLabels(Struct, frozen=True, kw_only=True):
    """One label for each thing that is shown."""

    rivals: str
    flips: str
    roll: str
    odds: str
    plus: str
    pluses: dict[Cause, str]
    """The words for what is added to their roll."""
    side: str
    after: str
    load: str
    unlaid: str
    turn_back: str
    turn_on: str
    lay: str
    seats: str
    acts: dict[str, str]
    """What an NPC is about to do, by the verb of its card; `/plus` if that helps at the end of the round."""
    helped: str
    helped_by: str
    helped_fame: str


ACTS = {
    "": "stays",
    "fly": "heads for {target}",
    "attack": "fires at {target}, {dice}",
    "sell": "sells",
    "sell/plus": "sells, +{plus} on the roll",
    "buy": "buys",
    "buy/plus": "buys, +{plus} on the roll",
    "collect": "collects cubes",
    "collect/plus": "collects cubes, +{plus} on the roll",
    "claim": "claims a token",
    "claim/plus": "claims a token, +{plus} on the roll",
    "mend": "makes repairs",
    "warrant": "raises your bounty",
    "stop": "calls it a day",
}

SOLO_LABELS = SoloLabels(
    rivals="NPCs",
    flips="{fame}: the NPCs get stronger when a marker comes here",
    roll="Their roll",
    odds="{fame} fame {percent}%",
    plus="+{amount} {cause}",
    pluses=PLUSES,
    side="side {side}",
    after="Target: {target}",
    load="a cube of {cargo} aboard",
    unlaid="Sectors to lay",
    turn_back="Turn back",
    turn_on="Turn on",
    lay="Lay it like this",
    seats="Seats at the table",
    acts=ACTS,
    helped="What helped the NPCs",
    helped_by="{cause}: +{amount} in all",
    helped_fame="It brought them {fame} fame that the dice alone would not have.",
)
