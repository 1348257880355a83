"""Options whose values are records of the content."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from starhold.kernel import BadSetup, Match
from starhold.kernel.option_records import named_records, tables_of
from tests.campaign import Voyage
from tests.campaign.tables import ISLE


def test_a_match_begins_with_the_record_that_was_chosen() -> None:
    match = Match.new(Voyage, options={"start": "landfall", "crew": "strangers"})
    assert [scene.name for scene in match.scenes] == ["landfall"]
    assert match.game.crew.strength == 1  # type: ignore[attr-defined]
    assert Match.loads(match.dumps(), game=Voyage).setup.options["start"] == "landfall"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (
            {"start": "harbor"},
            "option start of Voyage must be one of harbour (Out of the Harbour), open-sea (The Open Sea), landfall"
            " (Landfall), not `harbor`; did you mean `harbour`?",
        ),
        ({"crew": "nobody"}, "option crew of Voyage must be one of old-hands (Old Hands), strangers, not `nobody`"),
        ({"crew": 4}, "options of Voyage: Expected `str`, got `int`"),
    ],
)
def test_an_unknown_record_is_refused_with_those_there_are(options: dict[str, str | int], complaint: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Match.new(Voyage, options=options)
    assert str(caught.value).startswith(complaint)


def test_records_of_the_users_own_can_be_chosen(tmp_path: Path) -> None:
    (tmp_path / "isle.toml").write_text(ISLE, encoding="utf-8")
    match = Match.new(Voyage, options={"start": "isle"}, content=tmp_path)
    assert match.game.text.scene(match.scenes[0].name) == "The Isle"
    assert named_records(match.game.content, "legs")["isle"] == "The Isle"


class Loose(Struct, frozen=True):
    one: Annotated[str, Meta(extra={"records": "legs"})] | None = None
    other: Annotated[str, Meta(extra={"records": "crews"})] | UnsetType = UNSET
    size: Annotated[int, Meta(ge=1)] = 1
    word: Annotated[str, Meta(extra={"records": 3})] = ""


def test_an_option_may_be_left_out() -> None:
    assert tables_of(Loose) == {"one": "legs", "other": "crews"}
