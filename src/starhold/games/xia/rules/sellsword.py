"""The Sellsword: a ship for hire. What it does in its turn is in `npcs/sellsword.py`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from starhold.games.common.by_kind import named
from starhold.kernel import NO_OPTIONS, Choice, Event, Options, Risk, Risks, Seat, offer, options

from ..content import NpcId
from ..lacks.flight import FreeSellsword, NextTo
from ..lacks.means import Credits
from ..state import Npc, XiaState
from .fame import get_credits
from .npcs.courses import courses_of
from .npcs.sellsword import Send, Strike
from .npcs.spawning import respawn
from .rulebook import Rulebook
from .ships import WAYS, Standpoint, find_npc, npc_of

if TYPE_CHECKING:
    from ..game import Xia

SELLSWORD_ID: NpcId = "sellsword"
PRICE = 2000
PRICE_OF_A_BETTER_OFFER = 3000
"""What it costs to hire the Sellsword away from somebody else."""


class Hire(Choice, frozen=True, tag="xia.hire"):
    """Hire the Sellsword."""


class SellswordHired(Event, frozen=True, tag="xia.sellsword-hired"):
    """The Sellsword has a new employer."""

    seat: Seat
    credits: int


class ContractEnded(Event, frozen=True, tag="xia.contract-ended"):
    """The Sellsword has left its employer."""

    seat: Seat


def put_into_play(game: Xia, state: XiaState) -> None:
    """Its card is dealt to nobody. A first game has no NPCs. (XIA-SETUP-06, XIA-SETUP-13)"""
    if not game.options.first_game:
        state.npcs.append(Npc(SELLSWORD_ID, holder=0))


def offer_hire(game: Xia, point: Standpoint) -> Options:
    """Beside the Sellsword, for credits. (XIA-SELLSWORD-02, XIA-SELLSWORD-05)"""
    npc = find_npc(game, SELLSWORD_ID)
    if npc is None or npc.at is None:
        return NO_OPTIONS
    employer, price = game.state.sellsword, price_of(game)
    here = point.here.at
    is_beside = (npc.at[0] - here[0], npc.at[1] - here[1]) in WAYS and point.chart.adjacent(here, npc.at)
    return hiring(employer == point.seat, is_beside, min(point.captain.credits, price), price)


def price_of(game: Xia) -> int:
    return PRICE if game.state.sellsword is None else PRICE_OF_A_BETTER_OFFER


@cache
def hiring(is_mine: bool, is_beside: bool, wealth: int, price: int) -> Options:
    """The same, by all that it hangs on."""
    return options(
        [
            offer(
                Hire(),
                ("XIA-SELLSWORD-02", not is_mine, FreeSellsword()),
                ("XIA-SELLSWORD-02", is_beside, NextTo(SELLSWORD_ID)),
                ("XIA-CREDIT-03", wealth >= price, Credits(price, wealth)),
            )
        ]
    )


def hire(game: Xia, seat: Seat, choice: Hire) -> None:
    """What is paid lies on its card from now on, for whoever destroys it. (XIA-SELLSWORD-02, XIA-NPC-07)"""
    price, npc = price_of(game), npc_of(game, SELLSWORD_ID)
    get_credits(game, seat, -price, "Sellsword")
    npc.credits += price
    npc.holder = game.state.sellsword = seat
    game.tell(SellswordHired(seat, price))


def end_contract(game: Xia, ship: str) -> None:
    """Once destroyed, it can be hired again. (XIA-SELLSWORD-04, XIA-SOLO-30)"""
    employer = game.state.sellsword
    if ship == SELLSWORD_ID and employer is not None and "contracts end" not in game.rules.waived:
        game.state.sellsword = None
        game.tell(ContractEnded(employer))


def come_back(game: Xia, seat: Seat) -> None:
    """Unless hired, it has no turn in which to respawn: it does when the next captain's begins. (XIA-NPC-11)"""
    npc = find_npc(game, SELLSWORD_ID)
    if npc is None or not npc.spawned or npc.at is not None or game.state.sellsword is not None:
        return
    if npc.skips_turn:
        npc.skips_turn = False
        return
    npc.holder = seat
    respawn(game, npc)


def faults(game: Xia) -> Iterator[str]:
    employer = game.state.sellsword
    if employer is None:
        return
    npc = find_npc(game, SELLSWORD_ID)
    if npc is None or (npc.at is None and "contracts end" not in game.rules.waived):
        yield f"seat {employer} employs a Sellsword that is not there"
    elif npc.holder != employer:
        yield f"seat {employer} employs the Sellsword, and seat {npc.holder} runs its turns"


def danger_of_way(game: Xia, seat: Seat, choice: Send) -> Risks:
    """What NPCs would avoid. (XIA-NPC-13, XIA-NPC-17)"""
    course = courses_of(game, npc_of(game, SELLSWORD_ID))[choice.to]
    return () if course.is_safe else (Risk("obstacles"),)


def target_of_hiring(game: Xia, seat: Seat, choice: Hire) -> str:
    return f"ship {SELLSWORD_ID}"


SELLSWORD = Rulebook(
    dealing=(put_into_play,),
    standard=(offer_hire,),
    taking={Hire: hire},
    beginning=(come_back,),
    wrecking=(end_contract,),
    faults=(faults,),
    dangers={Send: danger_of_way},
    targets={Hire: target_of_hiring, Send: named("space", "to"), Strike: named("ship", "ship")},
)
