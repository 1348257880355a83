"""Ways to fame: what is proposed, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from starhold.games.xia.game import Xia
from starhold.games.xia.rules.embers.space.ice import Quarry
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.xia.captain import Captain
from starhold.players.xia.captain.board.jumping import jump_effort, step_into
from starhold.players.xia.captain.board.risks import TYPICAL, risks_of
from starhold.players.xia.captain.plans import PROPOSERS
from starhold.players.xia.captain.plans.plan import Plan
from starhold.players.xia.captain.plans.relics import harm_of_one
from starhold.players.xia.captain.situation import Situation
from starhold.players.xia.captain.tastes.taste import taste_of
from starhold.players.xia.captain.tastes.worth import energy
from starhold.players.xia.captain.values.guns import chance_of

from ....games.xia.positions import first_captain, frozen_space, game_of, open_space, position_after

BARE: dict[str, Any] = {"outfits": []}


def seen_by(match: Match) -> Situation:
    return Situation(Outlook(match))


def plans_of(way: str, match: Match) -> list[Plan]:
    """What one way to fame proposes to whoever is asked."""
    return list(PROPOSERS[way](seen_by(match)))


def with_title(title: str, *, frozen: bool = False, **changes: Any) -> Match:
    """A position in which a title lies face up."""
    deck = [name for name in content_of(frozen=frozen) if name != title]
    make = frozen_space if frozen else open_space
    return make(titles=[title], title_deck=deck, **first_captain(**changes))


def content_of(*, frozen: bool) -> list[str]:
    return list(game_of(frozen_space() if frozen else open_space()).content.title)


# Titles


def test_a_race_for_a_title_is_flown_if_the_engines_can_make_it() -> None:
    raptor = {"outfits": [{"outfit": "raptor-k", "cells": ["c1", "c2", "c3", "d1", "d2"]}]}
    fast, slow = with_title("swift", hold=raptor), with_title("swift")
    assert [plan.reason for plan in plans_of("titles", fast)] == ["flying far enough to be called Swift"]
    assert plans_of("titles", slow) == []


def test_credits_are_given_away_only_if_that_wins_or_is_cheap_for_the_fame() -> None:
    assert plans_of("titles", with_title("generous", fame=5)) == []
    assert plans_of("titles", with_title("benefactor", fame=5, credits=4000)) == []
    assert [str(plan.deeds[0]) for plan in plans_of("titles", with_title("benefactor", credits=5000))] == ["give 1"]
    last = with_title("generous", fame=9, abilities=[])
    (plan,) = plans_of("titles", last)
    assert str(plan.deeds[0]) == "give 1"
    for expected in ("give 1", "amount 4000"):
        assert str(Captain().answer(Outlook(last))) == expected
        last.answer(expected)


def test_a_title_that_is_fulfilled_counts_as_fame() -> None:
    match = with_title("unbroken", fame=9, hold={"damage": ["a3", "b3", "c3", "d3", "e3", "f3"]})
    assert seen_by(match).fame_needed == 0
    assert plans_of("titles", match) == []


def test_a_title_makes_its_deed_more_worthwhile() -> None:
    plain, wanted = plans_of("exploring", open_space()), plans_of("exploring", with_title("cartographer"))
    assert wanted[0].fame > plain[0].fame
    assert any("jumping" in plan.reason for plan in plans_of("exploring", with_title("headlong")))


def test_the_kiln_is_visited_for_a_title() -> None:
    assert [plan.reason for plan in plans_of("relics", with_title("stoker", frozen=True))] == [
        "docking with the Kiln once more"
    ]


# Relics, work, jumps


def test_relics_aboard_are_taken_to_the_kiln() -> None:
    relic = {"hold": {"relics": [["d3", "e3"]]}, "relics": ["sun-idol"]}
    (plan,) = plans_of("relics", frozen_space(**first_captain(**relic)))
    assert plan.reason == "taking a relic to the Kiln"
    assert plan.fame == 1


def test_a_shield_makes_digging_safer() -> None:
    assert harm_of_one(seen_by(frozen_space())) < harm_of_one(seen_by(frozen_space(**first_captain(hold=BARE))))


def test_without_a_kiln_there_is_nothing_to_dig_for() -> None:
    assert plans_of("relics", frozen_space(embers={"kiln": None})) == []


def test_who_has_no_energy_for_a_scan_jumps() -> None:
    match = open_space(**first_captain(energy=0))
    assert [plan.reason.split()[0] for plan in plans_of("exploring", match)] == ["jumping"]
    assert plans_of("exploring", open_space(stack=[])) == []


def test_a_jump_is_as_dangerous_as_the_sectors_that_are_left() -> None:
    situation = seen_by(open_space(**first_captain(at=[7, -3])))
    ways = [way for way, beyond in situation.chart.exits(situation.here).items() if beyond.space is None]
    efforts = [jump_effort(situation, situation.here, way) for way in ways]
    assert efforts
    assert all(1 <= effort <= TYPICAL.death for effort in efforts)


def test_a_jump_into_a_star_is_the_end() -> None:
    content = game_of(frozen_space()).content
    star = next(at for at, (terrain, _) in content.sector["xia"].spaces().items() if terrain == "star")
    assert step_into(content.sector["xia"], star, "N", TYPICAL) == TYPICAL.death
    planet = content.sector["neo-damascus"]
    assert planet.entrance is not None
    door = planet.entrance
    assert step_into(planet, door.space, door.side, TYPICAL) == 1
    assert step_into(planet, door.space, "S", TYPICAL) == 1 + TYPICAL.shield


def test_work_is_done_for_a_market_that_is_known() -> None:
    reasons = [plan.reason for plan in plans_of("gathering", open_space())]
    assert "harvesting holo in Burning Horse" in reasons
    assert not any("cyber" in reason for reason in reasons), "nobody on this board buys it"


def test_nobody_works_for_cubes_that_there_are_not() -> None:
    drifting = [{"at": [0, -1], "cargo": "holo"} for _ in range(15)]
    reasons = [plan.reason for plan in plans_of("gathering", open_space(adrift=drifting))]
    assert not any("holo" in reason for reason in reasons)


# Missions


@pytest.mark.parametrize(
    ("mission", "changes", "reason"),
    [
        ("cargo-1", {"hold": {"cubes": {"c2": "spice"}}}, None),
        ("cargo-8", {"hold": {"cubes": {"c2": "ember"}}}, "heading for Neo Damascus on a Cargo mission"),
        ("cargo-8", {}, None),
        ("coerce-1", {}, None),
        ("assassin-8", {}, None),
    ],
)
def test_missions_are_pursued_as_far_as_the_way_is_known(
    mission: str, changes: dict[str, Any], reason: str | None
) -> None:
    deck = [card for card in game_of(frozen_space()).state.mission_deck if card != mission]
    match = frozen_space(mission_deck=deck, **first_captain(missions=[{"id": mission}], **changes))
    reasons = [plan.reason for plan in plans_of("missions", match)]
    assert reasons == ([] if reason is None else [reason])


def with_sector(sector: str, **captain: Any) -> Match:
    """The position in the ice with one sector more, and another captain."""
    state = game_of(frozen_space()).state
    placed = [{"sector": one.sector, "centre": list(one.centre), "turn": one.turn} for one in state.board.placed]
    missions = [mission["id"] for mission in captain["missions"]]
    return frozen_space(
        mission_deck=[card for card in state.mission_deck if card not in missions],
        stack=[one for one in state.stack if one != sector],
        board={"placed": [*placed, {"sector": sector, "centre": [7, -8], "turn": 0}]},
        **first_captain(**captain),
    )


def test_ember_for_a_mission_is_quarried() -> None:
    (plan,) = plans_of("missions", with_sector("the-grinder", missions=[{"id": "cargo-8"}]))
    assert (plan.reason, plan.deeds) == ("heading for The Grinder on a Cargo mission", (Quarry(),))
    full = {"cubes": dict.fromkeys(("c2", "d3", "e3", "f3"), "spice")}
    assert plans_of("missions", with_sector("the-grinder", missions=[{"id": "cargo-8"}], hold=full)) == []


def test_a_deal_in_arms_is_made_with_what_can_be_spared_or_bought() -> None:
    deal = [{"id": "arms-dealer-3"}]
    (spared,) = plans_of("missions", with_sector("smugglers-den", missions=deal))
    assert "Smugglers" in spared.reason
    (bought,) = plans_of("missions", with_sector("smugglers-den", missions=deal, hold=BARE))
    assert str(bought.deeds[0]) == "end"
    assert plans_of("missions", with_sector("smugglers-den", missions=deal, hold=BARE, credits=0)) == []


def test_cubes_for_a_transport_that_are_gone_are_bought_again() -> None:
    def deeds(mission: str, **changes: Any) -> list[str]:
        loaded = {"id": mission, "revealed": True, "damage": 2, "target": 1}
        deck = [card for card in with_transports.state.mission_deck if card != mission]
        match = position_after(
            "more-missions.given", mission_deck=[*deck, "thief-8"], **first_captain(missions=[loaded], **changes)
        )
        return [str(plan.deeds[0]) for plan in plans_of("missions", match) if "Transport" in plan.reason]

    with_transports = game_of(position_after("more-missions.given"))
    assert deeds("transport-1", hold={"cubes": {"c2": "plasma"}}) == ["pursue transport-1"]
    assert deeds("transport-1") == ["buy plasma 2"]
    assert deeds("transport-1", credits=0) == []
    assert deeds("transport-2") == [], "nobody on this board sells terra"


def test_a_thief_waits_for_the_victim_or_brings_home_the_loot() -> None:
    deck = [card for card in game_of(open_space()).state.mission_deck if card != "thief-4"]

    def plan(**active: Any) -> Plan:
        mission = {"id": "thief-4", **active}
        (found,) = plans_of("missions", open_space(mission_deck=deck, **first_captain(missions=[mission])))
        return found

    assert "Pelmont" not in plan().reason
    loot = plan(revealed=True, pay=4000)
    assert loot.reason == "heading for Pelmont on a Thief mission"
    assert loot.fame == 1


# Fighting


def test_dice_are_counted_exactly() -> None:
    assert chance_of((6,), 4, 0) == 0.5
    assert chance_of((6, 6), 12, 0) == pytest.approx(1 / 36)
    assert chance_of((6,), 1, 6) == pytest.approx(15 / 36)


def test_missiles_are_fired_from_afar() -> None:
    hull = [f"{column}{row}" for column in "abcdef" for row in (1, 2)]
    dart = {"outfits": [{"outfit": "dart", "cells": ["c1", "c2", "c3"]}]}
    wreck = {"outfits": [], "damage": hull[:-2]}
    captains = {"0": {"hold": dart}, "1": {"armed": 0, "disarmed": 4, "hold": wreck}}
    (plan,) = plans_of("combat", open_space(captains=captains))
    assert [str(deed) for deed in plan.deeds] == ["pierce swamp-rat 0", "attack swamp-rat 0"]


def test_without_an_armed_marker_nobody_is_attacked() -> None:
    assert plans_of("combat", open_space(**first_captain(armed=0, disarmed=4))) == []


def test_the_sellsword_is_hired_against_a_leader() -> None:
    def hiring(**changes: Any) -> list[str]:
        captains = {"1": {"fame": 7}, "0": {"credits": 9000, **changes}}
        match = position_after("sellsword.given", captains=captains)
        return [plan.reason for plan in plans_of("sellsword", match)]

    assert hiring() == ["hiring the Sellsword against the leader"]
    assert hiring(credits=1000) == []


# What things are worth


def test_the_last_energy_is_the_dearest() -> None:
    assert energy(1) - energy(0) > energy(9) - energy(8) > 0


def test_asteroids_are_worse_for_a_wreck() -> None:
    wreck = open_space(**first_captain(hold={"damage": ["a3", "b3", "c3", "d3", "e3", "f3"]}))
    sound: Xia = game_of(open_space())
    assert risks_of(game_of(wreck), 0).asteroid > risks_of(sound, 0).asteroid


def test_tastes_differ_a_bit_and_stay() -> None:
    one, other = taste_of(1, PROPOSERS), taste_of(2, PROPOSERS)
    assert one != other
    assert one == taste_of(1, PROPOSERS)
    assert all(0.9 <= liking <= 1.1 for liking in one.values())
    assert not taste_of(None, PROPOSERS)
