"""The standing of a captain: what holds for a while only, and how far titles are, by the rules' own functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from msgspec import Struct

from starhold.geometry import Hex
from starhold.kernel import Seat

from ..board.interior import PLACES
from ..content.mission_cards import Bearing
from ..rules.energy import is_stranded
from ..rules.harpoon import UNLIMITED
from ..rules.missions.targets import seat_at
from ..rules.titles import measure
from ..state import Captain, Target

if TYPE_CHECKING:
    from ..game import Xia

ConditionKind: TypeAlias = Literal[
    "gone",
    "moving",
    "stranded",
    "cloaked",
    "autopilot",
    "crossings",
    "harpoon",
    "harpoon/no-limit",
    "using",
    "docked",
    "ice",
    "skips-turn",
]
BEARINGS: tuple[Bearing, ...] = get_args(Bearing)


class Condition(Struct, frozen=True, gc=False):
    """Something that holds for a captain for a while only; the words for it are the title's speech."""

    kind: ConditionKind
    number: int = 0
    ship: str = ""
    at: Hex | None = None


def conditions(captain: Captain, moving: Sequence[int]) -> Iterator[Condition]:
    """All that holds for a captain for a while only; `moving` is the movement left in each move of theirs."""
    if captain.at is None:
        yield Condition("gone")
    if moving:
        yield Condition("moving", moving[-1])
    if is_stranded(captain):
        yield Condition("stranded")
    if captain.at in PLACES:
        yield Condition("docked")
    if captain.hold.ice:
        yield Condition("ice", len(captain.hold.ice))
    if captain.skips_turn:
        yield Condition("skips-turn")
    if captain.cloaked:
        yield Condition("cloaked")
    if captain.autopilot:
        yield Condition("autopilot", captain.autopilot)
    if captain.crossings:
        yield Condition("crossings", captain.crossings)
    if captain.harpoon is not None:
        line = captain.harpoon
        is_endless = line.spaces >= UNLIMITED
        yield Condition("harpoon/no-limit" if is_endless else "harpoon", line.spaces, line.host)
    if captain.using is not None:
        yield Condition("using", at=captain.using)


def means(seat: Seat, seated: Sequence[Target]) -> dict[Bearing, Target]:
    """Whom the mission cards of a captain mean now, as all sit around the table, if anybody."""
    found = {bearing: seat_at(bearing, seat, seated) for bearing in BEARINGS}
    return {bearing: target for bearing, target in found.items() if target is not None}


def towards(game: Xia, seat: Seat) -> dict[str, int]:
    """How far a captain has come with the titles that lie face up."""
    return {title: measure(game, seat, game.content.title[title].objective) for title in game.state.titles}
