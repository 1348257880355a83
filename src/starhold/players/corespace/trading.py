"""Between two missions: what is sold, bought, bartered and mended, as long as the crew is better off with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starhold.games.corespace import CoreSpace, choices
from starhold.games.corespace.rules.after.barter import Agree, Haggle, Withdraw
from starhold.games.corespace.rules.after.counter import Buy, Sell
from starhold.games.corespace.rules.after.hiring import Hire, KeepOn
from starhold.games.corespace.rules.after.maintenance import Overhaul, Repair, UseParts
from starhold.games.corespace.rules.after.posts import deals_in
from starhold.games.corespace.rules.after.trading import Visit
from starhold.games.corespace.rules.campaign.roll_call import TakePart
from starhold.games.corespace.rules.crews import member_of, tokens_left
from starhold.kernel import Choice, Seat

from ..thoughts import Thought, of_kind
from .outfit import ability, company_worth, gain_of, missions_left, price, stored
from .situation import Situation

BETTER = 0.05
"""Less than this is no deal. Each one makes the crew better off by so much, so there is an end to them."""


def improved(situation: Situation, options: Sequence[Choice]) -> Thought:
    """The answer after which the crew is fitted out best."""
    return better(situation, options, company_worth)


def better(situation: Situation, options: Sequence[Choice], worth: Callable[[CoreSpace, Seat], float]) -> Thought:
    """The best of several deals, if it makes something better than it is now; else that will do."""
    now = worth(situation.game, situation.seat)
    worths = {option: worth_after(situation, option, worth) for option in options if is_deal(situation, option)}
    best = max(worths, key=worths.__getitem__, default=None)
    ready = next((option for option in options if isinstance(option, choices.Ready)), best)
    assert ready is not None, "there is always an answer"
    if best is not None and worths[best] > now + BETTER:
        return best, "we are better off with it"
    return ready, "that will do"


def is_deal(situation: Situation, option: Choice) -> bool:
    """False for what is no deal: nobody is hired when nothing is left to fly, and nothing is sold for nothing."""
    match option:
        case Hire() | KeepOn():
            return bool(missions_left(situation.game))
        case Sell(token=token):
            return price(situation.game.content.token[token]) > 0
    return not isinstance(option, choices.Ready | Haggle)


def worth_after(
    situation: Situation, option: Choice, worth: Callable[[CoreSpace, Seat], float] = company_worth
) -> float:
    """How the crew is fitted out after an answer; what is bought is handed to whoever it suits best."""
    future = situation.match.clone()
    future.answer(option)
    assert isinstance(future.game, CoreSpace), "it is the same game"
    found = worth(future.game, situation.seat)
    return found + bargain(situation, option.token) if isinstance(option, Buy) else found


def bargain(situation: Situation, name: str) -> float:
    """What a token is worth more to somebody of the crew than in the hold."""
    game, token = situation.game, situation.game.content.token[name]
    if not missions_left(game):
        return 0.0
    return max(0.0, gain_of(game, game.state.crews[situation.seat], token) - stored(game.content, (name,)))


def visit(situation: Situation, options: Sequence[Visit]) -> Thought:
    """The post with the best bargain that the crew can pay; of equals any."""
    game = situation.game
    left, ua = tokens_left(game), game.state.crews[situation.seat].ua
    there = [token for token in game.content.tokens if left[token.id] > 0 and (token.buy or 0) <= ua]

    def hope(option: Visit) -> float:
        wares = (token for token in there if deals_in(game.content.post[option.post], token))
        return max((bargain(situation, token.id) - (token.buy or 0) for token in wares), default=0.0)

    hopes = {option: max(0.0, hope(option)) for option in options}
    best = [option for option in options if hopes[option] == max(hopes.values())]
    return situation.chance.choice(best), "they have what we need"


def settle(situation: Situation, options: Sequence[Choice]) -> Thought:
    """An offer is taken if the crew is better off with it, and never for nothing."""
    agree, decline = (
        next(option for option in options if isinstance(option, kind)) for kind in (Agree, choices.Decline)
    )
    if worth_after(situation, agree) > company_worth(situation.game, situation.seat) + BETTER:
        return agree, "a fair price"
    return decline, "it is worth more to us"


def withdraw(_: Situation, options: Sequence[Choice]) -> Thought:
    return next(option for option in options if isinstance(option, Withdraw)), "there are shops for that"


def mend(situation: Situation, options: Sequence[Choice]) -> Thought:
    """Ship parts first, for the system in the worst repair; then whatever is worth the money."""
    game, rule = situation.game, situation.game.stack[-1]
    assert isinstance(rule, Overhaul), "only a ship is mended"
    systems = game.state.crews[situation.seat].systems
    repairs = of_kind(options, Repair)
    if rule.parts and repairs:
        return min(repairs, key=lambda repair: systems[repair.system]), "before it gives out"
    spares = of_kind(options, UseParts)
    if spares:
        return spares[0], "that is what it is for"
    return improved(situation, options)


def take_part(_: Situation, options: Sequence[Choice]) -> Thought:
    """Nobody gets rich at home."""
    flying = of_kind(options, TakePart)
    return flying[0] if flying else options[0], "nobody gets rich at home"


def leave_out(situation: Situation, options: Sequence[choices.StayAboard]) -> Thought:
    """The least able stay aboard."""
    game = situation.game

    def able(option: choices.StayAboard) -> int:
        return ability(game.content, member_of(game, situation.seat, option.figure))

    return min(options, key=able), "the others have done it before"
