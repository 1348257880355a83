"""The words on mats and cards. Where the page has the figures, they stand in braces."""

from __future__ import annotations

from msgspec import Struct


class Labels(Struct, frozen=True, kw_only=True):
    """One label for each thing that is shown."""

    hold: str
    energy: str
    markers: str
    impulse: str
    ready: str
    used: str
    exhausted: str
    always: str
    choose_card: str
    or_power: str
    credits: str
    fame: str
    outlaw: str
    no_ship: str
    abilities: str
    missions: str
    make_room: str
    passage: str
    drawn_missions: str
    no_missions: str
    face_down: str
    experience: str
    titles: str
    titles_open: str
    fame_track: str
    captains: str
    npcs: str
    supply: str
    finds: str
    no_use: str
    economy: str
    events: str
    ruins: str
    hired_by: str
    turn: str
    flip: str
    fit_here: str
    fit_only_here: str
    only_this: str
    drag_here: str
    point_here: str
    in_hand: str
    next_in_hand: str
    active: str
    asked: str
    you: str
    gone: str
    ships_to_take: str
    ships_for_sale: str
    outfits_for_sale: str
    bot: str
    free: str
    away: str
    relics_face_down: str
    relics: str
    found: str
    energy_of: str
    bounty_hint: str
    armed: str
    spent: str
    used_on: str
    no_limit: str
    costs: str
    reach: str
    hold_of: str
    use_spaces: str
    no_use_space: str
    unseen: str
    goal: str
    title_space: str
    event_space: str
    last_round: str
    rounds_left: str
    paid: str
    no_name: str
    bounty: str
    loot: str
    destroyed: str
    not_spawned: str
    sectors: str
    tokens: str
    mission_deck: str
    cube: str
    relic: str
    unexplored: str
    marker_on: str
    use_space: str
    relic_down: str
    ice: str
    damage: str
    empty: str
    stowed: str
    fame_of: str
    title_deck: str
    event_deck: str
    relic_pile: str
    stock: str
    adrift: str
    to_explore: str
    tier: str
    lawful: str
    neutral: str
    speed: str
    defence: str
    weapon: str
    to_destroy: str
    damage_of: str
    attacked_by: str
    loses_turn: str
    run_by: str
    in_fame: str
    unclaimed: str
    progress: str
    leaves_play: str
    flies: str
    mission_way: str
    no_room: str
    onto: str
    ship_figures: str
    price: str
    left: str
    made_at: str
    taken_by: str
    not_traded: str
    in_supply: str
    relics_left: str
    mat_of: str
    table: str
    map: str
    kiln_inside: str


LABELS = Labels(
    hold="Hold",
    energy="Energy",
    markers="Markers",
    impulse="Impulse",
    ready="ready",
    used="used",
    exhausted="exhausted",
    always="always active",
    choose_card="Choose one of its two cards",
    or_power="or",
    credits="Credits",
    fame="Fame",
    outlaw="Outlaw",
    no_ship="No ship yet",
    abilities="Abilities",
    missions="Missions",
    make_room="Give it up for the captain",
    passage="Someone asks for passage",
    drawn_missions="Choose among these missions",
    no_missions="No active mission.",
    face_down="Mission, face down",
    experience="Completed, kept as experience",
    titles="Titles",
    titles_open="Titles to claim",
    fame_track="Fame",
    captains="Captains",
    npcs="NPCs",
    supply="Supply",
    finds="Finds",
    no_use="Does nothing until it is repaired.",
    economy="Economy board",
    events="Events in play",
    ruins="Dead worlds",
    hired_by="hired by",
    turn="Turn",
    flip="Flip",
    fit_here="Put it here",
    fit_only_here="Fits only here: put it",
    only_this="{verb}: the only one",
    drag_here="Drag the piece into the hold, or point at a place.",
    point_here="Point at a lit part of the hold.",
    in_hand="In hand",
    next_in_hand="then",
    active="on turn",
    asked="is asked",
    you="you",
    gone="not on the board",
    ships_to_take="Ships to choose from",
    ships_for_sale="Ships for sale",
    outfits_for_sale="Outfits for sale",
    bot="bot",
    free="free seat",
    away="away",
    relics_face_down="relics, face down: {count}",
    relics="relics: {count}",
    found="token: {token}",
    energy_of="energy: {energy} of {most}",
    bounty_hint="destroy this ship to be paid {credits} credits",
    armed="{armed} armed, {disarmed} disarmed",
    spent="{armed} armed, {disarmed} disarmed, {spent} on outfits",
    used_on="{verb} on {ship}",
    no_limit="no limit",
    costs="costs {energy} energy",
    reach="reach {range}",
    hold_of="Hold of {ship}",
    use_spaces="free Use spaces: {free}",
    no_use_space="no free Use space",
    unseen="cards drawn, not looked at yet: {count}",
    goal="{fame}: the goal",
    title_space="{fame}: the first captain here reveals a title",
    event_space="{fame}: the first captain here draws an event",
    last_round="its last round",
    rounds_left="{left} of {total} rounds left",
    paid="{credits} on it",
    no_name="face down",
    bounty="bounty",
    loot="credits on it",
    destroyed="destroyed",
    not_spawned="not spawned yet",
    sectors="sectors",
    tokens="exploration tokens",
    mission_deck="missions",
    cube="a cube of {cargo}",
    relic="a relic",
    unexplored="{sector} is not explored yet.",
    marker_on="a marker on its Use space",
    use_space="a Use space",
    relic_down="a relic, face down",
    ice="ice",
    damage="damage",
    empty="empty",
    stowed="{thing} on {spaces}",
    fame_of="Fame: {captains} of {goal}",
    title_deck="titles",
    event_deck="events",
    relic_pile="relics",
    stock="{cargo}: {cubes}",
    adrift="{count} {cargo} adrift",
    to_explore="exploration token",
    tier="tier {tier}",
    lawful="Lawful",
    neutral="Neutral",
    speed="speed",
    defence="defence",
    weapon="weapon",
    to_destroy="{fame} fame to destroy",
    damage_of="damage {damage} of {most}",
    attacked_by="attacked last by",
    loses_turn="loses the next turn",
    run_by="run by",
    in_fame="{fame} fame",
    unclaimed="earned, to be claimed",
    progress="{done} of {needed}",
    leaves_play="Leaves play {leaves}. Drawn by {captain}.",
    flies="Flies {way}.",
    mission_way="Way",
    no_room="There is no room for it now.",
    onto="Onto {cells} (way {way} of {ways})",
    ship_figures="tier {tier} · impulse {impulse} · energy {energy} · hold of {spaces}",
    price="{verb} for {credits}",
    left="{count} left",
    made_at="made at",
    taken_by="taken by",
    not_traded="no planet of the board makes or takes it yet",
    in_supply="{count} in the supply",
    relics_left="Relics left: {places}",
    mat_of="Mat of {captain}",
    table="The table",
    map="Map of the drift system",
    kiln_inside="Inside the Kiln",
)
