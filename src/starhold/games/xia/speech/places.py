"""The words for the spaces of a sector: the ground, and what can be done there."""

from __future__ import annotations

from ..board.sites import WORK
from ..content import Sector
from ..content.pictures import Feature, Terrain

GROUNDS: dict[Terrain, str] = {
    "open": "open space of {name}",
    "planet": "{name}, {law} planet",
    "asteroid": "asteroids of {name}",
    "debris": "debris field of {name}",
    "nebula": "nebula of {name}",
    "gate": "gate of {name}",
    "star": "star of {name}",
    "ice": "ice asteroids of {name}",
    "dead-world": "dead world of {name}",
}
STARS = {"anomaly": "black hole of {name}", "dying-star": "{name}, dying star"}
"""Stars of another kind, by the kind of their sector."""

FEATURES: dict[Feature, str] = {
    "": "",
    "exploration": "",  # the token lies on it, or nothing does
    "mission": "Mission Point",
    "spawn": "Spawn Point {spawn}",
    "buy": "buy {buy}",
    "sell": "sell {sell}",
    "work": "{work} {yields}",
    "trade": "trade with the economy board",
    "sift": "sift relics",
    "relics": "Relic space",
    "special": "special rules space",
}
BERTH = "berth of the Kiln"


def grounds_of(sector: Sector) -> dict[Terrain, str]:
    """The words for each ground of a sector."""
    words = {"name": sector.name, "law": sector.law or "neutral"}
    grounds = {terrain for terrain, _ in sector.spaces().values()}
    return {
        ground: (STARS.get(sector.kind, GROUNDS[ground]) if ground == "star" else GROUNDS[ground]).format(**words)
        for ground in sorted(grounds)
    }


def features_of(sector: Sector) -> dict[Feature, str]:
    """The words for all that can be done in a sector."""
    words = {
        "spawn": str(sector.spawn),
        "buy": ", ".join(sector.buy),
        "sell": ", ".join(sector.sell),
        "work": WORK.get(sector.kind, "mine"),
        "yields": sector.yields or "relics",
    }
    features = {feature for _, feature in sector.spaces().values()}
    return {feature: FEATURES[feature].format(**words) for feature in sorted(features)}
