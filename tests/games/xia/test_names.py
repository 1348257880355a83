"""Things are called by the names of the content: no display name is made from an id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest

import starhold
from starhold.games.xia.content import Power, XiaContent
from starhold.games.xia.content.records import MODULES
from starhold.games.xia.game import Xia
from starhold.games.xia.speech.names import KINDS, names_of
from starhold.games.xia.speech.sentences.missions import TASKS, TYPES
from starhold.kernel import Match, Record, load_content
from starhold.kernel.speech import plain
from starhold.table.showing import question, told_since

CONTENT = cast("XiaContent", load_content(Xia))
ANSWERS = 700

SOURCES = (Path(starhold.__file__).parent, Path(__file__).parents[3] / "web" / "src")
MADE_FROM_IDS = re.compile(
    r"""\.title\(\)|\.replace\("-",\ |\.replaceAll\('-'|split\("-"\)|split\('-'\)""",
    re.VERBOSE,
)


def records() -> Iterator[tuple[str, Record]]:
    boxes = [CONTENT, *(getattr(CONTENT, module) for module in MODULES[1:])]
    for kind in (*KINDS, "loadouts"):
        yield from ((kind, record) for box in boxes for record in getattr(box, kind, ()))


def name_of(record: Record) -> str:
    name = record.ability.name if isinstance(record, Power) else getattr(record, "name", "")
    assert isinstance(name, str)
    return name


@pytest.mark.parametrize("record", [pytest.param(record, id=f"{kind} {record.id}") for kind, record in records()])
def test_every_record_has_a_name(record: Record) -> None:
    assert name_of(record)
    assert "-" not in record.id or name_of(record) != record.id


def test_no_id_stands_for_two_names() -> None:
    called: dict[str, set[str]] = {}
    for kind, record in records():
        if kind not in ("events", "tokens", "powers"):  # they are looked up apart from the others
            called.setdefault(record.id, set()).add(name_of(record))
    assert {id_: names for id_, names in called.items() if len(names) > 1} == {}


@pytest.mark.parametrize(
    ("id_", "name"),
    [
        ("the-ruins-of-drelmoth", "The Ruins of Drelmoth"),
        ("ferrens-call", "Ferren's Call"),
        ("kemplar-ii", "Kemplar II"),
        ("cinderbeard", "the Dread Cinderbeard"),
        ("shuttle-1", "Packed for a Year"),
    ],
)
def test_things_are_called_as_they_are_spelled(id_: str, name: str) -> None:
    assert names_of(CONTENT).things[id_] == name


def test_events_and_abilities_have_names_of_their_own() -> None:
    names = names_of(CONTENT)
    assert (names.events["re-tethered"], names.events["cinderbeard"]) == ("Re-Tethered", "Cinderbeard")
    assert (names.abilities["easy-tiger"], names.abilities["ninth-life"]) == ("Cat's Luck", "Ninth Life")


def test_every_type_of_mission_has_a_name() -> None:
    assert TYPES.keys() == TASKS.keys() >= set(CONTENT.mission_types.values())


def test_own_content_is_called_by_its_own_names(tmp_path: Path) -> None:
    source = Path(starhold.__file__).parent / "games" / "xia" / "content" / "outfits.toml"
    first = source.read_text(encoding="utf-8").split("[[outfits]]")[1]
    renamed = first.replace('name = "M-22"', 'name = "Wheezer"')
    (tmp_path / "own.toml").write_text(f"[[outfits]]{renamed}", encoding="utf-8")
    match = Match.new("xia", seats=2, seed=1, content=tmp_path)
    assert match.game.text.word("outfit", "m-22") == "Wheezer"
    assert match.clone().game.text.word("outfit", "m-22") == "Wheezer"
    assert Match.new("xia", seats=2, seed=1).game.text.word("outfit", "m-22") == "M-22"


def spoken(match: Match) -> Iterable[str]:
    """All that people are told at this moment."""
    asked = question(match, match.decision, match.game.text.prompt(match.decision))
    yield asked.text
    for option in asked.options:
        yield option.text
    for withheld in asked.withheld:
        yield from (withheld.text, withheld.missing)
    for line in told_since(match, match.revision - 1 if match.revision else None).told:
        yield line.line.text


@pytest.mark.parametrize("seed", range(2))
def test_nobody_is_told_an_id(seed: int) -> None:
    """An id of several words reads with hyphens; where one shows, a name was not looked up."""
    ids = {record.id for _, record in records() if "-" in record.id} | {kind for kind in TYPES if "-" in kind}
    names = {name_of(record) for _, record in records()}
    ids -= {name.lower() for name in names} | names
    shown = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(ids)))})(?![\w-])")
    match, chance = Match.new("xia", seats=4, seed=seed), Random(seed)
    while not match.over and match.revision < ANSWERS:
        for sentence in map(plain, spoken(match)):
            assert not shown.search(sentence), sentence
        match.answer(chance.choice(match.decision.options))


def test_no_name_is_made_from_an_id_anywhere() -> None:
    """Words that a scenario of Akarios is written with are names themselves."""
    found = [
        f"{path}: {line.strip()}"
        for folder in SOURCES
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".py", ".ts", ".svelte") and "static" not in path.parts and "node_modules" not in path.parts
        for line in path.read_text(encoding="utf-8").splitlines()
        if MADE_FROM_IDS.search(line) and line.strip() != 'return word.replace("-", " ")'
    ]
    assert found == []
