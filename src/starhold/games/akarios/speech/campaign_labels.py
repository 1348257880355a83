"""The words on the pages between fights. Where the page has the figures, they stand in braces."""

from __future__ import annotations

from msgspec import Struct

from ..content import CardKind
from ..content.voyage import Heading
from ..content.worlds import Skill
from ..options import DIFFICULTIES, Difficulty
from .sentences.setting_up import OPTION_VALUES


class CampaignLabels(Struct, frozen=True, kw_only=True):
    """One label for each thing that is shown."""

    tab: str
    page: str
    squad: str
    log: str
    parts: str
    # The story
    earlier: str
    go_on: str
    choices: str
    voted: str
    undecided: str
    # Getting ready
    preparing: dict[str, str]
    crew: str
    flown_by: str
    ready: str
    fly: str
    rest: str
    parts_of_pilot: str
    loadout: str
    skills: str
    deck: str
    ships: str
    to_mark: str
    ship_points: str
    one_ship_point: str
    own_points: str
    slot: str
    empty: str
    fit: str
    take_off: str
    hangar: str
    nothing_stored: str
    take_ship: str
    tree: str
    of_ship: str
    marked: str
    half: str
    open: str
    closed: str
    later: str
    mark: str
    which_skill: str
    deck_of: str
    # The Sparrow
    sparrow: str
    price_of_action: str
    nerves: str
    nerves_become: str
    icons: str
    explore: str
    go_there: str
    # The market
    shelf: str
    sell: str
    refit: str
    services: str
    price: str
    price_of_one: str
    left: str
    none_left: str
    buy: str
    buy_for: str
    sold_for: str
    nothing_to_sell: str
    aboard: str
    stored: str
    supply: str
    buy_supply: str
    ship_point: str
    point_bought: str
    other_ships: str
    calm: str
    calm_now: str
    give: str
    done: str
    # On foot
    here: str
    attempts: str
    commit: str
    chance: str
    calmly: str
    need: str
    need_each: str
    dice_left: str
    spent: str
    found: str
    pick_attempt: str
    all_docked: str
    thrown: str
    roll_again: str
    rolled_before: str
    # The log
    no_scenes: str
    scenes_won: str
    replay: str
    branch: str
    save_log: str


LABELS_BETWEEN = CampaignLabels(
    tab="Campaign",
    page="Now",
    squad="Squad",
    log="Log",
    parts="Parts of the campaign",
    earlier="Show the page again",
    go_on="Continue",
    choices="What should the squad do?",
    voted="is for it",
    undecided="Still thinking: {names}",
    preparing={"fight": "Get ready: {name}", "landing": "Get ready to land: {name}"},
    crew="Who flies",
    flown_by="flown by {name}",
    ready="ready",
    fly="Fly {pilot}",
    rest="Let {pilot} rest",
    parts_of_pilot="{pilot}: what to look at",
    loadout="Loadout",
    skills="Skills",
    deck="Deck",
    ships="Ships",
    to_mark="{points}: choose what to mark",
    ship_points="{points} ship points",
    one_ship_point="1 ship point",
    own_points="Points of its own: {points}",
    slot="{kind} slot",
    empty="empty",
    fit="Fit",
    take_off="Take off",
    hangar="Ready in the hangar",
    nothing_stored="Nothing else lies ready.",
    take_ship="Take the {ship}",
    tree="Skill tree: {tree}",
    of_ship="Upgrades of the {ship}",
    marked="yours",
    half="1 of 2 points",
    open="open",
    closed="closed for good",
    later="later",
    mark="Mark a point: {what}",
    which_skill="Which skill?",
    deck_of="Modifier deck: {cards} cards",
    sparrow="Aboard the Sparrow",
    price_of_action="each action costs 1",
    nerves="Nerves",
    nerves_become="{pilot}: stress {now}, then {then}",
    icons="What is here",
    explore="Explore {heading}",
    go_there="Fly there",
    shelf="On the shelf",
    sell="Sell",
    refit="Refit",
    services="Services",
    price="{price} credits",
    price_of_one="1 credit",
    left="{left} left",
    none_left="sold out",
    buy="Buy",
    buy_for="Buy for {pilot}",
    sold_for="Sell for {price}",
    nothing_to_sell="Nobody pays for starting cards, and there is nothing else.",
    aboard="aboard {ship}",
    stored="{number} in the hangar",
    supply="Supply",
    buy_supply="Buy 1 supply",
    ship_point="A ship upgrade point",
    point_bought="{bought} of 2 bought",
    other_ships="Other ships",
    calm="Someone to talk to",
    calm_now="trauma {trauma}",
    give="Give credits",
    done="done here",
    here="here",
    attempts="What can be tried here",
    commit="How many dice?",
    chance="{chance}%",
    calmly="{chance}% without stress",
    need="{skill} {need}: you bring {mine}, the dice bring the rest",
    need_each="{skill} {need} for each who takes part: you bring {mine}",
    dice_left="dice left",
    spent="No dice left in this round.",
    found="done",
    pick_attempt="Choose something to try.",
    all_docked="Everyone has docked.",
    thrown="On the table",
    roll_again="Roll the chosen dice again",
    rolled_before="Click dice to roll them again.",
    no_scenes="No scene is over yet.",
    scenes_won="Scenes won",
    replay="Watch it again",
    branch="From here, differently",
    save_log="Save the log as text",
)

SLOT_WORDS: dict[CardKind, str] = {
    "basic": "basic action",
    "weapon": "weapon",
    "engine": "engine",
    "tech": "tech",
    "pilot-ability": "pilot's ability",
    "ship-ability": "ship's ability",
    "co-pilot": "co-pilot",
    "sparrow": "upgrade of the Sparrow",
}
SKILL_WORDS: dict[Skill, str] = {
    "charm": "charm",
    "intelligence": "intelligence",
    "strength": "strength",
    "dexterity": "dexterity",
}
HEADING_WORDS: dict[Heading, str] = {"north": "north", "east": "east", "south": "south", "west": "west"}
DIFFICULTY_WORDS: dict[Difficulty, str] = {level: OPTION_VALUES["difficulty"][level] for level in DIFFICULTIES}
