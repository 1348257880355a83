"""What a squad has read of a campaign, and the same campaign with everything else scrambled.

Scrambled records have other ids, other words, and bring and lead to something else. Only the places of cards stay: an
arrow on an explored card says that there is a card beyond it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.content.story import Campaign, Entry, Feat
from starhold.games.akarios.content.voyage import Market, Sector, SpaceEvent, System
from starhold.games.akarios.content.worlds import Place, World
from starhold.games.akarios.rules.campaign.course import Visit
from starhold.games.akarios.state import Squad
from starhold.kernel import Match

from .matches import game_of
from .swift import squad

Plain: TypeAlias = dict[str, Any]

TABLES: Mapping[str, type] = {
    "campaigns": Campaign,
    "entries": Entry,
    "achievements": Feat,
    "systems": System,
    "sectors": Sector,
    "space_events": SpaceEvent,
    "markets": Market,
    "worlds": World,
    "places": Place,
}
LEADS_TO = {
    "entry": "entries",
    "won": "entries",
    "lost": "entries",
    "stop": "entries",
    "opening": "entries",
    "success": "entries",
    "failure": "entries",
    "scenario": "scenarios",
    "dock": "markets",
    "world": "worlds",
    "system": "systems",
}
"""The keys behind which the id of a record of a table stands."""
NOISE = "Nobody has read this yet."
ELSEWHERE: list[Plain] = [{"kind": "finish", "success": False}]
LOOT: list[Plain] = [{"kind": "credits", "amount": 77}, {"kind": "achieve", "achievement": "unheard-of"}]


class Known(msgspec.Struct, frozen=True):
    """Everything that has been read aloud, turned up, visited or earned."""

    records: frozenset[tuple[str, str]] = frozenset()
    """Table and id."""
    titles: frozenset[tuple[str, str]] = frozenset()
    """Those of which only the title is known: scouted in vain, or about to be landed on."""
    passages: frozenset[tuple[str, int]] = frozenset()
    offered: frozenset[tuple[str, str]] = frozenset()
    """Options that the squad could choose, by record and id."""
    taken: frozenset[tuple[str, str]] = frozenset()


def known_now(before: Known, match: Match) -> Known:
    """What is known at this question, and was known before."""
    game, now = game_of(match), squad(match)
    read = [reading for reading in now.readings if not reading.wanting]
    votes = [str(choice).split(" ")[-1] for choice in match.decision.options] if not match.over else []
    return Known(
        before.records
        | {(TABLE_OF[reading.kind], reading.id) for reading in read}
        | places_seen(game.content, now)
        | {("scenarios", game.state.scenario)}
        | {("achievements", achievement) for achievement in game.state.achievements},
        before.titles | {("entries", reading.id) for reading in now.readings} | {("worlds", about_to_land(match))},
        before.passages | {(reading.id, number) for reading in read for number in reading.passages},
        before.offered | {(record, path) for record, dot, path in (vote.partition(".") for vote in votes) if dot},
        before.taken | {(reading.id, reading.path) for reading in read if reading.path},
    )


def about_to_land(match: Match) -> str:
    """The world for which the squad gets ready."""
    return next((rule.world for rule in game_of(match).stack if isinstance(rule, Visit)), "")


TABLE_OF = {"entry": "entries", "event": "space_events", "world": "worlds", "market": "markets"}


def places_seen(content: AkariosContent, now: Squad) -> set[tuple[str, str]]:
    """Cards that lie face up, and the systems to which they belong."""
    sectors = {id_ for id_ in now.explored if id_ in content.sector}
    return {
        *(("sectors", id_) for id_ in sectors),
        *(("systems", content.sector[id_].system) for id_ in sectors),
        *(("places", id_) for id_ in now.explored if id_ in content.place),
        ("campaigns", now.campaign),
    }


def scrambled(content: AkariosContent, known: Known) -> AkariosContent:
    """The same box, in which nothing that is unread is as it was."""
    plain = {table: msgspec.to_builtins(getattr(content, table)) for table in TABLES}
    tables = {
        table: msgspec.convert([scramble(known, table, record) for record in plain[table]], tuple[kind, ...])  # type: ignore[valid-type]
        for table, kind in TABLES.items()
    }
    first = content.scenarios[0]
    scenarios = tuple(
        replace(scenario, won=NOISE, lost=NOISE)
        if ("scenarios", scenario.id) in known.records
        else replace(
            first,
            id=renamed(scenario.id),
            name=NOISE,
            goal=NOISE,
            story=NOISE,
            act=3,
            won=NOISE,
            lost=NOISE,
            triggers=(),
        )
        for scenario in content.scenarios
    )
    return replace(content, scenarios=scenarios, **tables)


def renamed(id_: str) -> str:
    return f"{id_}-unread"


def scramble(known: Known, table: str, record: Plain) -> Plain:
    """A record under another id, unless it is known; of one that is known, what is still to be read."""
    is_known = (table, record["id"]) in known.records
    if not is_known:
        if (table, record["id"]) in known.titles:
            record = {**record, **OTHERWISE[table](record), "name": record["name"]}
            return rewire_all(known, record)
        record = {**record, **OTHERWISE[table](record), "id": renamed(record["id"])}
    elif "paths" in record:
        record = {**record, "paths": [scramble_path(known, record["id"], path) for path in record["paths"]]}
        record["passages"] = [
            passage if (record["id"], number) in known.passages else {**passage, "text": NOISE, "do": LOOT}
            for number, passage in enumerate(record.get("passages", ()))
        ]
    if table == "space_events":
        record.pop("passages", None)
    return rewire_all(known, record)


def scramble_path(known: Known, record: str, path: Plain) -> Plain:
    key = (record, path["id"])
    if key in known.taken:
        return path
    unknown = {"told": NOISE, "do": LOOT, "then": ELSEWHERE}
    return (
        {**path, **unknown} if key in known.offered else {**path, **unknown, "id": renamed(path["id"]), "text": NOISE}
    )


def rewire_all(known: Known, record: Plain) -> Plain:
    return {key: rewire(known, record, key, value) for key, value in record.items()}


def rewired(known: Known, part: Any) -> Any:  # whatever a TOML file could hold
    """The same with the new ids of all records that have one."""
    match part:
        case dict():
            return rewire_all(known, part)
        case list() | tuple():
            return [rewired(known, each) for each in part]
    return part


def rewire(known: Known, part: Plain, key: str, value: Any) -> Any:
    table = LEADS_TO.get(key)
    if key == "start":
        table = "sectors" if "letter" in part else "places"
    if key == "jump":
        return [rename(known, "systems", each) for each in value]
    return rename(known, table, value) if table and isinstance(value, str) and value else rewired(known, value)


def rename(known: Known, table: str, id_: str) -> str:
    is_known = (table, id_) in known.records | known.titles
    return id_ if is_known or id_.endswith("-unread") else renamed(id_)


OTHERWISE: Mapping[str, Any] = {
    "campaigns": lambda record: {"name": NOISE, "story": NOISE},
    "entries": lambda record: {
        "name": NOISE,
        "text": NOISE,
        "needs": ["unheard-of"],
        "passages": [],
        "do": LOOT,
        "paths": [{"id": "nowhere", "text": NOISE}],
        "then": ELSEWHERE,
    },
    "achievements": lambda record: {"name": NOISE},
    "systems": lambda record: {"name": NOISE, "letter": "?"},
    "sectors": lambda record: {
        "name": NOISE,
        "text": NOISE,
        "explore": [],
        "event": not record.get("event"),
        "stop": "",
        "scouts": [],
        "dock": "",
        "jump": [],
    },
    "space_events": lambda record: {"name": NOISE, "text": NOISE, "do": LOOT, "paths": []},
    "markets": lambda record: {"name": NOISE, "text": NOISE, "sells": [], "resupply": 9, "ship_point": 0, "calm": 0},
    "worlds": lambda record: {"name": NOISE, "text": NOISE, "goal": NOISE, "won": "", "lost": ""},
    "places": lambda record: {"name": NOISE, "text": NOISE, "stop": "", "attempts": []},
}
"""What stands on a record instead, by its table."""
