"""The words on the page of a fight. Where the page has the figures, they stand in braces."""

from __future__ import annotations

from msgspec import Struct

from ..board.maps import Terrain
from ..content import CardKind, Face, Mark, Rank, ShipClass
from ..content.worlds import Square
from ..rules.shots import Bar
from ..state import Phase, Status
from .vocabulary import MARKED


class Explained(Struct, frozen=True):
    """A name, and what it means in a sentence."""

    name: str
    text: str


class Labels(Struct, frozen=True, kw_only=True):
    """One label for each thing that is shown."""

    board: str
    round: str
    round_of: str
    objective: str
    sparrow: str
    hull: str
    shield: str
    stress: str
    of: str
    attack: str
    immune: str
    dice: str
    spent: str
    basic: str
    supply: str
    damaged: str
    ways_to_pay: str
    pick_dice: str
    reroll_chosen: str
    reroll_free: str
    finish: str
    deck: str
    next_mark: str
    squad: str
    enemies: str
    no_enemies: str
    in_order: str
    fresh: str
    asleep: str
    twice: str
    rules: str
    showing: str
    cards_left: str
    enemy_deck: str
    chances: str
    shots: str
    threat: str
    muster: str
    muster_pilot: str
    muster_ship: str
    muster_card: str
    muster_sparrow: str
    suits: str
    deploy_facing: str
    pick_space: str
    pick_again: str
    face: str
    facing: str
    start: str
    stop_short: str
    ends_facing: str
    empty_seat: str
    home: str
    unconscious: str
    grudge: str
    guardian: str
    tracking: str
    next_card: str
    trauma: str
    # The campaign
    campaign: str
    story: str
    read_again: str
    fold: str
    not_ready: str
    you_chose: str
    supply_left: str
    no_supply: str
    sectors: str
    unknown_sector: str
    here: str
    main_signal: str
    faint_signal: str
    dock: str
    jump: str
    world: str
    health: str
    energy: str
    goal: str
    unknown_place: str
    docked: str
    pilots: str
    credits: str
    points: str
    one_point: str
    rests: str
    dead: str
    hangar: str
    copilots: str
    achievements: str
    log: str
    won: str
    lost: str
    visited: str
    act: str
    prologue: str
    ironman: str
    difficulty: str
    no_ship: str


LABELS = Labels(
    board="The board",
    round="Round {round}",
    round_of="Round {round} of {last}",
    objective="{what}: {done} of {wanted}",
    sparrow="Sparrow",
    hull="Hull",
    shield="Shield",
    stress="Stress",
    of="{now} of {full}",
    attack="attack {attack}",
    immune="immune to {effects}",
    dice="Dice",
    spent="used",
    basic="Basic actions",
    supply="supply {now} of {full}",
    damaged="damaged, face down",
    ways_to_pay="Pay with",
    pick_dice="Drag a die onto a card, or click the card. Click dice to roll them again.",
    reroll_chosen="Roll the chosen dice again (1 stress)",
    reroll_free="Roll all again (free)",
    finish="Done",
    deck="Modifier deck",
    next_mark="at {stress} {what}",
    squad="Squad",
    enemies="Enemies",
    no_enemies="No enemies in sight.",
    in_order="They act in this order",
    fresh="arrives, acts from the next round on",
    asleep="asleep",
    twice="acts twice a round",
    rules="Special rules",
    showing="This round",
    cards_left="{left} of {all} cards left",
    enemy_deck="Their modifier deck",
    chances="What it would do now",
    shots="Shots at it",
    threat="enemies that may fire at it: {enemies}",
    muster="Who flies what",
    muster_pilot="Choose a pilot",
    muster_ship="Choose a ship for {pilot}",
    muster_card="Choose {kind} for {pilot}",
    muster_sparrow="Equip the Sparrow, with up to 2 upgrades",
    suits="suits {pilot}",
    deploy_facing="Which way? Click an arrow.",
    pick_space="choose this space, then a facing",
    pick_again="Choose another space",
    face="face {way}",
    facing="facing {way}",
    start="starting position",
    stop_short="stop short: 1 stress",
    ends_facing="ends facing {way}",
    empty_seat="nobody yet",
    home="Hull that came home",
    unconscious="unconscious",
    tracking="can attack {enemy} once, wherever it is",
    next_card="next: {card}",
    guardian="{pilot} takes its damage",
    grudge="targets only {enemy}",
    trauma="trauma {trauma}",
    campaign="The campaign",
    story="The story",
    read_again="Read it again",
    fold="Continue",
    not_ready="You are not ready for this yet.",
    you_chose="You chose",
    supply_left="Supply {supply} of 10",
    no_supply="No supply: each action costs everyone 1 stress",
    sectors="The sectors",
    unknown_sector="unexplored, {heading} of {sector}",
    here="the Sparrow is here",
    main_signal="main signal",
    faint_signal="faint signal",
    dock="dock",
    jump="jump point",
    world="The world",
    health="Health",
    energy="Energy",
    goal="Objective",
    unknown_place="unknown ground",
    docked="docked",
    pilots="Pilots",
    credits="{credits} credits",
    points="{points} skill points",
    one_point="1 skill point",
    rests="rests",
    dead="dead",
    hangar="Hangar",
    copilots="Co-pilots",
    achievements="Remembered",
    log="What happened",
    won="won",
    lost="lost",
    visited="visited",
    act="Act {act}",
    prologue="Prologue",
    ironman="Ironman",
    difficulty="Difficulty: {difficulty}",
    no_ship="no ship yet",
)

TERRAIN_WORDS: dict[Terrain, Explained] = {
    "open": Explained("open space", ""),
    "asteroids": Explained("asteroids", "1 damage to the hull on entering; they block sight"),
    "nebula": Explained("nebula", "drains the shield on entering; it blocks sight"),
    "planet": Explained("planet", "ships cannot enter it; it blocks sight"),
    "wormhole": Explained("wormhole", "leads to any other free wormhole"),
}

MARKER_WORDS: dict[str, str] = {
    "gate": "the gate",
    "wake": "enemies arrive here",
    "dark": "enemies arrive here",
    "door": "the door, through which enemies come",
    "switch": "the switch",
    "echo": "an echo to scan",
    "lock": "a lock to turn",
}
"""What markers without hull are; others are called by their names."""

BAR_WORDS: dict[Bar, str] = {
    "arc": "outside the firing arc",
    "range": "out of range",
    "sight": "something is in the way",
    "stealth": "in stealth",
    "grudge": "another enemy holds your eye",
    "firm": "nothing moves it",
}
"""Why an attack does not reach a ship, on the board and after a colon."""

FACE_WORDS: dict[Face, Explained] = {
    "move": Explained("move", "fits move slots"),
    "attack": Explained("attack", "fits attack slots"),
    "wild": Explained("wild", "fits any slot"),
    "stress": Explained("stress", "fits any slot, and costs 1 stress"),
}

MARK_WORDS: dict[Mark, Explained] = {
    "breach": Explained(MARKED["breach"], "1 damage to the hull at the start of its phase"),
    "jam": Explained(MARKED["jam"], "its attacks are disadvantaged"),
    "lock": Explained(MARKED["lock"], "attacks on it are advantaged"),
    "slow": Explained(MARKED["slow"], "it cannot move in its next phase"),
    "stealth": Explained(MARKED["stealth"], "it cannot be targeted until it attacks"),
    "stun": Explained(MARKED["stun"], "it cannot attack in its next phase"),
}

STRESS_WORDS: dict[int, str] = {
    3: "a miss joins",
    5: "a miss joins",
    7: "you snap",
    10: "you snap",
}
"""The marks on the stress track. (AKA-STRESS-02..13)"""

RANK_WORDS: dict[Rank, str] = {"regular": "regular", "elite": "elite"}
KIND_WORDS: dict[CardKind, str] = {
    "basic": "a basic action",
    "weapon": "a weapon",
    "engine": "an engine",
    "tech": "a tech",
    "pilot-ability": "an ability",
    "ship-ability": "an ability of the ship",
    "co-pilot": "a co-pilot",
    "sparrow": "an upgrade of the Sparrow",
}
SQUARE_WORDS: dict[Square, str] = {"attack": "attack", "move": "move", "either": "attack or move", "stress": "stress"}
CLASS_WORDS: dict[ShipClass, str] = {
    "command": "command",
    "heavy": "heavy",
    "assault": "assault",
    "research": "research",
    "scout": "scout",
}
STATUS_WORDS: dict[Status, str] = {
    "waiting": "waits",
    "rolled": "has rolled",
    "acting": "is acting",
    "done": "is done",
    "out": "is unconscious",
    "away": "is away",
}
PHASE_WORDS: dict[Phase, str] = {
    "muster": "Muster",
    "deployment": "Deployment",
    "pilots": "Pilots act",
    "enemies": "Enemies act",
    "end": "End of the round",
}
