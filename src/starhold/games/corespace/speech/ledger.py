"""The words of the ledger, which lies on the page between two missions."""

from __future__ import annotations

from msgspec import Struct

from starhold.games.common.wording import counted

from ..content import CoreSpaceContent, Degradation, Post
from ..content.trade import Stock
from ..seeing.between import Stage
from ..state import Fate

STOCK: dict[Stock, str] = {
    "anything": "everything",
    "ranged": "guns",
    "close": "blades and clubs",
    "blast": "grenades and charges",
    "armour": "armour",
    "special": "special items",
}


def stock_words(post: Post) -> str:
    """What a post deals in, and what it adds when it buys that."""
    prices = f"up to {post.most} UA" if not post.least else f"{post.least} to {post.most} UA"
    if post.most is None:
        prices = f"from {post.least} UA"
    extra = f"; pays {post.bonus} UA more for these{' and for rare items' if post.rares else ''}" if post.bonus else ""
    return f"{STOCK[post.stock]}, {prices}{extra}"


def wear_words(content: CoreSpaceContent, row: Degradation) -> str:
    if row.system:
        return f"{content.system[row.system].name} loses a space"
    if row.token:
        return f"an item worth up to {row.token} UA is lost"
    return counted(row.rolls, "more roll")


class LedgerLabels(Struct, frozen=True):
    """What stands in braces is filled in by the page."""

    tab: str
    parts: str
    now: str
    crew: str
    log: str
    story: str
    read_on: str
    read_again: str
    briefing: str
    outcome: str
    ending: str
    mission: str
    steps: dict[Stage, str]
    busy: str
    standing: str
    money: str
    worth: str
    away: str
    out: str
    takes_part: str
    stays: str
    dead: str
    fates: dict[Fate, str]
    held: str
    held_or_paid: str
    held_until_paid: str
    career: str
    rank: str
    rank_brings: str
    points: str
    no_class: str
    unlearned: str
    ship: str
    system: str
    wear: str
    wear_roll: str
    parts_left: str
    upgrades: str
    level: str
    built: str
    hold: str
    tray: str
    worn: str
    posts: str
    chosen_by: str
    always: str
    thinking: str
    shelf: str
    other_shelves: str
    left_over: str
    sold_out: str
    price: str
    pick: str
    yours: str
    hire: str
    guests: str
    barter: str
    gives: str
    nothing: str
    no_missions: str
    won: str
    lost: str
    replay: str
    branch: str
    save_log: str


LEDGER_LABELS = LedgerLabels(
    tab="Ledger",
    parts="The ledger",
    now="Now",
    crew="Crews",
    log="Log",
    story="The story",
    read_on="Continue",
    read_again="Read again",
    briefing="Briefing",
    outcome="What came of it",
    ending="The end",
    mission="Mission {number} of {all}",
    steps={
        "muster": "Sign on",
        "roll-call": "Who flies",
        "extraction": "Left behind",
        "rescue": "Rescue",
        "advancement": "Careers",
        "trade": "Trade",
        "maintenance": "The ship",
        "ransom": "Ransom",
    },
    busy="Deciding: {who}",
    standing="{met} of {needed} primary objectives met",
    money="{ua} UA to spend",
    worth="Worth {ua} UA",
    away="sits this one out",
    out="has left the campaign",
    takes_part="flies",
    stays="stays aboard",
    dead="dead",
    fates={
        "": "",
        "home": "came home",
        "left": "was left behind",
        "spared": "alive out there",
        "awaited": "to be fetched",
        "extracted": "got home",
    },
    held="missions to miss: {missions}",
    held_or_paid="missions to miss: {missions}, or {ua} UA",
    held_until_paid="held for {ua} UA",
    career="Career: {done} of {all} points",
    rank="Level {level}",
    rank_brings="{health} health, {skill} skill, {actions} actions",
    points="{points} to allot",
    no_class="no class board yet",
    unlearned="not learned",
    ship="The ship",
    system="{system}: {filled} of {spaces}",
    wear="What a journey does",
    wear_roll="A roll of {faces}",
    parts_left="Parts for {parts} more repairs",
    upgrades="Upgrades",
    level="Level {level}, {price} UA",
    built="built in",
    hold="Hold: {free} of {all} slots free",
    tray="{name}: {free} of {all} slots free",
    worn="worn",
    posts="Trading posts",
    chosen_by="{crew} trades here",
    always="Open to everyone.",
    thinking="deciding",
    shelf="On the shelf",
    other_shelves="At the other posts",
    left_over="{left} left",
    sold_out="sold out",
    price="{ua} UA",
    pick="Click an item for what can be done with it, or drag it to another place.",
    yours="Your things",
    hire="For hire",
    guests="Came home with you",
    barter="Barter with {crew}",
    gives="{crew} gives",
    nothing="nothing yet",
    no_missions="No mission has been flown yet.",
    won="objective met",
    lost="objective missed",
    replay="Watch it again",
    branch="From here, differently",
    save_log="Save the log as text",
)
