"""The Beacon Road as it is told: achievements in words, and defeats that are shorter the second time."""

from __future__ import annotations

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.content import AkariosContent
from starhold.games.akarios.content.story import Achieve, Entry, Note
from starhold.games.akarios.rules.campaign.achieving import Achieved
from starhold.games.akarios.rules.campaign.belonging import all_bringings, earnable
from starhold.games.akarios.speech.text import text_naming
from starhold.kernel import load_content


@pytest.fixture(scope="module")
def box() -> AkariosContent:
    content = load_content(Akarios)
    assert isinstance(content, AkariosContent)
    return content


def bookmarks(content: AkariosContent) -> set[str]:
    return {bringing.bookmark for bringing in all_bringings(content) if isinstance(bringing, Note)}


def words(entry: Entry, *, again: bool) -> int:
    """The length of an entry at its first reading, or at a later one that knows of the first."""
    own = {deed.bookmark for part in entry.passages for deed in part.do if isinstance(deed, Note)}
    own |= {deed.achievement for part in entry.passages for deed in part.do if isinstance(deed, Achieve)}
    read = [part.text for part in entry.passages if any((need in own) == again for need in part.needs)]
    return len(" ".join((entry.text, *read)).split())


def test_every_achievement_has_words_and_no_bookmark_has(box: AkariosContent) -> None:
    assert box.achievement.keys() == earnable(box) - bookmarks(box)


def test_an_achievement_is_told_in_its_words(box: AkariosContent) -> None:
    told = text_naming(box).event(Achieved("gate-held"))
    assert told == "This will be remembered: the gate was held for one more."


def test_an_achievement_without_words_is_told_by_its_id(box: AkariosContent) -> None:
    assert text_naming(box).event(Achieved("my-boldness")) == "This will be remembered: my boldness."


def test_a_second_defeat_reads_shorter(box: AkariosContent) -> None:
    links = [link for entry in box.entries for link in entry.then if hasattr(link, "lost")]
    lost = {link.lost for link in links}
    assert len(lost) == 12
    for entry in (box.entry[id_] for id_ in lost):
        assert 60 <= words(entry, again=False) <= 150, entry.id
        assert words(entry, again=True) < words(entry, again=False), entry.id
