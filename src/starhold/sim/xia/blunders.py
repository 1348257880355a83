"""Blunders that make beginners laugh: each function looks at a position and an answer to it."""

# ruff: noqa: ARG001 - every detector is handed the same, needed or not

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from starhold.games.xia import choices
from starhold.games.xia.board.holds import use_spaces
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.damage import undamaged
from starhold.games.xia.rules.embers.hold import JettisonRelic, Melt, next_to_ice
from starhold.games.xia.rules.mods import Pierce
from starhold.games.xia.rules.outfits import effective, outfit_of
from starhold.games.xia.rules.ships import is_at_starport, seat_of
from starhold.games.xia.rules.skills import skill
from starhold.games.xia.rules.titles import measure
from starhold.kernel import Choice, Decision, Seat

Detector: TypeAlias = Callable[[Xia, Decision, Choice], bool]

USEFUL = (choices.CollectToken, choices.Deliver, choices.Rescue, choices.Draw)
"""Things that cost nothing, and are worth something to everybody."""
SALES = (choices.SellAll, choices.Sell)
LOWEST_ROLL = 1


def fame_promised(game: Xia, seat: Seat) -> int:
    """The fame of a captain once all that is earned has been claimed."""
    captain = game.state.captains[seat]
    titles = (game.content.title[name] for name in game.state.titles)
    claimed = (title.fame for title in titles if measure(game, seat, title.objective) >= title.objective.at_least)
    return captain.fame + captain.unclaimed + sum(claimed)


def flies_into_a_star(game: Xia, decision: Decision, choice: Choice) -> bool:
    here = game.state.captains[decision.seat].at
    return isinstance(choice, choices.Fly) and here is not None and game.chart.exits(here)[choice.way].hazard == "star"


def flies_into_a_comet(game: Xia, decision: Decision, choice: Choice) -> bool:
    here = game.state.captains[decision.seat].at
    if not isinstance(choice, choices.Fly) or here is None:
        return False
    deadly = [at for fatal in game.rules.fatal for at in fatal(game)]
    return game.chart.exits(here)[choice.way].to in deadly


def freezes_to_death(game: Xia, decision: Decision, choice: Choice) -> bool:
    """The turn is over, the ice fills the hold, and the ship had movement left."""
    seat = decision.seat
    if not isinstance(choice, choices.EndActions) or is_at_starport(game, seat):
        return False
    frozen = next_to_ice(game, game.state.captains[seat])
    could_fly = any(isinstance(option, choices.Impulse | choices.Engine) for option in decision.options)
    return could_fly and bool(frozen) and len(frozen) == len(undamaged(game, seat))


def throws_cargo_away(game: Xia, decision: Decision, choice: Choice) -> bool:
    return isinstance(choice, choices.Jettison | JettisonRelic)


def leaves_cargo_unsold(game: Xia, decision: Decision, choice: Choice) -> bool:
    """Unless there is a title for collecting it."""
    return "cargo_types" not in _asked_for(game) and _ends_with(game, decision, choice, SALES)


def leaves_something_undone(game: Xia, decision: Decision, choice: Choice) -> bool:
    return _ends_with(game, decision, choice, USEFUL)


def leaves_port_unready(game: Xia, decision: Decision, choice: Choice) -> bool:
    in_port = decision.prompt == "xia.business.trade" and isinstance(choice, choices.Depart)
    return in_port and any(isinstance(option, choices.Recharge | Melt) for option in decision.options)


def arms_for_nothing(game: Xia, decision: Decision, choice: Choice) -> bool:
    """More markers than there are Use spaces."""
    if decision.prompt != "xia.status.arm" or not isinstance(choice, choices.Arm) or choice.markers == 0:
        return False
    captain = game.state.captains[decision.seat]
    uses = [cell for outfit in captain.hold.outfits for cell in use_spaces(game.content, outfit)]
    return captain.armed + choice.markers > len([cell for cell in uses if cell not in captain.hold.damage])


def attacks_in_vain(game: Xia, decision: Decision, choice: Choice) -> bool:
    """The best roll of the weapon does not beat the worst defence."""
    if not isinstance(choice, choices.Attack | Pierce):
        return False
    best = effective(game, decision.seat, choice.outfit, outfit_of(game, decision.seat, choice.outfit).die)
    attacked = seat_of(game, choice.ship)
    return best <= (LOWEST_ROLL if attacked is None else skill(game, attacked, "armour"))


def gives_up_what_is_paid(game: Xia, decision: Decision, choice: Choice) -> bool:
    """Unless something has to be given up."""
    if not isinstance(choice, choices.Abort) or decision.prompt == "xia.shed-missions.shed":
        return False
    missions = game.state.captains[decision.seat].missions
    return any(active.id == choice.mission and active.pay for active in missions)


def gives_credits_away(game: Xia, decision: Decision, choice: Choice) -> bool:
    """Unless there is a title for it."""
    return isinstance(choice, choices.Give) and "given" not in _asked_for(game)


def _asked_for(game: Xia) -> set[str]:
    """The measures of the open titles."""
    return {game.content.title[name].objective.measure for name in game.state.titles}


def _ends_with(game: Xia, decision: Decision, choice: Choice, undone: tuple[type[Choice], ...]) -> bool:
    """The turn is over while something is left to be done, and the match is not won by now."""
    if not isinstance(choice, choices.EndActions) or not any(isinstance(option, undone) for option in decision.options):
        return False
    return fame_promised(game, decision.seat) < game.fame_goal


DETECTORS: dict[type[Choice], dict[str, Detector]] = {
    choices.Fly: {"star": flies_into_a_star, "comet": flies_into_a_comet},
    choices.Jettison: {"jettison": throws_cargo_away},
    JettisonRelic: {"jettison": throws_cargo_away},
    choices.EndActions: {
        "unsold": leaves_cargo_unsold,
        "undone": leaves_something_undone,
        "frozen": freezes_to_death,
    },
    choices.Depart: {"unready": leaves_port_unready},
    choices.Arm: {"armed-in-vain": arms_for_nothing},
    choices.Attack: {"attack-in-vain": attacks_in_vain},
    Pierce: {"attack-in-vain": attacks_in_vain},
    choices.Abort: {"paid-mission-aborted": gives_up_what_is_paid},
    choices.Give: {"gift": gives_credits_away},
}
"""The blunders that an answer may be, by its verb."""

BLUNDERS = {
    "star": "flew into a star",
    "comet": "flew into a comet",
    "frozen": "let the ice fill the hold, and could still have flown",
    "jettison": "threw cargo or a relic overboard",
    "unsold": "ended a turn beside a buyer with cargo unsold",
    "undone": "ended a turn with something free left undone",
    "unready": "left a port without recharging or thawing",
    "armed-in-vain": "armed more markers than it can use",
    "attack-in-vain": "attacked with no chance to hurt",
    "paid-mission-aborted": "gave up a mission that only had to be delivered",
    "gift": "gave credits away for nothing",
    "sold-unused": "bought an outfit, never used it, and sold it for less",
    "rammed-to-death": "died of its own ram",
    "stranded": "ran out of energy",
    "idle-for-turns": "did nothing at all for three turns",
    "stopped-at-once": "fired an engine, or went to impulse, and stayed where it was",
    "flew-in-a-circle": "flew about and came back, for nothing",
}
"""All blunders that are looked for, in words: those of an answer, and those that show afterwards."""


def blunders_in(game: Xia, decision: Decision, choice: Choice) -> Iterator[str]:
    """The blunders that an answer is, by id."""
    for name, detector in DETECTORS.get(type(choice), {}).items():
        if detector(game, decision, choice):
            yield name
