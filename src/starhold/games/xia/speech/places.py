"""The words for the spaces of a sector: the ground, what can be done there, and what that brings."""

from __future__ import annotations

from ..board.sites import WORK
from ..content import Sector
from ..content.pictures import Feature, Terrain
from ..rules.cargo import BUY_PRICE, SELL_PRICES
from ..rules.harm import DESTROYS_UP_TO, HURTS_UP_TO

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

USES: dict[Feature | Terrain, str] = {
    "mission": "draw 3 missions here and choose",
    "spawn": "ships start here, and again after they were destroyed",
    "buy": f"2 cubes cost {BUY_PRICE:,} credits",
    "sell": "a cube brings {prices} credits",
    "work": "a d20 decides: {found}, or harm",
    "trade": "swap cubes with the economy board",
    "sift": "learn what your relics are",
    "relics": "relics lie here until someone excavates them",
    "planet": "end your actions here to recharge, repair and buy",
    "gate": "{gate}",
}
"""What spaces bring, by what is printed on them or by their ground."""
EFFECTS: dict[Terrain, str] = {
    "asteroid": f"flying in, a d20 of 1 to {HURTS_UP_TO} deals that much damage",
    "debris": f"flying in, a d20 of 1 to {DESTROYS_UP_TO} destroys the ship",
    "ice": f"flying in, a d20 of 1 to {HURTS_UP_TO} deals that much ice damage",
    "nebula": f"flying in, a d20 of 1 to {HURTS_UP_TO} costs that much energy",
    "star": "whoever flies in is destroyed",
}
"""What dangerous grounds do, for those who have no way there that tells the odds."""
USE_OF_A_FIND = "the first ship here takes it"
LINKED_GATE, LOOSE_GATE = "1 movement takes you to any linked gate", "1 movement and a d20 take you to a Spawn Point"


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


def uses_of(sector: Sector) -> dict[Feature | Terrain, str]:
    """The words for what the spaces of a sector bring."""
    prices = sorted({SELL_PRICES[cargo] for cargo in sector.sell})
    words = {
        "prices": " or ".join(f"{price:,}" for price in prices),
        "found": "a cube" if sector.yields else "a relic",
        "gate": LINKED_GATE if sector.tethered else LOOSE_GATE,
    }
    return {place: use.format(**words) for place, use in USES.items()}
