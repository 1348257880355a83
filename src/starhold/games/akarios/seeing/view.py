"""The view. Nothing is hidden between pilots, and piles have no order, so everybody sees everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from starhold.games.common.script import Progress
from starhold.geometry import Direction, Hex, Pose
from starhold.kernel import Procedure

from ..board.maps import read_map
from ..content import Clearable, Face, Mark, Rank, Rider, TraumaKind, Ward
from ..rules.bodies import flyer_of, scenario_of
from ..rules.damage import Suffer
from ..rules.dice import at_hand
from ..rules.enemies.phase import in_order
from ..rules.flight import FlyCourse, Side, ends_of
from ..rules.perform import Perform
from ..rules.piles import combat_deck
from ..rules.script.conditions import course
from ..rules.steering import SteerShip, steered_ends
from ..rules.stress import FaceTrauma
from ..rules.strike import Shoot
from ..state import Enemy, Flyer, Outcome, Phase, Pile, Slotted, Sparrow, Status
from .campaign import CampaignView, campaign_view
from .drawn import DrawnScenario
from .landing import LandingView, landing_view

if TYPE_CHECKING:
    from ..game import Akarios


CHARTING, STEERING = "akarios.fly-course.set_out", "akarios.steer.set_course"
"""The questions for the course of a move: of one's own ship, or of another one."""


class PileView(Struct, frozen=True, gc=False):
    """A pile: how many of each card may still come, and what has come."""

    cards: dict[str, int]
    discard: dict[str, int]
    top: tuple[str, ...] = ()
    """Cards that are known to come next, the first one last."""


class CardView(Struct, frozen=True, gc=False):
    id: str
    supply: int
    damaged: bool
    filled: tuple[int, ...]


class FlyerView(Struct, frozen=True, kw_only=True, gc=False):
    id: str
    seat: int
    ship: str
    at: Hex | None
    facing: Direction
    hull: int
    shield: int
    full_hull: int
    full_shield: int
    stress: int
    trauma: int
    status: Status
    dice: tuple[Face, ...]
    spent: tuple[Face, ...]
    cards: tuple[CardView, ...]
    deck: PileView
    marks: tuple[Mark, ...]
    riders: tuple[Rider, ...]
    wards: tuple[Ward, ...]
    tracking: tuple[str, ...]
    """Enemies that the pilot can attack once, wherever they are."""
    guardian: str
    """The pilot who takes the damage in place of this one."""
    charged: tuple[str, ...]
    """Cards that are done at the start of the next pilot action phase."""
    grudge: str
    foe: str
    """The first enemy that has attacked the pilot."""
    haunted: tuple[TraumaKind, ...]
    """Traumas at work in this pilot action phase, or in the coming one."""
    looming: tuple[TraumaKind, ...]
    """Traumas that wait for the next pilot action phase."""


class EnemyView(Struct, frozen=True, kw_only=True, gc=False):
    id: str
    type: str
    number: int
    rank: Rank
    at: Hex
    facing: Direction
    hull: int
    shield: int
    full_hull: int
    full_shield: int
    attack: int
    marks: tuple[Mark, ...]
    led_by: str
    """The pilot who chooses its targets in the coming enemy action phase."""
    fresh: bool
    """True if it has come this round, and does not act in it."""
    asleep: bool
    """True if it does nothing until it is woken."""
    acts: int
    """The number of times that it acts in a round."""


class SparrowView(Struct, frozen=True, gc=False):
    at: Hex
    hull: int
    full_hull: int
    guarded: bool
    """True if the enemies are after her."""


class MarkerView(Struct, frozen=True, gc=False):
    id: str
    at: Hex
    hull: int
    full_hull: int
    guarded: bool
    """True if the enemies are after it, not the pilots."""


class EndView(Struct, frozen=True, gc=False):
    """Where a move that is being chosen can end."""

    to: Hex
    side: Side
    way: tuple[Pose, ...]
    """The poses on the way there, the last one with the facing at the end."""
    short: bool
    """True if it stops before its end, which costs stress."""


class AkariosView(Struct, frozen=True, kw_only=True, gc=False):
    scenario: str
    round: int
    phase: Phase
    flyers: tuple[FlyerView, ...]
    enemies: tuple[EnemyView, ...]
    """In the order in which they act."""
    sparrow: SparrowView | None
    markers: tuple[MarkerView, ...]
    """Scenario markers with hull."""
    enemy_deck: PileView
    combat: dict[str, PileView]
    """The combat decks of the types that are in the fight."""
    showing: dict[str, str]
    traumas: PileView
    bolster: int
    """Bolster boosts of the squad."""
    absent: tuple[Hex, ...]
    """The spaces whose scenario markers are not on the board."""
    cleared: tuple[Clearable, ...]
    """The terrain that is gone."""
    sparrow_cards: tuple[CardView, ...]
    """Upgrades of the Sparrow; used ones are damaged."""
    progress: tuple[Progress | None, ...]
    """How far the squad has come with each part of its objective, where there is something to count."""
    outcome: Outcome
    acting: str = ""
    """The pilot whose action, hit or trauma is being settled."""
    ends: tuple[EndView, ...] = ()
    """Where the move can end that a pilot chooses now."""
    rifts: tuple[Hex, ...] = ()
    """Wormholes that pilots have opened."""
    campaign: CampaignView | None = None
    """Everything that outlasts a scene, in a campaign."""
    drawn: DrawnScenario | None = None
    """The scenario of this fight, in a campaign: the scenery cannot know what is still unread."""
    landing: LandingView | None = None
    """The squad on foot."""


def view(game: Akarios) -> AkariosView:
    state = game.state
    fighting = {enemy.type for enemy in state.enemies}
    sparrow = state.sparrow
    return AkariosView(
        scenario=game.state.scenario,
        round=state.round,
        phase=state.phase,
        flyers=tuple(map(_flyer, state.flyers)),
        enemies=tuple(_enemy(enemy, state.round) for enemy in in_order(game)),
        sparrow=None if sparrow is None else _sparrow(sparrow),
        markers=tuple(MarkerView(each.id, each.at, each.hull, each.full_hull, each.guarded) for each in state.markers),
        rifts=tuple(state.rifts),
        enemy_deck=_pile(state.enemy_deck),
        combat={type_: _pile(combat_deck(game, type_)) for type_ in game.content.combat_decks if type_ in fighting},
        showing=state.showing.copy(),
        traumas=_pile(state.traumas),
        bolster=state.bolster,
        absent=tuple(read_map(scenario_of(game).map).keys[letter] for letter in state.absent),
        cleared=tuple(state.cleared),
        sparrow_cards=tuple(map(_card, state.sparrow_cards)),
        progress=course(game) if state.scenario else (),
        outcome=state.outcome,
        acting=acting(game),
        ends=_ends(game),
        campaign=campaign_view(game),
        landing=landing_view(game),
    )


def acting(game: Akarios) -> str:
    """The pilot whose action, hit or trauma is being settled; nothing if there is none."""
    pilots = {flyer.id for flyer in game.state.flyers}
    return next((ship for rule in reversed(game.stack) for ship in concerned(rule) if ship in pilots), "")


def concerned(rule: Procedure) -> tuple[str, ...]:
    """The ships whose pilots a rule asks, whoever comes first."""
    match rule:
        case Perform(pilot=ship) | FaceTrauma(pilot=ship) | Suffer(ship=ship):
            return (ship,)
        case Shoot(ship=ship, target=target):
            return ship, target
    return ()


def _ends(game: Akarios) -> tuple[EndView, ...]:
    rule, prompt = game.stack[-1] if game.stack else None, game.decision.prompt if game.decision else ""
    if isinstance(rule, FlyCourse) and prompt == CHARTING:
        return tuple(EndView(*end) for end in ends_of(game, flyer_of(game, rule.pilot), rule.move))
    if isinstance(rule, SteerShip) and prompt == STEERING:
        return tuple(EndView(fly.to, fly.side, way, short=False) for fly, way in steered_ends(game, rule))
    return ()


def _flyer(flyer: Flyer) -> FlyerView:
    return FlyerView(
        id=flyer.id,
        seat=flyer.seat,
        ship=flyer.ship,
        at=flyer.at,
        facing=flyer.facing,
        hull=flyer.hull,
        shield=flyer.shield,
        full_hull=flyer.full_hull,
        full_shield=flyer.full_shield,
        stress=flyer.stress,
        trauma=flyer.trauma,
        status=flyer.status,
        dice=at_hand(flyer),
        spent=tuple(die.face for die in flyer.dice if die.spent),
        cards=tuple(map(_card, flyer.cards)),
        deck=_pile(flyer.deck),
        marks=tuple(sorted(flyer.marks)),
        riders=tuple(rider.kind for rider in flyer.riders),
        wards=flyer.wards,
        tracking=flyer.tracking,
        guardian=flyer.guardian,
        charged=tuple(charged.card for charged in flyer.charged),
        grudge=flyer.grudge,
        foe=flyer.foe,
        haunted=flyer.haunted,
        looming=flyer.looming,
    )


def _sparrow(sparrow: Sparrow) -> SparrowView:
    return SparrowView(sparrow.at, sparrow.hull, sparrow.full_hull, sparrow.guarded)


def _card(card: Slotted) -> CardView:
    return CardView(card.id, card.supply, card.damaged, card.filled)


def _enemy(enemy: Enemy, now: int) -> EnemyView:
    return EnemyView(
        id=enemy.id,
        type=enemy.type,
        number=enemy.number,
        rank=enemy.rank,
        at=enemy.at,
        facing=enemy.facing,
        hull=enemy.hull,
        shield=enemy.shield,
        full_hull=enemy.full_hull,
        full_shield=enemy.full_shield,
        attack=enemy.attack,
        marks=tuple(sorted(enemy.marks)),
        led_by=enemy.led_by,
        fresh=enemy.spawned == now,
        asleep=enemy.asleep,
        acts=enemy.acts,
    )


def _pile(pile: Pile) -> PileView:
    return PileView(counted(pile.cards), counted(pile.discard), pile.top)


def counted(cards: tuple[str, ...]) -> dict[str, int]:
    return {card: cards.count(card) for card in sorted(set(cards))}
