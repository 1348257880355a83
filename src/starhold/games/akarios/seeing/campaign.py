"""The campaign as everybody sees it: the squad, explored sectors, what was read. Nothing that is unread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct, structs

from starhold.kernel import Seat

from ..content.story import Entry, Path
from ..content.voyage import HEADINGS, Heading, Sector
from ..options import Difficulty
from ..rules.campaign.prepare import Prepare
from ..rules.campaign.squad import crew, squad_of
from ..rules.expedition.landing import Explore
from ..rules.mission import FlyScenario
from ..rules.voyage.market import Trade
from ..rules.voyage.sparrow import JUMPS_FROM_ACT, label_of, neighbour
from ..state import Outcome, Reading, ScenePlayed
from .gathering import ComingView, VoteView, coming_view, ready, under_way, vote_view
from .growth import MarketView, PilotGrowthView, ShipGrowthView, market_view, pilot_sheet_view, ship_sheet_view
from .readings import brought, remembered

if TYPE_CHECKING:
    from ..game import Akarios

SceneKind: TypeAlias = Literal["voyage", "muster", "fight", "landing", "market"]


class Page(Struct, frozen=True, gc=False):
    """Something that was read: its title, and its paragraphs."""

    kind: Literal["entry", "event", "world", "market"]
    name: str
    text: tuple[str, ...]
    chosen: str = ""
    """The option that the squad has picked, in words."""
    told: str = ""
    """What came of it."""
    gained: str = ""
    """What it has brought the squad, in words."""
    remembered: tuple[str, ...] = ()
    """What will be remembered of it."""
    wanting: bool = False
    """True if the squad lacks an achievement, and the rest stays unread."""


class ScoutView(Struct, frozen=True, gc=False):
    number: int
    main: bool
    done: bool
    closed: bool
    """True if the squad has found that it lacks an achievement."""


class SectorView(Struct, frozen=True, gc=False):
    id: str
    label: str
    name: str
    text: str
    x: int
    y: int
    explore: tuple[Heading, ...]
    """Where unexplored sectors can be revealed from here."""
    scouts: tuple[ScoutView, ...]
    dock: bool
    jump: tuple[str, ...]
    """Names of the systems to which it leads, once it can be used."""


class SheetView(Struct, frozen=True, gc=False):
    """A pilot of the squad."""

    id: str
    seat: int | None
    ship: str
    cards: tuple[str, ...]
    credits: int
    points: int
    ship_points: int
    trauma: int
    stress: int
    lost: bool


class SceneView(Struct, frozen=True, gc=False):
    """A line of the campaign log."""

    kind: Literal["fight", "landing", "dock"]
    name: str
    outcome: Outcome
    pilots: tuple[str, ...]
    difficulty: Difficulty


class CampaignView(Struct, frozen=True, kw_only=True, gc=False):
    name: str
    scene: SceneKind
    act: int
    ironman: bool
    difficulty: Difficulty
    supply: int
    system: str
    """The name of the system where the Sparrow is."""
    sector: str
    sectors: tuple[SectorView, ...]
    """The explored sectors of this system."""
    pages: tuple[Page, ...]
    """What was read since the squad last had a free choice."""
    coming: ComingView | None
    vote: VoteView | None
    ready: tuple[Seat, ...]
    """The seats that are ready for the next scene, or have left the market."""
    pilots: tuple[SheetView, ...]
    growth: tuple[PilotGrowthView, ...]
    """The progression sheets of the pilots, except in fights and landings."""
    yards: tuple[ShipGrowthView, ...]
    """The ships that can be flown, likewise."""
    market: MarketView | None
    ships: tuple[str, ...]
    """Those that can be flown."""
    hangar: dict[str, int]
    """Upgrades that lie on no playerboard, and how many of each."""
    copilots: tuple[str, ...]
    sparrow: tuple[str, ...]
    """The Sparrow's upgrades, equipped or not."""
    achievements: tuple[str, ...]
    """What is remembered of the squad, in words."""
    log: tuple[SceneView, ...]
    outcome: Outcome
    retired: bool


SCENES: tuple[tuple[type, SceneKind], ...] = (
    (FlyScenario, "fight"),
    (Explore, "landing"),
    (Trade, "market"),
    (Prepare, "muster"),
)


def scene_of(game: Akarios) -> SceneKind:
    """What the squad does at the moment."""
    return next((scene for rule, scene in SCENES if any(isinstance(each, rule) for each in game.stack)), "voyage")


def campaign_view(game: Akarios) -> CampaignView | None:
    if game.state.squad is None:
        return None
    squad, content = squad_of(game), game.content
    system = content.system.get(squad.system)
    scene, trade = scene_of(game), under_way(game, Trade)
    at_leisure = scene not in ("fight", "landing")
    explored = [content.sector[id_] for id_ in squad.explored if id_ in content.sector]
    return CampaignView(
        name=content.campaign[squad.campaign].name,
        scene=scene,
        act=squad.act,
        ironman=squad.ironman,
        difficulty=game.state.difficulty,
        supply=squad.supply,
        system="" if system is None else system.name,
        sector=squad.sector,
        sectors=tuple(_sector(game, sector) for sector in explored if sector.system == squad.system),
        pages=tuple(page_of(game, reading) for reading in squad.readings),
        pilots=tuple(
            SheetView(
                pilot,
                sheet.seat,
                sheet.ship,
                tuple(sheet.cards),
                sheet.credits,
                sheet.points,
                sheet.ship_points,
                sheet.trauma,
                sheet.stress,
                sheet.lost,
            )
            for pilot, sheet in {**crew(game), **squad.pilots}.items()
        ),
        coming=coming_view(game),
        vote=vote_view(game),
        ready=ready(game),
        growth=tuple(pilot_sheet_view(game, pilot) for pilot in squad.pilots) if at_leisure else (),
        yards=tuple(ship_sheet_view(game, ship) for ship, sheet in squad.ships.items() if not sheet.lost)
        if at_leisure
        else (),
        market=None if trade is None else market_view(game, trade.market),
        ships=tuple(ship for ship, sheet in squad.ships.items() if not sheet.lost),
        hangar={card: squad.hangar.count(card) for card in dict.fromkeys(squad.hangar)},
        copilots=tuple(squad.copilots),
        sparrow=tuple(squad.sparrow),
        achievements=tuple(game.text.word("achievement", each) for each in game.state.achievements),
        log=tuple(_scene(game, scene) for scene in squad.log),
        outcome=squad.outcome,
        retired=squad.retired,
    )


def _sector(game: Akarios, sector: Sector) -> SectorView:
    squad = squad_of(game)
    scouts = tuple(
        ScoutView(number, icon.main, icon.entry in squad.scouted, icon.entry in squad.wanting)
        for number, icon in enumerate(sector.scouts, 1)
    )
    unexplored = tuple(
        heading
        for heading in HEADINGS
        if heading in sector.explore and neighbour(game, sector, heading).id not in squad.explored
    )
    discovered = [game.content.system[id_] for id_ in sector.jump if game.content.system[id_].start in squad.explored]
    jump = tuple(system.name for system in discovered) if squad.act >= JUMPS_FROM_ACT else ()
    label = label_of(game, sector)
    figures = (sector.name, sector.text, sector.x, sector.y)
    return SectorView(sector.id, label, *figures, unexplored, scouts, bool(sector.dock), jump)


def _scene(game: Akarios, scene: ScenePlayed) -> SceneView:
    names = {
        "fight": lambda: game.content.scenario[scene.id].name,
        "landing": lambda: game.content.world[scene.id].name,
        "dock": lambda: game.content.market[scene.id].name,
    }
    return SceneView(scene.kind, names[scene.kind](), scene.outcome, scene.pilots, scene.difficulty)


def page_of(game: Akarios, reading: Reading) -> Page:
    page = _page(game, reading)
    gained = game.text.gained(tuple(brought(game, reading)))
    return structs.replace(page, gained=gained, remembered=remembered(game, reading))


def _page(game: Akarios, reading: Reading) -> Page:
    content = game.content
    match reading.kind:
        case "entry":
            return entry_page(content.entry[reading.id], reading)
        case "event":
            event = content.space_event[reading.id]
            return Page("event", event.name, paragraphs(event.text), *picked(event.paths, reading.path))
        case "world":
            world = content.world[reading.id]
            return Page("world", world.name, paragraphs(world.text))
        case "market":
            market = content.market[reading.id]
            return Page("market", market.name, paragraphs(market.text))


def entry_page(entry: Entry, reading: Reading) -> Page:
    """Without the achievements that it needs, only its title is read. (AKA-SCOUT-02)"""
    if reading.wanting:
        return Page("entry", entry.name, (), wanting=True)
    passages = (entry.passages[number].text for number in reading.passages)
    text = tuple(part for text in (entry.text, *passages) for part in paragraphs(text))
    return Page("entry", entry.name, text, *picked(entry.paths, reading.path))


def picked(paths: tuple[Path, ...], chosen: str) -> tuple[str, str]:
    """The option that was picked, and what came of it. (AKA-EVENT-05)"""
    path = next((path for path in paths if path.id == chosen), None)
    return ("", "") if path is None else (path.text, path.told.strip())


def paragraphs(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.strip().split("\n\n"))
