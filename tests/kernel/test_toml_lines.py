"""The lines of a TOML file on which things stand."""

from __future__ import annotations

import tomllib

import pytest

from starhold.kernel.toml_lines import Lines, Place

FILE = """\
# A comment, and [no.header].
size = 4

[[cards]]
id = "ace"   # [[cards]]
text = \"\"\"
[[cards]]
id = "not a card"
\"\"\"
bands = [
    [1, 2],
    [3, 4],
]

[[cards]]
"id" = "king"
door = { space = [0, 1], side = "N" }

[cards.ability]
name = "Rule"

[[cards.paths]]
die = 6

[[cards.paths]]
die = 8

[embers.ring]
places = 3
deep.er = 1

[[embers.cards]]
id = "two"
"""


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ((), 1),
        (("size",), 2),
        (("cards", 0), 4),
        (("cards", 0, "id"), 5),
        (("cards", 0, "text"), 6),
        (("cards", 0, "bands"), 10),
        (("cards", 0, "bands", 1, 0), 10),
        (("cards", 1), 15),
        (("cards", 1, "id"), 16),
        (("cards", 1, "door", "side"), 17),
        (("cards", 1, "ability"), 19),
        (("cards", 1, "ability", "name"), 20),
        (("cards", 1, "paths", 0, "die"), 23),
        (("cards", 1, "paths", 1), 25),
        (("embers", "ring", "places"), 29),
        (("embers", "ring", "deep", "er"), 30),
        (("embers", "cards", 0, "id"), 33),
        (("embers", "cards", 0, "missing"), 32),
        (("nowhere", 3), 1),
    ],
)
def test_each_thing_has_its_line(place: Place, line: int) -> None:
    tomllib.loads(FILE)
    assert Lines(FILE).of(place) == line
    assert Lines(FILE.replace("\n", "\r\n")).of(place) == line
