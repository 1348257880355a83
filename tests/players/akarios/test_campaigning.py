"""Between the fights of a campaign: when a squad goes home, and what it keeps on board."""

from __future__ import annotations

import pytest

from starhold.games.akarios import Akarios
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.state import ScenePlayed
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.akarios.campaigning import ENOUGH, worth_of
from starhold.players.akarios.pilot import Pilot


def before_the_fight(seats: int) -> tuple[Match, Akarios]:
    """A squad of two that is about to get ready for the first fight."""
    match = Match.new("akarios", seats=seats, seed=3, options={"campaign": "beacon-road", "pilots": 2})
    pilot = Pilot(1)
    for seat in range(seats):
        while len(squad_of(play_of(match)).log) == 0 and not is_crewed(match, seat):
            match.answer(pilot.answer(Outlook(match, seat)), seat=seat)
    return match, play_of(match)


def play_of(match: Match) -> Akarios:
    assert isinstance(match.game, Akarios)
    return match.game


def is_crewed(match: Match, seat: int) -> bool:
    return any(sheet.seat == seat and sheet.ship for sheet in squad_of(play_of(match)).pilots.values())


@pytest.mark.parametrize(("seats", "defeats", "word"), [(1, ENOUGH, "retire"), (1, ENOUGH - 1, ""), (2, ENOUGH, "")])
def test_a_squad_goes_home_after_some_defeats_in_one_fight(seats: int, defeats: int, word: str) -> None:
    match, game = before_the_fight(seats)
    squad_of(game).log = [ScenePlayed("fight", "first-light", "failure")] * defeats
    answer = str(Pilot(1).answer(Outlook(match, 0)))
    assert answer.startswith(word or ("ready", "take-usual", "fit", "learn"))


def test_no_starting_weapon_is_exchanged_for_another_one() -> None:
    _, game = before_the_fight(1)
    worths = {worth_of(card) for card in game.content.card.values() if card.starter}
    assert len(worths) == 1
