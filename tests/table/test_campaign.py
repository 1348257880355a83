"""The log of a campaign as text: the title's lines, and the dates that the journal notes."""

from __future__ import annotations

import pytest

from starhold.kernel import Match
from starhold.table import Place, Table, campaign
from starhold.table.calendar import today
from starhold.table.campaign import campaign_log
from tests.campaign.game import Voyage
from tests.campaign.tables import make_known


def voyage(*days: str) -> Match:
    """A whole voyage, each of its legs begun on another day."""
    match = Match.new(Voyage, seats=1, seed=7, today=days[0])
    for _ in range(7):
        match.answer("row", today=days[min(len(match.scenes), len(days) - 1)])
    return match


def test_each_line_has_the_day_on_which_its_scene_began() -> None:
    assert campaign_log(voyage("2026-11-18", "2026-11-25", "2026-12-02"), ["Mira"]) == (
        "Voyage\nMira\n\n3 of 3 legs\n\n"
        "2026-11-18  Out of the Harbour: 4\n2026-11-25  The Open Sea: 6\n2026-12-02  Landfall: 4\n\n"
        "Mira drops anchor.\n"
    )


def test_a_journal_without_dates_leaves_them_out() -> None:
    written = campaign_log(voyage(""))
    assert written is not None
    assert "\n            Out of the Harbour: 4\n" in written
    assert written.startswith("Voyage\n\n3 of 3 legs\n")
    assert written.endswith("\nseat 0 drops anchor.\n")


def test_other_matches_have_none() -> None:
    assert campaign_log(Match.new("demo", seed=7)) is None


def test_the_table_notes_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)
    monkeypatch.setattr("starhold.table.table.today", lambda: "2026-11-18")
    table = Table(Match.new(Voyage, seats=1, seed=7), (Place(0, "person", "Mira"),), started=True)
    for revision in range(2):
        table.answer(0, revision, "row")
    assert [scene.date for scene in table.match.scenes] == ["", "2026-11-18"]
    assert [getattr(entry, "date", "") for entry in table.match.journal.entries] == ["", "2026-11-18"]


def test_a_day_is_written_as_everybody_can_sort_it() -> None:
    assert len(today()) == len(campaign.NO_DATE)
    assert today() >= "2026-01-01"
