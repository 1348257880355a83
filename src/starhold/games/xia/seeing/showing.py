"""Make the view of one viewer, by inclusion.

Hidden are: the order of the sector stack, the faces of exploration tokens, the decks and the discards, and other
captains' missions as long as they lie face down. All else is open to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from starhold.kernel import Seat, Viewer, clone

from ..choices import Take
from ..rules.campaign.course import is_between_games
from ..rules.campaign.goals import is_met, progress
from ..rules.campaign.sheet import goal_of, points_of, score
from ..rules.campaign.ships import keep_back
from ..rules.cargo import supplies
from ..rules.embers.kiln.sifting import SiftRelic
from ..rules.energy import max_energy
from ..rules.missions import ChooseMissions
from ..rules.missions.mission_type import kind_of
from ..rules.missions.targets import around
from ..rules.movement import Move, impulse_of
from ..rules.packing import FitOutfit, in_hand
from ..rules.placing import Piece
from ..rules.solo.arranging import Arrange
from ..rules.solo.race import flips_at, odds_of_round, pluses
from ..state import DEEDS, ActiveMission, CampaignSheet, Captain, Deed, Embers, Npc, Solo, Target
from .standing import conditions, means, towards
from .view import CampaignView, CaptainView, EmbersView, MissionView, NpcView, SoloView, XiaView

if TYPE_CHECKING:
    from ..game import Xia


NO_DEEDS: dict[Deed, int] = dict.fromkeys(DEEDS, 0)


class Shared(NamedTuple):
    """What is found once, for the mats of all captains."""

    moves: Sequence[Move]
    """The moves in progress, the innermost last."""
    seated: Sequence[Target]
    """All who sit around the table, if it matters: if somebody has a mission."""


def view(game: Xia, viewer: Viewer) -> XiaView:
    """Everything that this viewer may know, and nothing that could change under its eyes."""
    state = game.state
    shared = Shared(
        moves=[rule for rule in game.stack if type(rule) is Move],
        seated=around(game.setup.seats, state.npcs) if any(map(_has_cards, state.captains)) else (),
    )
    return XiaView(
        viewer=viewer,
        sectors=state.board.placed,
        stack=len(state.stack),
        captains=tuple([_captain(game, seat, viewer, shared) for seat in range(len(state.captains))]),
        npcs=tuple(map(_npc, state.npcs)),
        tokens=tuple([laid.at for laid in state.tokens]),
        pile=len(state.pile),
        mission_deck=len(state.mission_deck),
        mission_discards=len(state.mission_discards),
        open_discards=tuple(state.open_discards),
        title_deck=len(state.title_deck),
        titles=tuple(state.titles),
        titles_drawn=state.titles_drawn,
        starts=state.starts,
        adrift=tuple(state.adrift),
        supply=supplies(game),
        outfits=_for_sale(game),
        order=state.order,
        active=state.active,
        retired=state.retired,
        gates_opened=state.gates_opened,
        winner=state.winner,
        fame_goal=game.fame_goal,
        movement=shared.moves[-1].movement if shared.moves else None,
        hand=_in_hand(game),
        embers=_embers(game, state.embers),
        sellsword=state.sellsword,
        solo=None if state.solo is None else _solo(game, state.solo),
        campaign=None if state.campaign is None else _campaign(game, state.campaign),
    )


def _embers(game: Xia, embers: Embers | None) -> EmbersView | None:
    if embers is None:
        return None
    return EmbersView(
        comets=tuple(embers.comets),
        kiln=embers.kiln,
        relic_pile=len(embers.relic_pile),
        relics={sector: len(stack) for sector, stack in embers.relic_stacks.items()},
        economy=embers.economy.copy(),
        demand=tuple(embers.demand),
        traded=tuple(embers.traded),
        event_deck=len(embers.event_deck),
        events=embers.events,
        sifted=next((rule.relic for rule in game.stack if type(rule) is SiftRelic), None),
    )


def _solo(game: Xia, solo: Solo) -> SoloView:
    found = pluses(game)
    return SoloView(
        fame=solo.fame,
        side=solo.side,
        round=solo.round,
        lost=solo.lost,
        plans=solo.plans.copy(),
        flips_at=flips_at(game),
        loads={npc.id: npc.load for npc in game.state.npcs if npc.load is not None},
        unlaid=solo.unlaid,
        in_hand=next((rule.next[0] for rule in game.stack if type(rule) is Arrange and rule.next), None),
        pluses=found,
        odds=odds_of_round(game, found),
    )


def _campaign(game: Xia, campaign: CampaignSheet) -> CampaignView:
    goal = goal_of(game)
    kept_back = {each.choice for each in keep_back(game)}
    return CampaignView(
        game=len(campaign.log) + (not is_between_games(game)),
        goal=campaign.goal,
        progress=() if goal is None else progress(game, goal),
        met=is_met(game),
        failed=campaign.failed,
        done=campaign.done,
        upgrades=campaign.upgrades,
        used=campaign.used.copy(),
        ships=tuple(ship.id for ship in game.content.ships if Take(ship.id) not in kept_back),
        log=campaign.log,
        scores=tuple(accumulate(map(points_of, campaign.log))),
        score=score(campaign),
        is_between=is_between_games(game),
    )


def own_view(game: Xia, seat: Seat, open_view: XiaView) -> XiaView:
    """Build a captain's view. It differs from everybody's only on the own mat; the open part is shared."""
    captains = open_view.captains
    mat = _own_mat(game, seat, captains[seat])
    if mat is captains[seat]:
        return replace(open_view, viewer=seat)
    return replace(open_view, viewer=seat, captains=(*captains[:seat], mat, *captains[seat + 1 :]))


def _own_mat(game: Xia, seat: Seat, shown: CaptainView) -> CaptainView:
    """A mat as its captain sees it, with the missions that others do not know."""
    if not _has_cards(game.state.captains[seat]):
        return shown
    missions = _missions(game, seat, seat)
    choosing = _choosing(game, seat, seat)
    if not choosing and missions == shown.missions:
        return shown
    return replace(shown, missions=missions, choosing=choosing)


def sees_mission(mission: ActiveMission, seat: Seat, viewer: Viewer) -> bool:
    """True if a viewer knows an active mission of a captain. (XIA-MISSION-08)"""
    return mission.revealed or seat == viewer


def sees_drawn(game: Xia, seat: Seat, viewer: Viewer) -> bool:
    """True if a viewer knows the drawn missions of a captain: they are looked at when chosen. (XIA-MISSION-04)"""
    return seat == viewer and any(type(rule) is ChooseMissions and rule.seat == seat for rule in game.stack)


def _captain(game: Xia, seat: Seat, viewer: Viewer, shared: Shared) -> CaptainView:
    captain = game.state.captains[seat]
    moving = [move.movement for move in shared.moves if move.seat == seat]
    return CaptainView(
        ship=captain.ship,
        at=captain.at,
        hold=clone(captain.hold),
        energy=captain.energy,
        max_energy=max_energy(game, seat) if captain.ship else 0,
        armed=captain.armed,
        disarmed=captain.disarmed,
        impulse=captain.impulse,
        impulse_movement=impulse_of(game, seat) if captain.ship else 0,
        abilities=captain.abilities,
        credits=captain.credits,
        bounty=captain.bounty,
        fame=captain.fame,
        unclaimed=captain.unclaimed,
        fame_from=captain.fame_from.copy(),
        lucky=captain.lucky,
        missions=_missions(game, seat, viewer),
        drawn=len(captain.drawn),
        choosing=_choosing(game, seat, viewer),
        means=means(seat, shared.seated) if _has_cards(captain) else {},
        completed=captain.completed,
        titles=captain.titles,
        towards=towards(game, seat),
        drew_at=captain.drew_at,
        visited=captain.visited,
        destroyed_by=captain.destroyed_by,
        using=captain.using,
        crossings=captain.crossings,
        cloaked=captain.cloaked,
        autopilot=captain.autopilot,
        harpoon=captain.harpoon,
        skips_turn=captain.skips_turn,
        tokens=captain.tokens,
        conditions=tuple(conditions(captain, moving)) if captain.ship else (),
        this_turn=NO_DEEDS | captain.this_turn,
        so_far=NO_DEEDS | captain.so_far,
    )


def _has_cards(captain: Captain) -> bool:
    return bool(captain.missions or captain.drawn)


def _choosing(game: Xia, seat: Seat, viewer: Viewer) -> tuple[str, ...]:
    drawn = game.state.captains[seat].drawn
    return tuple(drawn) if drawn and sees_drawn(game, seat, viewer) else ()


def _missions(game: Xia, seat: Seat, viewer: Viewer) -> tuple[MissionView, ...]:
    missions = game.state.captains[seat].missions
    return tuple([_mission(game, each) if sees_mission(each, seat, viewer) else MissionView() for each in missions])


def _mission(game: Xia, mission: ActiveMission) -> MissionView:
    kind = kind_of(game, mission)
    return MissionView(
        id=mission.id,
        revealed=mission.revealed,
        pay=mission.pay,
        sneaked=mission.sneaked,
        captain_in_need=mission.captain_in_need,
        fetched=mission.fetched,
        damage=mission.damage,
        target=mission.target,
        detonator=mission.detonator,
        is_halfway=kind.is_halfway(mission),
        marks=kind.marks(mission),
    )


def _npc(npc: Npc) -> NpcView:
    return NpcView(
        id=npc.id,
        holder=npc.holder,
        at=npc.at,
        spawned=npc.spawned,
        damage=npc.damage,
        credits=npc.credits,
        attacker=npc.attacker,
        heading=npc.heading,
        skips_turn=npc.skips_turn,
    )


def _for_sale(game: Xia) -> dict[str, int]:
    left = game.content.outfit_counts.copy()
    for captain in game.state.captains:
        for fitted in captain.hold.outfits:
            left[fitted.outfit] -= 1
    return left


def _in_hand(game: Xia) -> tuple[Piece, ...]:
    fitting = [Piece(outfit=rule.outfit) for rule in game.stack if type(rule) is FitOutfit]
    return (*fitting, *[piece for _, piece in in_hand(game)])
