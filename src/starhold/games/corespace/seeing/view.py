"""What a viewer can see of a mission."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.geometry.square import Square, squares_in
from starhold.kernel import Seat, Viewer

from ..board.sight import Cover, Range
from ..content import LastingKind
from ..rules.activation import Activation
from ..rules.campaign.scores import needed, worth
from ..rules.campaign.sheet import campaign_of
from ..rules.cards.drawing import foreseen_by
from ..rules.clashes import Clash, clash_of
from ..rules.crews import points_of
from ..rules.figures import figure_of, full_health
from ..rules.hostility import band_of
from ..rules.kit import TRAY, space
from ..rules.missions.objectives import ObjectiveSeen, objectives
from ..rules.movement import MOST, allowance, reach_of
from ..rules.rounds import last_round
from ..rules.script.secrets import sound_of
from ..rules.seeing import crowd_on, sight_of
from ..rules.skills.known import repertoire
from ..rules.skills.using import Using
from ..rules.walking import WalkFreely
from ..state import Figure, HiddenCard, Lot, Member, MissionPlayed, Phase, Thing, Where
from .between import BetweenView, between
from .drawn import DrawnMission
from .showing import ItemView, item_view, shown_to
from .story import PageSeen, pages_now

if TYPE_CHECKING:
    from ..game import CoreSpace


class CrewView(Struct, frozen=True):
    sheet: str
    """Nothing until a crew is chosen."""
    airlock: str
    members: tuple[Member, ...]
    built: bool
    points: int
    ua: int
    systems: dict[str, int]
    """The filled boxes of the ship, by system."""
    upgrades: dict[str, int]
    """The levels of the ship's upgrades."""
    hold: tuple[str, ...]
    """The tokens in the ship's hold."""
    guests: tuple[str, ...]
    """The boards of those who have joined it, and come home with it. (CS-HIRE-01)"""
    worth: int
    """The worth of money, tokens, ship and careers in a campaign, in UA."""
    away: bool
    """True if it sits this mission out."""
    out: bool
    """True once it has left the campaign."""
    objectives: tuple[ObjectiveSeen, ...]
    """How far it has come with each, in the order of the mission. (CS-MISSION-05)"""
    cards: int
    """The assistance cards that it holds. (CS-EVENT-04)"""
    hand: tuple[str, ...]
    """Those that the viewer knows."""


class ThingView(Struct, frozen=True):
    """An object of the mission, as far as it has come."""

    id: str
    used: int
    """How often it has done what it does."""
    repaired: int
    destroyed: bool


class HiddenCardView(Struct, frozen=True):
    at: str
    face: str
    """Nothing if the viewer does not know it."""
    open: bool
    """True if everybody knows it."""
    sound: str
    """What the viewer has heard of it."""


class FigureView(Struct, frozen=True, kw_only=True):
    id: str
    board: str
    crew: Seat | None
    number: int
    where: Where
    at: Square
    health: int
    full_health: int
    pegs: int
    ammo: int
    tray: tuple[ItemView, ...]
    room: int
    """The small tokens for which its tray has room. (CS-EQUIP-07)"""
    worn: ItemView | None
    prone: bool
    defeated: bool
    wanted: bool
    """True once it has attacked Galactic Corps or security."""
    rallied: bool
    """True once a second wind has brought it up again."""
    acted: bool
    walked: int
    skills: dict[str, int]
    """The levels of the skills that it can use, those that armour hides left out. (CS-SKILL-11..12)"""
    skill_used: bool
    stood_down: bool
    """True if its player is not asked at any time in this round; only the player knows."""
    lost_actions: int
    missed_turns: int
    lasting: tuple[LastingKind, ...]


class SightView(Struct, frozen=True):
    """How the acting figure sees another one."""

    cover: Cover
    hidden: int
    """In fortieths."""
    inches: int
    range: Range


class ActingView(Struct, frozen=True, kw_only=True):
    """The figure whose turn it is."""

    figure: str
    actions: int
    """The actions that are left."""
    rushes: int
    """MOVE and ASSAULT actions that are left besides. (CS-SK-AUGMENTED-02..03)"""
    effortless: int
    """The effortless actions that are still free. (CS-EFFORTLESS-02)"""
    walking: int | None
    """The squares that are left in a move step by step."""
    left_to_walk: int
    """The squares of voluntary movement that are left in this round. (CS-MOVE-02)"""
    ends: tuple[Square, ...]
    """The squares to which it can move with one action."""
    sights: dict[str, SightView]
    """By the figures on the deck; those that are not seen at all are left out."""


class LooseView(Struct, frozen=True):
    item: ItemView
    at: Square


class CrateView(Struct, frozen=True):
    at: Square
    items: tuple[ItemView, ...]


class CampaignView(Struct, frozen=True):
    id: str
    stage: int
    """The place of the present mission, or the last one, from 0."""
    missions: dict[str, str]
    """The names of the missions that were begun, by their ids; nobody knows those to come."""
    log: tuple[MissionPlayed, ...]
    """The missions that are over."""
    needed: int
    """The primary objectives that allies must meet to win it."""
    pages: tuple[PageSeen, ...]
    """What came of the mission before, and what the present one is about."""
    between: BetweenView | None
    """Nothing as long as a mission is played."""


class CoreSpaceView(Struct, frozen=True, kw_only=True):
    campaign: CampaignView | None
    page: DrawnMission | None
    """The mission of the campaign as it is drawn; that of a single mission belongs to the scenery."""
    mission: str
    board: str
    locked: tuple[str, ...]
    """The doors that are locked."""
    moved: tuple[tuple[Square, Square], ...]
    """Terrain that was moved: where each piece stood at first, and where it stands."""
    round: int
    last_round: int
    """The round after which it is over; 0 for none. A rescue has as many as its mission. (CS-MISSION-04)"""
    rescue: tuple[Seat, ...]
    """The crews that fly a rescue; nothing as long as there is none. (CS-RESCUE-06)"""
    phase: Phase
    lots: tuple[Lot, ...]
    deals: tuple[tuple[Seat, Seat], ...]
    """Crews that are no enemies, the lower seat first; allies always are none."""
    counter: Seat
    pegs: int
    band: str
    charged: bool
    shot: bool
    appeared: tuple[str, ...]
    """The types that come once, and have come."""
    closed: tuple[int, ...]
    """The entry points at which no Purge come in."""
    live_one_slain_by: str
    """The trader who has the kill point counter."""
    crews: tuple[CrewView, ...]
    figures: tuple[FigureView, ...]
    floor: tuple[LooseView, ...]
    crates: tuple[CrateView, ...]
    bag: int
    """The tokens in the bag."""
    drawn: ItemView | None
    """What has just come out of the bag."""
    things: tuple[ThingView, ...]
    """The objects of the mission, as far as they have come."""
    hidden: tuple[HiddenCardView, ...]
    """Roles and cards that lie at somebody or something."""
    event: str
    """The event card that lies on top of the discards."""
    returned: tuple[str, ...]
    """The cards of this round that went back into the deck. (CS-EVENT-10)"""
    foreseen: tuple[str, ...]
    """The next event cards, as far as the viewer has looked at them. (CS-SK-AUGMENTED-13)"""
    events_left: int
    """The cards in the event deck."""
    market: bool
    """True as long as civilians trade without a roll."""
    prey: dict[str, str]
    """The figure whose crew a family hunts first, by family."""
    sealed: tuple[str, ...]
    """The airlocks that have sealed."""
    searches: int
    """The searches of this round."""
    searched: tuple[Square, ...]
    """The areas with a search counter, by their first squares. (CS-SEARCH-09)"""
    acting: ActingView | None
    clash: Clash | None
    """The attack that the question is about, if it is about one."""
    over: bool


def view(game: CoreSpace, viewer: Viewer, page: DrawnMission | None = None) -> CoreSpaceView:
    mission = game.state.mission
    return CoreSpaceView(
        campaign=_campaign(game),
        page=page,
        mission=mission.id,
        board=mission.deck.board,
        locked=mission.deck.locked,
        moved=mission.deck.moved,
        round=mission.round,
        last_round=last_round(game),
        rescue=mission.rescue,
        phase=mission.phase,
        lots=mission.lots,
        deals=mission.deals,
        counter=mission.counter,
        pegs=mission.pegs,
        band=band_of(game.content, mission.pegs).id,
        charged=mission.charged,
        shot=mission.shot,
        appeared=tuple(mission.appeared),
        closed=mission.closed,
        live_one_slain_by=mission.live_one_slain_by,
        crews=tuple(_crew(game, viewer, seat) for seat in game.seats),
        figures=tuple(figure_view(game, viewer, figure) for figure in mission.figures),
        floor=tuple(LooseView(item_view(game, viewer, loose.item), loose.at) for loose in mission.floor),
        crates=tuple(CrateView(crate.at, shown_to(game, viewer, crate.items)) for crate in mission.crates),
        bag=len(mission.bag),
        drawn=None if mission.drawn is None else item_view(game, viewer, mission.drawn),
        things=tuple(map(_thing, mission.things)),
        hidden=tuple(hidden_view(game, viewer, card) for card in mission.hidden),
        event=mission.event_discards[-1] if mission.event_discards else "",
        returned=tuple(mission.event_returned),
        foreseen=tuple(reversed(foreseen_by(mission, viewer))),
        events_left=len(mission.event_deck),
        market=mission.market,
        prey=mission.prey.copy(),
        sealed=mission.sealed,
        searches=mission.searches,
        searched=mission.searched,
        clash=clash_of(game),
        acting=_acting(game),
        over=mission.over,
    )


def _campaign(game: CoreSpace) -> CampaignView | None:
    sheet = game.state.campaign
    if sheet is None:
        return None
    begun = {id_: game.content.mission[id_].name for id_ in campaign_of(game).missions[: sheet.stage + 1]}
    return CampaignView(sheet.id, sheet.stage, begun, sheet.log, needed(game), pages_now(game), between(game))


def _crew(game: CoreSpace, viewer: Viewer, seat: Seat) -> CrewView:
    crew = game.state.crews[seat]
    hand = tuple(sorted(crew.hand)) if viewer == seat else ()
    return CrewView(
        sheet=crew.sheet,
        airlock=crew.airlock,
        members=crew.members,
        built=crew.built,
        points=points_of(game.content, crew),
        ua=crew.ua,
        systems=crew.systems.copy(),
        upgrades=crew.upgrades.copy(),
        hold=crew.hold,
        guests=crew.guests,
        worth=worth(game, crew) if game.state.campaign else 0,
        away=crew.away,
        out=crew.out,
        objectives=objectives(game, seat),
        cards=len(crew.hand),
        hand=hand,
    )


def hidden_view(game: CoreSpace, viewer: Viewer, card: HiddenCard) -> HiddenCardView:
    face = card.face if card.is_known(viewer) else ""
    sound = sound_of(game, card.face) if viewer in card.heard_by else ""
    return HiddenCardView(card.at, face, card.known_to is None, sound)


def _thing(thing: Thing) -> ThingView:
    return ThingView(thing.id, sum(thing.used.values()), thing.repaired, thing.destroyed)


def figure_view(game: CoreSpace, viewer: Viewer, figure: Figure) -> FigureView:
    return FigureView(
        id=figure.id,
        board=figure.board,
        crew=figure.crew,
        number=figure.number,
        where=figure.where,
        at=figure.at,
        health=figure.health,
        full_health=full_health(game, figure),
        pegs=figure.pegs,
        ammo=figure.ammo,
        tray=shown_to(game, viewer, figure.tray),
        room=max(0, TRAY - space(game, figure.tray)),
        worn=None if figure.worn is None else item_view(game, viewer, figure.worn),
        prone=figure.prone,
        defeated=figure.defeated,
        wanted=figure.wanted,
        rallied=figure.rallied,
        acted=figure.acted,
        walked=figure.walked,
        skills=dict(repertoire(game, figure).levels),
        skill_used=figure.skill_used,
        stood_down=figure.stood_down and viewer == figure.crew,
        lost_actions=figure.lost_actions,
        missed_turns=figure.missed_turns,
        lasting=tuple(lasting.kind for lasting in figure.lasting),
    )


def _acting(game: CoreSpace) -> ActingView | None:
    turn = next((rule for rule in reversed(game.stack) if isinstance(rule, Activation | Using)), None)
    if turn is None:
        return None
    left, rushes, effortless = (turn.left, turn.rushes, turn.effortless) if isinstance(turn, Activation) else (0, 0, 0)
    figure = figure_of(game, turn.figure)
    walk = next((rule for rule in reversed(game.stack) if isinstance(rule, WalkFreely)), None)
    return ActingView(
        figure=figure.id,
        actions=left,
        rushes=rushes,
        effortless=effortless,
        walking=None if walk is None else walk.left,
        left_to_walk=MOST - figure.walked,
        ends=_ends(game, figure) if (left or rushes) and walk is None else (),
        sights=_sights(game, figure),
    )


def _ends(game: CoreSpace, figure: Figure) -> tuple[Square, ...]:
    return squares_in(reach_of(game, figure, allowance(game, figure)).ends)


def _sights(game: CoreSpace, viewer: Figure) -> dict[str, SightView]:
    crowd = crowd_on(game)
    seen = {
        other.id: sight_of(game, viewer, other, crowd=crowd)
        for other in game.state.mission.figures
        if other.id != viewer.id and other.where == "deck"
    }
    return {
        name: SightView(sight.cover, sight.hidden, sight.inches, sight.range)
        for name, sight in seen.items()
        if sight is not None and sight.is_seen
    }
