"""What makes beginners laugh, as functions: each looks at a position and an answer to it."""

from __future__ import annotations

from collections.abc import Callable

from starhold.games.xia import choices
from starhold.games.xia.game import Xia
from starhold.games.xia.holds import use_spaces
from starhold.games.xia.rules.embers.hold import JettisonRelic, Melt
from starhold.games.xia.rules.energy import is_stranded
from starhold.games.xia.rules.ships import is_at_starport
from starhold.games.xia.rules.starport import FAME_PRICE
from starhold.games.xia.rules.titles import measure
from starhold.kernel import Answered, Choice, Match, Seat

USEFUL = (choices.CollectToken, choices.Deliver, choices.SellAll, choices.Rescue, choices.Draw)
"""What costs nothing, and is worth something to everybody."""


def xia_of(match: Match) -> Xia:
    assert isinstance(match.game, Xia)
    return match.game


def fame_promised(game: Xia, seat: Seat) -> int:
    """The fame of a captain once all that is earned has been claimed."""
    captain = game.state.captains[seat]
    titles = (game.content.title[name] for name in game.state.titles)
    claimed = (title.fame for title in titles if measure(game, seat, title.objective) >= title.objective.at_least)
    return captain.fame + captain.unclaimed + sum(claimed)


def flies_into_a_star(match: Match, choice: Choice) -> bool:
    game, seat = xia_of(match), match.decision.seat
    here = game.state.captains[seat].at
    return isinstance(choice, choices.Fly) and here is not None and game.chart.exits(here)[choice.way].hazard == "star"


def flies_into_a_comet(match: Match, choice: Choice) -> bool:
    game, seat = xia_of(match), match.decision.seat
    here = game.state.captains[seat].at
    if not isinstance(choice, choices.Fly) or here is None:
        return False
    deadly = [at for fatal in game.rules.fatal for at in fatal(game)]
    return game.chart.exits(here)[choice.way].to in deadly


def throws_cargo_away(match: Match, choice: Choice) -> bool:
    return isinstance(choice, choices.Jettison | JettisonRelic)


def sells_one_by_one(match: Match, choice: Choice) -> bool:
    return isinstance(choice, choices.Sell) and choices.SellAll() in match.decision.options


def leaves_something_undone(match: Match, choice: Choice) -> bool:
    game, seat = xia_of(match), match.decision.seat
    if not isinstance(choice, choices.EndActions) or fame_promised(game, seat) >= game.fame_goal:
        return False
    useful = [option for option in match.decision.options if isinstance(option, USEFUL)]
    if any(game.content.title[name].objective.measure == "cargo_types" for name in game.state.titles):
        useful = [option for option in useful if option != choices.SellAll()]  # who collects cargo does not sell it
    return bool(useful)


def idles(match: Match, choice: Choice) -> bool:
    """A turn is over before the ship has moved or done anything, and not because it is in a starport."""
    game, seat = xia_of(match), match.decision.seat
    captain = game.state.captains[seat]
    if not isinstance(choice, choices.EndActions) or is_at_starport(game, seat) or is_stranded(captain):
        return False
    return captain.impulse and not captain.this_turn and fame_promised(game, seat) < game.fame_goal


def idles_for_turns(match: Match, choice: Choice) -> bool:
    """Nothing was done in the turn before, and nothing in this one."""
    answers = [entry for entry in match.journal.entries if isinstance(entry, Answered)]
    own = [entry.choice for entry in answers if entry.seat == match.decision.seat]
    is_over = isinstance(choice, choices.EndActions) and match.decision.prompt == "xia.action-phase.act"
    return is_over and own[-3:-1] == [choices.Depart(), choices.EndActions()] and own[-1] == choices.Depart()


def leaves_port_unready(match: Match, choice: Choice) -> bool:
    in_port = match.decision.prompt == "xia.business.trade" and isinstance(choice, choices.Depart)
    return in_port and any(isinstance(option, choices.Recharge | Melt) for option in match.decision.options)


def arms_for_nothing(match: Match, choice: Choice) -> bool:
    """More markers than there are Use spaces."""
    game, seat = xia_of(match), match.decision.seat
    if match.decision.prompt != "xia.status.arm" or not isinstance(choice, choices.Arm) or choice.markers == 0:
        return False
    captain = game.state.captains[seat]
    uses = [cell for outfit in captain.hold.outfits for cell in use_spaces(game.content, outfit)]
    return captain.armed + choice.markers > len([cell for cell in uses if cell not in captain.hold.damage])


def gives_up_what_is_paid(match: Match, choice: Choice) -> bool:
    """Unless something has to be given up."""
    if not isinstance(choice, choices.Abort) or match.decision.prompt == "xia.shed-missions.shed":
        return False
    missions = xia_of(match).state.captains[match.decision.seat].missions
    return any(active.id == choice.mission and active.pay for active in missions)


def gives_credits_away(match: Match, choice: Choice) -> bool:
    """Unless a title for it wins the match, or is worth more than the credits could buy."""
    game, seat = xia_of(match), match.decision.seat
    if not isinstance(choice, choices.Give):
        return False
    titles = [game.content.title[name] for name in game.state.titles]
    won = [title for title in titles if title.objective.measure == "given"]
    is_won = any(fame_promised(game, seat) + title.fame >= game.fame_goal for title in won)
    return not is_won and not any(title.fame * FAME_PRICE >= 2 * title.objective.at_least for title in won)


BLUNDERS: tuple[Callable[[Match, Choice], bool], ...] = (
    flies_into_a_star,
    flies_into_a_comet,
    throws_cargo_away,
    sells_one_by_one,
    leaves_something_undone,
    idles,
    idles_for_turns,
    leaves_port_unready,
    arms_for_nothing,
    gives_up_what_is_paid,
    gives_credits_away,
)
