"""The drawn deck: everybody on it has a sign of their own."""

from __future__ import annotations

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.drawing.board import signs_of
from starhold.games.corespace.seeing.view import view
from starhold.games.corespace.state import Figure
from starhold.kernel import Match


def test_no_two_on_the_deck_are_called_alike() -> None:
    match = Match.new(CoreSpace, seats=4, seed=1)
    game = match.game
    assert isinstance(game, CoreSpace)
    while not game.state.mission.figures:
        match.answer(match.decision.options[0])
    game.state.mission.figures = [
        *(each for each in game.state.mission.figures if each.crew is not None),
        *(Figure(f"{npc.id}-1", npc.id, number=1, where="aboard", prone=npc.rank > 1) for npc in game.content.npcs),
    ]
    signs = signs_of(view(game, None))
    assert (signs["eli"], signs["jace"], signs["harvester-1"]) == ("E1", "J1", "H1")
    assert signs["edda-1"] not in ("E1", "D1", "A1")
    assert signs["vane-1"].islower()
    assert len({sign.lower() for sign in signs.values()}) == len(game.state.mission.figures)


def test_a_campaign_brings_its_mission_with_the_view() -> None:
    single, several = (
        Match.new("corespace", seed=1, options=options) for options in ({}, {"campaign": "lost-with-all-hands"})
    )
    assert single.game.scenery().page == several.view(0).page  # type: ignore[attr-defined]
    assert (several.game.scenery().page, single.view(0).page) == (None, None)  # type: ignore[attr-defined]
