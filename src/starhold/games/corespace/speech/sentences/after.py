"""Between missions: advancement, trade and maintenance."""

from __future__ import annotations

from starhold.kernel import Weight

AFTER_CHOICES = {
    "corespace.claim": "exchange the kill point for a career point of {figure}",
    "corespace.visit": "visit {post}",
    "corespace.buy": "buy {token}",
    "corespace.sell": "sell {token} from {place}",
    "corespace.stow": "move {token} from {place} to {into}",
    "corespace.wear": "have {figure} put on {token}",
    "corespace.undress": "have {figure} take off their armour",
    "corespace.hire": "hire {figure}",
    "corespace.keep-on": "keep {figure} for good",
    "corespace.haggle": "make {seat} an offer",
    "corespace.put": "offer {token} from {place}",
    "corespace.want": "ask for {token} of {place}",
    "corespace.add-money": "pay {ua} UA more",
    "corespace.ask-money": "ask for {ua} UA more",
    "corespace.propose": "make this offer",
    "corespace.withdraw": "think better of it",
    "corespace.agree": "agree",
    "corespace.use-parts": "bring out {token}",
    "corespace.repair": "repair {system} by 1",
    "corespace.build-in": "build in {upgrade}",
    "corespace.scan": "scan the crate at {crate}",
    "corespace.calm": "calm the station: 2 pegs fewer",
    "corespace.cover-fire": "shoot {figure} from the airlock, gun {level}",
    "corespace.redock": "move the ship to airlock {airlock}",
}

AFTER_HEADINGS = {
    "corespace.visit": "Visit",
    "corespace.buy": "Buy",
    "corespace.sell": "Sell",
    "corespace.stow": "Move",
    "corespace.wear": "Wear",
    "corespace.hire": "Hire",
    "corespace.keep-on": "Keep",
    "corespace.haggle": "Barter",
    "corespace.put": "Offer",
    "corespace.want": "Ask for",
    "corespace.add-money": "Pay more",
    "corespace.ask-money": "Ask for more",
    "corespace.repair": "Repair",
    "corespace.build-in": "Build in",
    "corespace.scan": "Scan",
    "corespace.cover-fire": "Shoot from the airlock",
    "corespace.redock": "Move the ship",
}

AFTER_WEIGHTS: dict[str, Weight] = {
    "corespace.stow": "aside",
    "corespace.wear": "aside",
    "corespace.undress": "aside",
    "corespace.haggle": "aside",
    "corespace.withdraw": "onward",
    "corespace.ready": "onward",
    "corespace.scan": "aside",
    "corespace.calm": "aside",
    "corespace.redock": "aside",
}

AFTER_CLAUSES = {
    "corespace.claim": "CS-ADVANCE-03",
    "corespace.visit": "CS-TRADE-01",
    "corespace.buy": "CS-TRADE-04",
    "corespace.sell": "CS-TRADE-04",
    "corespace.stow": "CS-TRADE-09",
    "corespace.wear": "CS-EQUIP-02",
    "corespace.undress": "CS-EQUIP-02",
    "corespace.hire": "CS-TRADE-10",
    "corespace.keep-on": "CS-HIRE-01",
    "corespace.haggle": "CS-TRADE-08",
    "corespace.propose": "CS-TRADE-08",
    "corespace.agree": "CS-TRADE-08",
    "corespace.use-parts": "CS-MAINTAIN-04",
    "corespace.repair": "CS-MAINTAIN-03",
    "corespace.build-in": "CS-MAINTAIN-05",
    "corespace.scan": "CS-MAINTAIN-07",
    "corespace.calm": "CS-MAINTAIN-07",
    "corespace.cover-fire": "CS-MAINTAIN-07",
    "corespace.redock": "CS-MAINTAIN-07",
}

AFTER_EVENTS = {
    "corespace.career-gained": "{figure} has {career} career points.",
    "corespace.level-gained": "{figure} reaches level {level}: {health} health, {skill} skill, {actions}.",
    "corespace.post-visited": "{seat} visits {post}.",
    "corespace.bought": "{seat} buys {token} for {price} UA.",
    "corespace.bought/no-price": "{seat} takes {token}, which costs nothing.",
    "corespace.appraised": "{seat} has {token} appraised: a {rolled}.",
    "corespace.sold": "{seat} sells {token} for {price} UA.",
    "corespace.sold/no-price": "{seat} gives {token} away.",
    "corespace.stowed": "{seat} moves {token} to {into}.",
    "corespace.dressed": "{figure} puts on {token}.",
    "corespace.dressed/no-token": "{figure} takes off their armour.",
    "corespace.hired": "{seat} hires {figure} for {price} UA.",
    "corespace.barter-offered": "{seat} offers {partner} {gives} for {wants}.",
    "corespace.barter-offered/paying": "{seat} offers {partner} {gives} and {ua} UA for {wants}.",
    "corespace.barter-offered/asking": "{seat} offers {partner} {gives} for {wants} and {ua} UA.",
    "corespace.bartered": "{seat} and {partner} agree.",
    "corespace.barter-refused": "{partner} declines.",
    "corespace.wear-rolled": "{seat} rolls {rolled} for the ship.",
    "corespace.wear-rolled/twice": "{seat} rolls {rolled} for the ship: two more rolls.",
    "corespace.system-worn": "{system} of {seat} falls to {left}.",
    "corespace.token-spoilt": "{seat} loses {token}: spoilt in {place}.",
    "corespace.parts-used": "{seat} brings out {token}.",
    "corespace.repaired": "{seat} repairs {system} for {price} UA: {filled}.",
    "corespace.repaired/no-price": "{seat} repairs {system} with the parts: {filled}.",
    "corespace.built-in": "{seat} builds in {upgrade}, level {level}, for {price} UA.",
    "corespace.scanned": "{seat} scans the crate at {crate}.",
    "corespace.airlock-fired": "The airlock of {seat} shoots at {figure}.",
    "corespace.ship-lost": "{system} of {seat} is gone. The ship stays where it is, and the crew goes home by bus.",
}

AFTER_PROMPTS = {
    "corespace.train.allot": "{seat}, what can your trader do?",
    "corespace.improve.improve": "{seat}, what have they learned?",
    "corespace.trading.enter": "{seat}, which trading post do you visit?",
    "corespace.trading.take": "{seat}, what do you buy, sell or trade?",
    "corespace.bartering.add": "{seat}, what do you offer, and what do you want for it?",
    "corespace.bartering.settle": "{seat}, do you agree?",
    "corespace.overhaul.mend": "{seat}, what do you repair?",
    "corespace.overhaul.build": "{seat}, what do you build in?",
    "corespace.guard.shoot": "{seat}, at whom does your airlock shoot?",
}

AFTER_MOMENTS = {
    "corespace.train.allot": "{whose} training",
    "corespace.improve.improve": "{whose} advancement",
    "corespace.trading.enter": "{whose} choice of a post",
    "corespace.trading.take": "{whose} trade",
    "corespace.bartering.add": "{whose} offer",
    "corespace.bartering.settle": "{whose} answer to an offer",
    "corespace.overhaul.mend": "{whose} repairs",
    "corespace.overhaul.build": "{whose} upgrade",
    "corespace.guard.shoot": "{whose} airlock gun",
}

AFTER_HINTS = {
    "corespace.improve.improve": "Points can wait: nothing is lost if you allot them another time.",
    "corespace.trading.enter": "Everyone also visits the general store. A post pays 1 UA more for its own wares.",
    "corespace.trading.take": "Crews buy in turns, an item each. Selling and moving things around costs no turn.",
    "corespace.overhaul.mend": "A space costs 2 UA. A ship with an empty system flies no more.",
    "corespace.overhaul.build": "One level after each mission. It is used in missions, for skill pegs.",
}

AFTER_PURPOSES = {
    "sale": "what {about} brings",
    "wear": "what the journey has done to the ship",
}

AFTER_REFUSALS = {
    "corespace.career-space": "this career is complete: nobody gets any better than that",
    "corespace.stowage-room": "there is no room for it: move or sell something first",
    "corespace.found": "rare things are never for sale: find them in a mission",
    "corespace.elsewhere-sold": "{post} sells it: go there after the next mission",
    "corespace.elsewhere-sold/no-post": "nobody sells it: find it in a mission",
    "corespace.priced": "nobody pays for it: keep it, or barter it",
    "corespace.berth": "a crew has seven members at most: make do with those you have",
    "corespace.for-hire": "they do not fly for money: choose someone else",
    "corespace.something": "there is nothing on the table: offer something, or ask for something",
    "corespace.space-for-both": "one of you has no room for it: change the offer",
    "corespace.system-space": "nothing is missing there: repair something else",
    "corespace.built": "all three levels are built in: choose something else",
}
