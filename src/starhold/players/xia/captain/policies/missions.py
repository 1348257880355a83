"""Questions about missions: which to keep, how much to load, what to offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.choices import Abort, Amount, Keep, KeepNone
from starhold.games.xia.content.mission_cards import Assassin, BountyHunter
from starhold.games.xia.rules.embers.finds import PAY_FOR_A_PASSAGE, Decline, HandIn, TakeAboard
from starhold.games.xia.rules.gifts import COIN
from starhold.games.xia.rules.missions.drawing import free_slots
from starhold.games.xia.rules.missions.kinds.assist import Favour
from starhold.games.xia.rules.missions.kinds.cargo import HandOver
from starhold.games.xia.rules.missions.kinds.counterfeit import Launder, Snitch, Split
from starhold.games.xia.rules.missions.kinds.transport import Load
from starhold.games.xia.state import ActiveMission

from ..plans.missions import in_words, plan_for
from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation

LEAST_WORTH = 0.03
"""The gain that a mission must bring for each space flown to be worth a slot."""
LEAST_TURNS = 2.5
"""With fewer turns left than that, nothing is kept for later."""
SLOTS_FOR_WORK = 2
"""So many slots stay free for missions that can be done now."""
PLACES = ("pick_up", "at", "deliver")
"""The fields of missions that name a sector."""
FAIR_SHARE = 2000
ENERGY_TO_KEEP = 2


def choose(situation: Situation) -> Answer:
    """The best of the drawn missions, if it is any good; a slot that would stay empty is filled with a hope."""
    offered = situation.offered(Keep)
    worths = {option: mission_worth(situation, option.mission) for option in offered}
    best = max(worths, key=lambda option: worths[option])
    if worths[best] >= LEAST_WORTH or KeepNone() not in situation.options:
        return Answer(best, f"taking on {in_words(situation, best.mission)}")
    hopes = {option: hope(situation, option.mission) for option in offered}
    hoped_for = max(hopes, key=lambda option: hopes[option])
    if hopes[hoped_for] > 0 and free_slots(situation.game, situation.seat) > SLOTS_FOR_WORK:
        return Answer(hoped_for, f"keeping {in_words(situation, hoped_for.mission)} in mind")
    return Answer(KeepNone(), "none of them leads anywhere")


def mission_worth(situation: Situation, mission: str) -> float:
    return active_worth(situation, ActiveMission(mission))


def active_worth(situation: Situation, active: ActiveMission) -> float:
    """The gain of a mission for each space flown."""
    plan = None if situation.me.at is None else plan_for(situation, active)
    return 0.0 if plan is None else plan.worth(situation.credit)


def hope(situation: Situation, mission: str) -> float:
    """The hope in a mission for later: when its sectors are explored, or when there are guns aboard."""
    card = situation.content.mission[mission]
    liking = situation.liking(f"mission {situation.game.mission_type(mission)}")
    if situation.turns_left < LEAST_TURNS:
        return 0.0
    places = [place for name in PLACES if (place := getattr(card, name, None)) is not None]
    known = sum(situation.mission_point(place) is not None for place in places)
    if isinstance(card, Assassin | BountyHunter):
        return liking * known
    return liking * known / (len(places) + 1) if len(places) > 1 and known else 0.0


def shed(situation: Situation) -> Answer:
    """The mission that is worth least."""
    worths = {active.id: active_worth(situation, active) for active in situation.me.missions}
    least = min(situation.offered(Abort), key=lambda option: worths[option.mission])
    return Answer(least, "giving up what is worth least")


def meet_captain(situation: Situation) -> Answer:
    """A passenger, if the way is known, in place of a mission that is worth less."""
    card = getattr(situation.game.stack[-1], "mission", "")
    passenger = ActiveMission(card, revealed=True, pay=PAY_FOR_A_PASSAGE, captain_in_need=True)
    fare = active_worth(situation, passenger)
    if fare >= LEAST_WORTH and TakeAboard() in situation.options:
        return Answer(TakeAboard(), "taking a captain in need aboard")
    swaps = {active_worth(situation, active): TakeAboard(active.id) for active in situation.me.missions}
    least = min(swaps, default=fare)
    if least < fare and swaps[least] in situation.options:
        return Answer(swaps[least], "a captain in need is worth more than the mission in hand")
    return Answer(Decline(), "no room for passengers, or no way to where they want to go")


def hand_in(situation: Situation) -> Answer:
    """Fame, unless it would end a campaign game before its goal is completed."""
    others = [option for option in situation.offered(HandIn) if option != HandIn("fame")]
    if situation.is_brimful and others:
        return Answer(others[0], "fame would end the game too early")
    return Answer(HandIn("fame"), "fame for what was found")


def hand_over_cubes(situation: Situation) -> Answer:
    """As many as are paid for."""
    best = max(situation.offered(HandOver), key=lambda option: option.cubes)
    return Answer(best, "handing over all that is paid for")


def hand_over_outfit(situation: Situation) -> Answer:
    """The first that fits."""
    return Answer(situation.options[0], "handing over the outfit")


def load(situation: Situation) -> Answer:
    """As many as the receiver has room for, one at least; an NPC has no room, and lets them drift."""
    loads = situation.offered(Load)
    if situation.state.solo is not None:
        return Answer(min(loads, key=lambda option: option.cubes), "loading no more than it takes")
    return Answer(max(loads, key=lambda option: option.cubes), "loading as much as possible")


def gear_up(situation: Situation) -> Answer:
    """As much as there is energy for, and some to spare."""
    budget = COIN * max(1, situation.me.energy - ENERGY_TO_KEEP)
    amounts = sorted(situation.offered(Amount), key=lambda option: option.credits)
    fitting = [option for option in amounts if option.credits <= budget]
    return Answer((fitting or amounts[:1])[-1], "bringing what help can be spared")


def accept_help(situation: Situation) -> Answer:
    """Accept the help that is missed most."""
    if len(situation.me.hold.damage) - len(situation.me.hold.ice) >= 3:
        return Answer(Favour("repair"), "a repair is welcome")
    return Answer(Favour("energy"), "energy is welcome")


def split(situation: Situation) -> Answer:
    """Half: who gets less, talks."""
    half = min(situation.offered(Split), key=lambda option: abs(option.credits - FAIR_SHARE))
    return Answer(half, "an honest half for a partner")


def launder_or_snitch(situation: Situation) -> Answer:
    """Taking part pays, if the share is fair; else a rival need not have the fame."""
    share = getattr(situation.game.stack[-1], "share", 0)
    if share >= FAIR_SHARE:
        return Answer(Launder(), "easy money")
    return Answer(Snitch(), "the share is too small to keep quiet for")
