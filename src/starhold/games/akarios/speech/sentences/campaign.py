"""The campaign between the fights: the squad, the story, the Sparrow."""

from __future__ import annotations

from starhold.kernel import Weight

CHOICES = {
    # Getting ready
    "akarios.rest": "{pilot}: sit this one out",
    "akarios.unfit": "{pilot}: take off {card}",
    "akarios.unmount": "take {card} off the Sparrow",
    "akarios.bench": "let {pilot} sit this one out",
    "akarios.ready": "be ready to set out",
    "akarios.set-difficulty": "set the difficulty to {difficulty}",
    # The Sparrow
    "akarios.explore": "explore {heading}",
    "akarios.scout": "scout signal {number}",
    "akarios.dock": "dock, and go to the market",
    "akarios.move": "move to {sector}",
    "akarios.jump": "jump to {system}",
    "akarios.retire": "end the campaign here",
}

HEADINGS = {
    "akarios.fit": "{pilot}: fit",
    "akarios.unfit": "{pilot}: take off",
    "akarios.unmount": "the Sparrow",
    "akarios.set-difficulty": "difficulty",
    "akarios.move": "move",
}

DETAILS = {
    "akarios.retire": "Everyone who flies has a vote.",
}

WEIGHTS: dict[str, Weight] = {
    "akarios.ready": "onward",
    "akarios.rest": "aside",
    "akarios.unfit": "aside",
    "akarios.unmount": "aside",
    "akarios.set-difficulty": "aside",
    "akarios.retire": "aside",
}

EVENTS = {
    # Getting ready
    "akarios.rested": "{pilot} sits this one out.",
    "akarios.unfitted": "{pilot} takes off {card}.",
    "akarios.unmounted": "{card} comes off the Sparrow.",
    "akarios.made-ready": "{seat} is ready.",
    "akarios.difficulty-set": "The difficulty is now {difficulty}.",
    # The story
    "akarios.entry-read": "{entry}",
    "akarios.space-event-drawn": "{event}",
    "akarios.path-taken": "{path}",
    "akarios.achieved": "This will be remembered: {achievement}.",
    "akarios.credits-changed": "{pilot} is paid {by}.",
    "akarios.credits-changed/no-by": "{pilot} pays, and has {credits} left.",
    "akarios.points-gained": "{pilot} gains {points}.",
    "akarios.card-gained": "The squad gets {card}.",
    "akarios.copilot-left": "{card} leaves the squad.",
    "akarios.pilot-joined": "{pilot} joins the squad, with {points}.",
    "akarios.ship-joined": "{ship} joins the squad.",
    "akarios.supply-changed": "The Sparrow has {supply} supply.",
    "akarios.strained": "{pilot} will start the next scene with {stress} stress.",
    "akarios.strained/no-stress": "{pilot} calms down.",
    "akarios.act-began": "Act {act} begins.",
    "akarios.ironman-chosen": "From here on lost ships stay lost, and pilots can die: ironman.",
    # The Sparrow
    "akarios.sector-explored": "The Sparrow explores {sector}.",
    "akarios.sparrow-moved": "The Sparrow moves to {sector}.",
    "akarios.system-reached": "{system}: the Sparrow comes to {sector}.",
    "akarios.scouted-in-vain": "{entry}: the squad is not ready for this yet. No supply is spent.",
    "akarios.home-asked": "{seat} would end the campaign here.",
    "akarios.retired": "The squad ends the campaign.",
    # Coming home
    "akarios.ship-lost": "{ship} is lost for good, and everything on it. {pilot} was picked up.",
    "akarios.campaign-ended": "The story is over, and the squad has come to the end of the road.",
    "akarios.campaign-ended/no-success": "The story is over.",
    "akarios.campaign-ended/retired": "The story ends here.",
}

REFUSALS = {
    "akarios.free-berth": "four pilots fly already: let one sit out first",
    "akarios.room-aboard": "no slot is free for it: take something off first",
    "akarios.ship-for-all": "every pilot needs a ship, and someone must fly",
    "akarios.new-achievement": "the squad is not ready for this: follow other signals first",
    "akarios.later": "jump points open in act {act}",
}

PROMPTS = {
    "akarios.prepare.choose": "{seat}, get ready: who flies what?",
    "akarios.voyage.act": "{seat}, where does the Sparrow go?",
}

MOMENTS = {
    "akarios.prepare.choose": "{whose} preparations",
    "akarios.voyage.act": "the Sparrow's next action",
}

HINTS = {
    "akarios.prepare.choose": "Ships and cards belong to the squad. Before each scene you can change them for free.",
    "akarios.voyage.act": "Each action costs 1 supply. With none left, it costs everyone 1 stress.",
}

CLAUSES = {
    "akarios.rest": "AKA-NEWPILOT-04",
    "akarios.unfit": "AKA-CAMPAIGN-12",
    "akarios.unmount": "AKA-SPARROW-08",
    "akarios.bench": "AKA-NEWPILOT-04",
    "akarios.ready": "AKA-CAMPAIGN-12",
    "akarios.set-difficulty": "AKA-DIFFICULTY-01",
    "akarios.explore": "AKA-EXPLORE-07",
    "akarios.scout": "AKA-SCOUT-01",
    "akarios.dock": "AKA-DOCK-01",
    "akarios.move": "AKA-EXPLORE-03",
    "akarios.jump": "AKA-JUMP-01",
    "akarios.retire": "AKA-CAMPAIGN-10",
}

ACTS = ("prologue", "act 1", "act 2", "act 3")
STANDING = "{campaign}, {act}: {won} of {fights} fights won."
LINE = "{name}: {outcome}. {pilots}."
OUTCOMES = {
    ("fight", "success"): "won",
    ("fight", "failure"): "lost",
    ("landing", "success"): "done",
    ("landing", "failure"): "failed",
    ("landing", ""): "visited",
    ("dock", ""): "docked",
}
CHOSEN = "{page}: {choice}."
GAINED = "Gained: {gains}."
OPENED = "The beginning"
RETIRED = "The squad has gone home. The road is still there."
GONE = "Nobody is left to fly. The lamps that you have lit still burn."
"""The campaign log."""

ICONS = {
    True: "the main signal",
    False: "the faint signal",
}
"""Scout icons, black and blue."""

IRONMAN = {
    "ironman.off": "play on as before: ships are mended, pilots wake up",
    "ironman.on": "ironman: lost ships stay lost, and pilots can die",
}
"""The ways of the decision when act 1 begins."""

HOMEWARD = {
    "homeward.no": "fly on",
    "homeward.yes": "go home: the campaign ends here",
}
"""The ways of the decision to end the campaign."""
