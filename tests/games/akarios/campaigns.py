"""Campaigns that stand where a test needs them: pilots have flown them that far."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from starhold.games.akarios.content.worlds import Check
from starhold.games.akarios.rules.campaign.squad import squad_of
from starhold.games.akarios.rules.expedition.attempting import MakeAttempt
from starhold.kernel import Match
from starhold.players import Outlook
from starhold.players.akarios.pilot import Pilot

from .matches import game_of

CAMPAIGN = "beacon-road"
MOST_ANSWERS = 3000
READY, VOTING = "akarios.prepare.choose", "akarios.decide.vote"
FLYING, TRADING, WALKING = "akarios.voyage.act", "akarios.trade.choose", "akarios.explore-world.choose"


def begun(seats: int = 2, seed: int = 1) -> Match:
    """A campaign at its first question."""
    return Match.new("akarios", seats=seats, seed=seed, options={"campaign": CAMPAIGN}, today="2026-11-11")


@cache
def campaign_at(prompt: str, seats: int = 2, scene: int = 1) -> str:
    """A campaign at the first question of a kind from a scene on, as a file; the same each time."""
    return played_until(lambda match: match.decision.prompt == prompt and len(match.scenes) >= scene, seats).dumps()


def played_until(condition: Callable[[Match], bool], seats: int = 2, seed: int = 1) -> Match:
    """Played by pilots until something is so."""
    match, pilot = begun(seats, seed), Pilot(seed)
    while not match.over and match.revision < MOST_ANSWERS:
        if condition(match):
            return match
        match.answer(str(pilot.answer(Outlook(match))), today="2026-11-18")
    raise AssertionError("it did not come to that")


@cache
def ships_lost() -> str:
    """An ironman campaign after a fight in which nobody did anything, against the hardest of enemies, as a file."""
    match = played_until(lambda each: each.decision.prompt == VOTING and "ironman.on" in str(each.decision.options[1]))
    pilot = Pilot(1)
    while match.decision.prompt == VOTING:
        match.answer(match.decision.options[1])
    while not any(ship.lost for ship in squad_of(game_of(match)).ships.values()):
        wanted = (
            ("set-difficulty abyss", "finish") if game_of(match).state.difficulty != "abyss" else ("finish", "take")
        )
        idle = next((option for option in match.decision.options if str(option).startswith(wanted)), None)
        match.answer(str(idle or pilot.answer(Outlook(match))))
    return match.dumps()


@cache
def alone_until(scene: int, seats: int = 4) -> str:
    """A campaign that only the first seat has flown so far, while it gets ready for a scene; as a file."""
    match, pilot = begun(seats), Pilot(1)
    while match.decision.prompt != READY or len(match.scenes) < scene:
        if match.decision.prompt == READY:
            part = match.decision.of(0)
            assert part is not None
            offered = list(map(str, part.options))
            flies = squad_of(game_of(match)).pilots["starla"].seat == 0
            match.answer("ready 0" if flies and "ready 0" in offered else "take-usual 0", seat=0)
        else:
            match.answer(str(pilot.answer(Outlook(match))))
    return match.dumps()


@cache
def about_to_fail() -> str:
    """A pilot on foot who can still let a skill check fail, as a file."""
    return played_until(is_check_at_stake, seed=1).dumps()


def is_check_at_stake(match: Match) -> bool:
    rule = match.game.stack[-1] if match.game.stack else None
    is_check = isinstance(rule, MakeAttempt) and isinstance(rule.what(game_of(match)), Check)
    return is_check and match.decision.prompt == "akarios.attempt.decide"
