"""Bots of a host's own: only what was offered plays, and whatever it does, there is an answer."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from starhold.games.demo import Demo
from starhold.games.xia import Xia
from starhold.kernel import BadSetup, Choice, Match
from starhold.players import Outlook, guests
from starhold.players.guests import Guest, guests_at, offer_bots, read_offer
from starhold.players.levels import bot_of, known_level

from .test_process import BOT

HERE = __name__


class Last:
    """Answers with the last option."""

    def __init__(self, seed: int | str | None) -> None:
        pass

    def answer(self, outlook: Outlook) -> Choice:
        return outlook.decision.options[-1]


class Talker(Last):
    """Says something with its first answer, and then falls silent."""

    aloud = ""

    def answer(self, outlook: Outlook) -> Choice:
        self.aloud = "" if self.aloud else "To the last."
        return super().answer(outlook)


class Clumsy(Last):
    """Falls over its second question."""

    asked = 0

    def answer(self, outlook: Outlook) -> Choice:
        self.asked += 1
        return outlook.decision.options[-1] if self.asked == 1 else outlook.decision.options[self.asked * 1000]


class Liar(Last):
    """Answers something else than it was asked."""

    def answer(self, outlook: Outlook) -> Choice:
        return "all of it"  # type: ignore[return-value]


@pytest.fixture(autouse=True)
def _nothing_offered() -> Iterator[None]:
    yield
    offer_bots(())


@pytest.fixture
def match() -> Match:
    return Match.new("demo", seats=2, seed=1)


def test_what_is_offered_plays(match: Match) -> None:
    offer_bots([f"last={HERE}:Last"])
    assert known_level("last", Demo) == "last"
    for _ in range(5):
        assert bot_of("last", Demo, 1).answer(Outlook(match)) == match.decision.options[-1]


def test_a_bot_may_be_offered_at_one_game_alone() -> None:
    offer_bots([f"demo/last={HERE}:Last", f"clumsy={HERE}:Clumsy"])
    assert guests_at(Demo) == ("last", "clumsy")
    assert guests_at(Xia) == ("clumsy",)
    with pytest.raises(BadSetup, match="choose a bot from easy, normal, hard, clumsy, not 'last'"):
        known_level("last", Xia)


@pytest.mark.parametrize("level", [f"{HERE}:Last", "process:touch /tmp/gotcha", "greedy", "", "Last"])
def test_nobody_can_name_a_class_or_a_command_at_a_table(level: str) -> None:
    offer_bots([f"last={HERE}:Last"])
    with pytest.raises(BadSetup, match="choose a bot from easy, normal, hard, last"):
        known_level(level, Demo)
    assert not isinstance(bot_of(level, Demo, 1), Guest | Last)


@pytest.mark.parametrize("name", ["Clumsy", "Liar"])
def test_a_bot_that_fails_is_replaced(name: str, match: Match, caplog: pytest.LogCaptureFixture) -> None:
    offer_bots([f"odd={HERE}:{name}"])
    bot = bot_of("odd", Demo, 1)
    with caplog.at_level(logging.WARNING):
        while not match.over:
            match.answer(bot.answer(Outlook(match)))
    [record] = caplog.records
    assert record.getMessage().startswith("the bot odd is replaced by a usual one: ")


def test_what_it_says_aloud_is_passed_on(match: Match) -> None:
    offer_bots([f"talker={HERE}:Talker"])
    bot = bot_of("talker", Demo, 1)
    assert isinstance(bot, Guest)
    said = []
    for _ in range(2):
        match.answer(bot.answer(Outlook(match)))
        said.append(bot.aloud)
    assert said == ["To the last.", ""]
    bot.close()
    bot.aloud = "to be forgotten"
    bot.answer(Outlook(match))
    assert bot.aloud == ""


def test_so_many_play_at_once_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_GUESTS", 2)
    offer_bots([f"last={HERE}:Last"])
    seated = [bot_of("last", Demo, seed) for seed in range(3)]
    assert [isinstance(bot, Guest) for bot in seated] == [True, True, False]
    first = seated[0]
    assert isinstance(first, Guest)
    first.close()
    assert isinstance(bot_of("last", Demo, 4), Guest)


def test_a_program_plays_and_ends_when_it_is_let_go(tmp_path: Path, match: Match) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT, encoding="utf-8")
    offer_bots([f"demo/looter=process:{sys.executable} {bot}"])
    guest = bot_of("looter", Demo, 1)
    assert guest.answer(Outlook(match)) == match.decision.options[-1]
    assert isinstance(guest, Guest)
    guest.close()
    deadline = time.monotonic() + 10
    while '{"end":{}}' not in bot.with_suffix(".log").read_text(encoding="utf-8"):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_bot_that_is_no_longer_offered_is_played_by_a_usual_one(match: Match) -> None:
    assert type(bot_of("gone", Demo, 1)) is type(bot_of("normal", Demo, 1))


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("hoarder", "name a bot as NAME=SPEC"),
        ("=hoarder:Hoarder", "name a bot as NAME=SPEC"),
        ("hoarder=", "name a bot as NAME=SPEC"),
        (f"{'x' * 41}={HERE}:Last", "name a bot as NAME=SPEC"),
        (f"easy={HERE}:Last", "choose another name for this bot: every table has a bot that is called easy"),
        ("x=no_such_module:Bot", "no player at 'no_such_module:Bot'"),
        ("x=process:no-such-program --fast", "the bot x cannot be started: there is no program `no-such-program`"),
        ("x=process:", "there is no program ``"),
    ],
)
def test_an_offer_that_cannot_be_kept_is_refused_at_the_start(text: str, trouble: str) -> None:
    with pytest.raises(BadSetup, match=trouble):
        offer_bots([text])


def test_a_command_may_hold_an_equals_sign() -> None:
    assert read_offer("a=process:bot --risk=3,4").spec == "process:bot --risk=3,4"
