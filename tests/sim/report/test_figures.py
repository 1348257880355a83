"""The figures of a report, from tables that are known by heart."""

from __future__ import annotations

import polars as pl
import pytest
from msgspec import structs

from starhold.sim.chronicle import Legend
from starhold.sim.report.blunders import blunders
from starhold.sim.report.course import Bar, growth, lengths, losses
from starhold.sim.report.findings import findings, looks, suspects
from starhold.sim.report.own import own_content
from starhold.sim.report.rates import Rate, Trait, judged, traits
from starhold.sim.report.svg import interval, share_axis
from starhold.sim.report.uses import use_kinds

from .tables import LEGEND, MATCHES, seats, turns, use, uses


def test_win_rates_are_counted_beside_the_fair_share() -> None:
    by_ship, by_seat = traits(seats(), LEGEND)
    assert (by_seat.column, by_ship.title, by_ship.fair) == ("seat", "First ships", 0.5)
    ark, tub = by_ship.rates
    assert (ark.name, ark.wins, ark.played, ark.share, ark.fair) == ("The Ark", 54, 60, 0.9, 0.5)
    assert (tub.name, tub.wins, tub.played) == ("The Tub", 6, 60)
    assert tub.times_fair == pytest.approx(0.2)
    assert (ark.verdict, tub.verdict) == ("more", "less")
    assert [rate.name for rate in by_seat.rates] == ["seat 0", "seat 1"]


def test_a_strong_bot_does_not_make_its_ship_look_strong() -> None:
    mixed = seats().with_columns(player=pl.when(pl.col("seat") == 0).then(pl.lit("strong")).otherwise(pl.lit("weak")))
    bots, by_ship, _ = traits(mixed, LEGEND)
    assert [(rate.name, rate.verdict) for rate in bots.rates] == [("strong", "more"), ("weak", "less")]
    assert [(rate.fair, rate.verdict) for rate in by_ship.rates] == [(0.9, ""), (pytest.approx(0.1), "")]


def test_nothing_is_said_of_what_was_hardly_tried() -> None:
    few = seats().filter(pl.col("match") < 19)
    assert {rate.verdict for trait in traits(few, LEGEND) for rate in trait.rates} == {""}


def test_a_share_of_nothing_is_a_fair_share() -> None:
    assert Rate(name="", wins=0, played=5, fair=0.0).times_fair == 1.0


def test_uses_are_compared_within_their_group() -> None:
    outfits, events, hats = use_kinds(uses(), seats(), LEGEND)
    bow, gun = outfits.used
    assert (bow.name, bow.times, bow.per_match, bow.worth) == ("Bow", 108, 1.8, 1.5)
    assert bow.rate is not None
    assert gun.rate is not None
    assert (bow.rate.share, gun.rate.share) == (1.0, 0.0)
    assert [bow.rate.fair, gun.rate.fair] == pytest.approx([0.9, 0.9])
    assert bow.score == 8.0
    assert bow.without == pytest.approx(6 / 66)
    assert bow.score_without == pytest.approx((6 * 8 + 60 * 2) / 66)
    assert outfits.never == ["Fan (no chance)", f"Pod ({MATCHES} chances)"]
    assert (outfits.has_worth, outfits.is_offered) == (True, False)
    [rain] = events.used
    assert (rain.times, rain.rate, rain.score) == (MATCHES, None, None)
    assert (hats.used, hats.never) == ([], ["Cap"])


def test_things_are_told_that_were_used_but_never_sensibly() -> None:
    outfits, events, hats = use_kinds(uses(), seats(), LEGEND)
    bow, gun = outfits.used
    assert (bow.sensible, bow.gain, gun.sensible) == (MATCHES // 2, 250.0, 0)
    assert (outfits.box, outfits.reached, len(outfits.used), outfits.sensible) == (4, 3, 2, 1)
    assert outfits.unwise == ["Gun"]
    assert outfits.has_gain
    assert (events.sense, events.unwise, hats.never) == (None, [], ["Cap"])


def test_a_single_chance_is_no_plural() -> None:
    once = pl.DataFrame([use(0, 0, "outfit", "pod", times=0, offered=1), use(0, 0, "outfit", "gun")])
    assert use_kinds(once, seats(), LEGEND)[0].never == ["Bow (no chance)", "Fan (no chance)", "Pod (1 chance)"]


def test_blunders_are_counted_by_player() -> None:
    mixed = seats().with_columns(player=pl.when(pl.col("seat") == 0).then(pl.lit("sly")).otherwise(pl.lit("dull")))
    found = blunders(uses(), mixed, LEGEND)
    assert found.players == ["dull", "sly"]
    assert [(one.words, one.times) for one in found.seen] == [("slipped", [50, 50]), ("tripped", [10, 10])]
    assert (found.never, found.total) == (["fell asleep"], 120)
    assert found.seen[0].rates == [100 * 50 / (60 * 5), 100 * 50 / (60 * 6)]


def test_a_title_that_looks_for_no_blunders_has_none() -> None:
    assert blunders(uses(), seats(), Legend(title="plain")).seen == []


def test_a_strong_bot_does_not_make_its_outfits_look_strong() -> None:
    rows = [use(match, seat, "outfit", "gun" if seat else "bow") for match in range(MATCHES) for seat in (0, 1)]
    mixed = seats().with_columns(player=pl.when(pl.col("seat") == 0).then(pl.lit("strong")).otherwise(pl.lit("weak")))
    for one in use_kinds(pl.DataFrame(rows), mixed, LEGEND)[0].used:
        assert one.rate is not None
        assert one.rate.share == pytest.approx(one.rate.fair)
        assert one.rate.verdict == ""


def test_everything_that_stands_out_is_found_the_worst_first() -> None:
    found = findings(traits(seats(), LEGEND))
    assert [(one.title, [rate.name for rate in one.rates]) for one in found] == [
        ("First ships that win more than their share", ["The Ark"]),
        ("Seats that win more than their share", ["seat 0"]),
        ("First ships that win less than their share", ["The Tub"]),
        ("Seats that win less than their share", ["seat 1"]),
    ]


def test_what_differs_little_is_no_finding_however_sure_it_is() -> None:
    little = Rate(name="Spice", wins=3700, played=10_000, fair=0.35, verdict="more")
    much = Rate(name="Ice", wins=3900, played=10_000, fair=0.35, verdict="more")
    [found] = findings([Trait(column="cargo", title="Cargo", fair=0.35, rates=[little, much])])
    assert found.rates == [much]


def test_what_winners_merely_collect_is_no_finding() -> None:
    collected = structs.replace(LEGEND, collected=("ship",))
    by_ship, _ = traits(seats(), collected)
    assert (by_ship.given, {rate.verdict for rate in by_ship.rates}) == (False, {""})
    assert [one.title.split()[0] for one in findings(traits(seats(), collected))] == ["Seats", "Seats"]
    bow, gun = use_kinds(uses(), seats(), LEGEND)[0].used
    assert bow.rate is not None
    assert gun.rate is not None
    assert bow.rate.bounds.excludes(bow.rate.fair)
    assert (bow.rate.verdict, gun.rate.verdict) == ("", "")


def test_all_looks_of_a_page_are_corrected_together() -> None:
    """One rate that stands out alone, and no longer when it is one of forty."""
    alone = Rate(name="The Ark", wins=44, played=100, fair=1 / 3)
    fair = Rate(name="The Cog", wins=33, played=99, fair=1 / 3)
    assert judged([alone])[0].verdict == "more"
    assert judged([alone, *[fair] * 39])[0].verdict == ""
    mixed = [
        Trait(column=f"trait {number}", title="", fair=1 / 3, rates=[alone if number == 0 else fair, fair])
        for number in range(20)
    ]
    assert looks(mixed) == 40


def test_content_of_ones_own_is_named_first() -> None:
    legend = structs.replace(LEGEND, own=("ark", "fan", "song"))
    found = own_content(legend, traits(seats(), legend), use_kinds(uses(), seats(), legend))
    assert [(one.name, one.title, one.used is not None) for one in found.things] == [
        ("The Ark", "First ships", False),
        ("Fan", "Outfits", False),
    ]
    assert found.things[0].rate is not None
    assert found.things[0].rate.share == 0.9
    assert found.elsewhere == ["song"]


def test_lengths_are_counted_in_bars() -> None:
    assert lengths(seats()) == [Bar(5, 5, 20), Bar(6, 6, 20), Bar(7, 7, 20)]
    long = seats().with_columns(turns=pl.col("match") * 2 + 1)
    bars = lengths(long)
    assert len(bars) == 24
    assert sum(bar.matches for bar in bars) == MATCHES
    assert (bars[0].first, bars[0].last, bars[1].first) == (1, 5, 6)
    assert lengths(seats().with_columns(turns=pl.lit(0))) == []


def test_the_score_grows_and_what_is_over_stays() -> None:
    trade, luck = growth(turns(), LEGEND)
    assert (trade.name, trade.after) == ("trade", [0.5, 1.5, 2.0])
    assert (luck.name, luck.after, luck.last) == ("luck", [0.5, 0.5, 0.5], 0.5)
    assert growth(turns(), Legend(title="plain")) == []


def test_losses_have_places_and_causes() -> None:
    found = losses(uses(), "death", "Where ships end", MATCHES, LEGEND)
    assert (found.total, found.per_match, found.causes) == (60, 1.0, {"a star": 30, "debris": 30})
    [sun] = found.places
    assert (sun.place, sun.total, sun.causes) == ("The Sun", 60, {"a star": 30, "debris": 30})


def test_rare_causes_are_added_up() -> None:
    causes = [
        {"kind": "death", "thing": "sun", "detail": f"cause {number}", "times": 20 - number} for number in range(10)
    ]
    found = losses(pl.DataFrame(causes), "death", "", 1, LEGEND)
    assert list(found.causes.values()) == [20, 19, 18, 17, 16, 15, 14, 13 + 12 + 11]
    assert list(found.causes)[-1] == "other"


def test_what_may_be_chance_is_a_suspect_until_more_matches_tell() -> None:
    doubtful = Rate(name="The Ark", wins=36, played=78, fair=1 / 3)
    settled = Rate(name="The Tub", wins=6, played=60, fair=1 / 3, verdict="less")
    rare = Rate(name="The Tug", wins=9, played=10, fair=1 / 3)
    fair = Rate(name="The Cog", wins=26, played=78, fair=1 / 3)
    ships = Trait(column="ship", title="First ships", fair=1 / 3, rates=[doubtful, settled, rare, fair])
    bots = Trait(column="player", title="Bots", fair=1 / 3, rates=[doubtful])
    [suspect] = suspects([bots, ships], played=200)
    assert (suspect.title, suspect.rate) == ("First ships", doubtful)
    sure = suspect.matches * 78 // 200
    assert judged([Rate(name="", wins=36 * sure // 78, played=sure, fair=1 / 3)] * 4)[0].verdict == "more"
    assert not judged([doubtful] * 4)[0].verdict


def test_what_was_hardly_tried_does_not_stretch_a_picture() -> None:
    tried, rare = Rate(name="", wins=30, played=90, fair=0.3), Rate(name="", wins=0, played=1, fair=0.3)
    assert share_axis([tried, rare]) == share_axis([tried]) == 0.5
    assert 'x2="100.00%"' in interval(rare, 0.5)
