"""The words of the page."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..content import Family, LastingKind
from ..state import Phase, Turned, Where

PHASES: dict[Phase, str] = {
    "muster": "Muster",
    "deployment": "Docking",
    "hostility": "Hostility",
    "traders": "Traders",
    "purge": "Purge",
    "npcs": "Others",
    "assessment": "Assessment",
    "after": "Afterwards",
}
FAMILIES: dict[Family, str] = {
    "purge": "Purge",
    "corps": "Galactic Corps",
    "security": "security",
    "ganger": "ganger",
    "civilian": "civilian",
}
TURNED: dict[Turned, str] = {
    "jammed": "jammed",
    "broken": "broken",
    "overloaded": "burnt out",
    "flipped": "used",
    "delayed": "from the next mission on",
}
LASTING: dict[LastingKind, str] = {
    "leave": "lets a crew pass",
    "jammed": "cannot shoot",
    "still": "stays put",
    "armoured": "2 more armour",
    "unharmed": "cannot be hurt",
    "dodges-in-cover": "no shot hurts in cover",
    "dodges-afar": "no shot hurts in cover or from afar",
    "dodges-enemies": "no enemy shot hurts",
    "by-walls": "hidden beside walls",
    "by-terrain": "hidden beside terrain",
    "alone": "hidden unless engaged",
    "faded": "cannot be a target",
    "ready": "has a shot ready",
    "spent": "can do nothing more",
    "won-over": "won over for the mission",
}
BY_DIE: dict[Literal["", "purge", "chance"], str] = {"purge": "by a die", "chance": "perhaps"}
"""How many arrive if a die decides."""


class Labels(Struct, frozen=True):
    """What stands in braces is filled in by the page."""

    deck: str
    rings: str
    round: str
    round_of: str
    hostility: str
    tracker: str
    to_next: str
    arrives: str
    nobody_arrives: str
    airlock: str
    docked: str
    entry: str
    door: str
    locked: str
    crate: str
    crate_known: str
    searched: str
    lying: str
    health: str
    skill: str
    ammo: str
    actions: str
    rushes: str
    effortless: str
    steps: str
    acting: str
    ready: str
    acted: str
    prone: str
    defeated: str
    captain: str
    contact: str
    counter: str
    kit: str
    slots: str
    no_armour: str
    free_slot: str
    hidden: str
    worth: str
    carries: str
    own_crew: str
    skills: str
    mission: str
    goal: str
    objective: str
    met: str
    special: str
    event: str
    hand: str
    repaired: str
    used: str
    destroyed: str
    sealed: str
    closed: str
    face_down: str
    deal: str
    home: str
    bag: str
    odds: str
    phases: dict[Phase, str]
    where: dict[Where, str]
    families: dict[Family, str]
    turned: dict[Turned, str]
    lasting: dict[LastingKind, str]
    lost_actions: str
    missed_turn: str
    stood_down: str
    class_board: str


LABELS = Labels(
    deck="The deck",
    rings="Rings of {short} and {medium} in",
    round="Round {round}",
    round_of="Round {round} of {last}",
    hostility="Hostility",
    tracker="Hostility {pegs} of {holes}: {band}",
    to_next="{left} to {band}",
    arrives="Each round: {who}",
    nobody_arrives="Nobody arrives",
    airlock="Airlock {letter}",
    docked="berth of the {crew}",
    entry="Entry point {number}",
    door="door",
    locked="locked door",
    crate="{items} inside",
    crate_known="Inside: {items}",
    searched="this room has been searched",
    lying="On the floor: {items}",
    health="Health {now} of {full}",
    skill="Skill pegs {now} of {full}",
    ammo="Ammo {now} of {full}",
    actions="Actions {now} of {full}",
    rushes="{rushes} for moves and attacks",
    effortless="1 effortless action",
    steps="steps left: {steps}",
    acting="acting",
    ready="ready",
    acted="has acted",
    prone="prone",
    defeated="down",
    captain="captain",
    contact="in contact with {others}",
    counter="turn counter",
    kit="Kit of {name}",
    slots="{free} of {all} slots free",
    no_armour="no armour",
    free_slot="free",
    hidden="hidden item",
    worth="{worth} UA",
    carries="items carried: {items}",
    own_crew="A crew of your own",
    skills="Skills",
    mission="Mission",
    goal="Goal",
    objective="{what}: {done} of {wanted}",
    met="done",
    special="Special rules",
    event="Event",
    hand="Assistance cards in hand",
    repaired="repaired {done} of {wanted}",
    used="used",
    destroyed="destroyed",
    sealed="sealed",
    closed="closed",
    face_down="card face down",
    deal="deal with {crew}",
    home="Back aboard",
    bag="Bag {tokens}",
    odds="{odds}%",
    phases=PHASES,
    where={"airlock": "in the airlock", "deck": "on the deck", "aboard": "back aboard", "gone": "left behind"},
    families=FAMILIES,
    turned=TURNED,
    lasting=LASTING,
    lost_actions="actions lost next turn: {actions}",
    missed_turn="misses a turn",
    stood_down="stands down",
    class_board="All skills of the class",
)
