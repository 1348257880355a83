"""Questions that come up now and then: other ships, strange places, gifts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starhold.games.xia.board.holds import use_spaces
from starhold.games.xia.choices import Amount, Damage, LetGo, Route, Spawn, WarpTo
from starhold.games.xia.content import Title
from starhold.games.xia.rules.embers.kiln.sifting import TakeFame
from starhold.games.xia.rules.npcs.sellsword import HoldFire, Send, Strike
from starhold.geometry import distance
from starhold.kernel import Choice

from ..plans.choosing import best_plan
from ..tastes.titles import missing, open_titles
from .answer import Answer

if TYPE_CHECKING:
    from ..situation import Situation

FAR = 99


def route_npc(situation: Situation) -> Answer:
    """All ways are equally good for the NPC: away from the own ship, then."""
    ends = situation.offered(Route)
    here = situation.me.at or ends[0].to
    return Answer(max(ends, key=lambda option: distance(here, option.to)), "keeping it at a distance")


def sift(_: Situation) -> Answer:
    return Answer(TakeFame(), "fame for the relic")


def let_go(_: Situation) -> Answer:
    """Nobody else knows the way."""
    return Answer(LetGo(), "going its own way")


def give(situation: Situation) -> Answer:
    """Give as much as a title still asks for, and no more."""
    wanted = max((missing(situation, title) for title in open_titles(situation) if is_generous(title)), default=0)
    amounts = situation.offered(Amount)
    enough = [option for option in amounts if option.credits >= wanted]
    return Answer(min(enough or amounts, key=lambda option: option.credits), "a gift that will be talked about")


def is_generous(title: Title) -> bool:
    return title.objective.measure == "given"


def spawn(situation: Situation) -> Answer:
    """Near a starport of the known system."""

    def far_from_port(option: Spawn) -> int:
        at = situation.chart.spawn_points[option.number]
        return min((distance(at, port) for port in situation.starports), default=0)

    return Answer(min(situation.offered(Spawn), key=far_from_port), "appearing near a starport")


def warp(situation: Situation) -> Answer:
    """As near to the goal as possible."""
    plan = best_plan(situation)
    goal = situation.here if plan is None else plan.goal

    def left(option: WarpTo) -> float:
        effort = situation.effort_between(option.to, goal)
        return FAR if effort is None else effort

    return Answer(min(situation.offered(WarpTo), key=left), "stepping aside, towards the goal")


def first(situation: Situation) -> Answer:
    """Take the first, where one is as good as another."""
    return Answer(situation.options[0], "one is as good as another")


def overload(situation: Situation) -> Answer:
    """A section of an engine, if possible one without a Use space."""
    hold, content = situation.me.hold, situation.content

    def pain(option: Damage) -> tuple[bool, bool]:
        struck = next(found for found in hold.outfits if option.cell in found.cells)
        return content.outfit[struck.outfit].family != "engine", option.cell in use_spaces(content, struck)

    return Answer(min(situation.offered(Damage), key=pain), "the engine can take it")


def send_sellsword(situation: Situation) -> Answer:
    """Beside the captain who leads."""
    rivals = [captain for captain in situation.state.captains if captain is not situation.me and captain.at is not None]
    leader = max(rivals, key=lambda captain: captain.fame, default=situation.me)
    ways = situation.offered(Send)
    goal = leader.at or ways[0].to
    return Answer(min(ways, key=lambda option: distance(option.to, goal)), "sending the Sellsword after the leader")


def strike(situation: Situation) -> Answer:
    """Prefer the leader, if within reach; NPCs are left alone."""
    fame = {captain.ship: captain.fame for captain in situation.state.captains}
    rivals = [option for option in situation.offered(Strike) if option.ship in fame]
    best: Choice = max(rivals, key=lambda option: fame[option.ship]) if rivals else HoldFire()
    return Answer(best, "the Sellsword earns its pay")
