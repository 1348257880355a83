"""Everything in the box."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from starhold.games.common.records import by_id
from starhold.kernel import Content

from .boards import Board, Terrain
from .campaigns import Campaign, page_in
from .cards import EventCard
from .classes import TraderClass
from .crews import CrewSheet
from .dice import Die
from .extraction import Extraction, ExtractionTable
from .hostility import Band, ChartNode
from .missions import MissionPage
from .npcs import Family, Npc, NpcFamily, Quarry
from .ships import Degradation, Ship, ShipSystem, Upgrade
from .skills import Skill
from .tokens import Token
from .trade import HirePrice, Post
from .traders import AbilityKind, Trader


class CoreSpaceContent(Content, frozen=True, dict=True, eq=False):
    """A box is the same as itself alone: tables know it by identity."""

    boards: tuple[Board, ...]
    terrain: tuple[Terrain, ...]
    dice: tuple[Die, ...]
    bands: tuple[Band, ...]
    ai_chart: tuple[ChartNode, ...]
    tokens: tuple[Token, ...]
    families: tuple[NpcFamily, ...]
    npcs: tuple[Npc, ...]
    traders: tuple[Trader, ...]
    skills: tuple[Skill, ...]
    classes: tuple[TraderClass, ...]
    ships: tuple[Ship, ...]
    systems: tuple[ShipSystem, ...]
    degradations: tuple[Degradation, ...]
    upgrades: tuple[Upgrade, ...]
    posts: tuple[Post, ...]
    hires: tuple[HirePrice, ...]
    extractions: tuple[Extraction, ...]
    crews: tuple[CrewSheet, ...]
    missions: tuple[MissionPage, ...]
    events: tuple[EventCard, ...] = ()
    campaigns: tuple[Campaign, ...] = ()

    @cached_property
    def board(self) -> dict[str, Board]:
        return by_id(self.boards)

    @cached_property
    def terrain_by_letter(self) -> dict[str, Terrain]:
        return {kind.letter: kind for kind in self.terrain}

    @cached_property
    def terrain_kind(self) -> dict[str, Terrain]:
        return by_id(self.terrain)

    @cached_property
    def die(self) -> dict[str, Die]:
        return by_id(self.dice)

    @cached_property
    def band(self) -> dict[str, Band]:
        return by_id(self.bands)

    @cached_property
    def chart_node(self) -> dict[str, ChartNode]:
        return by_id(self.ai_chart)

    @cached_property
    def token(self) -> dict[str, Token]:
        return by_id(self.tokens)

    @cached_property
    def family(self) -> dict[str, NpcFamily]:
        return by_id(self.families)

    @cached_property
    def hunted(self) -> dict[tuple[Family, Quarry], int]:
        """The place of each quarry on the list of each family, from 0."""
        return {
            (cast(Family, family.id), quarry): place
            for family in self.families
            for place, equals in enumerate(family.targets)
            for quarry in equals
        }

    def family_named(self, kind: str) -> Family:
        """The family of a type; a family is its own."""
        return self.npc[kind].family if kind in self.npc else cast(Family, kind)

    @cached_property
    def npc(self) -> dict[str, Npc]:
        return by_id(self.npcs)

    @cached_property
    def trader(self) -> dict[str, Trader]:
        return by_id(self.traders)

    @cached_property
    def character(self) -> dict[str, Trader | Npc]:
        return by_id(self.npcs) | by_id(self.traders)

    @cached_property
    def icons(self) -> dict[str, dict[AbilityKind, int]]:
        """The icons of each character, with their numbers."""
        return {id_: {icon.kind: icon.number for icon in board.abilities} for id_, board in self.character.items()}

    @cached_property
    def skill(self) -> dict[str, Skill]:
        return by_id(self.skills)

    @cached_property
    def trader_class(self) -> dict[str, TraderClass]:
        return by_id(self.classes)

    @cached_property
    def ship(self) -> dict[str, Ship]:
        return by_id(self.ships)

    @cached_property
    def system(self) -> dict[str, ShipSystem]:
        return by_id(self.systems)

    @cached_property
    def degradation(self) -> dict[int, Degradation]:
        """The row of the table for each number of the chance die."""
        return {face: row for row in self.degradations for face in row.faces}

    @cached_property
    def upgrade(self) -> dict[str, Upgrade]:
        return by_id(self.upgrades)

    @cached_property
    def post(self) -> dict[str, Post]:
        return by_id(self.posts)

    @cached_property
    def extraction(self) -> dict[tuple[ExtractionTable, int], Extraction]:
        """The row of each table for each number of the chance die."""
        return {(row.table, face): row for row in self.extractions for face in row.faces}

    @cached_property
    def crew(self) -> dict[str, CrewSheet]:
        return by_id(self.crews)

    @cached_property
    def event(self) -> dict[str, EventCard]:
        return by_id(self.events)

    @cached_property
    def mission(self) -> dict[str, MissionPage]:
        return by_id(self.missions)

    @cached_property
    def campaign(self) -> dict[str, Campaign]:
        return by_id(self.campaigns)

    @cached_property
    def campaign_pages(self) -> dict[tuple[str, int], MissionPage]:
        """The mission of each stage of each campaign, with the rules that it has there."""
        return {
            (campaign.id, number): page_in(stage, self.mission[stage.mission])
            for campaign in self.campaigns
            for number, stage in enumerate(campaign.stages)
        }
