"""Between the fights of a campaign: when a squad goes home, where it flies, and what it keeps on board."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from starhold.games.akarios import Akarios
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.state import ScenePlayed
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.akarios.campaigning import ENOUGH, SAVINGS, worth_of
from starhold.players.akarios.pilot import Pilot, thought
from starhold.testing.cases.position import started
from tests.rule_cases import CASES, cases_in


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


def steered(squad: dict[str, Any], *achievements: str) -> str:
    """Where a pilot steers the Sparrow on the Short Road."""
    case = cases_in(CASES / "akarios" / "scout.toml")["From anywhere else it is not possible"]
    match, _ = started(replace(case, position={"squad": squad, "achievements": list(achievements)}))
    return str(thought(play_of(match), match.decision.prompt, match.decision.options)[0])


WICK = {"sector": "l-2-1", "explored": ["l-1-1", "l-2-1"]}
ALL = ["l-1-1", "l-2-1", "l-3-1", "l-1-2", "l-2-2", "f-4-7", "f-3-7"]
LOST = [{"kind": "fight", "id": "still-lane", "outcome": "failure"}]
FAR = {"system": "far", "sector": "f-4-7", "explored": ALL, "scouted": ["faint"]}


@pytest.mark.parametrize(
    ("squad", "achievements", "answer"),
    [
        pytest.param(WICK, (), "scout 0 2", id="friends and finds come before the road"),
        pytest.param({**WICK, "scouted": ["faint", "landing-light"]}, ("door-seen",), "scout 0 1", id="then the road"),
        pytest.param({**WICK, "scouted": ["faint", "landing-light"]}, (), "explore 0 north", id="never in vain"),
        pytest.param(
            {**WICK, "scouted": ["faint", "landing-light"], "log": LOST * 2},
            ("door-seen",),
            "explore 0 north",
            id="what was lost can wait",
        ),
        pytest.param({**FAR, "act": 3}, (), "jump 0 lamp", id="back to where something is left"),
        pytest.param(
            {**FAR, "sector": "f-3-7", "act": 3, "scouted": ["faint", "landing-light"], "log": LOST * 2},
            ("door-seen",),
            "move 0 f-4-7",
            id="all the way back to a fight that was lost and lost again",
        ),
        pytest.param({**WICK, "explored": ALL, "supply": 0}, (), "move 0 l-2-2", id="without supply to a dock"),
        pytest.param(
            {**WICK, "explored": ALL, "pilots": {"enver": {"credits": SAVINGS}}},
            (),
            "move 0 l-2-2",
            id="with credits, too",
        ),
    ],
)
def test_the_sparrow_flies_where_most_is_waiting(
    squad: dict[str, Any], achievements: tuple[str, ...], answer: str
) -> None:
    assert steered(squad, *achievements) == answer


def test_whoever_asks_to_go_home_has_a_reason() -> None:
    case = cases_in(CASES / "akarios" / "campaign.toml")["Whoever asks for it has voted, and is not asked again"]
    match, _ = started(case)
    match.answer("retire 1", seat=1)
    assert str(Pilot(1).answer(Outlook(match))) == "vote 0 homeward.yes"
