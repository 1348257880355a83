"""The options of the game: where the documents differ, the default and the other readings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from starhold.kernel import OptionValue

from .content.records import ADDED, Module

USUAL_FAME_GOAL = 10

WHOLE_BOX: Mapping[str, OptionValue] = {"embers": True, "missions_and_powers": True, "sellsword": True}
"""The options that the rulebook assumes. The Envoy missions were given away, and are in no box."""
READINGS: Mapping[str, OptionValue] = {"npc_cards": "first_three", "place_cubes": "when_it_matters"}
"""The readings of new matches, where older ones, which do not name them, were played otherwise."""
BASE_GAME: Mapping[str, OptionValue] = dict.fromkeys(WHOLE_BOX, False)


class XiaOptions(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """Each names the clause whose other reading it is.

    A set-up that does not name an expansion is played without it, and one that does not name a reading of `READINGS` as
    it was before there was a choice; new ones name them, see `Xia.usual_options`.
    """

    fame_goal: Annotated[int, Meta(ge=3, le=20)] | UnsetType = UNSET
    """The fame needed to win: 5, 10, 15 and 20 are usual. Left out, it is 10, or 5 in a first game. (XIA-SETUP-14)"""
    first_game: bool = False
    """The recommended first game: its sectors, 5 fame unless `fame_goal` says otherwise, no NPCs. (XIA-SETUP-05..06)"""
    npcs: bool = True
    """True if the Enforcer, the Scoundrel and the Merchant take part."""
    npc_cards: Literal["first_three", "by_lot"] = "by_lot"
    """The captains, of four or five, who get the NPC cards. (XIA-SETUP-11)"""
    embers: bool = False
    """Embers of a Forsaken Star: ice, anomalies, dead worlds and their relics, the Kiln, an economy, events."""
    missions_and_powers: bool = False
    """Missions & Powers: four more types of mission, and a second ability card for each ship."""
    sellsword: bool = False
    """The Sellsword waits at Smugglers' Den for somebody to hire it."""
    envoy: bool = False
    """The eight Envoy missions."""
    solo: Literal["", "easy", "normal", "hard"] = ""
    """Alone against three NPCs, who race for fame together: how difficult it is, or nothing. (XIA-SOLO-06)"""
    campaign: bool = False
    """Game after game alone, until all goals are completed. (XIA-CAMPAIGN-06)"""
    starting_credits: Literal[3000, 4000] = 4000
    """(XIA-SETUP-10)"""
    free_blind_jump: bool = False
    """A blind jump costs no movement. (XIA-TURN-13)"""
    instant_victory: bool = False
    """The match ends the moment a marker reaches the goal. (XIA-TURN-18)"""
    trade_fame: Literal["all_bought_here", "all_hold", "any_two"] = "all_bought_here"
    """The sales that bring fame. (XIA-FAME-04)"""
    one_fame_purchase_per_phase: bool = False
    """(XIA-FAME-08)"""
    first_gate_use_fame: bool = False
    """The first use of a gate, and of Tigris, brings fame. (XIA-FAME-16)"""
    place_cubes: Literal["when_it_matters", "always", "never"] = "never"
    """When captains say where cubes and relics lie in the hold, and which cubes leave it. (XIA-HOLD-10)"""
    damaged_roll_floor: Literal[0, 1] = 1
    """The lowest roll of an outfit that damage can lead to. (XIA-OUTFIT-11)"""
    occupied_use_ends_move: bool = False
    """Using an occupied space always ends the move. (XIA-MOVE-09)"""
    single_target_attack: bool = False
    """An attack has one target only. (XIA-COMBAT-06)"""
    death_loses_turn: bool = False
    """Ships of tiers 2 and 3, and NPCs, lose a turn when destroyed. (XIA-RESPAWN-02, XIA-NPC-12)"""
    npc_respawn_clean: bool = False
    """NPCs respawn without damage. (XIA-NPC-12)"""
    mission_choice: Literal["after_turn", "status_phase"] = "after_turn"
    """When drawn missions are looked at and chosen. (XIA-MISSION-04)"""
    must_keep_one: bool = False
    """Of the drawn missions at least one is kept. (XIA-MISSION-04)"""
    boom_one_action: bool = False
    """An armed Detonator leaves time for one action and any number of Minor Actions. (XIA-MTYPE-36)"""

    @property
    def modules(self) -> frozenset[Module]:
        """The base game, and what is added to it."""
        return frozenset(["base", *(module for module in ADDED if getattr(self, module))])


def misfits(options: XiaOptions) -> Iterator[str]:
    """What cannot be played alone, in words."""
    if options.campaign and not options.solo:
        yield "a campaign is played alone: say how difficult it is, such as solo=hard"
    if not options.solo:
        return
    if options.campaign and options.fame_goal is not UNSET:
        yield "in a campaign each goal says how much fame it takes: leave out fame_goal"
    if options.first_game:
        yield "a first game is for two or more: leave out first_game or solo"
    if not options.npcs:
        yield "solo is a race against the NPCs: leave out npcs=false"
    if options.instant_victory:
        yield "alone, the captain wins in the Status Phase only: leave out instant_victory"
