"""Content: TOML files, typed and checked, with the user's own on top."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from starhold.games.demo import Demo
from starhold.games.demo.state import DemoContent
from starhold.kernel import BadContent, Content, Fault, Match, Record, changes_of, content, digest_of, load_content

from .toys import Tally

ACE = '[[cards]]\nid = "ace"\nvalue = 1\norigin = "printed"\n'
KING = '[[cards]]\nid = "king"\nvalue = 13\norigin = "house"\n'


class Card(Record, frozen=True):
    value: int = 0


class Pair(Record, frozen=True):
    one: str
    other: str


class Box(Content, frozen=True):
    cards: tuple[Card, ...] = ()
    sizes: dict[str, int] = {}
    size: int = 0
    pairs: tuple[Pair, ...] = ()
    marks: tuple[int, ...] = ()

    def faults(self) -> Iterator[str | Fault]:
        yield from (Fault(f"{card.id} is worth less than nothing", card) for card in self.cards if card.value < 0)
        for pair in self.pairs:
            if pair.other not in self.values():
                yield Fault(f"{pair.id}: there is no card {pair.other}", pair)

    def miscounts(self) -> Iterator[str]:
        if len(self.cards) > 2:
            yield f"there are {len(self.cards)} cards in a box of 2"

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


def test_folders_inside_the_folder_are_read_too(folder: Path, tmp_path: Path) -> None:
    write(folder / "content" / "decks" / "red", cards=ACE)
    write(folder / "content", sizes="size = 4\n")
    own = write(tmp_path / "own" / "cards", king=KING)
    assert (box().values(), box().size) == ({"ace": 1}, 4)
    assert box(own.parent).values() == {"ace": 1, "king": 13}
    write(folder / "content" / "decks" / "red", cards=ACE.replace("value = 1", 'value = "one"'))
    content.catalogue_of.cache_clear()
    with pytest.raises(BadContent, match=r"decks/red/cards\.toml:3: \[\[cards\]\] ace: `value` must be a whole number"):
        box()


def test_the_files_of_a_folder_are_read_in_the_order_of_their_names(folder: Path) -> None:
    names = ["b", "a"]
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
        (
            ACE.replace("printed", "prined"),
            "4: [[cards]] ace: `origin` must be one of printed, house, not `prined`;",
        ),
        (ACE.replace('origin = "printed"', ""), "1: [[cards]] ace: the key `origin` is missing"),
        (ACE + "weight = 3\n", "5: [[cards]] ace: there is no key `weight` here"),
        (ACE.replace("value", "vallue"), "3: [[cards]] ace: there is no key `vallue` here; did you mean `value`?"),
        ("[[card]]\nid = 'ace'\n", "1: there is no table `card` here; did you mean `cards`?"),
        ("[dragons]\nsmall = 1\n", "1: there is no table `dragons` here"),
        ("size = 'big'\n", "1: `size` must be a whole number, not `big`"),
        ("size = true\n", "1: `size` must be a whole number, not `true`"),
        ("[sizes]\nsmall = 1\nlarge = 'x'\n", "3: [sizes]: `large` must be a whole number, not `x`"),
        ("cards = 3\n", "1: `cards` must be records, each headed `[[cards]]`, not `3`"),
        ("[cards]\nace = 3\n", "1: `cards` must be records, each headed `[[cards]]`, not a table"),
        ("[[sizes]]\nid = 'x'\n", "1: `sizes` does not fit: Expected `object`, got `array`"),
        ("[[cards]]\nvalue = 3\norigin = 'house'\n", "1: [[cards]]: the key `id` is missing"),
        ("cards = [3]\n", "1: [[cards]]: `cards` must be a table, not `3`"),
        (ACE + KING + ACE, "9: [[cards]] ace: the same id stands in this file twice"),
        (ACE.replace("1", "-1"), "1: ace is worth less than nothing"),
        ("size = = 3", "1: not TOML: Invalid value"),
    ],
)
def test_what_does_not_fit_is_named_with_file_line_and_record(text: str, message: str, folder: Path) -> None:
    write(folder, content=text)
    with pytest.raises(BadContent) as caught:
        box()
    [fault] = caught.value.faults
    assert fault.startswith(f"{folder / 'content.toml'}:{message}")
    assert str(caught.value) == f"content of Boxed: {fault}"


def test_a_binary_file_is_named(folder: Path) -> None:
    write(folder)
    (folder / "content.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"content.toml: not TOML: .*utf-8"):
        box()


def test_all_faults_are_told_at_once(folder: Path, tmp_path: Path) -> None:
    write(folder, content=ACE)
    mine = write(
        tmp_path / "mine",
        a='[[card]]\nid = "two"\n\n[[cards]]\nid = "three"\nvalue = "3"\norigin = "hous"\n',
        b=KING.replace("13", "3.5") + ACE.replace("1", "-1"),
        c="size = 3 4",
    )
    with pytest.raises(BadContent) as caught:
        box(mine)
    assert [fault.removeprefix(f"{mine}/").partition(": ")[0] for fault in caught.value.faults] == [
        "c.toml:1",
        "a.toml:1",
        "a.toml:6",
        "a.toml:7",
        "b.toml:3",
    ], "what the cards amount to is not judged while a file cannot be read"
    (mine / "c.toml").unlink()
    with pytest.raises(BadContent) as caught:
        box(mine)
    assert caught.value.faults[-1] == f"{mine}/b.toml:5: ace is worth less than nothing"


def test_a_record_is_found_in_the_file_that_has_it(folder: Path, tmp_path: Path) -> None:
    write(folder, content=KING)
    mine = write(tmp_path / "mine", a=ACE.replace("1", "-1"), b="size = 3\n", c="[sizes]\nsmall = 1\n")
    with pytest.raises(BadContent) as caught:
        box(mine)
    assert caught.value.faults == (f"{mine}/a.toml:1: ace is worth less than nothing",)


def test_nothing_is_said_that_merely_follows(folder: Path, tmp_path: Path) -> None:
    write(folder, content=ACE + "[[pairs]]\nid = 'p'\norigin = 'house'\none = 'ace'\nother = 'ace'\n")
    pair = "[[pairs]]\nid = '{}'\norigin = 'house'\none = 'ace'\nother = '{}'\n"
    mine = write(
        tmp_path / "mine",
        cards=KING.replace("value = 13", "vale = 13") + ACE.replace("= 1", "= 'one'"),
        pairs=pair.format("royal", "king") + pair.format("lost", "knave"),
    )
    with pytest.raises(BadContent) as caught:
        box(mine)
    assert [fault.removeprefix(f"{mine}/") for fault in caught.value.faults] == [
        "cards.toml:3: [[cards]] king: there is no key `vale` here; did you mean `value`?",
        "cards.toml:7: [[cards]] ace: `value` must be a whole number, not `one`",
        "pairs.toml:6: lost: there is no card knave",
    ]


def test_the_counts_of_the_box_are_asked_of_the_shipped_box_alone(folder: Path, tmp_path: Path) -> None:
    three = "".join(ACE.replace("ace", name) for name in ("one", "two", "three"))
    write(folder, content=ACE + KING)
    assert len(box(write(tmp_path / "mine", cards=three)).cards) == 5
    write(folder, content=three)
    content.catalogue_of.cache_clear()
    with pytest.raises(BadContent, match="there are 3 cards in a box of 2"):
        box()


def test_a_list_without_ids_stands_in_one_file(folder: Path, tmp_path: Path) -> None:
    write(folder, content="marks = [1]\n")
    with pytest.raises(BadContent, match="`marks` stands in two files, and its records have no `id` each"):
        box(write(tmp_path / "mine", cards="marks = [2]\n"))


def test_what_a_folder_replaces_and_what_it_adds(folder: Path, tmp_path: Path) -> None:
    write(folder, content=ACE + KING)
    mine = write(tmp_path / "mine", cards=ACE.replace("1", "11") + KING + ACE.replace("ace", "two"))
    changes = changes_of(box(), box(mine))
    assert [record.id for record in changes.replaced] == ["ace"]
    assert [record.id for record in changes.added] == ["two"]


def test_a_plain_value_of_the_users_own_replaces_the_one_of_that_name(folder: Path, tmp_path: Path) -> None:
    write(folder, content="size = 4\n")
    assert box(write(tmp_path / "mine", mine="size = 5\n")).size == 5


@pytest.mark.parametrize(
    ("name", "why"), [("missing", "is not a folder"), ("file.toml", "is not a folder"), ("empty", "has none")]
)
def test_overrides_lie_in_a_folder(name: str, why: str, tmp_path: Path) -> None:
    write(tmp_path, file=ACE)
    write(tmp_path / "empty")
    with pytest.raises(BadContent) as caught:
        load_content(Demo, tmp_path / name)
    assert str(caught.value) == f"name a folder with TOML files: `{tmp_path / name}` {why}"


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
    assert list(Content().miscounts()) == []
