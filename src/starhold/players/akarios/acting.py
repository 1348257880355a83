"""The question of the pilot action phase: which of one's pilots does what next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from starhold.games.akarios import Akarios
from starhold.games.akarios.choices import Act, Finish, Reroll, RerollAll
from starhold.games.akarios.content import Face, RollDice, TurnDie
from starhold.games.akarios.rules.bodies import elsewhere, flyer_of, pose_of
from starhold.games.akarios.rules.dice import at_hand, in_order
from starhold.games.akarios.rules.supply import full_supply
from starhold.games.akarios.state import Flyer
from starhold.kernel import Choice

from .crewing import crew_worths
from .gear import gear_worths
from .helping import ability_worths, aid_after
from .notes import taking_notes
from .plans import Hop, best_volleys, dice_left, hops, pose_worth, volleys
from .tricks import trick_worths
from .worth import future, place_worth, stress_price

LOOKED_BEYOND = 6
"""The moves after which a second one is considered, best ones first."""
GAIN = 0.05
"""Less than this is not worth an action."""
MENDED, RESUPPLY = 1.8, 0.4
DICE_FOR_REPAIR = 3
SPARED_LAST: tuple[Face, ...] = ("stress", "move", "attack", "wild")
"""The dice that are given up first; stress is free when repairing."""
DULL, CALM = 0.8, 2
"""A roll that brings less than this is rolled again, by pilots with no more stress than that."""
POOR = 1.6
"""A roll that brings less than this is rolled again by a card, which costs no stress."""


class Plan(Struct, frozen=True):
    """The first answer of something, and what all of it is worth more than ending the phase here."""

    choice: Choice
    gain: float
    reason: str


def ranked_plans(game: Akarios, options: Sequence[Choice], beyond: int = LOOKED_BEYOND) -> list[Plan]:
    """All plans that gain something, the best first; the last one is that a pilot is finished."""
    pilots = dict.fromkeys(option.pilot for option in options if isinstance(option, Finish))
    with taking_notes(game):
        plans = [plan for pilot in pilots for plan in plans_of(game, flyer_of(game, pilot), options, beyond)]
    finish = next(option for option in options if isinstance(option, Finish))
    return [*sorted(plans, key=lambda plan: -plan.gain), Plan(finish, 0.0, "nothing better to do")]


def plans_of(game: Akarios, flyer: Flyer, options: Sequence[Choice], beyond: int) -> Iterator[Plan]:
    faces, here = at_hand(flyer), pose_of(flyer)
    rest = place_worth(game, flyer, here)
    offered = {*options}
    plans = [
        *attack_plans(game, flyer, rest),
        *crew_plans(game, flyer),
        *move_plans(game, flyer, rest, beyond),
        *repair_plans(game, flyer),
        *ability_plans(game, flyer),
        *gear_plans(game, flyer, rest),
    ]
    found = [plan for plan in plans if plan.gain > GAIN and plan.choice in offered]
    best = max((plan.gain for plan in found), default=0.0)
    yield from found
    if RerollAll(flyer.id) in offered:
        yield Plan(RerollAll(flyer.id), best + GAIN, "too much stress in these dice")
    yield from roll_plans(game, flyer, options, best)
    dull = Reroll(flyer.id, faces)
    if best < DULL and flyer.stress <= CALM and dull in offered:
        yield Plan(dull, best + GAIN, "these dice lead nowhere")


def roll_plans(game: Akarios, flyer: Flyer, options: Sequence[Choice], best: float) -> Iterator[Plan]:
    """Cards that change a roll: a stress die is turned, dull dice are rolled again."""
    for option in options:
        if not isinstance(option, Act) or option.pilot != flyer.id:
            continue
        action = game.content.card[option.card].action
        if action.first(TurnDie) and "stress" in at_hand(flyer):
            yield Plan(option, best + GAIN, "one nerve saved")
        if action.first(RollDice) and best < POOR:
            yield Plan(option, best + 2 * GAIN, "these dice lead nowhere")


def attack_plans(game: Akarios, flyer: Flyer, rest: float) -> Iterator[Plan]:
    """Fire now, and with what is left fire again or fly on."""
    faces = at_hand(flyer)
    for volley in volleys(game, flyer, faces):
        left = dice_left(faces, volley.dice)
        later = best_hop(game, flyer, left, rest)
        yield Plan(Act(flyer.id, volley.card, volley.dice), volley.worth + max(0.0, later), "a good shot")


def crew_plans(game: Akarios, flyer: Flyer) -> Iterator[Plan]:
    """Use an ability of the ship or a co-pilot."""
    return (
        Plan(Act(flyer.id, card, dice), worth, "the crew can help") for card, dice, worth in crew_worths(game, flyer)
    )


def best_hop(game: Akarios, flyer: Flyer, faces: tuple[Face, ...], rest: float) -> float:
    """What can still be gained by a move with these dice, and by shots from here."""
    stay = best_volleys(game, flyer, faces)
    ways = hops(game, flyer, faces)
    away = max((place_worth(game, flyer, hop.end) - hop_price(game, flyer, hop) for hop in ways), default=rest) - rest
    return max(stay, away)


def hop_price(game: Akarios, flyer: Flyer, hop: Hop) -> float:
    """What a move costs, less what it does for others where it ends."""
    return hop.price - aid_after(game, flyer, hop)


def move_plans(game: Akarios, flyer: Flyer, rest: float, beyond: int) -> Iterator[Plan]:
    """Fly somewhere, and do there what the dice can do; after the most promising moves, a second one."""
    faces = at_hand(flyer)
    first = list(hops(game, flyer, faces))
    prices = {hop: hop_price(game, flyer, hop) for hop in first}
    values = {hop: pose_worth(game, flyer, hop.end, dice_left(faces, hop.dice)) - prices[hop] for hop in first}
    for number, (hop, value) in enumerate(sorted(values.items(), key=lambda each: -each[1])):
        best = value
        if number < beyond:
            there, left = elsewhere(flyer, hop.end), dice_left(faces, hop.dice)
            further = (each for each in hops(game, there, left) if each.card != hop.card)
            second = (pose_worth(game, there, each.end, dice_left(left, each.dice)) - each.price for each in further)
            best = max(best, max(second, default=best) - prices[hop])
        yield Plan(Act(flyer.id, hop.card, hop.dice), best - rest, "a better place")


def gear_plans(game: Akarios, flyer: Flyer, rest: float) -> Iterator[Plan]:
    """Leap, fly another ship, or do with others what a card is for."""
    return (
        Plan(Act(flyer.id, card, dice), worth, "a trick of the ship")
        for card, dice, worth in (*gear_worths(game, flyer, rest), *trick_worths(game, flyer, rest))
    )


def repair_plans(game: Akarios, flyer: Flyer) -> Iterator[Plan]:
    """Mend, breathe, refill; stress dice first, because they cost nothing here."""
    lost, calmer = min(2, flyer.full_hull - flyer.hull), min(2, flyer.stress)
    low = sum(card.supply < full_supply(game, flyer, card.id) for card in flyer.cards)
    gain = future(game) * MENDED * lost + stress_price(flyer.stress - calmer, calmer) + RESUPPLY * min(2, low)
    cheapest = sorted(at_hand(flyer), key=SPARED_LAST.index)[:DICE_FOR_REPAIR]
    if len(cheapest) == DICE_FOR_REPAIR:
        yield Plan(Act(flyer.id, "repair", in_order(cheapest)), gain, "the ship needs it")


def ability_plans(game: Akarios, flyer: Flyer) -> Iterator[Plan]:
    """Use a card that helps, and with what is left fire from here."""
    faces = at_hand(flyer)
    for card, dice, worth in ability_worths(game, flyer):
        later = best_volleys(game, flyer, dice_left(faces, dice))
        yield Plan(Act(flyer.id, card, dice), worth + later if worth > 0 else worth, "it helps")
