"""The check of the catalogue: a sentence for each thing that cannot be played, and for each that is miscounted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from starhold.games.common.checks import each
from starhold.kernel import Fault

from ..content import XiaContent
from .campaign import campaign_faults
from .cards import first_game_faults, loadout_faults, route_faults, title_faults, track_faults
from .counts import miscounts
from .credits import credit_faults
from .extras import extra_outfit_faults
from .finds import finds_faults
from .kiln import kiln_faults
from .missions import added_mission_faults, mission_faults
from .pieces import piece_faults, ship_faults
from .powers import power_faults, sellsword_faults
from .sectors import sector_faults
from .solo import solo_faults

__all__ = ["faults", "miscounts"]


def faults(content: XiaContent) -> Iterator[str | Fault]:
    """Everything that is unknown or cannot be played."""
    yield from _base_faults(content)
    yield from _repeats(
        "Spawn Point", (sector.spawn for sector in (*content.sectors, *content.embers.sectors) if sector.spawn)
    )
    yield from each("sector", content.embers.sectors, sector_faults)
    yield from kiln_faults(content.embers)
    yield from extra_outfit_faults(content.embers, (*content.ships, *content.embers.ships))
    yield from finds_faults(content)
    yield from added_mission_faults(content)
    yield from each("ship", (*content.embers.ships, *content.sellsword.ships), ship_faults)
    yield from power_faults(content)
    yield from sellsword_faults(content)
    yield from solo_faults(content)
    yield from campaign_faults(content)


def _base_faults(content: XiaContent) -> Iterator[str | Fault]:
    yield from each("sector", content.sectors, sector_faults)
    yield from each("outfit", content.outfits, piece_faults)
    yield from each("ship", content.ships, ship_faults)
    yield from each("mission", content.missions, lambda mission: mission_faults(content, mission))
    yield from each("title", content.titles, title_faults)
    yield from each("token", content.tokens, lambda token: credit_faults("credits", token.credits))
    yield from each("NPC", content.npcs, lambda npc: route_faults(content, npc.home, npc.route))
    yield from each("loadout", content.loadouts, lambda loadout: loadout_faults(content, loadout))
    yield from (f"the Fame Point Track: {fault}" for fault in track_faults(content))
    yield from (f"the first game: {fault}" for fault in first_game_faults(content))


def _repeats(what: str, values: Iterable[object]) -> Iterator[str]:
    yield from (f"{what} {value} is there {times} times" for value, times in Counter(values).items() if times > 1)
