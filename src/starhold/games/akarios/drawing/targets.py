"""Targets of answers and events: `space 3,-2`, `ship ronin-scout-3`, `facing enver NE`, `card enver burst-fire`.

`facing` names a ship and the way to which it would turn; `card` a pilot and a card of their playerboard; before a fight
`pilot`, `craft` and `upgrade` name who and what can be chosen. `hex starla lamplighter 1` is a hex of the next row of a
tree, `yard argonaut 0` one of a ship's tree, `shelf enver far-light` a card that a pilot can buy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import astuple

from starhold.games.common.by_kind import ByKind, named
from starhold.geometry import Hex
from starhold.kernel import Event, Seat

from .. import choices
from ..events import Boarded
from ..rules.bodies import SPARROW
from ..rules.campaign.growth import Learn, Upgrade
from ..rules.campaign.outfit import Rest, Unfit, Unmount
from ..rules.campaign.prepare import Bench
from ..rules.expedition.attempting import Abandon, Assign, Join, KeepRoll, RollAgain, StayOut
from ..rules.expedition.ground import walker_of
from ..rules.expedition.landing import Pause, Try
from ..rules.voyage.market import Buy, BuyForSparrow, BuyPoint, Give, Sell, Unwind
from ..rules.voyage.sparrow import Move

if TYPE_CHECKING:
    from ..game import Akarios

SHIP_FIELDS = ("ship", "target", "pilot", "enemy")
"""The fields of events that name ships on the board, or who flies them."""


def doer(game: Akarios) -> str:
    """The ship that the question is about: that of the innermost rule which is about one."""
    named_by = (getattr(rule, "pilot", "") or getattr(rule, "ship", "") for rule in reversed(game.stack))
    return next(filter(None, named_by), "")


def new_facing(game: Akarios, seat: Seat, choice: choices.Turn | choices.Heading) -> str:
    return f"facing {doer(game)} {choice.to if isinstance(choice, choices.Turn) else choice.facing}"


def card_of_pilot(
    game: Akarios, seat: Seat, choice: choices.Act | choices.Fit | choices.TakeBack | Sell | Unfit
) -> str:
    return f"card {choice.pilot} {choice.card}"


def card_of_doer(game: Akarios, seat: Seat, choice: choices.Flip | choices.Refill | choices.Reuse) -> str:
    return f"card {doer(game)} {choice.card}"


def hex_of_tree(game: Akarios, seat: Seat, choice: Learn) -> str:
    return f"hex {choice.pilot} {choice.tree} {choice.side}"


def hex_of_yard(game: Akarios, seat: Seat, choice: Upgrade) -> str:
    return f"yard {choice.ship} {choice.side}"


def card_on_shelf(game: Akarios, seat: Seat, choice: Buy | BuyForSparrow) -> str:
    return f"shelf {choice.pilot if isinstance(choice, Buy) else SPARROW} {choice.card}"


def attempt_there(game: Akarios, seat: Seat, choice: Try) -> str:
    return f"attempt {walker_of(game, choice.pilot).at} {choice.attempt}"


TARGETS: ByKind[str | None] = ByKind(
    {
        **dict.fromkeys((choices.Deploy, choices.Emerge, choices.Place), named("space", "at")),
        **dict.fromkeys((choices.Fly, choices.Extend), named("space", "to")),
        **dict.fromkeys((choices.Turn, choices.Heading), new_facing),
        **dict.fromkeys((choices.Aim, choices.Hand), named("ship", "target")),
        choices.Settle: named("ship", "ship"),
        **dict.fromkeys((choices.Act, choices.Fit, choices.TakeBack), card_of_pilot),
        **dict.fromkeys((choices.Flip, choices.Refill, choices.Reuse), card_of_doer),
        choices.Enlist: named("pilot", "pilot"),
        choices.Mount: named("upgrade", "card"),
        choices.Board: named("craft", "ship"),
        Unfit: card_of_pilot,
        Unmount: named("upgrade", "card"),
        Rest: named("pilot", "pilot"),
        Bench: named("pilot", "pilot"),
        Move: named("sector", "sector"),
        Learn: hex_of_tree,
        Upgrade: hex_of_yard,
        **dict.fromkeys((Buy, BuyForSparrow), card_on_shelf),
        Sell: card_of_pilot,
        BuyPoint: named("craft", "ship"),
        Unwind: named("pilot", "pilot"),
        Give: named("pilot", "target"),
        Try: attempt_there,
    },
    otherwise=None,
    fields=("at", "to", "facing", "target", "ship", "card", "pilot"),
    left_out=dict.fromkeys(
        (
            choices.Reroll,
            choices.RerollAll,
            choices.SetAside,
            choices.Finish,
            choices.Change,
            choices.Lend,
            choices.Withhold,
            choices.Pass,
            choices.PassPhase,
            choices.Protect,
            Pause,
            Join,
            StayOut,
            RollAgain,
            KeepRoll,
            Assign,
            Abandon,
        ),
        "clicks on the own ship mean nothing",
    ),
)


def mentioned(game: Akarios, event: Event) -> tuple[str, ...]:
    """Name what an event tells of: its ships and its spaces."""
    found = []
    for field, value in zip(event.__struct_fields__, astuple(event), strict=True):
        if type(value) is Hex:
            found.append(f"space {value}")
        elif field in SHIP_FIELDS and not (field == "ship" and isinstance(event, Boarded)) and is_ship(game, value):
            found.append(f"ship {value}")
    return tuple(dict.fromkeys(found))


def is_ship(game: Akarios, name: str) -> bool:
    """True if it is the id of a pilot, of an enemy's ship, or the Sparrow's, whether on the board or gone."""
    kind, _, number = name.rpartition("-")
    return name in game.content.pilot or name == SPARROW or (kind in game.content.enemy and number.isdigit())
