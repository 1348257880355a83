"""The campaign in letters: what was read, the sectors, and the squad with what it has."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING

from starhold.games.common.lettering import hanging
from starhold.games.common.wording import counted

from ..content import AkariosContent

if TYPE_CHECKING:
    from ..seeing.campaign import CampaignView, Page, SectorView, SheetView

SUPPLY, EMPTY = "●", "○"
MOST_SUPPLY = 10
WIDTH = 14
"""Letters of a sector card."""
HEIGHT = 4


def draw_campaign(view: CampaignView, content: AkariosContent, width: int) -> list[list[str]]:
    """Part by part: where the squad is, what it has just read, the map, and the pilots."""
    return [
        *draw_story(view, width),
        draw_sectors(view),
        [line for pilot in view.pilots for line in draw_pilot(pilot, content, width)],
        *([[*hanging(f"hangar: {_hangar(view, content)}", width, "")]] if view.hangar else []),
    ]


def draw_story(view: CampaignView, width: int) -> list[list[str]]:
    """Where the squad is, and what it has just read."""
    supply = f"{SUPPLY * view.supply}{EMPTY * (MOST_SUPPLY - view.supply)} {view.supply}"
    where = f"{view.system}, supply {supply}" if view.system else f"supply {supply}"
    act = f"act {view.act}" if view.act else "prologue"
    return [
        [f"{view.name}, {act}{', ironman' if view.ironman else ''}: {where}"],
        *(draw_page(page, width) for page in view.pages),
    ]


def draw_page(page: Page, width: int) -> list[str]:
    """A page of the story, set in paragraphs."""
    text = ("You are not ready for this yet.",) if page.wanting else page.text
    chosen = (f"> {page.chosen}", page.told) if page.chosen else ()
    paragraphs = [wrap(paragraph, width) for paragraph in (*text, *chosen) if paragraph]
    return [page.name.upper(), *(line for paragraph in paragraphs for line in ("", *paragraph))]


def draw_sectors(view: CampaignView) -> list[str]:
    """The explored cards as they lie, north at the top."""
    if not view.sectors:
        return []
    columns = sorted({sector.x for sector in view.sectors})
    lines: list[str] = []
    for row in sorted({sector.y for sector in view.sectors}, reverse=True):
        cards = {sector.x: _card(sector, view.sector) for sector in view.sectors if sector.y == row}
        blank = [" " * WIDTH] * HEIGHT
        lines += ["  ".join(cards.get(x, blank)[part] for x in columns).rstrip() for part in range(HEIGHT)]
    return lines


def _card(sector: SectorView, here: str) -> list[str]:
    """A sector card: its label, its name, and its icons; the Sparrow is where the star is."""
    icons = [
        *("S" if scout.main else "s" for scout in sector.scouts if not scout.done),
        *(["$"] if sector.dock else []),
        *(["J"] if sector.jump else []),
        *(heading[0].upper() + "?" for heading in sector.explore),
    ]
    star = " *" if sector.id == here else ""
    return [
        f"[{sector.label}]{star}"[:WIDTH].ljust(WIDTH),
        sector.name[:WIDTH].ljust(WIDTH),
        " ".join(icons)[:WIDTH].ljust(WIDTH),
        " " * WIDTH,
    ]


def draw_pilot(pilot: SheetView, content: AkariosContent, width: int) -> Iterator[str]:
    name = content.pilot[pilot.id].name
    if pilot.lost:
        yield f"{name}: dead"
        return
    ship = content.ship[pilot.ship].name if pilot.ship else "no ship" if pilot.seat is not None else "rests"
    told = [
        ship,
        counted(pilot.credits, "credit"),
        *([counted(pilot.points, "skill point")] if pilot.points else []),
        *([f"stress {pilot.stress}"] if pilot.stress else []),
        *([f"trauma {pilot.trauma}"] if pilot.trauma else []),
    ]
    yield f"{name}: {', '.join(told)}"
    if pilot.cards:
        yield from hanging(", ".join(content.card[card].name for card in pilot.cards), width, "    ")


def _hangar(view: CampaignView, content: AkariosContent) -> str:
    named = {content.card[card].name: copies for card, copies in view.hangar.items()}
    return ", ".join(name if copies == 1 else f"{copies} {name}" for name, copies in named.items())
