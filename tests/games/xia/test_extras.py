"""What Embers brings into holds: pods, plating, mods, ice and relics."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from starhold.games.xia.board.holds import (
    Fitted,
    Hold,
    beside,
    cell_at,
    cells_of,
    free_pairs,
    hull,
    place_of,
    placements,
)
from starhold.games.xia.content import Outfit, Ship, XiaContent, boxes
from starhold.games.xia.content.records import Module
from starhold.kernel import SeededDice

from .boards import xia_content
from .box_faults import box_faults
from .positions import first_captain, frozen_space, game_of

MODULES: frozenset[Module] = frozenset({"base", "embers"})
CONTENT = boxes(xia_content(), MODULES)
OUTSIDE = [CONTENT.outfit["cargo-pod"], CONTENT.outfit["armor-plating"]]

M_22 = {"outfit": "m-22", "cells": ["c1", "d1", "d2"]}
TARGE = {"outfit": "targe", "cells": ["a3", "b3", "c3"]}
POD = {"outfit": "cargo-pod", "cells": ["g2", "g3", "g4", "f3"]}
PLATING = {"outfit": "armor-plating", "cells": ["f2", "g2", "f3", "g3"]}


def hung(ship: Ship, outfit: Outfit) -> set[frozenset[str]]:
    """All ways to hang a piece on a hold, found by turning it in the complex plane."""
    hold = {complex(*place_of(cell)) for cell in cells_of(ship)}
    piece = {complex(x, y): letter for y, row in enumerate(outfit.shape) for x, letter in enumerate(row)}
    ways = set()
    for mirrored, turn, x, y in product((False, True), range(4), range(-4, 11), range(-4, 11)):
        laid = {}
        for point, letter in piece.items():
            moved = (point.conjugate() if mirrored else point) * 1j**turn + complex(x, y)
            laid[complex(round(moved.real), round(moved.imag))] = letter
        drawn = {point: letter for point, letter in laid.items() if letter != "_"}
        if all((point in hold) == (letter == "C") for point, letter in drawn.items()):
            ways.add(frozenset(cell_at(int(point.real), int(point.imag)) for point in drawn))
    return ways


@pytest.mark.parametrize("outfit", OUTSIDE, ids=lambda outfit: outfit.id)
@pytest.mark.parametrize("ship", CONTENT.ships, ids=lambda ship: ship.id)
def test_all_ways_to_hang_an_outfit_on_a_ship_are_found_once(ship: Ship, outfit: Outfit) -> None:
    found = [frozenset(cells) for cells in placements(ship, outfit)]
    assert len(found) == len(set(found))
    assert set(found) == hung(ship, outfit)


def test_spaces_outside_of_the_hold_have_names_of_their_own() -> None:
    places = list(product(range(-3, 13), range(-3, 12)))
    names = [cell_at(*place) for place in places]
    assert len(set(names)) == len(places)
    assert [place_of(name) for name in names] == places
    assert beside("a1") == ("z1", "b1", "a0", "a2")


def test_plating_makes_the_hull_larger_and_a_pod_does_not() -> None:
    ship = CONTENT.ship["puddle-jumper"]
    for outfit, cells in ((OUTSIDE[0], POD["cells"]), (OUTSIDE[1], PLATING["cells"])):
        hold = Hold((Fitted(outfit.id, tuple(cells)),))
        outer = set(cells) - {"f3"} if outfit.family == "plating" else set()
        assert set(hull(CONTENT, ship, hold)) == {*cells_of(ship), *outer}


def test_a_relic_lies_on_two_spaces_of_one_room() -> None:
    ship = CONTENT.ship["puddle-jumper"]
    hold = Hold((Fitted("cargo-pod", tuple(POD["cells"])),), cubes={"c1": "spice", "d1": "spice", "c2": "spice"})
    pairs = {frozenset(pair) for pair in free_pairs(CONTENT, ship, hold)}
    inside = {frozenset(pair) for pair in (("a3", "b3"), ("b3", "c3"), ("c3", "d3"), ("d3", "e3"), ("d2", "d3"))}
    assert pairs == {*inside, *(frozenset(pair) for pair in (("g2", "g3"), ("g3", "g4"), ("f3", "g3")))}


# What must be true


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("has ice that is no damage", {"hold": {"ice": ["e3"]}}),
    ("has ice that is no damage", {"hold": {"damage": ["e3"], "ice": ["e3", "e3"]}}),
    ("has 1 relics, 0 of them in the hold and 0 in hand", {"relics": ["sun-idol"]}),
    (
        "has a relic where something else lies",
        {"relics": ["sun-idol"], "hold": {"relics": [["e3", "f3"]], "damage": ["f3"]}},
    ),
    ("has a relic on d3 and f3, where none can be", {"relics": ["sun-idol"], "hold": {"relics": [["d3", "f3"]]}}),
    ("has a relic on c3 and d3, where none can be", {"relics": ["sun-idol"], "hold": {"relics": [["c3", "d3"]]}}),
    (
        "has a relic on e3 and f3, where none can be",
        {"relics": ["sun-idol"], "hold": {"outfits": [POD], "relics": [["e3", "f3"]]}},
    ),
    ("has something beside the hold, at g2", {"hold": {"cubes": {"g2": "spice"}}}),
    ("has something beside the hold, at g2", {"hold": {"outfits": [POD], "damage": ["g2"]}}),
    ("has something beside the hold, at g3", {"hold": {"outfits": [PLATING], "cubes": {"g3": "spice"}}}),
    (
        "has something beside the hold, at d3, e3, f3, g3",
        {"hold": {"outfits": [POD | {"cells": ["d3", "e3", "f3", "g3"]}]}},
    ),
    ("has outfits that overlap", {"hold": {"outfits": [POD, PLATING]}}),
    ("has outfits that overlap", {"hold": {"outfits": [TARGE, {"outfit": "gts", "cells": ["b3"]}]}}),
    ("has outfits that overlap", {"hold": {"outfits": [TARGE, {"outfit": "enviro-shield", "cells": ["a3"]}]}}),
    ("has outfits that overlap", {"hold": {"outfits": [TARGE, *[{"outfit": "enviro-shield", "cells": ["b3"]}] * 2]}}),
    ("has a cube on an outfit", {"hold": {"outfits": [PLATING], "cubes": {"f3": "spice"}}}),
    ("has a cube on a damaged space", {"hold": {"outfits": [POD], "cubes": {"g3": "spice"}, "damage": ["f3"]}}),
]


@pytest.mark.parametrize(("sentence", "changes"), BROKEN, ids=[sentence for sentence, _ in BROKEN])
def test_a_broken_hold_is_named(sentence: str, changes: dict[str, Any]) -> None:
    assert f"captain 0: {sentence}" in list(frozen_space(**first_captain(**changes)).game.faults())


def test_a_hold_full_of_it_all_is_sound() -> None:
    outfits = [M_22, TARGE, POD, {"outfit": "enviro-shield", "cells": ["b3"]}, {"outfit": "gts", "cells": ["c2"]}]
    hold = {"outfits": outfits, "cubes": {"g2": "spice"}, "relics": [["g3", "g4"]], "damage": ["e3"], "ice": ["e3"]}
    assert list(frozen_space(**first_captain(relics=["sun-idol"], hold=hold)).game.faults()) == []


# Relics are secret


def test_no_view_tells_what_relics_are() -> None:
    match = frozen_space(**first_captain(relics=["sun-idol"], hold={"relics": [["e3", "f3"]]}))
    for viewer in (0, 1, None):
        seen = encode(match.view(viewer)).decode()
        assert not [relic.id for relic in CONTENT.relics if relic.id in seen]


def test_relics_change_places_when_they_are_dealt_anew_also_those_that_are_lost() -> None:
    match = frozen_space("jettison-relic e3", **first_captain(relics=["seed-vault"], hold={"relics": [["e3", "f3"]]}))
    found = set()
    for guess in range(20):
        game = game_of(match).clone()
        game.dice = SeededDice(f"guess {guess}")
        game.redeal(0)
        assert game.view(0) == match.view(0)
        assert game.state.embers is not None
        found.update(game.state.embers.lost_relics)
    assert len(found) > 1


# The picture


def test_the_hold_is_drawn_with_what_hangs_on_it() -> None:
    outfits = [M_22, TARGE, POD, {"outfit": "enviro-shield", "cells": ["b3"]}]
    hold = {
        "outfits": outfits,
        "cubes": {"g2": "ember"},
        "relics": [["g3", "g4"]],
        "damage": ["d3", "e3"],
        "ice": ["e3"],
    }
    match = frozen_space(**first_captain(relics=["sun-idol"], hold=hold))
    (drawn,) = (block for block in match.game.board(match.view(0)).split("\n\n") if "The hold of Red" in block)
    assert [line[:26].rstrip() for line in drawn.splitlines()[:5]] == [
        "     a  b  c  d  e  f  g",
        "  1        0○ 0○",
        "  2        ·  0○       2e",
        "  3  1  3○ 1○ x  *  2  2r",
        "  4                    2r",
    ]
    assert "3  Enviro-Shield  mod" in drawn
    assert "r relic  * ice" in drawn


# The box


def broken_box(content: XiaContent, outfit: str, **fields: Any) -> XiaContent:
    outfits = tuple(replace(known, **fields) if known.id == outfit else known for known in content.embers.outfits)
    return replace(content, embers=replace(content.embers, outfits=outfits))


WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("the number of outfits of the family mod must be 45, not 44", "gts", {"count": 11}),
    ("the number of mods of the kind gts must be 1, not 0", "gts", {"mod": "piercer"}),
    ("outfit gts: it is a pod that does the work of a gts", "gts", {"family": "pod"}),
    ("outfit gts: it is of the family engine, and no mod, pod or plating", "gts", {"family": "engine"}),
    ("outfit gts: its shape must have 1 section, not 2", "gts", {"shape": ("..",)}),
    ("outfit gts: it has a die, and nothing to roll it for", "gts", {"die": 6}),
    ("outfit gts: its price must be 0 or more, in steps of 1000, not 1500", "gts", {"price": 1500}),
    (
        "outfit cargo-pod: its shape must have 1 connecting section and 3 others, not C..",
        "cargo-pod",
        {"shape": ("C..",)},
    ),
    ("outfit cargo-pod: its drawing is not one piece", "cargo-pod", {"shape": ("C_.", "_..")}),
    ("outfit cargo-pod: it fits nowhere on swamp-rat", "cargo-pod", {"shape": (".C.", "_._")}),
]


@pytest.mark.parametrize(("sentence", "outfit", "fields"), WRONG, ids=[sentence for sentence, _, _ in WRONG])
def test_a_wrong_outfit_is_named(sentence: str, outfit: str, fields: dict[str, Any]) -> None:
    assert sentence in box_faults(broken_box(xia_content(), outfit, **fields))
