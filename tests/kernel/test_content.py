"""Content: TOML files, typed and checked, with the user's own on top."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from starhold.games.demo import Demo
from starhold.games.demo.state import DemoContent
from starhold.kernel import BadContent, Content, Match, Record, content, digest_of, load_content

from .toys import Tally

ACE = '[[cards]]\nid = "ace"\nvalue = 1\norigin = "printed"\n'
KING = '[[cards]]\nid = "king"\nvalue = 13\norigin = "house"\n'


class Card(Record, frozen=True):
    value: int = 0


class Box(Content, frozen=True):
    cards: tuple[Card, ...] = ()
    sizes: dict[str, int] = {}
    size: int = 0

    def faults(self) -> Iterator[str]:
        yield from (f"{card.id} is worth less than nothing" for card in self.cards if card.value < 0)

    def values(self) -> dict[str, int]:
        return {card.id: card.value for card in self.cards}


class Boxed(Tally):
    title = "Boxed"

    content: Box


def write(folder: Path, **files: str) -> Path:
    """Write TOML files into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def box(overrides: Path | None = None) -> Box:
    loaded = load_content(Boxed, overrides)
    assert isinstance(loaded, Box)
    return loaded


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the title, and nothing remembered of another one."""
    monkeypatch.setattr(content, "folder_of", lambda game: tmp_path / "title")
    content.catalogue_of.cache_clear()
    yield tmp_path / "title"
    content.catalogue_of.cache_clear()


def test_one_file_makes_a_catalogue(folder: Path) -> None:
    write(folder, content=ACE + "[sizes]\nsmall = 1\n")
    assert box() == Box((Card(id="ace", origin="printed", value=1),), {"small": 1})


def test_the_files_of_a_folder_make_a_catalogue_together(folder: Path) -> None:
    write(folder / "content", b=KING + "[sizes]\nlarge = 3\n", a="size = 4\n" + ACE + "[sizes]\nsmall = 1\n")
    assert box().values() == {"ace": 1, "king": 13}
    assert (box().sizes, box().size) == ({"small": 1, "large": 3}, 4)


def test_the_files_of_a_folder_are_read_in_the_order_of_their_names(folder: Path) -> None:
    names = ["e", "b", "d", "a", "c"]
    write(folder / "content", **{name: ACE.replace("ace", name) for name in names})
    assert list(box().values()) == sorted(names)


def test_a_title_without_files_has_an_empty_catalogue(folder: Path) -> None:
    assert box() == Box()


def test_a_record_of_the_users_own_replaces_the_one_of_that_id(folder: Path, tmp_path: Path) -> None:
    write(folder, content=ACE + KING)
    mine = write(tmp_path / "mine", cards=ACE.replace("1", "11"))
    assert box(mine).values() == {"ace": 11, "king": 13}


def test_a_record_of_another_id_is_added(folder: Path, tmp_path: Path) -> None:
    write(folder, content=ACE)
    mine = write(tmp_path / "mine", cards=KING)
    assert box(mine).values() == {"ace": 1, "king": 13}


def test_a_match_can_be_played_with_a_folder_of_the_users_own(tmp_path: Path) -> None:
    mine = write(tmp_path, ring="[ring]\nrounds = 1\n")
    match = Match.new("demo", seed=7, content=str(mine))
    assert isinstance(match.game.content, DemoContent)
    assert match.game.content.ring.rounds == 1
    assert match.setup.content != Match.new("demo", seed=7).setup.content


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (ACE.replace('"printed"', '"found"'), "Invalid enum value 'found' - at `$.cards[0].origin` (ace)"),
        (ACE.replace('origin = "printed"', ""), "Object missing required field `origin` - at `$.cards[0]` (ace)"),
        (ACE + "weight = 3\n", "Object contains unknown field `weight` - at `$.cards[0]` (ace)"),
        ("[dragons]\nsmall = 1\n", "Object contains unknown field `dragons`"),
        ("size = 'big'\n", "Expected `int`, got `str` - at `$.size`"),
        (ACE.replace("1", "-1"), "ace is worth less than nothing"),
        ((ACE + KING).replace("1", "-1"), "ace is worth less than nothing; king is worth less than nothing"),
    ],
)
def test_what_does_not_fit_is_named(text: str, message: str, folder: Path) -> None:
    write(folder, content=text)
    with pytest.raises(BadContent) as caught:
        box()
    assert str(caught.value) == f"content of Boxed: {message}"


def test_what_is_no_toml_is_named_with_its_file(folder: Path) -> None:
    write(folder, content="size = = 3")
    with pytest.raises(BadContent, match=r"content.toml: not a TOML file: .*line 1"):
        box()


def test_a_binary_file_is_named(folder: Path) -> None:
    write(folder)
    (folder / "content.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"content.toml: not a TOML file: .*utf-8"):
        box()


@pytest.mark.parametrize(
    ("mine", "message"),
    [
        ("cards = 3\n", "mine.toml: cards: expected records as before, came a value"),
        ("[cards]\nace = 3\n", "mine.toml: cards: expected records as before, came a table"),
        ("[[sizes]]\nid = 'x'\n", "mine.toml: sizes: expected a table as before, came records"),
        ("[size]\nbig = 3\n", "mine.toml: size: expected a value as before, came a table"),
        ("[[cards]]\nvalue = 3\n", "mine.toml: cards: expected records with an `id` each"),
        ("cards = [3]\n", "mine.toml: cards: expected records with an `id` each"),
    ],
)
def test_an_override_of_another_shape_is_named(mine: str, message: str, folder: Path, tmp_path: Path) -> None:
    write(folder, content="size = 4\n" + ACE + "[sizes]\nsmall = 1\n")
    overrides = write(tmp_path / "mine", mine=mine)
    with pytest.raises(BadContent) as caught:
        box(overrides)
    assert str(caught.value).endswith(message)
    assert str(overrides) in str(caught.value)


def test_a_file_names_a_record_once(folder: Path) -> None:
    write(folder, content=ACE + KING + ACE)
    with pytest.raises(BadContent, match=r"content.toml: cards: expected each id once, came twice: ace"):
        box()


def test_a_plain_value_of_the_users_own_replaces_the_one_of_that_name(folder: Path, tmp_path: Path) -> None:
    write(folder, content="size = 4\n")
    assert box(write(tmp_path / "mine", mine="size = 5\n")).size == 5


@pytest.mark.parametrize("name", ["missing", "file.toml"])
def test_overrides_lie_in_a_folder(name: str, tmp_path: Path) -> None:
    write(tmp_path, file=ACE)
    with pytest.raises(BadContent, match=f"{name}: expected a folder with TOML files"):
        load_content(Demo, tmp_path / name)


def test_a_file_that_was_corrected_is_read_again(folder: Path, tmp_path: Path) -> None:
    mine = write(tmp_path / "mine", mine="size = 'big'\n")
    with pytest.raises(BadContent):
        box(mine)
    assert box(write(mine, mine="size = 5\n")).size == 5


def test_the_digest_tells_catalogues_apart(folder: Path, tmp_path: Path) -> None:
    write(folder, content=ACE)
    assert digest_of(box()) == digest_of(box(write(tmp_path / "same", cards=ACE)))
    assert digest_of(box()) != digest_of(box(write(tmp_path / "other", cards=ACE.replace("1", "2"))))


def test_the_digest_does_not_hang_on_the_order_of_a_table(folder: Path, tmp_path: Path) -> None:
    one = box(write(tmp_path / "one", sizes="[sizes]\nsmall = 1\nlarge = 2\n"))
    two = box(write(tmp_path / "two", sizes="[sizes]\nlarge = 2\nsmall = 1\n"))
    assert digest_of(one) == digest_of(two)


def test_a_catalogue_has_no_faults_unless_it_finds_some() -> None:
    assert list(Content().faults()) == []
