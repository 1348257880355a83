"""The rules of all events, by the name that their cards use."""

from __future__ import annotations

from . import cinderbeard, law, race, rikishi, ways, windfalls
from .effect import Effect

EFFECTS: dict[str, Effect] = {
    "": Effect(),  # the skills on the card say it all
    **rikishi.EFFECTS,
    **cinderbeard.EFFECTS,
    **law.EFFECTS,
    **ways.EFFECTS,
    **race.EFFECTS,
    **windfalls.EFFECTS,
}
