"""Small tables that are known by heart."""

from __future__ import annotations

import polars as pl

from starhold.sim.chronicle import BLUNDER, Legend, Sense, Thing

LEGEND = Legend(
    title="Made up",
    score="fame",
    traits={"ship": "First ships"},
    sources={"fame_trade": "trade", "fame_luck": "luck"},
    uses={"outfit": "Outfits", "event": "Events", "hat": "Hats"},
    things={
        "ship": {"ark": Thing("The Ark"), "tub": Thing("The Tub")},
        "outfit": {"gun": Thing("Gun", "arms"), "bow": Thing("Bow", "arms"), "pod": Thing("Pod"), "fan": Thing("Fan")},
        "event": {"rain": Thing("Rain")},
        "hat": {"cap": Thing("Cap")},
        "death": {"sun": Thing("The Sun")},
    },
    senses={"outfit": Sense(chance="on sale", use="bought", sensible="fired", worth="what it brought")},
    gain="gold",
    blunders={"slip": "slipped", "trip": "tripped", "snore": "fell asleep"},
    losses={"death": "Where ships end"},
)

MATCHES = 60
"""The Ark always wins but for every tenth match, when the Tub does; then the Ark's captain has the gun."""


def seats() -> pl.DataFrame:
    rows = []
    for match in range(MATCHES):
        upset = match % 10 == 0
        rows.append(
            {
                "match": match,
                "seat": 0,
                "player": "bot",
                "won": not upset,
                "score": 8,
                "turns": 5 + match % 3,
                "ship": "ark",
            }
        )
        rows.append({"match": match, "seat": 1, "player": "bot", "won": upset, "score": 2, "turns": 5, "ship": "tub"})
    return pl.DataFrame(rows)


def uses() -> pl.DataFrame:
    rows = []
    for match in range(MATCHES):
        rows.append(use(match, 0, "outfit", "gun" if match % 10 == 0 else "bow", times=2, worth=3, gain=500))
        rows.append(use(match, 0, "outfit", "bow", times=0, sensible=match % 2))
        rows.append(use(match, match % 2, BLUNDER, "slip" if match < 50 else "trip", times=2))
        rows.append(use(match, None, "event", "rain"))
        rows.append(use(match, 1, "death", "sun", detail="a star" if match % 2 else "debris"))
        rows.append(use(match, 1, "outfit", "pod", times=0, offered=1))
    return pl.DataFrame(rows, schema_overrides={"seat": pl.Int64})


def use(match: int, seat: int | None, kind: str, thing: str, **more: object) -> dict[str, object]:
    return {
        "match": match,
        "seat": seat,
        "kind": kind,
        "thing": thing,
        "detail": "",
        "times": 1,
        "worth": 0,
        "offered": 0,
        "gain": 0,
        "sensible": 0,
        **more,
    }


def turns() -> pl.DataFrame:
    """Two captains; the second match ends a round earlier."""
    rows = [
        (0, 0, 1, 0, 1),
        (0, 0, 2, 2, 1),
        (0, 0, 3, 3, 1),
        (1, 0, 1, 1, 0),
        (1, 0, 2, 1, 0),
    ]
    return pl.DataFrame(rows, schema=["match", "seat", "round", "fame_trade", "fame_luck"], orient="row")
