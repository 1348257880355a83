"""What things are called: captains, ships, places, cargo, and what a mission asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starhold.geometry import Hex
from starhold.kernel import Seat

from .chart import Chart
from .content import Assassin, BountyHunter, Mission, Research, Shuttle, Smuggler, Thief, XiaContent
from .rules.missions.objectives import SEATS_AWAY

if TYPE_CHECKING:
    from .rules.packing import Piece

COLOURS = ("Red", "Blue", "Green", "Yellow", "Purple")
"""What the captains are called, by seat."""

NAMES = {
    "enforcer": "the Enforcer",
    "giant-slayer": "Giant-Slayer",
    "m-22": "M-22",
    "merchant": "the Merchant",
    "raptor-k": "Raptor-K",
    "scoundrel": "the Scoundrel",
    "smugglers-den": "Smugglers' Den",
    "tk-421": "TK-421",
    "zulu-ii": "Zulu-II",
}
"""What does not read as its id does with capitals."""

NUMERALS = ("ii", "iv", "v")

WITHOUT_LIMIT = 99
"""From this number on, an ability has no limit."""


def named(id_: str) -> str:
    """What a thing is called, as far as its id tells.

    >>> named("kemplar-ii"), named("puddle-jumper")
    ('Kemplar II', 'Puddle Jumper')
    """
    words = (word.upper() if word in NUMERALS else word.capitalize() for word in id_.split("-"))
    return NAMES.get(id_) or " ".join(words)


def ship_name(content: XiaContent, ship: str) -> str:
    """A captain's ship, or one that nobody owns."""
    return f"the {content.npc[ship].name}" if ship in content.npc else content.ship[ship].name


def place_name(chart: Chart, at: Hex) -> str:
    """A space of the board and the sector in which it lies."""
    return f"{at} {chart.spaces[at].sector.name}"


def piece_name(content: XiaContent, piece: Piece) -> str:
    """An outfit or a cube."""
    if piece.outfit is None:
        return f"a cube of {piece.cargo}"
    outfit = content.outfit[piece.outfit]
    return f"the {outfit.name} ({outfit.family}, d{outfit.die})"


def cargo_names(kinds: Sequence[str]) -> str:
    """What a Buy or Sell space deals in: one kind of cargo, or all."""
    return kinds[0] if len(kinds) == 1 else "all"


def objective(content: XiaContent, mission: Mission, seat: Seat, seats: int) -> str:
    """What a mission asks of the captain who has it, and what it pays."""
    pay = sorted({band.value for band in mission.pay if band.value})
    worth = f"{pay[0]:,}" if len(pay) == 1 else f"{pay[0]:,} to {pay[-1]:,}"
    return f"{_task(content, mission, seat, seats)}, for {worth}"


def _task(content: XiaContent, mission: Mission, seat: Seat, seats: int) -> str:
    goal = content.sector[mission.deliver].name
    match mission:
        case Shuttle():
            return f"passengers from {content.sector[mission.pick_up].name} to {goal}"
        case Research():
            return f"research at {content.sector[mission.at].name}, report to {goal}"
        case BountyHunter():
            return f"remains of an outlaw to {goal}"
        case Smuggler():
            return f"contraband from {content.sector[mission.pick_up].name} to {goal}, unseen on {mission.sneak}+"
        case Thief():
            return f"steal from {_target(mission, seat, seats)}, deliver to {goal}"
        case Assassin():
            return f"destroy {_target(mission, seat, seats)}, report to {goal}"


def _target(mission: Thief | Assassin, seat: Seat, seats: int) -> str:
    return COLOURS[(seat + SEATS_AWAY[mission.target]) % seats]
