"""Event cards and hidden cards: every card can be drawn at every level, decks are what a mission asks for, guesses keep
to what is known."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import cast, get_args

import pytest

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent, EventCard, EventSet
from starhold.games.corespace.content.script import Condition, Deed, Moment
from starhold.games.corespace.rules.cards.drawing import DrawEvent
from starhold.games.corespace.rules.hostility import band_of
from starhold.games.corespace.rules.script.words import WORDS
from starhold.games.corespace.speech.cards import SAID, card_lines
from starhold.games.corespace.speech.names import names_of
from starhold.games.corespace.state import Figure, HiddenCard, Mission
from starhold.kernel import Match, SeededDice, engine, load_content

BOX = cast(CoreSpaceContent, load_content(CoreSpace))
PEGS = {band.id: next(pegs for pegs in range(36) if band_of(BOX, pegs) is band) for band in BOX.bands}
NPCS = (("harvester", "m2"), ("devastator", "m22"), ("assassin", "x5"), ("lookout", "a21"), ("butler", "c3"))


def begun(mission: str = "cold-berth", seats: int = 1, seed: int = 1, **options: bool) -> Match:
    """A match whose ships have docked."""
    match = Match.new(CoreSpace, seats=seats, seed=seed, options={"mission": mission, **options})
    for crew in BOX.crews[:seats]:
        match.answer(f"crew {crew.id}")
    while mission_of(match).phase in ("muster", "deployment"):
        match.answer(match.decision.options[0])
    return match


def mission_of(match: Match) -> Mission:
    assert isinstance(match.game, CoreSpace)
    return match.game.state.mission


def test_every_deed_has_a_word_and_a_sentence() -> None:
    deeds = {*get_args(Deed)}
    assert deeds == {*WORDS} == {*SAID}


def test_the_document_lists_every_word() -> None:
    text = (Path(__file__).parents[3] / "docs" / "content.md").read_text(encoding="utf-8")
    listed = text[text.index("## The box of Core Space") :]
    kinds = {*get_args(Moment), *get_args(Condition), *get_args(Deed)}
    assert {tag for kind in kinds if f"`{(tag := kind.__struct_config__.tag)}`" not in listed} == set()


def drawn(card: EventCard, pegs: int, *, crowded: bool) -> Match:
    """A match of two crews after a card was drawn and settled by answers at random."""
    match, chance = begun(seats=2), Random(pegs)
    mission = mission_of(match)
    mission.pegs, mission.event_deck, mission.event_discards, mission.event_returned = pegs, [card.id], [], []
    mission.figures = [figure for figure in mission.figures if figure.crew is not None]
    for figure, at in zip(mission.figures, ("l9", "k14", "b5", "v8", "u10", "c14", "d2", "v15"), strict=True):
        figure.where, figure.at = "deck", at
    if crowded:
        mission.figures += [Figure(f"{kind}-1", kind, None, 1, "deck", at) for kind, at in NPCS]
    match.game.stack[:] = [DrawEvent()]
    engine.run(match.game, None)
    while match.game.stack:
        engine.answer(match.game, chance.choice(match.decision.options))
        assert [*match.game.faults()] == []
    return match


@pytest.mark.parametrize("card", BOX.events, ids=lambda card: card.id)
def test_every_card_goes_at_every_level_with_people_and_without(card: EventCard) -> None:
    for pegs in PEGS.values():
        for crowded in (False, True):
            match = drawn(card, pegs, crowded=crowded)
            mission = mission_of(match)
            assert isinstance(match.game, CoreSpace)
            hands = [card for crew in match.game.state.crews for card in crew.hand]
            assert [*mission.event_deck, *mission.event_discards, *hands] == [card.id]
            assert card.held == bool(hands)


@pytest.mark.parametrize("card", BOX.events, ids=lambda card: card.id)
def test_every_card_says_what_it_does(card: EventCard) -> None:
    lines = card_lines(names_of(BOX), card, BOX.bands)
    assert len(lines) == len(card.paragraphs)
    assert all(line.endswith((".", ").")) and "  " not in line for line in lines)


def sets(match: Match) -> Counter[EventSet]:
    assert isinstance(match.game, CoreSpace)
    mission, hands = mission_of(match), [card for crew in match.game.state.crews for card in crew.hand]
    return Counter(BOX.event[card].set for card in (*mission.event_deck, *mission.event_discards, *hands))


def test_the_deck_is_what_the_mission_asks_for() -> None:
    """(CS-SETUP-09..12)"""
    assert sets(begun(seats=2)) == {"purge": 7, "civilians": 5, "environment": 5, "assistance": 3}
    assert sets(begun("borrowed-air", seats=2)) == {"purge": 7, "environment": 5, "assistance": 3}
    assert sets(begun("the-witness")) == {"purge": 7, "civilians": 5, "assistance": 3, "gangs": 4}
    assert sets(begun("borrowed-air", seats=3)) == {"purge": 7, "environment": 5, "assistance": 3}
    assert sets(begun("borrowed-air", seats=3, second_purge_set=True))["reinforcement"] == 2
    assert sets(begun("borrowed-air", seats=4))["reinforcement"] == 2


def guesses(match: Match, viewer: int | None) -> list[Mission]:
    found = []
    for seed in range(12):
        guess = match.clone()
        guess.game.dice = SeededDice(str(seed))
        guess.game.redeal(viewer)
        assert guess.view(viewer) == match.view(viewer)
        found.append(mission_of(guess))
    return found


def test_nobody_knows_the_order_of_the_event_deck_or_what_others_hold() -> None:
    match = begun(seats=2)
    mission = mission_of(match)
    assert isinstance(match.game, CoreSpace)
    match.game.state.crews[1].hand = ["false-bottom"]
    mission.event_deck.remove("false-bottom")
    for viewer, tops, hands in ((0, 2, 2), (1, 2, 1)):
        worlds = []
        for seed in range(12):
            guess = match.clone()
            guess.game.dice = SeededDice(str(seed))
            guess.game.redeal(viewer)
            assert isinstance(guess.game, CoreSpace)
            worlds.append((guess.game.state.mission.event_deck[-1], guess.game.state.crews[1].hand[0]))
            every = [*guess.game.state.mission.event_deck, *guess.game.state.crews[1].hand]
            assert Counter(every) == Counter([*mission.event_deck, "false-bottom"])
        assert len({top for top, _ in worlds}) >= tops
        assert len({hand for _, hand in worlds}) >= hands
        assert all(BOX.event[hand].held for _, hand in worlds)


def test_what_was_heard_of_a_hidden_card_is_kept() -> None:
    match = begun("quarantine")
    mission = mission_of(match)
    mission.hidden = [
        HiddenCard("lab-1", "serum", (), (0,)),
        HiddenCard("lab-2", "empty"),
        HiddenCard("lab-3", "nest"),
        HiddenCard("lab-4", "nest", (0,)),
    ]
    found = {tuple(card.face for card in guess.hidden) for guess in guesses(match, 0)}
    assert found == {
        ("serum", "empty", "nest", "nest"),
        ("serum", "nest", "empty", "nest"),
        ("empty", "serum", "nest", "nest"),
        ("empty", "nest", "serum", "nest"),
    }
    assert len({tuple(card.face for card in guess.hidden) for guess in guesses(match, None)}) > 4


def test_roles_are_shuffled_among_those_who_have_not_shown_theirs() -> None:
    match = begun("the-witness")
    mission = mission_of(match)
    assert Counter(card.face for card in mission.hidden) == {"witness": 1, "informer": 1, "stranger": 4}
    assert {card.at for card in mission.hidden} == {
        each.id for each in mission.figures if each.crew is None and BOX.npc[each.board].family == "civilian"
    }
    witnesses = {next(card.at for card in guess.hidden if card.face == "witness") for guess in guesses(match, 0)}
    assert len(witnesses) > 1
