"""The rule reference: clauses that players are shown, checked as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from starhold.games.demo import Demo
from starhold.kernel import BadReference, Clause, load_reference
from starhold.kernel.game import folder_of

GAMES = folder_of(Demo).parent
REFERENCES = sorted(GAMES.glob("*/rules.toml"))

SOUND = """
[documents]
manual = "The manual"

[[clause]]
id = "TOY-TURN-01"
sentence = "Turns alternate."
sources = ["manual"]

[[clause]]
id = "TOY-TURN-02"
sentence = "A turn is short."
kind = "inferred"

[[clause]]
id = "TOY-ODD-ENDS-01"
sentence = "The end is odd."
module = "extra"
question = "How odd?"
ruling = "Very."
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_clauses_are_found_by_id(tmp_path: Path) -> None:
    reference = load_reference(written(tmp_path, SOUND))
    assert list(reference.clauses) == ["TOY-TURN-01", "TOY-TURN-02", "TOY-ODD-ENDS-01"]
    assert reference.documents == {"manual": "The manual"}
    assert reference.clauses["TOY-TURN-01"] == Clause(
        id="TOY-TURN-01", sentence="Turns alternate.", module="base", sources=("manual",), kind="rule"
    )


def test_clauses_are_grouped_by_area(tmp_path: Path) -> None:
    areas = load_reference(written(tmp_path, SOUND)).areas()
    assert {area: [clause.id for clause in clauses] for area, clauses in areas.items()} == {
        "TURN": ["TOY-TURN-01", "TOY-TURN-02"],
        "ODD-ENDS": ["TOY-ODD-ENDS-01"],
    }


@pytest.mark.parametrize("path", REFERENCES, ids=lambda path: path.parent.name)
def test_the_references_in_the_package_are_sound(path: Path) -> None:
    reference = load_reference(path)
    assert reference.clauses
    assert len({clause.id.partition("-")[0] for clause in reference.clauses.values()}) == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("TOY-TURN-02", "TOY-TURN-01", "TOY-TURN-01 stands twice"),
        ("TOY-TURN-02", "TOY-02", "TOY-02: expected an id such as GAME-AREA-07"),
        ("TOY-TURN-02", "TOY-TURN-X", "TOY-TURN-X: expected an id such as GAME-AREA-07"),
        ("A turn is short.", "  ", "TOY-TURN-02 says nothing"),
        ('sources = ["manual"]', 'sources = ["leaflet"]', "TOY-TURN-01: unknown document 'leaflet'"),
        ('"inferred"', '"guess"', "Invalid enum value 'guess' - at `$.clause[1].kind`"),
        ("module", "modul", "Object contains unknown field `modul` - at `$.clause[2]`"),
        ('sentence = "Turns alternate."', "", "Object missing required field `sentence` - at `$.clause[0]`"),
        ("[documents]", "[documents", "Expected ']' at the end of a table declaration (at line 2, column 11)"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, message: str, tmp_path: Path) -> None:
    path = written(tmp_path, SOUND.replace(old, new))
    with pytest.raises(BadReference) as caught:
        load_reference(path)
    assert str(caught.value) == f"{path}: {message}"


def test_everything_that_is_wrong_is_named_at_once(tmp_path: Path) -> None:
    path = written(tmp_path, SOUND.replace("A turn is short.", "").replace("TOY-TURN-02", "TOY-TURN-01"))
    with pytest.raises(BadReference, match="TOY-TURN-01 stands twice; TOY-TURN-01 says nothing"):
        load_reference(path)


def test_a_missing_reference_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadReference, match=r"rules.toml: there is no such rule reference"):
        load_reference(tmp_path / "rules.toml")


def test_a_binary_reference_is_named(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadReference, match=r"rules.toml: .*utf-8"):
        load_reference(path)


def test_a_folder_is_no_reference(tmp_path: Path) -> None:
    with pytest.raises(BadReference, match="directory"):
        load_reference(tmp_path)
