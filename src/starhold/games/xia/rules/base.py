"""The rules of the base game, put together."""

from __future__ import annotations

from .. import choices
from . import (
    abilities,
    adrift,
    borders,
    cargo,
    combat,
    exploring,
    gifts,
    harpoon,
    minor,
    missions,
    movement,
    npcs,
    passages,
    rescue,
    starport,
    titles,
    tokens,
    work,
)
from .rulebook import Rulebook

BASE = Rulebook(
    standard=(
        combat.offer_attacks,
        exploring.offer_scans,
        cargo.offer_standard,
        work.offer_standard,
        missions.offer_standard,
        rescue.offer_rescues,
        abilities.offer_standard,
    ),
    taking={
        **minor.TAKING,
        choices.Impulse: movement.use_impulse,
        choices.Engine: movement.fire_engine,
        choices.Attack: combat.attack,
        choices.Ram: combat.attack,
        choices.Scan: exploring.scan,
        choices.Buy: cargo.buy,
        choices.Sell: cargo.sell,
        choices.SellAll: cargo.sell_all,
        choices.Mine: work.begin,
        choices.Salvage: work.begin,
        choices.Harvest: work.begin,
        choices.Pursue: missions.pursue,
        choices.Deliver: missions.deliver,
        choices.Rescue: rescue.rescue,
        choices.Give: gifts.give,
        choices.UseAbility: abilities.use,
    },
    minor=(adrift.offer_minor, tokens.offer_minor, missions.offer_minor),
    taking_minor=minor.TAKING,
    taking_way=passages.TAKING,
    taking_business=starport.TAKING,
    jobs=work.JOBS,
    perils={**borders.PERILS, **work.PERILS},
    arriving=(tokens.find, missions.sneak_in, harpoon.tow),
    laying=(npcs.sector_laid, missions.sector_laid),
    missions=missions.BASE_TYPES,
    npc_turns=npcs.TURNS,
    reached=(titles.draw_titles,),
)
