"""The fight in letters, and the box to browse."""

from __future__ import annotations

import re

import pytest

from starhold.games.akarios.drawing.board import stress_track
from starhold.games.akarios.rules.playerboard import damage_card

from .matches import SCENARIOS, duel, fight, game_of, moments


def board(match_answers: tuple[str, ...] = (), width: int = 80) -> str:
    match = duel(*match_answers)
    return match.game.board(match.view(0), width)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.untraced
def test_it_fits_the_window(scenario: str, width: int) -> None:
    for match in moments(2, scenario=scenario, pilots=4):
        drawn = match.game.board(match.view(None), width)
        assert max(map(len, drawn.splitlines())) <= width


def test_ships_point_where_they_face() -> None:
    drawn = board(("act violet-ray rotate stress", "turn SE"))
    assert "S↑" in drawn
    assert "V↘ Violet Ray, Charis, J10 south-east" in drawn
    assert "↓" in drawn


def test_a_wide_window_has_the_enemies_beside_the_map() -> None:
    narrow, wide = board(width=80), board(width=120)
    assert len(wide.splitlines()) < len(narrow.splitlines())
    assert "Ronin Scout: a card of 6 decides what they do" in narrow
    assert "Ronin Scout: a card of 6 decides what they do" in wide


def test_the_objective_and_how_far_it_is() -> None:
    assert board().startswith(
        "First Light, round 1 of 6: pilots act\nDestroy all Ronin by the end of round 6. (enemies destroyed: 0 of 4)\n"
    )


def test_before_the_fight_ships_show_what_they_begin_with() -> None:
    match = fight("take-usual 0", pilots=2)
    drawn = match.game.board(match.view(0), 80)
    assert "hull 6  shield 6" in drawn
    assert "+ starting position" in drawn


def test_a_playerboard_shows_dice_slots_and_supply() -> None:
    drawn = board(("act starla interference move", "fly 5,4"))
    assert "dice 2 move and attack" in drawn
    assert "Interference [■] supply 2/3" in drawn
    assert "Ahead [move][move]" in drawn
    assert "EMP Blast [attack+attack]" in drawn


def test_hull_shield_stress_and_conditions() -> None:
    match = duel()
    starla = game_of(match).state.flyers[0]
    starla.hull, starla.stress, starla.trauma = 4, 6, 2
    starla.marks, starla.grudge = {"stun": 1}, "ronin-scout-3"
    damage_card(starla, "interference")
    drawn = match.game.board(match.view(0), 80)
    assert "hull ■■■■□□ 4  shield ◆◆◆◆◆◆ 6  stress ●●●|●●|●○|○○○| 6" in drawn
    assert "stunned, trauma 2, sees only Ronin Scout 3" in drawn
    assert "Interference damaged" in drawn


def test_the_sparrow_and_markers_are_on_the_map() -> None:
    match = fight("take-usual 0", scenario="hold-the-lantern")
    drawn = match.game.board(match.view(0), 80)
    assert "SPR H6  the Sparrow, 6 of 6 hull" in drawn
    assert "dar dark" in drawn
    assert "~·~ nebula" in drawn


def test_the_track_has_its_four_marks() -> None:
    assert [stress_track(stress) for stress in (0, 3, 10)] == ["○○○|○○|○○|○○○|", "●●●|○○|○○|○○○|", "●●●|●●|●●|●●●|"]


def test_the_box_has_everything() -> None:
    game = game_of(fight())
    box = game.box()
    names = {section.name: [item.name for item in section.items] for section in box}
    assert names["Pilots"][:4] == ["Starla", "Violet Ray", "Enver", "G'Airdian"]
    assert len(names["Pilots"]) == 8
    assert len(names["Combat cards"]) == len(game.content.combat_cards)
    items = {item.about: item for section in box for item in section.items}
    assert items["card burst-fire"].lines == ("3 damage to 2 targets, front arc.",)
    assert items["card tether-shot"].lines[1] == "A stress die adds pull 1."
    assert re.fullmatch(
        r"Elite: \d hull, \d shield, attack \d, immune to push, pull\.", items["enemy ronin-scout"].lines[1]
    )
    assert items["modifier double"].lines == ("The discards are shuffled in after this action.",)
