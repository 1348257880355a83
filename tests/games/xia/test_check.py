"""The check of the catalogue: the box is sound, and each thing that could be wrong with it is named."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.common.bands import Band
from starhold.games.xia import Xia
from starhold.games.xia.content import Entrance, FirstGame, Objective, Skill, Track, XiaContent
from starhold.geometry import Hex
from starhold.kernel import load_content
from tests.soak import times

from .box_faults import box_faults

Break = Callable[[XiaContent], XiaContent]

ISLAND_IN_A_STAR = """
      *.
    *.  *.
  *.  *.  *.
    *.  *.
  *.  .M  *.
    *.  *.
  *.  *.  *.
    *.  *.
      *.
"""
BEHIND_A_STAR = """
      .S
    *.  *.
  *.  *.  *.
    *.  *.
  *.  .M  *.
    *.  *.
  *.  *.  *.
    *.  *.
      *.
"""


@pytest.fixture(scope="module")
def box() -> XiaContent:
    content = load_content(Xia)
    assert isinstance(content, XiaContent)
    return content


def change(table: str, record: str, **fields: Any) -> Break:
    """Change some fields of one record."""

    def changed(content: XiaContent) -> XiaContent:
        records = getattr(content, table)
        assert record in {known.id for known in records}
        changed = tuple(replace(known, **fields) if known.id == record else known for known in records)
        return replace(content, **{table: changed})

    return changed


def leave_out(table: str, record: str) -> Break:
    """Take one record away."""
    return lambda content: replace(
        content, **{table: tuple(known for known in getattr(content, table) if known.id != record)}
    )


def redraw(sector: str, old: str, new: str) -> Break:
    """Draw one detail of a map differently, wherever it stands first."""

    def redrawn(content: XiaContent) -> XiaContent:
        picture = content.sector[sector].map
        assert old in picture
        return change("sectors", sector, map=picture.replace(old, new, 1))(content)

    return redrawn


def change_ability(ship: str, **fields: Any) -> Break:
    def changed(content: XiaContent) -> XiaContent:
        return change("ships", ship, ability=replace(content.ship[ship].ability, **fields))(content)

    return changed


def test_the_box_is_sound(box: XiaContent) -> None:
    assert box_faults(box) == []


COUNTS: list[tuple[Break, str]] = [
    (leave_out("sectors", "lost-sector"), "the number of sectors must be 21, not 20"),
    (leave_out("ships", "elsewhere"), "the number of ships of tier 3 must be 6, not 5"),
    (change("ships", "elsewhere", tier=4), "the number of ships of tier 4 must be 0, not 1"),
    (leave_out("outfits", "bastion"), "the number of outfits of the kind shield 3 must be 1, not 0"),
    (leave_out("missions", "thief-8"), "the number of missions of the type thief must be 8, not 7"),
    (leave_out("titles", "swift"), "the number of titles must be 18, not 17"),
    (change("tokens", "fame", count=8), "the number of tokens must be 21, not 22"),
    (leave_out("npcs", "merchant"), "the number of NPCs named merchant must be 1, not 0"),
]

SECTORS: list[tuple[Break, str]] = [
    (change("sectors", "azure", map="p."), "sector azure: its map cannot be read"),
    (redraw("azure", "pM", "?M"), "sector azure: its map cannot be read: ?M is no space"),
    (redraw("red-gulch", "W", "."), "sector red-gulch: its map must have 1 work space, not 0"),
    (redraw("azure", "B", "."), "sector azure: its map must have 1 Buy space, not 0"),
    (change("sectors", "azure", sell=()), "sector azure: its map must have no Sell space, not 1"),
    (redraw("the-keep", "dX", "dM"), "sector the-keep: it has more than one Mission Point"),
    (change("sectors", "azure", spawn=20), "the sectors have a Spawn Point 20"),
    (change("sectors", "azure", spawn=-1), "sector azure: its Spawn Point has the number -1"),
    (change("sectors", "azure", spawn=1), "Spawn Point 1 is there 2 times"),
    (change("sectors", "lost-sector", kind="nebula"), "sector lost-sector: it has no space of its kind, nebula"),
    (redraw("tk-421", "..", "g."), "sector tk-421: it has gate spaces and is of the kind asteroids"),
    (change("sectors", "azure", tethered=False), "sector azure: it is not tethered, and is no gate"),
    (change("sectors", "tk-421", law="lawful"), "sector tk-421: it has a law or an entrance, and is no planet"),
    (change("sectors", "azure", law=None), "sector azure: it has no law"),
    (change("sectors", "azure", entrance=None), "sector azure: it has no entrance"),
    (
        change("sectors", "azure", entrance=Entrance(Hex(2, 0), "NE")),
        "sector azure: its entrance is on no space of the planet",
    ),
    (
        change("sectors", "azure", entrance=Entrance(Hex(0, 0), "N")),
        "sector azure: its entrance leads from one space of the planet to another",
    ),
    (redraw("smugglers-den", ".S", "pS"), "sector smugglers-den: its planet is in pieces"),
    (change("sectors", "tk-421", map=ISLAND_IN_A_STAR), "sector tk-421: no ship can enter it"),
    (change("sectors", "tk-421", map=BEHIND_A_STAR), "no ship can get to the Mission Point of tk-421"),
]

PIECES: list[tuple[Break, str]] = [
    (change("outfits", "m-22", shape=("UU", "U")), "outfit m-22: the rows of its drawing are not equally long"),
    (change("outfits", "m-22", shape=("UX", "_U")), "outfit m-22: draw its shape with U D . and _ only, not UX _U"),
    (change("outfits", "m-22", shape=("UU_U",)), "outfit m-22: its drawing is not one piece"),
    (change("outfits", "m-22", shape=("UUUU",)), "outfit m-22: its shape must have 3 sections, not 4"),
    (change("outfits", "m-22", shape=("..D",)), "outfit m-22: it has no Use space"),
    (change("outfits", "m-22", count=6), "outfit m-22: its count must be 7, not 6"),
    (change("outfits", "m-22", count=0), "outfit m-22: there must be at least 1 of them, not 0"),
    (change("outfits", "m-22", price=1500), "outfit m-22: its price must be 0 or more, in steps of 1000, not 1500"),
    (change("ships", "gaiden", hold=("X_X",)), "ship gaiden: its drawing is not one piece"),
    (change("ships", "gaiden", hold=("X" * 11,)), "ship gaiden: its hold has more than 10 columns or 9 rows"),
    (change("ships", "gaiden", hold=("XXXXXX", "XXXXXX")), "hold XXXXXX/XXXXXX is there 2 times"),
    (change("ships", "gaiden", price=6000), "ship gaiden: its price must be 5000, as for all of tier 2, not 6000"),
    (change("ships", "gaiden", tier=4), "ship gaiden: its tier must be one of 1, 2, 3, not 4"),
    (change("ships", "gaiden", impulse=0), "ship gaiden: it cannot fly without impulse and energy"),
    (change_ability("gaiden", kind="sing"), "ship gaiden: no rule knows an ability of the kind sing"),
    (change_ability("gaiden", kind="warp"), "ability warp is there 2 times"),
    (
        change_ability("gaiden", rolls=(Band(2, 0), Band(7, 5))),
        "ship gaiden: the rolls must begin at 1 and rise, not be [2, 7]",
    ),
    (
        change_ability("gaiden", rolls=(Band(1, 0), Band(21, 5))),
        "ship gaiden: no d20 shows what the rolls ask for: [1, 21]",
    ),
    (change_ability("gaiden", rolls=(Band(1, -1),)), "ship gaiden: the rolls give less than nothing"),
    (change_ability("thirsty-moon", reach=(2, 1)), "ship thirsty-moon: its ability cannot reach from 2 to 1"),
]

CARDS: list[tuple[Break, str]] = [
    (change("missions", "shuttle-1", deliver="atlantis"), "mission shuttle-1: atlantis is no sector"),
    (change("missions", "research-1", at="lost-sector"), "mission research-1: lost-sector has no Mission Point"),
    (change("missions", "shuttle-1", pick_up="azure"), "mission shuttle-1: it begins and ends at azure"),
    (
        change("missions", "shuttle-1", pay=(Band(1, 2000), Band(1, 3000))),
        "mission shuttle-1: the pay must begin at 1 and rise, not be [1, 1]",
    ),
    (
        change("missions", "thief-1", pay=(Band(1, 2500),)),
        "mission thief-1: its pay must be 0 or more, in steps of 1000, not 2500",
    ),
    (change("missions", "thief-1", pay=()), "mission thief-1: the pay must begin at 1 and rise, not be []"),
    (
        change("missions", "assassin-1", bounty=-1000),
        "mission assassin-1: its bounty must be 0 or more, in steps of 1000, not -1000",
    ),
    (change("missions", "smuggler-1", sneak=21), "mission smuggler-1: no d20 shows the 21 that it takes to sneak"),
    (
        change("missions", "smuggler-1", deliver="pelmont"),
        "mission smuggler-1: contraband is for planets, and pelmont is none",
    ),
    (change("titles", "swift", fame=4), "title swift: its fame must be 1 to 3, not 4"),
    (change("titles", "swift", objective=Objective("songs", "turn", 1)), "title swift: nothing measures songs (turn)"),
    (
        change("titles", "swift", objective=Objective("spaces", "now", 1)),
        "title swift: nothing measures spaces (now)",
    ),
    (
        change("titles", "swift", objective=Objective("spaces", "turn", 0)),
        "title swift: its objective is fulfilled from the start",
    ),
    (change("titles", "swift", skill=Skill("singing", 1)), "title swift: no rule knows a skill on singing"),
    (change("tokens", "credits", credits=10), "token credits: its credits must be 0 or more, in steps of 1000, not 10"),
]

PLACES: list[tuple[Break, str]] = [
    (change("npcs", "enforcer", home="pelmont"), "NPC enforcer: pelmont is no planet"),
    (change("npcs", "merchant", route=("atlantis",)), "NPC merchant: atlantis is no planet"),
    (
        change("npcs", "merchant", route=("smugglers-den",)),
        "NPC merchant: smugglers-den has no Sell space to trade at",
    ),
    (
        lambda content: replace(content, track=Track(19, (3,))),
        "the Fame Point Track: its length must be at least 20 spaces, not 19",
    ),
    (
        lambda content: replace(content, track=Track(20, (3, 3))),
        "the Fame Point Track: its Title spaces must rise from 1 to 20, not be [3, 3]",
    ),
    (
        lambda content: replace(content, first_game=FirstGame(("azure", "xia"), 5)),
        "the first game: name 5 different sectors, not azure, xia",
    ),
    (
        lambda content: replace(content, first_game=FirstGame(("azure", "xia"), 5)),
        "the first game: xia is no sector with a Spawn Point",
    ),
    (change("loadouts", "trader", outfits=("m-22", "umbrella")), "loadout trader: umbrella is no outfit"),
]


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [pytest.param(broken, fault, id=fault) for broken, fault in [*COUNTS, *SECTORS, *PIECES, *CARDS, *PLACES]],
)
def test_what_is_wrong_is_named(box: XiaContent, broken: Break, sentence: str) -> None:
    found = box_faults(broken(box))
    assert any(sentence in fault for fault in found), found


@pytest.mark.parametrize(
    "broken",
    [
        change("sectors", "azure", map="p."),
        redraw("lunari", "M", "?"),
        change("ships", "gaiden", hold=()),
        change("ships", "gaiden", hold=("XX", "X")),
        change("ships", "gaiden", hold=("X" * 11,)),
        change("outfits", "m-22", shape=()),
    ],
)
def test_nothing_is_said_that_merely_follows(box: XiaContent, broken: Break) -> None:
    assert len({str(fault).partition(":")[0] for fault in Xia.content_faults(broken(box), shipped=False)}) == 1


ODD: dict[type, tuple[Any, ...]] = {int: (0, -1, 99), str: ("", "??", "lunari"), tuple: ((),), bool: (True, False)}


@pytest.mark.parametrize("seed", range(times(12, 400)))
@pytest.mark.untraced
def test_whatever_stands_in_a_record_the_check_does_not_fall_over(box: XiaContent, seed: int) -> None:
    chance = Random(seed)
    table = chance.choice(["sectors", "ships", "outfits", "missions", "titles", "tokens", "npcs", "loadouts"])
    record = chance.choice(getattr(box, table))
    field = chance.choice([name for name in record.__struct_fields__ if name != "id"])
    for odd in ODD.get(type(getattr(record, field)), ()):
        changed = change(table, record.id, **{field: odd})(box)
        assert all(str(fault) for fault in Xia.content_faults(changed, shipped=True))
