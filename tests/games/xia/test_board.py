"""The table as a picture of letters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

from starhold.games.xia import BASE_GAME
from starhold.games.xia.board.chart import Board
from starhold.games.xia.game import Xia
from starhold.games.xia.speech.palette import PALETTE
from starhold.kernel import Match
from starhold.kernel.game import folder_of

from .boards import random_chart
from .positions import first_captain, game_of, open_space


def picture(match: Match, viewer: int | None = 0, width: int | None = None) -> str:
    return match.game.board(match.view(viewer), width)


def crowded() -> Match:
    """A position in which there is much to tell of captain 1, and captain 2 is destroyed."""
    captain = {
        "bounty": 3000,
        "energy": 0,
        "armed": 0,
        "disarmed": 3,
        "cloaked": True,
        "autopilot": 4,
        "skips_turn": True,
        "unclaimed": 2,
        "titles": ["collector"],
        "harpoon": {"host": "puddle-jumper", "spaces": 2},
        "hold": {
            "outfits": {"0": {"used": ["a1"]}},
            "cubes": {"a2": "spice", "f2": "holo"},
            "damage": ["c2", "f2", "e2"],
        },
    }
    return open_space(captains={"1": captain, "2": {"at": None}}, adrift=[{"at": [1, 1], "cargo": "terra"}])


def test_free_crossings_are_told() -> None:
    match = open_space()
    assert isinstance(match.game, Xia)
    match.game.state.captains[0].crossings = 2
    assert "planetary shields to be crossed freely: 2" in " ".join(picture(match).split())


class TestTheMap:
    def test_shows_terrain_features_ships_and_edges(self) -> None:
        shown = picture(open_space(tokens=[{"at": [2, -2], "token": "fame"}]))
        assert "Kem" in shown
        assert "<R>" in shown
        assert "~W~" in shown
        assert "_= ·" in shown
        assert " ?  " in shown

    def test_shows_cubes_adrift(self) -> None:
        assert " t " in picture(crowded()).partition("Los  0,0")[0]

    def test_shows_ships_that_share_a_space_by_their_letters(self) -> None:
        captains = {"0": {"at": [0, 0]}, "1": {"at": [0, 1]}}
        match = open_space("impulse", "fly S", captains=captains)
        assert "RB " in picture(match)

    def test_numbers_the_unexplored_sides_of_the_active_captains_sector(self) -> None:
        assert "(1)" not in picture(open_space()).partition("Los")[0]
        assert re.search(r"\([1-6]\)", picture(open_space(**first_captain(at=[2, -3]))).partition("Los")[0])

    def test_is_cut_around_the_ship_where_it_is_too_wide(self) -> None:
        match = open_space()
        whole, cut = picture(match), picture(match, width=40)
        lines = cut.partition("\n\n")[0].splitlines()
        assert lines[-1] == "Cut to the window: columns -4 to 4 of -7 to 7 are shown."
        assert max(map(len, lines[:-1])) <= 40
        assert "<R>" in cut
        assert "Cut to the window" not in whole

    def test_at_its_edge_the_cut_shows_as_much_as_fits(self) -> None:
        east = picture(open_space(**first_captain(at=[7, -4])), width=40)
        assert re.search(r"columns \S+ to (\S+) of \S+ to \1 are shown", east)
        west = picture(open_space(**first_captain(at=[-7, 4])), width=40)
        assert re.search(r"columns (\S+) to \S+ of \1 to \S+ are shown", west)

    def test_is_cut_around_its_middle_where_no_ship_is(self) -> None:
        match = open_space()
        view = game_of(match).view(0)
        gone = tuple(structs.replace(captain, at=None) for captain in view.captains)
        shown = match.game.board(structs.replace(view, captains=gone), 40)
        assert "Cut to the window: columns -4 to 4 of -7 to 7 are shown." in shown

    @pytest.mark.parametrize("width", [80, 100, 160])
    def test_fits_the_window_with_all_sectors(self, width: int) -> None:
        placed = random_chart(7).board.placed
        game = game_of(crowded())
        game.state.board = Board(placed)
        here = placed[0].centre
        for captain in game.state.captains:
            captain.at = here if captain.at else None
        game.state.adrift.clear()
        lines = game.board(game.view(1), width).splitlines()
        assert max(map(len, lines)) <= width


class TestTheCaptains:
    def test_whoever_looks_comes_first(self) -> None:
        match = open_space()
        for viewer, name in ((0, "> Red"), (2, "  Green"), (None, "> Red")):
            blocks = picture(match, viewer).split("\n\n")
            captains = next(block for block in blocks if "fame 0 of 10" in block)
            assert captains.startswith(name)

    def test_all_that_holds_for_a_while_is_told(self) -> None:
        shown = " ".join(picture(crowded(), 1).split())
        for effect in (
            "energy □□□□□□□□ 0",
            "markers ○○○-",
            "fame 0 (+2) of 10",
            "stranded, loses the next turn, cloaked, on auto-pilot, spaces after each turn: 4",
            "harpoon in Puddle Jumper, range 2, bounty 3,000, Red Line ready",
            "titles: Collector",
            "Green Ghoststalker, tier 1 fame 0 of 10",
            "not on the board",
        ):
            assert effect in shown

    def test_movement_is_told_while_it_is_spent(self) -> None:
        assert "4 movement left" in picture(open_space("impulse"))
        assert "movement left" not in picture(open_space())

    def test_missions_are_told_to_their_captain_only(self) -> None:
        content = game_of(open_space()).content
        missions = [mission for mission in content.missions if mission.id.endswith("1")][:6]
        match = open_space(**first_captain(missions=[{"id": mission.id} for mission in missions]))
        for mission in missions:
            assert f"mission {mission.name}: " in picture(match)
            assert mission.name not in picture(match, 1)
        assert f"missions face down: {len(missions)} active, 0 drawn" in picture(match, 1)

    def test_drawn_missions_are_told_with_their_stories(self) -> None:
        content = game_of(open_space()).content
        drawn = [mission.id for mission in content.missions[:3]]
        match = open_space(begin={"type": "xia.choose-missions", "seat": 0}, **first_captain(drawn=drawn))
        told = " ".join(picture(match).split())
        for mission in content.missions[:3]:
            assert f"drawn {mission.name}: " in told
            assert mission.story
            assert mission.story in told


class TestTheHold:
    def test_shows_outfits_markers_cubes_and_damage(self) -> None:
        (hold,) = (block for block in picture(crowded(), 1).split("\n\n") if "The hold of Blue" in block)
        assert [line[:23].rstrip() for line in hold.splitlines()[1:3]] == [
            "  1  0● 0○ 1○ 1  ·  ·",
            "  2  s  0○ 1x ·  x  hx",
        ]
        assert "0  M-22  engine, d6" in hold
        assert "1  Nock  blaster, d6  rolls 1 less" in hold

    def test_is_that_of_the_active_captain_for_spectators(self) -> None:
        assert "The hold of Red" in picture(open_space(), None)
        assert "The hold of Blue" in picture(open_space(), 1)

    def test_shows_the_outfit_in_hand(self) -> None:
        shown = picture(open_space(begin={"type": "xia.fit-outfit", "seat": 0, "outfit": "dart"}))
        assert "In hand: the Dart (missile, d6)" in shown

    def test_shows_the_pieces_that_wait(self) -> None:
        hand = [{"cargo": "spice"}, {"outfit": "m-22"}]
        shown = picture(open_space(begin={"type": "xia.pack", "seat": 0, "hand": hand}))
        assert "In hand: a cube of spice\n" in shown
        assert "then the M-22 (engine, d6)\n" in shown


class TestBesideTheBoard:
    def test_ships_without_a_captain_are_told_with_their_plans(self) -> None:
        npcs = [
            {"id": "merchant", "holder": 1, "at": [1, 1], "spawned": True, "credits": 3000, "heading": "kemplar-ii"},
            {"id": "enforcer", "holder": 2, "at": [2, 0], "spawned": True, "damage": 4, "attacker": 0},
            {"id": "scoundrel", "holder": 0},
        ]
        lines = picture(open_space(npcs=npcs)).splitlines()
        shown = [" ".join(line.split()) for line in lines]
        merchant = "Merchant 1,1 Lost Sector damage 0 of 15 3,000 credits moved by Blue, bound for Kemplar II"
        assert merchant in shown
        assert "Enforcer 2,0 Lost Sector damage 4 of 12 0 credits moved by Green, attacked by Red" in shown
        assert "Scoundrel not yet seen moved by Red" in shown

    def test_titles_can_be_read(self) -> None:
        assert "Title Collector, fame 3: Have all 5 types of cargo" in picture(open_space(titles=["collector"]))


def test_the_names_are_those_of_the_content_of_the_match(tmp_path: Path) -> None:
    sectors = (folder_of(Xia) / "content" / "sectors.toml").read_text(encoding="utf-8")
    renamed = [record.replace('name = "', 'name = "My ', 1) for record in sectors.split("[[sectors]]")[1:]]
    (tmp_path / "mine.toml").write_text("".join(f"[[sectors]]{record}" for record in renamed), encoding="utf-8")
    match = Match.new(Xia, seats=3, seed=1, options=BASE_GAME, content=tmp_path)
    assert "My Lunari" in picture(match)
    assert "My Lunari" not in picture(Match.new(Xia, seats=3, seed=1, options=BASE_GAME))


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        ("> Red  ", "<R>"),
        ("o·o ooo", "o"),
        ("moved by Blue", "<B>"),
        ("  3  1  1x", "x"),
    ],
)
def test_the_palette_finds_what_it_paints(text: str, expression: str) -> None:
    assert any(expression in pattern and re.search(pattern, text) for pattern in PALETTE)


@pytest.mark.parametrize("text", ["Red Gulch", "so many spaces to go", "Xia", "harpoon"])
def test_the_palette_leaves_words_alone(text: str) -> None:
    assert not any(re.search(pattern, text) for pattern in PALETTE)
