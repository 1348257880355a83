"""Blunders that a captain never makes, beyond those that are counted in simulations."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from starhold.games.xia import choices
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.energy import is_stranded
from starhold.games.xia.rules.ships import is_at_starport
from starhold.kernel import Answered, Choice, Match
from starhold.sim.xia.blunders import blunders_in, fame_promised


def xia_of(match: Match) -> Xia:
    assert isinstance(match.game, Xia)
    return match.game


def blunders(match: Match, choice: Choice) -> Iterator[str]:
    """The blunders that an answer is, in a word each."""
    yield from blunders_in(xia_of(match), match.decision, choice)
    yield from (blunder.__name__ for blunder in BLUNDERS if blunder(match, choice))


def sells_one_by_one(match: Match, choice: Choice) -> bool:
    return isinstance(choice, choices.Sell) and choices.SellAll() in match.decision.options


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


BLUNDERS: tuple[Callable[[Match, Choice], bool], ...] = (sells_one_by_one, idles, idles_for_turns)
