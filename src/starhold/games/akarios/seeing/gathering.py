"""What the squad is gathered for: a scene to prepare, a market to leave, a way to decide on; and who is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from msgspec import Struct

from starhold.kernel import Procedure, Seat

from ..rules.campaign.course import FlyBattle, Visit
from ..rules.campaign.prepare import Prepare
from ..rules.script.deciding import Decide, voters
from ..rules.voyage.market import Trade

if TYPE_CHECKING:
    from ..game import Akarios

P = TypeVar("P", bound=Procedure)


class ComingView(Struct, frozen=True, gc=False):
    """The scene for which the squad gets ready."""

    kind: Literal["fight", "landing"]
    name: str


class WayView(Struct, frozen=True, gc=False):
    id: str
    text: str


class VoteView(Struct, frozen=True, gc=False):
    """A decision of the squad."""

    ways: tuple[WayView, ...]
    votes: dict[Seat, str]
    waiting: tuple[Seat, ...]


def under_way(game: Akarios, kind: type[P]) -> P | None:
    """The innermost rule of a kind that is under way."""
    return next((rule for rule in reversed(game.stack) if isinstance(rule, kind)), None)


def coming_view(game: Akarios) -> ComingView | None:
    if under_way(game, Prepare) is None:
        return None
    battle, visit = under_way(game, FlyBattle), under_way(game, Visit)
    if battle is not None:
        return ComingView("fight", game.content.scenario[battle.scenario].name)
    return None if visit is None else ComingView("landing", game.content.world[visit.world].name)


def ready(game: Akarios) -> tuple[Seat, ...]:
    """The seats that are ready for the next scene, or have left the market."""
    prepare, trade = under_way(game, Prepare), under_way(game, Trade)
    if prepare is not None:
        return tuple(prepare.ready)
    return () if trade is None else tuple(trade.left)


def vote_view(game: Akarios) -> VoteView | None:
    decide = under_way(game, Decide)
    if decide is None:
        return None
    ways = tuple(WayView(way, game.text.word("way", way)) for way in decide.ways)
    waiting = tuple(seat for seat in voters(game) if seat not in decide.votes)
    return VoteView(ways, decide.votes.copy(), waiting)
